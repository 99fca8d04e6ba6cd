import type { Seat } from '../engine/rules.js';
import type { RandomBelow } from './bot.js';
import { type ChipTransfer, netOf, seatAccount, stacksAfter } from './ledger.js';
import { type SeatKind, seatsFrom } from './seats.js';

/** A seat's totals over all hands. `net` is in chips, and includes side bets and commission. */
export interface SeatTotals {
  /**
   * The hands it took part in. `ahead` counts those that won chips, and `behind` those that lost
   * some.
   */
  readonly hands: number;
  readonly ahead: number;
  readonly behind: number;
  readonly net: number;
  /** The most chips won in one hand. */
  readonly biggest: number;
}

/** A finished hand. */
export interface HandRecord {
  /** Its number, from 1. */
  readonly hand: number;
  readonly dealer: Seat;
  /** Chips won by each seat; `null` if the seat took no part. */
  readonly net: readonly (number | null)[];
  /** The points of each side, and its score after the hand, in games for points. */
  readonly points?: readonly number[];
  readonly scores?: readonly number[];
}

/**
 * A game of several hands for points, such as Hearts to 100, before the current or the next hand. Its table counts the
 * games that each seat won: every seat has one chip, and gets one for each of them.
 */
export interface Match {
  /** The number of the hand in its game, from 1. */
  readonly hand: number;
  /** The points so far, one number for each side. */
  readonly scores: readonly number[];
  /** The tricks over the bids so far, one number for each side. Only games with bags have it. */
  readonly bagCounts?: readonly number[];
}

/**
 * A table from hand to hand: plain data that a save stores unchanged. All chips were brought by
 * somebody: `stacks[n] = brought[n] + totals[n].net`. What the seats lost is in `house` and
 * `carried`.
 */
export interface TableRun {
  /** By seat. The house's own seat counts as a bot's. */
  readonly kinds: readonly SeatKind[];
  /** Chips by seat; `null` for an open seat and for the house's own. */
  readonly stacks: readonly (number | null)[];
  readonly brought: readonly (number | null)[];
  readonly totals: readonly SeatTotals[];
  /** What the house has won; negative if it lost. */
  readonly house: number;
  /**
   * Chips that nobody won, and that the next hand is played for as well. Omitted if there are none.
   */
  readonly carried?: number;
  /** Whether the house always deals, at the seat `dealer`. Otherwise the deal goes round. */
  readonly houseDeals: boolean;
  /** The dealer's seat in the current or the next hand. */
  readonly dealer: Seat;
  /** The number of the current or the next hand, from 1. */
  readonly hand: number;
  /** The last hands, the oldest first. */
  readonly history: readonly HandRecord[];
  /** The game in progress, in games for points. */
  readonly match?: Match;
  /** The run's id in a room's bankroll. Omitted outside such a room. */
  readonly id?: string;
  /**
   * Plain data that a game's optional module, such as a coach, stores with the run. That module
   * also checks it.
   */
  readonly notes?: unknown;
}

export interface RunSetup {
  readonly kinds: readonly SeatKind[];
  /** The chips that everybody brings. */
  readonly stack: number;
  /** The house's own seat, if the house always deals. */
  readonly houseSeat?: Seat;
  /** The game before its first hand, in games for points. */
  readonly match?: Match;
  /** Picks the first dealer among the taken seats, using the first hand's seed. */
  readonly random?: RandomBelow;
}

/** What the table needs to know of a finished hand. */
export interface HandEnd {
  readonly transfers: readonly ChipTransfer[];
  /** The seats that took part, including the dealer's. */
  readonly played: readonly Seat[];
  /** Who dealt, if that was decided during the hand. */
  readonly dealer?: Seat;
  /** In games for points: the points and scores of the sides, and the game and the dealer of the next hand. */
  readonly scored?: {
    readonly points: readonly number[];
    readonly scores: readonly number[];
    readonly match: Match;
    readonly nextDealer: Seat;
  };
}

/** How many hands the history keeps. The totals cover all hands. */
export const HISTORY_LENGTH = 100;

/** How many finished hands a table keeps in full. Of older ones, only the results are kept. */
export const PAST_LENGTH = 50;

export const NO_TOTALS: SeatTotals = { hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 };

/** Creates a table before its first hand. */
export function startRun({ kinds, stack, houseSeat, match, random }: RunSetup): TableRun {
  const houseDeals = houseSeat !== undefined;
  const stacks = kinds.map((kind, seat) => (kind === 'open' || seat === houseSeat ? null : stack));
  const taken = seatsFrom(0, kinds.length).filter((seat) => kinds[seat] !== 'open');
  return {
    kinds: kinds.map((kind, seat) => (seat === houseSeat ? 'bot' : kind)),
    stacks,
    brought: stacks,
    totals: kinds.map(() => NO_TOTALS),
    house: 0,
    houseDeals,
    dealer: houseSeat ?? taken[random?.(taken.length) ?? 0]!,
    hand: 1,
    history: [],
    ...(match && { match }),
  };
}

export const hasChips = ({ stacks }: Pick<TableRun, 'stacks'>, seat: Seat): boolean =>
  (stacks[seat] ?? 0) > 0;

export const seatsWithChips = (run: Pick<TableRun, 'stacks'>): readonly Seat[] =>
  seatsFrom(0, run.stacks.length).filter((seat) => hasChips(run, seat));

/** Whether another hand can be played: somebody deals, and somebody else has chips. */
export const canGoOn = (run: TableRun): boolean =>
  seatsWithChips(run).length >= (run.houseDeals ? 1 : 2);

/** The next dealer: the next seat that has chips. */
function nextDealer({ houseDeals, dealer }: TableRun, stacks: TableRun['stacks']): Seat {
  if (houseDeals) return dealer;
  const others = seatsFrom(dealer + 1, stacks.length);
  return others.find((seat) => hasChips({ stacks }, seat)) ?? dealer;
}

const added = (totals: SeatTotals, net: number | null): SeatTotals =>
  net === null
    ? totals
    : {
        hands: totals.hands + 1,
        ahead: totals.ahead + (net > 0 ? 1 : 0),
        behind: totals.behind + (net < 0 ? 1 : 0),
        net: totals.net + net,
        biggest: Math.max(totals.biggest, net),
      };

/** Ends a hand: moves the chips, adds the hand to the history, and passes on the deal. */
export function endHand(
  run: TableRun,
  { transfers, played, dealer = run.dealer, scored }: HandEnd,
): TableRun {
  const net = run.stacks.map((stack, seat) =>
    stack === null || !played.includes(seat) ? null : netOf(transfers, seatAccount(seat)),
  );
  const record: HandRecord = {
    ...{ hand: run.hand, dealer, net },
    ...(scored && { points: scored.points, scores: scored.scores }),
  };
  const stacks = stacksAfter(run.stacks, transfers);
  const { carried: before = 0, ...rest } = run;
  const carried = before + netOf(transfers, 'pot');
  return {
    ...rest,
    stacks,
    totals: run.totals.map((totals, seat) => added(totals, net[seat]!)),
    house: run.house + netOf(transfers, 'house'),
    ...(carried > 0 && { carried }),
    dealer: scored?.nextDealer ?? nextDealer(run, stacks),
    hand: run.hand + 1,
    history: [...run.history, record].slice(-HISTORY_LENGTH),
    ...(scored && { match: scored.match }),
  };
}

/** Sets the run's id, if a bankroll gave one. The fields keep the order of saves. */
export function withId(run: TableRun, id: string | undefined): TableRun {
  if (id === undefined || id === run.id) return run;
  const { notes, ...rest } = run;
  return { ...rest, id, ...(notes !== undefined && { notes }) };
}

/** Adds chips to a seat between two hands. An open seat gets none. */
export function bringChips(run: TableRun, seat: Seat, amount: number): TableRun {
  const more = (list: TableRun['stacks']): TableRun['stacks'] =>
    list.map((chips, at) => (chips === null || at !== seat ? chips : chips + amount));
  const stacks = more(run.stacks);
  const dealer = hasChips({ stacks }, run.dealer) ? run.dealer : nextDealer(run, stacks);
  return { ...run, stacks, brought: more(run.brought), dealer };
}
