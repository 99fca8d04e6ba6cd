import fc from 'fast-check';
import {
  AUTO_FOUNDATIONS,
  type FreecellAids,
  type FreecellMove,
  type FreecellOptions,
  type FreecellState,
  SUPERMOVES,
  VARIANTS,
  type Variant,
  freecell,
} from '../../../src/core.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { contract } from '../../contract.js';
import { firstOf } from '../../support/counts.js';

const COUNTS = [-1, 0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

const options = (variant: Variant): fc.Arbitrary<FreecellOptions> =>
  fc.record({
    variant: fc.constant(variant),
    cells: fc.integer({ min: minCells(variant), max: MAX_CELLS }),
    supermove: fc.constantFrom(...SUPERMOVES),
  });

const aids: fc.Arbitrary<FreecellAids> = fc.record({
  autoFinish: fc.boolean(),
  autoFoundation: fc.constantFrom(...AUTO_FOUNDATIONS),
});

const conceived = new Map<string, readonly FreecellMove[]>();

/** Any count from any pile to any, and piles that don't exist. */
function conceivable(state: FreecellState): readonly FreecellMove[] {
  const ids = [...Object.keys(state.piles), 'column-11', 'cell-0', 'constructor', ''];
  const piles = ids;
  const name = ids.join(' ');
  const known = conceived.get(name);
  if (known) return known;
  const moves = piles.flatMap((from) =>
    piles.flatMap((to) => COUNTS.map((count) => ({ from, to, count }))),
  );
  conceived.set(name, moves);
  return moves;
}

/** Cells that are free, cells that are dealt to, and columns built by suit; the others mix these. */
const FIRST: readonly Variant[] = ['freecell', 'forecell', 'seahaven'];

for (const variant of firstOf([...new Set([...FIRST, ...VARIANTS])], FIRST.length)) {
  contract(variant, {
    game: freecell,
    options: options(variant),
    aids,
    cardsOf: (state) => Object.values(state.piles).flat(),
    conceivable,
  });
}
