import { freecell } from '../../src/games/freecell/rules/game.js';
import { golf } from '../../src/games/golf/rules/game.js';
import { klondike } from '../../src/games/klondike/rules/game.js';
import { shuffledDeck } from '../../src/core/cards/deal-number.js';
import { deckOf } from '../../src/core/patience/rules/deck.js';
import type { PatienceRules } from '../../src/core/patience/rules/rules.js';
import { type PatienceState, deal } from '../../src/core/patience/rules/state.js';
import { tableOf } from '../../src/core/patience/rules/table.js';
import type { Verdict } from '../../src/core/solver/search.js';
import { PATIENCES, type PatienceName } from '../../src/games/patience/registry.js';
import { SOLVITAIRE } from '../../test/core/patience/solvitaire.js';
import { valueOf } from '../../test/core/support/result.js';
import { readGame } from '../support/query.js';
import type { KnownDeal } from './deals.js';
import { middleOf } from './middle.js';
import { stateOf } from './position.js';

const freecellRules = (options: object): PatienceRules =>
  freecell.tableOf(valueOf(freecell.options.check(options))).rules;

/** FreeCell as Solvitaire plays it: cards don't come back from the foundations. */
const plainFreecell = (options: object): PatienceRules => {
  const rules = freecellRules(options);
  return { ...rules, foundations: { ...rules.foundations, back: 'none' } };
};

const klondikeRules = (draw: 1 | 3): PatienceRules =>
  klondike.tableOf(valueOf(klondike.options.check({ draw, foundationReturn: true }))).rules;

/** Golf as Solvitaire plays it: a queen may go on a king. */
function golfRules(): PatienceRules {
  const { rules } = golf.tableOf(valueOf(golf.options.check({ corner: false })));
  return { ...rules, hole: { wrap: false, kingEnds: false } };
}

function fourPiles(): PatienceRules {
  const rules = plainFreecell({});
  return { ...rules, columns: { ...rules.columns, deal: [13, 13, 13, 13] } };
}

/** The rules of games that are not in the registry of patiences, by the names of Solvitaire. */
const OTHERS: Readonly<Record<string, () => PatienceRules>> = {
  'bakers-game': () => freecellRules({ variant: 'bakers-game' }),
  'eight-off': () => freecellRules({ variant: 'eight-off' }),
  'fore-cell': () => freecellRules({ variant: 'forecell' }),
  'free-cell': () => plainFreecell({}),
  'free-cell-0-cell': () => plainFreecell({ cells: 0 }),
  'free-cell-4-pile': fourPiles,
  golf: golfRules,
  klondike: () => klondikeRules(3),
  'klondike-deal-1': () => klondikeRules(1),
  'seahaven-towers': () => freecellRules({ variant: 'seahaven' }),
};

/**
 * Games that Solvitaire plays by other rules than it says, each with the verdict that does not count for ours.
 *
 * Spider's kin: complete runs go to the foundations, but its parser ignores that term of its presets, so there the cards go
 * up one by one. That is easier. Canfield's kin: there nothing goes on a card of the base rank in a column, here the rank
 * below it does. Lucas: it puts two aces on one foundation, so it never wins.
 */
export const UNCERTAIN: Readonly<Record<string, Verdict>> = {
  'mrs-mop': 'winnable',
  'simple-simon': 'winnable',
  spider: 'winnable',
  spiderette: 'winnable',
  'will-o-the-wisp': 'winnable',
  'american-toad': 'unwinnable',
  canfield: 'unwinnable',
  lucas: 'unwinnable',
};

/** Games that have elements of their own. */
const ELEMENTS: Readonly<Record<string, (options: object) => PatienceRules>> = {
  freecell: freecellRules,
  klondike: (given) => klondike.tableOf(valueOf(klondike.options.check(given))).rules,
  golf: (given) => golf.tableOf(valueOf(golf.options.check(given))).rules,
};

const isPatience = (name: string): name is PatienceName => Object.hasOwn(PATIENCES, name);

/** The rules of one of our own games: `spider?suits=2`. */
async function ownRules(text: string): Promise<PatienceRules> {
  const { name, given } = readGame(text);
  const element = ELEMENTS[name];
  if (element) return element(given);
  if (!isPatience(name)) throw new Error(`No patience is called ${name}.`);
  const { options, rules } = (await PATIENCES[name]()).game;
  return rules(valueOf(options.check(given)));
}

/** Our rules for a game of Solvitaire, changed where the two differ. */
async function solvitaireRules(game: string): Promise<PatienceRules> {
  const other = OTHERS[game];
  if (other) return other();
  const known = SOLVITAIRE[game];
  if (!known) throw new Error(`No rules are known for ${game}.`);
  const { options, rules } = (await PATIENCES[known.name]()).game;
  const ours = rules(valueOf(options.check(known.options ?? {})));
  return known.change ? known.change(ours) : ours;
}

/** Rules, and the position that a game begins with. */
export interface Beginning {
  readonly rules: PatienceRules;
  readonly state: PatienceState;
}

export async function beginningOf(known: KnownDeal): Promise<Beginning> {
  const { game, deal: number, position, isMiddle } = known;
  if (position) {
    const rules = await solvitaireRules(game);
    return { rules, state: stateOf(rules, position) };
  }
  const rules = await ownRules(game);
  const deck = shuffledDeck(Number(number), deckOf(rules));
  const beginning = { rules, state: deal(tableOf(rules), {}, deck) };
  return isMiddle ? middleOf(beginning, Number(number)) : beginning;
}
