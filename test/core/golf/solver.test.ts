import { expect } from 'chai';
import fc from 'fast-check';
import { describe, it } from '#bdd';
import { type GolfState, dealDeck, golf, golfSearch, golfVerdict } from '../../../src/core.js';
import { STOCK } from '../../../src/core/patience/piles.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { COLUMNS, WASTE, golfAt, golfState } from '../support/golf.js';
import { readText } from '../support/oracles.js';
import { SEED } from '../support/walks.js';

const DEALS = countOf({ normal: 6, full: 1000 });
const RUNS = countOf({ normal: 200, full: 2000 });

const LINES = readText('data/golf-verdicts.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

const dealt = (deal: number, corner: boolean): GolfState => golf.deal({ corner }, dealDeck(deal));

/** Whether a game can be won, by trying every legal move of every position, with no thought at all. */
function plainly(state: GolfState): boolean {
  if (golf.outcome(state) === 'won') return true;
  return golf.moves(state).some((move) => plainly(golf.play(state, move)));
}

/** How a game ends that is played by the moves of a proof. */
function endOf(state: GolfState): unknown {
  const search = golfSearch(state);
  search.step(Infinity);
  let at = state;
  for (const move of search.proof() ?? []) {
    expect(golf.refusal(at, move)).to.equal(undefined);
    at = golf.play(at, move);
  }
  return golf.outcome(at);
}

/** A few cards, mostly of few ranks, so that many fit. */
const positions: fc.Arbitrary<GolfState> = fc
  .record({
    corner: fc.boolean(),
    // Ranks that are neighbours, round the corner too.
    cards: fc.integer({ min: 0, max: 12 }).chain((from) => {
      const near = ALL_CARDS.filter((card) => ((card >> 2) - from + 13) % 13 < 5);
      return fc.shuffledSubarray(near, { minLength: 8, maxLength: 12 });
    }),
    stock: fc.integer({ min: 0, max: 3 }),
    columns: fc.integer({ min: 2, max: 4 }),
  })
  .map(({ corner, cards, stock, columns }) => {
    const rest = cards.slice(stock + 1);
    const piles: Record<string, readonly number[]> = {
      [STOCK]: cards.slice(1, stock + 1),
      [WASTE]: cards.slice(0, 1),
    };
    for (const [index, id] of COLUMNS.entries()) {
      piles[id] = rest.filter((_, n) => n % columns === index).slice(0, 5);
    }
    return golfState({ corner }, piles);
  });

describe('the verdict on Golf', () => {
  it('is what trying all moves comes to, in small positions', () => {
    const found = { winnable: 0, unwinnable: 0, unknown: 0 };
    fc.assert(
      fc.property(positions, (state) => {
        const verdict = golfVerdict(state);
        found[verdict]++;
        expect(verdict).to.equal(plainly(state) ? 'winnable' : 'unwinnable');
        if (verdict === 'winnable') expect(endOf(state)).to.equal('won');
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(Math.min(found.winnable, found.unwinnable)).to.be.greaterThan(RUNS / 10);
    expect(found.unknown).to.equal(0);
  });

  for (const [column, corner] of [
    [1, false],
    [2, true],
  ] as const) {
    it(`is what a search of its own found at the deal, corner ${String(corner)}`, () => {
      expect(LINES).to.have.length(1000);
      for (const line of LINES.slice(0, DEALS)) {
        const state = dealt(Number(line[0]), corner);
        const verdict = golfVerdict(state);
        expect(verdict, `deal ${line[0]}`).to.equal(
          line[column] === 'won' ? 'winnable' : 'unwinnable',
        );
        if (verdict === 'winnable') expect(endOf(state), `deal ${line[0]}`).to.equal('won');
      }
    });
  }

  it('is winnable where it is won', () => {
    const won = golfAt({ columns: [], waste: '9S', stock: '2C' });
    expect([golfVerdict(won), golf.score!(won), endOf(won)]).to.deep.equal(['winnable', 0, 'won']);
  });

  it('is unwinnable where nothing is left for a card to lie on', () => {
    expect(golfVerdict(golfAt({ columns: ['AS', 'AC'], waste: '9S', stock: '2C' }))).to.equal(
      'unwinnable',
    );
    expect(golfVerdict(golfAt({ columns: ['AS', 'AC'], waste: '9S', stock: '2C 2D' }))).to.equal(
      'winnable',
    );
    const kings = { columns: ['AS', 'QC'], waste: '9S', stock: 'KC KD' };
    expect(golfVerdict(golfAt(kings))).to.equal('unwinnable');
    expect(golfVerdict(golfAt({ ...kings, corner: true }))).to.equal('winnable');
  });

  it('is unknown where it would cost more than its budget', () => {
    const state = dealt(6, false);
    expect([golfVerdict(state, 10), golfVerdict(state, 0)]).to.deep.equal(['unknown', 'unknown']);
    expect(golfSearch(state, 10).proof()).to.equal(undefined);
  });

  it('is the same in slices of any size, and stays', () => {
    for (let deal = 1; deal <= 8; deal++) {
      const whole = golfSearch(dealt(deal, false));
      const verdict = whole.step(Infinity);
      const sliced = golfSearch(dealt(deal, false));
      let found = sliced.step(1);
      while (found === undefined) found = sliced.step(100);
      expect([found, sliced.step(5), sliced.searched]).to.deep.equal([
        verdict,
        verdict,
        whole.searched,
      ]);
    }
  });
});
