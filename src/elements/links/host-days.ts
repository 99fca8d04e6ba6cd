import type { Problem } from '../../core/engine/reason.js';
import { type Day, dayNumber } from '../../core/history/day.js';
import { type DailyPlan, readDaily } from '../../core/history/daily-plan.js';
import { seasonDays, seasonState } from '../../core/history/season.js';
import { type Zone, dayIn } from '../../core/history/zone.js';
import { wrongOption } from '../../core/engine/option.js';
import { isDaily } from '../base/host-value.js';
import { now, readersZone } from '../base/readers-day.js';
import { checkDeal } from '../base/setup.js';
import type { PatienceMembers } from '../controllers/patience-host.js';

type DayMembers = Pick<
  PatienceMembers<unknown, unknown>,
  'daily' | 'givenDay' | 'deal' | 'position' | 'room' | 'reportOption'
>;

/** The day that a page asks for, by its attributes `daily` and `day`, and by the room's season. */
export class HostDays {
  private given: unknown;
  private plan: DailyPlan | undefined;
  private wrongPart: Problem | undefined;

  constructor(private readonly host: DayMembers) {}

  /** Whether the page asks for today's deal, whichever day it is. */
  get isDaily(): boolean {
    return this.isHostDaily || this.placeInSeason(this.today) !== undefined;
  }

  private get isHostDaily(): boolean {
    return isDaily(this.host.daily);
  }

  /** The days of the room's season. */
  private get season(): readonly Day[] | undefined {
    const days = seasonDays(this.host.room?.season);
    return 'value' in days ? days.value : undefined;
  }

  /** The number of a day in the season, from 1. `undefined` for other days. */
  placeInSeason(day: Day): number | undefined {
    const place = this.season?.indexOf(day) ?? -1;
    return place < 0 ? undefined : place + 1;
  }

  /** Whether today's deal is the last, because the season ends. */
  get endsToday(): boolean {
    return !this.isHostDaily && this.season?.at(-1) === this.today;
  }

  /** The time zone of the days. */
  get zone(): Zone {
    return this.read().zone ?? readersZone();
  }

  get today(): Day {
    return dayIn(this.zone, now());
  }

  /** The day whose deal the page asks for now. `undefined` if it asks for another deal. */
  get requested(): Day | undefined {
    const deal = checkDeal(this.host.deal);
    if ('value' in deal && deal.value !== undefined) return undefined;
    if ((this.host.position ?? false) !== false) return undefined;
    return this.chosen ?? this.daily;
  }

  /** Today, if the page asks for each day's deal, or the last day of a past season. */
  get daily(): Day | undefined {
    const { today, season } = this;
    if (this.isHostDaily) return today;
    const state = season && seasonState(season, today);
    return state === 'open' ? today : state === 'over' ? season!.at(-1) : undefined;
  }

  /** The day that the page names, if it can be played. */
  get chosen(): Day | undefined {
    const { givenDay } = this.host;
    return (givenDay ?? null) === null || this.dayProblem(givenDay) ? undefined : String(givenDay);
  }

  /** The deal that the page has chosen for a day. */
  dealOf(day: Day): number | undefined {
    return this.read().deals.get(day);
  }

  /** Reports attributes that can't be used. */
  check(): void {
    const { host } = this;
    const { givenDay } = host;
    if (this.isHostDaily) this.read();
    host.reportOption('daily', this.isHostDaily ? this.wrongPart : undefined);
    host.reportOption('day', (givenDay ?? null) === null ? undefined : this.dayProblem(givenDay));
  }

  /** A future day would reveal its deal. Only a page that has chosen the deal can name it. */
  private dayProblem(given: unknown): Problem | undefined {
    const { today } = this;
    const isDay = 'value' in dayNumber(given);
    if (isDay && (String(given) <= today || this.dealOf(String(given)) !== undefined))
      return undefined;
    const accepted = `YYYY-MM-DD, up to today (${today}); a later day where \`daily\` has its deal`;
    return wrongOption('day', given, accepted).problem;
  }

  private read(): DailyPlan {
    const { host } = this;
    const given = this.isHostDaily ? host.daily : true;
    if (!this.plan || given !== this.given) {
      const { plan, problem } = readDaily(given);
      this.given = given;
      this.plan = plan;
      this.wrongPart = problem;
    }
    return this.plan;
  }
}
