import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Seven27State, seven27 } from '../../../src/core.js';
import { linesOf, reveal } from '../../../src/games/seven-twenty-seven/rules/reveal.js';
import { chipsOf } from '../../../src/games/seven-twenty-seven/rules/state.js';
import { deckOfHands, playMoves, seats, startHand } from '../support/seven27.js';

const DECK = deckOfHands(['5C 2C', 'KC AC', '9C 9D'], 'AD 4C 8D');

function ended(moves: string): Seven27State {
  const session = playMoves(startHand(seats(3), DECK), moves);
  return seven27.view(session.state, 0);
}

/** Seat 0 has 7; seat 1 takes the ace of diamonds and has 21.5 or less; seat 2 has 18. */
const COMPARED = 'a0 a1 a2 s0 t1 s2 k0 k1 k2 s0 s1 s2';

const seen = (view: Seven27State): unknown => ({
  totals: view.results!.seats.map(({ totals }) => totals !== null),
  pots: view.results!.pots.length,
  net: view.results!.seats.map(({ net }) => net),
  chips: view.seats.map((_, seat) => chipsOf(view, seat)),
});

describe('the end of a hand of Seven Twenty-Seven', () => {
  it('is seen in its order: cards, totals, half after half, then the chips', () => {
    const steps = reveal(ended(COMPARED));
    const before = { pots: 0, net: [0, 0, 0], chips: [995, 995, 995] };
    const counted = { ...before, totals: [true, true, true] };
    expect(steps.map(({ view }) => seen(view))).to.deep.equal([
      { ...before, totals: [false, false, false] },
      counted,
      counted,
      counted,
      { totals: [true, true, true], pots: 1, net: [2, 3, -5], chips: [1002, 1003, 995] },
    ]);
    expect(
      steps.map(({ announcements }) => linesOf(announcements).map(({ code }) => code)),
    ).to.deep.equal([[], [], ['half'], ['half'], ['nothing']]);
    expect(steps.at(-1)!.announcements.map(({ code }) => code)).to.deep.equal([
      'line',
      ...['stack', 'stack', 'stack'],
    ]);
  });

  it('is seen at once where one is left, and nothing where nobody played', () => {
    const alone = ended('a0 a1 a2 s0 s1 s2 b0:5 f1 f2');
    const [step, ...more] = reveal(alone);
    expect([step!.view, more]).to.deep.equal([alone, []]);
    expect(reveal(ended('o0 o1 o2'))).to.deep.equal([]);
  });
});
