import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { hostText } from '../base/host-value.js';
import { dayAfter, today } from './choices.js';
import type { Win } from './result-keeper.js';

/** What of a game is used: public names alone. */
interface LinkedGame extends HTMLElement {
  readonly day?: string | undefined;
  readonly daily?: unknown;
  save?(): { readonly game: string; readonly options: object } | undefined;
  proof?(): Promise<string>;
}

/** Days after which no server takes a win any more, wherever on earth its day was. */
const OPEN_FOR = 3;

/** A game and its rules, as a board is named by them. */
export interface PlayedGame {
  readonly game: string;
  readonly options: object;
  /** The day whose deal is in play. */
  readonly day: string | undefined;
}

export interface GameHost extends ReactiveControllerHost, HTMLElement {
  readonly htmlFor: string | null;
  /** A game of a day was won without help. */
  won(win: Win): void;
  /** One was won that no board takes: with help, or after its day's board was closed. */
  notTaken(code: 'assisted' | 'day-over'): void;
}

/** What a win says, whichever game tells it. */
interface WinDetail {
  readonly day?: string | undefined;
  readonly elapsed: number;
  readonly assisted?: string;
}

/** The game that `for` names: what it is, and its wins. It may come later, go, and give its name to another one. */
export class WatchedGame implements ReactiveController {
  private root: Node | undefined;

  constructor(private readonly host: GameHost) {
    host.addController(this);
  }

  hostConnected(): void {
    this.root = this.host.getRootNode();
    this.root.addEventListener('game-win', this.noteWin);
    this.root.addEventListener('game-start', this.noteStart);
  }

  hostDisconnected(): void {
    this.root?.removeEventListener('game-win', this.noteWin);
    this.root?.removeEventListener('game-start', this.noteStart);
    this.root = undefined;
  }

  /** The game as it stands; none as long as it is not there. */
  get played(): PlayedGame | undefined {
    const game = this.find();
    try {
      const save = game?.save?.();
      return save && { game: save.game, options: save.options, day: game?.day };
    } catch {
      // It has not begun.
      return undefined;
    }
  }

  /** Its `daily`, unchecked. */
  get daily(): unknown {
    return this.find()?.daily;
  }

  private find(): LinkedGame | undefined {
    const id = hostText(this.host.htmlFor);
    const root = this.root as Document | ShadowRoot | undefined;
    const isRoot = id !== undefined && root !== undefined && 'getElementById' in root;
    return isRoot ? (root.getElementById(id) ?? undefined) : undefined;
  }

  private isOf(event: Event): boolean {
    return event.target === this.find();
  }

  private readonly noteStart = (event: Event): void => {
    if (this.isOf(event)) this.host.requestUpdate();
  };

  private readonly noteWin = (event: Event): void => {
    if (this.isOf(event))
      void this.take(event.target as LinkedGame, (event as CustomEvent<WinDetail>).detail);
  };

  private async take(game: LinkedGame, { day, elapsed, assisted }: WinDetail): Promise<void> {
    // At once: the next game may begin meanwhile.
    const { played } = this;
    const link = await game.proof?.().catch(() => undefined);
    // Which day's deal it was may be known a moment after a reload.
    const won = day ?? game.day;
    if (!played || won === undefined || link === undefined) return;
    if (won < dayAfter(today(), -OPEN_FOR)) this.host.notTaken('day-over');
    else if (assisted === 'hint' || assisted === 'shown') this.host.notTaken('assisted');
    else this.host.won({ game: played.game, day: won, link, elapsed });
  }
}
