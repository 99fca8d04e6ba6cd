import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { RevealStep } from '../../core/table/hand-log.js';
import { isManual, paceFactor } from '../controllers/pace.js';
import type { Preferences } from '../controllers/preferences.js';

/** How long a step of the end of a hand is seen before the next one, in milliseconds at the normal pace. */
const STEP_TIME = 1000;

/** The table whose hand is over. */
export interface RevealHost<Announcement> extends ReactiveControllerHost, Element {
  readonly preferences: Preferences;
  readonly announcer: { announceMore(announcements: readonly Announcement[]): void };
}

/**
 * Has the end of a hand seen and heard in its order: cards, what they won, chips. The hand itself is over, and kept;
 * any press shows the rest at once.
 */
export class RevealController<View, Announcement> implements ReactiveController {
  /** What is still to be seen, first what is seen now; at least two, or none. */
  private steps: readonly RevealStep<View, Announcement>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: RevealHost<Announcement>) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.finish();
  }

  /** What is seen of the hand meanwhile; `undefined` where all of it is. */
  get view(): View | undefined {
    return this.steps[0]?.view;
  }

  get isRunning(): boolean {
    return this.steps.length > 0;
  }

  /** Begins with what is seen first; the last step is the whole hand. */
  begin(steps: readonly RevealStep<View, Announcement>[]): void {
    this.stop();
    this.go(steps);
    const { host } = this;
    if (!isManual(host.preferences) && paceFactor(host, host.preferences) === 0) this.finish();
  }

  /** Goes on to the next step, as the player asks. */
  next(): void {
    this.go(this.steps.slice(1));
  }

  /** Shows and tells all that is left. Returns whether anything was. */
  finish(): boolean {
    const [, ...left] = this.steps;
    this.stop();
    if (left.length === 0) return false;
    this.host.announcer.announceMore(left.flatMap(({ announcements }) => announcements));
    this.host.requestUpdate();
    return true;
  }

  /** Another hand is on the table: nothing of this one is left to show. */
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
    this.timer = setTimeout(() => this.next(), STEP_TIME * paceFactor(host, host.preferences));
  }
}
