import { listOf, sumOf } from '../../cards/list.js';
import type { ContractScore } from '../rules.js';
import { type TrickState, tricksOf } from '../state.js';
import { type TrickTable, seatsOf } from '../trick-table.js';
import { type SideScore, onlyBest } from './side-score.js';

/** The points for the nils of a side. */
const nilPoints = (
  table: TrickTable,
  state: TrickState,
  { nil, blindNil }: ContractScore,
  side: number,
): number =>
  sumOf(
    seatsOf(table, side).map((seat) => {
      const { bid, isBlind } = state.seats[seat]!;
      if (bid !== 0) return 0;
      const value = isBlind ? blindNil : nil;
      return tricksOf(state, seat) === 0 ? value : -value;
    }),
  );

/** The points of one side: its contract, its nils, and its bags. */
function sideScore(
  table: TrickTable,
  state: TrickState,
  score: ContractScore,
  side: number,
): SideScore {
  const seats = seatsOf(table, side);
  const bid = sumOf(seats.map((seat) => state.seats[seat]!.bid ?? 0));
  const countFor = (isNil: boolean): number =>
    sumOf(
      seats
        .filter((seat) => (state.seats[seat]!.bid === 0) === isNil)
        .map((seat) => tricksOf(state, seat)),
    );
  const nilTricks = countFor(true);
  const taken = countFor(false) + (score.nilTricks === 'count' ? nilTricks : 0);
  const isMade = taken >= bid;
  const loose = score.nilTricks === 'count' ? 0 : nilTricks;
  const over = (isMade ? taken - bid : 0) + loose;
  const before = state.options.bagCounts?.[side] ?? 0;
  const { count, penalty } = score.bags ?? { count: Infinity, penalty: 0 };
  const bags = before + over;
  const penalties = Number.isFinite(count) ? Math.floor(bags / count) : 0;
  const contract = isMade ? score.trick * bid : -score.trick * bid;
  return {
    points: contract + over + nilPoints(table, state, score, side) - penalty * penalties,
    ...{ bid, isMade, bags: Number.isFinite(count) ? bags % count : bags },
  };
}

/** Points of Spades. */
export const contractScores = (
  table: TrickTable,
  state: TrickState,
  score: ContractScore,
): readonly SideScore[] => listOf(table.sides, (side) => sideScore(table, state, score, side));

/** The highest score wins once one has reached the target or the floor. If several have it, the game goes on. */
export function contractWinners(
  scores: readonly number[],
  { target, floor = -Infinity }: ContractScore,
): readonly number[] | null {
  const best = Math.max(...scores);
  if (best < target && Math.min(...scores) > floor) return null;
  const only = onlyBest(scores, best);
  return only === null ? null : [only];
}
