/**
 * Guides and recipes: a text and a path below docs/.
 *
 * @type {Readonly<Record<string, readonly [text: string, path: string]>>}
 */
const PAGES = {
  backend: [
    'Recipe: a club with members and a backend',
    recipe('a-club-with-members-and-a-backend'),
  ],
  brand: ['Recipe: brand a game in ten minutes', recipe('brand-a-game-in-ten-minutes')],
  celebration: ['Recipe: a celebration of your own', recipe('a-celebration-of-your-own')],
  control: ['Control: your own toolbar, and what the player may do', 'guides/control.md'],
  daily: ['Daily games: calendar, season and leaderboard', 'guides/daily.md'],
  events: ['Events', 'guides/events.md'],
  fair: ['Fair shuffles', 'guides/fair-shuffles.md'],
  friends: ['Recipe: a table for friends', recipe('a-table-for-friends')],
  games: ['Games: which one, and how it is played', 'guides/games.md'],
  list: ['All patience games', 'reference/patience-games.md'],
  own: ['Your own patience', 'guides/own-patience.md'],
  puzzle: ['Recipe: puzzle of the week', recipe('puzzle-of-the-week')],
  puzzles: ['Puzzles', 'guides/puzzles.md'],
  rules: ['The terms of patience rules', 'reference/patience-rules.md'],
  tricks: ['The terms of trick-taking rules', 'reference/trick-rules.md'],
  saves: ['Saves and statistics', 'guides/saves-and-statistics.md'],
  school: ['Recipe: casino school', recipe('casino-school')],
  session: ['Recipe: twenty hands a session', recipe('twenty-hands-a-session')],
  sharing: ['Sharing and replays', 'guides/sharing.md'],
  solver: ['The solver: winnable deals, hints, difficulty', 'guides/solver.md'],
  tables: ['Tables', 'guides/tables.md'],
  theming: ['Theming', 'guides/theming.md'],
  together: ['Together: people at several devices', 'guides/together.md'],
  toolbar: ['Recipe: your own toolbar', recipe('your-own-toolbar')],
};

/** A section of the recipes. @param {string} anchor */
function recipe(anchor) {
  return `guides/recipes.md#${anchor}`;
}

const PATIENCE = [
  ...['games', 'puzzles', 'daily', 'sharing', 'solver', 'saves', 'control', 'events', 'theming'],
  ...['brand', 'toolbar', 'puzzle', 'celebration'],
];
const TABLE = ['tables', 'fair', 'together', 'saves', 'control', 'events', 'theming'];
const TRICKS = ['tables', 'tricks', 'fair', 'saves', 'control', 'events', 'theming'];

/**
 * The pages for each element. Default: the guide to the games.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const NAMES = {
  'freecell-game': PATIENCE,
  'golf-game': PATIENCE,
  'klondike-game': PATIENCE,
  'pyramid-game': PATIENCE,
  'patience-game': ['list', 'own', 'rules', ...PATIENCE],
  'paigow-table': [...TABLE, 'session', 'friends'],
  'seven27-table': [...TABLE, 'school', 'session', 'friends'],
  'hearts-table': TRICKS,
  'spades-table': TRICKS,
  'whist-table': TRICKS,
  'twenty-nine-table': TRICKS,
  'ten-dice-race': ['games', 'fair', 'together', 'saves', 'control', 'events', 'theming'],
  'card-lobby': ['together', 'friends'],
  'card-room': ['saves', 'together', 'backend', 'friends'],
  'game-calendar': ['daily', 'backend'],
  'game-leaderboard': ['daily', 'backend'],
  'game-replay': ['sharing'],
  'game-stats': ['saves', 'backend'],
  'playing-card': ['theming'],
};

/**
 * The guides and recipes that concern an element.
 *
 * @param {string} tag
 * @returns {readonly (readonly [text: string, path: string])[]}
 */
export function linksOf(tag) {
  return (NAMES[tag] ?? ['games']).map((name) => {
    const page = PAGES[name];
    if (!page) throw new Error(`scripts/docs/links.mjs has no page ${name}.`);
    return page;
  });
}
