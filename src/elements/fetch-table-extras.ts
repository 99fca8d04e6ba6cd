import type * as extras from './table-extras.js';
import type * as panels from './table-panels.js';

export type TableExtras = typeof extras;
export type TablePanelsFile = typeof panels;

/** What a table can be played without, fetched once for all tables of a file; see table-extras.ts. */
export const fetchTableExtras = (): Promise<[TableExtras, TablePanelsFile]> =>
  Promise.all([import('./table-extras.js'), import('./table-panels.js')]);
