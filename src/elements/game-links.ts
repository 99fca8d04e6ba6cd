/**
 * Links, results and daily deals: what a game is shared by. It is a file of its own, fetched on need; see
 * extras.ts. What certifies the day's deal stands in the solver's file, which it fetches for that.
 */
export { makeLinks } from './links/links.js';
