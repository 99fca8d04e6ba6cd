/**
 * The panels of a table, and what moves or is dragged on it, in a file of their own that is fetched
 * once the table stands. Like extras.ts it shares nothing with a game's own file but what its functions
 * are given; it may name what isn't private there, which has one short name in all files of a build.
 */
export { cardDrag } from './table/card-drag.js';
export { glide, settle } from './table/glide.js';
export { overlay } from './table/panel-overlay.js';
export { tablePanelSheet } from './table/panel-sheet.js';
