/**
 * What finds out whether a game can be won, and what stands on it: hints, the demonstration, the light,
 * deals that can be won. It is a file of its own, fetched on need; what its functions are given comes
 * by its place, none of it by a name (see extras.ts).
 */
export { demonstrate } from './solver/demonstrate.js';
export { findDeal } from './solver/find-deal.js';
export { light, lightSheet } from './solver/light.js';
export { solve } from './solver/solve.js';
export { watch } from './solver/watch.js';
