import type { Seat } from '../engine/rules.js';
import { type TableRun, bringChips } from '../table/table-run.js';
import { rebuyBots } from '../table/rebuy.js';
import { reseat } from '../table/reseat.js';
import type { SeatedSettings } from './shared-rules.js';

/** A change at a seat between two hands: somebody else sits there with those chips, or brings more. */
export type SeatChange =
  | { readonly seat: Seat; readonly kind: 'human' | 'bot'; readonly chips: number }
  | { readonly seat: Seat; readonly brings: number };

export const withChange = (run: TableRun, change: SeatChange): TableRun =>
  'brings' in change
    ? bringChips(run, change.seat, change.brings)
    : reseat(run, change.seat, change.kind, change.chips);

/** Whether the house deals from this seat, so that nobody else can take it. */
export const isHouseSeat = ({ houseDeals, dealer }: TableRun, seat: Seat): boolean =>
  houseDeals && seat === dealer;

/** The run for the next hand: bots get chips, or, without `fill`, seats without a person stay open. */
export function companyRun(run: TableRun, settings: SeatedSettings, fill: boolean): TableRun {
  if (fill) return rebuyBots(run, settings);
  const empty = [...run.kinds.keys()].filter(
    (seat) => run.kinds[seat] === 'bot' && !isHouseSeat(run, seat),
  );
  return empty.reduce((table, seat) => reseat(table, seat, 'open', 0), run);
}
