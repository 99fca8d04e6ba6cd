import type { ReactiveController } from 'lit';
import { type TableRun, canGoOn } from '../../core/table/table-run.js';
import { brokeSeats } from '../../core/table/rebuy.js';
import { keyOf } from '../base/keys.js';
import { isManual, paceFactor } from '../controllers/pace.js';
import type { TableHand, TableHost } from './host.js';
import type { Onward } from './scene.js';
import type { TableMove, TableState } from './table-game.js';

/**
 * How long a finished hand is shown before the next one begins automatically, in milliseconds at the normal
 * pace.
 */
const NEXT_TIME = 4000;

/** Keys that only move elsewhere or modify other keys. */
const NO_PRESS = /^(Tab|Shift|Control|Alt|AltGraph|Meta|Process)$/;

/** Whether the next hand can begin without anybody having to buy chips. */
const canPlayOn = (run: TableRun): boolean => canGoOn(run) && brokeSeats(run, 'human').length === 0;

/** Continues the table while its player has nothing to do: automatically, or at the player's request. */
export class OnwardController implements ReactiveController {
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the player wanted to confirm each step, at the last update. */
  private wasAsked = false;
  /** The hand after which the next one was requested. A page that refuses is not asked again. */
  private endedRun: TableRun | undefined;

  constructor(
    private readonly host: Element &
      Pick<
        TableHost<TableState, TableMove>,
        'addController' | 'botPace' | 'isOut' | 'panels' | 'preferences' | 'requests' | 'reveal'
      >,
    private readonly hand: Pick<
      TableHand<TableState, TableMove>,
      | 'hasConflict'
      | 'isAwaited'
      | 'isOver'
      | 'isPaused'
      | 'runBefore'
      | 'nextBotMove'
      | 'run'
      | 'together'
      | 'turn'
    >,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.rest();
  }

  /** Continues automatically as soon as the player chooses that. */
  hostUpdate(): void {
    const isAsked = isManual(this.host.preferences);
    if (this.wasAsked && !isAsked) this.goOnAlone();
    this.wasAsked = isAsked;
  }

  /** Begins the next hand after a while, if the player has chosen that. */
  hostUpdated(): void {
    if (!this.beginsNext) return this.rest();
    const { host } = this;
    this.timer ??= setTimeout(
      () => {
        this.rest();
        if (!this.beginsNext) return;
        this.endedRun = this.hand.runBefore;
        host.requests.next('auto');
      },
      NEXT_TIME * paceFactor(host, host.preferences),
    );
  }

  /** The next bot's action, unless the player must request it. */
  nextAct(): (() => void) | undefined {
    const { preferences, botPace } = this.host;
    return isManual(preferences) && !botPace.isHurried ? undefined : this.hand.nextBotMove();
  }

  /** What the player can request now, the main request last. */
  get offers(): readonly Onward[] {
    const { host, hand } = this;
    const isAsked = isManual(host.preferences);
    if (host.reveal.isRunning) return isAsked ? ['step'] : [];
    const { isOver, isPaused, hasConflict, turn } = hand;
    const isIdle = turn.seat !== undefined && !hand.isAwaited(turn.seat);
    // A shared table continues automatically.
    if (isOver || isPaused || hasConflict || hand.together || !isIdle) return [];
    // Otherwise the others hurry, so there is nothing to skip.
    if (!isAsked) return [];
    return host.isOut ? ['skip', 'step'] : ['step'];
  }

  /** Continues by one step. */
  step(): void {
    const { host, hand } = this;
    if (host.reveal.isRunning) host.reveal.next();
    else if (!hand.isOver) void host.botPace.ready().then(() => hand.nextBotMove()?.());
  }

  /** Continues at once until the hand is over or it is the player's turn. */
  skip(): void {
    this.host.botPace.hurry();
  }

  /**
   * A press anywhere shows the rest of a hand's end at once. If the player confirms each step, only the
   * button continues.
   *
   * @returns whether the press was used
   */
  hurry(event: Event): boolean {
    const isPress = !(event instanceof KeyboardEvent) || !NO_PRESS.test(keyOf(event));
    return isPress && !isManual(this.host.preferences) && this.host.reveal.finish();
  }

  /** The player no longer wants to confirm each step. */
  private goOnAlone(): void {
    const { reveal, botPace } = this.host;
    if (reveal.isRunning) reveal.next();
    else botPace.wake();
  }

  private get beginsNext(): boolean {
    const { host, hand } = this;
    const isNew = hand.runBefore !== this.endedRun;
    const isWanted = isNew && host.preferences['nextHand'] === 'on' && !isManual(host.preferences);
    const isSeen = hand.isOver && !host.reveal.isRunning && host.panels.open === undefined;
    return isWanted && isSeen && !hand.isPaused && !hand.hasConflict && canPlayOn(hand.run!);
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }
}
