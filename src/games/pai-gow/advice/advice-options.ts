import type { PaigowOptions } from '../rules/options.js';
import { commissionInForce, pushInForce } from '../rules/push.js';

/** The dealer's hands that a player's seven cards leave: C(46, 7). */
export const DEALER_HANDS = 53_524_680;

/** What the table's rules say that an advice goes by; what may be left out is none. */
export type AdviceOptions = Pick<PaigowOptions, 'houseWay' | 'wheel' | 'commission'> &
  Partial<Pick<PaigowOptions, 'houseWayRules' | 'pushOn'>>;

/** The same of a hand's options, as they are in force, and nothing else of them. */
export function adviceOptionsOf(options: PaigowOptions): AdviceOptions {
  const { houseWay, houseWayRules, wheel } = options;
  const pushOn = pushInForce(options);
  return {
    ...{ houseWay, wheel, commission: commissionInForce(options) },
    ...(houseWayRules.length > 0 && { houseWayRules }),
    ...(pushOn !== 'none' && { pushOn }),
  };
}
