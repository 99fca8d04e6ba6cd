import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, type PaigowOptions, cutDeck, paigow, tableDeck } from '../../../src/core.js';
import { dealtCards } from '../../../src/games/pai-gow/rules/deal.js';
import { seedOf } from '../support/pai-gow-bots.js';
import { TABLE_CARDS, playMoves, startHand, table } from '../support/pai-gow.js';

/** The seat that gets the first hand with these dice and seats. Seat 0 deals by default. */
const first = (dice: number[], seats: number, out: number[] = [], dealer = 0): number | null => {
  const kinds = Array.from({ length: seats }, () => 'human' as const);
  const stacks = kinds.map(() => 1000);
  const given: Partial<PaigowOptions> = {
    kinds,
    stacks,
    dealer,
    house: false,
    quickDeal: false,
    dice,
  };
  const session = startHand(table(seats, given));
  for (const seat of kinds.keys()) {
    if (seat !== dealer) playMoves(session, out.includes(seat) ? `p${seat}` : `b${seat}:10`);
  }
  return session.state.first;
};

describe('the deal', () => {
  it('counts players with the dice, the dealer being one', () => {
    expect(first([1, 1, 1], 7)).to.equal(2);
    expect(first([1, 1, 1], 3)).to.equal(2);
    expect(first([1, 1, 2], 3)).to.equal(0);
    expect(first([6, 6, 6], 7)).to.equal(3);
    expect(first([6, 6, 6], 2)).to.equal(1);
    expect(first([2, 2, 3], 7)).to.equal(6);
  });

  it('counts from the seat that deals, counter-clockwise', () => {
    expect(first([1, 1, 1], 4, [], 3)).to.equal(1);
    expect(first([1, 1, 2], 4, [], 3)).to.equal(2);
  });

  it('counts only those who take part', () => {
    expect(first([1, 1, 1], 4, [1])).to.equal(3);
    expect(first([1, 1, 2], 4, [1])).to.equal(0);
  });

  it('deals seven hands one card at a time, and puts spare hands and the last four cards aside', () => {
    const options = table(3, { quickDeal: false, dice: [1, 1, 1] });
    const { seats, aside, deck } = playMoves(startHand(options), 'b1:10 b2:10').state;
    const hand = (number: number): number[] => [0, 1, 2, 3, 4, 5, 6].map((n) => n * 7 + number);
    expect(seats.map((one) => one.cards)).to.deep.equal([hand(1), hand(2), hand(0)]);
    expect(aside).to.deep.equal([...[3, 4, 5, 6].flatMap(hand), 49, 50, 51, 52]);
    expect(deck).to.deep.equal([]);
  });

  it('starts at the dealer’s right without dice in a quick deal', () => {
    const { seats, first: got } = playMoves(startHand(table(3)), 'b2:10 b1:10').state;
    expect(got).to.equal(1);
    expect(seats.map((one) => one.cards[0])).to.deep.equal([2, 0, 1]);
  });

  it('cuts the deck by the players’ texts, in the order of their seats', () => {
    const deck = tableDeck(seedOf(1, 1));
    const session = startHand(table(4), deck);
    playMoves(session, 'c3:00410042 b3:10 c1:0043 b2:10 b1:10');
    expect(dealtCards(session.state)).to.deep.equal(cutDeck(deck, ['C', 'AB']));
  });

  it('does not happen if nobody stakes', () => {
    const { state, outcome, steps } = playMoves(startHand(table(3)), 'p1 p2');
    expect([state.phase, outcome, state.results]).to.deep.equal(['over', 'over', null]);
    expect(state.deck).to.deep.equal(TABLE_CARDS);
    expect(steps.map(({ text }) => text)).to.deep.equal(['p1', 'p2']);
  });

  it('skips open seats, and those without chips', () => {
    const options = table(5, {
      kinds: ['bot', 'human', 'open', 'bot', 'human'],
      stacks: [null, 10, null, 0, 10],
    });
    const session = startHand(options);
    expect(session.state.seats.map(({ status }) => status)).to.deep.equal([
      'dealer',
      'waiting',
      'open',
      'out',
      'waiting',
    ]);
    playMoves(session, 'b4:10 b1:5');
    expect(session.state.seats.map(({ cards }) => cards.length)).to.deep.equal([7, 7, 0, 0, 7]);
  });

  it('lets a dealing player set, and sets for a bot', () => {
    const human = table(2, { house: false, kinds: ['human', 'human'] });
    const session = playMoves(startHand(human, tableDeck(seedOf(2, 2))), 'b1:10');
    const set = paigow.moves(session.state, 1)[0]!;
    playMoves(session, paigow.writeMove(session.state, set));
    expect(session.state.phase).to.equal('dealer');
    expect(session.legalMoves(0).length).to.be.above(1);
    expect(session.legalMoves(1)).to.deep.equal([]);
    expect(session.view(1).seats[0]!.cards).to.not.include(FACE_DOWN);
    const bot = playMoves(startHand(table(2), tableDeck(seedOf(2, 2))), 'b1:10');
    playMoves(bot, paigow.writeMove(bot.state, set));
    expect(bot.outcome).to.equal('over');
    expect(bot.steps.at(-1)!.text.split(' ')).to.have.length(3);
  });
});
