import { listOf } from '../cards/list.js';
import type { Card } from '../cards/card.js';
import { LAST_DEAL } from '../cards/deal-number.js';
import type { Digits } from './digits.js';
import { cardsOf } from '../engine/deck.js';
import { toJson } from '../engine/json.js';
import type { WithOptions } from '../engine/option.js';
import type { Game } from '../engine/rules.js';
import type { Pieces } from '../engine/reading.js';
import type { ReplayableGame, Origin } from '../engine/save.js';

/** The part of a game that sharing needs. */
export type Shareable<State, Move, Options> = ReplayableGame<State, Move, Options> &
  Pick<Game<State, Move, Options>, 'moves'>;

/** Parses JSON. Returns `undefined` if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Codes a deck of the given cards, each as its index among the cards left. */
function codeDeck(digits: Digits, cards: readonly Card[], deck: readonly Card[]): readonly Card[] {
  const left = [...cards];
  return listOf(cards.length, (place) => {
    const at = digits.digit(left.length, () => left.indexOf(deck[place]!));
    return left.splice(at, 1)[0]!;
  });
}

/** The longest text, and how many characters there are: printable ASCII and the line break. */
const LONGEST_TEXT = 2047;
const CHARACTERS = 96;

/** Codes a text. The line break is the last character. The others are in ASCII order. */
function codeText(digits: Digits, text: string): string {
  const length = digits.digit(LONGEST_TEXT + 1, () => text.length);
  return listOf(length, (at) => {
    const last = CHARACTERS - 1;
    const code = digits.digit(CHARACTERS, () =>
      text[at] === '\n' ? last : text.charCodeAt(at) - 32,
    );
    return code === last ? '\n' : String.fromCharCode(code + 32);
  }).join('');
}

/**
 * Codes the options of one table or one hand, as JSON of their values in the order of their declaration. Nothing for a
 * game without such options. When reading, the result is unchecked.
 */
export function codeTable<Options>(
  { options: { table } }: WithOptions<Options>,
  digits: Digits,
  options?: Options,
): Readonly<Record<string, unknown>> {
  if (table.length === 0) return {};
  const given = (options ?? {}) as Readonly<Record<string, unknown>>;
  const text = codeText(digits, toJson(table.map((name) => given[name] ?? null)));
  const values = parsed(text);
  const list: readonly unknown[] = Array.isArray(values) ? values : [];
  return Object.fromEntries(table.map((name, at) => [name, list[at] ?? undefined]));
}

/**
 * Codes the start of a game: a deck, a deal number, or a position if the number is 0. When reading, the
 * result is unchecked.
 */
export function codeOrigin<S, M, O>(
  game: Shareable<S, M, O>,
  options: O,
  digits: Digits,
  origin?: Origin,
): Partial<Origin> {
  const { deal, deck = [], position } = origin ?? {};
  const isDeck = deal === undefined && position === undefined;
  if (digits.digit(2, () => (isDeck ? 0 : 1)) === 0)
    return { deck: codeDeck(digits, cardsOf(game, options), deck) };
  const number = digits.digit(LAST_DEAL + 1, () => deal ?? 0);
  const text = number === 0 && codeText(digits, position ?? '');
  return text ? { position: text } : { deal: number };
}

interface Legal<Move> {
  readonly move: Move;
  readonly text: string;
}

/**
 * The legal moves, sorted by their text, because the rules may list them in another order one day. None after
 * a win.
 */
function legalIn<S, M, O>(game: Shareable<S, M, O>, state: S): readonly Legal<M>[] {
  if (game.outcome(state) === 'won') return [];
  return game
    .moves(state)
    .map((move) => ({ move, text: game.writeMove(state, move) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1));
}

/** Codes one of the moves. With `none` = 1, digit 0 stands for no move and the others follow. */
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

/** A position with its legal moves. */
interface Position<State, Move> {
  readonly state: State;
  readonly legal: readonly Legal<Move>[];
}

const positionOf = <S, M, O>(game: Shareable<S, M, O>, state: S): Position<S, M> => ({
  state,
  legal: legalIn(game, state),
});

/**
 * Codes a step: the player's move, then automatic moves as long as one could follow. So a link has the
 * automatic moves themselves, like a save, and not the settings.
 *
 * @returns the position after it and its text, or `undefined` if there is no legal move
 */
function* codeStep<S, M, O>(
  game: Shareable<S, M, O>,
  digits: Digits,
  start: Position<S, M>,
  texts: readonly string[],
): Pieces<{ readonly position: Position<S, M>; readonly text: string } | undefined> {
  let next = codeMove(digits, start.legal, 0, texts[0]);
  if (!next) return undefined;
  const played: string[] = [];
  for (let position = start; ;) {
    played.push(next.text);
    const now: Position<S, M> = positionOf(game, game.play(position.state, next.move));
    position = now;
    const automatic = now.legal.filter(({ move }) => game.isAutomatic(now.state, move));
    next = codeMove(digits, automatic, 1, texts[played.length]);
    yield;
    if (!next) return { position, text: played.join(' ') };
  }
}

/**
 * Codes the steps of a game from the deal, and pauses after each move.
 *
 * @returns the steps' texts, fewer than `length` if what is read can't be played; and the positions.
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
