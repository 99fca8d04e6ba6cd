import { type FoxwoodsRule, foxwoods } from './foxwoods.js';
import type { HouseWay } from './house-way.js';

/** The house ways there are, by the names that a page gives. */
export const HOUSE_WAY_NAMES = ['foxwoods'] as const;
export type HouseWayName = (typeof HOUSE_WAY_NAMES)[number];

/** The name of any house way's rule. */
export type HouseWayRule = FoxwoodsRule;

export const HOUSE_WAYS: Readonly<Record<HouseWayName, HouseWay<HouseWayRule>>> = { foxwoods };
