import type { Seat } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { AnnouncingWords, TableAnnouncements } from './definition.js';
import type { TableHost } from './host.js';
import type { TableMove, TableState } from './table-game.js';

/** Announces what happens at the table, once for each update. */
export class AnnouncerController<State, Move, Announcement> {
  /** The latest announcements. */
  last: readonly Announcement[] = [];
  private unspoken: string[] = [];

  constructor(
    private readonly host: Pick<
      TableHost<TableState, TableMove>,
      'handNumber' | 'liveRegion' | 'requestUpdate' | 'seatNow'
    > & {
      readonly state: State | undefined;
      readonly texts: AnnouncingWords<Announcement>;
    },
    private readonly announcements: () => TableAnnouncements<State, Move, Announcement>,
  ) {}

  /** Announces the start of a hand. */
  start(): void {
    const { state, handNumber } = this.host;
    this.announce([this.announcements().start(state!, handNumber)]);
  }

  /** Announces the player's cards when they become visible. */
  cards(): void {
    const { state, seatNow } = this.host;
    this.announce(this.announcements().cards(state!, seatNow));
  }

  /** Announces a step as the listening seat sees it. */
  step(before: State, change: SteppedChange<Move>, listener: Seat | undefined): void {
    this.announce(this.announcements().step(before, change, this.host.state!, listener));
  }

  /** Announces more of the latest step, as it is revealed. */
  announceMore(announcements: readonly Announcement[]): void {
    if (announcements.length > 0) this.announce(announcements, this.last);
  }

  /** Announces these sentences with the next update. */
  say(sentences: readonly string[]): void {
    this.unspoken.push(...sentences);
    this.host.requestUpdate();
  }

  /**
   * Speaks all pending sentences. Call it before an update. The status line is reserved for refusals, since
   * the table shows what happened.
   */
  speak(): void {
    if (this.unspoken.length > 0)
      this.host.liveRegion.say(this.unspoken.join(' '), { show: undefined });
    this.unspoken = [];
  }

  private announce(
    announcements: readonly Announcement[],
    before: readonly Announcement[] = [],
  ): void {
    const { texts } = this.host;
    this.last = [...before, ...announcements];
    this.say(announcements.map((one) => texts.announce(one)));
  }
}
