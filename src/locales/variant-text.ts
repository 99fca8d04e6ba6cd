import { parseOptions } from '../core/engine/option-text.js';
import type { StatsMessages } from './compiled/types.js';
import { textFor, listText, type Words } from './words.js';

/** A game by its name in records: `Pai Gow Poker`. */
export function gameText({ games, otherGame }: StatsMessages, name: string): string {
  return textFor(games, { code: name }) ?? otherGame({ name: name.replaceAll('-', ' ') });
}

/** `minBet` as words: `min bet` */
const spaced = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function optionText({ options, otherOption }: StatsMessages, name: string, given: unknown): string {
  const value = typeof given === 'number' ? given : String(given);
  return textFor(options, { code: name, value }) ?? otherOption({ name: spaced(name), value });
}

/**
 * A variant by the text that `writeOptions` returns: `Draw 3, vegas scoring`. The default rules are `Usual rules`. A text
 * that can't be read is shown unchanged.
 */
export function variantText(words: Words<'kit' | 'stats'>, variant: string): string {
  const { stats } = words;
  if (variant === '') return stats.usualRules;
  const options = parseOptions(variant);
  if (!options) return stats.otherOption({ name: variant, value: 'true' });
  // The system of FreeCell comes first.
  const { variant: system, ...rest } = options;
  const all = system === undefined ? rest : { variant: system, ...rest };
  const texts = Object.entries(all).map(([name, value]) => optionText(stats, name, value));
  return stats.variant({ options: listText(words, texts) });
}
