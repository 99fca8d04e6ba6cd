import { freecell } from '../../src/games/freecell/rules/game.js';
import { golf } from '../../src/games/golf/rules/game.js';
import { klondike } from '../../src/games/klondike/rules/game.js';
import type { PatienceRules } from '../../src/core/patience/rules/rules.js';
import { PATIENCES } from '../../src/games/patience/registry.js';
import { SOLVITAIRE } from '../../test/core/patience/solvitaire.js';
import { valueOf } from '../../test/core/support/result.js';

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

/** Our rules for a game of Solvitaire, changed where the two differ. */
export async function rulesFor(game: string): Promise<PatienceRules> {
  const other = OTHERS[game];
  if (other) return other();
  const known = SOLVITAIRE[game];
  if (!known) throw new Error(`No rules are known for ${game}.`);
  const { options, rules } = (await PATIENCES[known.name]()).game;
  const ours = rules(valueOf(options.check(known.options ?? {})));
  return known.change ? known.change(ours) : ours;
}
