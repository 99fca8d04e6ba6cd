import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { PaigowOptions } from '../../../src/core.js';
import { resultAt, resultsOf, showdown, startHand, table, tryMoves } from '../support/pai-gow.js';

/** Four kings: nobody gets an envy bonus for the dealer's hand. */
const DEALER = 'KC KD | KH KS 5H 4D 2C';
const PLAIN = 'AC QD | TC TD 8D 6H 3H';
const QUADS = '7C 7D | 7H 7S JC 6D 2H';
const STRAIGHT_FLUSH = 'QC QS | 5S 6S 7S 8S 9S';
const FULL_HOUSE = 'JH JS | 9H 9D 9C 4C 3D';

const play = (
  bets: Readonly<Record<number, string>>,
  hands: Readonly<Record<number, string>>,
  given: Partial<PaigowOptions> = {},
) =>
  showdown({
    options: table(4, { bonus: 'fortune', ...given }),
    bets,
    hands: { 0: DEALER, ...hands },
  });

describe('the bonus bet and envy', () => {
  it('pays the line, whatever the dealer has', () => {
    const session = play({ 1: '10+2' }, { 1: QUADS });
    const result = resultAt(session, 1);
    expect(result.bonus).to.deep.equal({ stake: 2, line: 'quads', net: 50 });
    expect(result).to.deep.include({ outcome: 'lose', net: -10, envy: [], total: 40 });
  });

  it('loses the bet if there is no line', () => {
    const result = resultAt(play({ 1: '10+5' }, { 1: PLAIN }), 1);
    expect(result.bonus).to.deep.equal({ stake: 5, line: null, net: -5 });
  });

  it('pays each player with a bonus bet of 5 for the others’ hands', () => {
    const bets = { 1: '10+5', 2: '10', 3: '10+25' };
    const session = play(bets, { 1: PLAIN, 2: QUADS, 3: FULL_HOUSE });
    // Seat 2 made no bonus bet, but others still get an envy bonus for its hand.
    expect(resultAt(session, 1).envy).to.deep.equal([{ seat: 2, line: 'quads', chips: 5 }]);
    expect(resultAt(session, 2).envy).to.deep.equal([]);
    expect(resultAt(session, 3).envy).to.deep.equal([{ seat: 2, line: 'quads', chips: 5 }]);
    const toSeats = resultsOf(session).transfers.filter((one) => one.for === 'envy');
    expect(toSeats).to.deep.equal([
      { from: 'house', to: 'seat-1', amount: 5, for: 'envy' },
      { from: 'house', to: 'seat-3', amount: 5, for: 'envy' },
    ]);
  });

  it('adds up over several hands, without the player’s own', () => {
    const bets = { 1: '10+5', 2: '10+5', 3: '10+5' };
    const hands = { 1: PLAIN, 2: 'AH AS | XX AD JC 6D 2H', 3: STRAIGHT_FLUSH };
    const session = play(bets, hands);
    const envied = [1, 2, 3].map((seat) => resultAt(session, seat).envy.map((one) => one.chips));
    expect(envied).to.deep.equal([[5, 20], [20], [5]]);
    expect(resultAt(session, 1).total).to.equal(-10 - 5 + 25);
  });

  it('pays nothing for a bet below the minimum, nor for less than quads', () => {
    const bets = { 1: '10+4', 2: '10+5', 3: '10+5' };
    const session = play(bets, { 1: PLAIN, 2: QUADS, 3: FULL_HOUSE });
    const envied = [1, 2, 3].map((seat) => resultAt(session, seat).envy);
    expect(envied).to.deep.equal([[], [], [{ seat: 2, line: 'quads', chips: 5 }]]);
  });

  it('uses the page’s own tables and minimum', () => {
    const given = { pay: { quads: 7 }, envy: { 'full-house': 11 }, envyMin: 2 };
    const session = play({ 1: '10+2', 2: '10+2' }, { 1: QUADS, 2: FULL_HOUSE }, given);
    expect(resultAt(session, 1).bonus).to.deep.equal({ stake: 2, line: 'quads', net: 14 });
    expect(resultAt(session, 1).envy).to.deep.equal([{ seat: 2, line: 'full-house', chips: 11 }]);
    expect(resultAt(session, 2).bonus).to.deep.equal({ stake: 2, line: null, net: -2 });
  });

  it('is paid by the house even if a player deals, who makes no bonus bet', () => {
    const options = table(3, { house: false, bonus: 'fortune' });
    const hands = { 0: DEALER, 1: PLAIN, 2: QUADS };
    const session = showdown({ options, bets: { 1: '10+5', 2: '10+5' }, hands });
    const { dealer, stacks } = resultsOf(session);
    expect(resultAt(session, 1)).to.deep.include({ outcome: 'lose', total: -10 - 5 + 5 });
    expect(dealer).to.deep.equal({ seat: 0, net: 20, commission: 0 });
    expect(stacks).to.deep.equal([1020, 990, 990 + 125]);
    const refused = tryMoves(startHand(options), 'b0:10+5');
    expect(refused).to.deep.equal({ code: 'dealer-bets-not', seat: 0 });
  });
});
