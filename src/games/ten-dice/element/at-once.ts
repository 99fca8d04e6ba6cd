import { withIndex } from '../../../core/cards/list.js';
import { documentOf } from '../../../elements/base/place-in-page.js';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Refusal } from '../../../core/engine/reason.js';
import type { Seat, Source } from '../../../core/engine/rules.js';
import { isManual, pageFactor, playerFactor } from '../../../elements/controllers/pace.js';
import type { Preferences } from '../../../elements/controllers/preferences.js';
import { tenDiceBot } from '../bots/bot.js';
import {
  type TenDiceMove,
  type TenDiceState,
  canRoll,
  isHome,
  isOver,
  isPerson,
} from '../rules/state.js';

/** How long the first of the dice thrown takes to come to rest, and each one after it; in milliseconds. */
const FIRST = 300;
const EACH = 45;
/** How long a bot then looks at its dice, at the normal pace. */
const LOOK = 450;
/** No two bots are as quick; by seat. */
const QUICKNESS = [1, 1, 1.15, 0.9];

/** What a race at once is played in. */
export interface AtOnceHost extends ReactiveControllerHost, Element {
  readonly preferences: Preferences;
  readonly inForce: { isOn(name: 'calm'): boolean };
  readonly paused: boolean;
  readonly hasConflict: boolean;
  readonly elapsed: number;
  readonly game: {
    readonly session: { view(seat?: Seat): TenDiceState } | undefined;
    play(move: TenDiceMove, source: Source): Refusal | undefined;
  };
  /** The dice of a seat have come to rest. */
  rested(seat: Seat): void;
}

/** A roll of a seat: when, and whether it was told that its dice lie. */
interface Throw {
  readonly at: number;
  isAnnounced: boolean;
}

/**
 * The time of a race in which all roll at once, of which its rules know nothing: dice come to rest one after
 * the other, bots look at theirs before they roll again, and whoever gets home has a time. It goes by the
 * time played, so it stands still while the race is paused, or not seen. It begins as the person rolls; a race
 * that is taken up again goes on so, too.
 */
export class AtOnceController implements ReactiveController {
  /** By seat, the time at which it came home, as far as that was seen here. */
  times: readonly (number | undefined)[] = [];
  /** By seat, its last roll; none where all its dice lay when the race came here. */
  private throws: (Throw | undefined)[] = [];
  /** When the person rolled first, here. */
  private begunAt: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The document that it stands in. */
  private page: Document | undefined;

  constructor(private readonly host: AtOnceHost) {
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

  /** Another race stands here. */
  begin(): void {
    this.rest();
    this.times = [];
    this.throws = [];
    this.begunAt = undefined;
  }

  /** A seat has rolled. */
  follow({ seat }: TenDiceMove): void {
    const { elapsed: at } = this.host;
    if (seat === 0) this.begunAt ??= at;
    this.throws[seat] = { at, isAnnounced: false };
    if (isHome(this.view!.racers[seat]!))
      this.times = Object.assign([...this.times], { [seat]: at });
    this.announce();
    this.wake();
  }

  /** How many dice of a seat are still rolling: the last ones of those thrown. Whoever is home has none. */
  rollingOf(seat: Seat): number {
    const { view } = this;
    const last = this.throws[seat];
    const racer = view?.racers[seat];
    // Nobody has rolled where a server draws a race, which knows no style.
    if (!last || !racer || isOver(view) || isHome(racer)) return 0;
    const { fallFactor } = this;
    if (fallFactor === 0) return 0;
    const since = (this.host.elapsed - last.at) / fallFactor;
    const lie = Math.max(0, Math.floor((since - FIRST) / EACH) + 1);
    return Math.max(0, racer.thrown.length - lie);
  }

  rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Waits for what is due next: a die that comes to rest, or a bot that rolls. */
  readonly wake = (): void => {
    this.rest();
    const { host, view } = this;
    if (!view?.options.atOnce || this.isStill || isOver(view)) return;
    const next = Math.min(...view.racers.map((_, seat) => this.dueOf(view, seat)));
    if (next < Infinity) this.timer = setTimeout(this.act, Math.max(0, next - host.elapsed));
  };

  /** Does what is due. */
  private readonly act = (): void => {
    const { host, view } = this;
    if (!view || this.isStill) return;
    this.announce();
    host.requestUpdate();
    const isDue = (seat: Seat): boolean => this.botDue(view, seat) <= host.elapsed;
    const bot = [...view.racers.keys()].find(isDue);
    const move =
      bot === undefined ? undefined : tenDiceBot(host.game.session!.view(bot), bot, () => 0);
    // What was played wakes it again.
    if (move) host.game.play(move, 'bot');
    else this.wake();
  };

  /** Tells of those whose dice have come to rest. */
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

  /** Whether time stands still. */
  private get isStill(): boolean {
    const { isConnected, paused, hasConflict } = this.host;
    return !isConnected || paused || hasConflict || this.page?.hidden === true;
  }

  /** Whether nobody is hurried: dice lie at once, and bots roll as often as the person. */
  private get isUnhurried(): boolean {
    const { inForce, preferences } = this.host;
    return inForce.isOn('calm') || isManual(preferences);
  }

  private get fallFactor(): number {
    return this.isUnhurried ? 0 : pageFactor(this.host);
  }

  /** When something happens next to the dice of a seat. */
  private dueOf(view: TenDiceState, seat: Seat): number {
    const rolling = this.rollingOf(seat);
    if (rolling === 0) return this.botDue(view, seat);
    return this.lieAt(seat, view.racers[seat]!.thrown.length - rolling + 1);
  }

  /** When that many of the dice that a seat threw lie. */
  private lieAt(seat: Seat, count: number): number {
    return this.throws[seat]!.at + this.fallFactor * (FIRST + EACH * (count - 1));
  }

  /** When the bot of a seat rolls. */
  private botDue(view: TenDiceState, seat: Seat): number {
    if (isPerson(view, seat) || this.begunAt === undefined || !canRoll(view, seat)) return Infinity;
    const { thrown, rolls } = view.racers[seat]!;
    if (this.isUnhurried) return rolls < view.racers[0]!.rolls ? 0 : Infinity;
    const seen = this.throws[seat] ? this.lieAt(seat, thrown.length) : this.begunAt;
    return seen + LOOK * QUICKNESS[seat]! * playerFactor(this.host.preferences);
  }
}
