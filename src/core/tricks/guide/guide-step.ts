import { type Card, type SuitLetter, suitOf } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { mustBid } from '../bidding.js';
import { quickBot } from '../bots/quick-bot.js';
import type { SideResult } from '../results.js';
import type { TrickScore } from '../rules.js';
import type { TrickMove, TrickPhase, TrickState } from '../state.js';
import {
  type TrickTable,
  partnerOf,
  pointsOf,
  sideOf,
  suitLetter,
  trickWinner,
} from '../trick-table.js';
import { type CardStep, cardStep } from './card-step.js';

/** What the guide says to a new player: a code, and the figures that its text has. */
export type TrickGuideStep =
  | CardStep
  | {
      readonly code:
        | 'ready'
        | 'look'
        | 'bid-nil'
        | 'bid-pass'
        | 'must-bid'
        | 'double'
        | 'redouble'
        | 'ask'
        | 'pair';
      readonly suit?: SuitLetter;
    }
  | {
      readonly code:
        | 'moon'
        | 'out'
        | 'wait-all'
        | 'reveal'
        | 'end-in'
        | 'end-out'
        | 'end-won'
        | 'end-lost'
        | 'not-played';
    }
  | { readonly code: 'pass' | 'exchange-nil' | 'exchange-help'; readonly cards: readonly Card[] }
  | { readonly code: 'bid' | 'bid-high'; readonly bid: number }
  | { readonly code: 'trump'; readonly suit: SuitLetter }
  | { readonly code: 'lay'; readonly suit: SuitLetter; readonly card: Card }
  | { readonly code: 'wait'; readonly seat: Seat }
  | { readonly code: 'wait-trick' | 'won'; readonly seat: Seat; readonly best: Card }
  | { readonly code: 'won-partner'; readonly best: Card }
  | { readonly code: 'won-points'; readonly seat: Seat; readonly points: number }
  | { readonly code: 'end-points'; readonly points: number; readonly score: number }
  | { readonly code: 'end-made' | 'end-failed'; readonly bid: number; readonly points: number }
  | { readonly code: 'end-against-made' | 'end-against-failed'; readonly bid: number }
  | { readonly code: 'end-tricks'; readonly tricks: number; readonly points: number };

/** The card that wins the trick on the table so far. */
function bestCard(table: TrickTable, view: TrickState): Card {
  const trick = view.trick!;
  const seat = trickWinner(table, view, trick);
  return trick.plays.find((play) => play.seat === seat)!.card;
}

/** What the last trick brought, and to whom. */
function trickStep(table: TrickTable, view: TrickState, own: Seat): TrickGuideStep | undefined {
  const { winner, plays } = view.tricks.at(-1) ?? { winner: null, plays: [] };
  if (winner === null) return undefined;
  const best = plays.find(({ seat }) => seat === winner)!.card;
  if (winner === partnerOf(table, own)) return { code: 'won-partner', best };
  const points = plays.reduce((sum, { card }) => sum + pointsOf(table, card), 0);
  if (points > 0) return { code: 'won-points', seat: winner, points };
  return { code: 'won', seat: winner, best };
}

/** Whom the player waits for. */
function waitStep(table: TrickTable, view: TrickState, own: Seat): TrickGuideStep {
  const { phase, trick, turn } = view;
  if (phase === 'play' && trick === null) return { code: 'reveal' };
  if (turn === null) return { code: 'wait-all' };
  if (phase !== 'play') return { code: 'wait', seat: turn };
  if (trick!.plays.length > 0) {
    return { code: 'wait-trick', seat: turn, best: bestCard(table, view) };
  }
  return trickStep(table, view, own) ?? { code: 'wait', seat: turn };
}

/** Who made or failed the bid of an auction. */
function auctionEnd(table: TrickTable, view: TrickState, side: number): TrickGuideStep {
  const { sides } = view.results!;
  const bidSide = sideOf(table, view.bidder!);
  const { bid, isMade, points } = sides[bidSide]!;
  const figures = { bid: bid ?? 0, points };
  if (bidSide === side) return { code: isMade ? 'end-made' : 'end-failed', ...figures };
  return { code: isMade ? 'end-against-made' : 'end-against-failed', bid: figures.bid };
}

/** How the hand ended for the player’s side, in games without an auction. */
function sideEnd(type: TrickScore['type'], result: SideResult): TrickGuideStep {
  const { points, score, bid, isMade, tricks } = result;
  switch (type) {
    case 'points':
      return { code: 'end-points', points, score };
    case 'survival':
      return { code: score > 0 ? 'end-in' : 'end-out' };
    case 'majority':
      return { code: points > 0 ? 'end-won' : 'end-lost' };
    default:
      return bid === null
        ? { code: 'end-tricks', tricks, points }
        : { code: isMade ? 'end-made' : 'end-failed', bid, points };
  }
}

/** How the hand ended for the player. */
function endStep(table: TrickTable, view: TrickState, own: Seat): TrickGuideStep {
  const { results } = view;
  if (!results?.played) return { code: 'not-played' };
  const side = sideOf(table, own);
  const { type } = table.rules.score;
  return type === 'card-points'
    ? auctionEnd(table, view, side)
    : sideEnd(type, results.sides[side]!);
}

/** Why a bid is good. */
function bidStep(table: TrickTable, view: TrickState, own: Seat, move: TrickMove): TrickGuideStep {
  if (move.type !== 'bid') return { code: 'look' };
  const { bid } = move;
  if (table.rules.bid?.type !== 'auction') {
    return bid === 0 || bid === null ? { code: 'bid-nil' } : { code: 'bid', bid };
  }
  if (mustBid(table, view, own)) return { code: 'must-bid' };
  return bid === null ? { code: 'bid-pass' } : { code: 'bid-high', bid };
}

function passStep({ rules }: TrickTable, { seats }: TrickState, own: Seat, move: TrickMove) {
  const cards = move.type === 'pass' ? move.cards : [];
  if (rules.pass) return { code: 'pass', cards } as const;
  return { code: seats[own]!.bid === 0 ? 'exchange-nil' : 'exchange-help', cards } as const;
}

const trumpStep = (move: TrickMove): TrickGuideStep =>
  move.type === 'lay'
    ? { code: 'lay', suit: suitLetter(suitOf(move.card)), card: move.card }
    : { code: 'trump', suit: move.type === 'trump' ? move.suit : 'S' };

type Explain = (table: TrickTable, view: TrickState, own: Seat, move: TrickMove) => TrickGuideStep;

/** Explains the move that the quick bot would make, by phase. */
const EXPLAIN: Readonly<Record<TrickPhase, Explain>> = {
  ready: () => ({ code: 'ready' }),
  bid: bidStep,
  trump: (_table, _view, _own, move) => trumpStep(move),
  double: (_table, { stake }) => ({ code: stake === 1 ? 'double' : 'redouble' }),
  pass: passStep,
  play: cardStep,
  moon: () => ({ code: 'moon' }),
  over: waitStep,
};

/**
 * Chooses what to say to a new player, by what their seat sees.
 *
 * @param isRevealing whether the result of the hand is not shown yet
 */
export function trickGuideStep(
  table: TrickTable,
  view: TrickState,
  own: Seat,
  isRevealing: boolean,
): TrickGuideStep {
  if (view.phase === 'over' && !isRevealing) return endStep(table, view, own);
  if (view.phase !== 'ready' && !table.live.includes(own)) return { code: 'out' };
  const move = isRevealing ? undefined : quickBot(table, view, own);
  return move ? EXPLAIN[view.phase](table, view, own, move) : waitStep(table, view, own);
}
