import { DECK_SIZE } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import type { RandomBelow } from '../../../core/table/bot.js';
import { weigh } from '../rules/scoring.js';
import { type Seven27State, isIn } from '../rules/state.js';
import { sampleChances } from './chances.js';
import { type Outlook, type Terms, firstOutlook, rulesOf, worthOfHands } from './equity.js';
import { type Rival, rivalOf, unseenIn } from './rivals.js';

/** How long a bot thinks: so many samples in so many passes, each by what the last one found. */
export interface Effort {
  readonly passes: number;
  readonly samples: number;
  /** Whether who matched bets is held to have had a hand for it. */
  readonly readsCalls?: boolean;
}

/** What a seat expects, by what it sees. */
export interface Judgement extends Outlook {
  /** The weight of the seat's hand. */
  readonly hand: number;
  readonly terms: Terms;
  /** The others who are in, by their seats' order. */
  readonly rivals: readonly Rival[];
}

/** Judges hands by what a seat sees; equal random numbers give an equal judgement. */
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
