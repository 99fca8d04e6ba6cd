import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { Room } from '../room.js';
import { askRoom } from './ask-room.js';
import { type OwnHistory, ownHistory } from './own-history.js';

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
  private own: OwnHistory | undefined;
  private now: HistoryKeeper | undefined;
  private leave: (() => void)[] = [];
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: SourceHost) {
    host.addController(this);
  }

  get keeper(): HistoryKeeper | undefined {
    return this.now;
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
    this.take(undefined, undefined);
  }

  /** Before the host draws: whichever source it has now. */
  hostUpdate(): void {
    if (!this.host.isConnected) return;
    const { keeper, htmlFor } = this.host;
    const given = keeper ?? this.room?.history;
    const own = given || htmlFor === null ? undefined : ownHistory(this.host, htmlFor);
    this.take(given ?? own?.keeper, own);
  }

  private take(keeper: HistoryKeeper | undefined, own: OwnHistory | undefined): void {
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
