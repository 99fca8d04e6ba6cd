import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import { rulesHelp } from '../../../locales/compiled/en/rules-help.js';
import { rulesText } from './text.js';

/** How a patience is played, in English. Each text is one or more sentences. */
export interface RulesInWords {
  readonly goal: string;
  readonly moves: readonly string[];
  /** The cards, the deal and the score. */
  readonly details: readonly string[];
}

/** Explains rules in English, as “How to play” does. The rules must have been checked. */
export function rulesInWords(rules: PatienceRules): RulesInWords {
  const { goal, moves, rules: details } = rulesText(rulesHelp, rules, {});
  return { goal, moves: moves.map(([text]) => text), details };
}
