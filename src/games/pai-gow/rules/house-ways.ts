import type { HouseRule } from './house-rules.js';
import { type HouseWay, type HouseWayRule, houseWayBy } from './house-way.js';

export type { HouseWayRule };

/** The house ways that a page can choose. */
export const HOUSE_WAY_NAMES = ['foxwoods', 'mgm-grand'] as const;
export type HouseWayName = (typeof HOUSE_WAY_NAMES)[number];

/** A straight or a flush is considered with a pair, with three of a kind, or with neither. */
const STRAIGHTS: readonly HouseRule[] = [
  // With a pair of 10 to K, an ace in front is chosen if that is better.
  {
    ...{ hand: 'one-pair', straight: true, main: 'T-K', single: 'A' },
    front: 'straight-or-singles',
  },
  { hand: 'one-pair', straight: true, front: 'straight' },
  { hand: 'trips', straight: true, front: 'straight' },
  { hand: 'nothing', straight: true, front: 'straight' },
];

/** Rules that both ways share. */
const FIVE_ACES: readonly HouseRule[] = [
  { hand: 'five-aces', second: 'K', front: 'second' },
  { hand: 'five-aces', front: 'main' },
];
const TRIPS: readonly HouseRule[] = [
  { hand: 'trips', main: 'A', front: 'main-and-single' },
  { hand: 'trips', front: 'singles' },
];
const SIMPLE: readonly HouseRule[] = [
  { hand: 'two-trips', front: 'main' },
  { hand: 'full-house', front: 'second' },
  ...STRAIGHTS,
  ...TRIPS,
  { hand: 'three-pairs', front: 'main' },
  { hand: 'one-pair', front: 'singles' },
  { hand: 'nothing', front: 'singles' },
];

/** As published by the Wizard of Odds. `docs/internals/paigow-house-ways.md` explains the open cases. */
const FOXWOODS: readonly HouseRule[] = [
  ...FIVE_ACES,
  { hand: 'quads', second: '2-A', front: 'second' },
  { hand: 'quads', main: '2-6', front: 'singles' },
  { hand: 'quads', main: '7-T', single: 'K-A', front: 'singles' },
  { hand: 'quads', front: 'main' },
  { hand: 'two-pairs', main: '7-T', single: 'A', front: 'singles' },
  { hand: 'two-pairs', main: '3-6', single: 'K-A', front: 'singles' },
  { hand: 'two-pairs', front: 'second' },
  ...SIMPLE,
];

/** The way of the MGM Grand, from the same source. */
const MGM_GRAND: readonly HouseRule[] = [
  ...FIVE_ACES,
  { hand: 'quads', main: 'A', second: '2-Q', front: 'main' },
  { hand: 'quads', second: '2-A', front: 'second' },
  { hand: 'quads', main: '2-6', front: 'singles' },
  { hand: 'quads', main: '7-T', single: 'A', front: 'singles' },
  { hand: 'quads', front: 'main' },
  { hand: 'full-house', second: '2', single: 'A', nextSingle: 'K', front: 'singles' },
  { hand: 'two-pairs', main: '3-6', front: 'singles' },
  { hand: 'two-pairs', main: '7-T', single: 'A', front: 'singles' },
  { hand: 'two-pairs', main: 'J-K', second: '2-6', single: 'A', front: 'singles' },
  { hand: 'two-pairs', front: 'second' },
  ...SIMPLE,
];

/** The rules of each way. Each list can set any seven cards. */
export const HOUSE_WAY_RULES: Readonly<Record<HouseWayName, readonly HouseRule[]>> = {
  foxwoods: FOXWOODS,
  'mgm-grand': MGM_GRAND,
};

export const HOUSE_WAYS: Readonly<Record<HouseWayName, HouseWay<HouseWayRule>>> = {
  foxwoods: houseWayBy(FOXWOODS),
  'mgm-grand': houseWayBy(MGM_GRAND),
};

/** A table's house way: a named one, and the page's own rules, which come first. */
export interface HouseWayOptions {
  readonly houseWay: HouseWayName;
  readonly houseWayRules?: readonly HouseRule[];
}

/** All rules of a table's house way, in order. */
export const rulesOfWay = ({
  houseWay,
  houseWayRules = [],
}: HouseWayOptions): readonly HouseRule[] => [...houseWayRules, ...HOUSE_WAY_RULES[houseWay]];

/** The house way of a table. */
export const houseWayOf = (options: HouseWayOptions): HouseWay<HouseWayRule> =>
  options.houseWayRules?.length ? houseWayBy(rulesOfWay(options)) : HOUSE_WAYS[options.houseWay];

/** The names of the Foxwoods rules, in order. */
export const FOXWOODS_RULES: readonly HouseWayRule[] = [
  ...(['five-aces', 'quads', 'two-trips', 'full-house', 'straight-or-flush', 'trips'] as const),
  ...(['three-pairs', 'two-pairs', 'one-pair', 'nothing'] as const),
];
export type FoxwoodsRule = HouseWayRule;
