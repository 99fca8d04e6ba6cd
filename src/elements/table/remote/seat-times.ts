import type { Seat } from '../../../core/engine/rules.js';
import type { ClockSettings, TableStatus } from '../../../core/together/messages.js';
import type { TogetherMessages } from '../../../locales/compiled/types.js';
import type { PartsHost } from './parts-host.js';

/** How long before its end the player's time is announced, in milliseconds. */
const LAST = 10_000;
const SECOND = 1000;

/** The time left at a seat, received at a moment of the page's clock. All in milliseconds. */
export interface SeatTime {
  readonly left: number;
  readonly bank: number;
  readonly receivedAt: number;
}

/** The fraction of the whole that is left. */
const shareOf = (left: number, whole: number): number =>
  whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;

/**
 * The clocks of the seats. Each is an animation of the browser, and the player's is announced before it runs
 * out.
 */
export class SeatTimes {
  private times = new Map<Seat, SeatTime>();
  private settings: ClockSettings = { decision: 0, bank: 0 };
  /** What each bar shows, so that a render doesn't restart it. */
  private readonly drawn = new WeakMap<Element, SeatTime>();
  private timers: readonly ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly host: Pick<PartsHost, 'announcer' | 'element'>,
    private readonly words: () => TogetherMessages,
  ) {}

  at(seat: Seat): SeatTime | undefined {
    return this.times.get(seat);
  }

  /** Takes the clocks from a status. */
  take(
    { clocks, paused }: Pick<TableStatus, 'clocks' | 'paused'>,
    own: Seat | undefined,
    settings: ClockSettings | undefined,
  ): void {
    this.rest();
    if (settings) this.settings = settings;
    const receivedAt = performance.now();
    this.times = new Map(
      paused ? [] : clocks.map(({ seat, left, bank }) => [seat, { left, bank, receivedAt }]),
    );
    const mine = own === undefined ? undefined : this.times.get(own);
    if (mine) this.timers = this.reminders(mine);
  }

  /** Cancels the announcements. */
  rest(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  /** Starts the bars that were rendered again. */
  draw(): void {
    const bars = this.host.element.shadowRoot?.querySelectorAll('[data-clock]') ?? [];
    for (const bar of bars) {
      const time = this.times.get(Number(bar.getAttribute('data-clock')));
      if (!time || this.drawn.get(bar) === time) continue;
      this.drawn.set(bar, time);
      this.run(bar, time);
    }
  }

  private run(bar: Element, { left, bank, receivedAt }: SeatTime): void {
    for (const running of bar.getAnimations()) running.cancel();
    const first = Math.max(0, left);
    const duration = first + bank;
    if (duration <= 0) return;
    const offset = first / duration;
    const { decision, bank: wholeBank } = this.settings;
    const scale = (share: number): string => `${share} 1`;
    const inBank = { background: 'var(--_accent)' };
    const animation = bar.animate(
      [
        { scale: scale(shareOf(first, decision)), offset: 0 },
        { scale: scale(0), offset },
        { scale: scale(shareOf(bank, wholeBank)), offset, ...inBank },
        { scale: scale(0), offset: 1, ...inBank },
      ],
      { duration, fill: 'forwards' },
    );
    animation.currentTime = performance.now() - receivedAt;
  }

  /** Announces that the bank begins to run, and that the time is nearly up. */
  private reminders({ left, bank }: SeatTime): readonly ReturnType<typeof setTimeout>[] {
    const sayLater = (text: (words: TogetherMessages) => string) => (): void =>
      this.host.announcer.say([text(this.words())]);
    const last = Math.max(0, left) + bank - LAST;
    const reminders: ReturnType<typeof setTimeout>[] = [];
    if (left > 0 && bank > LAST) {
      const seconds = Math.round(bank / SECOND);
      reminders.push(
        setTimeout(
          sayLater((words) => words.bank({ count: seconds })),
          left,
        ),
      );
    }
    if (last > 0) {
      reminders.push(
        setTimeout(
          sayLater((words) => words.seconds({ count: LAST / SECOND })),
          last,
        ),
      );
    }
    return reminders;
  }
}
