import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { Room } from '../room.js';
import { askRoom } from './ask-room.js';
import type * as Recorders from './stats-recorder.js';

/** Whose statistics are shown. */
export interface SourceHost extends ReactiveControllerHost, HTMLElement {
  readonly keeper: HistoryKeeper | null;
  readonly htmlFor: string | null;
  /** The history has changed, or is another one. */
  historyChanged(): void;
}

/**
 * Where the games come from: what the page handed over, else the room around the element, else the
 * history of the one game that it names. What another tab has added is read whenever the page comes
 * into sight again.
 */
export class HistorySource implements ReactiveController {
  room: Room | undefined;
  private own: Recorders.OwnHistory | undefined;
  private recorders: typeof Recorders | undefined;
  private fetching: Promise<void> | undefined;
  /** Whether what records a game by itself could not be fetched. */
  isMissing = false;
  private now: HistoryKeeper | undefined;
  private leave: (() => void)[] = [];
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: SourceHost) {
    host.addController(this);
  }

  get keeper(): HistoryKeeper | undefined {
    return this.now;
  }

  /** Whether it is known what was played: the store has told, or there is none to ask. */
  get isReady(): boolean {
    const { now } = this;
    if (now) return now.isLoaded || now.problem !== undefined;
    return !this.fetching || !!this.recorders || this.isMissing;
  }

  /** The game that the element names, where it is the source. */
  get game(): HTMLElement | undefined {
    return this.own?.game;
  }

  hostConnected(): void {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.now?.load();
    };
    document.addEventListener('visibilitychange', seen);
    // A game that comes later says so.
    const begun = (): void => {
      if (!this.now && this.host.htmlFor !== null) this.host.requestUpdate();
    };
    document.addEventListener('game-start', begun);
    this.leave = [
      () => document.removeEventListener('game-start', begun),
      () => document.removeEventListener('visibilitychange', seen),
      askRoom(this.host, (room) => {
        this.room = room;
        this.host.requestUpdate();
      }),
    ];
  }

  hostDisconnected(): void {
    for (const leave of this.leave.splice(0)) leave();
    this.room = undefined;
    if (this.isMissing) this.fetching = undefined;
    this.isMissing = false;
    this.take(undefined, undefined);
  }

  /** Before the host draws: whichever source it has now. */
  hostUpdate(): void {
    if (!this.host.isConnected) return;
    const { keeper, htmlFor } = this.host;
    const given = keeper ?? this.room?.history;
    const named = given ? null : htmlFor;
    if (named !== null) this.fetching ??= this.fetch();
    const own = named === null ? undefined : this.recorders?.ownHistory(this.host, named);
    this.take(given ?? own?.keeper, own);
  }

  /** Tried again when the element comes to a page again. */
  private async fetch(): Promise<void> {
    try {
      this.recorders = await import('./stats-recorder.js');
    } catch (error) {
      console.warn(`<game-stats>: ${String(error)}`);
      this.isMissing = true;
    }
    this.host.requestUpdate();
  }

  private take(keeper: HistoryKeeper | undefined, own: Recorders.OwnHistory | undefined): void {
    if (own !== this.own) {
      // Before the other is let go: it may be the same game's.
      own?.use();
      this.own?.leave();
      this.own = own;
    }
    if (keeper === this.now) return;
    this.unsubscribe?.();
    this.now = keeper;
    this.unsubscribe = keeper?.subscribe(() => this.host.historyChanged());
    if (keeper?.isLoaded === false) void keeper.load();
    this.host.historyChanged();
  }
}
