import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type PyramidMove, type PyramidRefusal, pyramid } from '../../../src/core.js';
import { card } from '../support/cards.js';
import { type PyramidSketch, pyramidAt, pyramidWords } from '../support/pyramid.js';

const WORDS = pyramidWords();

type Row = readonly [
  from: string,
  to: string,
  count: number,
  why: PyramidRefusal | undefined,
  words?: string,
];

function table(name: string, sketch: PyramidSketch, rows: readonly Row[]): void {
  describe(name, () => {
    const state = pyramidAt(sketch);
    for (const [from, to, count, why, words] of rows) {
      it(`${from} → ${to} × ${count}: ${why?.code ?? 'allowed'}`, () => {
        const refused = pyramid.refusal(state, { from, to, count });
        expect(refused).to.deep.equal(why);
        expect(pyramid.refusal(pyramid.view(state), { from, to, count })).to.deep.equal(why);
        if (words !== undefined) expect(WORDS.refusal(refused!)).to.equal(words);
      });
    }
  });
}

const covered = (text: string): PyramidRefusal => ({ code: 'covered', card: card(text) });
const empty = (pile: string): PyramidRefusal => ({ code: 'empty-pile', pile });
const badCount = (count: number): PyramidRefusal => ({ code: 'bad-count', count });

table(
  'refusals in Pyramid',
  { rows: ['AC', '5D KS', '- 8S 6C', '- - 7H KC'], stock: '2C 3C', waste: ['QH 6S'] },
  [
    // Pairs.
    ['pyramid-9', 'waste-1', 1, undefined],
    ['waste-1', 'pyramid-9', 1, undefined],
    ['pyramid-5', 'pyramid-2', 1, covered('8S'), 'The 8 of spades is covered.'],
    ['pyramid-9', 'pyramid-6', 1, covered('6C')],
    ['waste-1', 'pyramid-6', 1, covered('6C')],
    ['waste-1', 'pyramid-1', 1, covered('AC')],
    [
      ...(['pyramid-10', 'waste-1', 1, { code: 'king-alone', card: card('KC') }] as const),
      'The king of clubs is removed alone.',
    ],
    ['pyramid-9', 'pyramid-10', 1, { code: 'king-alone', card: card('KC') }],
    ['pyramid-9', 'pyramid-8', 1, empty('pyramid-8'), 'Row 4, place 2 is empty.'],
    ['pyramid-8', 'pyramid-9', 1, empty('pyramid-8')],
    ['pyramid-9', 'waste-1', 2, badCount(2), 'You can’t move 2 cards from there.'],
    ['pyramid-9', 'waste-1', 0, badCount(0)],
    ['pyramid-9', 'waste-1', NaN, badCount(NaN)],
    // Alone.
    ['pyramid-10', 'foundation-1', 1, undefined],
    [
      ...(['pyramid-9', 'foundation-1', 1, { code: 'not-king', card: card('7H') }] as const),
      'The 7 of hearts can’t be removed alone.',
    ],
    ['waste-1', 'foundation-1', 1, { code: 'not-king', card: card('6S') }],
    ['pyramid-3', 'foundation-1', 1, covered('KS')],
    ['pyramid-10', 'foundation-1', 2, badCount(2)],
    // Stock and waste.
    ['stock', 'waste-1', 1, undefined],
    ['stock', 'waste-1', 2, badCount(2)],
    [
      ...(['stock', 'pyramid-9', 1, { code: 'stock-turns' }] as const),
      'You can’t play cards straight from the stock.',
    ],
    ['stock', 'foundation-1', 1, { code: 'stock-turns' }],
    [
      ...(['pyramid-9', 'stock', 1, { code: 'takes-none', pile: 'stock' }] as const),
      'You can’t put cards on the stock.',
    ],
    [
      ...(['waste-1', 'stock', 2, { code: 'stock-left' }] as const),
      'You can turn the waste over only when the stock is empty.',
    ],
    // From nothing, and to nowhere.
    ['waste-1', 'waste-1', 1, { code: 'same-pile' }, 'The card is already there.'],
    ['foundation-1', 'waste-1', 1, { code: 'no-return' }, 'Cards can’t come back from there.'],
    ['foundation-1', 'stock', 1, { code: 'no-return' }],
    ['waste-2', 'stock', 1, { code: 'no-such-pile', pile: 'waste-2' }, 'There is no waste-2 here.'],
    ['pyramid-29', 'waste-1', 1, { code: 'no-such-pile', pile: 'pyramid-29' }],
    ['stock', 'pyramid-0', 1, { code: 'no-such-pile', pile: 'pyramid-0' }],
    ['toString', 'waste-1', 1, { code: 'no-such-pile', pile: 'toString' }],
    ['__proto__', 'waste-1', 1, { code: 'no-such-pile', pile: '__proto__' }],
  ],
);

table('sums in Pyramid', { rows: ['AC', '5D QH'], waste: ['8S'] }, [
  ['pyramid-2', 'waste-1', 1, undefined],
  [
    ...(['pyramid-3', 'pyramid-2', 1] as const),
    { code: 'not-13', card: card('QH'), target: card('5D'), sum: 17, wanted: 13 },
    'The queen of hearts and the 5 of diamonds add up to 17, not 13.',
  ],
  [
    'pyramid-2',
    'pyramid-3',
    1,
    { code: 'not-13', card: card('5D'), target: card('QH'), sum: 17, wanted: 13 },
  ],
]);

table('cards that two others cover', { rows: ['AC', '7D 2C', '6S QC 8C'] }, [
  ['pyramid-4', 'pyramid-2', 1, covered('7D')],
  ['pyramid-5', 'pyramid-1', 1, covered('AC')],
]);

const ONE: PyramidSketch = { rows: ['AC', '7D 2C', '6S - -'] };
table('cover pairs', ONE, [
  ['pyramid-4', 'pyramid-2', 1, undefined],
  ['pyramid-2', 'pyramid-4', 1, undefined],
  ['pyramid-3', 'pyramid-1', 1, covered('AC')],
]);
table('no cover pairs', { ...ONE, coverPairs: false }, [
  [
    ...(['pyramid-4', 'pyramid-2', 1, { code: 'no-cover-pairs' }] as const),
    'A card can’t be paired with one that it covers.',
  ],
  ['pyramid-2', 'pyramid-4', 1, { code: 'no-cover-pairs' }],
]);

table('REDEAL', { rows: ['AC'], waste: ['2C 3C', '4C'], wastes: 2, redeals: 1 }, [
  ['waste-1', 'stock', 3, undefined],
  ['waste-1', 'stock', 2, badCount(2)],
  ['waste-1', 'stock', 1, badCount(1)],
  ['waste-2', 'stock', 3, badCount(3)],
  ['waste-2', 'stock', 1, { code: 'takes-none', pile: 'stock' }],
  ['stock', 'waste-1', 1, empty('stock'), 'Stock is empty.'],
]);
table('REDEAL once too often', { rows: ['AC'], waste: ['2C'], redeals: 1, used: 1 }, [
  [
    ...(['waste-1', 'stock', 1, { code: 'no-redeal', redeals: 1 }] as const),
    'No redeals are left.',
  ],
]);
table('no REDEAL', { rows: ['AC'], waste: ['2C'], redeals: 0 }, [
  [
    ...(['waste-1', 'stock', 1, { code: 'no-redeal', redeals: 0 }] as const),
    'This game has no redeals.',
  ],
]);
table('REDEAL of nothing', { rows: ['AC'] }, [
  ['waste-1', 'stock', 0, empty('waste-1'), 'Waste is empty.'],
  ['waste-1', 'stock', 1, empty('waste-1')],
]);

table('several wastes', { rows: ['AC'], waste: ['2C 6S', '7D', ''], wastes: 3, stock: '8C' }, [
  ['waste-1', 'waste-2', 1, undefined],
  ['waste-2', 'waste-1', 1, undefined],
  ['waste-1', 'waste-3', 1, empty('waste-3')],
  ['stock', 'waste-3', 1, undefined],
]);

describe('what is no move of Pyramid at all', () => {
  it('is refused', () => {
    const state = pyramidAt(ONE);
    for (const move of [undefined, null, 'KH', 12, [], {}, () => 1] as readonly unknown[]) {
      const refused = pyramid.refusal(state, move as PyramidMove);
      expect(refused).to.deep.equal({ code: 'no-such-pile', pile: 'undefined' });
    }
  });
});
