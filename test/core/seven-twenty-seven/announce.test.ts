import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seven27Session, seven27 } from '../../../src/core.js';
import {
  announceCards,
  announceStart,
} from '../../../src/games/seven-twenty-seven/rules/announce.js';
import { deckOfHands, playMoves, seats, startHand } from '../support/seven27.js';
import { toldOfSeven27 } from '../support/told.js';
import { wordsAt } from '../support/seven27-words.js';

/** Replays the steps of a hand, and announces each one as a seat or a spectator sees it. */
function told(session: Seven27Session, listener?: number): readonly string[] {
  const words = wordsAt({ kinds: session.options.kinds, dealer: 0, house: false });
  return toldOfSeven27(session, listener).map((said) => said.map(words.announce).join(' '));
}

/** You at the dealer's left, and two bots. */
const KINDS = ['human', 'bot', 'bot'] as const;
const table = (given = {}) =>
  seats(3, { kinds: KINDS, tempers: [null, 'steady', 'steady'], ...given });
const DECK = deckOfHands(['5C AC', 'KC 2C', '9C 9D'], 'AD 4C 8D');

describe('what is told of a hand', () => {
  it('is this, step by step, to the seat that listens', () => {
    const moves = 'a0 a1 a2 t0 t1 s2 k0 b1:10 r2:20 c0 c1 s0 s1 t2 k0 k1 k2 s0 s1 s2';
    const session = playMoves(startHand(table(), DECK), moves);
    expect(told(session, 0)).to.deep.equal([
      'You ante 5.',
      'Seat 2 antes 5.',
      'Seat 3 antes 5. Seat 2 shows the king of clubs. Seat 3 shows the 9 of clubs. ' +
        'Your cards: 5 of clubs, ace of clubs. Total: 6 for 7, 16 for 27. Extra cards. Your turn.',
      'You take the ace of diamonds: 7 for 7, 27 for 27.',
      'Seat 2 takes a card.',
      'Seat 3 stands. Betting. Your turn.',
      'You check.',
      'Seat 2 bets 10.',
      'Seat 3 raises by 20. Your turn: 30 to call.',
      'You call 30.',
      'Seat 2 calls 20. Extra cards. Your turn.',
      'You stand.',
      'Seat 2 stands.',
      'Seat 3 takes a card. Betting. Your turn.',
      'You check.',
      'Seat 2 checks.',
      'Seat 3 checks. Extra cards. Your turn.',
      'You stand.',
      'Seat 2 stands.',
      'Seat 3 stands. You win both halves (105 chips): 5-A-A makes 7 and 27. You have 1,070 chips.',
    ]);
  });

  it('tells who cut, and no word of it', () => {
    const session = playMoves(startHand(table(), DECK), 'u0:6d7920776f726473 u1:00610062');
    expect(told(session, 0)).to.deep.equal(['You cut the cards.', 'Seat 2 cuts the cards.']);
  });

  it('tells others no card that they do not see', () => {
    const session = playMoves(startHand(table(), DECK), 'a0 a1 a2 t0 s1 s2');
    expect(told(session).slice(2)).to.deep.equal([
      'Seat 3 antes 5. You show the 5 of clubs. Seat 2 shows the king of clubs. ' +
        'Seat 3 shows the 9 of clubs. Extra cards.',
      'You take a card.',
      'Seat 2 stands.',
      'Seat 3 stands. Betting.',
    ]);
  });

  it('names a card that is dealt face up, and hands that go bust by it', () => {
    const deck = deckOfHands(['KC 7C', 'TC 9C', '9D 8D'], 'TD AC');
    const options = table({ draw: 'up', scoring: 'over-is-bust' });
    const session = playMoves(startHand(options, deck), 'a0 a1 a2 s0 t1 s2');
    expect(told(session, 0).slice(4)).to.deep.equal([
      'Seat 2 takes the 10 of diamonds. Seat 2 is bust.',
      'Seat 3 stands. Betting. Your turn.',
    ]);
  });

  it('says that a hand is frozen', () => {
    const moves = 'a0 a1 a2 s0 s1 s2 k0 k1 k2 s0 s1 t2 k0 k1 k2 s0 s1';
    const session = playMoves(startHand(table({ freeze: 2 }), DECK), moves);
    expect(told(session, 0).at(-1)).to.equal('Seat 2 stands, and the hand is frozen.');
    expect(told(session, 0).at(-2)).to.equal('You stand, and the hand is frozen.');
  });

  it('keeps declarations to themselves until all have declared', () => {
    const moves = 'a0 a1 a2 s0 s1 s2 k0 k1 k2 s0 s1 s2 g1:27 g0:7+27 g2:7';
    const session = playMoves(startHand(table({ declare: 'simultaneous' }), DECK), moves);
    const [turn, ...declared] = told(session, 0).slice(-4);
    expect(turn).to.equal('Seat 3 stands. Declarations.');
    expect(declared.slice(0, 2)).to.deep.equal(['Seat 2 has declared.', 'You declare both.']);
    expect(declared[2]).to.match(
      /^Seat 3 has declared\. Declared: You both, Seat 2 27, Seat 3 7\. /,
    );
    const open = playMoves(
      startHand(table({ declare: 'sequential' }), DECK),
      moves.replace('g1:27 g0:7+27', 'g0:7+27 g1:27'),
    );
    expect(told(open, 0).slice(-3, -1)).to.deep.equal(['You declare both.', 'Seat 2 declares 27.']);
  });

  it('the end without a showdown, and without a hand', () => {
    const folded = playMoves(startHand(table(), DECK), 'a0 a1 a2 s0 s1 s2 b0:5 f1 f2');
    expect(told(folded, 0).at(-1)).to.equal(
      'Seat 3 folds. Uncalled bet returned to you: 5 chips. ' +
        'You are the last player in and take 15 chips without showing. You have 1,010 chips.',
    );
    const none = playMoves(startHand(table(), DECK), 'o0 o1 a2');
    expect(told(none, 0).at(-1)).to.equal(
      'Seat 3 antes 5. Fewer than two players anted, so no cards are dealt.',
    );
  });

  it('who is all in', () => {
    const options = table({ stacks: [1000, 3, 30], maxBet: 200 });
    const session = playMoves(startHand(options, DECK), 'a0 a1 a2 s0 s1 s2 b0:40 c2');
    expect(told(session, 0).filter((line) => line.includes('all in'))).to.deep.equal([
      'Seat 2 antes 3, all in.',
      told(session, 0).at(-1),
    ]);
    expect(told(session, 0).at(-1)).to.match(/^Seat 3 calls 25, all in\. /);
  });

  it('begins with the hand, its dealer and its ante; own cards only where they are seen', () => {
    const { state } = playMoves(startHand(table(), DECK), 'a0 a1 a2');
    const words = wordsAt({ kinds: KINDS, dealer: 2, house: false });
    expect(words.announce(announceStart(state, 12))).to.equal(
      'Hand 12. Seat 3 deals. The ante is 5.',
    );
    expect(announceCards(seven27.view(state, 0), 0).map(words.announce)).to.deep.equal([
      'Your cards: 5 of clubs, ace of clubs. Total: 6 for 7, 16 for 27.',
    ]);
    expect(announceCards(seven27.view(state, 0), 1)).to.deep.equal([]);
    expect(announceCards(seven27.view(state), undefined)).to.deep.equal([]);
  });
});
