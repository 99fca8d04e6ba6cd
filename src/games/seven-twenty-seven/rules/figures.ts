import { ACE, type Card, FACE_DOWN, rankOf } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { callOf } from '../../../core/table/betting.js';
import type { Pot } from '../../../core/table/pots.js';
import type { Tens } from './options.js';
import { pots } from './paying.js';
import { TARGETS, type Target } from './results.js';
import { GOALS, NO_WIN, WEIGHTS, rankTotal, totalsOf } from './scoring.js';
import { type Seven27State, chipsOf } from './state.js';

/** The half points that an ace counts more as 11 than as 1. */
const ACE_MORE = 20;
/** A hidden card counts from half a point to 11 points; in half points. */
const LEAST_HIDDEN = 1;
const MOST_HIDDEN = 22;

/** What the visible cards of a hand count, in half points. */
export interface Shown {
  /** The visible cards, each ace as 1. */
  readonly open: number;
  /** The number of visible aces. Each may count 10 points more. */
  readonly aces: number;
  readonly hidden: number;
  /** The least and the most that the hand can count. */
  readonly least: number;
  readonly most: number;
}

/** What a card counts; an ace counts as 1. */
const valueOf = (card: Card, tens: Tens): number =>
  rankOf(card) === ACE ? 2 : WEIGHTS[tens][card]!;

/** What these cards of a view show. */
export function shownOf(cards: readonly Card[], tens: Tens): Shown {
  const seen = cards.filter((card) => card !== FACE_DOWN);
  const open = seen.reduce((sum, card) => sum + valueOf(card, tens), 0);
  const aces = seen.filter((card) => rankOf(card) === ACE).length;
  const hidden = cards.length - seen.length;
  return {
    ...{ open, aces, hidden },
    least: open + LEAST_HIDDEN * hidden,
    most: open + ACE_MORE * aces + MOST_HIDDEN * hidden,
  };
}

/** How a hand compares with a target. */
export interface Standing {
  readonly target: Target;
  readonly total: number;
  /** Half points above the target; negative below it. */
  readonly over: number;
  /** Whether the hand can't win this target. */
  readonly bust: boolean;
  readonly aces: number;
  /** How many of the aces count 11 for this target. */
  readonly elevens: number;
}

/** Compares a fully visible hand with both targets. */
export function standingsOf(
  cards: readonly Card[],
  { scoring, tens }: Pick<Seven27State['options'], 'scoring' | 'tens'>,
): readonly Standing[] {
  const totals = totalsOf(cards, scoring, tens);
  const { open, aces } = shownOf(cards, tens);
  return TARGETS.map((target) => {
    const total = totals[target];
    const over = total - GOALS[target];
    const bust = rankTotal(total, target, scoring) >= NO_WIN;
    return { target, total, over, bust, aces, elevens: (total - open) / ACE_MORE };
  });
}

/** The chips that a seat must add to stay in; 0 if no bet is open or the seat is out. */
export const toCall = ({ betting }: Pick<Seven27State, 'betting'>, seat: Seat): number =>
  betting?.seats[seat]?.isIn ? callOf(betting, seat) : 0;

/**
 * The pots during the betting, the main pot first. A side pot counts only if a player is all-in; a
 * bet that others may still match makes none.
 */
export function potsNow(state: Seven27State): readonly Pot[] {
  return pots(state).reduce<readonly Pot[]>((merged, pot) => {
    const last = merged.at(-1);
    const left = last?.seats.filter((seat) => !pot.seats.includes(seat)) ?? [];
    if (!last || left.some((seat) => chipsOf(state, seat) === 0)) return [...merged, pot];
    return [...merged.slice(0, -1), { ...last, amount: last.amount + pot.amount }];
  }, []);
}
