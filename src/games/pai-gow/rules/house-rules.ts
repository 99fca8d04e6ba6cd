import { withIndex } from '../../../core/cards/list.js';
import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';

/** What seven cards can hold, the joker being an ace. Every hand is exactly one of these. */
export const HOUSE_HANDS = [
  'five-aces',
  'quads',
  'two-trips',
  'full-house',
  'trips',
  'three-pairs',
  'two-pairs',
  'one-pair',
  'nothing',
] as const;
export type HouseHand = (typeof HOUSE_HANDS)[number];

/** What a rule puts in front. */
export const HOUSE_FRONTS = [
  /** Two cards of the main group: the largest one, of equals the highest. */
  'main',
  /** Two cards of the second group. */
  'second',
  /** One card of the main group and the best single card. */
  'main-and-single',
  /**
   * The two best single cards. In a hand of nothing it is the second and third best, since the best
   * stays behind.
   */
  'singles',
  /** The best two cards that leave a straight or a flush behind. */
  'straight',
  /** The better of `straight` and `singles`. */
  'straight-or-singles',
] as const;
export type HouseFront = (typeof HOUSE_FRONTS)[number];

/** One rank, such as `K`, or a range, such as `2-6`. Ranks are 2 to 9, T, J, Q, K, A. */
export type RankRange = string;

/**
 * A rule of a house way as plain data: conditions on the seven cards, and what goes in front. An
 * omitted condition always holds.
 */
export interface HouseRule {
  readonly hand: HouseHand;
  /** A straight or a flush is possible. */
  readonly straight?: true;
  /** The rank of the main group. */
  readonly main?: RankRange;
  /** The rank of the second group. */
  readonly second?: RankRange;
  /** The ranks of the best and the second best single card. */
  readonly single?: RankRange;
  readonly nextSingle?: RankRange;
  readonly front: HouseFront;
}

/** The maximum number of rules in a list. */
export const MOST_HOUSE_RULES = 100;

const RANKS = '23456789TJQKA';
const RANGE = new RegExp(`^[${RANKS}](-[${RANKS}])?$`);
const RANGES = ['main', 'second', 'single', 'nextSingle'] as const;
const NAMES: readonly string[] = ['hand', 'straight', ...RANGES, 'front'];

/** The lowest and the highest height (2 to 14) of a range. */
export const heightsOf = (range: RankRange): readonly [least: number, most: number] => [
  RANKS.indexOf(range[0]!) + 2,
  RANKS.indexOf(range.at(-1)!) + 2,
];

function isRange(value: unknown): boolean {
  if (typeof value !== 'string' || !RANGE.test(value)) return false;
  const [least, most] = heightsOf(value);
  return least <= most;
}

/** Checks one rule of a list. `at` is its path, such as `houseWayRules.2`. */
function checkRule(at: string, value: unknown): Checked<HouseRule> {
  const rule = asRecord(value);
  if (!rule) return wrongOption(at, value, '{hand, front}');
  const strange = Object.keys(rule).find((name) => !NAMES.includes(name));
  if (strange !== undefined) return wrongOption(at, strange, NAMES.join(', '));
  const { hand, straight, front } = rule;
  if (!isOneOf(HOUSE_HANDS, hand)) return wrongOption(`${at}.hand`, hand, HOUSE_HANDS.join(', '));
  if (!isOneOf<unknown>([undefined, true], straight)) {
    return wrongOption(`${at}.straight`, straight, 'true');
  }
  for (const name of RANGES) {
    const range = rule[name];
    if (range !== undefined && !isRange(range)) {
      return wrongOption(`${at}.${name}`, range, 'K, 2-6, J-A …');
    }
  }
  return isOneOf(HOUSE_FRONTS, front)
    ? { value: rule as unknown as HouseRule }
    : wrongOption(`${at}.front`, front, HOUSE_FRONTS.join(', '));
}

/** Checks a page's rules, and reports the first one that can't be used. */
export function checkHouseRules(option: string, value: unknown): Checked<readonly HouseRule[]> {
  if (!Array.isArray(value) || value.length > MOST_HOUSE_RULES) {
    return wrongOption(option, value, `[{hand, front}, …], 0–${MOST_HOUSE_RULES}`);
  }
  for (const [index, rule] of withIndex(value)) {
    const checked = checkRule(`${option}.${index}`, rule);
    if ('problem' in checked) return checked;
  }
  return { value: value as readonly HouseRule[] };
}
