import { type FreecellMove, type Verdict, Session, freecell } from '../../../src/core.js';
import { verdict } from '../../../src/games/freecell/solver/solve.js';
import { valueOf } from '../../core/support/result.js';

const MOVES = 6;

/** A game of FreeCell after some pseudorandom moves. */
export interface Stumbled {
  readonly save: unknown;
  readonly verdict: Verdict;
  /** The verdicts after each legal move between these piles. */
  after(piles: readonly string[]): readonly Verdict[];
}

/** Plays the same game of a deal in every run. */
export function stumbled(deal: number): Stumbled {
  const session = valueOf(Session.start(freecell, { deal }));
  const by = {
    source: 'host',
    now: 0,
    aids: { autoFinish: false, autoFoundation: 'off' },
  } as const;
  for (let turn = 1; turn <= MOVES; turn++) {
    const legal = session.legalMoves();
    session.play(legal[(deal * 31 * turn) % legal.length]!, by);
  }
  const isBetween = ({ from, to }: FreecellMove, piles: readonly string[]): boolean =>
    piles.includes(from) && piles.includes(to);
  return {
    save: session.save(0),
    verdict: verdict(session.state),
    after: (piles) =>
      session
        .legalMoves()
        .filter((move) => isBetween(move, piles))
        .map((move) => verdict(freecell.play(session.state, move))),
  };
}
