import type { Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { Person, Presence, TogetherRefusal } from './messages.js';

/** How long a person may be away before a bot plays for the seat, in milliseconds. */
export const GRACE = 20_000;
/** The least time between two emotes of a seat, in milliseconds. */
const EMOTE_GAP = 2000;

/**
 * The state of a person's seat: `booked` for the next hand, `seated`, or `leaving`, while a bot plays the
 * hand to its end.
 */
export const STANDINGS = ['booked', 'seated', 'leaving'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The number of answers stored for each seat. A page has fewer requests under way. */
export const STORED_ANSWERS = 32;

/** The answer to a request: `null` if it was done. */
type Answer = Refusal | null;

const TOO_OLD = { code: 'too-old' } as const satisfies TogetherRefusal;

/**
 * The handled requests of a seat, by their ids. A request that arrives again is answered but not repeated.
 */
export class Requests {
  private readonly answers = new Map<number, Answer>();
  /** Answers up to this id are no longer stored. Those requests are refused. */
  private oldest: number;

  constructor(saved?: SavedRequests) {
    this.oldest = saved?.oldest ?? 0;
    for (const [id, answer] of saved?.answers ?? []) this.answers.set(id, answer);
  }

  /** The answer to a request; `undefined` if the request is new. */
  answerTo(id: number): Answer | undefined {
    return id <= this.oldest ? TOO_OLD : this.answers.get(id);
  }

  /** The highest id of a request. */
  get lastId(): number {
    return Math.max(this.oldest, ...this.answers.keys());
  }

  note(id: number, answer: Answer): void {
    if (id <= this.oldest) return;
    this.answers.set(id, answer);
    if (this.answers.size <= STORED_ANSWERS) return;
    const least = Math.min(...this.answers.keys());
    this.answers.delete(least);
    this.oldest = least;
  }

  save(): SavedRequests {
    return { oldest: this.oldest, answers: [...this.answers] };
  }
}

export interface SavedRequests {
  readonly oldest: number;
  readonly answers: readonly (readonly [id: number, answer: Answer])[];
}

/** A person in a save. */
export interface SavedPerson {
  /** The order of arrival at the table. */
  readonly number: number;
  /** The SHA-256 of the seat's token. */
  readonly hash: string;
  /** The SHA-256 of the id that a site's sign-in gives the person; `null` without one. */
  readonly account: string | null;
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

/** A person with a seat. */
export class SeatedPerson {
  readonly number: number;
  readonly hash: string;
  readonly account: string | null;
  name: string;
  seat: Seat;
  standing: Standing;
  firstHand: number;
  /**
   * Whether the person can come back: they brought their own token, or have sent a message since the server
   * sent them one. Before that, the token may never have arrived.
   */
  hasSpoken: boolean;
  isReady: boolean;
  wantsPause: boolean;
  /** The number of shares not given in a row. */
  misses: number;
  sitsOut: boolean;
  readonly requests: Requests;
  /** The name of the connection that has the seat. */
  connection: string | undefined;
  /** When a bot takes over, if nobody is connected. */
  graceEnd: number | undefined;
  private lastEmote: number | undefined;

  constructor(saved: SavedPerson) {
    this.number = saved.number;
    this.hash = saved.hash;
    this.account = saved.account;
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

  get isPresent(): boolean {
    return this.connection !== undefined && this.standing === 'seated';
  }

  /** Whether this person has the seat in the hand of that number, and not only since a later hand. */
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

  /** Starts to give up the seat, which is free when the hand is over. */
  leave(): void {
    this.standing = 'leaving';
    this.connection = undefined;
    this.graceEnd = undefined;
    this.wantsPause = false;
  }

  /** Ends sitting out. */
  rejoin(): void {
    this.sitsOut = false;
    this.misses = 0;
    this.isReady = false;
  }

  /** Whether the person may send an emote now. If so, the time is remembered. */
  mayEmote(now: number): boolean {
    if (this.lastEmote !== undefined && now - this.lastEmote < EMOTE_GAP) return false;
    this.lastEmote = now;
    return true;
  }

  /** What everybody may know about the person. */
  publicState(isMaker: boolean): Person {
    const { name, presence, isReady, wantsPause, sitsOut } = this;
    return { name, presence, isMaker, isReady, wantsPause, sitsOut };
  }

  save(): SavedPerson {
    const { number, hash, account, name, seat, standing, firstHand, hasSpoken } = this;
    const { isReady, wantsPause, misses, sitsOut } = this;
    const isBot = this.presence === 'bot';
    const requests = this.requests.save();
    return {
      ...{ number, hash, account, name, seat, standing, firstHand, hasSpoken, isBot },
      ...{ isReady, wantsPause, misses, sitsOut, requests },
    };
  }
}
