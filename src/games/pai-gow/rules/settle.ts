import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import {
  type Account,
  type ChipTransfer,
  netOf,
  pay,
  seatAccount,
  stacksAfter,
} from '../../../core/table/ledger.js';
import { nextSeat } from '../../../core/table/seats.js';
import { lessCommission, type PushHand, commissionInForce, isPush, pushInForce } from './push.js';
import { type FortuneLine, fortuneLine } from './fortune.js';
import { type Wheel, bestFive, isFoul, rankFive, rankTwo } from './hand-rank.js';
import type { PaigowOptions } from './options.js';
import type {
  BonusResult,
  ChipsFor,
  Comparison,
  DealerResult,
  EnvyResult,
  PaigowResults,
  SeatResult,
} from './results.js';
import { type PaigowSeat, type PaigowState, playersFrom } from './state.js';

type Transfers = readonly ChipTransfer<ChipsFor>[];

/** The ranks of a seat's two hands. */
interface Ranks {
  readonly front: number;
  readonly back: number;
}

export function ranksOf(front: readonly Card[], back: readonly Card[], wheel: Wheel): Ranks {
  const [one, other] = front as readonly [Card, Card];
  const [a, b, c, d, e] = back as readonly [Card, Card, Card, Card, Card];
  return { front: rankTwo(one, other), back: rankFive(a, b, c, d, e, wheel) };
}

const compare = (own: number, dealers: number): Comparison =>
  own > dealers ? 'win' : own < dealers ? 'lose' : 'copy';

/** The outcome of both hands together. The dealer wins a copy. */
function outcomeOf(front: Comparison, back: Comparison): SeatResult['outcome'] {
  const won = [front, back].filter((hand) => hand === 'win').length;
  return won === 2 ? 'win' : won === 1 ? 'push' : 'lose';
}

/**
 * The players in the order in which their stakes are covered: from the one with the first hand, or
 * from the dealer's right.
 */
function payingOrder(state: PaigowState): readonly Seat[] {
  const { options, first, seats } = state;
  const { dealer, quickDeal } = options;
  const fromRight = quickDeal || first === null || first === dealer;
  return playersFrom(state, fromRight ? nextSeat(dealer, seats.length) : first);
}

/**
 * How much of each stake the dealer covers: the house all, a dealing player as far as the stack
 * reaches.
 */
function coveredStakes(
  { options, seats }: PaigowState,
  players: readonly Seat[],
): readonly number[] {
  let left = options.house ? Infinity : options.stacks[options.dealer]!;
  return players.map((seat) => {
    const covered = Math.min(seats[seat]!.stake, left);
    left -= covered;
    return covered;
  });
}

/** How much of a player's stake the dealer covers. All players before it must have staked. */
export function coveredStake(state: PaigowState, seat: Seat): number {
  const players = payingOrder(state);
  return coveredStakes(state, players)[players.indexOf(seat)] ?? 0;
}

/** The line of a hand for which others get the envy bonus. */
const enviedLine = ({ cards }: PaigowSeat, { envy }: PaigowOptions): FortuneLine | undefined =>
  fortuneLine(cards, envy);

/** The result of the bonus bet. It depends only on the player's seven cards. */
function bonusOf({ bonus: stake, cards }: PaigowSeat, options: PaigowOptions): BonusResult | null {
  if (stake === 0) return null;
  const line = fortuneLine(cards, options.pay) ?? null;
  return { stake, line, net: line === null ? -stake : stake * options.pay[line]! };
}

/** The envy bonuses of a seat, if its bonus bet is high enough. */
function envyOf(
  { seats, options }: PaigowState,
  players: readonly Seat[],
  seat: Seat,
): readonly EnvyResult[] {
  const { bonus } = seats[seat]!;
  if (bonus === 0 || bonus < options.envyMin) return [];
  return players.flatMap((other): readonly EnvyResult[] => {
    const line = other === seat ? undefined : enviedLine(seats[other]!, options);
    return line === undefined ? [] : [{ seat: other, line, chips: options.envy[line]! }];
  });
}

/** The dealer's hand that returns every stake, if it has one. */
function pushOf({ options, seats }: PaigowState): PushHand | null {
  const push = pushInForce(options);
  const { cards, front } = seats[options.dealer]!;
  const [one, other] = front as readonly [Card, Card];
  if (push === 'none') return null;
  return isPush(push, bestFive(cards, options.wheel), rankTwo(one, other)) ? push : null;
}

/** The result of the stake. */
function stakeResult(
  state: PaigowState,
  seat: Seat,
  covered: number,
): Omit<SeatResult, 'bonus' | 'envy' | 'total'> {
  const { options, seats } = state;
  const { stake, front, back } = seats[seat]!;
  const own = ranksOf(front, back, options.wheel);
  const dealer = seats[options.dealer]!;
  const theirs = ranksOf(dealer.front, dealer.back, options.wheel);
  const foul = isFoul(own.back, own.front);
  const hands = {
    front: foul ? 'lose' : compare(own.front, theirs.front),
    back: foul ? 'lose' : compare(own.back, theirs.back),
  } as const;
  const comesBack = !foul && pushOf(state) !== null;
  const outcome = comesBack ? 'push' : outcomeOf(hands.front, hands.back);
  const paid = lessCommission(covered, commissionInForce(options));
  const net = { win: paid, push: 0, lose: 0 - covered }[outcome];
  const commission = outcome === 'win' ? covered - paid : 0;
  return {
    ...{ seat, ...hands, outcome, foul, stake },
    ...{ covered, returned: stake - covered, net, commission },
  };
}

function seatResult(
  state: PaigowState,
  players: readonly Seat[],
  seat: Seat,
  covered: number,
): SeatResult {
  const stake = stakeResult(state, seat, covered);
  const bonus = bonusOf(state.seats[seat]!, state.options);
  const envy = envyOf(state, players, seat);
  const envied = envy.reduce((sum, { chips }) => sum + chips, 0);
  return { ...stake, bonus, envy, total: stake.net + (bonus?.net ?? 0) + envied };
}

/** The transfers of a player. Side bets and commission go to and come from the house. */
function transfersOf(result: SeatResult, dealer: Account): Transfers {
  const { covered, commission, bonus, envy } = result;
  const account = seatAccount(result.seat);
  const [won, lost] = [result.outcome === 'win', result.outcome === 'lose'];
  return [
    ...pay<ChipsFor>(account, dealer, lost ? covered : 0, 'stake'),
    ...pay<ChipsFor>(dealer, account, won ? covered : 0, 'stake'),
    ...pay<ChipsFor>(account, 'house', commission, 'commission'),
    ...pay<ChipsFor>('house', account, bonus?.net ?? 0, 'bonus'),
    ...pay<ChipsFor>(account, 'house', -(bonus?.net ?? 0), 'bonus'),
    ...envy.flatMap(({ chips }) => pay<ChipsFor>('house', account, chips, 'envy')),
  ];
}

/** The dealer's result. A dealing player pays commission on the net win. */
function dealerResult(
  { house, dealer: seat, commission: percent }: PaigowOptions,
  transfers: Transfers,
): DealerResult {
  const stakes = transfers.filter((transfer) => transfer.for === 'stake');
  const won = netOf(stakes, house ? 'house' : seatAccount(seat));
  const commission = house || won <= 0 ? 0 : won - lessCommission(won, percent);
  return { seat, net: won - commission, commission };
}

/** Pays a hand in which everybody has set. */
export function settle(state: PaigowState): PaigowResults {
  const { options } = state;
  const players = payingOrder(state);
  const covers = coveredStakes(state, players);
  const account = options.house ? 'house' : seatAccount(options.dealer);
  const seats = players.map((seat, at) => seatResult(state, players, seat, covers[at]!));
  const paid = seats.flatMap((result) => transfersOf(result, account));
  const dealer = dealerResult(options, paid);
  const transfers = [...paid, ...pay<ChipsFor>(account, 'house', dealer.commission, 'commission')];
  const push = pushOf(state);
  return { seats, dealer, push, transfers, stacks: stacksAfter(options.stacks, transfers) };
}
