import type { Seat } from '../../core/engine/rules.js';
import type { SteppedChange } from '../../core/engine/session.js';
import type { LiveRegion } from '../controllers/live-region.js';

/** What is announced to those who do not see the table, by views: never by a hidden card. */
export interface TableAnnouncements<State, Move, Announcement> {
  /** A hand begins; nothing was done in it. */
  start(view: State, hand: number): Announcement;
  /** The cards of a seat, which may be seen now. */
  cards(view: State, seat: Seat | undefined): readonly Announcement[];
  /** A step of the hand, by the views of the seat that listens before it and after it. */
  step(
    before: State,
    change: SteppedChange<Move>,
    after: State,
    listener: Seat | undefined,
  ): readonly Announcement[];
}

/** Words that have a sentence for all that is announced. */
export interface AnnouncingWords<Announcement> {
  announce(announcement: Announcement): string;
}

/** The table that speaks. */
export interface AnnouncerHost<State, Announcement> {
  readonly liveRegion: Pick<LiveRegion, 'say'>;
  /** What the seat that looks may see of the hand. */
  readonly state: State | undefined;
  readonly handNumber: number;
  /** The person who is to act, or looks. */
  readonly seatNow: Seat | undefined;
  /** The words for who sits here, in the language that is spoken now. */
  readonly texts: AnnouncingWords<Announcement>;
  requestUpdate(): void;
}

/** Tells those who do not see the table what happened, once for each update. */
export class AnnouncerController<State, Move, Announcement> {
  /** What was announced last. */
  last: readonly Announcement[] = [];
  private unspoken: string[] = [];

  constructor(
    private readonly host: AnnouncerHost<State, Announcement>,
    private readonly announcements: () => TableAnnouncements<State, Move, Announcement>,
  ) {}

  /** A hand begins. */
  start(): void {
    const { state, handNumber } = this.host;
    this.announce([this.announcements().start(state!, handNumber)]);
  }

  /** The own cards may be seen. */
  cards(): void {
    const { state, seatNow } = this.host;
    this.announce(this.announcements().cards(state!, seatNow));
  }

  /** A step was made; it is announced by the view of the seat that listens. */
  step(before: State, change: SteppedChange<Move>, listener: Seat | undefined): void {
    this.announce(this.announcements().step(before, change, this.host.state!, listener));
  }

  /** What comes to be seen of the step that was announced last. */
  announceMore(announcements: readonly Announcement[]): void {
    if (announcements.length > 0) this.announce(announcements, this.last);
  }

  /** Speaks these sentences with the next update. */
  say(sentences: readonly string[]): void {
    this.unspoken.push(...sentences);
    this.host.requestUpdate();
  }

  /** Speaks before an update. The status line is left to refusals: what happened is seen on the table. */
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
