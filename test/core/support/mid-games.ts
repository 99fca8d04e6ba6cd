import { type Game, SOLVABLE, type SolvableGame, dealDeck } from '../../../src/core.js';
import { type Posed, positionKey, rulesSpace } from '../../../src/core/puzzles/rules-space.js';
import { PlainSearch } from '../../../src/core/solver/plain-search.js';
import type { Solved, Solver, Stepped } from '../../../src/core/solver/search.js';
import { randomFrom } from './small-random.js';

interface Carried {
  readonly from: string;
  readonly to: string;
}
type Rules<State, Move, Options> = Pick<
  Game<State, Move, Options>,
  'game' | 'deal' | 'moves' | 'play' | 'outcome'
>;
type Random = (below: number) => number;

/** A position of a game that is being played. */
export interface MidPosition {
  /** The game's own solver. */
  search(): Stepped<Solved | undefined>;
  /** The same to its end. */
  solve(): Solved;
  /** Whether it can be won by trying every legal move; `undefined` where more than so many positions do not tell. */
  plainly(most: number): boolean | undefined;
  readonly text: string;
}

/** A game with all its options, in groups that have a name. */
export interface MidGame {
  readonly game: string;
  readonly groups: readonly string[];
  /** So many positions, of every option of a group in turn; the same at each call. */
  positions(group: string, count: number): Iterable<MidPosition>;
}

/** How many positions a search may keep that tells which moves a player makes who knows a way to win. */
const BUDGET = 20_000;
const LONGEST = 100;
const DEALS = 1_000_000;

const noTime = (): number => 0;

function endOf(search: Stepped<Solved | undefined>): Solved {
  for (;;) {
    const found = search.step(Infinity);
    if (found) return found;
  }
}

/** The number of cards that are not yet on a foundation or the waste. */
const left = ({ piles }: Posed): number =>
  Object.entries(piles).reduce(
    (sum, [id, cards]) => (/^(foundation|waste)-/.test(id) ? sum : sum + cards.length),
    0,
  );

/**
 * Positions of real play: a part of a way to win, then some moves at random; every second one by moves at
 * random alone, of which those to a foundation are made more often.
 */
export function midGame<State extends Posed, Move extends Carried, Options>(
  rules: Rules<State, Move, Options>,
  groups: Readonly<Record<string, readonly Options[]>>,
  key: (state: State) => string = positionKey,
): MidGame {
  const known = SOLVABLE[rules.game as SolvableGame];
  const solver = known.solver as unknown as Solver<State, Solved>;
  const prover = (known.prover ?? known.solver) as unknown as Solver<State, Solved>;
  const space = rulesSpace<State, Move>(rules, {
    key,
    figures: (state) => [left(state)],
    isWon: (state) => rules.outcome(state) === 'won',
    orders: [],
    most: Infinity,
  });

  const wayFrom = (state: State): readonly Move[] => {
    const [, way = []] = endOf(prover.search(state, noTime, BUDGET));
    return way as readonly Move[];
  };

  const chosen = (moves: readonly Move[], random: Random): Move => {
    const up = moves.filter(({ to }) => to.startsWith('foundation-'));
    const some = up.length > 0 && random(3) > 0 ? up : moves;
    return some[random(some.length)]!;
  };

  const played = (options: Options, random: Random, byWay: boolean): State => {
    let state = rules.deal(options, dealDeck(1 + random(DEALS)));
    const way = byWay ? wayFrom(state) : [];
    for (const move of way.slice(0, random(Math.max(1, way.length))))
      state = rules.play(state, move);
    for (let turn = random(way.length > 0 ? 6 : LONGEST); turn > 0; turn--) {
      const moves = rules.outcome(state) ? [] : rules.moves(state);
      const next = moves.length > 0 ? rules.play(state, chosen(moves, random)) : undefined;
      // A game that is over has no verdict: the one before it is taken.
      if (!next || rules.outcome(next)) break;
      state = next;
    }
    return state;
  };

  return {
    game: rules.game,
    groups: Object.keys(groups),
    *positions(group, count) {
      const all = groups[group]!;
      const random = randomFrom(617);
      for (let n = 0; n < count; n++) {
        const state = played(all[(n >> 1) % all.length]!, random, n % 2 === 0);
        yield {
          text: JSON.stringify(state),
          search: () => solver.search(state, noTime),
          solve: () => endOf(solver.search(state, noTime)),
          plainly(most) {
            const plain = new PlainSearch({ ...space, most }, [0, 4], state);
            while (plain.step());
            if (plain.win) return true;
            return plain.searched < most ? false : undefined;
          },
        };
      }
    },
  };
}
