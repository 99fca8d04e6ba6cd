import { describe, it } from '#bdd';
import { expect } from 'chai';
import { SAVE_FORMAT, Session, dealDeck, formatCards, freecell } from '../../../src/core.js';
import { cards } from '../support/cards.js';
import { cellsOf, dealt, rowsOf } from '../support/deals.js';
import { readText } from '../support/oracles.js';
import { valueOf } from '../support/result.js';
import { type FreecellSession, NO_AIDS, facts, play, start, tryMove } from '../support/sessions.js';

const UP = { autoFinish: true, autoFoundation: 'all' } as const;
const by = (now: number) => ({ source: 'player', now }) as const;

/** Deal 1: an ace goes up by itself and is taken back; two undos, one redo. */
function named(): FreecellSession {
  const session = start(1);
  for (const [second, token] of ['5a', '5b', '5c', '5d', 'b2', 'h1b'].entries()) {
    play(session, token, UP, 1000 * second + 1000);
  }
  session.undo(by(7000));
  session.undo(by(8000));
  session.redo(by(9000));
  return session;
}

const load = (save: unknown): FreecellSession => valueOf(Session.load(freecell, save));
const fixture: unknown = JSON.parse(readText('fixtures/save-freecell-v1.json'));

describe('a save', () => {
  it('is the deal, the options, the moves and where they stand', () => {
    expect(JSON.stringify(named().save(62500))).to.equal(
      '{"format":1,"game":"freecell","version":1,"deal":1,' +
        '"options":{"variant":"freecell","cells":4,"supermove":"linear"},' +
        '"moves":["5a","5b","5c","5d 5h","b2","h1b"],"at":5,"count":9,"elapsed":61500}',
    );
    expect(SAVE_FORMAT).to.equal(1);
  });

  it('of a fresh game has no moves and no time', () => {
    expect(start(2 ** 31 - 1, { variant: 'seahaven', cells: 2 }).save(5000)).to.deep.equal({
      ...{ format: 1, game: 'freecell', version: 1, deal: 2147483647 },
      options: { variant: 'seahaven', cells: 2, supermove: 'linear' },
      ...{ moves: [], at: 0, count: 0, elapsed: 0 },
    });
  });

  it('tells the time in whole milliseconds', () => {
    const session = start(1);
    play(session, '5a', NO_AIDS, 0.25);
    expect(session.save(10.5).elapsed).to.equal(10);
    expect(session.save(11).elapsed).to.equal(11);
  });

  it('is a copy: what is done to it does not reach the game', () => {
    const session = named();
    const before = facts(session);
    const save = session.save(0);
    (save.moves as string[]).pop();
    Object.assign(save.options, { cells: 0 });
    expect(facts(session)).to.deep.equal(before);
  });
});

describe('a save taken up', () => {
  it('is the same game, and the same save', () => {
    const saved: unknown = JSON.parse(JSON.stringify(named().save(62500)));
    const session = load(saved);
    expect(facts(session)).to.deep.equal({
      ...facts(named()),
      save: session.save(0),
    });
    expect(session.save(0)).to.deep.equal(saved);
    expect(session.deal).to.equal(1);
    expect(session.options).to.deep.equal({ variant: 'freecell', cells: 4, supermove: 'linear' });
    expect(session.elapsed(0)).to.equal(61500);
  });

  it('keeps its redo tail, until a new move is made', () => {
    const session = load(fixture);
    expect([session.at, session.steps.length, session.canRedo]).to.deep.equal([5, 6, true]);
    session.redo(by(0));
    expect(session.state.takenBack).to.deep.equal(cards('AD'));
    expect(session.moveCount).to.equal(10);
    session.undo(by(0));
    play(session, '8b');
    expect(session.canRedo).to.equal(false);
    expect(session.save(0).moves).to.deep.equal(['5a', '5b', '5c', '5d 5h', 'b2', '8b']);
  });

  it('can be taken back to its deal, automatic moves and all', () => {
    const session = load(fixture);
    const foundation = (): unknown => session.state.piles['foundation-1'];
    session.undo(by(0));
    expect(foundation()).to.deep.equal(cards('AD'));
    session.undo(by(0));
    expect(foundation()).to.deep.equal([]);
    while (session.canUndo) session.undo(by(0));
    expect(session.state).to.deep.equal(dealt(1));
    expect(session.moveCount).to.equal(14);
  });

  it('of version 1 is taken up as it was', () => {
    const session = load(fixture);
    expect(rowsOf(session.state)).to.deep.equal([
      'JD 2D 9H JC 5D 7H 7C 5H',
      'KD KC 9S 5S QC KH 3H',
      '2S KS 9D QD AS AH 3C',
      '4C 5C TS QH AC 4D 7S',
      '3S TD 4S TH 2C JH 7D',
      '6D 8S 8D QS 3D 8C TC',
      '6S 9C 2H 6H',
      '8H',
    ]);
    expect(cellsOf(session.state)).to.equal('6C - 4H JS');
    expect(session.state.piles['foundation-1']).to.deep.equal(cards('AD'));
    expect(session.state.takenBack).to.deep.equal([]);
  });

  it('may say less of its options', () => {
    const session = load({ ...(fixture as object), options: {} });
    expect(session.options).to.deep.equal({ variant: 'freecell', cells: 4, supermove: 'linear' });
  });

  it('may hold moves in capitals', () => {
    const moves = ['5A', '5B', '5C', '5D 5H', 'B2', 'H1B'];
    expect(load({ ...(fixture as object), moves }).state).to.deep.equal(load(fixture).state);
  });
});

describe('a game from a deck of its own', () => {
  const deck = [...dealDeck(617)].reverse();
  const text = formatCards(deck);

  it('is dealt from text or from cards', () => {
    for (const given of [deck, text, text.toLowerCase(), text.replaceAll(' ', ', ')]) {
      const session = valueOf(Session.start(freecell, { deck: given }));
      expect(rowsOf(session.state)[0]).to.equal(text.slice(0, 23));
      expect(session.deal).to.equal(undefined);
    }
  });

  it('keeps no hold of the array that it was given', () => {
    const given = [...deck];
    const session = valueOf(Session.start(freecell, { deck: given }));
    given.fill(0);
    expect(session.save(0).deck).to.equal(text);
  });

  it('is saved and taken up with its cards, and without a number', () => {
    const session = valueOf(Session.start(freecell, { deck, options: { variant: 'eight-off' } }));
    expect(tryMove(session, '1e')).to.equal(undefined);
    const save = session.save(0);
    expect(save).to.deep.equal({
      ...{ format: 1, game: 'freecell', version: 1, deck: text },
      options: { variant: 'eight-off', cells: 8, supermove: 'linear' },
      ...{ moves: ['1e'], at: 1, count: 1, elapsed: 0 },
    });
    expect(Object.keys(save)).to.not.include('deal');
    expect(facts(load(JSON.parse(JSON.stringify(save))))).to.deep.equal(facts(session));
  });

  it('prefers the deck where a number is given too', () => {
    const session = valueOf(Session.start(freecell, { deal: 1, deck }));
    expect([session.deal, session.save(0).deck]).to.deep.equal([undefined, text]);
  });
});
