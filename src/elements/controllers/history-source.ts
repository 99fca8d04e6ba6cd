import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { Room } from './room.js';
import { hostText } from '../base/host-value.js';
import { LazyPart, lazy } from '../base/lazy.js';
import { RoomController } from './room-context.js';
import type * as Recorders from '../card-room/own-history.js';

/** Who shows what was played. */
export interface SourceHost extends ReactiveControllerHost, HTMLElement {
  readonly keeper: HistoryKeeper | null;
  readonly htmlFor: string | null;
  /** The history has changed, or is another one. */
  historyChanged(): void;
  loadFailed(error: unknown): void;
}

/** Whether a page's history is one: of this copy of the kit, of another one, or alike. */
export const isKeeper = (value: unknown): value is HistoryKeeper => {
  try {
    return typeof (value as HistoryKeeper).subscribe === 'function';
  } catch {
    return false;
  }
};

const loadRecorders = lazy('stats-recorder', () => import('../card-room/own-history.js'));

/**
 * Where the games come from: what the page handed over, else the room around the element, else the
 * history of the one game that it names. What another tab has added is read whenever the page comes
 * into sight again.
 */
export class HistorySource implements ReactiveController {
  room: Room | undefined;
  /** The history that the named game has by itself, where it is the source. */
  own: Recorders.OwnHistory | undefined;
  /** The game that the element names, wherever its history is. */
  named: HTMLElement | undefined;
  /** What records a game by itself. */
  private readonly recorders: LazyPart<typeof Recorders>;
  private now: HistoryKeeper | undefined;
  private leave: (() => void)[] = [];
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: SourceHost) {
    this.recorders = new LazyPart(host, loadRecorders);
    host.addController(this);
    new RoomController(host, (room) => {
      this.room = room;
      host.requestUpdate();
    });
  }

  get keeper(): HistoryKeeper | undefined {
    return this.now;
  }

  /** Whether it is known what was played: the store has told, or there is none to ask. */
  get isReady(): boolean {
    const { now } = this;
    if (now) return now.isLoaded || now.problem !== undefined;
    return !this.recorders.isPending;
  }

  /** Whether what records a game by itself could not be loaded. */
  get isMissing(): boolean {
    return this.recorders.hasFailed;
  }

  /** The game that the element names, where it is the source. */
  get game(): HTMLElement | undefined {
    return this.own?.game;
  }

  /** Whether room or game are to show no figures. */
  get isCalm(): boolean {
    return this.room?.calm === true || this.named?.hasAttribute('calm') === true;
  }

  hostConnected(): void {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.now?.load();
    };
    document.addEventListener('visibilitychange', seen);
    // The game may come later, go, or give its name to another one.
    const observer = new MutationObserver(() => {
      if (this.find() !== this.named) this.host.requestUpdate();
    });
    const root = this.host.getRootNode();
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['id'] });
    this.leave = [
      () => observer.disconnect(),
      () => document.removeEventListener('visibilitychange', seen),
    ];
  }

  hostDisconnected(): void {
    for (const leave of this.leave.splice(0)) leave();
    this.room = undefined;
    this.recorders.retry();
    this.named = undefined;
    this.take(undefined, undefined);
  }

  /** Before the host draws: whichever source it has now. */
  hostUpdate(): void {
    if (!this.host.isConnected) return;
    const { given } = this;
    this.named = this.find();
    if (!given && hostText(this.host.htmlFor) !== undefined) this.recorders.want();
    // A room counts the games in it, this one among them.
    const counted = given ? undefined : this.named;
    const own = counted && this.recorders.value?.ownHistory(counted);
    this.take(given ?? own?.keeper, own);
  }

  /** What the page or the room hands over. */
  private get given(): HistoryKeeper | undefined {
    const { keeper } = this.host;
    return keeper && isKeeper(keeper) ? keeper : this.room?.history;
  }

  private find(): HTMLElement | undefined {
    const htmlFor = hostText(this.host.htmlFor);
    if (htmlFor === undefined) return undefined;
    return (this.host.getRootNode() as Document | ShadowRoot).getElementById(htmlFor) ?? undefined;
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
