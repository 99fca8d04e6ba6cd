import type { Card } from '../cards/card.js';
import type { Seat } from '../engine/rules.js';
import type { TrickMove, TrickState } from './state.js';
import {
  type TrickTable,
  partnerOf,
  pointsOf,
  strengthOf,
  suitIn,
  trickWinner,
} from './trick-table.js';

/**
 * What a card does that another one does not, as far as the player can see it.
 * `wins`, `leaves`: it wins the trick as the last card, or leaves it to another player. `partner`: the partner wins the
 * trick anyway. `sheds`: it gets rid of a card with points. `trumps`: it is a trump that leads the trick, because the
 * suit can't be followed. `draws`: it leads trump, which others may still hold. `saves`: it keeps a higher card of the
 * same suit.
 */
export const CARD_REASONS = [
  ...(['wins', 'leaves', 'partner', 'sheds', 'trumps', 'draws', 'saves'] as const),
] as const;
export type CardReason = (typeof CARD_REASONS)[number];

/** A position in which a seat plays one of two cards. */
interface Comparison {
  readonly table: TrickTable;
  readonly view: TrickState;
  readonly seat: Seat;
  readonly best: Card;
  readonly other: Card;
}

/** Who leads the trick once the seat has played this card. */
function leaderAfter({ table, view, seat }: Comparison, card: Card): Seat {
  const trick = view.trick!;
  return trickWinner(table, view, { ...trick, plays: [...trick.plays, { seat, card }] });
}

const isLastToPlay = ({ table, view }: Comparison): boolean =>
  view.trick!.plays.length === table.live.length - 1;

/** Returns a test for trumps. There are none while trump is concealed. */
const trumpsIn =
  ({ table, view }: Comparison) =>
  (card: Card): boolean =>
    view.trumpShown && suitIn(table, card) === view.trump;

/** Who takes the trick, if this seat is the last to play. */
function lastReason(comparison: Comparison): CardReason | undefined {
  const { table, seat, best, other } = comparison;
  if (!isLastToPlay(comparison)) return undefined;
  const [byBest, byOther] = [best, other].map((card) => leaderAfter(comparison, card));
  if (byBest === seat && byOther !== seat) return 'wins';
  if (byBest === seat || byOther !== seat) return undefined;
  return byBest === partnerOf(table, seat) ? 'partner' : 'leaves';
}

/** What a card does that does not follow suit. */
function discardReason(comparison: Comparison): CardReason | undefined {
  const { table, view, seat, best, other } = comparison;
  const led = suitIn(table, view.trick!.plays[0]!.card);
  if (view.seats[seat]!.cards.some((card) => suitIn(table, card) === led)) return undefined;
  const isTrump = trumpsIn(comparison);
  if (isTrump(best) && !isTrump(other))
    return leaderAfter(comparison, best) === seat ? 'trumps' : undefined;
  const [points, otherPoints] = [pointsOf(table, best), pointsOf(table, other)];
  // The other card may have negative points, a bonus. A card without points sheds none.
  const sheds = table.rules.score.type === 'points' && points > Math.max(0, otherPoints);
  return sheds ? 'sheds' : undefined;
}

/** What a card does that leads. */
function leadReason(comparison: Comparison): CardReason | undefined {
  const { table, view, seat, best, other } = comparison;
  const isTrump = trumpsIn(comparison);
  if (!isTrump(best) || isTrump(other)) return undefined;
  const gone = view.tricks.flatMap(({ plays }) => plays.map(({ card }) => card));
  const known = new Set([...gone, ...view.seats[seat]!.cards]);
  const mayOthersHoldTrump = [...table.pack].some((card) => isTrump(card) && !known.has(card));
  return mayOthersHoldTrump ? 'draws' : undefined;
}

/** Whether the card keeps a higher one of its suit, in a trick that neither of them leads. */
function savesHigher(comparison: Comparison): boolean {
  const { table, seat, best, other } = comparison;
  const isSameSuit = suitIn(table, best) === suitIn(table, other);
  if (!isSameSuit || strengthOf(table, best) > strengthOf(table, other)) return false;
  return [best, other].every((card) => leaderAfter(comparison, card) !== seat);
}

/**
 * Why one card may be better than another. `undefined` if nothing that is sure distinguishes them. It reads only the view
 * of the seat.
 */
export function cardReason(
  table: TrickTable,
  view: TrickState,
  best: TrickMove,
  other: TrickMove,
): CardReason | undefined {
  const areCards = best.type === 'play' && other.type === 'play' && view.trick !== null;
  if (!areCards || best.card === other.card) return undefined;
  const comparison = { table, view, seat: best.seat, best: best.card, other: other.card };
  if (view.trick.plays.length === 0) return leadReason(comparison);
  return (
    lastReason(comparison) ??
    discardReason(comparison) ??
    (savesHigher(comparison) ? 'saves' : undefined)
  );
}
