/** How the bots judge their hands: a file of its own, fetched once a table stands, see element-bot-source.ts. */
export { seven27Bot } from './bots.js';
