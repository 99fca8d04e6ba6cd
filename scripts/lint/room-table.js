/**
 * Which room may import which. docs/architecture.md tells why; this table is what the linter holds
 * the sources to. A room of `core` is named by its folder there. `game` is the importing file's own game;
 * another game is never allowed.
 */
const CORE = ['cards', 'engine'];
const RULES = [
  ...[...CORE, 'history', 'sharing', 'patience', 'table'],
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
  // Tables that people at several machines share; knows no network.
  together: { pure: true, may: [...CORE, 'table', 'together'] },
  puzzles: { pure: true, may: [...CORE, 'patience', 'solver', 'puzzles'] },
  solver: { pure: true, may: [...CORE, 'history', 'solver'] },
  // The words that games share.
  locales: { pure: true, may: [...RULES, 'locales', 'translations'] },
  // The type of all words of a language, those of each game among them; of elements only types.
  translations: { pure: true, may: [...RULES, 'locales', 'game', 'elements'] },
  game: { pure: true, may: [...RULES, 'locales', 'translations', 'game'] },
  'game element': { pure: false, may: [...ABOVE, 'translations', 'game', 'game element'] },
  // The files that know all games by name: the solvers' worker, and where elements that show any game get it.
  registry: { pure: false, may: [...ABOVE, 'game', 'game element', 'registry'] },
  elements: { pure: false, may: [...ABOVE, 'translations', 'registry'] },
  // What the components of React share.
  react: { pure: false, may: ['elements', 'react'] },
  storage: { pure: false, may: [...CORE, 'history', 'storage'] },
  // Knows the kit by its built files; shares only the core's JSON.
  offline: { pure: false, may: ['engine', 'offline'] },
  // Frames of games: addresses, messages, code to paste, and the page itself; of elements only types.
  embed: { pure: false, may: ['engine', 'elements', 'embed'] },
  themes: { pure: false, may: ['themes'] },
};

/**
 * The packages that a pure room may import all the same: as pure as the room, in Node and anywhere.
 *
 * @type {Record<string, string[]>}
 */
export const purePackages = { cards: ['@noble/hashes'], together: ['@noble/hashes'] };

/**
 * @typedef {{ room: keyof typeof rooms | 'entry', game?: string }} Place
 */

/** @typedef {keyof typeof rooms} Room */

/** Files whose room is not their folder's. */
const FILES = /** @type {Record<string, Room>} */ ({ 'locales/translations': 'translations' });

/**
 * @param {string} room
 * @returns {Place | undefined}
 */
const placeNamed = (room) =>
  Object.hasOwn(rooms, room) ? { room: /** @type {Room} */ (room) } : undefined;

/**
 * The room of a file of a folder below src/, where there is such.
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
 * The room of a path below src/, or undefined for what is outside.
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
