import { tableCheck } from '../../locales/compiled/en/table-check.js';
import { tablePanels } from '../../locales/compiled/en/table-panels.js';
import type { TableWords } from '../../locales/table-words.js';
import type { Words } from '../../locales/words.js';

/** The messages of a table and its panels. */
export type PanelWords = Words<'kit' | 'table' | 'tableCheck' | 'tablePanels'>;

/** The messages of panels, in the language of the table's other messages. */
export const panelWords = (words: TableWords): PanelWords => ({
  tableCheck,
  tablePanels,
  ...words,
});
