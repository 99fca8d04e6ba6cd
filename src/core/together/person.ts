import type { Seat } from '../engine/rules.js';
import type { Person, Presence } from './messages.js';
import { Requests, type SavedRequests } from './requests.js';

/** How long somebody may be away before a bot plays for the seat, in milliseconds. */
export const GRACE = 20_000;
/** From one emote of a seat to the next, in milliseconds. */
const EMOTE_GAP = 2000;

/**
 * How a person has the seat: `booked` from the next hand on, `seated`, or `leaving`, where a bot plays the hand to its
 * end.
 */
export const STANDINGS = ['booked', 'seated', 'leaving'] as const;
export type Standing = (typeof STANDINGS)[number];

/** A person as a save has it. */
export interface SavedPerson {
  /** In the order in which they came to the table. */
  readonly number: number;
  /** The SHA-256 of the seat's token. */
  readonly hash: string;
  readonly name: string;
  readonly seat: Seat;
  readonly standing: Standing;
  /** The number of the first hand that this person plays at the seat. */
  readonly firstHand: number;
  readonly hasSpoken: boolean;
  readonly isBot: boolean;
  readonly isReady: boolean;
  readonly wantsPause: boolean;
  readonly misses: number;
  readonly sitsOut: boolean;
  readonly requests: SavedRequests;
}

/** A person who has a seat. */
export class SeatedPerson {
  readonly number: number;
  readonly hash: string;
  name: string;
  seat: Seat;
  standing: Standing;
  firstHand: number;
  /**
   * Whether the person can come back: by a token of the page's own, or by one that was sent, once something came from
   * this seat; before that it may never have arrived.
   */
  hasSpoken: boolean;
  isReady: boolean;
  wantsPause: boolean;
  /** Shares that were not given, in a row. */
  misses: number;
  sitsOut: boolean;
  readonly requests: Requests;
  /** The connection that has the seat. */
  connection: string | undefined;
  /** When a bot takes over, where nobody is connected. */
  graceEnd: number | undefined;
  private lastEmote: number | undefined;

  constructor(saved: SavedPerson) {
    this.number = saved.number;
    this.hash = saved.hash;
    this.name = saved.name;
    this.seat = saved.seat;
    this.standing = saved.standing;
    this.firstHand = saved.firstHand;
    this.hasSpoken = saved.hasSpoken;
    this.isReady = saved.isReady;
    this.wantsPause = saved.wantsPause;
    this.misses = saved.misses;
    this.sitsOut = saved.sitsOut;
    this.requests = new Requests(saved.requests);
  }

  get presence(): Presence {
    if (this.connection !== undefined) return 'here';
    return this.graceEnd === undefined ? 'bot' : 'away';
  }

  /** Whether this person sits at the table and is connected. */
  get isPresent(): boolean {
    return this.connection !== undefined && this.standing === 'seated';
  }

  /** Whether this person has the seat in the hand of that number: not in one that was played before. */
  plays(hand: number): boolean {
    return this.standing === 'seated' && hand >= this.firstHand;
  }

  lose(now: number): void {
    this.connection = undefined;
    this.graceEnd = now + GRACE;
  }

  connect(connection: string): void {
    this.connection = connection;
    this.graceEnd = undefined;
  }

  /** Gives the seat up, once the hand is over. */
  leave(): void {
    this.standing = 'leaving';
    this.connection = undefined;
    this.graceEnd = undefined;
    this.wantsPause = false;
  }

  /** Sits out no longer. */
  takePart(): void {
    this.sitsOut = false;
    this.misses = 0;
    this.isReady = false;
  }

  /** Whether an emote may be sent; one that may is noted. */
  mayEmote(now: number): boolean {
    if (this.lastEmote !== undefined && now - this.lastEmote < EMOTE_GAP) return false;
    this.lastEmote = now;
    return true;
  }

  /** What all may know. */
  publicState(isMaker: boolean): Person {
    const { name, presence, isReady, wantsPause, sitsOut } = this;
    return { name, presence, isMaker, isReady, wantsPause, sitsOut };
  }

  save(): SavedPerson {
    const { number, hash, name, seat, standing, firstHand, hasSpoken } = this;
    const { isReady, wantsPause, misses, sitsOut } = this;
    const isBot = this.presence === 'bot';
    const requests = this.requests.save();
    return {
      ...{ number, hash, name, seat, standing, firstHand, hasSpoken, isBot },
      ...{ isReady, wantsPause, misses, sitsOut, requests },
    };
  }
}
