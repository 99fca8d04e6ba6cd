import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type KlondikeAids, type KlondikeState, klondike } from '../../../src/core.js';
import { type RulesAnnouncement, announce } from '../../../src/core/patience/rules/announce.js';
import { rulesWords } from '../../../src/elements/patience/rules/words.js';
import { rules as messages } from '../../../src/locales/compiled/en/rules.js';
import { card } from '../support/cards.js';
import {
  FINISHES,
  FLIPS,
  type KlondikeSession,
  type KlondikeSketch,
  NO_FLIPS,
  klondikeAt,
  klondikeFrom,
  playKlondike,
} from '../support/klondike.js';

const by = { source: 'player', now: 0 } as const;

/**
 * The announcements of each change, made as an element makes them: from the views before and after
 * it.
 */
function listen(session: KlondikeSession): (readonly RulesAnnouncement[])[] {
  const told: (readonly RulesAnnouncement[])[] = [];
  const table = klondike.tableOf(session.options);
  let before: KlondikeState = session.view();
  session.subscribe((change) => {
    const after = session.view();
    if (change.type === 'undo') told.push(announce(table, after, change, before));
    else if (change.type !== 'restart') told.push(announce(table, before, change, after));
    before = after;
  });
  return told;
}

/** The announcements of a move, its undo and its redo. */
function told(sketch: KlondikeSketch, move: string, aids: KlondikeAids = FLIPS) {
  const session = klondikeFrom(klondikeAt(sketch));
  const all = listen(session);
  playKlondike(session, move, aids);
  session.undo(by);
  session.redo(by);
  expect(all).to.have.lengthOf(session.outcome === 'won' ? 1 : 3);
  return all;
}

const TABLE: KlondikeSketch = {
  columns: ['2D QS | 8H', '9C', 'KD'],
  stock: '7H 6H 5H 4H',
  waste: '3H',
  home: 'AC AD',
  rest: 3,
};

describe('what is spoken in Klondike', () => {
  it('names a drawn card, and none that lies face down again', () => {
    const drawn = { code: 'drawn', card: card('7H'), count: 1, waste: undefined };
    const undone = { code: 'turned-back', what: 'draw' };
    expect(told(TABLE, 's')).to.deep.equal([[drawn], [undone], [drawn]]);
  });

  it('names the top of three', () => {
    const drawn = { code: 'drawn', card: card('5H'), count: 3, waste: undefined };
    const undone = { code: 'turned-back', what: 'draw' };
    expect(told({ ...TABLE, draw: 3 }, 's')).to.deep.equal([[drawn], [undone], [drawn]]);
    expect(told({ ...TABLE, draw: 3, stock: '7H 6H' }, 's')[0]).to.deep.equal([
      { code: 'drawn', card: card('6H'), count: 2, waste: undefined },
    ]);
  });

  it('names a drawn card that went up at once', () => {
    const aids: KlondikeAids = { ...FLIPS, autoFoundation: 'all' };
    const [move] = told({ ...TABLE, stock: '2C 7H' }, 's', aids);
    expect(move).to.deep.equal([
      { code: 'drawn', card: card('2C'), count: 1, waste: undefined },
      { code: 'went-up', count: 1, card: card('2C') },
    ]);
  });

  it('counts passes, where they are limited to an end', () => {
    const waste: KlondikeSketch = { ...TABLE, stock: '' };
    const undone = { code: 'turned-back', what: 'redeal' };
    const redealt = { code: 'redealt', pass: 2, of: 3 };
    expect(told({ ...waste, redeals: 2 }, 'r')).to.deep.equal([[redealt], [undone], [redealt]]);
    expect(told({ ...waste, redeals: 2, redealt: 1 }, 'r')[0]).to.deep.equal([
      { code: 'redealt', pass: 3, of: 3 },
    ]);
    expect(told({ ...waste, redealt: 6 }, 'r')[0]).to.deep.equal([
      { code: 'redealt', pass: 8, of: undefined },
    ]);
  });

  it('tells of a move and of the card that was turned over after it', () => {
    const moved = { card: card('8H'), count: 1, to: 'column-2', onto: card('9C') };
    const flipped = { code: 'flipped', card: card('QS'), count: 1 };
    expect(told(TABLE, '12')).to.deep.equal([
      [{ code: 'moved', ...moved }, flipped],
      [{ code: 'undone', ...moved, to: 'column-1', onto: undefined }],
      [{ code: 'redone', ...moved }, flipped],
    ]);
    expect(told(TABLE, '12', NO_FLIPS)[0]).to.deep.equal([{ code: 'moved', ...moved }]);
  });

  it('tells of a card that the player turned over', () => {
    const columns = ['2D QS |', '9C', 'KD'];
    const flipped = { code: 'flipped', card: card('QS'), count: 1 };
    const undone = { code: 'turned-back', what: 'flip' };
    expect(told({ ...TABLE, columns }, 'f1', NO_FLIPS)).to.deep.equal([
      [flipped],
      [undone],
      [flipped],
    ]);
  });

  it('counts cards turned over and sent up on the way, and names the last', () => {
    const columns = ['QS 2D | 8H', '9C', 'KD'];
    const aids: KlondikeAids = { ...FLIPS, autoFoundation: 'all' };
    expect(told({ ...TABLE, columns }, '12', aids)[0]).to.deep.equal([
      { code: 'moved', card: card('8H'), count: 1, to: 'column-2', onto: card('9C') },
      { code: 'flipped', card: card('QS'), count: 2 },
      { code: 'went-up', count: 1, card: card('2D') },
    ]);
  });

  it('tells of a finish with draws by the cards that went up', () => {
    const sketch: KlondikeSketch = { home: 'TS KH KD KC', stock: 'QS KS JS' };
    expect(told(sketch, 's', FINISHES)[0]).to.deep.equal([
      { code: 'drawn', card: card('QS'), count: 1, waste: undefined },
      { code: 'went-up', count: 3, card: card('KS') },
    ]);
  });
});

const words = rulesWords(messages, 'Klondike', klondike.tableOf(klondikeAt(TABLE).options));

describe("Klondike's words", () => {
  it('announce turned cards, and leave other announcements to all patience games', () => {
    const drawn = { code: 'drawn', card: card('7H'), count: 3, waste: undefined } as const;
    expect(words.announce(drawn)).to.equal('Drew three cards, the 7 of hearts on top.');
    expect(words.announce({ code: 'redealt', pass: 2, of: 3 })).to.equal(
      'Waste turned over, pass 2 of 3.',
    );
    expect(words.announce({ code: 'redealt', pass: 2, of: undefined })).to.equal(
      'Waste turned over, pass 2.',
    );
    const flipped = { code: 'flipped', card: card('QS'), count: 1 } as const;
    expect(words.announce(flipped)).to.equal('Turned over the queen of spades.');
    expect(words.announce({ code: 'turned-back', what: 'draw' })).to.equal('Undone: the draw.');
    expect(words.announce({ code: 'lost' })).to.deep.equal({ code: 'lost' });
  });

  it('show a hint at what is turned', () => {
    const view = klondike.view(klondikeAt({ ...TABLE, columns: ['2D QS |', '9C', 'KD'] }));
    const hints = ['s', 'r', 'f1', 'w2'].map((text) => words.hint(klondike.readMove(view, text)!));
    expect(hints).to.deep.equal([
      'Try drawing from the stock.',
      'Try turning the waste over.',
      'Try turning over the top card of column 1.',
      undefined,
    ]);
  });

  it('say why each move is refused', () => {
    const says = (sketch: KlondikeSketch, text: string): string => {
      const state = klondikeAt(sketch);
      return words.refusal(klondike.refusal(state, klondike.readMove(state, text)!)!);
    };
    const rows: readonly (readonly [KlondikeSketch, string, string])[] = [
      [
        { ...TABLE, columns: ['2D QS |', '9C', 'KD'] },
        '12',
        'Turn over the top card of column 1 first.',
      ],
      [TABLE, '12v3', 'Face-down cards can’t be moved.'],
      [TABLE, 'r', 'You can turn the waste over only when the stock is empty.'],
      [{ ...TABLE, stock: '', redeals: 1, redealt: 1 }, 'r', 'No redeals are left.'],
      [{ ...TABLE, stock: '', redeals: 0 }, 'r', 'This game has no redeals.'],
      [
        { ...TABLE, foundationReturn: true },
        'h1h2',
        'A card can return from a foundation only to a column.',
      ],
      [TABLE, '1w', 'You can’t put cards on the waste.'],
      [{ ...TABLE, waste: '' }, 'r', 'Waste is empty.'],
      [{ ...TABLE, stock: '' }, 's', 'Stock is empty.'],
      [TABLE, 'h11', 'Cards can’t come back from there.'],
      [TABLE, '14', 'Only a king can go to an empty column.'],
      [TABLE, '13', 'The 8 of hearts needs a black 9.'],
    ];
    for (const [sketch, move, sentence] of rows) expect(says(sketch, move)).to.equal(sentence);
    const refusals = ['waste-top', 'stock-turns'].map((code) => words.refusal({ code }));
    expect(refusals).to.deep.equal([
      'Only the top card of the waste can be played.',
      'You can’t play cards straight from the stock.',
    ]);
    expect(words.refusal({ code: 'unheard-of' })).to.equal('unheard-of');
  });
});
