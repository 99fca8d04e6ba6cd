import { DECK_SIZE, FACE_DOWN } from '../../../core/cards/card.js';
import type { Declaration } from '../rules/results.js';
import { weigh, weightsOf } from '../rules/scoring.js';
import type { Seven27Seat, Seven27State } from '../rules/state.js';

/** What a view shows of another player's hand. */
export interface Rival {
  /** The weight of the face-up cards. */
  readonly up: number;
  readonly hidden: number;
  /** The weight of the last card; 0 if it is hidden. */
  readonly last: number;
  readonly stood: boolean;
  /** Whether it took a card after the deal. */
  readonly took: boolean;
  /** Whether its last action was a bet or a raise. */
  readonly raised: boolean;
  /** Whether it matched bets. Only set if calls are taken into account. */
  readonly called: boolean;
  /** Whether it may still take cards. */
  readonly open: boolean;
  readonly declared: Declaration | null;
}

/** Whether a seat of a view may still take cards in this hand. */
export function isOpen(view: Seven27State, { frozen }: Seven27Seat): boolean {
  const { options, phase, next, round, taken } = view;
  const lastBet = phase === 'bets' && options.lastBet && round > 0 && !taken;
  return !frozen && next < DECK_SIZE && phase !== 'declare' && !lastBet;
}

/** What a view shows of a player in the hand. */
export function rivalOf(view: Seven27State, seat: Seven27Seat, readsCalls = false): Rival {
  const { options } = view;
  const { cards, last, stands, declared } = seat;
  return {
    up: weigh(cards, options),
    hidden: cards.filter((card) => card === FACE_DOWN).length,
    last: weigh(cards.slice(-1), options),
    stood: stands > 0,
    took: cards.length > (options.dealing === 'down-down-up' ? 3 : 2),
    raised: last?.type === 'bet' || last?.type === 'raise',
    called: readsCalls && seat.paid > options.ante,
    open: isOpen(view, seat),
    declared,
  };
}

/** The weights of all cards that a view does not show, in the order of a new deck. */
export function unseenIn({ seats, options }: Seven27State): Uint16Array {
  const seen = new Uint8Array(DECK_SIZE);
  for (const { cards } of seats) {
    for (const card of cards) if (card !== FACE_DOWN) seen[card] = 1;
  }
  return weightsOf(options).filter((_, card) => seen[card] === 0);
}
