import type { Problem } from '../../../core/engine/reason.js';
import { extras } from '../../../locales/compiled/en/extras.js';
import { textFor } from '../../../locales/words.js';

/** Explains in English what is wrong with rules. `undefined` for a problem that `checkRules` doesn't return. */
export const rulesProblemInWords = (problem: Problem): string | undefined =>
  textFor(extras.rulesProblems, problem);
