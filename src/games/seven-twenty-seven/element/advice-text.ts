import type { Seven27Advice } from '../advice/advice.js';
import { type Estimate, isSure } from '../advice/estimate.js';
import type { SevenTwentySevenAdviceMessages } from '../../../locales/compiled/types.js';
import type { Seven27Move } from '../rules/state.js';
import type { Seven27Words } from '../words.js';

/** The words for advice. */
export interface AdviceTexts {
  readonly gameWords: Seven27Words;
  readonly words: SevenTwentySevenAdviceMessages;
}

/** A sum of chips with one digit after the point. */
export const toTenths = (chips: number): number => Math.round(chips * 10) / 10;

/** A share with the range that holds in 95 of 100 samples: `41 ± 2%` */
export const shareText = (
  { share }: SevenTwentySevenAdviceMessages,
  { value, error }: Estimate,
): string => share({ percent: Math.round(100 * value), error: 2 * error });

/** Chips with the range that holds in 95 of 100 samples: `+24.1 ± 0.6` */
export const netText = (
  { net }: SevenTwentySevenAdviceMessages,
  { value, error }: Estimate,
): string => net({ chips: toTenths(value), error: toTenths(2 * error) });

/** The label of a choice, as on its button. Empty for moves that are not a decision about cards. */
export function choiceText({ gameWords }: AdviceTexts, move: Seven27Move, call: number): string {
  const { buttons, costs } = gameWords;
  if (move.type === 'call') return costs.call({ chips: call });
  if ('amount' in move) return costs[move.type]({ chips: move.amount });
  const name = 'targets' in move ? move.targets : move.type;
  return name in buttons ? buttons[name as keyof typeof buttons] : '';
}

/** Why the best choice is the best: how much less the second best brings. */
export function reasonText(texts: AdviceTexts, { choices, price }: Seven27Advice): string {
  const { words } = texts;
  const [, second] = choices;
  if (!second) return '';
  const choice = choiceText(texts, second.move, price?.call ?? 0);
  const { behind } = second;
  return isSure(behind)
    ? words.less({ choice, chips: toTenths(Math.abs(behind.value)) })
    : words.same({ choice });
}

/** The best choice in a sentence, with its reason. */
export function bestText(texts: AdviceTexts, advice: Seven27Advice): string {
  const choice = choiceText(texts, advice.choices[0]!.move, advice.price?.call ?? 0);
  return [texts.words.best({ choice }), reasonText(texts, advice)].filter(Boolean).join(' ');
}

/** The price of a call and the pot it plays for, with the share of the pot that a call wins. */
export function priceText({ words }: AdviceTexts, { choices, price }: Seven27Advice): string {
  const called = choices.find(({ move }) => move.type === 'call');
  if (!price || !called) return '';
  const { low, high } = called;
  const value = (low.value + high.value) / 2;
  // The halves are seldom won together, so the error of their mean is at most this.
  const share = shareText(words, { value, error: (low.error + high.error) / 2 });
  return words.price({ ...price, needed: price.call / price.pot, share });
}
