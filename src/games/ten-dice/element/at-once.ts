import { withIndex } from '../../../core/cards/list.js';
import { documentOf } from '../../../elements/base/place-in-page.js';
import type { ReactiveController } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { isManual, pageFactor, playerFactor } from '../../../elements/controllers/pace.js';
import { storePreference } from '../../../elements/controllers/preferences.js';
import { tenDiceBot } from '../bots/bot.js';
import { fallTime, fallenAfter, lookTime } from '../bots/pace.js';
import {
  type TenDiceMove,
  type TenDiceState,
  canRoll,
  isHome,
  isOver,
  isPerson,
} from '../rules/state.js';
import type { RaceElement } from './race-element.js';
import type { Signal } from './scene.js';

/** The preference that says that the player has begun a race against bots before. */
const KNOWN = 'race-known';

/** The last roll of a seat: its time, and whether its result was announced. */
interface Throw {
  readonly at: number;
  isAnnounced: boolean;
}

/**
 * The timing of a race at once, which the rules don't know about. Dice come to rest one after another, bots
 * look at their dice before they roll again, and each racer who gets home has a time.
 *
 * All times are playing time, so everything stops while the race is paused or hidden. Bots start when the
 * person rolls first, also in a resumed race. All first rolls fall together. In a player's first race on the
 * site, the bots then wait until the player has chosen a number.
 */
export class AtOnceController implements ReactiveController {
  /** By seat, the time at which it came home, if that happened on this page. */
  times: readonly (number | undefined)[] = [];
  /** By seat, its last roll; `undefined` if all its dice were at rest when the race came to this page. */
  private throws: (Throw | undefined)[] = [];
  /** When the person first rolled on this page. */
  private begunAt: number | undefined;
  /** When the bots began to look at their dice. */
  private wentAt: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The document that contains the element. */
  private page: Document | undefined;

  constructor(private readonly host: RaceElement) {
    host.addController(this);
  }

  hostConnected(): void {
    this.page = documentOf(this.host);
    this.page.addEventListener('visibilitychange', this.wake);
    this.wake();
  }

  hostDisconnected(): void {
    this.page?.removeEventListener('visibilitychange', this.wake);
    this.rest();
  }

  /** Resets everything for another race. */
  begin(): void {
    this.rest();
    this.times = [];
    this.throws = [];
    this.begunAt = this.wentAt = undefined;
  }

  /** Whether the bots wait for the person's choice, or have just begun. */
  get signal(): Signal {
    const { view, begunAt, wentAt } = this;
    if (begunAt === undefined || !view || view.racers.length === 1 || isOver(view))
      return undefined;
    return wentAt === undefined ? 'wait' : 'go';
  }

  /** Called when a seat has rolled. */
  follow({ seat, keep }: TenDiceMove): void {
    const { elapsed: at } = this.host;
    if (seat === 0) this.start(at, keep !== null);
    this.throws[seat] = { at, isAnnounced: false };
    if (isHome(this.view!.racers[seat]!))
      this.times = Object.assign([...this.times], { [seat]: at });
    this.announce();
    this.wake();
  }

  /**
   * The number of dice of a seat that are still rolling: the last ones of those thrown. A racer at home has
   * none.
   */
  rollingOf(seat: Seat): number {
    const { view } = this;
    const last = this.throws[seat];
    const racer = view?.racers[seat];
    // On a server nobody has rolled, and there is no computed style to read the pace from.
    if (!last || !racer || isOver(view) || isHome(racer)) return 0;
    const { fallFactor } = this;
    if (fallFactor === 0) return 0;
    const fallen = fallenAfter((this.host.elapsed - last.at) / fallFactor);
    return Math.max(0, racer.thrown.length - fallen);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Sets a timer for the next event: a die that comes to rest, or a bot that rolls. */
  readonly wake = (): void => {
    this.rest();
    const { host, view } = this;
    if (!view?.options.atOnce || this.isStill || isOver(view)) return;
    const next = Math.min(...view.racers.map((_, seat) => this.dueOf(view, seat)));
    if (next < Infinity) this.timer = setTimeout(this.act, Math.max(0, next - host.elapsed));
  };

  /** Handles the event that is due. */
  private readonly act = (): void => {
    const { host, view } = this;
    if (!view || this.isStill) return;
    this.announce();
    host.requestUpdate();
    const isDue = (seat: Seat): boolean => this.botDue(view, seat) <= host.elapsed;
    const bot = [...view.racers.keys()].find(isDue);
    const move =
      bot === undefined ? undefined : tenDiceBot(host.game.session!.view(bot), bot, () => 0);
    // `play` calls `wake` again.
    if (move) host.game.play(move, 'bot');
    else this.wake();
  };

  /** Announces the seats whose dice have come to rest. */
  private announce(): void {
    for (const [seat, last] of withIndex(this.throws)) {
      if (!last || last.isAnnounced || this.rollingOf(seat) > 0) continue;
      last.isAnnounced = true;
      this.host.rested(seat);
    }
  }

  private get view(): TenDiceState | undefined {
    return this.host.game.session?.view();
  }

  /** Whether the clock is stopped. */
  private get isStill(): boolean {
    const { isConnected, paused, hasConflict } = this.host;
    return !isConnected || paused || hasConflict || this.page?.hidden === true;
  }

  /** Whether there is no time pressure: dice come to rest at once, and bots roll as often as the person. */
  private get isUnhurried(): boolean {
    const { inForce, preferences } = this.host;
    return inForce.isOn('calm') || isManual(preferences);
  }

  private get fallFactor(): number {
    return this.isUnhurried ? 0 : pageFactor(this.host);
  }

  /** The time of a seat's next event. */
  private dueOf(view: TenDiceState, seat: Seat): number {
    const rolling = this.rollingOf(seat);
    if (rolling === 0) return this.botDue(view, seat);
    return this.lieAt(seat, view.racers[seat]!.thrown.length - rolling + 1);
  }

  /** The time at which so many of the thrown dice of a seat are at rest. */
  private lieAt(seat: Seat, count: number): number {
    return this.throws[seat]!.at + this.fallFactor * fallTime(count);
  }

  /** The person has rolled. The bots begin now, or in a first race with the person's first choice. */
  private start(at: number, hasChosen: boolean): void {
    const { preferences } = this.host;
    this.begunAt ??= at;
    if (this.wentAt !== undefined || (!hasChosen && !preferences[KNOWN])) return;
    this.wentAt = at;
    if (this.view!.racers.length === 1) return;
    if (!preferences[KNOWN]) storePreference(preferences, KNOWN, 'yes');
    this.host.started();
  }

  /** The time at which the bot of a seat rolls. */
  private botDue(view: TenDiceState, seat: Seat): number {
    const { begunAt, wentAt, host } = this;
    if (isPerson(view, seat) || begunAt === undefined || !canRoll(view, seat)) return Infinity;
    const { thrown, rolls } = view.racers[seat]!;
    if (this.isUnhurried) return rolls < view.racers[0]!.rolls ? 0 : Infinity;
    if (rolls === 0) return begunAt;
    if (wentAt === undefined) return Infinity;
    const seen = this.throws[seat] ? this.lieAt(seat, thrown.length) : wentAt;
    return Math.max(seen, wentAt) + lookTime(view.options, seat) * playerFactor(host.preferences);
  }
}
