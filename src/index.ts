/** Every game, registered; what stands beside games is imported by its own name. */
export * from './games/freecell/index.js';
export * from './games/klondike/index.js';
export * from './games/pai-gow/index.js';
export * from './games/pyramid/index.js';
export * from './games/seven-twenty-seven/index.js';
export * from './games/ten-dice/index.js';
export { VERSION } from './elements/version.js';
