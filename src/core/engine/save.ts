import { withIndex } from '../cards/list.js';
import { type Card, DECK_SIZE } from '../cards/card.js';
import { parseCards } from '../cards/notation.js';
import { type Help, readHelp } from './help.js';
import { plainCopy } from './plain.js';
import { type Reading, finish } from './reading.js';
import { type Checked, type Problem, asRecord, quote } from './reason.js';
import type { Game } from './rules.js';

/** The version of the envelope below; the game's own `version` is for its states and moves. */
export const SAVE_FORMAT = 1;

/**
 * How many steps a save has at most, the redo tail included: longer ones are not read. Each has to be
 * played; games have some hundreds.
 */
export const SAVE_STEPS = 20_000;

/** A game as JSON: the deal and the moves, from which everything else follows. */
export interface Save<Options extends object = object> {
  readonly format: number;
  readonly game: string;
  readonly version: number;
  /** The deal number; a game dealt from a given deck has `deck` in its place. */
  readonly deal?: number;
  /** The cards in dealing order, `JD 2D 9H …`. */
  readonly deck?: string;
  /** The position that the game began at, in the place of both. */
  readonly position?: string;
  readonly options: Options;
  /** A step each, the redo tail included: the player's move, then what the game played by itself. */
  readonly moves: readonly string[];
  /** How many of `moves` have been played. */
  readonly at: number;
  /** The move count, undos and redos included. */
  readonly count: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** How many hints were shown; without it none, as in saves of 0.1, which counted none. */
  readonly hints?: number;
  /** Whether a move of a way to win was shown; without it none was, or nobody noted it. */
  readonly shown?: boolean;
}

/** One step of history: the player's move and all that the game played by itself after it. */
export interface Step<Move> {
  readonly move: Move;
  readonly automatic: readonly Move[];
  /** The step in notation, moves separated by spaces. */
  readonly text: string;
}

/** Where a game's cards came from. */
export interface Origin {
  readonly deal: number | undefined;
  readonly deck: readonly Card[];
  /** The position that it began at; then there are neither number nor deck. */
  readonly position?: string;
}

/** A game before its first move. */
export interface Start<State> extends Origin {
  readonly start: State;
}

/** A save that was checked and replayed; `states[n]` is the position after n steps. */
export interface Replay<State, Move, Options> extends Origin {
  readonly options: Options;
  readonly states: readonly State[];
  readonly steps: readonly Step<Move>[];
  readonly at: number;
  readonly count: number;
  readonly elapsed: number;
  readonly help: Help;
}

export type AnyGame<S, M, O> = Pick<
  Game<S, M, O>,
  | 'game'
  | 'version'
  | 'deckSize'
  | 'deal'
  | 'positions'
  | 'play'
  | 'refusal'
  | 'outcome'
  | 'checkOptions'
  | 'checkDeck'
  | 'readMove'
  | 'writeMove'
  | 'isAutomatic'
>;

export const problem = (code: string, figures: object = {}): { readonly problem: Problem } => ({
  problem: { code, ...figures },
});

/** What of a save can't be what it says. */
export const broken = (field: string): { readonly problem: Problem } =>
  problem('save-broken', { field });

/** A save of whatever origin, copied once into plain data, or the place of what can't be copied. */
export function copyOfSave(input: unknown): Checked<unknown> {
  const copied = plainCopy(input);
  return 'at' in copied ? broken(copied.at ? quote(copied.at) : 'save') : copied;
}

/** A whole number, 0 or more. */
export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** Where a game begins, checked: of a setup, or of a save. */
export type CheckOrigin = <S, M, O>(
  game: AnyGame<S, M, O>,
  from: { readonly deal?: unknown; readonly deck?: unknown; readonly position?: unknown },
  options: O,
) => Checked<Start<S>>;

/** The deck of a list of cards, or of their text. */
export const checkDeck: CheckOrigin = (game, { deck: given }, options) => {
  const copied = plainCopy(given);
  const own = 'value' in copied ? copied.value : undefined;
  const cards = typeof own === 'string' ? parseCards(own) : own;
  if (!Array.isArray(cards)) {
    return problem('deck', { got: quote(given), size: game.deckSize ?? DECK_SIZE });
  }
  const deck = game.checkDeck(cards as readonly Card[]);
  if ('problem' in deck) return deck;
  return { value: { deal: undefined, deck: deck.value, start: game.deal(options, deck.value) } };
};

/** Replays one step's text from a position, a move a piece, or says what is wrong with it. */
function* replayStep<S, M, O>(
  game: AnyGame<S, M, O>,
  start: S,
  text: string,
): Reading<{ readonly state: S; readonly step: Step<M> }> {
  let state = start;
  const moves: M[] = [];
  const words: string[] = [];
  for (const token of text.split(' ')) {
    const move = game.readMove(state, token);
    const over = game.outcome(state) === 'won';
    if (move === undefined || over) return problem('save-move', { move: quote(token) });
    if (moves.length > 0 && !game.isAutomatic(state, move)) {
      return problem('save-move', { move: quote(token) });
    }
    const refusal = game.refusal(state, move);
    if (refusal) return problem('save-move', { move: quote(token), why: refusal.code });
    words.push(game.writeMove(state, move));
    state = game.play(state, move);
    moves.push(move);
    yield;
  }
  const [move, ...automatic] = moves;
  return { value: { state, step: { move: move!, automatic, text: words.join(' ') } } };
}

function* replayAll<S, M, O>(
  game: AnyGame<S, M, O>,
  dealt: S,
  moves: readonly unknown[],
): Reading<{ readonly states: readonly S[]; readonly steps: readonly Step<M>[] }> {
  const states: S[] = [dealt];
  const steps: Step<M>[] = [];
  for (const [index, text] of withIndex(moves)) {
    if (typeof text !== 'string')
      return problem('save-move', { number: index + 1, move: quote(text) });
    const played = yield* replayStep(game, states[index]!, text);
    if ('problem' in played) return problem('save-move', { ...played.problem, number: index + 1 });
    states.push(played.value.state);
    steps.push(played.value.step);
  }
  return { value: { states, steps } };
}

/** Each step, undo and redo counts one, so not every count fits a history. */
const countFits = (count: number, at: number, length: number): boolean =>
  count >= 2 * length - at && (count - at) % 2 === 0;

/** Which game, in which version, a save is of. */
function checkEnvelope(
  data: Readonly<Record<string, unknown>>,
  game: { readonly game: string; readonly version: number },
): Problem | undefined {
  const { format, version } = data;
  if (!isCount(format) || format < 1) return { code: 'save-broken', field: 'format' };
  if (format > SAVE_FORMAT) return { code: 'save-newer', got: format, known: SAVE_FORMAT };
  if (data['game'] !== game.game) {
    return { code: 'save-other-game', got: quote(data['game']), wanted: game.game };
  }
  if (!isCount(version) || version < 1) return { code: 'save-broken', field: 'version' };
  if (version > game.version) return { code: 'save-newer', got: version, known: game.version };
  return undefined;
}

/** What is wrong with the first of the numbers in a save that cannot be right. */
function checkNumbers(data: Readonly<Record<string, unknown>>): Problem | undefined {
  const { moves, at, count, elapsed } = data;
  const wrong = (field: string): Problem => ({ code: 'save-broken', field });
  if (!Array.isArray(moves)) return wrong('moves');
  if (moves.length > SAVE_STEPS) {
    return { code: 'save-long', count: moves.length, most: SAVE_STEPS };
  }
  if (!isCount(at) || at > moves.length) return wrong('at');
  if (!isCount(count) || !countFits(count, at, moves.length)) return wrong('count');
  if (typeof elapsed !== 'number' || !(elapsed >= 0 && elapsed < Infinity)) return wrong('elapsed');
  return undefined;
}

/**
 * Checks a save of whatever origin and replays it move by move. Nothing in it is trusted: it is copied
 * into plain data once, and only the copy is checked and used. A save
 * that was cut off, is of another game or a newer version, or holds a move that the rules refuse
 * is a problem with its reason.
 */
export function* readSave<S, M, O>(
  game: AnyGame<S, M, O>,
  input: unknown,
  checkOrigin: CheckOrigin,
): Reading<Replay<S, M, O>> {
  const copied = copyOfSave(input);
  if ('problem' in copied) return copied;
  const data = asRecord(copied.value);
  if (!data) return broken('save');
  const wrong = checkEnvelope(data, game) ?? checkNumbers(data);
  if (wrong) return { problem: wrong };
  const help = readHelp(data);
  if ('field' in help) return broken(help.field);
  const options = game.checkOptions(data['options']);
  if ('problem' in options) return options;
  const origin = checkOrigin(game, data, options.value);
  if ('problem' in origin) return origin;
  const { start, ...from } = origin.value;
  const replay = yield* replayAll(game, start, data['moves'] as readonly unknown[]);
  if ('problem' in replay) return replay;
  const { states, steps } = replay.value;
  const { at, count, elapsed } = data as unknown as Save;
  if (at < steps.length && game.outcome(states[steps.length]!) === 'won') {
    return broken('at');
  }
  const figures = { at, count, elapsed, help };
  return { value: { ...from, options: options.value, states, steps, ...figures } };
}

/** The same at once. */
export const checkSave = <S, M, O>(
  game: AnyGame<S, M, O>,
  input: unknown,
  checkOrigin: CheckOrigin,
): Checked<Replay<S, M, O>> => finish(readSave(game, input, checkOrigin));
