/**
 * What finds out whether a game can be won, and what stands on it: hints, the demonstration, the light,
 * deals that can be won. It is a file of its own, fetched on need; see extras.ts.
 */
export { makeAdviser } from './solver/adviser.js';
export { certify } from './solver/solve.js';
