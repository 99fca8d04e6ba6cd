import type { Problem, Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { Difference } from './difference.js';

/** The protocol of a shared table. A page and a server that differ in it can't play together. */
export const PROTOCOL = 1;

/** What people can say to each other: there is no free text. */
export const EMOTES = ['hello', 'thanks', 'well-played', 'good-luck', 'oops', 'thinking'] as const;
export type Emote = (typeof EMOTES)[number];

/**
 * What a page sends, as JSON. `id` is the page's own number of a request, from 1 and growing for each seat's token;
 * one that was handled already is answered again and not done twice, so that a page may resend after a lost connection.
 */
export type ClientMessage =
  /** Takes a seat between hands, or books it for the next one; without `seat` the first that is free. */
  | {
      readonly type: 'sit';
      readonly id: number;
      readonly name: string;
      readonly seat?: Seat | undefined;
    }
  /** Gives the seat up; in a hand, once that is over. */
  | { readonly type: 'leave'; readonly id: number }
  /**
   * A move in the game's notation, in the hand of that number; `step` is the last step of it that the page had seen. One that
   * comes after something was played for the seat is refused. Without `step` it counts whenever the rules allow it.
   */
  | {
      readonly type: 'move';
      readonly id: number;
      readonly hand: number;
      readonly step?: number | undefined;
      readonly move: string;
    }
  /** Ready for the next hand; it begins once all who are present are, or after a while. */
  | { readonly type: 'next'; readonly id: number }
  /** Whether the person is choosing a seat, for whom the next hand waits a while. */
  | { readonly type: 'choosing'; readonly on: boolean }
  /** More chips for a seat that has none, before the next hand. */
  | { readonly type: 'rebuy'; readonly id: number }
  /** Wants a pause, or no longer: the table pauses while all people who are present want it. */
  | { readonly type: 'pause'; readonly id: number; readonly on: boolean }
  /** The table's maker has a person leave, between hands. */
  | { readonly type: 'remove'; readonly id: number; readonly seat: Seat }
  | { readonly type: 'emote'; readonly id: number; readonly emote: Emote }
  /** The hash of a share of the shuffle (`shareHash`), for the shuffle of that number. */
  | { readonly type: 'hash'; readonly shuffle: number; readonly hash: string }
  /** The share itself, once all hashes are known. */
  | {
      readonly type: 'reveal';
      readonly shuffle: number;
      readonly secret: string;
      readonly words: string;
    }
  /** Asks for the whole table again, where a step is missing. */
  | { readonly type: 'sync' }
  /** Asks whether the server is there; `at` comes back. */
  | { readonly type: 'ping'; readonly at: number };

/** A move as it is sent, without its id. */
export type MoveMessage = Omit<Extract<ClientMessage, { readonly type: 'move' }>, 'id'>;

/** Whether a person is at the table: connected, away for less than the time of grace, or played for by a bot. */
export type Presence = 'here' | 'away' | 'bot';

/** A person at a seat. */
export interface Person {
  readonly name: string;
  readonly presence: Presence;
  /** Whether this person made the table. */
  readonly isMaker: boolean;
  readonly isReady: boolean;
  readonly wantsPause: boolean;
  /** Sits out the next hand, having missed a reveal twice. */
  readonly sitsOut: boolean;
}

/** What the table's maker settled of its clocks, in milliseconds. */
export interface ClockSettings {
  /** For each decision. */
  readonly decision: number;
  /** Beside it, for those that take longer, until it is used up. */
  readonly bank: number;
}

/** How long a seat has for what it is to do now, in milliseconds from when the message was sent. */
export interface SeatClock {
  readonly seat: Seat;
  /** Until the bank is begun; 0 or less while that runs. */
  readonly left: number;
  readonly bank: number;
}

/** What the table is doing: waiting for people, agreeing on a shuffle, playing a hand, or showing its end. */
export type TablePhase = 'waiting' | 'shuffle' | 'hand' | 'over';

/** The shares of a shuffle, by seat; `null` for a seat that gives none. */
export interface ShuffleState {
  /** The number of the shuffle at this table, from 1; a void one has its number, too. */
  readonly shuffle: number;
  /** The hand that is dealt by it. */
  readonly hand: number;
  /** The house's own, to its seed. */
  readonly commitment: string;
  /** Whose share is part of it. */
  readonly seats: readonly Seat[];
  /** By the order of `seats`; `null` for one that is not there yet. */
  readonly hashes: readonly (string | null)[];
  /** What was revealed, in the order of `seats`; no entries before all hashes are there. */
  readonly shares: readonly (Share | null)[];
}

/** A person's share of a shuffle. */
export interface Share {
  /** 32 random bytes, in hexadecimal digits. */
  readonly secret: string;
  /** The person's own words, up to 64 letters. */
  readonly words: string;
}

/** All of the table but the hand: who sits where, what it does, and until when. */
export interface TableStatus {
  readonly phase: TablePhase;
  readonly paused: boolean;
  /** By seat; `null` for a bot or nobody. */
  readonly people: readonly (Person | null)[];
  readonly clocks: readonly SeatClock[];
  /** Milliseconds until the next hand is dealt; `null` where none is due. */
  readonly nextHand: number | null;
  /** Whether somebody is choosing a free seat, between two hands; left out where nobody is. */
  readonly choosing?: boolean;
}

/** A hand, as a seat may see it. */
export interface HandMessage {
  readonly type: 'hand';
  /** The seat by whose eyes it is seen; `null` for who did not play it: watches, or sat down after it. */
  readonly seat: Seat | null;
  /**
   * What makes the table before it (chips, totals, the last hands) from the table after the hand before; whole in the first
   * hand that a connection is sent, and where it is sent one again. Left out where nothing differs.
   */
  readonly run?: Difference;
  /** What makes the options that it is played by from those of the hand before; whole and left out as `run` is. */
  readonly options?: Difference;
  /** What makes the view from the hand as it was dealt (by those options, with all cards face down). */
  readonly view: Difference;
  /** How many steps were made. */
  readonly step: number;
  /** How its deck was agreed on. */
  readonly shuffle: ShuffleState;
  /** The house's seed, once the hand is over. */
  readonly seed: string | null;
}

/** What a server sends, as JSON. */
export type ServerMessage =
  /** The first message of a connection, and once a seat was taken or given up. */
  | {
      readonly type: 'welcome';
      readonly protocol: typeof PROTOCOL;
      /** The element that plays it: `seven27-table`, `paigow-table`, `ten-dice-race`. */
      readonly game: string;
      readonly code: string;
      readonly settings: object;
      readonly clock: ClockSettings;
      /** The connection's own seat; `null` for who watches. */
      readonly seat: Seat | null;
      /** What the seat is known by at the next connection; sent once, as it is taken. */
      readonly token?: string;
      readonly isMaker: boolean;
    }
  | ({ readonly type: 'status' } & TableStatus)
  | ({ readonly type: 'shuffle' } & ShuffleState)
  /** A shuffle came to nothing: those seats did not give their share in time. */
  | { readonly type: 'void'; readonly shuffle: number; readonly missing: readonly Seat[] }
  | HandMessage
  /** A step of the hand, as the seat may see it. */
  | {
      readonly type: 'step';
      /** How many steps were made, this one counted. */
      readonly step: number;
      /**
       * The move, and those that the game made by itself after it: in the game's notation, or as they are where that does
       * not say what the seat may know of them.
       */
      readonly moves: readonly (string | object)[];
      /** Whether a bot made it, or nobody: time had run out. */
      readonly by: 'player' | 'bot' | 'auto';
      readonly view: Difference;
    }
  /** The house's seed, right after the last step of a hand. */
  | { readonly type: 'seed'; readonly hand: number; readonly seed: string }
  /** A request was done, or was refused. */
  | { readonly type: 'answer'; readonly id: number; readonly refused?: Refusal }
  | { readonly type: 'emote'; readonly seat: Seat; readonly emote: Emote }
  | { readonly type: 'pong'; readonly at: number }
  /** The connection is of no more use: the seat was taken over by another page, or the table has ended. */
  | { readonly type: 'bye'; readonly reason: 'replaced' | 'removed' | 'ended' }
  /** A message could not be used; nothing was done. */
  | { readonly type: 'problem'; readonly problem: Problem };

/** Who gets a message: a connection, by the name that the network gave it. */
export interface Outgoing {
  readonly to: string;
  readonly message: ServerMessage;
}

/** Why a request of a page is refused, beside a game's own reasons. */
export type TogetherRefusal =
  /** Who asks has no seat. */
  | { readonly code: 'no-seat' }
  /** Somebody else has that seat, or no seat is free. */
  | { readonly code: 'seat-taken' }
  | { readonly code: 'bad-name'; readonly most: number }
  | { readonly code: 'name-taken' }
  /** The move was meant for another hand. */
  | { readonly code: 'other-hand'; readonly hand: number }
  | { readonly code: 'no-such-move'; readonly move: string }
  /** After the move was chosen, a bot or the clock has played for the seat. */
  | { readonly code: 'played-meanwhile' }
  /** Only the table's maker may do that. */
  | { readonly code: 'maker-only' }
  /** It waits for the end of the hand. */
  | { readonly code: 'hand-runs' }
  | { readonly code: 'table-paused' }
  /** More chips are for a seat that has none. */
  | { readonly code: 'has-chips' }
  /** The person's own words for the shuffle are given with each share. */
  | { readonly code: 'cut-by-share' }
  /** Too many emotes in a short time. */
  | { readonly code: 'too-often' };
