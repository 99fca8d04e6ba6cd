/**
 * Which room may import which. docs/architecture.md tells why; this table is what the linter holds
 * the sources to. `game` is the importing file's own game; another game is never allowed.
 */
const CORE = ['cards', 'engine'];
const SHARED = [...CORE, 'solitaire', 'table', 'solver', 'locales'];

export const rooms = {
  cards: { pure: true, may: ['cards'] },
  engine: { pure: true, may: CORE },
  solitaire: { pure: true, may: [...CORE, 'solitaire'] },
  table: { pure: true, may: [...CORE, 'table'] },
  solver: { pure: true, may: [...CORE, 'solver'] },
  // What carries a search to a thread and back. Its worker gathers every game's solver.
  'solver thread': { pure: false, may: [...SHARED, 'solver thread', 'game'] },
  // English, and what a language is; of the others only their types.
  locales: { pure: true, may: [...CORE, 'solitaire', 'table', 'locales', 'languages'] },
  // All other languages, which have words for every room.
  languages: { pure: true, may: [...SHARED, 'game', 'elements', 'languages'] },
  game: { pure: true, may: [...SHARED, 'game'] },
  'game element': {
    pure: false,
    may: [
      ...[...SHARED, 'game', 'game element', 'elements', 'solver thread', 'storage', 'themes'],
      // Its own folder's, that is: those that games share are asked for by elements.
      'languages',
    ],
  },
  elements: {
    pure: false,
    may: [...SHARED, 'elements', 'solver thread', 'storage', 'themes', 'shelf', 'languages'],
  },
  // Where an element that shows any game fetches that game's from.
  shelf: { pure: false, may: [...CORE, 'elements', 'game element'] },
  storage: { pure: false, may: [...CORE, 'storage'] },
  themes: { pure: false, may: ['themes'] },
};

/**
 * The packages that a pure room may import all the same: as pure as the room, in Node and anywhere.
 *
 * @type {Record<string, string[]>}
 */
export const purePackages = { cards: ['@noble/hashes'] };

/**
 * The files of a game that may touch the page; all its other files are pure.
 * `import/x.js` specifiers and file names both end up here without their extension.
 */
const ELEMENT_FILE = /^(element|styles)[^/]*$|^index$/;

/** The file that fetches games by their names. */
const SHELF_FILE = 'elements/game-replay/games';

/** The files of src/solver that may touch a page or a worker; all others there are pure. */
const THREAD_FILE = /^(client|serve|slices|worker)[^/]*$/;

/**
 * @typedef {{ room: keyof typeof rooms | 'entry', game?: string }} Place
 */

/**
 * The room of a file of a game's folder.
 *
 * @param {string} file
 */
const roomInGame = (file) => {
  if (file.startsWith('languages/')) return 'languages';
  return ELEMENT_FILE.test(file) ? 'game element' : 'game';
};

/**
 * The room of a path below src/, or undefined for what is outside.
 *
 * @param {string} path with forward slashes
 * @returns {Place | undefined}
 */
export function placeOf(path) {
  const below = /(?:^|\/)src\/(.+?)(?:\.(?:ts|js))?$/.exec(path)?.[1];
  if (below === undefined) return undefined;
  const [room = '', game = '', ...rest] = below.split('/');
  if (room === 'games') return { room: roomInGame(rest.join('/')), game };
  if (below === SHELF_FILE) return { room: 'shelf' };
  if (room === 'solver' && THREAD_FILE.test(game)) return { room: 'solver thread' };
  return Object.hasOwn(rooms, room) && game !== ''
    ? { room: /** @type {keyof typeof rooms} */ (room) }
    : { room: 'entry' };
}
