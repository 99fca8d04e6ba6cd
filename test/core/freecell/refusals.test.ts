import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type FreecellMove,
  type FreecellRefusal,
  type FreecellState,
  freecell,
} from '../../../src/core.js';
import { card } from '../support/cards.js';
import { type Sketch, position } from '../support/position.js';
import { read } from '../support/sessions.js';

type Row = readonly [move: string, why: FreecellRefusal | undefined];

/** The refusal of a card that needs another one to be built on. */
const needs = (
  build: 'alternate' | 'suit' | 'any',
  moved: string,
  target: string,
  rank: number,
  color: 'red' | 'black',
): FreecellRefusal => ({
  ...{ code: 'build', build, card: card(moved), target: card(target) },
  ...{ rank, other: undefined, color },
});

/** A move by its parts, where no notation has a word for it. */
const by = (state: FreecellState, from: string, to: string, count: number) =>
  freecell.refusal(state, { from, to, count });

function table(name: string, sketch: Sketch, rows: readonly Row[]): void {
  describe(name, () => {
    const state = position(sketch);
    for (const [move, why] of rows) {
      it(`${move}: ${why?.code ?? 'allowed'}`, () => {
        const refused = freecell.refusal(state, read(state, move));
        expect(refused).to.deep.equal(why);
        const legal = freecell
          .moves(state)
          .some((some) => freecell.writeMove(state, some) === move);
        if (why === undefined) expect(legal).to.equal(true);
      });
    }
  });
}

table(
  'refusals in FreeCell',
  {
    columns: ['7H 6S 5D', '7D', '4C 2D', '6D 3D', '', 'AS QH', 'AD'],
    held: 'KC - AH 2H',
    home: '3C',
  },
  [
    // To a column.
    ['12', undefined],
    ['42', needs('alternate', '3D', '7D', 4, 'black')],
    ['14v1', needs('alternate', '5D', '3D', 6, 'black')],
    ['13v2', needs('alternate', '6S', '2D', 7, 'red')],
    ['64', needs('alternate', 'QH', '3D', 13, 'black')],
    ['a2', { code: 'needs-empty', card: card('KC') }],
    ['43v2', { code: 'not-in-order', build: 'alternate' }],
    ['32v2', { code: 'not-in-order', build: 'alternate' }],
    ['15v2', undefined],
    ['15v3', { code: 'too-many', count: 3, allowed: 2 }],
    ['a5', undefined],
    // To a cell.
    ['1b', undefined],
    ['1a', { code: 'cell-taken', card: card('KC') }],
    ['1bv2', { code: 'one-card-a-cell' }],
    ['ab', undefined],
    ['ac', { code: 'cell-taken', card: card('AH') }],
    // To a foundation.
    ['ch', undefined],
    ['ch4', undefined],
    ['ch1', { code: 'foundation-next', card: card('AH'), top: card('3C') }],
    ['7h', undefined],
    ['dh2', { code: 'foundation-starts-with-ace', card: card('2H'), rank: 1 }],
    ['2h1', { code: 'foundation-next', card: card('7D'), top: card('3C') }],
    ['4h1', { code: 'foundation-next', card: card('3D'), top: card('3C') }],
    ['6h3', { code: 'foundation-starts-with-ace', card: card('QH'), rank: 1 }],
    // From a foundation.
    ['h1b', undefined],
    ['h1a', { code: 'cell-taken', card: card('KC') }],
    ['h15', { code: 'return-to-cell' }],
    ['h1h2', { code: 'return-to-cell' }],
    // From nothing, and to nowhere.
    ['51', { code: 'empty-pile', pile: 'column-5' }],
    ['b1', { code: 'empty-pile', pile: 'cell-2' }],
    ['h2b', { code: 'empty-pile', pile: 'foundation-2' }],
    ['11', { code: 'same-pile' }],
    ['bb', { code: 'same-pile' }],
    ['h1h1', { code: 'same-pile' }],
  ],
);

for (const variant of ['kingcell', 'forecell', 'bakers-game', 'eight-off', 'seahaven'] as const) {
  table(`no way back from a foundation in ${variant}`, { variant, columns: ['KC'], home: '3C' }, [
    ['h1a', { code: 'no-return' }],
    ['h12', { code: 'no-return' }],
    ['h2a', { code: 'empty-pile', pile: 'foundation-2' }],
  ]);
}

const KINGS: Sketch = {
  columns: ['AD KH QS', '', 'KC', '4H QD', 'JS JC', 'JH'],
  held: 'KD QC - QH',
};

for (const variant of ['forecell', 'kingcell'] as const) {
  table(`an empty column takes kings in ${variant}`, { ...KINGS, variant }, [
    ['32', undefined],
    ['a2', undefined],
    ['12v2', undefined],
    ['b2', { code: 'kings-only', card: card('QC'), rank: 13 }],
    ['42', { code: 'kings-only', card: card('QD'), rank: 13 }],
    ['12v1', { code: 'kings-only', card: card('QS'), rank: 13 }],
    ['62', { code: 'kings-only', card: card('JH'), rank: 13 }],
  ]);
}

for (const variant of ['eight-off', 'seahaven'] as const) {
  const columns = ['AD KH QH', '', 'KC', '4H QD', 'JS JC', 'JH'];
  table(`an empty column takes kings in ${variant}`, { variant, columns, held: 'KD QC - QS' }, [
    ['32', undefined],
    ['a2', undefined],
    ['12v2', undefined],
    ['b2', { code: 'kings-only', card: card('QC'), rank: 13 }],
    ['12v1', { code: 'kings-only', card: card('QH'), rank: 13 }],
  ]);
}

table('an empty column takes any card in bakers-game', { ...KINGS, variant: 'bakers-game' }, [
  ['32', undefined],
  ['b2', undefined],
  ['42', undefined],
  ['12v2', { code: 'not-in-order', build: 'suit' }],
]);

table('building by the same suit', { variant: 'bakers-game', columns: ['8H', '7H', '7D', '7S'] }, [
  ['21', undefined],
  ['31', needs('suit', '7D', '8H', 8, 'red')],
  ['41', needs('suit', '7S', '8H', 8, 'black')],
]);

table('building by any suit', { variant: 'kingcell', columns: ['8H', '7H', '7D', '7S', '6S'] }, [
  ['21', undefined],
  ['31', undefined],
  ['41', undefined],
  ['51', needs('any', '6S', '8H', 7, 'black')],
]);

describe('moves that have no notation', () => {
  const state = position({ columns: ['7H 6S', 'KD'], held: 'KC', home: '3C' });

  it('are refused by the pile that there is not', () => {
    const no = (pile: string) => ({ code: 'no-such-pile', pile });
    expect(by(state, 'column-9', 'column-1', 1)).to.deep.equal(no('column-9'));
    expect(by(state, 'column-1', 'cell-5', 1)).to.deep.equal(no('cell-5'));
    expect(by(state, 'column-0', 'stock', 1)).to.deep.equal(no('column-0'));
    expect(by(state, 'column-1', 'foundation-5', 1)).to.deep.equal(no('foundation-5'));
    expect(by(state, 'toString', 'column-1', 1)).to.deep.equal(no('toString'));
    expect(by(state, '__proto__', 'column-1', 1)).to.deep.equal(no('__proto__'));
  });

  it('are refused by a count that cannot be', () => {
    for (const count of [0, -1, 1.5, 3, 14, Infinity]) {
      const refused = by(state, 'column-1', 'column-2', count);
      expect(refused, String(count)).to.deep.equal({ code: 'bad-count', count });
    }
    expect(by(state, 'cell-1', 'column-3', 2)).to.deep.equal({ code: 'bad-count', count: 2 });
  });

  it('are refused for two cards where one may go', () => {
    expect(by(state, 'column-1', 'foundation-2', 2)).to.deep.equal({ code: 'one-card-up' });
    expect(by(state, 'column-1', 'cell-2', 2)).to.deep.equal({ code: 'one-card-a-cell' });
    expect(by(state, 'foundation-1', 'cell-2', 2)).to.deep.equal({ code: 'one-card-a-cell' });
  });

  it('are refused where they are no moves at all', () => {
    const nonsense: readonly unknown[] = [undefined, null, 'column-1', 12, [], {}, () => 1];
    for (const move of nonsense) {
      const refused = freecell.refusal(state, move as FreecellMove);
      expect(refused).to.deep.equal({ code: 'no-such-pile', pile: 'undefined' });
    }
  });
});
