import type { Problem } from '../../core/engine/reason.js';
import { extrasOf } from '../../locales/extras.js';
import { textFor, type CommonWords } from '../../locales/words.js';

/** What is wrong with a page's rules, in words, or `undefined` for other problems. */
export const rulesProblemText = (words: CommonWords, problem: Problem): string | undefined =>
  textFor(extrasOf(words).rulesProblems, problem);
