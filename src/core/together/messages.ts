import type { Problem, Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { Difference } from './difference.js';

/** The version of the protocol of shared tables. A page and a server need the same version. */
export const PROTOCOL = 1;

/** What people can say to each other. There is no free text. */
export const EMOTES = ['hello', 'thanks', 'well-played', 'good-luck', 'oops', 'thinking'] as const;
export type Emote = (typeof EMOTES)[number];

/**
 * A message from a page, as JSON. `id` is the page's own number of a request, starting at 1 and increasing
 * for each seat. A request that was handled already is answered again but not repeated, so a page
 * may resend it after a lost connection.
 */
export type ClientMessage =
  /** Takes a seat between hands, or books it for the next hand. Without `seat`, the first free one. */
  | {
      readonly type: 'sit';
      readonly id: number;
      readonly name: string;
      readonly seat?: Seat | undefined;
    }
  /** Gives up the seat. During a hand, this happens when the hand is over. */
  | { readonly type: 'leave'; readonly id: number }
  /**
   * A move in the game's notation, for the hand of that number. `step` is the last step that the page had
   * seen. The move is refused if something was played for the seat after it. Without `step`, the move
   * counts whenever the rules allow it.
   */
  | {
      readonly type: 'move';
      readonly id: number;
      readonly hand: number;
      readonly step?: number | undefined;
      readonly move: string;
    }
  /**
   * The player is ready for the next hand. It begins when all present players are ready, or after a while.
   */
  | { readonly type: 'next'; readonly id: number }
  /** Whether the person is choosing a seat. The next hand waits for them for a while. */
  | { readonly type: 'choosing'; readonly on: boolean }
  /** Buys more chips before the next hand, for a seat without any. */
  | { readonly type: 'rebuy'; readonly id: number }
  /** Whether the player wants a pause. The table pauses while all present players want it. */
  | { readonly type: 'pause'; readonly id: number; readonly on: boolean }
  /**
   * The table's maker removes a person, between hands. With `keepOut` the person can't come back for so many milliseconds (a minute
   * to a day), or for as long as the table exists.
   */
  | {
      readonly type: 'remove';
      readonly id: number;
      readonly seat: Seat;
      readonly keepOut?: number | 'table' | undefined;
    }
  | { readonly type: 'emote'; readonly id: number; readonly emote: Emote }
  /** The hash of a share (`shareHash`) for the shuffle of that number. */
  | { readonly type: 'hash'; readonly shuffle: number; readonly hash: string }
  /** The share itself, when all hashes are known. */
  | {
      readonly type: 'reveal';
      readonly shuffle: number;
      readonly secret: string;
      readonly words: string;
    }
  /** Asks for the whole table again, if a step is missing. */
  | { readonly type: 'sync' }
  /** Asks whether the server is reachable. The answer repeats `at`. */
  | { readonly type: 'ping'; readonly at: number };

/** A move message without its id. */
export type MoveMessage = Omit<Extract<ClientMessage, { readonly type: 'move' }>, 'id'>;

/** Whether a person is connected, away for less than the grace period, or replaced by a bot. */
export type Presence = 'here' | 'away' | 'bot';

export interface Person {
  readonly name: string;
  readonly presence: Presence;
  /** Whether this person made the table. */
  readonly isMaker: boolean;
  readonly isReady: boolean;
  readonly wantsPause: boolean;
  /** Whether the person sits out the next hand, because they failed to reveal a share twice. */
  readonly sitsOut: boolean;
}

/** The table's time limits, set by its maker, in milliseconds. */
export interface ClockSettings {
  /** The time for each decision. */
  readonly decision: number;
  /** The extra time for slow decisions, until it is used up. */
  readonly bank: number;
}

/** The time a seat has left for its decision, in milliseconds from when the message was sent. */
export interface SeatClock {
  readonly seat: Seat;
  /** The time until the bank starts to run; 0 or less while it runs. */
  readonly left: number;
  readonly bank: number;
}

/** What the table is doing: waiting for people, shuffling, playing a hand, or showing its end. */
export type TablePhase = 'waiting' | 'shuffle' | 'hand' | 'over';

/** A shuffle as everybody may know it. */
export interface ShuffleState {
  /** The number of the shuffle at this table, from 1. Void shuffles count too. */
  readonly shuffle: number;
  /** The number of the hand that it is for. */
  readonly hand: number;
  /** The house's commitment to its seed. */
  readonly commitment: string;
  /** The seats that contribute a share. */
  readonly seats: readonly Seat[];
  /** In the order of `seats`; `null` for a hash that is missing. */
  readonly hashes: readonly (string | null)[];
  /** The revealed shares in the order of `seats`; empty before all hashes have arrived. */
  readonly shares: readonly (Share | null)[];
}

/** A person's contribution to a shuffle. */
export interface Share {
  /** 32 random bytes, in hexadecimal digits. */
  readonly secret: string;
  /** The person's cut text, at most 64 characters. */
  readonly words: string;
}

/** Everything about the table except the hand: who sits where, the phase, and the times. */
export interface TableStatus {
  readonly phase: TablePhase;
  readonly paused: boolean;
  /** By seat; `null` for a bot or an empty seat. */
  readonly people: readonly (Person | null)[];
  readonly clocks: readonly SeatClock[];
  /** Milliseconds until the next hand is dealt; `null` if none is due. */
  readonly nextHand: number | null;
  /** Whether somebody is choosing a free seat between two hands. Omitted if nobody is. */
  readonly choosing?: boolean;
}

/** A hand, as a seat may see it. */
export interface HandMessage {
  readonly type: 'hand';
  /** The seat whose view it is; `null` for a spectator, or somebody who sat down after the hand. */
  readonly seat: Seat | null;
  /**
   * The difference between the table after the last hand and the table before this one: chips, totals, and
   * the last hands. It is complete for the first hand of a connection, and if a hand is sent again. Omitted
   * if nothing differs.
   */
  readonly run?: Difference;
  /** The difference between the options of the last hand and this one; complete or omitted like `run`. */
  readonly options?: Difference;
  /** The difference between the hand as dealt (by its options, with all cards face down) and the view. */
  readonly view: Difference;
  /** The number of steps made so far. */
  readonly step: number;
  /** How its deck was shuffled. */
  readonly shuffle: ShuffleState;
  /** The house's seed, once the hand is over. */
  readonly seed: string | null;
}

/**
 * Why the server closes a connection: another page took over the seat, the person was removed, the table's maker keeps the person
 * out, or the table has ended.
 */
export type ByeReason = 'replaced' | 'removed' | 'kept-out' | 'ended';

/** A message from a server, as JSON. */
export type ServerMessage =
  /** The first message of a connection. It is sent again when a seat is taken or given up. */
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL;
      /** The tag of the element that plays it: `seven27-table`, `paigow-table`, `ten-dice-race`. */
      readonly game: string;
      readonly code: string;
      readonly settings: object;
      readonly clock: ClockSettings;
      /** The connection's seat; `null` for a spectator. */
      readonly seat: Seat | null;
      /** The token that identifies the seat at the next connection. Sent once, when the seat is taken. */
      readonly token?: string;
      /** The highest id of a request for that seat, which another page may have sent. Omitted without a seat. */
      readonly lastId?: number;
      readonly isMaker: boolean;
    }
  | ({ readonly type: 'status' } & TableStatus)
  | ({ readonly type: 'shuffle' } & ShuffleState)
  /** A shuffle was abandoned, because these seats did not give their shares in time. */
  | { readonly type: 'void'; readonly shuffle: number; readonly missing: readonly Seat[] }
  | HandMessage
  /** A step of the hand, as the seat may see it. */
  | {
      readonly type: 'step';
      /** The number of steps, including this one. */
      readonly step: number;
      /**
       * The move, followed by the automatic moves. Each is in the game's notation, or an object if the
       * notation does not say what the seat may know.
       */
      readonly moves: readonly (string | object)[];
      /** Who made the move: the player, a bot, or nobody because time was up (`auto`). */
      readonly by: 'player' | 'bot' | 'auto';
      readonly view: Difference;
    }
  /** The house's seed, sent right after the last step of a hand. */
  | { readonly type: 'seed'; readonly hand: number; readonly seed: string }
  /** A request was done or refused. */
  | { readonly type: 'answer'; readonly id: number; readonly refused?: Refusal }
  | { readonly type: 'emote'; readonly seat: Seat; readonly emote: Emote }
  | { readonly type: 'pong'; readonly at: number }
  /** The server closes the connection. */
  | { readonly type: 'bye'; readonly reason: ByeReason }
  /** A message could not be used and had no effect. */
  | { readonly type: 'problem'; readonly problem: Problem };

/** A message with its receiver: the name that the network gave the connection. */
export interface Outgoing {
  readonly to: string;
  readonly message: ServerMessage;
}

/** Why a page's request is refused, in addition to the game's own reasons. */
export type TogetherRefusal =
  /** The sender has no seat. */
  | { readonly code: 'no-seat' }
  /** Somebody else has the seat, or no seat is free. */
  | { readonly code: 'seat-taken' }
  | { readonly code: 'bad-name'; readonly most: number }
  | { readonly code: 'name-taken' }
  /** The move was meant for another hand. */
  | { readonly code: 'other-hand'; readonly hand: number }
  | { readonly code: 'no-such-move'; readonly move: string }
  /** A bot or the clock has played for the seat after the move was chosen. */
  | { readonly code: 'played-meanwhile' }
  /** The id is lower than those of the last 32 answers, so the table can't know whether it was used. Nothing is done. */
  | { readonly code: 'too-old' }
  /** Only the table's maker may do this. */
  | { readonly code: 'maker-only' }
  /** The request must wait for the end of the hand. */
  | { readonly code: 'hand-runs' }
  | { readonly code: 'table-paused' }
  /** Only a seat without chips may buy more. */
  | { readonly code: 'has-chips' }
  /** Cut texts are given with the shares instead. */
  | { readonly code: 'cut-by-share' }
  /** Too many emotes in a short time. */
  | { readonly code: 'too-often' };
