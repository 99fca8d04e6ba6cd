import type { Seat } from '../engine/rules.js';
import { type SeatKind, seatsFrom } from './seats.js';
import { NO_TOTALS, type TableRun, hasChips } from './table-run.js';

const at = <T>(list: readonly T[], seat: Seat, value: T): readonly T[] =>
  list.map((one, index) => (index === seat ? value : one));

/** The dealer after a change of seats: the same, unless that seat has no chips any more. */
function dealerOf(run: TableRun): Seat {
  const { kinds, dealer, houseDeals } = run;
  if (houseDeals || hasChips(run, dealer)) return dealer;
  const others = seatsFrom(dealer + 1, kinds.length);
  const withChips = others.find((seat) => hasChips(run, seat));
  return withChips ?? others.find((seat) => kinds[seat] !== 'open') ?? dealer;
}

/**
 * Gives a seat to somebody else, or opens it, between two hands. The seat's totals and history
 * start again. What its previous owner won or lost is added to the house's account, so that the
 * chips still add up. At least one seat must stay taken.
 *
 * @param chips what the newcomer brings; ignored for an open seat
 * @throws RangeError for the house's own seat, which can't be given away, and for a seat that does
 *   not exist
 */
export function reseat(run: TableRun, seat: Seat, kind: SeatKind, chips: number): TableRun {
  if (run.houseDeals && seat === run.dealer) {
    throw new RangeError(`seat ${seat} is the house’s own`);
  }
  const before = run.totals[seat];
  if (!before) throw new RangeError(`no seat ${seat}`);
  const brought = kind === 'open' ? null : chips;
  const changed: TableRun = {
    ...run,
    kinds: at(run.kinds, seat, kind),
    stacks: at(run.stacks, seat, brought),
    brought: at(run.brought, seat, brought),
    totals: at(run.totals, seat, NO_TOTALS),
    house: run.house + before.net,
    // The points of a game belong to its sides, whoever sits there.
    history: run.history.map((record) => ({ ...record, net: at(record.net, seat, null) })),
  };
  return { ...changed, dealer: dealerOf(changed) };
}
