/**
 * The panels of a table, and what moves or is dragged on it, in a file of their own that is fetched
 * once the table stands. Like extras.ts it shares nothing with a game's own file but what its functions are given, by place.
 */
export { cardDrag } from './table/card-drag.js';
export { glide, settle } from './table/glide.js';
export { tableKeys } from './table/panel-keys.js';
export { fairPanel } from './table/panel-fair.js';
export { helpPanel } from './table/panel-help.js';
export { historyPanel, statsPanel } from './table/panel-figures.js';
export { paysPanel } from './table/panel-pays.js';
export { tablePanelSheet } from './table/panel-sheet.js';
