import fc from 'fast-check';
import {
  AUTO_FOUNDATIONS,
  type Draw,
  type KlondikeAids,
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
  DRAWS,
  SCORINGS,
  klondike,
} from '../../../src/core.js';
import { contract } from '../../contract.js';

const options = (draw: Draw): fc.Arbitrary<KlondikeOptions> =>
  fc.record({
    draw: fc.constant(draw),
    redeals: fc.constantFrom<KlondikeOptions['redeals']>('unlimited', 0, 1, 2),
    foundationReturn: fc.boolean(),
    scoring: fc.constantFrom(...SCORINGS),
  });

const aids: fc.Arbitrary<KlondikeAids> = fc.record({
  autoFlip: fc.boolean(),
  autoFinish: fc.boolean(),
  autoFoundation: fc.constantFrom(...AUTO_FOUNDATIONS),
});

const COUNTS = [-1, 0, 0.5, ...Array.from({ length: 25 }, (_, index) => index + 1)];

let conceived: readonly KlondikeMove[] | undefined;

/** Any count from any pile to any, and piles that don't exist. */
function conceivable(state: KlondikeState): readonly KlondikeMove[] {
  if (conceived) return conceived;
  const others = ['column-8', 'column-0', 'waste-2', 'cell-1', 'constructor', ''];
  const piles = [...Object.keys(state.piles), ...others] as KlondikeMove['from'][];
  conceived = piles.flatMap((from) =>
    piles.flatMap((to) => COUNTS.map((count) => ({ from, to, count }))),
  );
  return conceived;
}

for (const draw of DRAWS) {
  contract(`Klondike, draw ${draw}`, {
    game: klondike,
    options: options(draw),
    aids,
    cardsOf: (state) => Object.values(state.piles).flat(),
    conceivable,
    length: 60,
  });
}
