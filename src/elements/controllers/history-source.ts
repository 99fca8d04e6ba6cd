import type { ReactiveController } from 'lit';
import type { HistoryKeeper } from '../../storage/history-keeper.js';
import type { ElementHost } from './element-host.js';
import { type Room, RoomController } from './room.js';
import { hostText } from '../base/host-value.js';
import { LazyPart, lazy } from '../base/lazy.js';
import type * as Recorders from '../card-room/game-history.js';

/** The parts of an element that shows records of games. */
export interface HistoryElement extends ElementHost<'loadFailed'> {
  readonly keeper: HistoryKeeper | null;
  readonly htmlFor: string | null;
  /** The history has changed, or is another one. */
  historyChanged(): void;
}

/** Whether a page's value is a history, of this or another copy of the kit. */
export const isKeeper = (value: unknown): value is HistoryKeeper => {
  try {
    return typeof (value as HistoryKeeper).subscribe === 'function';
  } catch {
    return false;
  }
};

const loadRecorders = lazy('stats-recorder', () => import('../card-room/game-history.js'));

/**
 * The history that an element shows: the page's, else the room's, else that of the one game named by `for`.
 * It is read again whenever the page becomes visible, for games recorded in other tabs.
 */
export class HistorySource implements ReactiveController {
  room: Room | undefined;
  /** The history that the named game records without a room, if that is the source. */
  own: Recorders.GameHistory | undefined;
  /** The game that the element names, in or outside of a room. */
  named: HTMLElement | undefined;
  /** The module that records a single game. */
  private readonly recorders: LazyPart<typeof Recorders>;
  private now: HistoryKeeper | undefined;
  private leave: (() => void)[] = [];
  private unsubscribe: (() => void) | undefined;

  constructor(private readonly host: HistoryElement) {
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

  /** Whether the history has been read, or there is none. */
  get isReady(): boolean {
    const { now } = this;
    if (now) return now.isLoaded || now.problem !== undefined;
    return !this.recorders.isPending;
  }

  /** Whether the module that records a single game failed to load. */
  get isMissing(): boolean {
    return this.recorders.hasFailed;
  }

  /** The game that the element names, if that is the source. */
  get game(): HTMLElement | undefined {
    return this.own?.game;
  }

  /** Whether the room or the game asks for no figures. */
  get isCalm(): boolean {
    return this.room?.calm === true || this.named?.hasAttribute('calm') === true;
  }

  hostConnected(): void {
    const seen = (): void => {
      if (document.visibilityState === 'visible') void this.now?.load();
    };
    document.addEventListener('visibilitychange', seen);
    // The game may be added later, be removed, or give its id to another one.
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
    this.recorders.skipWait();
    this.named = undefined;
    this.take(undefined, undefined);
  }

  /** Finds the current source before each render. */
  hostUpdate(): void {
    if (!this.host.isConnected) return;
    const { given } = this;
    this.named = this.find();
    if (!given && hostText(this.host.htmlFor) !== undefined) this.recorders.loadInBackground();
    // The room records the games in it, so the named game needs no separate history.
    const counted = given ? undefined : this.named;
    const own = counted && this.recorders.value?.gameHistory(counted);
    this.take(given ?? own?.keeper, own);
  }

  /** The history of the page or the room. */
  private get given(): HistoryKeeper | undefined {
    const { keeper } = this.host;
    return keeper && isKeeper(keeper) ? keeper : this.room?.history;
  }

  private find(): HTMLElement | undefined {
    const htmlFor = hostText(this.host.htmlFor);
    if (htmlFor === undefined) return undefined;
    return (this.host.getRootNode() as Document | ShadowRoot).getElementById(htmlFor) ?? undefined;
  }

  private take(keeper: HistoryKeeper | undefined, own: Recorders.GameHistory | undefined): void {
    if (own !== this.own) {
      // First use the new one, then leave the old one: both may be of the same game.
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
