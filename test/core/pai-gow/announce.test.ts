import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type PaigowMove,
  type PaigowOptions,
  type PaigowState,
  type SeatKind,
  askBot,
  botRandom,
  paigow,
  paigowBot,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { announceCards, announceStart } from '../../../src/games/pai-gow/rules/announce.js';
import { paigowWords } from '../../../src/games/pai-gow/words.js';
import { tableWords } from '../../../src/locales/table-english.js';
import { cards } from '../support/cards.js';
import { seedOf, waitingSeats } from '../support/pai-gow-bots.js';
import {
  BY,
  type PaigowSession,
  type Showdown,
  playMoves,
  showdown,
  startHand,
  table,
} from '../support/pai-gow.js';
import { toldOfPaigow } from '../support/told.js';

/** One line per step. */
const told = (session: PaigowSession, listener?: number): readonly string[] => {
  const words = paigowWords(tableWords, session.options);
  return toldOfPaigow(session, listener).map((said) => said.map(words.announce).join(' '));
};

const KINDS: readonly SeatKind[] = ['bot', 'human', 'bot', 'bot', 'open'];
const SEED = seedOf(5, 43);
const GIVEN: Partial<PaigowOptions> = {
  kinds: KINDS,
  stacks: [null, 1000, 860, 430, null],
  bonus: 'fortune',
  commission: 5,
  quickDeal: false,
  dice: secureDice(SEED, 3),
};
const BEGINNING: readonly PaigowMove[] = [
  { type: 'cut', seat: 1, text: 'my own words' },
  { type: 'bet', seat: 1, amount: 25, bonus: 5 },
  { type: 'pass', seat: 3 },
];

/** A hand in which seat 1 cuts and stakes. All other moves are those of bots. */
function hand(deck: readonly Card[] = tableDeck(SEED)): PaigowSession {
  const session = startHand(table(KINDS.length, GIVEN), deck);
  for (const move of BEGINNING) session.play(move, BY);
  const random = botRandom(SEED, 'bots');
  while (session.outcome === undefined) {
    const seat = waitingSeats(session.state)[0]!;
    session.play(askBot(paigow, session.state, seat, paigowBot, random)!, BY);
  }
  return session;
}

/** The last line is for the step that turns up all cards. */
const LINES: readonly string[] = [
  'You cut the cards.',
  'You bet 25 chips and 5 on Fortune.',
  'Seat 4 sits out.',
  'Seat 3 bets 25 chips. The dice total 8. You get the first hand. Your cards: ' +
    'ace of diamonds, jack of diamonds, 8 of diamonds, 7 of spades, 7 of clubs, 5 of diamonds, 2 of diamonds.',
  'You have set your hands.',
  'Seat 3 has set their hands. All hands are set. Dealer: king, queen in front, pair of nines at the back. ' +
    'You: pair of sevens wins in front, ace-high flush wins at the back. ' +
    'You win 23 chips after 2 commission (rounded up). Fortune, flush: 20 won. Total +43. ' +
    'Seat 3 wins 23 chips after 2 commission. The dealer loses 50 chips. You have 1,043 chips.',
];

/** The deck with all cards except `kept` moved `by` places. */
function stirred(kept: readonly Card[], by: number): readonly Card[] {
  const deck = tableDeck(SEED);
  const others = deck.filter((card) => !kept.includes(card));
  const moved = [...others.slice(by), ...others.slice(0, by)];
  return deck.map((card) => (kept.includes(card) ? card : moved.shift()!));
}

describe('the announcements of a hand of Pai Gow', () => {
  it('are these for the only person, with that seed', () => {
    expect(told(hand(), 1)).to.deep.equal(LINES);
  });

  it('are the same up to the reveal for any cards that the person can’t see', () => {
    const own = hand().state.seats[1]!.cards;
    const ends = Array.from({ length: 45 }, (_, by) => {
      const lines = told(hand(stirred(own, by + 1)), 1);
      expect(lines.slice(0, -1)).to.deep.equal(LINES.slice(0, -1));
      return lines.at(-1);
    });
    expect(new Set(ends).size).to.be.greaterThan(30);
  });

  it('without a listener name no card before the reveal', () => {
    const expected = told(hand()).slice(0, -1);
    expect(expected[3]).to.equal('Seat 3 bets 25 chips. The dice total 8. You get the first hand.');
    for (let by = 1; by < 53; by++) {
      expect(told(hand(stirred([], by))).slice(0, -1)).to.deep.equal(expected);
    }
  });

  it('begin with the hand’s number, and with the dealer if a player deals', () => {
    const start = (options: PaigowOptions, number: number): string =>
      paigowWords(tableWords, options).announce(announceStart(startHand(options).state, number));
    expect(start(table(3), 1200)).to.equal('Hand 1,200.');
    expect(start(table(3, { house: false, kinds: ['human', 'bot', 'bot'] }), 1)).to.equal(
      'Hand 1. You deal.',
    );
    expect(start(table(3, { house: false }), 2)).to.equal('Hand 2. Seat 1 deals.');
  });

  it('end at once if nobody stakes', () => {
    const session = playMoves(startHand(table(3, { kinds: ['bot', 'human', 'bot'] })), 'p2 p1');
    expect(told(session, 1)).to.deep.equal([
      'Seat 3 sits out.',
      'You sit out. Nobody bet, so no cards were dealt.',
    ]);
  });
});

describe('the player’s cards', () => {
  it('are announced only if the view shows them', () => {
    const session = startHand(table(KINDS.length, GIVEN));
    expect(announceCards(session.view(1), 1)).to.deep.equal([]);
    const { state } = hand();
    const dealt: PaigowState = { ...state, phase: 'set', results: null };
    expect(announceCards(paigow.view(dealt, 1), 2)).to.deep.equal([]);
    expect(announceCards(paigow.view(dealt), 1)).to.deep.equal([]);
    expect(announceCards(paigow.view(dealt, 1), 1)).to.deep.equal([
      { code: 'own-cards', seat: 1, cards: cards('AD JD 8D 7S 7C 5D 2D') },
    ]);
  });
});

/** The announcements of a hand's last step. */
const ending = (given: Showdown, listener?: number): string =>
  told(showdown(given), listener).at(-1)!;

const ALONE: readonly SeatKind[] = ['bot', 'human'];
const NINES = 'AH KS | 9C 9D 8C 5C 2C';

describe('the announced result of a hand of Pai Gow', () => {
  it('can be a copy in front and a loss at the back', () => {
    const hands = { 0: NINES, 1: 'AC KD | 8D 8H JD 5D 3D' };
    expect(ending({ options: table(2, { kinds: ALONE }), bets: { 1: '10' }, hands }, 1)).to.equal(
      'You have set your hands. All hands are set. Dealer: ace, king in front, pair of nines at the back. ' +
        'You: ace, king copies in front, pair of eights loses at the back. You lose 10 chips. ' +
        'The dealer wins 10 chips. You have 990 chips.',
    );
  });

  it('can be a push with hands of several parts', () => {
    const hands = { 0: NINES, 1: 'QC JD | TS TH 3D 3S 4H' };
    expect(ending({ options: table(2, { kinds: ALONE }), bets: { 1: '10' }, hands }, 1)).to.equal(
      'You have set your hands. All hands are set. Dealer: ace, king in front, pair of nines at the back. ' +
        'You: queen, jack loses in front, tens and threes win at the back. One hand each: your stake comes back. ' +
        'The dealer breaks even. You have 1,000 chips.',
    );
  });

  it('can be a foul set that the table allowed, and the last chips', () => {
    const options = table(2, { kinds: ALONE, foul: 'lose', stacks: [null, 10] });
    const hands = { 0: NINES, 1: 'AC AD | QC JD 8D 5D 3D' };
    expect(ending({ options, bets: { 1: '10' }, hands }, 1)).to.match(
      /You: the set is a foul, so both hands lose. You lose 10 chips. The dealer wins 10 chips. You have no chips left.$/,
    );
  });

  it('comes in the order of paying, and is brief for bots', () => {
    const options = table(3, { kinds: ['bot', 'bot', 'human'] });
    const hands = { 0: NINES, 1: 'AC KD | JD JS TD 5D 3D', 2: 'AS QD | TS TH 7D 6S 3C' };
    expect(ending({ options, bets: { 1: '10', 2: '20' }, hands }, 2)).to.match(
      /back\. Seat 2 pushes\. You: ace, queen loses .* One hand each: your stake comes back\. The dealer breaks even\./,
    );
  });

  it('can be a bonus, an envy bonus and the total', () => {
    const options = table(3, { bonus: 'fortune' });
    const hands = { 0: NINES, 1: 'AC QD | JD JS JC JH 3D', 2: 'AS QH | TS TH 7D 6S 3C' };
    const text = ending({ options, bets: { 1: '10+2', 2: '20+5' }, hands });
    expect(text).to.include('Fortune, four of a kind: 50 won. Total +50. Seat 3: ');
    expect(text).to.include(
      'Seat 3 pushes. The bonus bet of 5 loses. Envy, Seat 2’s four of a kind: 5 won. Total ±0.',
    );
    expect(text).to.match(/Seat 2 has 1,050 chips\. Seat 3 has 1,000 chips\.$/);
  });

  it('can be a dealing person’s set, uncovered stakes and win', () => {
    const options = table(3, {
      ...{ house: false, kinds: ['human', 'human', 'bot'], stacks: [15, 100, 100] },
      commission: 5,
    });
    const hands = { 0: NINES, 1: 'AC QD | 8D 8H JD 5D 3D', 2: 'AS QH | 7S 7H JC 6S 3C' };
    const lines = told(showdown({ options, bets: { 1: '10', 2: '10' }, hands }));
    expect(lines.slice(-2)).to.deep.equal([
      'Seat 3 has set their hands. All hands are set. Seat 1’s cards: ace of hearts, king of spades, ' +
        '9 of clubs, 9 of diamonds, 8 of clubs, 5 of clubs, 2 of clubs.',
      'Seat 1: ace, king in front, pair of nines at the back. ' +
        'Seat 2: ace, queen loses in front, pair of eights loses at the back. Seat 2 loses 10 chips. ' +
        'Seat 3 loses 5 chips. Seat 1 wins 14 chips as the dealer after 1 commission (rounded up). ' +
        'Seat 1 has 29 chips. Seat 2 has 90 chips.',
    ]);
  });
});
