import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeMove, klondike } from '../../../src/core.js';
import { klondikeAt } from '../support/klondike.js';

type Row = readonly [text: string, move: KlondikeMove | undefined];

const move = (from: string, to: string, count = 1): KlondikeMove => ({ from, to, count });

describe('Klondike notation', () => {
  const state = klondikeAt({
    draw: 3,
    columns: ['2C | KS QH JS', 'KH', '', '5D | 9H 8S', '3C 4C |', 'TC'],
    waste: 'KC AD',
    stock: '2H 3H',
    rest: 6,
  });
  const rows: readonly Row[] = [
    ['s', move('stock', 'waste-1', 2)],
    ['S', move('stock', 'waste-1', 2)],
    ['s1', move('stock', 'waste-1', 2)],
    ['r', move('waste-1', 'stock', 2)],
    ['f5', move('column-5', 'column-5')],
    ['F5', move('column-5', 'column-5')],
    ['f1', move('column-1', 'column-1')],
    ['w4', move('waste-1', 'column-4')],
    ['wh', move('waste-1', 'foundation-1')],
    ['wh3', move('waste-1', 'foundation-3')],
    ['h25', move('foundation-2', 'column-5')],
    ['46', move('column-4', 'column-6', 2)],
    // A king goes to an empty column with its build, with or without the count.
    ['13', move('column-1', 'column-3', 3)],
    ['13v3', move('column-1', 'column-3', 3)],
    ['13v1', move('column-1', 'column-3')],
    ['23', move('column-2', 'column-3')],
    // A card that fits nowhere, or is not seen, names a move too.
    ['1h', move('column-1', 'foundation-1')],
    ['5h', move('column-5', 'foundation-1')],
    ['54', move('column-5', 'column-4')],
    ['1w', move('column-1', 'waste-1')],
    ['1s', move('column-1', 'stock')],
    ['ss', move('stock', 'stock')],
    ['fw', move('waste-1', 'waste-1')],
    // There is nothing to send, or no such pile.
    ['3h', undefined],
    ['18', undefined],
    ['81', undefined],
    ['1a', undefined],
    ['f8', undefined],
    ['f0', undefined],
    // No moves.
    ['', undefined],
    ['1', undefined],
    ['w', undefined],
    ['f', undefined],
    ['rs', undefined],
    ['h', undefined],
    ['h5w', undefined],
    ['12v0', undefined],
    [' s', undefined],
    ['s\n', undefined],
    ['f5\n', undefined],
  ];
  for (const [text, wanted] of rows) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(klondike.readMove(state, text)).to.deep.equal(wanted);
      expect(klondike.readMove(klondike.view(state), text)).to.deep.equal(wanted);
    });
  }

  it('writes each kind of move', () => {
    const written: readonly (readonly [KlondikeMove, string])[] = [
      [move('stock', 'waste-1', 2), 's'],
      [move('waste-1', 'stock', 2), 'r'],
      [move('column-5', 'column-5'), 'f5'],
      [move('waste-1', 'foundation-1'), 'wh'],
      [move('waste-1', 'foundation-4'), 'wh4'],
      [move('column-1', 'column-3', 3), '13v3'],
      [move('column-2', 'column-3'), '23'],
      [move('column-4', 'column-6', 2), '46'],
      [move('foundation-2', 'column-5'), 'h25'],
    ];
    for (const [some, text] of written) expect(klondike.writeMove(state, some)).to.equal(text);
  });
});
