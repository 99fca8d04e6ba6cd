import type { Seat } from '../engine/rules.js';
import type { RandomBelow } from './bot.js';
import { type ChipTransfer, netOf, seatAccount, stacksAfter } from './ledger.js';
import { type SeatKind, seatsFrom } from './seats.js';

/** What a seat did over all hands; `net` in chips, side bets and commission included. */
export interface SeatTotals {
  /** Hands that it took part in: those that brought chips, that cost some, and the others. */
  readonly hands: number;
  readonly ahead: number;
  readonly behind: number;
  readonly net: number;
  /** The most that one hand brought. */
  readonly biggest: number;
}

/** A hand that is over. */
export interface HandRecord {
  /** Its number, from 1. */
  readonly hand: number;
  readonly dealer: Seat;
  /** What it brought each seat, in chips; `null` where the seat took no part. */
  readonly net: readonly (number | null)[];
}

/**
 * A table from hand to hand: plain data, that a save holds as it is. All chips that are on it were
 * brought: `stacks[n] = brought[n] + totals[n].net`, `house` is what the house made of them, and
 * `carried` what is left in the middle.
 */
export interface TableRun {
  /** By seat; the house's own seat counts as a bot's. */
  readonly kinds: readonly SeatKind[];
  /** Chips by seat; `null` for an open seat and for the house's own. */
  readonly stacks: readonly (number | null)[];
  readonly brought: readonly (number | null)[];
  readonly totals: readonly SeatTotals[];
  /** What the house has won (or, below 0, lost). */
  readonly house: number;
  /** Chips that nobody won, and that the next hand is played for too; left out where there are none. */
  readonly carried?: number;
  /** Whether the house always deals, from `dealer`; else the deal goes round. */
  readonly houseDeals: boolean;
  /** The dealer's seat of the hand that runs or comes next. */
  readonly dealer: Seat;
  /** The number of the hand that runs or comes next, from 1. */
  readonly hand: number;
  /** The last hands, the oldest first. */
  readonly history: readonly HandRecord[];
  /** What a room's bankroll knows the run by; none outside of rooms with one. */
  readonly id?: string;
  /** What a game's own file on need keeps with the run, plain data; it checks what it finds there. */
  readonly notes?: unknown;
}

/** How a table begins. */
export interface RunSetup {
  readonly kinds: readonly SeatKind[];
  /** What everyone brings. */
  readonly stack: number;
  /** The house's own seat, where the house always deals. */
  readonly houseSeat?: Seat;
  /** Picks the first dealer among the seats that are taken; from the first hand's seed. */
  readonly random?: RandomBelow;
}

/** What a hand tells the table at its end. */
export interface HandEnd {
  readonly transfers: readonly ChipTransfer[];
  /** The seats that took part, the dealer's included. */
  readonly played: readonly Seat[];
  /** Who dealt, where that was settled in the hand. */
  readonly dealer?: Seat;
}

/** How many hands the history keeps; the totals are of all. */
export const HISTORY_LENGTH = 100;

/** How many hands that are over a table keeps whole; of older ones the run has the results. */
export const PAST_LENGTH = 50;

export const NO_TOTALS: SeatTotals = { hands: 0, ahead: 0, behind: 0, net: 0, biggest: 0 };

/** A table before its first hand. */
export function startRun({ kinds, stack, houseSeat, random }: RunSetup): TableRun {
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
  };
}

/** Whether a seat has chips, and can take part in the next hand. */
export const hasChips = ({ stacks }: Pick<TableRun, 'stacks'>, seat: Seat): boolean =>
  (stacks[seat] ?? 0) > 0;

/** The seats with chips. */
export const seatsWithChips = (run: Pick<TableRun, 'stacks'>): readonly Seat[] =>
  seatsFrom(0, run.stacks.length).filter((seat) => hasChips(run, seat));

/** Whether a further hand can be played: a dealer, and somebody with chips to play against. */
export const canGoOn = (run: TableRun): boolean =>
  seatsWithChips(run).length >= (run.houseDeals ? 1 : 2);

/** The seat that deals next: the next one that has chips. */
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

/** The table after a hand: chips moved, the hand in the history, the deal passed on. */
export function endHand(
  run: TableRun,
  { transfers, played, dealer = run.dealer }: HandEnd,
): TableRun {
  const net = run.stacks.map((stack, seat) =>
    stack === null || !played.includes(seat) ? null : netOf(transfers, seatAccount(seat)),
  );
  const record: HandRecord = { hand: run.hand, dealer, net };
  const stacks = stacksAfter(run.stacks, transfers);
  const { carried: before = 0, ...rest } = run;
  const carried = before + netOf(transfers, 'pot');
  return {
    ...rest,
    stacks,
    totals: run.totals.map((totals, seat) => added(totals, net[seat]!)),
    house: run.house + netOf(transfers, 'house'),
    ...(carried > 0 && { carried }),
    dealer: nextDealer(run, stacks),
    hand: run.hand + 1,
    history: [...run.history, record].slice(-HISTORY_LENGTH),
  };
}

/** The run under an id of a bankroll, where it gave one; its fields stand in the order of a save's. */
export function withId(run: TableRun, id: string | undefined): TableRun {
  if (id === undefined || id === run.id) return run;
  const { notes, ...rest } = run;
  return { ...rest, id, ...(notes !== undefined && { notes }) };
}

/** The table after a seat brought more chips, between two hands; open seats bring none. */
export function bringChips(run: TableRun, seat: Seat, amount: number): TableRun {
  const more = (list: TableRun['stacks']): TableRun['stacks'] =>
    list.map((chips, at) => (chips === null || at !== seat ? chips : chips + amount));
  const stacks = more(run.stacks);
  const dealer = hasChips({ stacks }, run.dealer) ? run.dealer : nextDealer(run, stacks);
  return { ...run, stacks, brought: more(run.brought), dealer };
}

/** The seats of a kind that have no chips left. */
export const brokeSeats = (
  { kinds, stacks }: Pick<TableRun, 'kinds' | 'stacks'>,
  kind: SeatKind,
): readonly Seat[] =>
  [...kinds.keys()].filter((seat) => kinds[seat] === kind && stacks[seat] === 0);

/** The run with fresh chips for all seats of a kind that have none left. */
export const rebuySeats = (run: TableRun, kind: SeatKind, stack: number): TableRun =>
  brokeSeats(run, kind).reduce((table, seat) => bringChips(table, seat, stack), run);

/** The run with fresh chips for bots that have none left: a table needs its company. */
export const rebuyBots = (run: TableRun, { stack }: { readonly stack: number }): TableRun =>
  rebuySeats(run, 'bot', stack);
