import { describe, it } from '#bdd';
import { expect } from 'chai';
import { VARIANTS, freecell } from '../../../src/core.js';
import { cards } from '../support/cards.js';
import { position } from '../support/position.js';
import { after, read } from '../support/sessions.js';

describe('an ace', () => {
  const state = position({ columns: ['KC AH', '2H', 'AC'], held: 'AS', home: '- 3D' });

  it('may be laid on any empty foundation', () => {
    for (const text of ['1h1', '1h3', '1h4', 'ah1', 'ah3', 'ah4']) {
      expect(freecell.refusal(state, read(state, text)), text).to.equal(undefined);
    }
    expect(freecell.refusal(state, read(state, '1h2'))?.code).to.equal('foundation-next');
    const third = after(state, '1h3');
    expect(third.piles['foundation-3']).to.deep.equal(cards('AH'));
    expect(after(third, '2h').piles['foundation-3']).to.deep.equal(cards('AH 2H'));
    expect(freecell.refusal(third, read(third, '2h1'))?.code).to.equal(
      'foundation-starts-with-ace',
    );
  });

  it('goes to the leftmost empty one when it is sent', () => {
    expect(read(state, '1h').to).to.equal('foundation-1');
    expect(read(state, 'AH').to).to.equal('foundation-1');
    const one = after(state, '1h');
    expect(read(one, 'ah').to).to.equal('foundation-3');
    const two = after(one, 'ah');
    expect(read(two, '3h').to).to.equal('foundation-4');
    expect(two.piles['foundation-3']).to.deep.equal(cards('AS'));
  });

  it('is written with the number of any other', () => {
    const write = (text: string): string => freecell.writeMove(state, read(state, text));
    expect(['1h1', '1h', '1h3', '1h4', 'ah3'].map(write)).to.deep.equal([
      ...['1h', '1h', '1h3', '1h4', 'ah3'],
    ]);
  });

  it('is offered on every empty foundation', () => {
    const aces = freecell
      .moves(state)
      .filter(({ from, to }) => from === 'column-1' && to.startsWith('foundation-'));
    expect(aces.map(({ to }) => to)).to.deep.equal([
      'foundation-1',
      'foundation-3',
      'foundation-4',
    ]);
  });
});

describe('a foundation', () => {
  it('is built up in suit to the king, from columns and cells', () => {
    const state = position({ columns: ['KH', 'QH', '4C'], held: 'JH', home: '3C TH' });
    const up = after(state, '3h ah 2h 1h');
    expect(up.piles['foundation-1']).to.deep.equal(cards('AC 2C 3C 4C'));
    expect(up.piles['foundation-2']?.slice(-4)).to.deep.equal(cards('TH JH QH KH'));
    expect(up.piles['column-1']).to.deep.equal([]);
    expect(up.piles['cell-1']).to.deep.equal([]);
  });

  it('gives its top card back to an empty cell in FreeCell, and nowhere else', () => {
    const state = position({ columns: ['4C', '', 'KD'], held: 'KC - KS -', home: '3H 5S' });
    const back = freecell.moves(state).filter(({ from }) => from.startsWith('foundation-'));
    expect(back).to.deep.equal([
      { from: 'foundation-1', to: 'cell-2', count: 1 },
      { from: 'foundation-1', to: 'cell-4', count: 1 },
      { from: 'foundation-2', to: 'cell-2', count: 1 },
      { from: 'foundation-2', to: 'cell-4', count: 1 },
    ]);
    const taken = after(state, 'h1b');
    expect(taken.piles['cell-2']).to.deep.equal(cards('3H'));
    expect(taken.piles['foundation-1']).to.deep.equal(cards('AH 2H'));
    expect(after(taken, 'b1').piles['column-1']).to.deep.equal(cards('4C 3H'));
    expect(freecell.writeMove(state, back[2]!)).to.equal('h2b');
  });

  it('gives an ace back and stands empty', () => {
    const taken = after(position({ columns: ['2S'], home: 'AH' }), 'h1d');
    expect(taken.piles['foundation-1']).to.deep.equal([]);
    expect(taken.piles['cell-4']).to.deep.equal(cards('AH'));
  });

  it('gives nothing back in any other system', () => {
    for (const variant of VARIANTS) {
      const state = position({ variant, columns: ['KC', 'KD'], home: '3H 5S' });
      const back = freecell.moves(state).filter(({ from }) => from.startsWith('foundation-'));
      expect(back.length > 0, variant).to.equal(variant === 'freecell');
    }
  });
});
