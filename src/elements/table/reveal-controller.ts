import type { ReactiveController } from 'lit';
import type { RevealStep } from '../../core/table/hand-log.js';
import { isManual, paceFactor } from '../controllers/pace.js';
import type { BaizeElement } from '../base/baize-element.js';

/** How long each step of a hand's end is shown, in milliseconds at the normal pace. */
const STEP_TIME = 1000;
/** The same if the player has no part in what is shown. */
const SHORT_TIME = 160;

/**
 * Shows and announces the end of a hand in order: cards, what they won, chips. The hand itself is already
 * over and saved. Any press shows the rest at once.
 */
export class RevealController<View, Announcement> implements ReactiveController {
  /** The remaining steps, beginning with the one that is shown. At least two, or none. */
  private steps: readonly RevealStep<View, Announcement>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: Element &
      Pick<BaizeElement, 'addController' | 'preferences' | 'requestUpdate'> & {
        readonly announcer: { announceMore(announcements: readonly Announcement[]): void };
        readonly isOut: boolean;
      },
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.finish();
  }

  /** The view to show, or `undefined` when all is revealed. */
  get view(): View | undefined {
    return this.steps[0]?.view;
  }

  get isRunning(): boolean {
    return this.steps.length > 0;
  }

  /** Begins with the first step. The last one shows the whole hand. */
  begin(steps: readonly RevealStep<View, Announcement>[]): void {
    this.stop();
    this.go(steps);
    const { host } = this;
    if (!isManual(host.preferences) && paceFactor(host, host.preferences) === 0) this.finish();
  }

  /** Goes on to the next step. */
  next(): void {
    this.go(this.steps.slice(1));
  }

  /** Shows and announces all remaining steps. Returns whether there were any. */
  finish(): boolean {
    const [, ...left] = this.steps;
    this.stop();
    if (left.length === 0) return false;
    this.host.announcer.announceMore(left.flatMap(({ announcements }) => announcements));
    this.host.requestUpdate();
    return true;
  }

  /** Discards the remaining steps, because another hand has begun. */
  stop(): void {
    clearTimeout(this.timer);
    this.steps = [];
  }

  private go(steps: readonly RevealStep<View, Announcement>[]): void {
    clearTimeout(this.timer);
    const [now] = steps;
    this.steps = steps.length > 1 ? steps : [];
    const { host } = this;
    host.announcer.announceMore(now?.announcements ?? []);
    host.requestUpdate();
    if (!this.isRunning || isManual(host.preferences)) return;
    const time = host.isOut ? SHORT_TIME : STEP_TIME;
    this.timer = setTimeout(() => this.next(), time * paceFactor(host, host.preferences));
  }
}
