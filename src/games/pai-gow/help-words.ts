import { paiGowHelp } from '../../locales/compiled/en/pai-gow-help.js';
import type { PaiGowHelpMessages } from '../../locales/compiled/types.js';
import type { Words } from '../../locales/words.js';
import type { PaigowOptions } from './rules/options.js';
import { paidAtLimits } from './rules/push.js';

/** The rules that the help explains. */
export type PaigowHelpRules = Pick<
  PaigowOptions,
  | 'wheel'
  | 'foul'
  | 'commission'
  | 'pushOn'
  | 'minBet'
  | 'maxBet'
  | 'house'
  | 'offer'
  | 'bonus'
  | 'envyMin'
>;

/** The examples of sections. */
export type PaigowExample = 'set' | 'foul' | 'kinds' | 'joker' | 'straights' | 'copy';

export interface PaigowHelpSection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly example?: PaigowExample;
}

/** The messages of help and guide in the language of a table. */
export const helpWords = (words: Words): PaiGowHelpMessages => words.paiGowHelp ?? paiGowHelp;

/** What a win pays, and who deals. */
function payment(
  { pays, pushes, dealers }: PaiGowHelpMessages,
  rules: PaigowHelpRules,
): readonly string[] {
  const { commission, pushOn, house, offer } = rules;
  return [
    commission === 0
      ? pays.even
      : pays.commission({ commission: commission / 100, ...paidAtLimits(rules) }),
    ...(pushOn === 'none' ? [] : [pushes[pushOn]]),
    dealers[offer ? 'offer' : house ? 'house' : 'turn'],
  ];
}

/**
 * How Pai Gow poker is played by these rules.
 *
 * @param payTable the label of the button that shows the pay table
 */
export function helpSections(
  messages: PaiGowHelpMessages,
  rules: PaigowHelpRules,
  payTable: string,
): readonly PaigowHelpSection[] {
  const { aim, sides, kinds, joker, straights, copies, pays, fortune } = messages;
  const fortuneSection: PaigowHelpSection = {
    title: fortune.text,
    lines: [fortune.bet({ button: payTable }), fortune.envy(rules)],
  };
  return [
    { title: aim.text, lines: [aim.make, aim.win], example: 'set' },
    { title: sides.text, lines: [sides.front, sides.foul(rules)], example: 'foul' },
    { title: kinds.text, lines: [kinds.best], example: 'kinds' },
    { title: joker.text, lines: [joker.stands], example: 'joker' },
    { title: straights.text, lines: [straights.wheel(rules)], example: 'straights' },
    { title: copies.text, lines: [copies.copy], example: 'copy' },
    { title: pays.text, lines: payment(messages, rules) },
    ...(rules.bonus === 'none' ? [] : [fortuneSection]),
  ];
}
