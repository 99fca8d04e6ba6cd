import { sevenTwentySevenHelp } from '../../locales/compiled/en/seven-twenty-seven-help.js';
import type { SevenTwentySevenHelpMessages } from '../../locales/compiled/types.js';
import type { Words } from '../../locales/words.js';
import type { Seven27Options } from './rules/options.js';

/** The rules of a table that its help explains. */
export type HelpRules = Pick<
  Seven27Options,
  | ('ante' | 'minBet' | 'maxBet' | 'maxRaises' | 'limit' | 'opens' | 'dealing' | 'draw')
  | ('freeze' | 'lastBet' | 'declare' | 'tens' | 'scoring' | 'fiveAceAce' | 'winAndTie' | 'carry')
>;

/** A heading with its lines, which may be steps in an order. */
export interface HelpPart {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isOrdered?: boolean;
}

/** The messages of help and guide in the language of a table. */
export const helpWords = (words: Words): SevenTwentySevenHelpMessages =>
  words.sevenTwentySevenHelp ?? sevenTwentySevenHelp;

/** A line that is there only by some rules. */
const lineIf = (isThere: boolean, line: string): readonly string[] => (isThere ? [line] : []);

/** What else decides who wins. */
function winningRules(
  messages: SevenTwentySevenHelpMessages,
  { scoring, fiveAceAce, winAndTie, carry }: HelpRules,
): readonly string[] {
  const canBust = scoring === 'over-is-bust';
  return [
    ...lineIf(canBust, messages.bust),
    ...lineIf(canBust && carry !== 'half', messages.lowUnclaimed),
    ...lineIf(fiveAceAce === 'beats-all', messages.fiveAceAce),
    ...lineIf(winAndTie === 'three-quarters', messages.threeQuarters),
    ...lineIf(carry === 'pot', messages.carriedPot),
    ...lineIf(carry === 'half', messages.carriedHalf),
  ];
}

/** The steps of a hand. */
function steps(messages: SevenTwentySevenHelpMessages, rules: HelpRules): readonly string[] {
  const { ante, minBet: min, maxBet: max, limit, opens, dealing, declare, winAndTie } = rules;
  const maxRaises = rules.maxRaises ?? undefined;
  return [
    messages.ante({ ante }),
    messages.deals[dealing],
    messages.bets({ min, max, limit, opens, maxRaises }),
    messages.draw(rules),
    messages.again(rules),
    ...(declare === 'none' ? [] : [messages.declare({ declare, winAndTie })]),
    messages.showdown,
  ];
}

/** “How to play” by the rules of a table. `aim` says how a hand is won. */
export function helpParts(
  messages: SevenTwentySevenHelpMessages,
  aim: readonly string[],
  rules: HelpRules,
): readonly HelpPart[] {
  const { headings, values, screen } = messages;
  const { tens } = rules;
  const cards = [
    values.courts({ tens }),
    values.numbers({ tens }),
    ...[values.ace, values.example],
  ];
  return [
    { title: headings.aim, lines: [...aim, ...winningRules(messages, rules)] },
    { title: headings.values, lines: cards },
    { title: headings.course, lines: steps(messages, rules), isOrdered: true },
    { title: headings.screen, lines: [screen.cards, screen.seats, screen.middle] },
  ];
}
