import { withIndex } from '../cards/list.js';
import type { Card } from '../cards/card.js';
import { FIRST_DEAL, LAST_DEAL, isDealNumber, shuffledDeck } from '../cards/deal-number.js';
import { parseCards } from '../cards/notation.js';
import { cardsOf, checkDeck } from './deck.js';
import { type Help, readHelp } from './help.js';
import { plainCopy } from './plain.js';
import { type Reading, finish } from './reading.js';
import { type Checked, type Problem, asRecord, quote } from './reason.js';
import type { Game } from './rules.js';

/** The version of the `Save` format. A game's own `version` covers its states and moves. */
export const SAVE_FORMAT = 1;

/**
 * The most steps of a save that is read, including undone ones. Every step has to be replayed. Usual games
 * have a few hundred.
 */
export const SAVE_STEPS = 20_000;

/** A saved game as JSON: the deal and the moves. Loading replays them. */
export interface Save<Options extends object = object> {
  readonly format: number;
  readonly game: string;
  readonly version: number;
  /** The deal number. Omitted if `deck` or `position` is there. */
  readonly deal?: number;
  /** The deck in dealing order: `JD 2D 9H …`. */
  readonly deck?: string;
  /** The start position. It replaces deal number and deck. */
  readonly position?: string;
  readonly options: Options;
  /** One text per step, including undone steps: the player's move, then the automatic moves. */
  readonly moves: readonly string[];
  /** The number of steps that are played and not undone. */
  readonly at: number;
  /** Moves, undos and redos. */
  readonly count: number;
  /** How many of them were undos. Omitted if each took back one step, because the other counts tell it then. */
  readonly undos?: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /** The number of hints that were shown. Omitted if none was. */
  readonly hints?: number;
  /** Whether a move of a way to win was shown. Omitted if not. */
  readonly shown?: boolean;
}

/** One step of the history: the player's move and the automatic moves after it. */
export interface Step<Move> {
  readonly move: Move;
  readonly automatic: readonly Move[];
  /** The moves in notation, separated by spaces. */
  readonly text: string;
}

/** Where a game's cards come from. */
export interface Origin {
  readonly deal: number | undefined;
  readonly deck: readonly Card[];
  /** The start position. Then there is no deal number, and the deck is empty. */
  readonly position?: string;
}

/** A game before its first move. */
export interface Start<State> extends Origin {
  readonly start: State;
}

/** A save after its check and replay. `states[n]` is the position after n steps. */
export interface Replay<State, Move, Options> extends Origin {
  readonly options: Options;
  readonly states: readonly State[];
  readonly steps: readonly Step<Move>[];
  readonly at: number;
  readonly count: number;
  readonly undos: number;
  readonly elapsed: number;
  readonly help: Help;
}

export type ReplayableGame<S, M, O> = Pick<
  Game<S, M, O>,
  | 'game'
  | 'version'
  | 'deck'
  | 'hasDealNumbers'
  | 'deal'
  | 'positions'
  | 'play'
  | 'refusal'
  | 'outcome'
  | 'options'
  | 'readMove'
  | 'writeMove'
  | 'isAutomatic'
>;

export const problem = (code: string, figures: object = {}): { readonly problem: Problem } => ({
  problem: { code, ...figures },
});

/** The problem that a field of a save has an impossible value. */
export const broken = (field: string): { readonly problem: Problem } =>
  problem('save-broken', { field });

/**
 * Copies an untrusted save into plain data, once.
 *
 * @returns the copy, or a problem that names the value that can't be copied
 */
export function copyOfSave(input: unknown): Checked<unknown> {
  const copied = plainCopy(input);
  return 'at' in copied ? broken(copied.at ? quote(copied.at) : 'save') : copied;
}

export const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** What a setup or a save says about the start of a game, unchecked. */
interface GivenOrigin {
  readonly deal?: unknown;
  readonly deck?: unknown;
  readonly position?: unknown;
}

/** Deals from a deck, given as a list of cards or as text. */
function dealFrom<S, M, O>(
  game: ReplayableGame<S, M, O>,
  given: unknown,
  options: O,
): Checked<Start<S>> {
  const copied = plainCopy(given);
  const copy = 'value' in copied ? copied.value : undefined;
  const cards = typeof copy === 'string' ? parseCards(copy) : copy;
  if (!Array.isArray(cards)) {
    return problem('deck', { got: quote(given), size: cardsOf(game, options).length });
  }
  const deck = checkDeck(game, cards as readonly Card[], options);
  if ('problem' in deck) return deck;
  return { value: { deal: undefined, deck: deck.value, start: game.deal(options, deck.value) } };
}

/** Reads a position. `Start.position` is its normal form, whichever way the text writes it. */
function checkPosition<S, M, O>(
  { positions }: ReplayableGame<S, M, O>,
  given: unknown,
  options: O,
): Checked<Start<S>> {
  if (!positions) return problem('position', { got: quote(given) });
  const read = positions.read(given, options);
  if ('problem' in read) return read;
  const start = read.value;
  return { value: { deal: undefined, deck: [], position: positions.write(start), start } };
}

/** Checks where a game begins: at the given position, else from the given deck, else from the deal number. */
export function checkOrigin<S, M, O>(
  game: ReplayableGame<S, M, O>,
  { deal, deck, position }: GivenOrigin,
  options: O,
): Checked<Start<S>> {
  if (position !== undefined) return checkPosition(game, position, options);
  if (deck !== undefined || game.hasDealNumbers === false) return dealFrom(game, deck, options);
  if (!isDealNumber(deal)) {
    return problem('deal', { got: quote(deal), first: FIRST_DEAL, last: LAST_DEAL });
  }
  const shuffled = shuffledDeck(deal, cardsOf(game, options));
  return { value: { deal, deck: shuffled, start: game.deal(options, shuffled) } };
}

/** Replays one step from its text, and pauses after each move. */
function* replayStep<S, M, O>(
  game: ReplayableGame<S, M, O>,
  start: S,
  text: string,
): Reading<{ readonly state: S; readonly step: Step<M> }> {
  let state = start;
  const moves: M[] = [];
  const texts: string[] = [];
  for (const token of text.split(' ')) {
    const move = game.readMove(state, token);
    const over = game.outcome(state) === 'won';
    if (move === undefined || over) return problem('save-move', { move: quote(token) });
    if (moves.length > 0 && !game.isAutomatic(state, move)) {
      return problem('save-move', { move: quote(token) });
    }
    const refusal = game.refusal(state, move);
    if (refusal) return problem('save-move', { move: quote(token), why: refusal.code });
    texts.push(game.writeMove(state, move));
    state = game.play(state, move);
    moves.push(move);
    yield;
  }
  const [move, ...automatic] = moves;
  return { value: { state, step: { move: move!, automatic, text: texts.join(' ') } } };
}

function* replayAll<S, M, O>(
  game: ReplayableGame<S, M, O>,
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

/** How many undos a save has. Without its own number, each took back one step. */
const undosOf = ({ undos, count, at }: Readonly<Record<string, unknown>>): unknown =>
  undos ?? (Number(count) - Number(at)) / 2;

/**
 * Whether a history can have these counts. Each move and redo counts one and leads one step forward. Each undo counts one
 * and leads back one step or more.
 */
function countsFit(count: number, undos: number, at: number, length: number): boolean {
  const back = count - undos - at;
  return back >= Math.max(undos, length - at) && (undos > 0 || back === 0);
}

/** Checks format, game and version. */
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

/** Checks the numbers of a save, and returns the first problem. */
function checkNumbers(data: Readonly<Record<string, unknown>>): Problem | undefined {
  const { moves, at, count, elapsed } = data;
  const undos = undosOf(data);
  const wrong = (field: string): Problem => ({ code: 'save-broken', field });
  if (!Array.isArray(moves)) return wrong('moves');
  if (moves.length > SAVE_STEPS) {
    return { code: 'save-long', count: moves.length, most: SAVE_STEPS };
  }
  if (!isCount(at) || at > moves.length) return wrong('at');
  if (!isCount(count)) return wrong('count');
  const areUndos = isCount(undos) && countsFit(count, undos, at, moves.length);
  if (!areUndos) return wrong(data['undos'] === undefined ? 'count' : 'undos');
  if (typeof elapsed !== 'number' || !(elapsed >= 0 && elapsed < Infinity)) return wrong('elapsed');
  return undefined;
}

/**
 * Checks an untrusted save and replays it move by move. The save is copied into plain data once, and only the
 * copy is used. A truncated save, another game, a newer version and an illegal move are problems.
 */
export function* readSave<S, M, O>(
  game: ReplayableGame<S, M, O>,
  input: unknown,
): Reading<Replay<S, M, O>> {
  const copied = copyOfSave(input);
  if ('problem' in copied) return copied;
  const data = asRecord(copied.value);
  if (!data) return broken('save');
  const wrong = checkEnvelope(data, game) ?? checkNumbers(data);
  if (wrong) return { problem: wrong };
  const help = readHelp(data);
  if ('field' in help) return broken(help.field);
  const options = game.options.check(data['options']);
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
  const figures = { at, count, undos: undosOf(data) as number, elapsed, help };
  return { value: { ...from, options: options.value, states, steps, ...figures } };
}

/** Like `readSave`, all at once. */
export const checkSave = <S, M, O>(
  game: ReplayableGame<S, M, O>,
  input: unknown,
): Checked<Replay<S, M, O>> => finish(readSave(game, input));
