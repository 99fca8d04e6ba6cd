import type { Seat } from '../../../core/engine/rules.js';
import { type Pot, potsOf, uncalledOf } from '../../../core/table/pots.js';
import type { Carry, WinAndTie } from '../rules/options.js';
import { carryOf, withCarried } from '../rules/paying.js';
import type { Declaration, Target } from '../rules/results.js';
import { NO_WIN, type RankTable } from '../rules/scoring.js';
import { halfAmounts, shareAt, shareBeside } from '../rules/showdown.js';

/** The halves that a seat competes for, as bits. */
export const CLAIMS: Readonly<Record<Declaration, number>> = { low: 1, high: 2, both: 3 };

/** A table at the end of a hand. All lists are by seat. */
export interface Ending {
  readonly paid: Float64Array;
  /** The chips in front of each seat, whether in or out. */
  readonly chips: Float64Array;
  /** The chips carried over from an earlier hand. */
  readonly carried: number;
  /** 1 for a seat that is still in. */
  readonly left: Uint8Array;
  /** The weights of the hands. */
  readonly hands: Uint16Array;
  /** What each seat competes for (`CLAIMS`): both halves if nothing is declared. */
  readonly claims: Uint8Array;
}

/** What a seat wins in one sample. */
export interface Sampled {
  /** The chips it gets: from pots, or as an uncalled bet returned. */
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
  /** The chips of pots that were paid earlier in the hand. */
  readonly gone: number;
  readonly carry: Carry;
  readonly winAndTie: WinAndTie;
}

/** The chips returned to the seat, what is carried over, and the pots. */
interface Pots {
  readonly back: number;
  readonly carry: Carry;
  readonly pots: readonly Pot[];
}

/** The winners of both halves, in order from the dealer's left. */
type Winners = Readonly<Record<Target, Seat[]>>;

/**
 * Pays the pots of an ending for one seat. The result equals that of `rules/showdown.ts`, but this
 * runs for thousands of endings and so makes few objects.
 */
export class Settling {
  private readonly winners: Winners = { low: [], high: [] };
  private readonly known = new Map<string, Pots>();
  /** 1 for a seat that declared both and did not win both. */
  private readonly failed: Uint8Array;

  constructor(readonly terms: SettlingTerms) {
    this.failed = new Uint8Array(terms.order.length);
  }

  settle(ending: Ending): Sampled {
    const { seat } = this.terms;
    const { back, pots, carry } = this.potsOf(ending);
    let [chips, low, high] = [back, 0, 0];
    for (let at = 0; at < pots.length; at++) {
      const pot = pots[at]!;
      if (!pot.seats.includes(seat)) continue;
      if (pot.seats.length === 1) {
        chips += pot.amount;
        if (at === 0) low = high = 1;
        continue;
      }
      this.judge(pot, ending, carry);
      const { low: lowAmount, high: highAmount } = halfAmounts(pot.amount);
      chips += this.halfOf(lowAmount, 'low', highAmount, carry);
      chips += this.halfOf(highAmount, 'high', lowAmount, carry);
      if (at > 0) continue;
      low = this.share('low', carry);
      high = this.share('high', carry);
    }
    return { chips, low, high };
  }

  private potsOf({ paid, left, chips, carried }: Ending): Pots {
    const { seat, gone, carry } = this.terms;
    // The chips in front of the seats matter only if pots can be carried over.
    const key = `${left.join('')} ${paid.join(' ')} ${carry === 'none' ? '' : chips.join(' ')}`;
    const known = this.known.get(key);
    if (known) return known;
    const isIn = [...left].map(Boolean);
    const uncalled = uncalledOf([...paid]);
    const backTo = (at: Seat): number => (uncalled?.seat === at ? uncalled.amount : 0);
    const called = [...paid].map((put, at) => put - backTo(at));
    const pots = {
      back: backTo(seat),
      carry: carryOf(
        carry,
        chips.map((own, at) => own + backTo(at)),
      ),
      pots: left[seat] ? withCarried(potsOf(called, isIn, gone), carried) : [],
    };
    this.known.set(key, pots);
    return pots;
  }

  /**
   * Finds the winners of each half of a pot, before an unclaimed half goes to the other half's
   * winners.
   */
  private judge({ seats }: Pot, ending: Ending, carry: Carry): void {
    this.failed.fill(0);
    this.findBoth(seats, ending);
    if (!this.terms.declares) return;
    if (this.fail(seats, ending)) this.findBoth(seats, ending);
    if (carry !== 'none' || this.winners.low.length > 0 || this.winners.high.length > 0) return;
    // Nobody can win what they declared, so the totals decide.
    this.failed.fill(0);
    this.find('low', seats, ending, 0);
    this.find('high', seats, ending, 0);
  }

  private findBoth(seats: readonly Seat[], ending: Ending): void {
    this.find('low', seats, ending, CLAIMS.low);
    this.find('high', seats, ending, CLAIMS.high);
  }

  /** Finds the best seats at a target among those who compete for it. Claim 0 stands for all. */
  private find(target: Target, seats: readonly Seat[], ending: Ending, claim: number): void {
    const ranks = this.terms.ranks[target];
    const { hands, claims } = ending;
    const winners = this.winners[target];
    let best = NO_WIN;
    winners.length = 0;
    for (const at of this.terms.order) {
      const rank = ranks[hands[at]!]!;
      if (rank > best || rank >= NO_WIN || this.failed[at] || !seats.includes(at)) continue;
      if ((claims[at]! & claim) !== claim) continue;
      if (rank < best) winners.length = 0;
      best = rank;
      winners.push(at);
    }
  }

  /** Removes seats that declared both and did not win both. Returns whether there were any. */
  private fail(seats: readonly Seat[], { claims }: Ending): boolean {
    const { low, high } = this.winners;
    const most = this.terms.winAndTie === 'shared' ? 1 : Infinity;
    const wins = (at: Seat): boolean =>
      low.includes(at) &&
      high.includes(at) &&
      Math.min(low.length, high.length) === 1 &&
      Math.max(low.length, high.length) <= most;
    const failing = seats.filter((at) => claims[at] === CLAIMS.both && !wins(at));
    for (const at of failing) this.failed[at] = 1;
    return failing.length > 0;
  }

  /** The seats that get a half: its winners, or those of the other half, or nobody. */
  private ownersOf(target: Target, carry: Carry): readonly Seat[] {
    const { low, high } = this.winners;
    const [own, other] = target === 'low' ? [low, high] : [high, low];
    return own.length > 0 || carry === 'half' ? own : other;
  }

  /**
   * The index of the seat that wins the other half alone, among those tied for this half; otherwise
   * -1.
   */
  private winnerAmong(target: Target): number {
    const other = this.winners[target === 'low' ? 'high' : 'low'];
    const own = this.winners[target];
    if (this.terms.winAndTie === 'shared' || other.length !== 1 || own.length < 2) return -1;
    return own.indexOf(other[0]!);
  }

  /** The seat's share of a half, ignoring odd chips. */
  private share(target: Target, carry: Carry): number {
    const owners = this.ownersOf(target, carry);
    const place = owners.indexOf(this.terms.seat);
    const winner = this.winnerAmong(target);
    if (place < 0) return 0;
    if (winner < 0) return 1 / owners.length;
    return place === winner ? 1 / 2 : 1 / 2 / (owners.length - 1);
  }

  private halfOf(amount: number, target: Target, beside: number, carry: Carry): number {
    const owners = this.ownersOf(target, carry);
    const place = owners.indexOf(this.terms.seat);
    const winner = this.winnerAmong(target);
    if (place < 0) return 0;
    return winner < 0
      ? shareAt(amount, owners.length, place, owners === this.winners[target] ? 0 : beside)
      : shareBeside(amount, owners.length, place, winner);
  }
}
