/**
 * Guides by the name of their file.
 *
 * @type {Readonly<Record<string, readonly [text: string, path: string]>>}
 */
const GUIDES = {
  games: ['Games: which one, and how it is played', 'guides/games.md'],
  theming: ['Theming', 'guides/theming.md'],
  control: ['Control: your own toolbar, and what the player may do', 'guides/control.md'],
  events: ['Events', 'guides/events.md'],
  puzzles: ['Puzzles', 'guides/puzzles.md'],
  sharing: ['Sharing', 'guides/sharing.md'],
  tables: ['Tables', 'guides/tables.md'],
  fair: ['Fair shuffles', 'guides/fair-shuffles.md'],
  together: ['Together: people at several devices', 'guides/together.md'],
  embedding: ['Embedding', 'guides/embedding.md'],
  rules: ['The terms of patience rules', 'reference/patience-rules.md'],
  list: ['All patience games', 'reference/patience-games.md'],
};

const PATIENCE = ['games', 'puzzles', 'sharing', 'control', 'events', 'theming', 'embedding'];
const TABLE = ['tables', 'fair', 'together', 'control', 'events', 'theming', 'embedding'];

/** @type {Readonly<Record<string, readonly string[]>>} */
const NAMES = {
  'freecell-game': PATIENCE,
  'golf-game': PATIENCE,
  'klondike-game': PATIENCE,
  'pyramid-game': PATIENCE,
  'patience-game': ['list', 'rules', ...PATIENCE],
  'paigow-table': TABLE,
  'seven27-table': TABLE,
  'ten-dice-race': ['games', 'fair', 'together', 'control', 'events', 'theming', 'embedding'],
  'canfield-game': ['games', 'list'],
  'forty-thieves-game': ['games', 'list'],
  'scorpion-game': ['games', 'list'],
  'spider-game': ['games', 'list'],
  'tripeaks-game': ['games', 'list'],
  'yukon-game': ['games', 'list'],
  'card-lobby': ['together'],
  'card-room': ['tables', 'together'],
  'game-calendar': [],
  'game-leaderboard': [],
  'game-replay': ['sharing'],
  'game-stats': [],
  'playing-card': ['theming'],
};

/**
 * The guides and recipes that concern an element: a text and a path below docs/.
 *
 * @param {string} tag
 * @returns {readonly (readonly [text: string, path: string])[]}
 */
export function linksOf(tag) {
  const names = NAMES[tag];
  if (!names) throw new Error(`scripts/docs/links.mjs has no <${tag}>.`);
  return names.map((name) => {
    const guide = GUIDES[name];
    if (!guide) throw new Error(`scripts/docs/links.mjs has no guide ${name}.`);
    return guide;
  });
}
