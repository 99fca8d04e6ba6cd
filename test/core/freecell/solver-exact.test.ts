import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type Card,
  type FreecellOptions,
  type FreecellState,
  SUPERMOVES,
  VARIANTS,
  dealDeck,
  freecell,
  rankOf,
  suitOf,
} from '../../../src/core.js';
import { search } from '../../../src/games/freecell/solver/solve.js';
import { minCells } from '../../../src/games/freecell/rules/variants.js';
import { countOf, isFull } from '../../support/counts.js';
import { ALL_CARDS } from '../support/cards.js';
import { canBeWon, nameOf, played } from '../support/freecell-brute.js';
import { randomFrom, shuffledBy } from '../support/small-random.js';
import { valueOf } from '../support/result.js';

/** How many endgames are compared, and how many positions a plain search may try for one. */
const ENDGAMES = countOf({ normal: 200, full: 1000 });
const MOST = 80;

type Random = (below: number) => number;

/** Options of any variant, with as few cells as it may have, or some more. */
function optionsBy(random: Random): FreecellOptions {
  const variant = VARIANTS[random(VARIANTS.length)]!;
  const supermove = SUPERMOVES[random(SUPERMOVES.length)]!;
  const cells = minCells(variant) + random(2);
  return valueOf(freecell.options.check({ variant, cells, supermove }));
}

/** A position with the high cards left, in few columns and all cells. */
function endgame(random: Random): FreecellState {
  const options = optionsBy(random);
  const { piles: all, columns, cells, foundations } = freecell.tableOf(options);
  const ups = [0, 1, 2, 3].map(() => 7 + random(5));
  const isUp = (card: Card): boolean => rankOf(card) <= ups[suitOf(card)]!;
  const piles: Record<string, Card[]> = Object.fromEntries(all.map((id) => [id, []]));
  ups.forEach((_, suit) => {
    piles[foundations[suit]!] = ALL_CARDS.filter((card) => suitOf(card) === suit && isUp(card));
  });
  const used = 1 + random(4);
  const rest = shuffledBy(
    random,
    ALL_CARDS.filter((card) => !isUp(card)),
  );
  rest.forEach((card, n) => piles[cells[n] ?? columns[random(used)]!]!.push(card));
  return { options, piles, faceDown: {}, redeals: 0, score: 0, takenBack: [] };
}

/** A whole deal with few cells, after some moves. */
function opening(random: Random): FreecellState {
  let state = freecell.deal(optionsBy(random), dealDeck(1 + random(32000)));
  for (let turn = random(12); turn > 0; turn--) {
    const moves = freecell.moves(state);
    if (moves.length === 0) break;
    state = { ...freecell.play(state, moves[random(moves.length)]!), takenBack: [] };
  }
  return state;
}

describe('the solver of FreeCell’s family', () => {
  it(`says what a plain search of all moves says of ${ENDGAMES} endgames and openings`, () => {
    const random = randomFrom(7);
    const counts = { winnable: 0, unwinnable: 0, unknown: 0 };
    const lost = new Set<string>();
    for (let done = 0; done < ENDGAMES;) {
      const state = done % 2 ? endgame(random) : opening(random);
      const can = canBeWon(state, MOST);
      if (can === undefined) continue;
      done++;
      const found = search(state);
      const verdict = found.step(Infinity)!;
      expect(verdict, nameOf(state)).to.equal(can ? 'winnable' : 'unwinnable');
      counts[verdict]++;
      if (can) expect(freecell.outcome(played(state, found.proof()!))).to.equal('won');
      else lost.add(state.options.variant);
    }
    const [winnable, unwinnable] = isFull ? [397, 603] : [81, 119];
    expect(counts).to.deep.equal({ winnable, unwinnable, unknown: 0 });
    expect([...lost].sort()).to.deep.equal([...VARIANTS].sort());
  });
});
