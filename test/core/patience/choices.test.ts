import { expect } from 'chai';
import { describe, it } from '#bdd';
import { automatic } from '../../../src/core/patience/rules/automatic.js';
import { moves } from '../../../src/core/patience/rules/moves.js';
import { play } from '../../../src/core/patience/rules/play.js';
import { refusal } from '../../../src/core/patience/rules/refusal.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import type { PatienceState } from '../../../src/core/patience/rules/state.js';
import { type Table, tableOf } from '../../../src/core/patience/rules/table.js';
import { cards } from '../support/cards.js';

/** A position with these cards face up. Piles that are not named are empty. */
const position = ({ piles }: Table, sketch: Readonly<Record<string, string>>): PatienceState => ({
  options: {},
  piles: Object.fromEntries(piles.map((id) => [id, cards(sketch[id] ?? '')])),
  faceDown: {},
  redeals: 0,
  score: 0,
  takenBack: [],
});

const movesIn = (rules: PatienceRules, sketch: Readonly<Record<string, string>>): string[] => {
  const table = tableOf(rules);
  const state = position(table, sketch);
  const listed = moves(table, state);
  for (const move of listed) expect(refusal(table, state, move)).to.equal(undefined);
  return listed.map(({ from, to, count }) => `${from} ${to} ${count}`);
};

describe('a run that is never divided', () => {
  const rules: PatienceRules = {
    version: 1,
    columns: { deal: [1, 1], build: { by: 'suit' }, move: 'whole-run' },
    foundations: {},
    cells: { count: 1 },
  };

  it('moves to a column as a whole, and gives its top card to a foundation or a cell', () => {
    const sketch = { 'column-1': '4H 3H 2H', 'column-2': '5H', 'foundation-1': 'AH' };
    expect(movesIn(rules, sketch)).to.have.members([
      'column-1 cell-1 1',
      'column-1 foundation-1 1',
      'column-1 column-2 3',
      'column-2 cell-1 1',
    ]);
  });
});

describe('an empty column that is filled from a reserve', () => {
  const rules: PatienceRules = {
    version: 1,
    columns: { deal: [1, 1], build: { by: 'suit' }, fill: ['reserve'] },
    foundations: {},
    reserve: { deal: [1, 1, 1] },
  };
  const filled = (sketch: Readonly<Record<string, string>>): readonly unknown[] => {
    const table = tableOf(rules);
    const move = { from: 'column-1', to: 'foundation-1', count: 1 };
    const aids = { autoFlip: true, autoFinish: false, autoFoundation: 'all' } as const;
    return automatic(table, position(table, sketch), move, aids);
  };

  it('gets the card that the player chooses of several piles, before any other move', () => {
    const sketch = { 'column-2': 'AS', 'reserve-1': '9C', 'reserve-3': '4D' };
    expect(movesIn(rules, sketch)).to.deep.equal(['reserve-1 column-1 1', 'reserve-3 column-1 1']);
    expect(filled(sketch)).to.deep.equal([]);
  });

  it('gets the card of the only pile by an automatic move', () => {
    const sketch = { 'column-2': '8S', 'reserve-3': '4D' };
    expect(filled(sketch)).to.deep.equal([{ from: 'reserve-3', to: 'column-1', count: 1 }]);
  });
});

describe('an empty column that is filled from a stock that is dealt to all columns', () => {
  it('gets the next card itself', () => {
    const table = tableOf({
      version: 1,
      columns: { deal: [1, 1], build: { by: 'suit' }, fill: ['stock'] },
      foundations: {},
      stock: { to: 'columns' },
    });
    const state = position(table, { 'column-1': '8S', stock: '3H 4D' });
    const { piles } = play(table, state, { from: 'stock', to: 'column-2', count: 1 });
    expect(piles).to.deep.include({
      ...{ 'column-1': cards('8S'), 'column-2': cards('4D'), stock: cards('3H') },
    });
  });
});

describe('a card that goes back from a foundation', () => {
  it('goes to a column or a cell', () => {
    const rules: PatienceRules = {
      version: 1,
      columns: { deal: [1, 1], build: { by: 'alternate' } },
      foundations: { back: 'both' },
      cells: { count: 1 },
    };
    const sketch = { 'column-1': '3S', 'column-2': 'KS', 'foundation-1': 'AH 2H' };
    expect(movesIn(rules, sketch)).to.include.members([
      'foundation-1 cell-1 1',
      'foundation-1 column-1 1',
    ]);
  });
});

describe('foundations that begin with the first card put there', () => {
  it('get that card from the player, and the next ones by automatic moves', () => {
    const table = tableOf({
      version: 1,
      columns: { deal: [1, 1], build: { by: 'suit' } },
      foundations: { base: 'first' },
    });
    const ups = (sketch: Readonly<Record<string, string>>): readonly string[] => {
      const move = { from: 'column-1', to: 'column-2', count: 1 };
      const aids = { autoFlip: true, autoFinish: false, autoFoundation: 'all' } as const;
      return automatic(table, position(table, sketch), move, aids).map(({ from }) => from);
    };
    expect(ups({ 'column-1': '9S', 'column-2': '4D' })).to.deep.equal([]);
    expect(ups({ 'foundation-1': '8S', 'column-1': '9S', 'column-2': '4D' })).to.deep.equal([
      'column-1',
    ]);
  });
});
