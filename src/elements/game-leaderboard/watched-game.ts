import type { LitElement, ReactiveController } from 'lit';
import { addDays } from '../../core/history/calendar.js';
import { hostText } from '../base/host-value.js';
import { readersDay } from '../base/readers-day.js';
import type { Win } from './result-keeper.js';

/** The public members of a game's element that are used. */
interface GameLike extends HTMLElement {
  readonly day?: string | undefined;
  readonly daily?: unknown;
  save?(): { readonly game: string; readonly options: object } | undefined;
  proof?(): Promise<string>;
}

/** The days for which servers accept a win, in any time zone. */
const OPEN_FOR = 3;

/** A game and its options: together they name a board. */
export interface PlayedGame {
  readonly game: string;
  readonly options: object;
  /** The day whose deal is in play. */
  readonly day: string | undefined;
}

interface WinDetail {
  readonly day?: string | undefined;
  readonly elapsed: number;
  readonly assisted?: string;
}

/** Watches the game that `for` names. It may be added later, be removed, or lose its id to another game. */
export class WatchedGame implements ReactiveController {
  private root: Node | undefined;

  /**
   * @param won receives the wins of a day that were made without help
   * @param rejected receives why a win is not accepted: it was made with help, or too late for its day's board
   */
  constructor(
    private readonly host: LitElement & { readonly htmlFor: string | null },
    private readonly won: (win: Win) => void,
    private readonly rejected: (code: 'assisted' | 'day-over') => void,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.root = this.host.getRootNode();
    this.root.addEventListener('game-win', this.onWin);
    this.root.addEventListener('game-start', this.onStart);
  }

  hostDisconnected(): void {
    this.root?.removeEventListener('game-win', this.onWin);
    this.root?.removeEventListener('game-start', this.onStart);
    this.root = undefined;
  }

  /** The present game; `undefined` if there is none. */
  get played(): PlayedGame | undefined {
    const game = this.find();
    try {
      const save = game?.save?.();
      return save && { game: save.game, options: save.options, day: game?.day };
    } catch {
      // The game has not begun.
      return undefined;
    }
  }

  /** The game's `daily`, unchecked. */
  get daily(): unknown {
    return this.find()?.daily;
  }

  private find(): GameLike | undefined {
    const id = hostText(this.host.htmlFor);
    const root = this.root as Document | ShadowRoot | undefined;
    const isRoot = id !== undefined && root !== undefined && 'getElementById' in root;
    return isRoot ? (root.getElementById(id) ?? undefined) : undefined;
  }

  private isOf(event: Event): boolean {
    return event.target === this.find();
  }

  private readonly onStart = (event: Event): void => {
    if (this.isOf(event)) this.host.requestUpdate();
  };

  private readonly onWin = (event: Event): void => {
    if (this.isOf(event))
      void this.handleWin(event.target as GameLike, (event as CustomEvent<WinDetail>).detail);
  };

  private async handleWin(game: GameLike, detail: WinDetail): Promise<void> {
    // Read before the first `await`: the next game may begin meanwhile.
    const { played } = this;
    const { elapsed, assisted } = detail;
    const link = await game.proof?.().catch(() => undefined);
    // After a reload, the game may know its day a moment later than its win.
    const day = detail.day ?? game.day;
    if (!played || day === undefined || link === undefined) return;
    if (day < addDays(readersDay(), -OPEN_FOR)) this.rejected('day-over');
    else if (assisted === 'hint' || assisted === 'shown') this.rejected('assisted');
    else this.won({ game: played.game, day, link, elapsed });
  }
}
