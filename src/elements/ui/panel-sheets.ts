/** The contents of panels that a player opens: they are loaded when the first of them is opened. */
export { keySheet } from './key-sheet.js';
export { settings } from './settings.js';
