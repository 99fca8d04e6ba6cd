import type { Seat } from '../../../core/engine/rules.js';
import { type Pot, potsOf, uncalledOf } from '../../../core/table/pots.js';
import type { Declaration, Target } from '../rules/results.js';
import { NO_WIN, type RankTable } from '../rules/scoring.js';
import { halfAmounts, shareAt } from '../rules/showdown.js';

/** What a seat competes for. */
export const CLAIMS: Readonly<Record<Declaration, number>> = { low: 1, high: 2, both: 3 };

/** A table at the end of a hand, by seat. */
export interface Ending {
  readonly paid: Float64Array;
  /** 1 for who is in. */
  readonly left: Uint8Array;
  /** The weights of the hands. */
  readonly hands: Uint16Array;
  /** What each competes for; all for both where nothing is declared. */
  readonly claims: Uint8Array;
}

/** What a seat has of a hand. */
export interface Sampled {
  /** Chips that come, out of pots or back. */
  readonly chips: number;
  /** Its share of each half of the main pot. */
  readonly low: number;
  readonly high: number;
}

/** What all endings of a hand have in common. */
export interface SettlingTerms {
  readonly seat: Seat;
  readonly ranks: RankTable;
  /** Whether targets are declared. */
  readonly declares: boolean;
  /** All seats from the dealer's left. */
  readonly order: readonly Seat[];
  /** Chips that were paid out before. */
  readonly gone: number;
}

/** Who has a half: how many, and the place of the seat among them; -1 where it is none of them. */
interface HalfOwners {
  count: number;
  place: number;
}

/** What goes back to the seat, and the pots. */
interface Pots {
  readonly back: number;
  readonly pots: readonly Pot[];
}

/**
 * Pays the pots of an ending for one seat. It comes to what `rules/showdown.ts` comes to, for
 * thousands of endings, and so without an object for each thing that is told of them.
 */
export class Settling {
  private readonly low: HalfOwners = { count: 0, place: -1 };
  private readonly high: HalfOwners = { count: 0, place: -1 };
  private readonly known = new Map<string, Pots>();
  /** 1 for who declared both, and isn't the one best at both. */
  private readonly failed: Uint8Array;

  constructor(readonly terms: SettlingTerms) {
    this.failed = new Uint8Array(terms.order.length);
  }

  settle(ending: Ending): Sampled {
    const { seat } = this.terms;
    const { back, pots } = this.potsOf(ending);
    let [chips, low, high] = [back, 0, 0];
    for (let at = 0; at < pots.length; at++) {
      const pot = pots[at]!;
      if (!pot.seats.includes(seat)) continue;
      if (pot.seats.length === 1) {
        chips += pot.amount;
        if (at === 0) low = high = 1;
        continue;
      }
      this.judge(pot, ending);
      chips += this.halfOf(pot.amount, 'low') + this.halfOf(pot.amount, 'high');
      if (at > 0) continue;
      low = this.share('low');
      high = this.share('high');
    }
    return { chips, low, high };
  }

  private potsOf({ paid, left }: Ending): Pots {
    const key = `${left.join('')} ${paid.join(' ')}`;
    const known = this.known.get(key);
    if (known) return known;
    const { seat, gone } = this.terms;
    const isIn = [...left].map(Boolean);
    const uncalled = uncalledOf([...paid]);
    const called = [...paid].map((chips, at) =>
      uncalled?.seat === at ? chips - uncalled.amount : chips,
    );
    const back = uncalled?.seat === seat ? uncalled.amount : 0;
    const pots = { back, pots: left[seat] ? potsOf(called, isIn, gone) : [] };
    this.known.set(key, pots);
    return pots;
  }

  /** Finds who has each half of a pot, before a half that nobody wins goes to the other. */
  private judge({ seats }: Pot, ending: Ending): void {
    this.failed.fill(0);
    this.findBoth(seats, ending);
    if (!this.terms.declares) return;
    if (this.fail(seats, ending)) this.findBoth(seats, ending);
    if (this.low.count > 0 || this.high.count > 0) return;
    // Nobody can win what was declared: the totals decide.
    this.failed.fill(0);
    this.find('low', seats, ending, 0);
    this.find('high', seats, ending, 0);
  }

  private findBoth(seats: readonly Seat[], ending: Ending): void {
    this.find('low', seats, ending, CLAIMS.low);
    this.find('high', seats, ending, CLAIMS.high);
  }

  /** Finds the best at a target of those who compete for it; for claim 0 of all. */
  private find(target: Target, seats: readonly Seat[], ending: Ending, claim: number): void {
    const ranks = this.terms.ranks[target];
    const { hands, claims } = ending;
    const owners = this[target];
    let best = NO_WIN;
    owners.count = 0;
    owners.place = -1;
    for (const at of this.terms.order) {
      const rank = ranks[hands[at]!]!;
      if (rank > best || rank >= NO_WIN || this.failed[at] || !seats.includes(at)) continue;
      if ((claims[at]! & claim) !== claim) continue;
      if (rank < best) owners.count = 0;
      if (rank < best) owners.place = -1;
      best = rank;
      if (at === this.terms.seat) owners.place = owners.count;
      owners.count++;
    }
  }

  /** Takes out who declared both and is not the one best at both; whether there are any. */
  private fail(seats: readonly Seat[], { hands, claims }: Ending): boolean {
    const { ranks } = this.terms;
    const isBest = (at: Seat): boolean =>
      seats.every(
        (other) =>
          other === at ||
          (!(claims[other]! & CLAIMS.low && ranks.low[hands[other]!]! <= ranks.low[hands[at]!]!) &&
            !(
              claims[other]! & CLAIMS.high && ranks.high[hands[other]!]! <= ranks.high[hands[at]!]!
            )),
      ) &&
      ranks.low[hands[at]!]! < NO_WIN &&
      ranks.high[hands[at]!]! < NO_WIN;
    const failing = seats.filter((at) => claims[at] === CLAIMS.both && !isBest(at));
    for (const at of failing) this.failed[at] = 1;
    return failing.length > 0;
  }

  /** Who has a half in the end: its own winners, or the other half's. */
  private ownersOf(target: Target): HalfOwners {
    const [own, other] = target === 'low' ? [this.low, this.high] : [this.high, this.low];
    return own.count > 0 ? own : other;
  }

  private share(target: Target): number {
    const { count, place } = this.ownersOf(target);
    return place < 0 ? 0 : 1 / count;
  }

  private halfOf(amount: number, target: Target): number {
    const { count, place } = this.ownersOf(target);
    if (place < 0) return 0;
    const halves = halfAmounts(amount);
    const other = target === 'low' ? halves.high : halves.low;
    return shareAt(halves[target], count, place, this[target].count > 0 ? 0 : other);
  }
}
