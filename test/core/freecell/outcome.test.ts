import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type FreecellState, VARIANTS, formatCards, freecell } from '../../../src/core.js';
import { isFoundation } from '../../../src/core/patience/piles.js';
import { minCells } from '../../../src/games/freecell/rules/variants.js';
import { countOf } from '../../support/counts.js';
import { card } from '../support/cards.js';
import { dealt } from '../support/deals.js';
import { type Sketch, position } from '../support/position.js';
import { valueOf } from '../support/result.js';
import { NO_AIDS, after, play, startAt } from '../support/sessions.js';
import { SEED, turns, walks } from '../support/walks.js';

const outcome = (sketch: Sketch): unknown => freecell.outcome(position(sketch));

/** The legal moves as text. */
const moves = (state: FreecellState): string =>
  freecell
    .moves(state)
    .map((move) => freecell.writeMove(state, move))
    .join(' ');

/** Full cells, and columns whose tops fit nowhere. */
const STUCK: Sketch = {
  columns: ['2D KH', 'KD', 'JS', 'JC', 'KS', 'KC', 'JH', '9H'],
  held: '7C 7S 5C 5S',
};

describe('a game that is lost', () => {
  it('has full cells and tops that fit nowhere', () => {
    expect(moves(position(STUCK))).to.equal('');
    expect(outcome(STUCK)).to.equal('lost');
  });

  it('is not lost while a cell is empty', () => {
    const state = position({ ...STUCK, held: '7C 7S - 5S' });
    expect(moves(state)).to.equal('ac bc dc 1c 2c 3c 4c 5c 6c 7c 8c');
    expect(freecell.outcome(state)).to.equal(undefined);
  });

  it('is not lost while a card fits on another', () => {
    expect(outcome({ ...STUCK, held: '7C 7S 5C TS' })).to.equal(undefined);
    expect(outcome({ ...STUCK, held: '7C 7S 5C TC' })).to.equal(undefined);
    expect(outcome({ ...STUCK, held: '7C 7S 5C TH' })).to.equal(undefined);
    expect(outcome({ ...STUCK, held: '7C 7S 5C TD' })).to.equal(undefined);
  });

  it('is not lost while a card can go up', () => {
    expect(outcome({ ...STUCK, held: '7C 7S 5C AH' })).to.equal(undefined);
    expect(outcome({ ...STUCK, home: '8H' })).to.equal(undefined);
    expect(outcome({ ...STUCK, home: '7H' })).to.equal('lost');
  });

  it('is lost where the foundations could only give back what no cell can take', () => {
    expect(outcome({ ...STUCK, home: '3S 3C' })).to.equal('lost');
  });

  it('is lost without cells as soon as nothing fits', () => {
    expect(outcome({ ...STUCK, held: '', cells: 0 })).to.equal('lost');
    expect(outcome({ ...STUCK, held: '', cells: 1 })).to.equal(undefined);
  });
});

describe('moves that change nothing', () => {
  it('a whole column to an empty one is none that keeps a game', () => {
    const state = position({
      ...{
        variant: 'kingcell',
        columns: ['KH', '', '4D JS', '4C JC', '4H 6D', '3S 6H', 'JH', 'JD'],
      },
      held: '8C 8S 8D 8H',
    });
    expect(moves(state)).to.equal('12');
    expect(freecell.outcome(state)).to.equal('lost');
    expect(freecell.outcome(freecell.play(state, freecell.moves(state)[0]!))).to.equal('lost');
  });

  it('a king that leaves a card behind does change something', () => {
    const columns = ['4S KH', '', '4D JS', '4C JC', '4H 6D', '3S 6H', 'JH', 'JD'];
    const state = position({ variant: 'kingcell', columns, held: '8C 8S 8D 8H' });
    expect(moves(state)).to.equal('12');
    expect(freecell.outcome(state)).to.equal(undefined);
  });

  it('a card from a cell to an empty column does', () => {
    const columns = ['KH', '', '4D JS', '4C JC', '4H 6D', '3S 6H', 'JH', 'JD'];
    const state = position({ variant: 'kingcell', columns, held: '8C 8S KD 8H' });
    expect(moves(state)).to.equal('c2 12');
    expect(freecell.outcome(state)).to.equal(undefined);
  });

  it('cards shuffled from cell to cell do not', () => {
    // All 52 cards cannot lie like this: some are taken away to have nothing else to move.
    const full = position({ variant: 'eight-off', cells: 5, held: '9H 9S 9D 9C' });
    const piles = { ...full.piles, 'column-8': [] };
    const state: FreecellState = { ...full, piles };
    expect(moves(state)).to.equal('ae be ce de');
    expect(freecell.outcome(state)).to.equal('lost');
    const king = { ...state, piles: { ...piles, 'cell-1': [card('KS')] } };
    expect(freecell.outcome(king)).to.equal(undefined);
  });
});

describe('a game that is won', () => {
  it('has all 52 cards up, in whatever order of suits', () => {
    for (const variant of VARIANTS) {
      expect(outcome({ variant, home: 'KC KD KH KS' })).to.equal('won');
      expect(outcome({ variant, home: 'KS KC KD KH' })).to.equal('won');
    }
  });

  it('is not won with one card left', () => {
    for (const variant of VARIANTS) {
      const state = position({ variant, home: 'KC QD KH KS', held: '- - KD' });
      expect(freecell.outcome(state)).to.equal(undefined);
      expect(freecell.outcome(after(state, 'ch'))).to.equal('won');
    }
  });

  it('offers no move any more', () => {
    const session = startAt(position({ home: 'KC QD KH KS', columns: ['KD'] }));
    play(session, '1h');
    expect(session.legalMoves()).to.deep.equal([]);
    expect(session.refusal({ from: 'foundation-1', to: 'cell-1', count: 1 })).to.deep.equal({
      code: 'over',
    });
  });
});

describe('a game that was dealt', () => {
  it('goes on', () => {
    for (const variant of VARIANTS) {
      expect(freecell.outcome(dealt(617, { variant })), variant).to.equal(undefined);
    }
  });

  it('may be lost at once: deal 1 of ForeCell', () => {
    const state = dealt(1, { variant: 'forecell' });
    expect(moves(state)).to.equal('');
    expect(freecell.outcome(state)).to.equal('lost');
    expect(freecell.outcome(dealt(1, { variant: 'forecell', cells: 5 }))).to.equal(undefined);
  });
});

/** A position without the order of its cells and of its columns. */
const shape = ({ piles, options }: FreecellState): string => {
  const { cells, columns, foundations } = freecell.tableOf(options);
  const texts = (ids: readonly string[]): string[] => ids.map((id) => formatCards(piles[id] ?? []));
  const [held, tableau] = [texts(cells).sort(), texts(columns).sort()];
  return [...held, '|', ...tableau, '|', ...texts(foundations)].join(',');
};

describe('a random game', () => {
  for (const variant of VARIANTS) {
    it(`of ${variant} is lost exactly where every move leads to the same but for an order`, () => {
      const cells = minCells(variant);
      const options = fc.constant(valueOf(freecell.options.check({ variant, cells })));
      let lost = 0;
      fc.assert(
        fc.property(walks(options, fc.constant(NO_AIDS), 40), (walk) => {
          for (const { next } of turns(freecell, walk)) {
            const all = freecell.moves(next);
            const idle = all.every((move) => shape(freecell.play(next, move)) === shape(next));
            const won = Object.keys(next.piles).every(
              (id) => isFoundation(id) || next.piles[id]!.length === 0,
            );
            expect(freecell.outcome(next)).to.equal(won ? 'won' : idle ? 'lost' : undefined);
            if (idle) lost++;
          }
        }),
        { seed: SEED, numRuns: countOf({ normal: 25, full: 60 }) },
      );
      expect(lost).to.be.greaterThan(5);
    });
  }
});
