/** What is told of a hand of Seven Twenty-Seven, in Spanish: fetched with what its table says. */
export { announcementsWith } from './words/seven27-announce.js';
export { explanationsWith } from './words/seven27-explain.js';
export { DECLARED, GOAL_NAMES, points, potName } from './words/seven27-hands.js';
