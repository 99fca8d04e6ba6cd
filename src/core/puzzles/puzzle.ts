import { parseCard } from '../cards/notation.js';
import type { Checked } from '../engine/reason.js';
import type { Game, Outcome, PositionFormat } from '../engine/rules.js';
import { type Goal, type GoalState, parseGoal, writeGoal } from './goal.js';
import { type Piles, isFoundation } from '../patience/piles.js';
import { type PositionPlan, readLines, readPosition, writePosition } from './position.js';

/** A position of a game of patience; of a puzzle it has its goal. */
interface Posed<Options> {
  readonly options: Options;
  readonly piles: Piles;
  readonly goal?: GoalState;
}

/** A move of a game of patience; from a pile to itself a card is turned over. */
interface Carried {
  readonly from: string;
  readonly to: string;
}

/** What positions of a game are made of. */
export interface Posing<State, Options> {
  plan(options: Options): PositionPlan;
  /** Any position under these options, whose cards are put elsewhere. */
  dealt(options: Options): State;
  /** Where a card is that has left for good; on a foundation unless told. */
  readonly isHome?: (pile: string) => boolean;
}

const faceDownOf = (state: object): Readonly<Record<string, number>> =>
  (state as { readonly faceDown?: Readonly<Record<string, number>> }).faceDown ?? {};

type Rules<State, Move, Options, Aids> = Game<State, Move, Options, State, Aids>;
type Goals<State> = (state: State, goal: Goal) => boolean;

/** What a game does by itself where each move counts. */
const NONE_UP = { autoFinish: false, autoFoundation: 'off' };

const isSpent = ({ goal }: Posed<unknown>): boolean =>
  goal?.limit !== undefined && goal.moves >= goal.limit;

/** Whether a goal is reached. */
const goalsOf =
  <State extends Posed<Options>, Move, Options, Aids>(
    game: Rules<State, Move, Options, Aids>,
    isHome: (pile: string) => boolean,
  ): Goals<State> =>
  (state, { card }) => {
    if (card === undefined) return game.outcome(state) === 'won';
    const wanted = parseCard(card)!;
    return Object.entries(state.piles).some(
      ([pile, cards]) => isHome(pile) && cards.includes(wanted),
    );
  };

/** The state after a move, which counts in a puzzle where it takes a card anywhere. */
const counted = <State extends Posed<unknown>>(
  { goal }: State,
  move: Carried,
  next: State,
): State =>
  goal && move.from !== move.to ? { ...next, goal: { ...goal, moves: goal.moves + 1 } } : next;

/** The rules of a game whose positions may have a goal. */
function goalRules<State extends Posed<Options>, Move extends Carried, Options, Aids>(
  game: Rules<State, Move, Options, Aids>,
  isReached: Goals<State>,
): Rules<State, Move, Options, Aids> {
  const outcome = (state: State): Outcome | undefined => {
    const { goal } = state;
    if (goal && isReached(state, goal)) return 'won';
    if (isSpent(state)) return 'lost';
    const own = game.outcome(state);
    if (!goal || own !== 'won') return own;
    // The rest can be won without the card of the goal.
    return game.moves(state).length > 0 ? undefined : 'lost';
  };
  const play = (state: State, move: Move): State => counted(state, move, game.play(state, move));
  /** The moves up to the one that ends the puzzle. */
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
      const own = goal.limit === undefined ? aids : { ...aids, ...NONE_UP };
      return untilEnd(state, game.automatic(state, move, own));
    },
    moves: (state, seat) => (isSpent(state) ? [] : game.moves(state, seat)),
    refusal: (state, move, seat) =>
      isSpent(state) ? { code: 'over' } : game.refusal(state, move, seat),
  };
}

/** The positions of a game as text. */
function formatOf<State extends Posed<Options>, Options>(
  posing: Posing<State, Options>,
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
      const contents = readPosition(posing.plan(options), others);
      if ('problem' in contents) return contents;
      const { piles, faceDown, numbers } = contents.value;
      const base = posing.dealt(options);
      const turned = 'faceDown' in base ? { faceDown: { ...faceDownOf(base), ...faceDown } } : {};
      const state = { ...base, piles: { ...base.piles, ...piles }, ...turned, ...numbers };
      return goal ? withGoal(state, goal.words) : { value: state };
    },
    write(state) {
      const { goal, piles, options } = state;
      const numbers = state as unknown as Record<string, number>;
      const lines = writePosition(posing.plan(options), {
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
 * A game that can begin at any position, and be a puzzle: a position that has a goal is won where that is
 * reached, and lost where its moves are used up. Everything else is the game's own.
 *
 * In a puzzle with a limit each move counts but the turning of a card, and so the game sends none up by itself.
 */
export function withPositions<
  State extends Posed<Options>,
  Move extends Carried,
  Options,
  Aids = object,
>(
  game: Rules<State, Move, Options, Aids>,
  posing: Posing<State, Options>,
): Rules<State, Move, Options, Aids> {
  const isReached = goalsOf(game, posing.isHome ?? isFoundation);
  return { ...goalRules(game, isReached), positions: formatOf(posing, isReached) };
}
