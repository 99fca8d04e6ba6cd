import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seven27Refusal, parseCards, seven27 } from '../../../src/core.js';
import {
  potsNow,
  shownOf,
  standingsOf,
  toCall,
} from '../../../src/games/seven-twenty-seven/rules/figures.js';
import { halfAmounts } from '../../../src/games/seven-twenty-seven/rules/showdown.js';
import { cards } from '../support/cards.js';
import { dealt, deckOfHands, playMoves, seats, table } from '../support/seven27.js';
import { wordsAt } from '../support/seven27-words.js';

const words = wordsAt({ kinds: ['human', 'bot', 'bot'], dealer: 1, house: false });
const shared = wordsAt({ kinds: ['human', 'human', 'bot'], dealer: 1, house: false });

/** The text of a hand's total and standing for each target. */
const tiles = (hand: string, scoring: Parameters<typeof standingsOf>[1]['scoring'] = 'nearest') =>
  standingsOf(cards(hand), { scoring, tens: 'face' }).map((standing) =>
    [words.pointsText(standing.total), words.standing(standing), words.acesText(standing)]
      .filter(Boolean)
      .join(' · '),
  );

describe('the words of a hand', () => {
  it('says points as they are said', () => {
    expect([0, 1, 2, 13, 54, 55].map(words.pointsText)).to.deep.equal([
      '0',
      '½',
      '1',
      '6½',
      '27',
      '27½',
    ]);
  });

  it('says how a hand stands to 7 and to 27', () => {
    expect(tiles('KC 6C')).to.deep.equal(['6½ · ½ short', '6½ · 20½ short']);
    expect(tiles('5C AC AD')).to.deep.equal(['7 · exact · aces as 1', '27 · exact · aces as 11']);
    expect(tiles('TC 4C AC')).to.deep.equal(['15 · 8 over · ace as 1', '25 · 2 short · ace as 11']);
    expect(tiles('9C 5C AC AD')).to.deep.equal([
      '16 · 9 over · aces as 1',
      '26 · 1 short · aces as 1 and 11',
    ]);
    expect(tiles('8C TC TD', 'over-is-bust')).to.deep.equal(['28 · too high', '28 · too high']);
  });

  it('says what lies open, and between what the hand is', () => {
    const hand = (text: string, hidden: number) =>
      shownOf(
        [...(parseCards(text) as readonly number[]), ...Array<number>(hidden).fill(-1)],
        'face',
      );
    expect(words.shows(words.openOf(hand('9C', 1)))).to.equal('shows 9');
    expect(words.range(words.rangeOf(hand('9C', 1)))).to.equal('has 9½–20');
    expect(words.shows(words.openOf(hand('AC', 2)))).to.equal('shows 1 or 11');
    expect(words.range(words.rangeOf(hand('AC', 2)))).to.equal('has 2–33');
    expect(words.seen(words.openOf(hand('AC AD KC', 0)))).to.equal('others see 2½ to 22½');
    expect(shownOf(cards('TC'), 'half').open).to.equal(1);
  });

  it('says what is next in plain words', () => {
    expect(words.step({ code: 'draw', left: 0, up: false })).to.equal(
      'Take a card, or stand. You can still take one later.',
    );
    expect(words.step({ code: 'draw', left: 2, up: true })).to.equal(
      'Take a card face up, or stand. After 2 more stands you get no more cards.',
    );
    expect(words.step({ code: 'draw', left: 1, up: false })).to.equal(
      'Take a card, or stand. If you stand now, you get no more cards.',
    );
    expect(words.step({ code: 'call', call: 1200, raises: false })).to.equal(
      'It costs 1,200 to stay in: call or fold.',
    );
    expect(words.step({ code: 'wait', seat: 2 })).to.equal('Waiting for Seat 3.');
    const paid = (won: number, put: number): string =>
      words.step({ code: 'paid', seat: 0, won, put });
    expect(paid(0, 40)).to.equal('You lose 40 chips.');
    expect(paid(60, 15)).to.equal('You win 45 chips: 60 from the pot, less 15 put in.');
    expect(paid(10, 15)).to.equal('You lose 5 chips: 10 from the pot, less 15 put in.');
    expect(shared.step({ code: 'paid', seat: 1, won: 15, put: 15 })).to.equal(
      'Seat 2 breaks even: 15 from the pot, less 15 put in.',
    );
  });

  it('has a sentence for every refusal', () => {
    const said = (refusal: Seven27Refusal): string => words.refusal(refusal);
    expect(said({ code: 'not-now', move: 'take', phase: 'bets' })).to.equal(
      'You can’t take a card now: players are betting.',
    );
    expect(said({ code: 'not-your-turn', seat: 0, turn: 2 })).to.equal('It is Seat 3’s turn.');
    expect(said({ code: 'not-your-turn', seat: 1, turn: 0 })).to.equal('It is your turn.');
    expect(said({ code: 'seat-folded', seat: 0 })).to.equal('You have folded.');
    expect(said({ code: 'below-min', what: 'raise', amount: 3, min: 5 })).to.equal(
      'A raise must be at least 5, not 3.',
    );
    expect(said({ code: 'not-reopened', min: 5 })).to.equal(
      'The last raise was below the minimum of 5, so it allows no further raise.',
    );
    expect(said({ code: 'bad-declaration', targets: 'seven', accepted: 'low' })).to.equal(
      'You can’t declare “seven”, only 7, 27 or both.',
    );
  });

  it('tells a newcomer how a hand is won, by the rules in force', () => {
    expect(
      words.aim({ scoring: 'over-is-bust', declare: 'simultaneous', carried: 40 }),
    ).to.deep.equal([
      'Carried over from the last hand: 40 chips.',
      'Nearest to 7 wins half the pot, nearest to 27 wins the other half. One hand can win both.',
      'A total above a target can’t win it.',
      'At the end you declare 7, 27 or both.',
    ]);
  });
});

describe('the figures of a table', () => {
  it('the odd chip of a pot is in the 27 half', () => {
    expect(halfAmounts(25)).to.deep.equal({ low: 12, high: 13 });
  });

  it('bets that others may match yet make no side pot; who is all-in does', () => {
    const open = playMoves(dealt(seats(3, { dealing: 'down-down-up' })), 'b0:10 r1:20');
    expect(potsNow(open.state)).to.deep.equal([{ amount: 55, seats: [0, 1, 2] }]);
    expect([0, 1, 2].map((seat) => toCall(open.state, seat))).to.deep.equal([20, 0, 30]);
    const deck = deckOfHands(['5C AC AD', 'KC 2C 4C', '9C 9D 8D']);
    const short = dealt(table([10, 100, 100], { dealing: 'down-down-up' }), deck);
    playMoves(short, 'b0:5 r1:20 c2');
    expect(potsNow(short.state)).to.deep.equal([
      { amount: 30, seats: [0, 1, 2] },
      { amount: 40, seats: [1, 2] },
    ]);
    expect(seven27.view(short.state).phase).to.equal('draw');
  });
});
