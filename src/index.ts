/** Every element, registered. */
export * from './games/freecell/index.js';
export * from './games/golf/index.js';
export * from './games/klondike/index.js';
export * from './games/pai-gow/index.js';
export * from './games/patience/index.js';
export * from './games/patience/element/tags/index.js';
export * from './games/pyramid/index.js';
export * from './games/seven-twenty-seven/index.js';
export * from './games/ten-dice/index.js';
export * from './elements/card-lobby/index.js';
export * from './elements/game-leaderboard/index.js';
export * from './elements/card-room/index.js';
export * from './elements/game-calendar/index.js';
export * from './elements/game-replay/index.js';
export * from './elements/game-stats/index.js';
export * from './elements/playing-card/index.js';
export { VERSION } from './elements/base/version.js';
