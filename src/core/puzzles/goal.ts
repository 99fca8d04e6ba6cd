import { DECK_SIZE } from '../cards/card.js';
import { cardCode, parseCard } from '../cards/notation.js';
import { type Checked, quote } from '../engine/reason.js';

/** What is to be reached in a puzzle: a win, or that one card leaves for good; in so many moves at most. */
export interface Goal {
  /** The card, by its letters (`7H`); a win where there is none. */
  readonly card?: string;
  readonly limit?: number;
}

/** The goal of a game that is a puzzle, and how many moves have been made. */
export interface GoalState extends Goal {
  readonly moves: number;
}

/** What is accepted for a goal. */
const GOALS = 'win, 7H, win in 20, 7H in 6';

/** `win` or a card, and a limit from 1 to 999. */
const GOAL = /^(win|\w{2,3})(?: in ([1-9]\d{0,2}))?$/;

/** The goal of a text: `win`, a card (`7H`), and either with a limit (`7H in 6`). */
export function parseGoal(given: unknown): Checked<Goal> {
  const text = quote(given).trim().toLowerCase().replace(/\s+/g, ' ');
  const [, what = '', moves] = GOAL.exec(text) ?? [];
  const card = parseCard(what);
  const isCard = card !== undefined && card < DECK_SIZE;
  if (!isCard && what !== 'win') {
    return { problem: { code: 'option', option: 'puzzle', got: quote(given), accepted: GOALS } };
  }
  const limit = moves === undefined ? {} : { limit: Number(moves) };
  return { value: { ...(isCard && { card: cardCode(card) }), ...limit } };
}

/** The goal as `parseGoal` reads it. */
export const writeGoal = ({ card = 'win', limit }: Goal): string =>
  limit === undefined ? card : `${card} in ${limit}`;

/** The goal of a position, where it is that of a puzzle. */
export const goalOf = (state: object): GoalState | undefined =>
  (state as { readonly goal?: GoalState }).goal;
