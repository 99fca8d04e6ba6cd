// The games that the page begins with: those that the kit describes by data, and those with a folder of their own.
import { GAMES as DESCRIPTIONS } from '../../dist/core.js';
import { EVERY_PATIENCE } from '../../dist/patience.js';

// Only a patience has a table of rules.
const OTHERS = DESCRIPTIONS.filter(({ rules }) => rules?.tableOf).map(
  ({ name, title, options, rules }) => ({
    name,
    title,
    // As the text of a link has them: without what is undefined.
    rules: JSON.parse(JSON.stringify(rules.tableOf(options.check({}).value).rules)),
  }),
);

const BY_NAME = EVERY_PATIENCE.map((game) => ({ ...game, isByName: true }));

/** All games by title, each with its name, its usual rules, and whether `<patience-game>` plays it by its name. */
export const GAMES = [...BY_NAME, ...OTHERS].sort((one, other) =>
  one.title.localeCompare(other.title, 'en'),
);
