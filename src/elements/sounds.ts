/**
 * What is to be heard, in a file of its own that is fetched once somebody has sound on. Of a game it knows
 * what hosts know: its events, its parts.
 */
export { sounding } from './sounds/desk.js';
