/**
 * What a race is drawn, spoken and worked by, in a file of its own: the file of all games fetches it once
 * there is a race on the page, which most pages have not; the race's own file holds it. Like
 * elements/extras.ts it shares nothing with that file but what its functions are given.
 */
export { tenDiceBot } from './bot.js';
export { refocus } from './element-focus.js';
export { onKey } from './element-keys.js';
export { raceTemplate } from './element-race.js';
export { RACE as raceText, raceSheet } from './styles-race.js';
export { hintOf, rollTexts, startText } from './tell.js';
export { tenDiceWords } from './words.js';
