import {
  type FreecellOptions,
  DRAWS,
  type GolfOptions,
  type KlondikeOptions,
  type KlondikeState,
  type PyramidOptions,
  type PyramidState,
  SUPERMOVES,
  VARIANTS,
  type Variant,
  freecell,
  golf,
  klondike,
  pyramid,
} from '../../../src/core.js';
import { positionKey } from '../../../src/core/puzzles/rules-space.js';
import { minCells } from '../../../src/games/freecell/rules/variants.js';
import { type MidGame, midGame } from './mid-games.js';
import { valueOf } from './result.js';

/** From the fewest that the game can be played with, at least one, to five; the variant's own number too. */
function cellsOf(variant: Variant): readonly number[] {
  const least = Math.max(1, minCells(variant));
  const usual = valueOf(freecell.options.check({ variant })).cells;
  return [...new Set([1, 2, 3, 4, 5, usual])].filter((cells) => cells >= least);
}

const family = Object.fromEntries(
  VARIANTS.map((variant) => [
    variant,
    cellsOf(variant).flatMap((cells) =>
      SUPERMOVES.map((supermove): FreecellOptions => ({ variant, cells, supermove })),
    ),
  ]),
);

const pyramids = Object.fromEntries(
  ([1, 2, 3] as const).map((wastes) => [
    `${wastes} ${wastes > 1 ? 'wastes' : 'waste'}`,
    ([0, 1, 2, 3, 'unlimited'] as const).flatMap((redeals) =>
      [true, false].map((coverPairs): PyramidOptions => ({
        redeals,
        coverPairs,
        openStock: false,
        wastes,
      })),
    ),
  ]),
);

/** If redeals are unlimited, their number doesn't distinguish positions. */
const pyramidKey = ({ piles, redeals, options }: PyramidState): string =>
  positionKey({ piles, redeals: options.redeals === 'unlimited' ? 0 : redeals });

const klondikes = Object.fromEntries(
  DRAWS.map((draw) => [
    `draw ${draw}`,
    ([0, 1, 2, 'unlimited'] as const).flatMap((redeals) =>
      [false, true].map((foundationReturn): KlondikeOptions => ({
        draw,
        redeals,
        foundationReturn,
        scoring: 'none',
      })),
    ),
  ]),
);

/** Neither the score nor unlimited redeals distinguish positions. */
const klondikeKey = ({ takenBack, options, ...state }: KlondikeState): string =>
  positionKey({ ...state, redeals: options.redeals === 'unlimited' ? 0 : state.redeals }) +
  takenBack.join();

/** Every patience game with all its options. */
export const MID_GAMES: readonly MidGame[] = [
  midGame(freecell, family),
  midGame(klondike, klondikes, klondikeKey),
  midGame(pyramid, pyramids, pyramidKey),
  midGame(golf, {
    'no corner': [{ corner: false }],
    corner: [{ corner: true }],
  } satisfies Record<string, readonly GolfOptions[]>),
];
