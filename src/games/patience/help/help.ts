import type { Example } from '../../../core/patience/example.js';
import type { Transfer } from '../../../core/patience/piles.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import { rulesHelp } from '../../../locales/compiled/en/rules-help.js';
import type { RulesHelpMessages } from '../../../locales/compiled/types.js';
import type { HelpText } from '../../../locales/help-text.js';
import { EVERY_GAME, type KnownGame, OTHER_GAMES } from '../every-game.js';
import { nearest } from '../similar.js';
import { rulesExamples } from './examples.js';
import { rulesText } from './text.js';

/** A game whose help is made from its rules. */
export interface HelpedGame<Options extends object> {
  /** The name in the list of games. A page's own game may have any other. */
  readonly name: string;
  rules(this: void, options: Options): PatienceRules;
}

/** The help of a patience, made from its rules. */
export function helpOf<Options extends object>({ name, rules }: HelpedGame<Options>) {
  const made = new WeakMap<Options, Made>();
  const of = (options: Options): Made => {
    const known = made.get(options) ?? make(rules(options));
    made.set(options, known);
    return known;
  };
  const others = [...EVERY_GAME, ...OTHER_GAMES].filter((game) => game.name !== name);
  return {
    english: rulesHelp,
    examples: (options: Options) => of(options).examples,
    text: (words: RulesHelpMessages, options: Options): HelpText => {
      const { rules: terms, examples } = of(options);
      return rulesText(words, terms, examples);
    },
    similar: (options: Options): readonly KnownGame[] => nearest(of(options).rules, others),
  };
}

interface Made {
  readonly rules: PatienceRules;
  readonly examples: Readonly<Record<string, Example<Transfer>>>;
}

const make = (rules: PatienceRules): Made => ({ rules, examples: rulesExamples(rules) });
