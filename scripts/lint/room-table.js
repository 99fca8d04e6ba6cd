/**
 * Which folder ("room") may import which; docs/internals/architecture.md gives the reasons. The linter checks the sources against
 * this table. A room of `core` has the name of its folder there. `game` is the importing file's own game: other games
 * are never allowed.
 */
const CORE = ['cards', 'engine'];
const RULES = [
  ...[...CORE, 'history', 'sharing', 'patience', 'table', 'tricks'],
  ...['together', 'solver', 'puzzles'],
];
const ABOVE = [...RULES, 'locales', 'elements', 'storage', 'themes'];

export const rooms = {
  cards: { pure: true, may: ['cards'] },
  engine: { pure: true, may: CORE },
  history: { pure: true, may: [...CORE, 'history', 'sharing'] },
  sharing: { pure: true, may: [...CORE, 'sharing'] },
  patience: { pure: true, may: [...CORE, 'patience'] },
  table: { pure: true, may: [...CORE, 'table'] },
  // Trick-taking games by their rules. From solver it imports only the type of a search in slices.
  tricks: { pure: true, may: [...CORE, 'table', 'tricks', 'solver'] },
  // Tables shared by people at several machines, without networking.
  together: { pure: true, may: [...CORE, 'table', 'together'] },
  puzzles: { pure: true, may: [...CORE, 'patience', 'solver', 'puzzles'] },
  // Its rules/ solves any patience by the terms of its rules.
  solver: { pure: true, may: [...CORE, 'history', 'patience', 'solver'] },
  // The words that games share.
  locales: { pure: true, may: [...RULES, 'locales', 'translations'] },
  // The type of all words of a language, including each game's. From elements it imports only types.
  translations: { pure: true, may: [...RULES, 'locales', 'game', 'elements'] },
  game: { pure: true, may: [...RULES, 'locales', 'translations', 'game', 'games'] },
  'game element': { pure: false, may: [...ABOVE, 'translations', 'game', 'game element'] },
  // The list of all games, and what a game says of itself in it.
  games: { pure: true, may: [...RULES, 'game', 'games'] },
  // The solvers' worker, and how an element of any game is loaded.
  'games in pages': { pure: false, may: ['elements', 'games', 'game element'] },
  elements: { pure: false, may: [...ABOVE, 'translations', 'games in pages'] },
  // The code that all React components share.
  react: { pure: false, may: ['elements', 'react'] },
  storage: { pure: false, may: [...CORE, 'history', 'storage'] },
  // Knows the kit by its built files. Shares only the core's JSON.
  offline: { pure: false, may: ['engine', 'offline'] },
  // Frames of games: URLs, messages, code to paste, and the page. From elements it imports only types.
  embed: { pure: false, may: ['engine', 'elements', 'games', 'embed'] },
  themes: { pure: false, may: ['themes'] },
};

/**
 * The packages that a pure room may import: they are pure too, and run anywhere.
 *
 * @type {Record<string, string[]>}
 */
export const purePackages = { cards: ['@noble/hashes'], together: ['@noble/hashes'] };

/**
 * @typedef {{ room: keyof typeof rooms | 'entry', game?: string }} Place
 */

/** @typedef {keyof typeof rooms} Room */

/** Files that don't belong to their folder's room. */
const FILES = /** @type {Record<string, Room>} */ ({
  'locales/translations': 'translations',
  'games/define-game': 'games',
  'games/index': 'games',
  'games/elements': 'games in pages',
  'games/solver-worker': 'games in pages',
});

/**
 * @param {string} room
 * @returns {Place | undefined}
 */
const placeNamed = (room) =>
  Object.hasOwn(rooms, room) ? { room: /** @type {Room} */ (room) } : undefined;

/**
 * The room of a file in a folder of src/.
 *
 * @param {string} below the path below src/, without its extension
 * @returns {Place | undefined}
 */
function placeInFolder(below) {
  const [top = '', folder = '', file = ''] = below.split('/');
  if (folder === '') return undefined;
  if (top === 'games') {
    const isElement = file === 'element' || file === 'index';
    return { room: isElement ? 'game element' : 'game', game: folder };
  }
  return placeNamed(top === 'core' ? folder : top);
}
/**
 * The room of a path below src/; `undefined` for other paths.
 *
 * @param {string} path with forward slashes
 * @returns {Place | undefined}
 */
export function placeOf(path) {
  const below = /(?:^|\/)src\/(.+?)(?:\.(?:ts|js))?$/.exec(path)?.[1];
  if (below === undefined) return undefined;
  const room = FILES[below];
  return room ? { room } : (placeInFolder(below) ?? { room: 'entry' });
}
