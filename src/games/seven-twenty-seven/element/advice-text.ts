import type { Seven27Advice } from '../advice/advice.js';
import { isSure } from '../advice/estimate.js';
import type { Seven27AdviceWords } from '../locales/en-advice.js';
import type { Seven27Words } from '../locales/en.js';
import type { Seven27Move } from '../rules/state.js';

/** The words for advice. */
export interface AdviceTexts {
  readonly gameWords: Seven27Words;
  readonly words: Seven27AdviceWords;
}

/** The label of a choice, as on its button. Empty for moves that are not a decision about cards. */
export function choiceText({ gameWords }: AdviceTexts, move: Seven27Move, call: number): string {
  const { buttons } = gameWords;
  if (move.type === 'call') return gameWords.call(call);
  if ('amount' in move) return gameWords[move.type](move.amount);
  const name = 'targets' in move ? move.targets : move.type;
  return name in buttons ? buttons[name as keyof typeof buttons] : '';
}

/** Why the best choice is the best: how much less the second best brings. */
export function reasonText(texts: AdviceTexts, { choices, price }: Seven27Advice): string {
  const { words } = texts;
  const [, second] = choices;
  if (!second) return '';
  const name = choiceText(texts, second.move, price?.call ?? 0);
  return isSure(second.behind) ? words.less(name, second.behind.value) : words.same(name);
}

/** The best choice in a sentence, with its reason. */
export function bestText(texts: AdviceTexts, advice: Seven27Advice): string {
  const best = choiceText(texts, advice.choices[0]!.move, advice.price?.call ?? 0);
  return [texts.words.best(best), reasonText(texts, advice)].filter(Boolean).join(' ');
}

/** The price of a call and the pot it plays for, with the share of the pot that a call wins. */
export function priceText({ words }: AdviceTexts, { choices, price }: Seven27Advice): string {
  const called = choices.find(({ move }) => move.type === 'call');
  if (!price || !called) return '';
  const { low, high } = called;
  const value = (low.value + high.value) / 2;
  // The halves are seldom won together, so the error of their mean is at most this.
  const share = words.share({ value, error: (low.error + high.error) / 2 });
  return words.price({ ...price, needed: price.call / price.pot, share });
}
