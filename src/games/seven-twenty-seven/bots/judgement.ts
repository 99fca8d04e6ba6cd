import { DECK_SIZE } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { RandomBelow } from '../../../core/table/bot.js';
import { weigh } from '../rules/scoring.js';
import { type Seven27State, isIn } from '../rules/state.js';
import { sampleChances } from './chances.js';
import { type Outlook, type Terms, firstOutlook, rulesOf, worthOfHands } from './equity.js';
import { type Rival, rivalOf, unseenIn } from './rivals.js';

/** How long a bot thinks: so many passes of so many samples. Each pass builds on the one before. */
export interface Effort {
  readonly passes: number;
  readonly samples: number;
  /** Whether to assume that a player who matched bets has a hand worth it. */
  readonly readsCalls?: boolean;
}

/** What a seat expects, given what it sees. */
export interface Judgement extends Outlook {
  /** The weight of the seat's hand. */
  readonly hand: number;
  readonly terms: Terms;
  /** The other players in the hand, in the order of their seats. */
  readonly rivals: readonly Rival[];
}

/** Judges hands by what a seat sees. Equal random numbers give an equal judgement. */
export function judge(
  view: Seven27State,
  seat: Seat,
  effort: Effort,
  random: RandomBelow,
): Judgement {
  const { options } = view;
  const rivals = view.seats
    .filter((one, at) => at !== seat && isIn(one))
    .map((one) => rivalOf(view, one, effort.readsCalls));
  const terms: Terms = {
    ...rulesOf(options),
    ...{ unseen: unseenIn(view), left: DECK_SIZE - view.next },
  };
  let { chances, worth } = firstOutlook(options, rivals.length);
  for (let pass = 0; pass < effort.passes; pass++) {
    chances = sampleChances(rivals, terms, chances, worth, effort.samples, random(2 ** 32));
    worth = worthOfHands(terms, chances);
  }
  return { chances, worth, hand: weigh(view.seats[seat]!.cards, options), terms, rivals };
}
