import { listOf } from '../cards/list.js';
import { type Card, DECK_SIZE } from '../cards/card.js';
import { LAST_DEAL } from '../cards/deal-number.js';
import type { Digits } from './digits.js';
import type { Game } from '../engine/rules.js';
import type { Pieces } from '../engine/reading.js';
import type { AnyGame, Origin } from '../engine/save.js';

/** What sharing must know of a game. */
export type Shareable<State, Move, Options> = AnyGame<State, Move, Options> &
  Pick<Game<State, Move, Options>, 'moves'>;

/** The cards 0 to `size` − 1 in some order, each as its place among those that are left. */
function codeDeck(digits: Digits, size: number, deck: readonly Card[]): readonly Card[] {
  const left = listOf(size, (card) => card);
  return listOf(size, (place) => {
    const at = digits.digit(left.length, () => left.indexOf(deck[place]!));
    return left.splice(at, 1)[0]!;
  });
}

/** How many characters a position has at most, and of how many kinds: printable ones, and a line's end. */
const LONGEST_POSITION = 2047;
const CHARACTERS = 96;

/** The text of a position: a line's end is the last of its characters, the others are as in ASCII. */
function codePosition(digits: Digits, text: string): string {
  const length = digits.digit(LONGEST_POSITION + 1, () => text.length);
  return listOf(length, (at) => {
    const last = CHARACTERS - 1;
    const code = digits.digit(CHARACTERS, () =>
      text[at] === '\n' ? last : text.charCodeAt(at) - 32,
    );
    return code === last ? '\n' : String.fromCharCode(code + 32);
  }).join('');
}

/** Where a game begins: a deal number, a deck, or, where the number is 0, a position; what is read is unchecked. */
export function codeOrigin<S, M, O>(
  game: Shareable<S, M, O>,
  digits: Digits,
  origin?: Origin,
): Partial<Origin> {
  const { deal, deck = [], position } = origin ?? {};
  const isDeck = deal === undefined && position === undefined;
  if (digits.digit(2, () => (isDeck ? 0 : 1)) === 0)
    return { deck: codeDeck(digits, game.deckSize ?? DECK_SIZE, deck) };
  const number = digits.digit(LAST_DEAL + 1, () => deal ?? 0);
  const text = number === 0 && codePosition(digits, position ?? '');
  return text ? { position: text } : { deal: number };
}

/** A legal move and its text. */
interface Legal<Move> {
  readonly move: Move;
  readonly text: string;
}

/**
 * The legal moves, in an order that hangs on nothing but how they are written: the rules may list
 * them otherwise one day. After a win there are none.
 */
function legalIn<S, M, O>(game: Shareable<S, M, O>, state: S): readonly Legal<M>[] {
  if (game.outcome(state) === 'won') return [];
  return game
    .moves(state)
    .map((move) => ({ move, text: game.writeMove(state, move) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** One of these moves; where there may be none, that is 0 and the others follow. */
function codeMove<M>(
  digits: Digits,
  legal: readonly Legal<M>[],
  none: 0 | 1,
  word: string | undefined,
): Legal<M> | undefined {
  if (legal.length === 0) return undefined;
  const place = digits.digit(
    legal.length + none,
    () => legal.findIndex(({ text }) => text === word) + none,
  );
  return legal[place - none];
}

/** A position and what may be played there. */
interface Position<State, Move> {
  readonly state: State;
  readonly legal: readonly Legal<Move>[];
}

const positionOf = <S, M, O>(game: Shareable<S, M, O>, state: S): Position<S, M> => ({
  state,
  legal: legalIn(game, state),
});

/**
 * A step: the player's move among the legal ones, then those that the game played by itself, for
 * as long as one of that kind is legal. What the player lets the game do is thus no part of it:
 * the moves are, as in a save.
 *
 * @returns where it leads and its text, or nothing where no move can be made
 */
function* codeStep<S, M, O>(
  game: Shareable<S, M, O>,
  digits: Digits,
  start: Position<S, M>,
  words: readonly string[],
): Pieces<{ readonly position: Position<S, M>; readonly text: string } | undefined> {
  let next = codeMove(digits, start.legal, 0, words[0]);
  if (!next) return undefined;
  const played: string[] = [];
  for (let position = start; ;) {
    played.push(next.text);
    const now: Position<S, M> = positionOf(game, game.play(position.state, next.move));
    position = now;
    const own = now.legal.filter(({ move }) => game.isAutomatic(now.state, move));
    next = codeMove(digits, own, 1, words[played.length]);
    yield;
    if (!next) return { position, text: played.join(' ') };
  }
}

/**
 * The steps of a game, from its deal on, a move a piece.
 *
 * @returns their texts, fewer than `length` where what is read can't be played on; and the positions, of which
 *   `states[n]` is that after n steps
 */
export function* codeSteps<S, M, O>(
  game: Shareable<S, M, O>,
  digits: Digits,
  dealt: S,
  length: number,
  texts: readonly string[] = [],
): Pieces<{ readonly texts: readonly string[]; readonly states: readonly S[] }> {
  const coded: string[] = [];
  const states = [dealt];
  let position = positionOf(game, dealt);
  for (let n = 0; n < length; n++) {
    const step = yield* codeStep(game, digits, position, (texts[n] ?? '').split(' '));
    if (!step) break;
    position = step.position;
    coded.push(step.text);
    states.push(position.state);
  }
  return { texts: coded, states };
}
