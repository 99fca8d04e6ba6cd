// The games that the page begins with: those that the kit describes by data, and those that have an element of their own.
import { freecell, golf, klondike, pyramid } from '../../dist/core.js';
import { EVERY_PATIENCE } from '../../dist/patience.js';

const OTHERS = [
  ['FreeCell', freecell],
  ['Golf', golf],
  ['Klondike', klondike],
  ['Pyramid', pyramid],
].map(([title, { game: name, options, tableOf }]) => ({
  name,
  title,
  // As the text of a link has them: without what is undefined.
  rules: JSON.parse(JSON.stringify(tableOf(options.check({}).value).rules)),
}));

const known = new Set(EVERY_PATIENCE.map(({ name }) => name));

const BY_NAME = EVERY_PATIENCE.map((game) => ({ ...game, isByName: true }));

/** All games by title, each with its name, its usual rules, and whether `<patience-game>` plays it by its name. */
export const GAMES = [...BY_NAME, ...OTHERS.filter(({ name }) => !known.has(name))].sort(
  (one, other) => one.title.localeCompare(other.title, 'en'),
);
