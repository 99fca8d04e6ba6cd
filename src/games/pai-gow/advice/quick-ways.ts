import type { HouseWayName } from '../rules/house-ways.js';
import { quickFoxwoods } from './quick-foxwoods.js';
import type { QuickWay } from '../rules/rank-hand.js';

/** Every house way; one that is not here does not compile. */
export const QUICK_WAYS: Readonly<Record<HouseWayName, QuickWay>> = { foxwoods: quickFoxwoods };
