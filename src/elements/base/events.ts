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
  /** Who caused it. */
  readonly source: Source;
}

/** A game was dealt, restarted, or taken up again. */
export interface GameStartDetail<Options extends object = object> extends Detail {
  /** The deal number; `undefined` where it has none, as where the host gave the deck. */
  readonly deal: number | undefined;
  /** The rule options in force; at a table its settings. */
  readonly options: Options;
  /** Whether a saved game goes on. */
  readonly resumed: boolean;
  /** The game that this one replaced, where one was in progress. */
  readonly previous: Save<Options> | undefined;
  /**
   * Whether that one is kept: it comes back with its link or its page's settings, or as the link of this one is
   * left; none at tables.
   */
  readonly kept?: boolean;
  /** The table that this one replaced, with its chips; as its `save()` gives it. */
  readonly previousTable?: object | undefined;
  /** In a race without a number, the hash that settles its dice before the first roll. */
  readonly commitment?: string;
}

/** A hand begins at a table, or is taken up in the middle. */
export interface HandStartDetail<Options extends object = object> extends Detail {
  /** Its number, from 1. */
  readonly hand: number;
  readonly dealer: Seat;
  readonly options: Options;
  /** The hash that settles the deck before anybody stakes; `undefined` for a deck of the host's. */
  readonly commitment: string | undefined;
  readonly resumed: boolean;
}

/** A hand was paid. */
export interface HandEndDetail<Results = unknown> extends Detail {
  readonly hand: number;
  readonly dealer: Seat;
  /** Chips that it brought each seat; `null` where the seat took no part. */
  readonly net: readonly (number | null)[];
  /** Chips by seat after it; `null` for an open seat and the house's own. */
  readonly stacks: readonly (number | null)[];
  /** What the game tells of each seat; `null` where nobody played. */
  readonly results: Results | null;
  readonly commitment: string | undefined;
}

/** A move was made, taken back or made again; each automatic move is told by itself. */
export interface GameMoveDetail<Move = unknown> extends Detail {
  readonly move: Move;
  /** The move in the field's standard notation. */
  readonly notation: string;
  /** The move count after it. */
  readonly count: number;
  /** Milliseconds of play. */
  readonly elapsed: number;
}

/** A move at a table that people elsewhere share is on its way to the server, or its answer has come. */
export interface GameSendDetail<Move = unknown> extends Detail {
  readonly move: Move;
  /** The move in the field's standard notation. */
  readonly notation: string;
  /** `sent`; then `accepted`, and `game-move` tells of it, or `refused`, and `game-refuse` says why. */
  readonly state: 'sent' | 'accepted' | 'refused';
}

/** A move was refused. */
export interface GameRefuseDetail<Move = unknown> extends Detail {
  readonly move: Move | undefined;
  readonly reason: Refusal;
  /** The reason in the player's language. */
  readonly message: string;
}

/** The game has ended: what of it the page saw. What a server can be sure of is in the game's `proof()`. */
export interface GameEndDetail<
  Options extends object = object,
  How extends End = End,
> extends Detail {
  readonly deal: number | undefined;
  /** The day whose deal it is: `2026-11-21`; `undefined` for any other game. */
  readonly day: Day | undefined;
  /** That day was over: the game lengthens no streak. */
  readonly late?: true;
  readonly options: Options;
  readonly outcome: How;
  /** The move count: moves, undos and redos. */
  readonly count: number;
  readonly elapsed: number;
  /** Points in Klondike with scoring, cards left in Golf; `undefined` in games without a score. */
  readonly score: number | undefined;
  /** Whether the player had help with this deal: hints, or moves of a way to win that were shown. */
  readonly assisted: Assisted;
  /** How many hints were shown in this deal, in all attempts at it that are known. */
  readonly hints: number;
  /** How many steps were taken back since the deal, or since a restart of it. */
  readonly undos: number;
  /** In a race without a number, as `game-start` has told it. */
  readonly commitment?: string;
}

/** Something given to the element could not be used; the game goes on as it was. */
export interface GameErrorDetail extends Detail {
  readonly problem: Problem;
  readonly message: string;
  /** What the host's own code threw, where that was wrong: a listener, `cardFaces`, a store, `workerFactory`. */
  readonly cause?: unknown;
}

/** Whether the game can still be won has changed, as far as is known; what it says is proven. */
export interface GameVerdictDetail extends Detail {
  readonly verdict: Verdict;
}

/** The chips of a room's person have changed. */
export interface BankrollChangeDetail {
  /** A table (`player`), the page (`host`), or another tab (`auto`). */
  readonly source: Source;
  /** All chips now: the purse's, and those at tables as of their last hands. */
  readonly bankroll: number;
  /** Those at no table. */
  readonly purse: number;
  /** By how many there are more than before, or less. */
  readonly change: number;
  /** Whether all had been lost, and a new bankroll was given. */
  readonly fresh: boolean;
}

/**
 * An event of the kit, as a listener on its element gets it. On anything around that, `target` is the element
 * as seen from there.
 */
export interface GameEvent<
  Detail,
  Element extends HTMLElement = HTMLElement,
> extends CustomEvent<Detail> {
  readonly target: Element;
}

/** What differs between the events of one game and another's. */
export interface GameTypes {
  readonly element: HTMLElement;
  readonly options: object;
  /** The options of `game-start`: the settings of a table; those of the game elsewhere. */
  readonly settings: object;
  readonly move: unknown;
  readonly results: unknown;
}

/** Every event of every game by its name; all bubble and cross shadow roots. */
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
  'bankroll-change': GameEvent<BankrollChangeDetail, Types['element']>;
  'game-request-new': GameEvent<GameRequestNewDetail, Types['element']>;
  'game-request-move': GameEvent<GameRequestMoveDetail<Types['move']>, Types['element']>;
  'game-request-undo': GameEvent<GameRequestUndoDetail, Types['element']>;
  'game-request-hint': GameEvent<GameRequestHintDetail, Types['element']>;
}

declare global {
  // Other libraries have a `game-error` as well: ours is known on the kit's own elements alone.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging is by interface
  interface GlobalEventHandlersEventMap extends Omit<GameEventMap, 'game-error'> {}
}

/** Dispatches an event of the kit. A listener of the page that throws is reported, and stops nothing. */
export function emit<Name extends keyof GameEventMap>(
  element: HTMLElement,
  name: Name,
  detail: GameEventMap[Name]['detail'],
): void {
  dispatchTo(element, new CustomEvent(name, { bubbles: true, composed: true, detail }));
}

/** Where events of a game go. */
interface Events {
  add<Name extends keyof GameEventMap>(name: Name, detail: GameEventMap[Name]['detail']): void;
}

/** What is told of a session at its end. */
interface EndedSession {
  readonly deal: number | undefined;
  readonly options: object;
  readonly outcome: Outcome | undefined;
  readonly score: number | undefined;
  readonly assisted: Assisted;
  readonly help: { readonly hints: number };
  readonly undos: number;
}

/** How a game has ended, where it has. */
export function endOf(
  { deal, options, outcome, score, assisted, help: { hints }, undos }: EndedSession,
  more: Pick<GameEndDetail, 'source' | 'day' | 'late' | 'count' | 'elapsed' | 'commitment'>,
): GameEndDetail | undefined {
  if (outcome !== 'won' && outcome !== 'lost') return undefined;
  return { deal, options: { ...options }, outcome, score, assisted, hints, undos, ...more };
}

/** Tells that the game has ended, where it has. */
export function tellEnd(events: Events, end: GameEndDetail | undefined): void {
  if (end?.outcome === 'won') events.add('game-win', { ...end, outcome: 'won' });
  else if (end) events.add('game-lose', { ...end, outcome: 'lost' });
}

/** Tells of a step, move by move, and of the end of the game that it led to. */
export function tellStep<Move>(
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
  tellEnd(events, end);
}
