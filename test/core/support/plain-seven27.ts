import { type Card, rankOf } from '../../../src/core.js';
import type {
  Carry,
  FiveAceAce,
  Scoring,
  Tens,
  WinAndTie,
} from '../../../src/games/seven-twenty-seven/rules/options.js';

/**
 * Seven Twenty-Seven's showdown the plain way, as shared/rules/seven-twenty-seven.md tells it: in
 * points, chip by chip, slow, and with no line shared with src.
 */
export interface PlainHand {
  readonly cards: readonly Card[];
  /** `7`, `27` or `both`; `all` where nothing is declared. */
  readonly declared: string;
}

export interface PlainTable {
  readonly scoring: Scoring;
  readonly tens: Tens;
  /** By seat; `null` for who folded. */
  readonly hands: readonly (PlainHand | null)[];
  /** By seat, what it put in. */
  readonly paid: readonly number[];
  readonly dealer: number;
  /** House rules, as docs/internals/seven27-house-rules.md describes them. Without it there are none. */
  readonly house?: PlainHouse;
}

export interface PlainHouse {
  readonly fiveAceAce: FiveAceAce;
  readonly winAndTie: WinAndTie;
  readonly carry: Carry;
  /** By seat, what it has left in front of it. */
  readonly chips: readonly number[];
  /** From the hand before. */
  readonly carried: number;
}

/** All totals that a hand can have, each ace 1 or 11 on its own. */
export function plainTotals(cards: readonly Card[], tens: Tens): readonly number[] {
  return cards.reduce<readonly number[]>(
    (sums, card) => {
      const rank = rankOf(card);
      if (rank === 1) return sums.flatMap((sum) => [sum + 1, sum + 11]);
      const small = rank > 10 || (rank === 10 && tens === 'half');
      return sums.map((sum) => sum + (small ? 0.5 : rank));
    },
    [0],
  );
}

/** Whether a total may win a target at all. */
export const plainCan = (total: number, target: number, scoring: Scoring): boolean =>
  scoring !== 'over-is-bust' || total <= target;

/** Which of two equally distant totals is preferred: what the scoring's name says first. */
function isPreferred(total: number, target: number, scoring: Scoring): boolean {
  const inside = total >= 7 && total <= 27;
  switch (scoring) {
    case 'under-beats-over':
      return total <= target;
    case 'over-beats-under':
      return total >= target;
    case 'inside-beats-outside':
      return inside;
    case 'outside-beats-inside':
      return !inside;
    case 'nearest':
    case 'over-is-bust':
      return true;
  }
}

/** Whether one total beats another. */
export function plainBeats(one: number, other: number, target: number, scoring: Scoring): boolean {
  const [can, otherCan] = [one, other].map((total) => plainCan(total, target, scoring));
  if (can !== otherCan) return can === true;
  const [far, otherFar] = [Math.abs(one - target), Math.abs(other - target)];
  if (far !== otherFar) return far < otherFar;
  return isPreferred(one, target, scoring) && !isPreferred(other, target, scoring);
}

const bestTotal = (hand: PlainHand, target: number, { scoring, tens }: PlainTable): number =>
  plainTotals(hand.cards, tens).reduce((best, total) =>
    plainBeats(total, best, target, scoring) ? total : best,
  );

/** Whether a hand is 5-A-A, and the house rule lets it beat all others. */
const isBestOfAll = ({ cards }: PlainHand, { house }: PlainTable): boolean =>
  house?.fiveAceAce === 'beats-all' &&
  cards
    .map(rankOf)
    .sort((a, b) => a - b)
    .join() === '1,1,5';

/** What of the pots may stay: nothing where fewer than two have chips. */
const stays = ({ house }: PlainTable): string =>
  house && house.chips.filter((chips) => chips > 0).length > 1 ? house.carry : 'none';

/** The best hands for a target. Empty if no hand can win it. */
function plainWinners(
  seats: readonly number[],
  target: number,
  table: PlainTable,
): readonly number[] {
  const five = seats.filter((seat) => isBestOfAll(table.hands[seat]!, table));
  if (five.length > 0) return five;
  const totals = new Map(seats.map((seat) => [seat, bestTotal(table.hands[seat]!, target, table)]));
  return seats.filter(
    (seat) =>
      plainCan(totals.get(seat)!, target, table.scoring) &&
      !seats.some((other) =>
        plainBeats(totals.get(other)!, totals.get(seat)!, target, table.scoring),
      ),
  );
}

/** The winners of the 7 and 27 halves of a pot, by their declarations. */
function plainHalves(seats: readonly number[], table: PlainTable): readonly (readonly number[])[] {
  const winners = (among: readonly number[], target: number): readonly number[] =>
    plainWinners(
      among.filter((seat) => ['all', 'both', String(target)].includes(table.hands[seat]!.declared)),
      target,
      table,
    );
  const isOneBest = (seat: number): boolean => {
    const alone = [7, 27].filter((target) => String(winners(seats, target)) === String(seat));
    const tied = [7, 27].filter((target) => winners(seats, target).includes(seat));
    const isEnough = table.house?.winAndTie === 'three-quarters' && alone.length === 1;
    return alone.length === 2 || (isEnough && tied.length === 2);
  };
  const left = seats.filter((seat) => table.hands[seat]!.declared !== 'both' || isOneBest(seat));
  const halves = [winners(left, 7), winners(left, 27)];
  if (halves.some((half) => half.length > 0) || stays(table) !== 'none') return halves;
  return [7, 27].map((target) => plainWinners(seats, target, table));
}

/** Gives chips one by one, by turns. */
const giveOut = (chips: number, winners: readonly number[], won: number[]): void => {
  for (let chip = 0; chip < chips; chip++) won[winners[chip % winners.length]!]!++;
};

function payPot(chips: number, seats: readonly number[], table: PlainTable, won: number[]): void {
  if (seats.length === 1) return giveOut(chips, seats, won);
  const [low, high] = plainHalves(seats, table) as [readonly number[], readonly number[]];
  const [small, large] = [Math.floor(chips / 2), Math.ceil(chips / 2)];
  if (low.length === 0 && high.length === 0) return;
  if (low.length === 0) return giveOut(stays(table) === 'half' ? large : chips, high, won);
  if (high.length === 0) return giveOut(stays(table) === 'half' ? small : chips, low, won);
  giveHalf(small, low, high, table, won);
  giveHalf(large, high, low, table, won);
}

/** A half: chip by chip to two sides in turn, where who has won the other half alone is one of them. */
function giveHalf(
  chips: number,
  winners: readonly number[],
  others: readonly number[],
  { house }: PlainTable,
  won: number[],
): void {
  const [best] = others;
  const isSplit =
    house?.winAndTie === 'three-quarters' && others.length === 1 && winners.includes(best!);
  if (!isSplit || winners.length === 1) return giveOut(chips, winners, won);
  const rest = winners.filter((seat) => seat !== best);
  const sides = winners[0] === best ? [[best], rest] : [rest, [best!]];
  const parts = [0, 0];
  for (let chip = 0; chip < chips; chip++) parts[chip % 2]!++;
  for (const at of [0, 1]) giveOut(parts[at]!, sides[at] as readonly number[], won);
}

/** The pots, chip by chip: who is in for the first chip of a stake, for the second, and so on. */
export function plainPots(
  paid: readonly number[],
  isIn: readonly boolean[],
  order: readonly number[],
): readonly { readonly amount: number; readonly seats: readonly number[] }[] {
  const pots: { amount: number; seats: readonly number[] }[] = [];
  for (let nth = 1; nth <= Math.max(...paid); nth++) {
    const amount = paid.filter((chips) => chips >= nth).length;
    const seats = order.filter((seat) => isIn[seat] && paid[seat]! >= nth);
    const last = pots.at(-1);
    // Chips of those who are out, beyond what anybody else has in, stay with the pot below.
    if (last && (seats.length === 0 || String(seats) === String(last.seats))) last.amount += amount;
    else pots.push({ amount, seats });
  }
  return pots;
}

/** The chips that each seat wins from all pots. */
export function plainShowdown(table: PlainTable): readonly number[] {
  const { paid, hands, dealer } = table;
  const order = paid.map((_, at) => (dealer + 1 + at) % paid.length);
  const won = paid.map(() => 0);
  const isIn = hands.map((hand) => hand !== null);
  plainPots(paid, isIn, order).forEach(({ amount, seats }, at) => {
    payPot(amount + (at === 0 ? (table.house?.carried ?? 0) : 0), seats, table, won);
  });
  return won;
}
