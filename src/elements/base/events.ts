import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Day } from '../../core/history/day.js';
import type { Assisted } from '../../core/engine/help.js';
import type { End, Outcome, Seat, Source } from '../../core/engine/rules.js';
import type { Save } from '../../core/engine/save.js';
import type { SteppedChange } from '../../core/engine/session.js';
import { dispatchTo } from './listener-errors.js';
import type {
  GameRequestHintDetail,
  GameRequestMoveDetail,
  GameRequestNewDetail,
  GameRequestUndoDetail,
} from './player-requests.js';
import type { Verdict } from '../../core/solver/search.js';

interface Detail {
  /** Who caused it: the player (`player`), the page (`host`), the game itself (`auto`), or a bot (`bot`). */
  readonly source: Source;
}

/** The detail of `game-start`: a game was dealt, restarted, or resumed. */
export interface GameStartDetail<Options extends object = object> extends Detail {
  /** The deal number. `undefined` if there is none, as for a deck given by the page. */
  readonly deal: number | undefined;
  /** The rule options. At a table, its settings. */
  readonly options: Options;
  /** Whether a saved game was resumed. */
  readonly resumed: boolean;
  /** The game that this one replaced, if it had moves. `load()` brings it back. */
  readonly previous: Save<Options> | undefined;
  /**
   * Whether the replaced game stays stored. It comes back when its link is opened, its options are set
   * again, or the page leaves the link of this game. Tables don't set it.
   */
  readonly kept?: boolean;
  /** The table that this one replaced, with its chips, as returned by `save()`. */
  readonly previousTable?: object | undefined;
  /** In a race without a deal number: the hash that commits to its dice before the first roll. */
  readonly commitment?: string;
}

/** The detail of `hand-start`: a hand begins at a table, or is resumed. */
export interface HandStartDetail<Options extends object = object> extends Detail {
  /** The number of the hand, from 1. */
  readonly hand: number;
  /** The seat that deals. */
  readonly dealer: Seat;
  /** The rule options of the hand. */
  readonly options: Options;
  /** The hash that commits to the deck before anyone bets. `undefined` for a deck given by the page. */
  readonly commitment: string | undefined;
  /** Whether a saved hand was resumed. */
  readonly resumed: boolean;
}

/** The detail of `hand-end`: a hand was paid. */
export interface HandEndDetail<Results = unknown> extends Detail {
  /** The number of the hand, from 1. */
  readonly hand: number;
  /** The seat that dealt. */
  readonly dealer: Seat;
  /** The chips that each seat won or lost. `null` if the seat took no part. */
  readonly net: readonly (number | null)[];
  /** The chips of each seat after the hand. `null` for an empty seat and for the house. */
  readonly stacks: readonly (number | null)[];
  /** The game's result for each seat. `null` if nobody played. */
  readonly results: Results | null;
  /** In games for points: the points of the hand, one number for each side. There `net` is 1 for a seat that won the game. */
  readonly points?: readonly number[];
  /** In games for points: the score of each side after the hand. */
  readonly scores?: readonly number[];
  /** The same hash as in `hand-start`. */
  readonly commitment: string | undefined;
}

/** The detail of `trick-end`: a trick is complete. */
export interface TrickEndDetail extends Detail {
  /** The number of the trick in its hand, from 1. */
  readonly trick: number;
  /** The seat that won it. */
  readonly winner: Seat;
  /** Its cards, in the order of play: `QS`. */
  readonly cards: readonly string[];
  /** The seats that played them, in the same order. */
  readonly seats: readonly Seat[];
}

/** The detail of `game-move`, `game-undo` and `game-redo`. Each automatic move has a separate event. */
export interface GameMoveDetail<Move = unknown> extends Detail {
  /** The move. At a table, cards that were set, taken or declared in secret are not included. */
  readonly move: Move;
  /** The move in the game's standard notation. */
  readonly notation: string;
  /** The move count after the move. In a race, the round of the roll. */
  readonly count: number;
  /** Milliseconds of play. 0 at a table. */
  readonly elapsed: number;
}

/** The detail of `game-send`, at a shared table: a move was sent to the server, or the server answered. */
export interface GameSendDetail<Move = unknown> extends Detail {
  /** The move, as in `game-move`. */
  readonly move: Move;
  /** The move in the game's standard notation. */
  readonly notation: string;
  /** First `sent`. Then `accepted`, followed by `game-move`, or `refused`, followed by `game-refuse`. */
  readonly state: 'sent' | 'accepted' | 'refused';
}

/** The detail of `game-refuse`: a move was refused. */
export interface GameRefuseDetail<Move = unknown> extends Detail {
  /** The move. `undefined` if the request names none, such as a press on a card that can't be moved. */
  readonly move: Move | undefined;
  /** Why it was refused: a code and its values. The code `by-page` is a refusal by the page. */
  readonly reason: Refusal;
  /** The reason in the player's language. */
  readonly message: string;
}

/**
 * The detail of `game-win` and `game-lose`, as the page saw the game. For what a server can check, see
 * `proof()`.
 */
export interface GameEndDetail<
  Options extends object = object,
  How extends End = End,
> extends Detail {
  /** The deal number. `undefined` if there is none, as for a deck given by the page. */
  readonly deal: number | undefined;
  /** The day of a daily deal, such as `2026-11-21`. `undefined` for any other game. */
  readonly day: Day | undefined;
  /** Set if that day was over: the game does not extend a streak. */
  readonly late?: true;
  /** The rule options. */
  readonly options: Options;
  /** How the game ended: `won` in `game-win`, `lost` in `game-lose`. */
  readonly outcome: How;
  /** The move count: moves, undos and redos, without undos if `count-undos` is `off`. */
  readonly count: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
  /**
   * Points in Klondike with scoring, cards left in Golf, the player's points at a table of points. `undefined` in games
   * without a score.
   */
  readonly score: number | undefined;
  /** At a table of points: the points of each side. Side 0 is that of seat 0. */
  readonly scores?: readonly number[];
  /**
   * The help that the player had with this deal. `shown`: a move of a way to win was shown and played.
   * `hint`: a hint was shown, or steps were undone to a winnable position. Otherwise `none`.
   */
  readonly assisted: Assisted;
  /** The number of hints shown in this deal, in all known attempts at it. */
  readonly hints: number;
  /** How often the player undid since the deal, or since a restart. Undoing until winnable counts as one. */
  readonly undos: number;
  /** In a race without a deal number, the same as in `game-start`. */
  readonly commitment?: string;
}

/** The detail of `game-error`: a value given to the element can't be used. The game continues unchanged. */
export interface GameErrorDetail extends Detail {
  /** What is wrong: a code and its values. */
  readonly problem: Problem;
  /** The problem in the player's language, as in the console. */
  readonly message: string;
  /** The error that the page's own code threw, if any: a listener, `cardFaces`, a store, `workerFactory`. */
  readonly cause?: unknown;
}

/** The detail of `game-verdict`: whether the game can still be won. `winnable` and `unwinnable` are proved. */
export interface GameVerdictDetail extends Detail {
  /** `winnable` and `unwinnable` are proved. `unknown` if the search found no answer. */
  readonly verdict: Verdict;
}

/** The detail of `bankroll-change`: the chips of a room's player have changed. */
export interface BankrollChangeDetail {
  /** Who caused it: a table (`player`), the page (`host`), or another tab (`auto`). */
  readonly source: Source;
  /** All chips: the available ones, and those at tables after their last hands. */
  readonly bankroll: number;
  /** The chips that are at no table. */
  readonly availableChips: number;
  /** The difference to before; negative if chips were lost. */
  readonly change: number;
  /** Whether all chips had been lost and a new bankroll was given. */
  readonly fresh: boolean;
}

/**
 * An event of the kit, as a listener on its element gets it. A listener further out may see another `target`,
 * because events are retargeted at shadow roots.
 */
export interface GameEvent<
  Detail,
  Element extends HTMLElement = HTMLElement,
> extends CustomEvent<Detail> {
  readonly target: Element;
  /** While a listener runs: the element. On the document and on other nodes it may be any target. */
  readonly currentTarget: HTMLElement extends Element ? EventTarget : Element;
}

/** The types that differ from game to game. */
export interface GameTypes {
  readonly element: HTMLElement;
  readonly options: object;
  /** The options of `game-start`: the settings of a table, or the options of any other game. */
  readonly settings: object;
  readonly move: unknown;
  readonly results: unknown;
}

/** All events of all games, by name. They bubble and cross shadow roots. */
export interface GameEventMap<Types extends GameTypes = GameTypes> {
  'game-start': GameEvent<GameStartDetail<Types['settings']>, Types['element']>;
  'game-move': GameEvent<GameMoveDetail<Types['move']>, Types['element']>;
  'game-undo': GameEvent<GameMoveDetail<Types['move']>, Types['element']>;
  'game-redo': GameEvent<GameMoveDetail<Types['move']>, Types['element']>;
  'game-send': GameEvent<GameSendDetail<Types['move']>, Types['element']>;
  'game-refuse': GameEvent<GameRefuseDetail<Types['move']>, Types['element']>;
  'game-win': GameEvent<GameEndDetail<Types['options'], 'won'>, Types['element']>;
  'game-lose': GameEvent<GameEndDetail<Types['options'], 'lost'>, Types['element']>;
  'game-verdict': GameEvent<GameVerdictDetail, Types['element']>;
  'game-error': GameEvent<GameErrorDetail, Types['element']>;
  'hand-start': GameEvent<HandStartDetail<Types['options']>, Types['element']>;
  'hand-end': GameEvent<HandEndDetail<Types['results']>, Types['element']>;
  'trick-end': GameEvent<TrickEndDetail, Types['element']>;
  'bankroll-change': GameEvent<BankrollChangeDetail, Types['element']>;
  'game-request-new': GameEvent<GameRequestNewDetail, Types['element']>;
  'game-request-move': GameEvent<GameRequestMoveDetail<Types['move']>, Types['element']>;
  'game-request-undo': GameEvent<GameRequestUndoDetail, Types['element']>;
  'game-request-hint': GameEvent<GameRequestHintDetail, Types['element']>;
}

declare global {
  // Other libraries also have a `game-error` event, so it is typed on the kit's elements only.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging is by interface
  interface GlobalEventHandlersEventMap extends Omit<GameEventMap, 'game-error'> {}
}

/**
 * Dispatches an event. An error thrown by a listener is reported, and the other listeners still run. The detail is frozen, so
 * that no listener can change what the next one reads.
 */
export function emit<Name extends keyof GameEventMap>(
  element: HTMLElement,
  name: Name,
  detail: GameEventMap[Name]['detail'],
): void {
  Object.freeze(detail);
  dispatchTo(element, new CustomEvent(name, { bubbles: true, composed: true, detail }));
}

/** A queue of events. */
interface Events {
  add<Name extends keyof GameEventMap>(name: Name, detail: GameEventMap[Name]['detail']): void;
}

/** The parts of a session that its end event describes. */
interface EndedSession {
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  readonly score: number | undefined;
  readonly assisted: Assisted;
  readonly help: { readonly hints: number };
  readonly undos: number;
}

/** The detail of a game's end event, if the game has ended. */
export function endDetail(
  { deal, options, outcome, score, assisted, help: { hints }, undos }: EndedSession,
  more: Pick<GameEndDetail, 'source' | 'day' | 'late' | 'count' | 'elapsed' | 'commitment'>,
): GameEndDetail | undefined {
  if (outcome !== 'won' && outcome !== 'lost') return undefined;
  return { deal, options: { ...options }, outcome, score, assisted, hints, undos, ...more };
}

/** Adds the event of a game's end, if the game has ended. */
export function addEndEvent(events: Events, end: GameEndDetail | undefined): void {
  if (end?.outcome === 'won') events.add('game-win', { ...end, outcome: 'won' });
  else if (end) events.add('game-lose', { ...end, outcome: 'lost' });
}

/** Adds the events of a step, one for each move, and of the game's end if the step led to it. */
export function addStepEvents<Move>(
  events: Events,
  { step, type, source }: SteppedChange<Move>,
  {
    end,
    ...figures
  }: Pick<GameMoveDetail, 'count' | 'elapsed'> & {
    readonly end: GameEndDetail | undefined;
  },
): void {
  const notations = step.text.split(' ');
  [step.move, ...step.automatic].forEach((move, index) => {
    const detail = { move, notation: notations[index]!, ...figures };
    if (index === 0) events.add(`game-${type}`, { ...detail, source });
    else if (type !== 'undo') events.add('game-move', { ...detail, source: 'auto' });
  });
  addEndEvent(events, end);
}
