import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { brokeSeats, type TableRun, canGoOn } from '../../core/table/table-run.js';
import type { Seat } from '../../core/engine/rules.js';
import { keyOf } from '../base/keys.js';
import type { BotController } from '../controllers/bot-controller.js';
import { isManual, paceFactor } from '../controllers/pace.js';
import type { Preferences } from '../controllers/preferences.js';
import type { RevealController } from './reveal-controller.js';

/** How long a hand that is over is looked at before the next one begins by itself, in milliseconds at the normal pace. */
const NEXT_TIME = 4000;

/**
 * What a player who has nothing to do may ask for: that one more thing happens (`step`, for who wants to be asked each
 * time), or all at once until the hand is over (`skip`).
 */
export type Onward = 'step' | 'skip';

/** Keys that only lead elsewhere, or change what others do. */
const NO_PRESS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Process)$/;

/** The hand that goes on. */
export interface OnwardHand {
  readonly isOver: boolean;
  readonly isPaused: boolean;
  readonly hasConflict: boolean;
  readonly turn: { readonly seat: Seat | undefined };
  /** The table from hand to hand. */
  readonly run: TableRun | undefined;
  /** The same object until the next hand begins. */
  readonly keptRun: TableRun | undefined;
  /** Whether people elsewhere share the table. */
  readonly together?: unknown;
  isAwaited(seat: Seat): boolean;
  nextBotMove(): (() => void) | undefined;
}

/** The table at which it goes on. */
export interface OnwardHost extends ReactiveControllerHost, Element {
  readonly preferences: Preferences;
  readonly botPace: Pick<BotController, 'ready' | 'wake' | 'hurry' | 'isHurried'>;
  readonly reveal: Pick<RevealController<unknown, never>, 'isRunning' | 'next' | 'finish'>;
  readonly panels: { readonly open: unknown };
  readonly requests: { next(source: 'auto'): unknown };
  /** Whether the person has no more to do in this hand. */
  readonly isOut: boolean;
}

/** Whether the next hand can begin, and everybody who is asked before it has chips. */
const canPlayOn = (run: TableRun): boolean => canGoOn(run) && brokeSeats(run, 'human').length === 0;

/** Has a table go on while its player has nothing to do: by itself, or as the player asks. */
export class OnwardController implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the player wanted to be asked each time, as of the last update. */
  private wasAsked = false;
  /** The hand after which the next one was asked for: a page that says no is not asked again. */
  private endedRun: TableRun | undefined;

  constructor(
    private readonly host: OnwardHost,
    private readonly hand: OnwardHand,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Goes on by itself as soon as the player wants that. */
  hostUpdate(): void {
    const isAsked = isManual(this.host.preferences);
    if (this.wasAsked && !isAsked) this.goOnAlone();
    this.wasAsked = isAsked;
  }

  /** Begins the next hand after a while, where the player wants that. */
  hostUpdated(): void {
    if (!this.beginsNext) return this.rest();
    const { host } = this;
    this.timer ??= setTimeout(
      () => {
        this.rest();
        if (!this.beginsNext) return;
        this.endedRun = this.hand.keptRun;
        host.requests.next('auto');
      },
      NEXT_TIME * paceFactor(host, host.preferences),
    );
  }

  /** The next bot's action, where it comes without being asked for. */
  nextAct(): (() => void) | undefined {
    const { preferences, botPace } = this.host;
    return isManual(preferences) && !botPace.isHurried ? undefined : this.hand.nextBotMove();
  }

  /** What the player may ask for now; the main thing last. */
  get offers(): readonly Onward[] {
    const { host, hand } = this;
    const isAsked = isManual(host.preferences);
    if (host.reveal.isRunning) return isAsked ? ['step'] : [];
    const { isOver, isPaused, hasConflict, turn } = hand;
    const isIdle = turn.seat !== undefined && !hand.isAwaited(turn.seat);
    // At a table that people elsewhere share all goes on by itself.
    if (isOver || isPaused || hasConflict || hand.together || !isIdle) return [];
    return [...(host.isOut ? (['skip'] as const) : []), ...(isAsked ? (['step'] as const) : [])];
  }

  /** One more thing happens. */
  step(): void {
    const { host, hand } = this;
    if (host.reveal.isRunning) host.reveal.next();
    else if (!hand.isOver) void host.botPace.ready().then(() => hand.nextBotMove()?.());
  }

  /** All happens at once, until the hand is over or the player is to act. */
  skip(): void {
    this.host.botPace.hurry();
  }

  /**
   * A press anywhere shows the rest of a hand's end at once; where the player asks for each step, only the button for it
   * goes on.
   *
   * @returns whether the press was of use
   */
  hurry(event: Event): boolean {
    const isPress = !(event instanceof KeyboardEvent) || !NO_PRESS.test(keyOf(event));
    return isPress && !isManual(this.host.preferences) && this.host.reveal.finish();
  }

  /** The player no longer wants to be asked. */
  private goOnAlone(): void {
    const { reveal, botPace } = this.host;
    if (reveal.isRunning) reveal.next();
    else botPace.wake();
  }

  private get beginsNext(): boolean {
    const { host, hand } = this;
    const isNew = hand.keptRun !== this.endedRun;
    const isWanted = isNew && host.preferences['nextHand'] === 'on' && !isManual(host.preferences);
    const isSeen = hand.isOver && !host.reveal.isRunning && host.panels.open === undefined;
    return isWanted && isSeen && !hand.isPaused && !hand.hasConflict && canPlayOn(hand.run!);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
