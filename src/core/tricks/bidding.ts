import { sumOf } from '../cards/list.js';
import type { Seat } from '../engine/rules.js';
import type { TrickRefusal } from './refusals.js';
import type { AuctionRules, TricksBid } from './rules.js';
import type { TrickState } from './state.js';
import { type TrickTable, liveAfter, partnerOf } from './trick-table.js';

type Refused = TrickRefusal | undefined;

/** Whether a bid of 0 tricks is nil. */
export const hasNil = ({ rules: { bid } }: TrickTable): boolean =>
  bid?.type === 'tricks' && bid.nil === true;

/** The highest bid of an auction; `null` before the first. */
export const highBid = ({ seats, bidder }: TrickState): number | null =>
  bidder === null ? null : seats[bidder]!.bid;

/** The least and the highest number of tricks that can be bid, without nil. */
function rangeOf({ rules }: TrickTable, bid: TricksBid): readonly [least: number, most: number] {
  const { least = bid.nil ? 1 : 0, most = rules.deal.hand } = bid;
  return [least, most];
}

/** The bid that would make the sum of all bids fit; `null` if the seat isn't the last bidder, or may make it fit. */
function forbiddenSum(table: TrickTable, { seats }: TrickState, seat: Seat, bid: TricksBid) {
  const others = table.live.filter((one) => one !== seat).map((one) => seats[one]!.bid);
  const isLast = others.every((one) => one !== null);
  return bid.mustMiss && isLast ? table.rules.deal.hand - sumOf(others.map(Number)) : null;
}

/** The least bid that brings a side to its least sum, if the partner has bid. */
function leastForSide(table: TrickTable, { seats }: TrickState, seat: Seat, bid: TricksBid) {
  const { sideLeast = 0 } = bid;
  const partner = partnerOf(table, seat);
  const first = partner === undefined ? 0 : seats[partner]!.bid;
  const isFree = first === null || (partner !== undefined && bid.nil === true && first === 0);
  return isFree ? 0 : sideLeast - first;
}

function refuseTricks(
  table: TrickTable,
  state: TrickState,
  seat: Seat,
  number: number,
  bid: TricksBid,
): Refused {
  const [least, most] = rangeOf(table, bid);
  const isNil = bid.nil === true && number === 0;
  if (!isNil && (number < least || number > most)) return { code: 'bad-bid', least, most };
  const sum = forbiddenSum(table, state, seat, bid);
  if (sum === number) return { code: 'bids-fit', bid: number, tricks: table.rules.deal.hand };
  const needed = leastForSide(table, state, seat, bid);
  return isNil || number >= needed ? undefined : { code: 'side-bid-low', least: needed };
}

/** The least number that a seat can bid in an auction. */
function leastBid(table: TrickTable, state: TrickState, seat: Seat, rules: AuctionRules): number {
  const high = highBid(state);
  if (high === null) return rules.least;
  const holds = rules.hold === true && state.firstBidder === seat;
  const next = holds ? high : high + 1;
  const isPartner = state.bidder === partnerOf(table, seat);
  return isPartner ? Math.max(next, rules.overPartner ?? 0) : next;
}

/** Whether a seat has to bid because all others have passed. */
export const mustBid = (table: TrickTable, state: TrickState, seat: Seat): boolean => {
  const { bid } = table.rules;
  const isForced = bid?.type === 'auction' && bid.allPass === 'forced';
  return isForced && state.bidder === null && seat === state.options.dealer;
};

function refuseAuction(
  table: TrickTable,
  state: TrickState,
  seat: Seat,
  number: number | null,
  rules: AuctionRules,
): Refused {
  if (number === null) {
    return mustBid(table, state, seat)
      ? { code: 'dealer-must-bid', least: rules.least }
      : undefined;
  }
  const least = leastBid(table, state, seat, rules);
  if (number >= least && number <= rules.most) return undefined;
  const isOver = state.bidder === partnerOf(table, seat) && number > Number(highBid(state));
  return isOver && number <= rules.most
    ? { code: 'over-partner', least }
    : { code: 'bad-bid', least, most: rules.most };
}

/** Explains why a seat whose turn it is can't bid this. */
export function refuseBid(
  table: TrickTable,
  state: TrickState,
  seat: Seat,
  number: unknown,
): Refused {
  const { bid } = table.rules;
  const isNumber = Number.isSafeInteger(number) && Number(number) >= 0;
  if (!isNumber && (number !== null || bid?.type !== 'auction')) return { code: 'no-number' };
  if (bid?.type === 'auction') {
    return refuseAuction(table, state, seat, number as number | null, bid);
  }
  if (!state.seats[seat]!.hasLooked) return { code: 'must-look' };
  return refuseTricks(table, state, seat, number as number, bid!);
}

/** Whether a seat could still bid in an auction. */
const canBid = (table: TrickTable, state: TrickState, seat: Seat): boolean => {
  const { bid } = table.rules;
  if (bid?.type !== 'auction' || state.seats[seat]!.hasSpoken) return false;
  return leastBid(table, state, seat, bid) <= bid.most;
};

/** The next seat that bids; `null` if the bidding is over. */
export function nextBidder(table: TrickTable, state: TrickState, after: Seat): Seat | null {
  const order = liveAfter(table, after);
  if (table.rules.bid?.type === 'tricks') {
    return order.find((seat) => state.seats[seat]!.bid === null) ?? null;
  }
  const next = order.find((seat) => seat !== state.bidder && canBid(table, state, seat));
  return next ?? null;
}
