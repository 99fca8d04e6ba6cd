import { parseArgs } from 'node:util';

/**
 * A whole number or, where it is none, the text itself, which the game's rules then refuse.
 *
 * @param {string} text
 */
const number = (text) => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * The options of each game: those of its element, as attributes, and what they are to its rules.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, (text: string) => object>>>>}
 */
const TEXTS = {
  freecell: {
    variant: (text) => ({ variant: text }),
    cells: (text) => ({ cells: number(text) }),
  },
  golf: {},
  klondike: {
    draw: (text) => ({ draw: number(text) }),
    redeals: (text) => ({ redeals: number(text) }),
  },
  pyramid: {
    redeals: (text) => ({ redeals: number(text) }),
    resets: (text) => ({ resets: number(text) }),
    wastes: (text) => ({ wastes: number(text) }),
  },
};

/**
 * Those that are there or not.
 *
 * @type {Readonly<Record<string, Readonly<Record<string, object>>>>}
 */
const FLAGS = {
  freecell: {},
  golf: { corner: { corner: true } },
  klondike: { 'foundation-return': { foundationReturn: true } },
  pyramid: { 'no-cover-pairs': { coverPairs: false } },
};

const OF_ALL = /** @type {const} */ ({
  moves: { type: 'boolean' },
  nodes: { type: 'string' },
  seconds: { type: 'string' },
  threads: { type: 'string' },
  help: { type: 'boolean' },
});

const LAST_DEAL = 2 ** 31 - 1;

export const USAGE = `Usage: baize-solve <game> [options] <deals>

Says of each deal whether it can be won, a line a deal:
  deal, winnable | unwinnable | unknown, positions searched, milliseconds of processor time

Deals: one or more numbers and ranges: 11982, or 1-1000
Games and their options:
  freecell  --variant freecell|kingcell|forecell|bakers-game|eight-off|seahaven  --cells 0…8
  golf      --corner
  klondike  --draw 1|3  --redeals unlimited|0|1|2…  --foundation-return
  pyramid   --redeals unlimited|0|1|2…  --no-cover-pairs  --wastes 1|2|3
For all:
  --moves      the moves that win, at the end of the line
  --nodes N    at most so many positions a deal
  --seconds S  at most so many seconds of processor time a deal
  --threads T  at most so many threads; as many as there are cores, if not given
`;

/**
 * What was asked for.
 *
 * @typedef {{
 *   game: string,
 *   options: object,
 *   deals: (readonly [first: number, last: number])[],
 *   moves: boolean,
 *   nodes: number,
 *   seconds: number,
 *   threads: number | undefined,
 * }} Order
 */

/** What is wrong with the arguments. */
export class Wrong extends Error {}

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {RegExp} form
 */
function limit(name, text, form) {
  if (text === undefined) return Infinity;
  if (!form.test(text) || Number(text) === 0) {
    throw new Wrong(`--${name} takes a number above 0, not "${text}".`);
  }
  return Number(text);
}

/** @param {string} text */
function range(text) {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (from === '' || first < 1 || last > LAST_DEAL || first > last) {
    throw new Wrong(`"${text}" is no deal and no range of deals from 1 to ${LAST_DEAL}.`);
  }
  return /** @type {const} */ ([first, last]);
}

/**
 * The given arguments by name.
 *
 * @param {string} game
 * @param {readonly string[]} args
 */
function parsed(game, args) {
  const names = /** @type {const} */ ([
    ...Object.keys(TEXTS[game] ?? {}).map((name) => [name, { type: 'string' }]),
    ...Object.keys(FLAGS[game] ?? {}).map((name) => [name, { type: 'boolean' }]),
  ]);
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(names), ...OF_ALL },
    });
  } catch (error) {
    // Its first sentence names the option; the others are about dashes.
    throw new Wrong(`${String(error instanceof Error ? error.message : error).split('. ')[0]}.`);
  }
}

/**
 * What the arguments ask for.
 *
 * @param {readonly string[]} args
 * @returns {Order | undefined} nothing where help is asked for
 * @throws {Wrong} where they can't be understood; whether the game takes an option, its rules say
 */
export function orderOf([game = '', ...args]) {
  if (game === '--help') return undefined;
  if (!Object.hasOwn(TEXTS, game)) {
    throw new Wrong(`The first word is the game: ${Object.keys(TEXTS).join(', ')}, not "${game}".`);
  }
  const { values, positionals } = parsed(game, args);
  /** @param {keyof typeof OF_ALL} name */
  const text = (name) => /** @type {string | undefined} */ (Reflect.get(values, name));
  if (text('help')) return undefined;
  if (positionals.length === 0) throw new Wrong('Which deals? Say 11982, or 1-1000.');
  const threads = limit('threads', text('threads'), /^\d+$/);
  const options = Object.entries(values).map(([name, value]) =>
    typeof value === 'string' ? TEXTS[game]?.[name]?.(value) : FLAGS[game]?.[name],
  );
  return {
    game,
    options: Object.assign({}, ...options),
    deals: positionals.map(range),
    moves: text('moves') !== undefined,
    nodes: limit('nodes', text('nodes'), /^\d+$/),
    seconds: limit('seconds', text('seconds'), /^\d*\.?\d+$/),
    threads: threads === Infinity ? undefined : threads,
  };
}
