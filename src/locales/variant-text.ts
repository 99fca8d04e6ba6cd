import { parseOptions } from '../core/engine/option-text.js';
import { patienceNames as english } from './compiled/en/patience-names.js';
import type { StatsMessages } from './compiled/types.js';
import { patienceTitle } from './patience-title.js';
import { textFor, listText, type Words } from './words.js';

/** A game by its name in records: `Pai Gow Poker`, `Forty Thieves`. */
export function gameText({ stats, patienceNames = english }: Words<'stats'>, name: string): string {
  const { games, otherGame } = stats;
  const known = textFor(games, { code: name }) ?? patienceTitle(patienceNames, name);
  return known ?? otherGame({ name: name.replaceAll('-', ' ') });
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
