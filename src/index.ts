/** Every element, registered. */
export * from './games/freecell/index.js';
export { VERSION } from './elements/version.js';
