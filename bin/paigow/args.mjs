import { parseArgs } from 'node:util';

/** @typedef {typeof import('../../src/core.js')} Core */

export const USAGE = `Usage: baize-paigow count | advise <seven cards> | simulate  [options]

  count      how many of all 154,143,080 hands are of which kind, have which line of the
             Fortune side bet, and what the house way sets behind and in front
  advise     each legal way to set seven cards, best first: its exact chance to win, to push
             and to lose. Cards are a rank and a suit, AS TD 7H; the joker is XX
  simulate   the house way against itself, by random deals

Options:
  --house-way foxwoods|mgm-grand  what the dealer, and in count and simulate all, set by
  --wheel second|low    where A-2-3-4-5 ranks among the straights; second
  --push-on H           advise, simulate: queen-high, ace-high or nine-front: the dealer's hand
                        that makes every stake come back, in place of the commission; none
  --commission C        percent of what is won, 0 to 100, of advise and simulate; 5
  --no-joker            count: all 133,784,560 hands without the joker
  --hands N             simulate: how many are dealt; 1000000
  --seed N              simulate: 0 to 4294967295, which deals the same hands each time; 1
`;

/** An error in the arguments. */
export class Wrong extends Error {}

const HOUSE = /** @type {const} */ ({
  'house-way': { type: 'string', default: 'foxwoods' },
  wheel: { type: 'string', default: 'second' },
});
const COMMISSION = /** @type {const} */ ({
  commission: { type: 'string', default: '5' },
  'push-on': { type: 'string', default: 'none' },
});

/**
 * The options of each command.
 *
 * @type {Readonly<Record<Command, import('node:util').ParseArgsConfig['options']>>}
 */
const OPTIONS = {
  count: { ...HOUSE, 'no-joker': { type: 'boolean', default: false } },
  advise: { ...HOUSE, ...COMMISSION },
  simulate: {
    ...HOUSE,
    ...COMMISSION,
    hands: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
  },
};

/** @typedef {'count' | 'advise' | 'simulate'} Command */

/**
 * The parsed arguments. Options that the command does not accept have their defaults.
 *
 * @typedef {{
 *   command: Command,
 *   houseWay: import('../../src/core.js').HouseWayName,
 *   wheel: import('../../src/core.js').Wheel,
 *   commission: number,
 *   pushOn: import('../../src/core.js').PaigowPush,
 *   joker: boolean,
 *   hands: number,
 *   seed: number,
 *   cards: readonly number[],
 * }} Order
 */

/**
 * @template {string} Name
 * @param {string} option
 * @param {readonly Name[]} names
 * @param {unknown} text
 */
function oneOf(option, names, text) {
  const name = names.find((one) => one === text);
  if (name === undefined)
    throw new Wrong(`--${option} takes ${names.join(' or ')}, not "${text}".`);
  return name;
}

/**
 * @param {string} option
 * @param {readonly [least: number, most: number]} range
 * @param {unknown} text
 */
function whole(option, [least, most], text) {
  const value = Number(text);
  if (!/^\d+$/.test(String(text)) || value < least || value > most) {
    throw new Wrong(`--${option} takes a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

/**
 * Reads what the house takes: a commission, or instead a push on some hands.
 *
 * @param {Core} core
 * @param {unknown} push
 * @param {unknown} commission
 */
function paying(core, push, commission) {
  const pushOn = oneOf('push-on', core.PAIGOW_PUSHES, push);
  const percent = whole('commission', [0, 100], commission);
  return { pushOn, commission: pushOn === 'none' ? percent : 0 };
}

/**
 * Reads seven cards from one or more words.
 *
 * @param {Core} core
 * @param {readonly string[]} words
 */
function sevenCards({ parseCards }, words) {
  const cards = parseCards(words.join(' '));
  if ('wrong' in cards) throw new Wrong(`"${cards.wrong}" is no card: AS, TD, 7H, or XX.`);
  if (cards.length !== 7) throw new Wrong(`advise takes seven cards, not ${cards.length}.`);
  if (new Set(cards).size !== 7) throw new Wrong('A card is there twice.');
  return cards;
}

/**
 * The given arguments by name, and the other words.
 *
 * @param {Command} command
 * @param {readonly string[]} args
 */
function parsed(command, args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...OPTIONS[command], help: { type: 'boolean' } },
    });
  } catch (error) {
    // The message's first sentence names the option. The others explain dashes.
    throw new Wrong(`${String(error instanceof Error ? error.message : error).split(/\.\s/)[0]}.`);
  }
}

/**
 * Parses the arguments.
 *
 * @param {Core} core
 * @param {readonly string[]} args
 * @returns {Order | undefined} `undefined` if help was requested
 * @throws {Wrong} if they can't be parsed
 */
export function orderOf(core, [word = '', ...args]) {
  if (word === '--help') return undefined;
  const names = /** @type {readonly Command[]} */ (Object.keys(OPTIONS));
  const command = names.find((name) => name === word);
  if (!command) throw new Wrong(`The first word is ${names.join(', ')}, not "${word}".`);
  const { values, positionals } = parsed(command, args);
  /** @param {string} name */
  const of = (name) => Reflect.get(values, name);
  if (of('help')) return undefined;
  if (command !== 'advise' && positionals.length > 0) {
    throw new Wrong(`${command} takes no "${positionals[0]}".`);
  }
  return {
    command,
    houseWay: oneOf('house-way', core.HOUSE_WAY_NAMES, of('house-way')),
    wheel: oneOf('wheel', core.WHEELS, of('wheel')),
    ...paying(core, of('push-on') ?? 'none', of('commission') ?? '0'),
    joker: of('no-joker') !== true,
    hands: whole('hands', [1, 1_000_000_000], of('hands') ?? '1'),
    seed: whole('seed', [0, 2 ** 32 - 1], of('seed') ?? '0'),
    cards: command === 'advise' ? sevenCards(core, positionals) : [],
  };
}
