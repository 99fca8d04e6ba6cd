import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type FreecellMove, freecell } from '../../../src/core.js';
import { dealt } from '../support/deals.js';
import { position } from '../support/position.js';

type Row = readonly [text: string, move: FreecellMove | undefined];

const move = (from: string, to: string, count = 1): FreecellMove => ({ from, to, count });

describe('FreeCell notation', () => {
  const state = position({ columns: ['KS QH JS', 'KH', '', 'KC QS'], held: 'AC', home: '- 3D' });
  const rows: readonly Row[] = [
    ['12', move('column-1', 'column-2', 2)],
    ['42', move('column-4', 'column-2')],
    ['24', move('column-2', 'column-4')],
    // A move to an empty column states the number of cards, unless it is one.
    ['13', move('column-1', 'column-3')],
    ['13v1', move('column-1', 'column-3')],
    ['13v3', move('column-1', 'column-3', 3)],
    ['13V3', move('column-1', 'column-3', 3)],
    ['13vd', move('column-1', 'column-3', 13)],
    ['1c', move('column-1', 'cell-3')],
    ['1C', move('column-1', 'cell-3')],
    ['a3', move('cell-1', 'column-3')],
    ['ab', move('cell-1', 'cell-2')],
    ['ah', move('cell-1', 'foundation-1')],
    ['AH', move('cell-1', 'foundation-1')],
    ['ah4', move('cell-1', 'foundation-4')],
    ['h2a', move('foundation-2', 'cell-1')],
    ['H2A', move('foundation-2', 'cell-1')],
    ['h23', move('foundation-2', 'column-3')],
    // A card that fits nowhere names a move too: the rules say why it may not be.
    ['1h', move('column-1', 'foundation-1')],
    // There is nothing to send, or no such pile.
    ['3h', undefined],
    ['1e', undefined],
    ['9a', undefined],
    ['01', undefined],
    // No moves.
    ['', undefined],
    ['1', undefined],
    ['h', undefined],
    ['hh', undefined],
    ['ha', undefined],
    ['h1', undefined],
    ['h5a', undefined],
    ['1h5', undefined],
    ['1h0', undefined],
    ['12v', undefined],
    ['12v0', undefined],
    ['12ve', move('column-1', 'column-2', 14)],
    ['12v10', undefined],
    ['1hv2', undefined],
    ['12 ', undefined],
    [' 12', undefined],
    ['12\n', undefined],
    ['1-2', undefined],
    ['1j', undefined],
  ];
  for (const [text, wanted] of rows) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(freecell.readMove(state, text)).to.deep.equal(wanted);
    });
  }

  it('takes the one number of cards that fits a card', () => {
    const board = position({ columns: ['9S 8H 7S 6H 5S', '6D', '8D', 'TH', '7C'] });
    const counts = ['12', '13', '14', '15', '21'].map(
      (text) => freecell.readMove(board, text)?.count,
    );
    expect(counts).to.deep.equal([1, 3, 5, 2, 1]);
  });

  it('takes the whole run of a king to an empty column for kings', () => {
    const kings = position({ variant: 'kingcell', columns: ['2C KS QH JS', '', '2D KC'] });
    expect(freecell.readMove(kings, '12')?.count).to.equal(3);
    expect(freecell.readMove(kings, '32')?.count).to.equal(1);
    expect(freecell.writeMove(kings, move('column-1', 'column-2', 3))).to.equal('12v3');
    expect(freecell.writeMove(kings, move('column-3', 'column-2', 1))).to.equal('32');
  });

  it('writes the number of cards to an empty column in one digit', () => {
    const columns = ['KS QH JS TH 9S 8H 7S 6H 5S 4H 3S 2H AS', '', 'KC'];
    const long = position({ supermove: 'full', columns });
    expect(freecell.writeMove(long, move('column-1', 'column-2', 13))).to.equal('12vd');
    expect(freecell.writeMove(long, move('column-1', 'column-2', 10))).to.equal('12va');
    expect(freecell.writeMove(long, move('column-1', 'column-2', 1))).to.equal('12');
  });

  it('names eight cells a to g and i, and the tenth column 0', () => {
    const eight = position({ variant: 'eight-off', columns: ['KC QC'] });
    const cells = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => move('column-1', `cell-${n}`));
    const texts = ['1a', '1b', '1c', '1d', '1e', '1f', '1g', '1i'];
    expect(cells.map((to) => freecell.writeMove(eight, to))).to.deep.equal(texts);
    expect(texts.map((text) => freecell.readMove(eight, text))).to.deep.equal(cells);
    const ten = dealt(1, { variant: 'seahaven' });
    expect(freecell.writeMove(ten, move('column-10', 'cell-1'))).to.equal('0a');
    expect(freecell.readMove(ten, '90')).to.deep.equal(move('column-9', 'column-10'));
    expect(freecell.readMove(ten, '0h')).to.deep.equal(move('column-10', 'foundation-1'));
  });
});
