import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type KlondikeMove,
  type KlondikeOptions,
  type KlondikeState,
  DRAWS,
  klondike,
} from '../../../src/core.js';
import {
  type KlondikeSketch,
  klondikeAfter,
  klondikeAt,
  klondikeDealt,
  klondikeMoves,
} from '../support/klondike.js';
import { klondikePositions } from '../support/klondike-random.js';
import { countOf } from '../../support/counts.js';
import { SEED } from '../support/walks.js';

const outcome = (sketch: KlondikeSketch): unknown => klondike.outcome(klondikeAt(sketch));

/** Black tops of odd ranks, which fit nowhere; a red card of an even rank goes on one of them. */
const STUCK: KlondikeSketch = { columns: ['9C', '9S', '7C', '7S', '5C', '5S', '3C'] };

describe('a game that is lost', () => {
  it('has nothing left but draws that bring nothing', () => {
    const state = klondikeAt({ ...STUCK, stock: 'KD JD KH JH QC QS', waste: 'TC' });
    expect(klondikeMoves(state)).to.equal('s');
    expect(klondike.outcome(state)).to.equal('lost');
    // It may go on all the same.
    expect(klondike.outcome(klondikeAfter(state, 's s s s s s r s'))).to.equal('lost');
  });

  it('has no stock and no waste either', () => {
    expect(outcome(STUCK)).to.equal('lost');
  });

  it('is not lost while a draw brings a card that fits', () => {
    for (const fitting of ['8D', '6H', '4D', '2H', 'AC']) {
      const stock = `KD JD ${fitting} KH`;
      expect(outcome({ ...STUCK, stock }), fitting).to.equal(undefined);
      expect(outcome({ ...STUCK, stock, redeals: 0 }), fitting).to.equal(undefined);
      expect(outcome({ ...STUCK, stock, draw: 3 }), fitting).to.equal(undefined);
    }
  });

  it('is lost where that card is passed over, three at a time', () => {
    const stock = 'KD 8H JD KH JH QC';
    expect(outcome({ ...STUCK, stock, draw: 1 })).to.equal(undefined);
    expect(outcome({ ...STUCK, stock, draw: 3 })).to.equal('lost');
    // A card on the waste shifts the threes of the next pass.
    expect(outcome({ ...STUCK, stock, draw: 3, waste: 'QS' })).to.equal(undefined);
    expect(outcome({ ...STUCK, stock, draw: 3, waste: 'QS', redeals: 0 })).to.equal('lost');
    // The last of a pass is turned, however many they are.
    expect(outcome({ ...STUCK, stock: 'KD 8H', draw: 3 })).to.equal(undefined);
    expect(outcome({ ...STUCK, stock: 'KD JD KH JH 8H', draw: 3 })).to.equal(undefined);
  });

  it('is lost where that card lies in the waste and no redeal is left', () => {
    const waste = '8H KD';
    expect(outcome({ ...STUCK, waste, stock: 'JD', redeals: 0 })).to.equal('lost');
    expect(outcome({ ...STUCK, waste, stock: 'JD', redeals: 1 })).to.equal(undefined);
    expect(outcome({ ...STUCK, waste, stock: 'JD', redeals: 1, redealt: 1 })).to.equal('lost');
    expect(outcome({ ...STUCK, waste, stock: 'JD' })).to.equal(undefined);
    expect(outcome({ ...STUCK, waste, stock: 'JD', draw: 3 })).to.equal('lost');
    expect(outcome({ ...STUCK, waste, redeals: 0 })).to.equal('lost');
    expect(outcome({ ...STUCK, waste, redeals: 1 })).to.equal(undefined);
  });

  it('is not lost while the top of the waste fits', () => {
    expect(outcome({ ...STUCK, waste: 'KD 8H', redeals: 0 })).to.equal(undefined);
    expect(outcome({ ...STUCK, waste: 'KD AH', redeals: 0 })).to.equal(undefined);
  });

  it('is not lost while a column has a move', () => {
    const columns = ['9C', '9S', '7C', '8D', '5C', '5S', '3C'];
    expect(outcome({ columns })).to.equal(undefined);
    expect(outcome({ ...STUCK, home: '2C' })).to.equal(undefined);
  });

  it('is not lost while a king can come to an empty column', () => {
    const columns = ['9C', '9S', '7C', '7S', '5C', '5S', ''];
    expect(outcome({ columns, stock: 'JD KH JH', rest: 1 })).to.equal(undefined);
    expect(outcome({ columns, stock: 'JD QC JH', rest: 1 })).to.equal('lost');
  });

  it('is not lost while a card can be turned over', () => {
    const columns = ['9C', '9S', '7C', '7S', '5C', 'JD |', '3C'];
    expect(outcome({ columns })).to.equal(undefined);
  });
});

describe('moves that change nothing', () => {
  const columns = ['KC QH', '', '7C', '7S', '5C', '5S', '3C'];

  it("a king's whole pile to an empty one is none that keeps a game", () => {
    const state = klondikeAt({ columns, stock: 'JD' });
    expect(klondikeMoves(state)).to.equal('s 12v2');
    expect(klondike.outcome(state)).to.equal('lost');
    expect(klondike.outcome(klondikeAfter(state, '12'))).to.equal('lost');
  });

  it('a king that bares a card does change something', () => {
    expect(outcome({ columns: ['2D | KC QH', ...columns.slice(1)] })).to.equal(undefined);
  });

  it('a move that can be taken straight back does', () => {
    const state = klondikeAt({ columns: ['9C 8H', '9S', 'JC', 'JS', '5C', '5S', '3C'] });
    expect(klondikeMoves(state)).to.equal('12');
    expect(klondike.outcome(state)).to.equal(undefined);
  });

  it('and so does a card that comes back from a foundation', () => {
    const sketch: KlondikeSketch = { columns: ['9C', '9S', '7C', '7S', '5C', '5S', '3C'] };
    const home = '2D';
    expect(outcome({ ...sketch, home, stock: 'JD' })).to.equal('lost');
    expect(outcome({ ...sketch, home, stock: 'JD', foundationReturn: true })).to.equal(undefined);
  });
});

describe('a game that is won', () => {
  it('has all 52 cards up, in whatever order of suits', () => {
    expect(outcome({ home: 'KC KD KH KS' })).to.equal('won');
    expect(outcome({ home: 'KS KC KD KH' })).to.equal('won');
  });

  it('is not won with one card left', () => {
    const state = klondikeAt({ home: 'KC QD KH KS', waste: 'KD' });
    expect(klondike.outcome(state)).to.equal(undefined);
    expect(klondike.outcome(klondikeAfter(state, 'wh'))).to.equal('won');
  });
});

describe('a game that was dealt', () => {
  it('goes on', () => {
    for (const draw of DRAWS) {
      expect(klondike.outcome(klondikeDealt(617, { draw, redeals: 0 }))).to.equal(undefined);
    }
  });
});

/** Whether a move places a card: no draw, no redeal, no whole column to an empty one. */
function placesCard(
  { piles, faceDown }: KlondikeState,
  { from, to, count }: KlondikeMove,
): boolean {
  if (from === 'stock' || to === 'stock') return false;
  const whole = from.startsWith('column') && faceDown[from] === 0 && piles[from]!.length === count;
  return !(whole && to.startsWith('column') && piles[to]!.length === 0);
}

/** Whether a card can be placed now or after any number of draws and redeals: each is tried. */
function getsOn(start: KlondikeState): boolean {
  const seen = new Set<string>();
  const open = [start];
  for (let state = open.pop(); state; state = open.pop()) {
    const legal = klondike.moves(state);
    if (legal.some((move) => placesCard(state, move))) return true;
    const name = JSON.stringify([
      state.piles['stock'],
      state.piles['waste-1'],
      state.options.redeals !== 'unlimited' && state.redeals,
    ]);
    if (seen.has(name)) continue;
    seen.add(name);
    const turns = legal.filter(({ from, to }) => from === 'stock' || to === 'stock');
    open.push(...turns.map((move) => klondike.play(state, move)));
  }
  return false;
}

describe('a random position', () => {
  for (const draw of DRAWS) {
    it(`at draw ${draw} is lost exactly where no draw ever brings a move`, () => {
      const options: fc.Arbitrary<KlondikeOptions> = fc.record({
        draw: fc.constant(draw),
        redeals: fc.constantFrom<KlondikeOptions['redeals']>('unlimited', 0, 1, 2),
        foundationReturn: fc.boolean(),
        scoring: fc.constant('none'),
      });
      const found = { won: 0, lost: 0, open: 0 };
      fc.assert(
        fc.property(klondikePositions(options, 4), (state) => {
          const all = ['foundation-1', 'foundation-2', 'foundation-3', 'foundation-4'];
          const won = all.every((id) => state.piles[id]!.length === 13);
          const wanted = won ? 'won' : getsOn(state) ? undefined : 'lost';
          found[wanted ?? 'open']++;
          const outcome = klondike.outcome(state);
          if (outcome !== wanted) expect(outcome).to.equal(wanted);
        }),
        { seed: SEED, numRuns: countOf({ normal: 2200, full: 3000 }) },
      );
      expect(found.lost, 'lost').to.be.greaterThan(20);
      expect(found.open, 'open').to.be.greaterThan(20);
    });
  }
});
