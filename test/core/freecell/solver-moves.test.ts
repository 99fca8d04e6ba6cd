import { describe, it } from '#bdd';
import { expect } from 'chai';
import { UNSEEN } from '../../../src/core/solver/best-first.js';
import { type FreecellState, VARIANTS, dealDeck, freecell } from '../../../src/core.js';
import { type Order, planOf } from '../../../src/games/freecell/solver/orders.js';
import { FreecellSpace } from '../../../src/games/freecell/solver/packed-moves.js';
import { proofOf } from '../../../src/games/freecell/solver/proof.js';
import { isIdle } from '../../../src/core/patience/rules/outcome.js';
import { isFoundation } from '../../../src/core/patience/piles.js';
import { MAX_CELLS, minCells } from '../../../src/games/freecell/rules/variants.js';
import { countOf } from '../../support/counts.js';
import { nameOf, played } from '../support/freecell-brute.js';
import { valueOf } from '../support/result.js';
import { randomFrom } from '../support/small-random.js';

const out = new Int32Array(512);

/** An order in which the way to a position costs nothing. */
/** One of the orders by which the variant is searched. */
function orderOf({ options }: FreecellState, turn: number): Order {
  const plan = planOf(options);
  return plan[turn % plan.length]!.order;
}

/** Positions of random games in which all goes up that can do no harm there. */
function* positions(): Generator<readonly [FreecellState, FreecellSpace, Order]> {
  const random = randomFrom(11);
  for (let game = 0; game < countOf({ normal: 36, full: 60 }); game++) {
    const variant = VARIANTS[game % VARIANTS.length]!;
    const cells = minCells(variant) + random(MAX_CELLS + 1 - minCells(variant));
    const options = valueOf(freecell.options.check({ variant, cells, supermove: 'full' }));
    const dealt = freecell.deal(options, dealDeck(1 + game));
    const order = orderOf(dealt, Math.floor(game / VARIANTS.length));
    const space = new FreecellSpace(dealt, order, true);
    for (let turn = 0; turn < 25; turn++) {
      yield [played(dealt, proofOf(dealt, space.line())), space, order];
      const count = space.moves(out);
      if (count === 0) break;
      space.make(out[random(count)]!);
    }
  }
}

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

describe('the moves that the solver of FreeCell’s family tries', () => {
  it('lead where the rules’ moves lead, at random positions', () => {
    let returns = 0;
    for (const [state, space] of positions()) {
      const theirs = freecell
        .moves(state)
        .filter((move) => !isIdle(freecell.tableOf(state.options), state, move))
        // A card that can do no harm on its foundation would go up again at once.
        .filter(({ from }) => !isFoundation(from) || !space.isSafe(state.piles[from]!.at(-1)!));
      returns += theirs.filter(({ from }) => isFoundation(from)).length;
      const ours = [...out.subarray(0, space.moves(out))];
      expect(new Set(ours).size, 'each once').to.equal(ours.length);
      expect(
        sorted(ours.map((move) => nameOf(played(state, proofOf(state, [move]))))),
      ).to.deep.equal(sorted(theirs.map((move) => nameOf(freecell.play(state, move)))));
    }
    expect(returns).to.be.greaterThan(5);
  });

  it('change key and cost as the position changes, and back', () => {
    const names = new Map<string, string>();
    const wrong: string[] = [];
    for (const [state, space, order] of positions()) {
      const key = space.key.join();
      const name = JSON.stringify([state.options, nameOf(state)]);
      const at = `${state.options.variant} ${state.options.cells} ${key}`;
      expect(names.get(at) ?? name).to.equal(name);
      names.set(at, name);
      const fresh = new FreecellSpace(state, order, true);
      fresh.ply = space.ply;
      expect([fresh.key.join(), fresh.cost()]).to.deep.equal([key, space.cost()]);
      for (const move of [...out.subarray(0, space.moves(out))]) {
        const cost = space.lookAhead(move);
        space.make(move);
        const made = `${space.key.join()} ${space.cost()}`;
        const seen = `${space.ahead.join()} ${cost}`;
        space.unmake();
        const isSeen = cost === UNSEEN || seen === made;
        if (!isSeen || space.key.join() !== key) wrong.push(`${name} ${move}: ${seen}, ${made}`);
      }
    }
    expect(wrong).to.deep.equal([]);
  });
});
