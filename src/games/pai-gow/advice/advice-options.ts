import type { PaigowOptions } from '../rules/options.js';
import { commissionInForce, pushInForce } from '../rules/push.js';

/** How many hands the dealer can have, given the player's seven cards: C(46, 7). */
export const DEALER_HANDS = 53_524_680;

/** The table's rules that an advice depends on. Optional ones default to none. */
export type AdviceOptions = Pick<PaigowOptions, 'houseWay' | 'wheel' | 'commission'> &
  Partial<Pick<PaigowOptions, 'houseWayRules' | 'pushOn'>>;

/** The rules of a hand, as they apply to it, without its other options. */
export function adviceOptionsOf(options: PaigowOptions): AdviceOptions {
  const { houseWay, houseWayRules, wheel } = options;
  const pushOn = pushInForce(options);
  return {
    ...{ houseWay, wheel, commission: commissionInForce(options) },
    ...(houseWayRules.length > 0 && { houseWayRules }),
    ...(pushOn !== 'none' && { pushOn }),
  };
}
