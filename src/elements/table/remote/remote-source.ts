import type { ReactiveController } from 'lit';
import type { Problem, Refusal } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import type { TableHistory } from '../../../core/table/kept-tables.js';
import type { SeenHand } from '../../../core/table/past-hands.js';
import { type TableRun, endHand } from '../../../core/table/table-run.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';
import type { PageRules } from '../../../core/table/table-rules.js';
import type { ByeReason, MoveMessage, ShuffleState } from '../../../core/together/messages.js';
import type { SharedMove, SharedState } from '../../../core/together/shared-rules.js';
import {
  type CheckedHand,
  type RemoteEvent,
  RemoteTable,
} from '../../../core/together/remote-table.js';
import type { RemoteSession } from '../../../core/together/remote-session.js';
import { secureBytes } from '../../base/random.js';
import { hostText } from '../../base/host-value.js';
import { NOT_BEGUN } from '../../base/player-requests.js';
import type {
  ConnectionEvent,
  ConnectionState,
  TableConnection,
} from '../../together/table-connection.js';
import type { HandDealt } from '../panel-check.js';
import type { SharedSettings } from '../table-game.js';
import type {
  AnyTableRules,
  JoinHost,
  TableServer,
  PartsSource,
  TogetherRequest,
} from './parts-host.js';
import type { SourceListener, TableSource } from '../table-source.js';
import { SharedTableParts } from './parts.js';
import { SeenHands, emptyHand, type SentRequest, SentRequests } from './seen-hands.js';

/** The server deals the hands of a shared table, so the page can't open, load or deal one. */
const SHARED_TABLE: Problem = { code: 'shared-table' };

/** The hands of a table that a server deals, for people at several machines. */
export class RemoteSource<S extends SharedState, M extends SharedMove & object>
  implements TableSource<S, M>, PartsSource, ReactiveController
{
  readonly table: RemoteTable<S, M, object>;
  readonly parts: SharedTableParts;
  /** The player's words for the next shuffle. */
  words = '';
  /** Why the server has ended the connection. */
  bye: ByeReason | undefined;
  /** Whether the player has asked for a seat during a hand, and gets it with the next one. */
  hasBooked = false;
  private connection: TableConnection | undefined;
  /** Whether the element was removed, so that the connection is closed until it is in a page again. */
  private isResting = false;
  private loadProblem: Problem | undefined;
  private endListening: (() => void) | undefined;
  private endSession: (() => void) | undefined;
  private readonly sent = new SentRequests<M>();
  private readonly seen = new SeenHands<S, M>();
  private settings: SharedSettings | undefined;
  private empty: ReturnType<typeof emptyHand<S, M>>;
  /** How the deck of the hand was agreed on. */
  dealtBy: ShuffleState | undefined;
  /** The names of the players in the shown hand, by seat. */
  names: readonly (string | undefined)[] | undefined;
  /** Identifies the shown hand, and the seat from which it is seen. */
  private shown = '';

  constructor(
    private readonly server: TableServer,
    private readonly host: JoinHost<S, M>,
    private readonly game: AnyTableRules<S, M>,
    private readonly listener: SourceListener<S, M>,
    sharedWords: TogetherMessages,
  ) {
    const rules = game as unknown as PageRules<S, M, object, never>;
    this.table = new RemoteTable<S, M, object>(rules, {
      send: (message) => this.connection?.send(message),
      sendMove: (message, given) => this.sendMove(message, given),
      checkRun: (run) => server.checkRun(run),
      // `join` has checked that the browser has random numbers.
      random: (count) => secureBytes(count)!,
      words: () => this.words,
    });
    this.table.subscribe((event) => this.onEvent(event));
    this.parts = new SharedTableParts(host, this, sharedWords);
    host.element.addController(this);
  }

  /** The state of the connection. */
  get state(): ConnectionState {
    if (this.bye || this.loadProblem) return 'closed';
    return this.connection?.state ?? 'connecting';
  }

  /** Why the connection is closed, or not open yet. */
  get problem(): Problem | undefined {
    return this.loadProblem ?? this.connection?.problem;
  }

  /** Whether a move is being sent. */
  get isSending(): boolean {
    return this.sent.hasMove;
  }

  get session(): RemoteSession<S, M, object> | undefined {
    return this.table.session ?? this.emptyTable?.session;
  }

  get runBefore(): TableRun | undefined {
    return this.table.run ?? this.emptyTable?.run;
  }

  get run(): TableRun | undefined {
    const { session, run } = this.table;
    if (!session || !run || session.outcome === undefined) return this.runBefore;
    return endHand(run, this.game.end(session.state));
  }

  get mine(): readonly Seat[] {
    const { handSeat } = this.table;
    return handSeat === undefined ? [] : [handSeat];
  }

  get history(): TableHistory | undefined {
    const { run } = this;
    return run && { run, past: this.seen.past, earlier: { tables: [], totals: [] } };
  }

  get stack(): number {
    return this.settings?.stack ?? 0;
  }

  get commitment(): string | undefined {
    return this.dealtBy?.commitment;
  }

  get revealedSeed(): string | undefined {
    const { checked, run } = this.table;
    const last = checked.at(-1)?.transcript;
    return last && last.hand === run?.hand ? last.seed : undefined;
  }

  seenHand(hand: number): SeenHand<S, M> | undefined {
    return this.seen.find(hand) ?? (hand === this.table.run?.hand ? this.seen.now : undefined);
  }

  open(source: Source): Problem | undefined {
    if (source === 'host') return this.host.element.complain(SHARED_TABLE);
    return this.host.refused(SHARED_TABLE, source);
  }

  load(): Problem {
    return this.host.element.complain(SHARED_TABLE);
  }

  /** Reports that the player is ready for the next hand, after buying chips if they have none. */
  next(source: Source, _run?: TableRun, withChips = false): undefined {
    if (withChips) this.ask({ type: 'rebuy' }, source);
    this.ask({ type: 'next' }, source);
  }

  play(move: M): Refusal | undefined {
    const { session, seat } = this.table;
    if (!session) return NOT_BEGUN;
    if (seat === undefined) return { code: 'no-seat' };
    if (move.type === 'cut') return { code: 'cut-by-share' };
    if (this.isSending) return { code: 'move-sent' };
    if (this.state === 'closed') return { code: 'not-connected' };
    return session.refusal(move, seat) ?? session.play(move);
  }

  /** Asks for a pause, or takes that back. */
  pause(on: boolean): void {
    this.ask({ type: 'pause', on });
  }

  handDealt({ view }: CheckedHand<unknown>): HandDealt {
    const { deal } = this.game;
    return { dealt: deal.to(view as S), hands: deal.hands };
  }

  /** Sends a request with a unique id. A refusal is reported when it arrives. */
  ask(
    request: TogetherRequest,
    source: Source = 'player',
    about: Partial<SentRequest<M>> = {},
  ): void {
    if (this.state === 'closed') return void this.host.refused({ code: 'not-connected' }, source);
    const id = this.sent.add({ source, ...about });
    this.connection?.send({ ...request, id });
    this.host.element.requestUpdate();
  }

  /** Uses this connection when it is there. */
  connect(connecting: Promise<TableConnection>): void {
    connecting.then(
      (connection) => this.take(connection),
      (error: unknown) => {
        this.loadProblem = { code: 'load-failed' };
        this.host.element.loadFailed(error);
        this.host.element.requestUpdate();
      },
    );
    this.host.element.requestUpdate();
  }

  /** Connects again after the connection was closed. */
  join(): void {
    this.endListening?.();
    this.connection?.close();
    this.bye = this.loadProblem = this.connection = undefined;
    this.hasBooked = this.isResting = false;
    this.connect(this.server.join());
  }

  /** Called when the element shows another table. */
  leave(): void {
    this.host.element.removeController(this);
    this.endSession?.();
    this.parts.leave();
    this.rest();
  }

  hostConnected(): void {
    if (this.isResting) this.join();
  }

  /** Removing the element leaves the table. Moving it in the page does not. */
  hostDisconnected(): void {
    queueMicrotask(() => this.host.element.isConnected || this.rest());
  }

  private rest(): void {
    this.isResting = true;
    this.endListening?.();
    this.connection?.close();
    this.connection = undefined;
  }

  private get emptyTable(): typeof this.empty {
    const { joined, status } = this.table;
    if (!joined || !status || !this.settings) return undefined;
    this.empty ??= emptyHand(this.game, this.settings, status);
    return this.empty;
  }

  private take(connection: TableConnection): void {
    if (this.isResting) return connection.close();
    this.connection = connection;
    this.endListening?.();
    this.endListening = connection.subscribe((event) => this.onConnection(event));
    this.parts.connectionChanged();
    this.host.element.requestUpdate();
  }

  private onConnection(event: ConnectionEvent): void {
    if ('state' in event) {
      if (event.state === 'closed') this.giveUp();
      if (event.state === 'open') this.table.connected();
      this.parts.connectionChanged();
      this.host.element.requestUpdate();
      return;
    }
    const { message } = event;
    if (message.type === 'hand') this.dealtBy = message.shuffle;
    this.host.element.events.flush();
    this.table.receive(message);
    this.host.element.requestUpdate();
  }

  /** Refuses all requests that were sent and not answered. */
  private giveUp(): void {
    for (const id of this.sent.ids) this.onAnswer(id, { code: 'not-connected' });
  }

  private onEvent(event: RemoteEvent<S>): void {
    switch (event.type) {
      case 'joined':
        return this.onJoined();
      case 'status':
        this.empty = undefined;
        this.listener.isPaused = this.table.status!.paused;
        return this.parts.statusChanged();
      case 'shuffle':
        return;
      case 'void':
        return this.parts.tellVoid(event.missing);
      case 'hand':
        return this.onHand(event.resumed);
      case 'no-share':
        return this.parts.warn({ code: 'no-share', hand: event.hand });
      case 'checked':
        return this.onChecked(event);
      case 'answer':
        return this.onAnswer(event.id, event.refused);
      case 'emote':
        return this.parts.showEmote(event.seat, event.emote);
      case 'bye':
        this.bye = event.reason;
        this.giveUp();
        return this.parts.connectionChanged();
      case 'problem':
        return this.complain(event.problem);
    }
  }

  private onChecked({ check, transcript: { hand } }: CheckedHand<S>): void {
    if (!check.fair) this.complain({ code: 'unfair-deal', hand });
  }

  private complain(problem: Problem): void {
    this.host.element.complain(problem);
    this.parts.warn(problem);
  }

  private onJoined(): void {
    const { game, settings, seat } = this.table.joined!;
    if (seat !== null) this.hasBooked = false;
    const { localName } = this.host.element;
    if (game !== localName) {
      this.loadProblem = { code: 'other-game', got: hostText(game) ?? '', wanted: localName };
      this.host.element.complain(this.loadProblem);
      this.connection?.close();
      return;
    }
    const checked = this.game.check(settings);
    if ('problem' in checked) return void this.host.element.complain(checked.problem);
    const isFirst = !this.settings;
    this.settings = checked.value;
    this.listener.turn.update();
    if (!isFirst) return;
    this.listener.opened?.(checked.value);
  }

  private onHand(resumed: boolean): void {
    const { session, run, handSeat: seat } = this.table;
    const shown = `${run!.hand} ${String(seat)} ${String(this.commitment)}`;
    const isSame = this.shown === shown;
    const wasOver = this.seen.isOver;
    this.shown = shown;
    this.endSession?.();
    let before = session!.state;
    this.seen.begin(run!.hand, seat, session!);
    this.endSession = session!.subscribe((change) => {
      if (change.type !== 'move') return;
      const was = before;
      before = session!.state;
      const { listener } = this;
      listener.turn.update();
      listener.touched ||= change.source === 'player';
      listener.stepped(change, was, session!.moveCount);
    });
    if (!isSame) {
      this.names = this.parts.presentNames;
      this.listener.began({ source: 'auto', resumed, isPlayedOn: true });
      // A table that is paused was paused before its hand arrived.
      this.listener.isPaused = this.table.status?.paused ?? false;
      return;
    }
    this.listener.caughtUp();
    if (wasOver || session!.outcome === undefined) return;
    this.listener.ended('auto');
  }

  private sendMove(message: MoveMessage, given: M): void {
    const notation = this.game.publicNotation(this.table.session!.state, given);
    const about = { source: 'player', move: given, notation } as const;
    this.ask(message, 'player', about);
    this.tellSend(about, 'sent');
  }

  private onAnswer(id: number, refused: Refusal | undefined): void {
    const sent = this.sent.take(id);
    if (!sent) return;
    if (sent.move) this.tellSend(sent, refused ? 'refused' : 'accepted');
    if (sent.isSeat && !refused) this.hasBooked = this.table.seat === undefined;
    if (sent.isSeat && this.hasBooked) this.parts.say(this.parts.words.sit.booked);
    if (refused) this.host.refused(refused, sent.source, sent.move);
  }

  private tellSend(
    { source, move, notation = '' }: SentRequest<M>,
    state: 'sent' | 'accepted' | 'refused',
  ): void {
    const view = this.table.session!.state;
    const publicMove = this.game.publicMove(view, move!);
    this.host.element.events.add('game-send', { source, move: publicMove, notation, state });
  }
}
