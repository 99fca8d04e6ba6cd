import type { PaigowOptions } from '../rules/options.js';

/** What the table's rules say that an advice goes by; what may be left out is none. */
export type AdviceOptions = Pick<PaigowOptions, 'houseWay' | 'wheel' | 'commission'> &
  Partial<Pick<PaigowOptions, 'houseWayRules'>>;

/** The same of a hand's options, and nothing else of them. */
export const adviceOptionsOf = ({
  houseWay,
  houseWayRules,
  wheel,
  commission,
}: PaigowOptions): AdviceOptions => ({
  ...{ houseWay, wheel, commission },
  ...(houseWayRules.length > 0 && { houseWayRules }),
});
