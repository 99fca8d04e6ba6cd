import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeMove, type KlondikeRefusal, klondike } from '../../../src/core.js';
import { card } from '../support/cards.js';
import { type KlondikeSketch, klondikeAt, klondikeMove } from '../support/klondike.js';

/** A move in notation, or by its parts where no notation has a word for it. */
type Row = readonly [
  move: string | readonly [from: string, to: string, count: number],
  why: KlondikeRefusal | undefined,
];

const build = (
  some: string,
  target: string,
  rank: number,
  color: 'red' | 'black',
): KlondikeRefusal => ({
  ...{ code: 'build', build: 'alternate', card: card(some), target: card(target) },
  ...{ rank, other: undefined, color },
});
const kingsOnly = (some: string): KlondikeRefusal => ({
  ...{ code: 'kings-only', card: card(some), rank: 13 },
});
const next = (some: string, top: string): KlondikeRefusal => ({
  ...{ code: 'foundation-next', card: card(some), top: card(top) },
});
const badCount = (count: number): KlondikeRefusal => ({ code: 'bad-count', count });
const empty = (pile: string): KlondikeRefusal => ({ code: 'empty-pile', pile });
const turnFirst = (pile: string): KlondikeRefusal => ({ code: 'turn-first', pile });
const takesNone = (pile: string): KlondikeRefusal => ({ code: 'takes-none', pile });

/** Each refusal is the same from the view, which is what gestures have. */
function table(name: string, sketch: KlondikeSketch, rows: readonly Row[]): void {
  describe(name, () => {
    const state = klondikeAt(sketch);
    const legal = klondike.moves(state).map((move) => klondike.writeMove(state, move));
    for (const [given, why] of rows) {
      it(`${String(given)}: ${why?.code ?? 'allowed'}`, () => {
        const parts = typeof given === 'string' ? undefined : given;
        const move = parts
          ? ({ from: parts[0], to: parts[1], count: parts[2] } as KlondikeMove)
          : klondikeMove(state, given as string);
        expect(klondike.refusal(state, move)).to.deep.equal(why);
        expect(klondike.refusal(klondike.view(state), move)).to.deep.equal(why);
        if (!parts) expect(legal.includes(given as string)).to.equal(why === undefined);
      });
    }
  });
}

table(
  'columns',
  {
    columns: ['2C | 7H 6S 5D', '8C', '7D', '2D | KH QS', '', '2H | 8D', '9D'],
    waste: 'TH KC 6C',
    home: 'AC - 3S',
    stock: '9S',
  },
  [
    // One lower, of the other colour, with all that lies on it.
    ['12', undefined],
    ['13', undefined],
    ['32', undefined],
    ['27', undefined],
    ['w3', undefined],
    ['21', build('8C', '5D', 9, 'red')],
    ['36', build('7D', '8D', 8, 'black')],
    ['w2', build('6C', '8C', 7, 'red')],
    ['67', build('8D', '9D', 9, 'black')],
    [['column-1', 'column-2', 2], build('6S', '8C', 7, 'red')],
    // An empty one takes a king with its build.
    ['45v2', undefined],
    ['45v1', kingsOnly('QS')],
    ['25', kingsOnly('8C')],
    ['w5', kingsOnly('6C')],
    // Face-down cards stay.
    ['12v4', { code: 'face-down' }],
    ['45v3', { code: 'face-down' }],
    ['51', empty('column-5')],
    ['11', { code: 'same-pile' }],
    ['f1', { code: 'same-pile' }],
    ['f5', { code: 'same-pile' }],
    ['12v5', badCount(5)],
    [['column-1', 'column-2', 0], badCount(0)],
    [['column-1', 'column-2', 1.5], badCount(1.5)],
    [['column-1', 'column-2', -1], badCount(-1)],
  ],
);

table('a king from the waste', { columns: ['', 'KH'], waste: '2C KC', rest: 2 }, [
  ['w1', undefined],
  ['21', undefined],
]);

table(
  'foundations',
  {
    columns: ['2C', '4S', 'AD', 'AH', '3D', '6H 5C', '9D'],
    waste: 'QH 4H',
    home: 'AC - 3S',
    stock: '9S',
  },
  [
    ['1h', undefined],
    ['2h', undefined],
    // An ace on any empty one; by itself on the leftmost.
    ['3h', undefined],
    ['3h4', undefined],
    ['4h', undefined],
    ['3h1', next('AD', 'AC')],
    ['5h1', next('3D', 'AC')],
    ['5h2', { code: 'foundation-starts-with-ace', card: card('3D'), rank: 1 }],
    ['1h3', next('2C', '3S')],
    ['wh', next('4H', 'AC')],
    [['column-6', 'foundation-1', 2], { code: 'one-card-up' }],
    // No way back unless the options have one.
    ['h31', { code: 'no-return' }],
    ['h1h2', { code: 'no-return' }],
    ['h25', empty('foundation-2')],
    ['h1h1', { code: 'same-pile' }],
  ],
);

table(
  'a way back from the foundations',
  {
    foundationReturn: true,
    columns: ['4H', '4C', '', '2D', '9D'],
    home: 'AC - 3S',
    rest: 5,
  },
  [
    ['h31', undefined],
    ['h14', undefined],
    ['h32', build('3S', '4C', 4, 'red')],
    ['h13', kingsOnly('AC')],
    ['h1h2', { code: 'return-to-column' }],
    ['h1w', { code: 'return-to-column' }],
    [['foundation-3', 'column-1', 2], badCount(2)],
    ['h21', empty('foundation-2')],
  ],
);

table(
  'a king that comes back',
  { foundationReturn: true, columns: ['', '9D'], home: '- KS', rest: 2 },
  [
    ['h21', undefined],
    ['h22', { code: 'needs-empty', card: card('KS') }],
  ],
);

table(
  'the stock',
  { draw: 3, columns: ['9H', '5D'], stock: '9S 8S 7S 6S', waste: 'TH 4C', rest: 1 },
  [
    ['s', undefined],
    ['r', { code: 'stock-left' }],
    [['stock', 'waste-1', 1], badCount(1)],
    [['stock', 'waste-1', 2], badCount(2)],
    [['stock', 'waste-1', 4], badCount(4)],
    [['stock', 'column-1', 1], { code: 'stock-turns' }],
    [['stock', 'foundation-1', 1], { code: 'stock-turns' }],
    [['stock', 'stock', 1], { code: 'same-pile' }],
    [['waste-1', 'column-2', 2], { code: 'waste-top' }],
    [['waste-1', 'waste-1', 1], { code: 'same-pile' }],
    ['w2', undefined],
    [['column-2', 'stock', 1], takesNone('stock')],
    ['2w', takesNone('waste-1')],
    [['foundation-1', 'stock', 1], empty('foundation-1')],
  ],
);

table('fewer cards left than a draw turns', { draw: 3, columns: ['9H'], stock: '9S 8S', rest: 1 }, [
  ['s', undefined],
  [['stock', 'waste-1', 3], badCount(3)],
  [['stock', 'waste-1', 1], badCount(1)],
]);

const EMPTY: KlondikeSketch = { columns: ['9H'], waste: 'TH 4C', rest: 1 };

table('a redeal', { ...EMPTY, redeals: 2, redealt: 1 }, [
  ['r', undefined],
  ['s', empty('stock')],
  [['waste-1', 'stock', 1], badCount(1)],
]);

table('any number of redeals', { ...EMPTY, redealt: 1000 }, [['r', undefined]]);
table('no redeal left', { ...EMPTY, redeals: 2, redealt: 2 }, [
  ['r', { code: 'no-redeal', redeals: 2 }],
]);
table('one pass only', { ...EMPTY, redeals: 0 }, [['r', { code: 'no-redeal', redeals: 0 }]]);
table('neither stock nor waste', { columns: ['9H'], rest: 1 }, [
  ['r', empty('waste-1')],
  ['s', empty('stock')],
]);

table(
  'a face-down card on top',
  { columns: ['AH 9H |', '8C', '2C | TS', '4D'], home: 'AC', waste: '8S', rest: 4 },
  [
    ['f1', undefined],
    ['21', turnFirst('column-1')],
    ['w1', turnFirst('column-1')],
    ['13', turnFirst('column-1')],
    ['1h', turnFirst('column-1')],
    ['1w', turnFirst('column-1')],
    [['column-1', 'column-3', 2], turnFirst('column-1')],
    [['column-1', 'column-1', 2], badCount(2)],
    [['column-1', 'column-1', 0], badCount(0)],
    ['f3', { code: 'same-pile' }],
  ],
);

describe('moves that have no notation', () => {
  const state = klondikeAt({ columns: ['9H'], waste: 'TH 4C', rest: 1 });
  const by = (from: unknown, to: unknown): unknown =>
    klondike.refusal(state, { from, to, count: 1 } as unknown as KlondikeMove);

  it('are refused by the pile that there is not', () => {
    const piles = ['column-8', 'column-0', 'waste-2', 'waste', 'cell-1', 'toString', '__proto__'];
    for (const pile of piles) {
      expect(by(pile, 'column-1')).to.deep.equal({ code: 'no-such-pile', pile });
      expect(by('column-1', pile)).to.deep.equal({ code: 'no-such-pile', pile });
    }
  });

  it('are refused where they are no moves at all', () => {
    const nonsense: readonly unknown[] = [undefined, null, 's', 12, [], {}, () => 1];
    for (const move of nonsense) {
      const refused = klondike.refusal(state, move as KlondikeMove);
      expect(refused).to.deep.equal({ code: 'no-such-pile', pile: 'undefined' });
    }
  });
});
