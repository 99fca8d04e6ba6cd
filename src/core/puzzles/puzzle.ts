import { faceOf } from '../cards/card.js';
import { parseCard } from '../cards/notation.js';
import type { Checked } from '../engine/reason.js';
import type { Game, Outcome, PositionFormat } from '../engine/rules.js';
import { type Goal, type GoalState, parseGoal, writeGoal } from './goal.js';
import { type Piles, isFoundation } from '../patience/piles.js';
import { type PositionPlan, readLines, readPosition, writePosition } from './position.js';
import type { PileMove } from './rules-space.js';

/** A patience position. A puzzle's position has a goal. */
interface Posed<Options> {
  readonly options: Options;
  readonly piles: Piles;
  readonly goal?: GoalState;
}

/** The parts of a game that positions are made from. */
export interface PositionSource<State, Options> {
  plan(options: Options): PositionPlan;
  /** Any position with these options. Its cards are then rearranged. */
  basePosition(options: Options): State;
  /** Whether cards in a pile have left for good. Default: the foundations. */
  readonly isHome?: (pile: string) => boolean;
}

const faceDownOf = (state: object): Readonly<Record<string, number>> =>
  (state as { readonly faceDown?: Readonly<Record<string, number>> }).faceDown ?? {};

type Rules<State, Move, Options, Aids> = Game<State, Move, Options, State, Aids>;
type Goals<State> = (state: State, goal: Goal) => boolean;

/** Automatic moves are off if moves are limited. */
const NO_AIDS = { autoFinish: false, autoFoundation: 'off' };

const isOutOfMoves = ({ goal }: Posed<unknown>): boolean =>
  goal?.limit !== undefined && goal.moves >= goal.limit;

/** Returns a function that tells whether a goal is reached. */
const goalsOf =
  <State extends Posed<Options>, Move, Options, Aids>(
    game: Rules<State, Move, Options, Aids>,
    isHome: (pile: string) => boolean,
  ): Goals<State> =>
  (state, { card }) => {
    if (card === undefined) return game.outcome(state) === 'won';
    const wanted = parseCard(card)!;
    return Object.entries(state.piles).some(
      // Of several copies any one will do.
      ([pile, cards]) => isHome(pile) && cards.some((one) => faceOf(one) === wanted),
    );
  };

/** Counts a move of a puzzle. Turning a card over is not counted. */
const counted = <State extends Posed<unknown>>(
  { goal }: State,
  move: PileMove,
  next: State,
): State =>
  goal && move.from !== move.to ? { ...next, goal: { ...goal, moves: goal.moves + 1 } } : next;

/** Extends the rules of a game by goals. */
function goalRules<State extends Posed<Options>, Move extends PileMove, Options, Aids>(
  game: Rules<State, Move, Options, Aids>,
  isReached: Goals<State>,
): Rules<State, Move, Options, Aids> {
  const outcome = (state: State): Outcome | undefined => {
    const { goal } = state;
    if (goal && isReached(state, goal)) return 'won';
    if (isOutOfMoves(state)) return 'lost';
    const end = game.outcome(state);
    if (!goal || end !== 'won') return end;
    // The rest can be won without the card of the goal.
    return game.moves(state).length > 0 ? undefined : 'lost';
  };
  const play = (state: State, move: Move): State => counted(state, move, game.play(state, move));
  /** The moves up to the end of the puzzle. */
  const untilEnd = (state: State, moves: readonly Move[]): readonly Move[] => {
    let at = state;
    const end = moves.findIndex((move) => {
      if (outcome(at)) return true;
      at = play(at, move);
      return false;
    });
    return end < 0 ? moves : moves.slice(0, end);
  };
  return {
    ...game,
    outcome,
    play,
    automatic(state, move, aids) {
      const { goal } = state;
      if (!goal) return game.automatic(state, move, aids);
      const allowed = goal.limit === undefined ? aids : { ...aids, ...NO_AIDS };
      return untilEnd(state, game.automatic(state, move, allowed));
    },
    moves: (state, seat) => (isOutOfMoves(state) ? [] : game.moves(state, seat)),
    refusal: (state, move, seat) =>
      isOutOfMoves(state) ? { code: 'over' } : game.refusal(state, move, seat),
  };
}

/** The position format of a game, with a line for the goal. */
function formatOf<State extends Posed<Options>, Options>(
  source: PositionSource<State, Options>,
  isReached: Goals<State>,
): PositionFormat<State, Options> {
  const withGoal = (state: State, words: readonly string[]): Checked<State> => {
    const goal = parseGoal(words.join(' '));
    if ('problem' in goal) return goal;
    return isReached(state, goal.value)
      ? { problem: { code: 'puzzle-reached', got: writeGoal(goal.value) } }
      : { value: { ...state, goal: { ...goal.value, moves: 0 } } };
  };
  return {
    read(text, options) {
      const lines = readLines(text);
      if ('problem' in lines) return lines;
      const goal = lines.value.find(({ name }) => name === 'goal');
      const others = lines.value.filter((line) => line !== goal);
      const contents = readPosition(source.plan(options), others);
      if ('problem' in contents) return contents;
      const { piles, faceDown, numbers } = contents.value;
      const base = source.basePosition(options);
      const turned = 'faceDown' in base ? { faceDown: { ...faceDownOf(base), ...faceDown } } : {};
      const state = { ...base, piles: { ...base.piles, ...piles }, ...turned, ...numbers };
      return goal ? withGoal(state, goal.words) : { value: state };
    },
    write(state) {
      const { goal, piles, options } = state;
      const numbers = state as unknown as Record<string, number>;
      const lines = writePosition(source.plan(options), {
        piles,
        faceDown: faceDownOf(state),
        numbers,
      });
      if (!goal) return lines.join('\n');
      const { limit, moves } = goal;
      const left = limit === undefined ? goal : { ...goal, limit: limit - moves };
      return [...lines, `Goal: ${writeGoal(left)}`].join('\n');
    },
  };
}

/**
 * Lets a game begin at any position, and lets a position be a puzzle. A puzzle is won when its goal is
 * reached, and lost when its moves are used up. Otherwise the rules stay the same.
 *
 * In a puzzle with a limit every move counts, except turning a card over. So there are no automatic
 * foundation moves.
 */
export function withPositions<
  State extends Posed<Options>,
  Move extends PileMove,
  Options,
  Aids = object,
>(
  game: Rules<State, Move, Options, Aids>,
  source: PositionSource<State, Options>,
): Rules<State, Move, Options, Aids> {
  const isReached = goalsOf(game, source.isHome ?? isFoundation);
  return { ...goalRules(game, isReached), positions: formatOf(source, isReached) };
}
