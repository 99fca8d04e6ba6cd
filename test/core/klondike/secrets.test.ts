import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Card,
  type KlondikeOptions,
  type KlondikeState,
  DRAWS,
  FACE_DOWN,
  klondike,
} from '../../../src/core.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { STOCK } from '../../../src/core/patience/piles.js';
import { countOf } from '../../support/counts.js';
import { frozen } from '../support/frozen.js';
import { FLIPS, NO_FLIPS } from '../support/klondike.js';
import { SEED, turns, walks } from '../support/walks.js';

const klondikeGesture = resolverOf(klondike.tableOf);

const options: fc.Arbitrary<KlondikeOptions> = fc.record({
  draw: fc.constantFrom(...DRAWS),
  redeals: fc.constantFrom<KlondikeOptions['redeals']>('unlimited', 0, 1),
  foundationReturn: fc.boolean(),
  scoring: fc.constant('none'),
});

const hiddenIn = ({ piles, faceDown }: KlondikeState, id: string): number =>
  id === STOCK ? piles[id]!.length : (faceDown[id] ?? 0);

/** The same position with its hidden cards in another order. */
function permuted(state: KlondikeState, keys: readonly number[]): KlondikeState {
  const ids = Object.keys(state.piles);
  const hidden = ids.flatMap((id) => state.piles[id]!.slice(0, hiddenIn(state, id)));
  const order = hidden
    .map((card, index) => ({ card, key: keys[index % keys.length]! }))
    .sort((a, b) => a.key - b.key)
    .map(({ card }) => card);
  const piles: Record<string, readonly Card[]> = {};
  for (const id of ids) {
    const count = hiddenIn(state, id);
    piles[id] = [...order.splice(0, count), ...state.piles[id]!.slice(count)];
  }
  return frozen({ ...state, piles });
}

const FROM = ['1', '2', '3', '4', '5', '6', '7', 'w'];
const TEXTS = [
  's',
  'r',
  'f1',
  'f7',
  ...FROM.flatMap((from) => [...FROM, 'h'].map((to) => from + to)),
];

/** All that a player can find out by asking, as one value to compare. */
const known = (state: KlondikeState): unknown => {
  const moves = TEXTS.map((text) => klondike.readMove(state, text));
  return {
    moves: klondike.moves(state),
    read: moves,
    refusals: moves.map((move) => move && klondike.refusal(state, move)),
  };
};

describe('what lies face down in Klondike', () => {
  const keys = fc.array(fc.nat(), { minLength: 45, maxLength: 45 });

  it('changes nothing that can be seen, asked or hinted', () => {
    let different = 0;
    fc.assert(
      fc.property(walks(options, fc.constantFrom(FLIPS, NO_FLIPS), 40), keys, (walk, some) => {
        for (const { next } of turns(klondike, walk)) {
          const other = permuted(next, some);
          const view = klondike.view(next);
          expect(klondike.view(other)).to.deep.equal(view);
          expect(known(other)).to.deep.equal(known(next));
          expect(known(view)).to.deep.equal(known(next));
          expect(klondikeGesture.hint(other)).to.deep.equal(klondikeGesture.hint(view));
          expect(klondikeGesture.hint(next)).to.deep.equal(klondikeGesture.hint(view));
          if (JSON.stringify(other) !== JSON.stringify(next)) different++;
        }
      }),
      { seed: SEED, numRuns: countOf({ normal: 4, full: 15 }) },
    );
    expect(different).to.be.greaterThan(50);
  });

  it('is face down in the view, and all else is seen', () => {
    fc.assert(
      fc.property(walks(options, fc.constant(FLIPS), 60), (walk) => {
        for (const { next } of turns(klondike, walk)) {
          const { piles } = klondike.view(next);
          for (const [id, cards] of Object.entries(piles)) {
            const hidden = hiddenIn(next, id);
            const wanted = next.piles[id]!.map((card, index) =>
              index < hidden ? FACE_DOWN : card,
            );
            if (cards.join() !== wanted.join()) expect(cards, id).to.deep.equal(wanted);
          }
        }
      }),
      { seed: SEED, numRuns: countOf({ normal: 15, full: 30 }) },
    );
  });

  it('comes to be seen after a move as it does in the position itself', () => {
    fc.assert(
      fc.property(walks(options, fc.constant(FLIPS), 40), (walk) => {
        for (const { state, move, next } of turns(klondike, walk)) {
          const { piles, ...others } = klondike.play(klondike.view(state), move);
          const { piles: all, ...same } = next;
          expect({ ...others, takenBack: [] }).to.deep.equal({ ...same, takenBack: [] });
          expect(Object.values(piles).map(({ length }) => length)).to.deep.equal(
            Object.values(all).map(({ length }) => length),
          );
        }
      }),
      { seed: SEED, numRuns: 30 },
    );
  });
});
