import { withIndex } from '../cards/list.js';
import { type Card, suitOf } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';
import type { Game } from '../engine/rules.js';
import type { Solved } from '../solver/proving.js';
import type { Stepped } from '../solver/search.js';
import type { Solver } from '../solver/solver.js';
import { type GoalState, goalOf } from './goal.js';
import { type Piles, isColumn, isFoundation } from '../patience/piles.js';
import { type Posed, positionKey } from '../patience/position-key.js';
import { ORDERED_DECK } from './position.js';

/** How many positions are kept at most where a goal is looked for: some 60 MB. */
const BUDGET = 60_000;

interface Carried {
  readonly from: string;
  readonly to: string;
}

type Rules<State, Move> = Pick<Game<State, Move, never>, 'moves' | 'play' | 'outcome'>;

/** A position that was found, and how. */
interface Node<State, Move> {
  readonly state: State;
  readonly before?: Node<State, Move>;
  /** The move that led there, and the cards that were turned over after it. */
  readonly made: readonly Move[];
  readonly moves: number;
}

/** Whether suits go up on foundations, one card a move. */
const isBuiltUp = (piles: Piles): boolean => Object.hasOwn(piles, 'foundation-4');

/** The cards that have to go before a goal is reached, and its own: on foundations the lower ones of its suit. */
function wantedCards(piles: Piles, code: string | undefined): readonly Card[] {
  if (code === undefined) return isBuiltUp(piles) ? ORDERED_DECK : [];
  const card = parseCard(code)!;
  if (!isBuiltUp(piles)) return [card];
  return ORDERED_DECK.filter((one) => suitOf(one) === suitOf(card) && one <= card);
}

/** How far a goal is: what has to go, and what lies on that. */
interface Distance {
  /** No fewer moves than these reach it. */
  readonly least: number;
  /** Every card that is in the way. */
  readonly cards: number;
}

function distanceOf({ piles }: Posed, wanted: readonly Card[]): Distance {
  let [least, all] = [0, 0];
  const isUp = isBuiltUp(piles);
  for (const [id, cards] of Object.entries(piles)) {
    const first = isFoundation(id) ? -1 : cards.findIndex((card) => wanted.includes(card));
    if (first < 0) continue;
    const above = cards.slice(first);
    const others = above.filter((card) => !wanted.includes(card)).length;
    const going = isUp ? above.length - others : 1;
    all += above.length + going;
    // Cards may leave a column together; in Golf they go one by one.
    least += going + (isUp || !isColumn(id) ? Math.min(1, others) : others);
  }
  return { least, cards: all };
}

/**
 * Looks for a goal by the rules alone: the fewest moves first where they are limited, else the position that
 * seems nearest. Where no position is left the goal can't be reached.
 */
class GoalSearch<State extends Posed, Move extends Carried> {
  private readonly queues: Node<State, Move>[][] = [];
  private readonly heads: number[] = [];
  private readonly seen = new Set<string>();
  private readonly wanted: readonly Card[];
  private found: Solved | undefined;

  constructor(
    private readonly rules: Rules<State, Move>,
    start: State,
    private readonly goal: GoalState,
    private readonly budget: number,
  ) {
    this.wanted = wantedCards(start.piles, goal.card);
    this.add({ state: start, made: [], moves: 0 });
  }

  step(nodes: number): Solved | undefined {
    for (let left = nodes; !this.found && left > 0; left--) {
      const next = this.seen.size < this.budget ? this.next() : undefined;
      if (next) this.expand(next);
      else this.found ??= [this.seen.size < this.budget ? 'unwinnable' : 'unknown'];
    }
    return this.found;
  }

  private next(): Node<State, Move> | undefined {
    const { queues, heads } = this;
    for (const [cost, queue] of withIndex(queues)) {
      const head = heads[cost]!;
      if (head < queue.length) {
        heads[cost] = head + 1;
        return queue[head];
      }
    }
    return undefined;
  }

  private expand(node: Node<State, Move>): void {
    const { rules } = this;
    for (const move of rules.moves(node.state)) {
      const next = this.turned(rules.play(node.state, move), node, [move]);
      // Elsewhere than on a foundation no card of a game that has such is home.
      const mayEnd = isFoundation(move.to) || !isBuiltUp(next.state.piles);
      if (mayEnd && rules.outcome(next.state) === 'won') {
        this.found = ['winnable', lineTo(next)];
        return;
      }
      this.add(next);
    }
  }

  /** A card that can be turned over costs no move, and nothing speaks against it. */
  private turned(
    state: State,
    before: Node<State, Move>,
    made: readonly Move[],
  ): Node<State, Move> {
    const { rules } = this;
    const turn = state.faceDown && rules.moves(state).find(({ from, to }) => from === to);
    if (turn) return this.turned(rules.play(state, turn), before, [...made, turn]);
    return { state, before, made, moves: before.moves + 1 };
  }

  private add(node: Node<State, Move>): void {
    const key = positionKey(node.state);
    if (this.seen.has(key)) return;
    this.seen.add(key);
    const { limit, moves: made } = this.goal;
    const { least, cards } = distanceOf(node.state, this.wanted);
    // Where moves are limited the first way found is a shortest one.
    const cost = limit === undefined ? cards : node.moves + least;
    if (limit !== undefined && cost > limit - made) return;
    while (this.queues.length <= cost) {
      this.queues.push([]);
      this.heads.push(0);
    }
    this.queues[cost]!.push(node);
  }
}

function lineTo<State, Move>(last: Node<State, Move>): readonly Move[] {
  const line: Move[] = [];
  for (let node = last; node.before; node = node.before) line.unshift(...node.made);
  return line;
}

/** The moves of a win up to where they reach the goal; `undefined` where they don't. */
function reaching<State, Move>(
  rules: Rules<State, Move>,
  start: State,
  line: readonly Move[],
): readonly Move[] | undefined {
  let at = start;
  for (const [index, move] of withIndex(line)) {
    if (rules.outcome(at)) return rules.outcome(at) === 'won' ? line.slice(0, index) : undefined;
    at = rules.play(at, move);
  }
  return rules.outcome(at) === 'won' ? line : undefined;
}

/** What the solver of the whole game tells of a goal: a way to win may reach it, and without one no win does. */
function byWin<State, Move>(
  rules: Rules<State, Move>,
  start: State,
  { card }: GoalState,
  [verdict, line]: Solved,
): Solved {
  if (verdict === 'unwinnable' && card === undefined) return [verdict];
  const way = line && reaching(rules, start, line as readonly Move[]);
  return way ? ['winnable', way] : ['unknown'];
}

/**
 * A game's solver that knows goals as well: first a search for the goal, then, where that does not tell, the
 * game's own. What it answers is proven.
 *
 * @param prover the solver that has the moves of a win, where that is another one
 */
export function solvingGoals<State extends Posed, Move extends Carried>(
  rules: Rules<State, Move>,
  solver: Solver<State, Solved>,
  prover = solver,
): Solver<State, Solved> {
  return {
    game: solver.game,
    search(state, now, budget) {
      const goal = goalOf(state);
      if (!goal || (goal.card === undefined && goal.limit === undefined)) {
        return solver.search(state, now, budget);
      }
      const search = new GoalSearch(rules, state, goal, Math.min(BUDGET, budget ?? BUDGET));
      let other: Stepped<Solved | undefined> | undefined;
      return {
        step(nodes) {
          const found = other ? undefined : search.step(Math.ceil(nodes / 16));
          if (found && found[0] !== 'unknown') return found;
          if (found) other = prover.search(state, now, budget);
          const won = other?.step(nodes);
          return won && byWin(rules, state, goal, won);
        },
      };
    },
  };
}
