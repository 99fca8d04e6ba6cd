import { DECK_SIZE } from '../cards/card.js';
import { cardCode, parseCard } from '../cards/notation.js';
import { type Checked, quote } from '../engine/reason.js';

/** The goal of a puzzle: to win, or to move one card away for good, in at most `limit` moves. */
export interface Goal {
  /** The card (`7H`). Omitted if the goal is to win. */
  readonly card?: string;
  readonly limit?: number;
}

/** The goal of a running puzzle, and the number of moves made. */
export interface GoalState extends Goal {
  readonly moves: number;
}

/** Examples of accepted goals, for a problem. */
const GOALS = 'win, 7H, win in 20, 7H in 6';

/** `win` or a card, and a limit from 1 to 999. */
const GOAL = /^(win|\w{2,3})(?: in ([1-9]\d{0,2}))?$/;

/** Parses a goal: `win` or a card (`7H`), either with a limit (`7H in 6`). */
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

/** Writes a goal so that `parseGoal` reads it. */
export const writeGoal = ({ card = 'win', limit }: Goal): string =>
  limit === undefined ? card : `${card} in ${limit}`;

/** The goal of a position. `undefined` if it is not a puzzle. */
export const goalOf = (state: object): GoalState | undefined =>
  (state as { readonly goal?: GoalState }).goal;
