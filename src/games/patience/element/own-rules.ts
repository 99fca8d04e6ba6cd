import type { Problem } from '../../../core/engine/reason.js';
import { extrasOf } from '../../../locales/extras.js';
import { type CommonWords, textFor } from '../../../locales/words.js';

/** Makes a game of a page's own rules. Games of the kit load neither the check of rules nor its sentences. */
export { ownPatience } from '../own.js';

/** What is wrong with a page's rules, in words, or `undefined` for other problems. */
export const rulesProblemText = (words: CommonWords, problem: Problem): string | undefined =>
  textFor(extrasOf(words).rulesProblems, problem);
