import fc from 'fast-check';
import {
  type PyramidMove,
  type PyramidOptions,
  type PyramidState,
  WASTES,
  type WasteCount,
  pyramid,
} from '../../../src/core.js';
import { inPairOrder } from '../../../src/core/patience/rules/pairs.js';
import { contract } from '../../contract.js';
import { firstOf } from '../../support/counts.js';

const COUNTS = [-1, 0, 0.5, 1, 2, 3, 24];

const options = (wastes: WasteCount): fc.Arbitrary<PyramidOptions> =>
  fc.record({
    redeals: fc.constantFrom('unlimited' as const, 0, 1, 2, 7),
    coverPairs: fc.boolean(),
    openStock: fc.boolean(),
    wastes: fc.constant(wastes),
  });

/** Any count from any pile to any, in the one order that a pair is listed in, and no such piles. */
function conceivable(state: PyramidState): readonly PyramidMove[] {
  const ids = [...Object.keys(state.piles), 'pyramid-29', 'waste-0', 'constructor', ''];
  const table = pyramid.tableOf(state.options);
  const turned = ids.reduce(
    (sum, id) => sum + (id.startsWith('waste') ? (state.piles[id]?.length ?? 0) : 0),
    0,
  );
  return ids.flatMap((from) =>
    ids.flatMap((to) =>
      [...new Set([...COUNTS, turned])]
        .map((count) => ({ from, to, count }))
        .filter((move) => inPairOrder(table, move) === move),
    ),
  );
}

for (const wastes of firstOf([...WASTES].reverse(), 1)) {
  contract(`Pyramid with ${wastes} ${wastes > 1 ? 'wastes' : 'waste'}`, {
    game: pyramid,
    options: options(wastes),
    aids: fc.constant({}),
    cardsOf: (state) => Object.values(state.piles).flat(),
    conceivable,
    length: 90,
  });
}
