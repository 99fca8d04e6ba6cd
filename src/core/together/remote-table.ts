import { listOf } from '../cards/list.js';
import type { Checked, Problem, Refusal } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import type { PageRules, SeenSteps } from '../table/table-rules.js';
import { type TableRun, endHand } from '../table/table-run.js';
import { type SharedHandCheck, checkSharedHand } from './check-hand.js';
import { checkView } from './check-view.js';
import { type Difference, withDifference } from './difference.js';
import {
  type ByeReason,
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
import { MissedShuffles } from './missed-shuffles.js';
import { RemoteSession } from './remote-session.js';
import { handBase } from './shared-rules.js';
import { type RandomBytes, ShuffleParticipant } from './shuffle-participant.js';
import type { Transcript } from './shuffle.js';

/** The number of checked hands that a page stores. */
const KEPT_HANDS = 100;

/** A finished hand: its transcript, what was seen of it, and the result of its check. */
export interface CheckedHand<S> {
  readonly transcript: Transcript;
  readonly view: S;
  readonly check: SharedHandCheck;
}

/** What happens at the table. Steps of a hand are reported by its session. */
export type RemoteEvent<S> =
  /** The page joined, or its seat changed. */
  | { readonly type: 'joined' }
  | { readonly type: 'status' }
  | { readonly type: 'shuffle' }
  | { readonly type: 'void'; readonly missing: readonly Seat[] }
  /** There is a new session: a hand began, or was joined in the middle. */
  | { readonly type: 'hand'; readonly resumed: boolean }
  /**
   * A hand of this page's player was dealt without the page's share, because the page connected after the
   * shuffle had begun.
   */
  | { readonly type: 'no-share'; readonly hand: number }
  | ({ readonly type: 'checked' } & CheckedHand<S>)
  | { readonly type: 'answer'; readonly id: number; readonly refused: Refusal | undefined }
  | { readonly type: 'emote'; readonly seat: Seat; readonly emote: Emote }
  | { readonly type: 'bye'; readonly reason: ByeReason }
  | { readonly type: 'problem'; readonly problem: Problem };

/** A hand to show. */
interface SeenHand<S, O> {
  readonly run: TableRun;
  readonly options: O;
  readonly view: S;
}

/** The table according to its `welcome` message. */
export interface JoinedTable {
  readonly game: string;
  readonly code: string;
  readonly settings: object;
  readonly clock: ClockSettings;
  /** The player's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly isMaker: boolean;
}

/** What a page provides for its remote table. */
export interface RemoteTableOptions<M> {
  send(message: ClientMessage): void;
  /**
   * Sends a move with an id, and resends it after a lost connection. The answer arrives as an event.
   *
   * @param message the move message without its id
   */
  sendMove(message: MoveMessage, given: M): void;
  readonly random: RandomBytes;
  /** Checks a run that the server sent. For games with chips, use `checkRun` of the core. */
  checkRun(run: unknown): Checked<TableRun>;
  /** The player's cut text for the next shuffle. */
  words(): string;
}

/**
 * One page's side of a table that is played on a server: messages in, messages out. It takes part in each
 * shuffle, and checks each hand without trusting the server.
 */
export class RemoteTable<S, M extends object, O extends object> {
  joined: JoinedTable | undefined;
  status: TableStatus | undefined;
  shuffle: ShuffleState | undefined;
  /** The table before the hand of `session`. */
  run: TableRun | undefined;
  session: RemoteSession<S, M, O> | undefined;
  /** The player's seat in the hand of `session`; `undefined` if the player did not play it. */
  handSeat: Seat | undefined;
  /** The hands that were seen to their end, oldest first. */
  readonly checked: CheckedHand<S>[] = [];
  private readonly part: ShuffleParticipant;
  private readonly listeners = new Set<(event: RemoteEvent<S>) => void>();
  /**
   * The seat that was played in the hand. It is remembered, as the hand may be sent again without a seat.
   */
  private playedSeat: Seat | undefined;
  /** How the deck of `session` was shuffled. */
  private dealtBy: ShuffleState | undefined;
  private isSyncing = false;
  /** The number of the last checked hand. */
  private lastChecked = 0;
  private readonly missed = new MissedShuffles();
  /** What was seen of the hand before it was sent again. */
  private earlier: readonly SeenSteps<S, M>[] = [];

  constructor(
    private readonly rules: PageRules<S, M, O, never>,
    private readonly page: RemoteTableOptions<M>,
  ) {
    this.part = new ShuffleParticipant(page.random, () => page.words());
  }

  /** The player's seat; `undefined` for a spectator. */
  get seat(): Seat | undefined {
    return this.joined?.seat ?? undefined;
  }

  /**
   * Call this when the page has connected or reconnected, as it may have missed the shuffle of the next
   * hand.
   */
  connected(): void {
    this.missed.begin();
  }

  /** Reports whether the person is choosing a seat. The next hand waits for them for a while. */
  choosing(on: boolean): void {
    this.page.send({ type: 'choosing', on });
  }

  subscribe(listener: (event: RemoteEvent<S>) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Handles a message of the server. If it can't be used, it is reported as a problem and changes nothing.
   * `pong` messages belong to the connection.
   */
  receive(message: Exclude<ServerMessage, { readonly type: 'pong' }>): void {
    switch (message.type) {
      case 'welcome':
        return this.join(message);
      case 'status': {
        const { type: _type, ...status } = message;
        this.status = status;
        this.missed.onPhase(status.phase);
        return this.emit({ type: 'status' });
      }
      case 'shuffle': {
        const { type: _type, ...state } = message;
        return this.joinShuffle(state);
      }
      case 'void':
        this.shuffle = undefined;
        return this.emit({ type: 'void', missing: message.missing });
      case 'hand':
        return this.begin(message);
      case 'step':
        return this.applyStep(message);
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

  private joinShuffle(state: ShuffleState): void {
    this.missed.onShuffle(state.hand);
    this.shuffle = state;
    this.emit({ type: 'shuffle' });
    const answer = this.joined && this.part.answer(this.joined.code, state, this.joined.seat);
    if (answer) this.page.send(answer);
  }

  /**
   * Checks that a player's page contributed to the shuffle, unless the shuffle began before the page
   * connected. Each hand is checked once, as soon as the seat is known.
   */
  private expectPart({ seat, shuffle }: HandMessage, hand: number): void {
    if (seat === null || this.playedSeat !== undefined) return;
    this.playedSeat = seat;
    if (this.part.seatIn(shuffle) !== null) return;
    if (this.missed.isMissed(hand)) return this.emit({ type: 'no-share', hand });
    this.emit({ type: 'problem', problem: { code: 'left-out', hand } });
  }

  private begin(message: HandMessage): void {
    this.isSyncing = false;
    const seen = this.handOf(message);
    if ('problem' in seen) return this.emit({ type: 'problem', problem: seen.problem });
    const { game } = this.rules;
    const { run, options, view } = seen.value;
    const { step, shuffle, seed } = message;
    this.expectChecked(run.hand);
    this.missed.onHand(run.hand);
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
      this.page.sendMove({ type: 'move', hand: run.hand, step, move: text }, move);
      return undefined;
    });
    this.emit({ type: 'hand', resumed: step > 0 });
    this.expectPart(message, run.hand);
    if (seed !== null) this.end(run.hand, seed);
  }

  /** Reports the last hand when the next one begins, if it was seen to its end but never proved fair. */
  private expectChecked(next: number): void {
    const { session, run } = this;
    if (this.missed.isUndecided || !run || session?.outcome === undefined || next <= run.hand)
      return;
    if (run.hand > this.lastChecked) {
      this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand: run.hand } });
    }
  }

  /**
   * Reports a second deck for a hand that was checked already. Otherwise that deck would never be checked.
   */
  private expectNew(hand: number, { shuffle }: ShuffleState): void {
    if (hand > this.lastChecked || shuffle === this.dealtBy?.shuffle) return;
    this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
  }

  private handOf(message: HandMessage): Checked<SeenHand<S, O>> {
    const { rules, session } = this;
    try {
      // A hand that is sent again in its middle comes with its whole run.
      const isOver = session?.outcome !== undefined;
      const before = this.run && isOver ? endHand(this.run, rules.end(session.state)) : undefined;
      const run = this.page.checkRun(withDifference(before, message.run));
      if ('problem' in run) return run;
      const given = withDifference(session?.options, message.options);
      const options = rules.game.options.check(given);
      if ('problem' in options) return options;
      const base = handBase<S, M, O>(rules, options.value);
      const view = this.viewAfter(base, message.view);
      checkView(rules, base, view, run.value);
      return { value: { run: run.value, options: options.value, view } };
    } catch (error) {
      return badMessage('hand', error);
    }
  }

  /** The view after a difference, completed with the parts that the rules can compute. */
  private viewAfter(before: S, change: Difference): S {
    const view = withDifference(before, change) as S;
    return this.rules.derived?.complete(view) ?? view;
  }

  private applyStep({ step, moves, by, view }: ServerMessage & { readonly type: 'step' }): void {
    const { session, run } = this;
    if (!session || !run || step !== session.moveCount + 1) return this.requestSync(session, step);
    const { rules } = this;
    try {
      const next = this.viewAfter(session.state, view);
      checkView(rules, session.state, next, run);
      const known = moves.map((one) =>
        typeof one === 'string' ? rules.game.readMove(next, one)! : (one as M),
      );
      const [move, ...automatic] = known;
      const text = known.map((one) => rules.publicNotation(next, one)).join(' ');
      session.receive({ view: next, step: { move: move!, automatic, text }, source: by });
    } catch (error) {
      this.emit({ type: 'problem', problem: badMessage('step', error).problem });
      this.requestSync(undefined, step);
    }
  }

  /** Asks for the whole table if a step is missing. A step that was received before is ignored. */
  private requestSync(session: RemoteSession<S, M, O> | undefined, step: number): void {
    if (this.isSyncing || (session && step <= session.moveCount)) return;
    this.isSyncing = true;
    this.page.send({ type: 'sync' });
  }

  private end(hand: number, seed: string): void {
    const { joined, dealtBy, session, run } = this;
    if (!joined || !dealtBy || !session || run?.hand !== hand || hand <= this.lastChecked) return;
    if (session.outcome === undefined) {
      // A seed during a hand reveals all cards, so this is reported. If steps are missing, the hand will be
      // sent again.
      if (!this.isSyncing) this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
      return;
    }
    this.lastChecked = hand;
    const { game, code } = joined;
    const ownSeat = this.part.seatIn(dealtBy);
    const transcript: Transcript = { protocol: 'baize/2', game, code, ...dealtBy, seed, ownSeat };
    try {
      this.keepChecked(transcript, session);
    } catch {
      // The steps that were received are not a hand by these rules.
      this.emit({ type: 'problem', problem: { code: 'unfair-deal', hand } });
    }
  }

  private keepChecked(transcript: Transcript, session: RemoteSession<S, M, O>): void {
    const view = session.state;
    const isLate = this.missed.isMissed(transcript.hand);
    const seen = this.part.witness(transcript.shuffle, isLate);
    const witness = seen && { ...seen, seat: isLate ? undefined : this.playedSeat };
    const all = [...this.earlier, seenOf(session)];
    const check = checkSharedHand(this.rules.deal, transcript, view, witness, all);
    this.checked.push({ transcript, view, check });
    if (this.checked.length > KEPT_HANDS) this.checked.shift();
    this.emit({ type: 'checked', transcript, view, check });
  }
}

/** What a page saw of a hand since it was sent. */
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
