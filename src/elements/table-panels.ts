/**
 * What lies over a table, in a file of its own that is fetched with table-extras.ts, and like it
 * given what it needs of the game's file.
 */
export { menu } from './table/panel-menu.js';
export { overlay } from './table/panel-overlay.js';
export { tablePanelSheet } from './table/panel-sheet.js';
