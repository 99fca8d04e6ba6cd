import type { Card } from '../../../core/cards/card.js';
import { cardCode, parseCards } from '../../../core/cards/notation.js';
import { asRecord } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { isCount } from '../../../core/engine/save.js';
import type { PaigowAdvice, SplitAdvice } from './advice.js';
import { DEALER_HANDS } from './advice-options.js';

/**
 * How many of the dealer's hands a set wins, pushes and loses against. They add up to
 * `DEALER_HANDS`.
 */
export type Chances = readonly [wins: number, pushes: number, losses: number];

/** A judged set. Cards are given by their codes, such as `KD QS`. */
export interface Lesson {
  readonly hand: number;
  readonly seat: Seat;
  /** The part of the stake, in chips, that the dealer could cover. */
  readonly stake: number;
  /** All seven cards, those that were set in front, and those that the best way puts there. */
  readonly cards: string;
  readonly front: string;
  readonly best: string;
  readonly chances: Chances;
  readonly bestChances: Chances;
  /**
   * How much less the set is worth than the best one, as a share of the stake; 0 if it is as good.
   */
  readonly cost: number;
}

/** The totals of a seat. */
export interface CoachTotals {
  readonly seat: Seat;
  /** How many sets were judged, and how many of them were as good as the best. */
  readonly hands: number;
  readonly best: number;
  /** The sum of their costs, as shares of the stakes, and in chips. */
  readonly cost: number;
  readonly chips: number;
}

/** What the coach saves with a table's run, as plain data. */
export interface CoachNotes {
  readonly totals: readonly CoachTotals[];
  /** The judged sets of the latest hand that has any. */
  readonly latest: readonly Lesson[];
  /** The sets to learn from, the costliest first. */
  readonly lessons: readonly Lesson[];
}

export const MOST_LESSONS = 12;

export const NO_NOTES: CoachNotes = { totals: [], latest: [], lessons: [] };

const FOUL: Chances = [0, 0, DEALER_HANDS];

const chancesOf = ({ wins, pushes, losses }: SplitAdvice): Chances => [wins, pushes, losses];

/**
 * What a set wins over all of the dealer's hands, after the commission, in hundredths of its stake.
 */
const worthOf = ([wins, , losses]: Chances, commission: number): number =>
  wins * (100 - commission) - losses * 100;

/** The codes of some cards, separated by spaces. */
const codes = (cards: readonly Card[]): string => cards.map(cardCode).join(' ');

/** A set to judge. */
export interface SetHand {
  readonly hand: number;
  readonly seat: Seat;
  readonly stake: number;
  /** All seven cards, in the order in which they are shown. */
  readonly cards: readonly Card[];
  readonly front: readonly Card[];
}

/** The way that has these two cards in front; `undefined` if that would be foul. */
export const splitWith = (
  { splits }: PaigowAdvice,
  front: readonly Card[],
): SplitAdvice | undefined =>
  splits.find((split) => split.front.every((card) => front.includes(card)));

/**
 * Judges a set by the advice for its seven cards. A foul set, which some tables allow, loses
 * against every hand.
 *
 * @param commission percent of the win, as used for the advice
 */
export function judge(
  { hand, seat, stake, cards, front }: SetHand,
  advice: PaigowAdvice,
  commission: number,
): Lesson {
  const split = splitWith(advice, front);
  const best = advice.splits[0]!;
  const [chances, bestChances] = [split ? chancesOf(split) : FOUL, chancesOf(best)];
  const less = worthOf(bestChances, commission) - worthOf(chances, commission);
  return {
    ...{ hand, seat, stake, cards: codes(cards) },
    ...{ front: codes(cards.filter((card) => front.includes(card))), best: codes(best.front) },
    ...{ chances, bestChances, cost: less / (100 * DEALER_HANDS) },
  };
}

function addToTotals(totals: readonly CoachTotals[], { seat, cost, stake }: Lesson): CoachTotals[] {
  const old = totals.find((one) => one.seat === seat);
  const { hands, best, cost: sum, chips } = old ?? { hands: 0, best: 0, cost: 0, chips: 0 };
  const own: CoachTotals = {
    seat,
    hands: hands + 1,
    best: best + (cost > 0 ? 0 : 1),
    cost: sum + cost,
    chips: chips + cost * stake,
  };
  return [...totals.filter((one) => one !== old), own].sort((a, b) => a.seat - b.seat);
}

/** Adds a judged set to the notes. */
export function withLesson({ totals, latest, lessons }: CoachNotes, lesson: Lesson): CoachNotes {
  const costly = lesson.cost > 0 ? [...lessons, lesson] : lessons;
  return {
    totals: addToTotals(totals, lesson),
    latest: [...latest.filter(({ hand }) => hand === lesson.hand), lesson],
    lessons: [...costly].sort((a, b) => b.cost - a.cost).slice(0, MOST_LESSONS),
  };
}

const isAmount = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;

/** Whether a text is a list of `count` different cards, all of them `among` the given ones. */
function isCards(value: unknown, count: number, among?: string): value is string {
  const cards = typeof value === 'string' ? parseCards(value) : [];
  if (!('length' in cards) || new Set(cards).size !== count) return false;
  return cards.length === count && (among === undefined || isWithin(cards, among));
}

const isWithin = (cards: readonly Card[], among: string): boolean =>
  cards.every((card) => among.split(' ').includes(cardCode(card)));

const isChances = (value: unknown): value is Chances =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every(isCount) &&
  value.reduce((sum, one) => sum + one, 0) === DEALER_HANDS;

function isLesson(value: unknown): value is Lesson {
  const { hand, seat, stake, cards, front, best, chances, bestChances, cost } =
    asRecord(value) ?? {};
  return (
    [hand, seat, stake].every(isCount) &&
    isCards(cards, 7) &&
    isCards(front, 2, cards) &&
    isCards(best, 2, cards) &&
    isChances(chances) &&
    isChances(bestChances) &&
    isAmount(cost)
  );
}

function isTotals(value: unknown): value is CoachTotals {
  const { seat, hands, best, cost, chips } = asRecord(value) ?? {};
  return (
    isCount(seat) &&
    isCount(hands) &&
    isCount(best) &&
    best <= hands &&
    [cost, chips].every(isAmount)
  );
}

const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

/** Checks the notes of an untrusted save. Returns `undefined` if they are invalid. */
export function checkNotes(value: unknown): CoachNotes | undefined {
  if (value === undefined) return NO_NOTES;
  const { totals, latest, lessons } = asRecord(value) ?? {};
  const fits =
    isListOf(totals, isTotals) && isListOf(latest, isLesson) && isListOf(lessons, isLesson);
  return fits ? (value as CoachNotes) : undefined;
}
