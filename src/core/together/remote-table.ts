import { listOf } from '../cards/list.js';
import type { Checked, Problem, Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { PageRules, SeenSteps } from '../table/table-rules.js';
import { type TableRun, endHand } from '../table/table-run.js';
import { Arrival } from './arrival.js';
import { type SharedHandCheck, checkSharedHand } from './check-hand.js';
import { type Difference, withDifference } from './difference.js';
import { handBase } from './hand-base.js';
import {
  type ClientMessage,
  type ClockSettings,
  type Emote,
  type HandMessage,
  type MoveMessage,
  PROTOCOL,
  type ServerMessage,
  type ShuffleState,
  type TableStatus,
} from './messages.js';
import { RemoteSession } from './remote-session.js';
import { type RandomBytes, ShufflePart } from './shuffle-part.js';
import type { Transcript } from './shuffle.js';

/** How many checked hands a page keeps. */
const KEPT_HANDS = 100;

/** A hand that is over: how it was shuffled, what was seen of it, and what its check found. */
export interface CheckedHand<S> {
  readonly transcript: Transcript;
  readonly view: S;
  readonly check: SharedHandCheck;
}

/** What a page hears of its table; the steps of a hand come from its session. */
export type RemoteEvent<S> =
  /** It joined, or its seat changed. */
  | { readonly type: 'joined' }
  | { readonly type: 'status' }
  | { readonly type: 'shuffle' }
  | { readonly type: 'void'; readonly missing: readonly Seat[] }
  /** Another session is there: a hand was begun, or is taken up in the middle. */
  | { readonly type: 'hand'; readonly resumed: boolean }
  /** A hand that this page plays was dealt without a share of its own, as it connected only after the shuffle had begun. */
  | { readonly type: 'no-share'; readonly hand: number }
  | ({ readonly type: 'checked' } & CheckedHand<S>)
  | { readonly type: 'answer'; readonly id: number; readonly refused: Refusal | undefined }
  | { readonly type: 'emote'; readonly seat: Seat; readonly emote: Emote }
  | { readonly type: 'bye'; readonly reason: 'replaced' | 'removed' | 'ended' }
  | { readonly type: 'problem'; readonly problem: Problem };

/** A hand as it is to be shown. */
interface SeenHand<S, O> {
  readonly run: TableRun;
  readonly options: O;
  readonly view: S;
}

/** The table as its `welcome` has it. */
export interface JoinedTable {
  readonly game: string;
  readonly code: string;
  readonly settings: object;
  readonly clock: ClockSettings;
  /** The own seat; `null` for who watches. */
  readonly seat: Seat | null;
  readonly isMaker: boolean;
}

/** What a remote table needs of its page. */
export interface RemoteTableHost<M> {
  send(message: ClientMessage): void;
  /**
   * Sends a move under an id of its own, again after a lost connection; its answer comes as an event.
   *
   * @param message all of it but its id
   */
  sendMove(message: MoveMessage, given: M): void;
  readonly random: RandomBytes;
  /** A run from what the server sent, or what is wrong with it: `checkRun` of the core, where there are chips. */
  checkRun(run: unknown): Checked<TableRun>;
  /** The person's own words for the next shuffle. */
  words(): string;
}

/**
 * What one page knows of a table that is played on a server: messages in, messages out. It takes part in each shuffle, and
 * checks each hand by itself, without trusting the server.
 */
export class RemoteTable<S, M extends object, O extends object> {
  joined: JoinedTable | undefined;
  status: TableStatus | undefined;
  shuffle: ShuffleState | undefined;
  /** The table before the hand of `session`. */
  run: TableRun | undefined;
  session: RemoteSession<S, M, O> | undefined;
  /** The own seat in the hand of `session`; nothing for who did not play it. */
  handSeat: Seat | undefined;
  /** The hands that were seen to their end, the oldest first. */
  readonly checked: CheckedHand<S>[] = [];
  private readonly part: ShufflePart;
  private readonly listeners = new Set<(event: RemoteEvent<S>) => void>();
  /** The seat that was played in that hand, although it may be sent without one later. */
  private playedSeat: Seat | undefined;
  /** How the deck of `session` was agreed on. */
  private dealtBy: ShuffleState | undefined;
  private isAsking = false;
  /** The number of the hand that was checked last. */
  private lastChecked = 0;
  private readonly arrival = new Arrival();
  /** What was seen of the hand before it was sent anew. */
  private earlier: readonly SeenSteps<S, M>[] = [];

  constructor(
    private readonly rules: PageRules<S, M, O, never>,
    private readonly host: RemoteTableHost<M>,
  ) {
    this.part = new ShufflePart(host.random, () => host.words());
  }

  /** The own seat; nothing for who watches. */
  get seat(): Seat | undefined {
    return this.joined?.seat ?? undefined;
  }

  /** The page has connected, for the first time or anew: it was away, and need not have seen the shuffle of the next hand. */
  connected(): void {
    this.arrival.begin();
  }

  /** Says whether the person is choosing a seat, for whom the next hand waits a while. */
  choosing(on: boolean): void {
    this.host.send({ type: 'choosing', on });
  }

  subscribe(listener: (event: RemoteEvent<S>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Takes in a message of the server's. What can't be used of it is told as a problem, and changes nothing.
   * Whether the server is there, its connection asks.
   */
  receive(message: Exclude<ServerMessage, { readonly type: 'pong' }>): void {
    switch (message.type) {
      case 'welcome':
        return this.join(message);
      case 'status': {
        const { type: _type, ...status } = message;
        this.status = status;
        this.arrival.hearPhase(status.phase);
        return this.emit({ type: 'status' });
      }
      case 'shuffle': {
        const { type: _type, ...state } = message;
        return this.takePart(state);
      }
      case 'void':
        this.shuffle = undefined;
        return this.emit({ type: 'void', missing: message.missing });
      case 'hand':
        return this.begin(message);
      case 'step':
        return this.hear(message);
      case 'seed':
        return this.end(message.hand, message.seed);
      case 'answer':
        return this.emit({ refused: undefined, ...message });
      case 'emote':
      case 'bye':
      case 'problem':
        return this.emit(message);
    }
  }

  private emit(event: RemoteEvent<S>): void {
    for (const listener of this.listeners) listener(event);
  }

  private join({ protocol, ...welcome }: ServerMessage & { readonly type: 'welcome' }): void {
    if ((protocol as number) !== PROTOCOL) {
      const problem = { code: 'protocol', got: protocol, accepted: PROTOCOL };
      return this.emit({ type: 'problem', problem });
    }
    const { game, code, settings, clock, seat, isMaker } = welcome;
    this.joined = { game, code, settings, clock, seat, isMaker };
    this.emit({ type: 'joined' });
  }

  private takePart(state: ShuffleState): void {
    this.arrival.hearShuffle(state.hand);
    this.shuffle = state;
    this.emit({ type: 'shuffle' });
    const answer = this.joined && this.part.answer(this.joined.code, state, this.joined.seat);
    if (answer) this.host.send(answer);
  }

  /**
   * Whoever plays a hand has a part in its shuffle, unless it was begun before the page connected. Looked at once a hand,
   * as soon as the seat is known.
   */
  private expectPart({ seat, shuffle }: HandMessage, hand: number): void {
    if (seat === null || this.playedSeat !== undefined) return;
    this.playedSeat = seat;
    if (this.part.seatIn(shuffle) !== null) return;
    if (this.arrival.isLate(hand)) return this.emit({ type: 'no-share', hand });
    this.emit({ type: 'problem', problem: { code: 'left-out', hand } });
  }

  private begin(message: HandMessage): void {
    this.isAsking = false;
    const seen = this.handOf(message);
    if ('problem' in seen) return this.emit({ type: 'problem', problem: seen.problem });
    const { game } = this.rules;
    const { run, options, view } = seen.value;
    const { step, shuffle, seed } = message;
    this.expectChecked(run.hand);
    this.arrival.hearHand(run.hand);
    this.expectNew(run.hand, shuffle);
    const isSame = this.run?.hand === run.hand && this.dealtBy?.shuffle === shuffle.shuffle;
    this.earlier = isSame && this.session ? [...this.earlier, seenOf(this.session)] : [];
    this.run = run;
    this.handSeat = message.seat ?? undefined;
    if (!isSame) this.playedSeat = undefined;
    this.shuffle = undefined;
    this.dealtBy = shuffle;
    this.session = new RemoteSession(game, options, view, step, (move) => {
      const { state, moveCount: step } = this.session!;
      const text = game.writeMove(state, move);
      this.host.sendMove({ type: 'move', hand: run.hand, step, move: text }, move);
      return undefined;
    });
    this.emit({ type: 'hand', resumed: step > 0 });
    this.expectPart(message, run.hand);
    if (seed !== null) this.end(run.hand, seed);
  }

  /** A hand that was seen to its end and never proved is reported, as the next one begins. */
  private expectChecked(next: number): void {
    const { session, run } = this;
    if (this.arrival.isOpen || !run || session?.outcome === undefined || next <= run.hand) return;
    if (run.hand > this.lastChecked) {
      this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand: run.hand } });
    }
  }

  /** A number that was checked already is dealt once: another deck under it would never be checked. */
  private expectNew(hand: number, { shuffle }: ShuffleState): void {
    if (hand > this.lastChecked || shuffle === this.dealtBy?.shuffle) return;
    this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
  }

  private handOf(message: HandMessage): Checked<SeenHand<S, O>> {
    const { rules, session } = this;
    try {
      const before = this.run && session && endHand(this.run, rules.end(session.state));
      const run = this.host.checkRun(withDifference(before, message.run));
      if ('problem' in run) return run;
      const given = withDifference(session?.options, message.options);
      const options = rules.game.checkOptions(given);
      if ('problem' in options) return options;
      const base = handBase<S, M, O>(rules, options.value);
      const view = this.viewAfter(base, message.view);
      return { value: { run: run.value, options: options.value, view } };
    } catch (error) {
      return badMessage('hand', error);
    }
  }

  /** The view that a difference makes, with what is not sent because the rules tell it. */
  private viewAfter(before: S, change: Difference): S {
    const view = withDifference(before, change) as S;
    return this.rules.derived?.complete(view) ?? view;
  }

  private hear({ step, moves, by, view }: ServerMessage & { readonly type: 'step' }): void {
    const { session } = this;
    if (!session || step !== session.moveCount + 1) return this.ask(session, step);
    const { rules } = this;
    try {
      const next = this.viewAfter(session.state, view);
      const known = moves.map((one) =>
        typeof one === 'string' ? rules.game.readMove(next, one)! : (one as M),
      );
      const [move, ...automatic] = known;
      const text = known.map((one) => rules.publicNotation(next, one)).join(' ');
      session.hear({ view: next, step: { move: move!, automatic, text }, source: by });
    } catch (error) {
      this.emit({ type: 'problem', problem: badMessage('step', error).problem });
      this.ask(undefined, step);
    }
  }

  /** Asks for the whole table, where a step is missing; one that was heard already is no news. */
  private ask(session: RemoteSession<S, M, O> | undefined, step: number): void {
    if (this.isAsking || (session && step <= session.moveCount)) return;
    this.isAsking = true;
    this.host.send({ type: 'sync' });
  }

  private end(hand: number, seed: string): void {
    const { joined, dealtBy, session, run } = this;
    if (!joined || !dealtBy || !session || run?.hand !== hand || hand <= this.lastChecked) return;
    if (session.outcome === undefined) {
      // Whoever knows the deck in mid-hand plays with open cards. Where steps are missing, the hand is sent anew.
      if (!this.isAsking) this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
      return;
    }
    this.lastChecked = hand;
    const { game, code } = joined;
    const ownSeat = this.part.seatIn(dealtBy);
    const transcript: Transcript = { protocol: 'baize/2', game, code, ...dealtBy, seed, ownSeat };
    try {
      this.keepChecked(transcript, session);
    } catch {
      // What was seen is no hand of these rules.
      this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
    }
  }

  private keepChecked(transcript: Transcript, session: RemoteSession<S, M, O>): void {
    const view = session.state;
    const isLate = this.arrival.isLate(transcript.hand);
    const seen = this.part.witness(transcript.shuffle, isLate);
    const witness = seen && { ...seen, seat: isLate ? undefined : this.playedSeat };
    const all = [...this.earlier, seenOf(session)];
    const check = checkSharedHand(this.rules.deal, transcript, view, witness, all);
    this.checked.push({ transcript, view, check });
    if (this.checked.length > KEPT_HANDS) this.checked.shift();
    this.emit({ type: 'checked', transcript, view, check });
  }
}

/** What a page saw of a hand from where it was sent on. */
function seenOf<S, M extends object, O extends object>(
  session: RemoteSession<S, M, O>,
): SeenSteps<S, M> {
  const { at, steps, moveCount, options } = session;
  const views = listOf(at + 1, (step) => session.stateAt(step)!);
  return { options, before: moveCount - at, views, steps };
}

const badMessage = (what: string, error: unknown): { readonly problem: Problem } => ({
  problem: { code: 'bad-message', what, got: error instanceof Error ? error.message : 'unknown' },
});
