import type { Card, SuitLetter } from '../../cards/card.js';
import type { Seat } from '../../engine/rules.js';
import { canFollow, legalCards, suitLed } from '../following.js';
import { type TrickMove, type TrickState, tricksOf } from '../state.js';
import {
  type TrickTable,
  partnerOf,
  pointsOf,
  strengthOf,
  suitIn,
  suitLetter,
  trickWinner,
} from '../trick-table.js';

/** Why a card is good. `best` is the card that wins the trick so far. */
export type CardStep =
  | { readonly code: 'ask'; readonly suit: SuitLetter }
  | { readonly code: 'pair' }
  | {
      readonly code:
        'lead-due' | 'lead-low' | 'lead-high' | 'lead-long' | 'follow-partner' | 'follow-gift';
      readonly card: Card;
    }
  | { readonly code: 'follow-lose'; readonly card: Card; readonly best: Card }
  | {
      readonly code: 'duck' | 'follow-win';
      readonly card: Card;
      readonly best: Card;
      readonly suit: SuitLetter;
    }
  | {
      readonly code:
        | (
            | 'follow-low'
            | 'follow-must'
            | 'follow-safe'
            | 'discard-points'
            | 'discard-high'
            | 'discard-low'
          )
        | ('discard-partner' | 'discard-gift' | 'ruff');
      readonly card: Card;
      readonly suit: SuitLetter;
    };

/** Whether the player does not want to win tricks: they cost points, or break the bid. */
function avoidsTricks({ rules: { score } }: TrickTable, view: TrickState, own: Seat): boolean {
  const { bid } = view.seats[own]!;
  if (score.type === 'points') return true;
  if (score.type === 'exact') return tricksOf(view, own) >= Number(bid);
  return score.type === 'contract' && bid === 0;
}

/** Whether no card that is still in another hand beats this one in its suit. */
function isHighest(table: TrickTable, view: TrickState, own: Seat, card: Card): boolean {
  const gone = view.tricks.flatMap(({ plays }) => plays.map((play) => play.card));
  const seen = [...gone, ...view.seats[own]!.cards];
  return [...table.pack].every(
    (other) =>
      suitIn(table, other) !== suitIn(table, card) ||
      strengthOf(table, other) <= strengthOf(table, card) ||
      seen.includes(other),
  );
}

function leadStep(table: TrickTable, view: TrickState, own: Seat, card: Card): CardStep {
  const isDue = table.rules.lead?.lowest !== undefined && view.tricks.length === 0;
  if (isDue && legalCards(table, view, own).length === 1) return { code: 'lead-due', card };
  if (isHighest(table, view, own, card)) return { code: 'lead-high', card };
  return { code: avoidsTricks(table, view, own) ? 'lead-low' : 'lead-long', card };
}

/** The trick on the table, as the player sees it. */
interface Facts {
  readonly table: TrickTable;
  readonly view: TrickState;
  readonly own: Seat;
  readonly card: Card;
  readonly suit: SuitLetter;
  /** The card that wins so far. */
  readonly best: Card;
  /** Whether it is the partner's. */
  readonly isPartners: boolean;
  /** Whether the card would win so far. */
  readonly wins: boolean;
  readonly avoids: boolean;
  /** Whether the card has points that the player's side should get. */
  readonly isGift: boolean;
}

function factsOf(table: TrickTable, view: TrickState, own: Seat, card: Card): Facts {
  const trick = view.trick!;
  const winner = trickWinner(table, view, trick);
  const plays = [...trick.plays, { seat: own, card }];
  return {
    ...{ table, view, own, card },
    suit: suitLetter(suitLed(table, view)!),
    best: trick.plays.find(({ seat }) => seat === winner)!.card,
    isPartners: winner === partnerOf(table, own),
    wins: trickWinner(table, view, { ...trick, plays }) === own,
    avoids: avoidsTricks(table, view, own),
    isGift: table.rules.score.type === 'card-points' && pointsOf(table, card) > 0,
  };
}

/** Why a card of the suit led is good for a player who wants no trick. */
function duckStep({ table, view, own, card, suit, best, wins }: Facts): CardStep {
  const { plays } = view.trick!;
  if (!wins) return { code: 'duck', card, suit, best };
  const points = plays.reduce((sum, play) => sum + Math.max(0, pointsOf(table, play.card)), 0);
  const isFree = table.rules.score.type === 'points' && points === 0;
  if (isFree) return { code: 'follow-safe', card, suit };
  const isLast = plays.length === table.live.length - 1;
  const isSure = isLast || isHighest(table, view, own, card);
  return { code: isSure ? 'follow-must' : 'follow-low', card, suit };
}

function followStep(facts: Facts): CardStep {
  const { card, suit, best, isPartners, wins, avoids, isGift } = facts;
  if (avoids) return duckStep(facts);
  if (wins) return { code: 'follow-win', card, suit, best };
  if (isPartners) return { code: isGift ? 'follow-gift' : 'follow-partner', card };
  return { code: 'follow-lose', card, best };
}

function discardStep({ table, card, suit, isPartners, wins, avoids, isGift }: Facts): CardStep {
  if (wins) return { code: 'ruff', card, suit };
  if (avoids) {
    const hasPoints = table.rules.score.type === 'points' && pointsOf(table, card) > 0;
    return { code: hasPoints ? 'discard-points' : 'discard-high', card, suit };
  }
  if (isPartners) return { code: isGift ? 'discard-gift' : 'discard-partner', card, suit };
  return { code: 'discard-low', card, suit };
}

/** Why a move in a trick is good. */
export function cardStep(
  table: TrickTable,
  view: TrickState,
  own: Seat,
  move: TrickMove,
): CardStep {
  if (move.type === 'ask') return { code: 'ask', suit: suitLetter(suitLed(table, view)!) };
  if (move.type !== 'play') return { code: 'pair' };
  if (view.trick!.plays.length === 0) return leadStep(table, view, own, move.card);
  const facts = factsOf(table, view, own, move.card);
  return canFollow(table, view, own) ? followStep(facts) : discardStep(facts);
}
