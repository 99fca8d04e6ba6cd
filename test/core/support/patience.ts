import fc from 'fast-check';
import {
  AUTO_FOUNDATIONS,
  type Game,
  DRAWS,
  SCORINGS,
  SUPERMOVES,
  Session,
  VARIANTS,
  WASTES,
  freecell,
  klondike,
  pyramid,
} from '../../../src/core.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { valueOf } from './result.js';
import { type Walk, walks } from './walks.js';

/** A session of any patience game. */
export type AnySession = Session<unknown, unknown, object, unknown, unknown>;
export type AnyPatience = Game<unknown, unknown, object, unknown, unknown>;

/** A patience game with its random games. */
export interface Patience {
  readonly name: string;
  readonly game: AnyPatience;
  readonly walks: fc.Arbitrary<Walk<object, unknown>>;
}

const limits = fc.constantFrom('unlimited' as const, 0, 1, 2, 7);
const aids = fc.record({
  autoFlip: fc.boolean(),
  autoFinish: fc.boolean(),
  autoFoundation: fc.constantFrom(...AUTO_FOUNDATIONS),
});

function patience<S, M, O extends object, V, A>(
  name: string,
  game: Game<S, M, O, V, A>,
  options: fc.Arbitrary<object>,
): Patience {
  return { name, game, walks: walks(options, aids, 90) };
}

/** Every patience game, with all its options; the FreeCell family variant by variant. */
export const PATIENCES: readonly Patience[] = [
  ...VARIANTS.map((variant) =>
    patience(
      variant,
      freecell,
      fc.record({
        variant: fc.constant(variant),
        cells: fc.integer({ min: minCells(variant), max: MAX_CELLS }),
        supermove: fc.constantFrom(...SUPERMOVES),
      }),
    ),
  ),
  patience(
    'klondike',
    klondike,
    fc.record({
      draw: fc.constantFrom(...DRAWS),
      redeals: limits,
      foundationReturn: fc.boolean(),
      scoring: fc.constantFrom(...SCORINGS),
    }),
  ),
  patience(
    'pyramid',
    pyramid,
    fc.record({
      redeals: limits,
      coverPairs: fc.boolean(),
      openStock: fc.boolean(),
      wastes: fc.constantFrom(...WASTES),
    }),
  ),
];

/** Plays a random game, then takes some of it back. */
export function played(game: AnyPatience, walk: Walk<object, unknown>, undos: number): AnySession {
  const { deal, deck, options, aids: own } = walk;
  const session = valueOf(
    Session.start(game, deal === undefined ? { deck, options } : { deal, options }),
  );
  for (const pick of walk.picks) {
    const legal = session.legalMoves();
    if (legal.length === 0) break;
    session.play(legal[pick % legal.length], { source: 'player', now: 0, aids: own });
  }
  for (let n = 0; n < undos; n++) session.undo({ source: 'player', now: 0 });
  return session;
}
