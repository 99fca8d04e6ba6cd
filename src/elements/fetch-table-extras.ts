import type * as extras from './table-extras.js';

export type TableExtras = typeof extras;

/** The panels of a table, fetched once for all tables of a file; see table-extras.ts. */
export const fetchTableExtras = (): Promise<TableExtras> => import('./table-extras.js');
