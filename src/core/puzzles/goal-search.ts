import { withIndex } from '../cards/list.js';
import { type Card, copyOf, faceOf, suitOf } from '../cards/card.js';
import { ORDERED_DECK } from '../cards/deck.js';
import { parseCard } from '../cards/notation.js';
import type { Game } from '../engine/rules.js';
import type { Solved, Solver, Stepped } from '../solver/search.js';
import { type GoalState, goalOf } from './goal.js';
import { isColumn, isFoundation } from '../patience/piles.js';
import { type Table, isBuiltInOrder } from '../patience/rules/table.js';
import { type PileMove, type Posed, positionKey } from './rules-space.js';

/** The most positions of a goal search, some 60 MB. */
const BUDGET = 60_000;

interface Rules<State, Move> extends Pick<Game<State, Move, never>, 'moves' | 'play' | 'outcome'> {
  /** The table of a game that is made from rules. */
  readonly tableOf?: (options: never) => Table;
}

/** A position of the search, and how it was reached. */
interface Node<State, Move> {
  readonly state: State;
  readonly before?: Node<State, Move>;
  /** The move that led here, and flips after it. */
  readonly made: readonly Move[];
  readonly moves: number;
}

/** How cards leave the game, as far as the search knows. */
interface Leaving {
  /** Whether all cards go to foundations. */
  readonly isUp: boolean;
  /** Whether the suits rise there from the lowest rank, one card per move. */
  readonly isInOrder: boolean;
  /** The most cards that go to a foundation in one move. */
  readonly perMove: number;
}

function leavingOf<State extends Posed, Move>(
  { tableOf }: Rules<State, Move>,
  { piles, options }: State,
): Leaving {
  const hasFoundations = Object.hasOwn(piles, 'foundation-4');
  const table = hasFoundations && options ? tableOf?.(options as never) : undefined;
  if (!table) return { isUp: hasFoundations, isInOrder: hasFoundations, perMove: 1 };
  const isUp = table.goal === 'foundations';
  const perMove = table.foundation?.runs ? table.suitSize : 1;
  return { isUp, isInOrder: isUp && isBuiltInOrder(table), perMove };
}

/** The faces of the cards that must leave before the goal is reached, including the goal's card. */
function cardsBeforeGoal({ isUp, isInOrder }: Leaving, code: string | undefined): readonly Card[] {
  const card = parseCard(code ?? '');
  if (card === undefined) return isUp ? ORDERED_DECK : [];
  if (!isInOrder) return [card];
  return ORDERED_DECK.filter((one) => suitOf(one) === suitOf(card) && one <= card);
}

/** The distance of a goal. */
interface Distance {
  /** A lower bound of the moves that are left. */
  readonly least: number;
  /** The number of cards that must move. */
  readonly cards: number;
}

function distanceOf(
  { piles }: Posed,
  goalCards: readonly Card[],
  { isUp, isInOrder, perMove }: Leaving,
): Distance {
  let [least, all, up] = [0, 0, 0];
  const isGoal = (card: Card): boolean => goalCards.includes(faceOf(card));
  for (const [id, cards] of Object.entries(piles)) {
    const first = isFoundation(id) ? -1 : cards.findIndex(isGoal);
    if (first < 0) continue;
    const above = cards.slice(first);
    const others = above.filter((card) => !isGoal(card)).length;
    const going = isUp ? above.length - others : 1;
    all += above.length + going;
    up += going;
    // Cards may leave a column together, except in Golf.
    least += going + (isUp || !isColumn(id) ? Math.min(1, others) : others);
  }
  // The cards that lie on a goal card may go up with it.
  return { least: isUp && !isInOrder ? Math.ceil(up / perMove) : least, cards: all };
}

/**
 * Searches for a goal by the rules alone. With a limit of moves, it searches by the fewest moves. Without
 * one, by the nearest position. If no position is left, the goal is unreachable.
 */
class GoalSearch<State extends Posed, Move extends PileMove> {
  private readonly queues: Node<State, Move>[][] = [];
  private readonly heads: number[] = [];
  private readonly seen = new Set<string>();
  private readonly leaving: Leaving;
  private readonly goalCards: readonly Card[];
  /** Whether one of several copies is enough, so that no card of the goal has to move. */
  private readonly hasChoice: boolean;
  private found: Solved | undefined;

  constructor(
    private readonly rules: Rules<State, Move>,
    start: State,
    private readonly goal: GoalState,
    private readonly budget: number,
  ) {
    this.leaving = leavingOf(rules, start);
    this.goalCards = cardsBeforeGoal(this.leaving, goal.card);
    this.hasChoice =
      goal.card !== undefined &&
      Object.values(start.piles)
        .flat()
        .some((card) => copyOf(card) > 0);
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
      // If all cards go to foundations, only a move to one can win.
      const mayEnd = isFoundation(move.to) || !this.leaving.isUp;
      if (mayEnd && rules.outcome(next.state) === 'won') {
        this.found = ['winnable', lineTo(next)];
        return;
      }
      this.add(next);
    }
  }

  /** Turning a card over costs no move and never harms, so it is done at once. */
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
    const { least, cards } = distanceOf(node.state, this.goalCards, this.leaving);
    // With a limit, the first solution found must be a shortest one.
    const cost = limit === undefined ? cards : node.moves + (this.hasChoice ? 0 : least);
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

/** The moves of a win up to the goal. `undefined` if the win does not reach the goal. */
function movesToGoal<State, Move>(
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

/**
 * Draws a conclusion from the game's own solver: its win may reach the goal, and if the game can't be won, a
 * win is out of reach.
 */
function concludeFromWin<State, Move>(
  rules: Rules<State, Move>,
  start: State,
  { card }: GoalState,
  [verdict, line]: Solved,
): Solved {
  if (verdict === 'unwinnable' && card === undefined) return [verdict];
  const way = line && movesToGoal(rules, start, line as readonly Move[]);
  return way ? ['winnable', way] : ['unknown'];
}

/**
 * A solver that also solves goals. It first searches for the goal. If that is inconclusive, it asks the
 * game's own solver. Its answers are proven.
 *
 * @param prover the solver that knows the moves of a win, if it is another one
 */
export function solvingGoals<State extends Posed, Move extends PileMove>(
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
          return won && concludeFromWin(rules, state, goal, won);
        },
      };
    },
  };
}
