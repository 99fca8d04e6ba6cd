import { listOf } from '../../cards/list.js';
import type { Seat } from '../../engine/rules.js';
import type { NextHand, SideResult, TrickResults } from '../results.js';
import type { MoonChoice } from '../rules.js';
import type { TrickState } from '../state.js';
import { type TrickTable, nextLive, sideOf } from '../trick-table.js';
import { cardPointsScores, cardPointsWinners } from './card-points.js';
import { contractScores, contractWinners } from './contract.js';
import { moonChoice, moonShooter, pointsScores, pointsWinners } from './points.js';
import { type SideScore, sideTricks } from './side-score.js';
import {
  bookScores,
  bookWinners,
  exactScores,
  exactWinners,
  majorityScores,
  majorityWinners,
  survivalScores,
  survivalWinners,
} from './tricks.js';

/** The scores of a hand, by the tricks in it so far. */
export function scoresOf(
  table: TrickTable,
  state: TrickState,
  chosen: MoonChoice | null,
): readonly SideScore[] {
  const { score } = table.rules;
  switch (score.type) {
    case 'points':
      return pointsScores(table, state, score, chosen);
    case 'contract':
      return contractScores(table, state, score);
    case 'book':
      return bookScores(table, state, score);
    case 'exact':
      return exactScores(table, state, score);
    case 'card-points':
      return cardPointsScores(table, state, score);
    case 'survival':
      return survivalScores(table, state);
    case 'majority':
      return majorityScores(table, state, score);
  }
}

/** The sides that have won the game; `null` if it goes on. */
function winnersOf(
  { rules: { score } }: TrickTable,
  { options }: TrickState,
  scores: readonly number[],
): readonly number[] | null {
  switch (score.type) {
    case 'points':
      return pointsWinners(scores, score);
    case 'contract':
      return contractWinners(scores, score);
    case 'book':
      return bookWinners(scores, score);
    case 'exact':
      return exactWinners(scores, score, options.hand);
    case 'card-points':
      return cardPointsWinners(scores, score);
    case 'survival':
      return survivalWinners(scores);
    case 'majority':
      return majorityWinners(scores, options.scores);
  }
}

const sideResult = (
  table: TrickTable,
  state: TrickState,
  side: number,
  scored: SideScore,
): SideResult => ({
  ...{ bid: null, isMade: null, cardPoints: 0, bags: 0, honours: 0 },
  tricks: sideTricks(table, state, side),
  score: state.options.scores[side]! + scored.points,
  ...scored,
});

/** The dealer of the next hand: the next seat that is still in the game. */
function nextDealer(table: TrickTable, dealer: Seat, scores: readonly number[]): Seat {
  let next = nextLive(table, dealer);
  const isOut = (seat: Seat): boolean =>
    table.rules.score.type === 'survival' && scores[sideOf(table, seat)] === 0;
  for (let tried = 0; tried < table.rules.players && isOut(next); tried++) {
    next = nextLive(table, next);
  }
  return next;
}

function nextHand(
  table: TrickTable,
  { options }: TrickState,
  sides: readonly SideResult[],
): NextHand {
  const scores = sides.map(({ score }) => score);
  return {
    dealer: nextDealer(table, options.dealer, scores),
    hand: options.hand + 1,
    scores,
    ...(options.bagCounts && { bagCounts: sides.map(({ bags }) => bags) }),
  };
}

/** Ends a hand that was played, and scores it. */
export function finished(
  table: TrickTable,
  state: TrickState,
  chosen: MoonChoice | null = null,
): TrickState {
  const { score } = table.rules;
  const scored = scoresOf(table, state, chosen);
  const sides = scored.map((one, side) => sideResult(table, state, side, one));
  const shooter = score.type === 'points' ? moonShooter(table, state) : null;
  const moon =
    shooter === null || score.type !== 'points'
      ? null
      : { seat: shooter, choice: moonChoice(score, chosen) };
  const winners = winnersOf(
    table,
    state,
    sides.map((one) => one.score),
  );
  const next = winners === null ? nextHand(table, state, sides) : null;
  const results: TrickResults = { played: true, sides, moon, winners, next };
  return { ...state, phase: 'over', turn: null, results };
}

/** Ends a hand that nobody plays because all passed. */
export function redealt(table: TrickTable, state: TrickState): TrickState {
  const { bagCounts } = state.options;
  const sides = listOf(table.sides, (side) => ({
    ...sideResult(table, state, side, { points: 0 }),
    bags: bagCounts?.[side] ?? 0,
  }));
  const next = nextHand(table, state, sides);
  const results = { played: false, sides, moon: null, winners: null, next };
  return { ...state, phase: 'over', turn: null, results };
}
