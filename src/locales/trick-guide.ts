import { type Card, cardOf } from '../core/cards/card.js';
import type { Seat } from '../core/engine/rules.js';
import type { TrickGuideStep } from '../core/tricks/guide/guide-step.js';
import type { TricksHelpMessages } from './compiled/types.js';
import type { SeatPerson } from './format.js';
import { suitWord } from './trick-help-parts.js';
import { textFor } from './words.js';

/** What the texts of the guide name besides the figures of a step. */
export interface GuideNames {
  readonly personAt: (seat: Seat) => SeatPerson;
  /** The label of the button that deals. */
  readonly deal: string;
  /** What the game is about. */
  readonly aim: string;
}

/** What the guide says. */
export function guideText(
  { guide }: TricksHelpMessages,
  step: TrickGuideStep,
  { personAt, deal, aim }: GuideNames,
): string {
  const { suit, seat } = step as { readonly suit?: 'C' | 'D' | 'H' | 'S'; readonly seat?: Seat };
  const given = {
    ...{ ...step, deal, aim },
    ...(suit !== undefined && { suit: suitWord(suit) }),
    ...(seat !== undefined && { seat: personAt(seat) }),
  };
  return textFor(guide, given) ?? '';
}

/** A card with a long name. */
const LONG: Card = cardOf(12, 1);

/** Every text of the guide with figures of usual length, to reserve room for them. */
export function guideTexts(
  { guide }: TricksHelpMessages,
  { personAt, deal, aim }: GuideNames,
): readonly string[] {
  const figures = { bid: 20, points: 10, score: 100, tricks: 10 };
  const cards = { card: LONG, best: LONG, cards: [LONG, LONG, LONG], suit: 'diamonds' };
  return Object.keys(guide).map(
    (code) => textFor(guide, { code, ...figures, ...cards, deal, aim, seat: personAt(1) }) ?? '',
  );
}
