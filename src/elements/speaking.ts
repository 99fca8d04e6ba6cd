/**
 * The way to other languages for elements that play no game themselves, in a file of its own: games
 * have it in extras.ts.
 */
export { speakCard, speakReplay, speakStats } from './language/own-languages.js';
