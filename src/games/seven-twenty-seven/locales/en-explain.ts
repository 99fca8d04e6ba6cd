import { capital } from '../../../locales/capital.js';
import { kitEn } from '../../../locales/kit-en.js';
import type { WordsFor } from '../../../locales/saying.js';
import { type SeatNames, chipsText } from '../../../locales/table-en.js';
import type { Explanation } from '../rules/explain.js';
import { GOAL_NAMES, bothText, nearText, potName, ranks } from './en-hands.js';

/** Which pot a line is about, where there are several: `Main pot: `, `Side pot 2: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A sentence after its pot's name, where there are several. */
function ofPot(of: Parameters<typeof before>[0], text: string): string {
  const pot = before(of);
  return pot ? pot + text : capital(text);
}

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = ({ name, label, does }: SeatNames): WordsFor<Explanation> => ({
  both: ({ seat, cards, totals, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} is ${bothText(totals)}: ` +
    `wins both halves, ${chipsText(amount)}.`,
  half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
    `${before(of)}${label(seat)}: ${ranks(cards)} is ${nearText(total, target)}: ` +
    `${shared ? 'shares' : 'wins'} the ${GOAL_NAMES[target]} half, ${chipsText(amount)}${odd ? ' with an odd one' : ''}.`,
  unclaimed: ({ target, seats, amount, ...of }) =>
    ofPot(
      of,
      `nobody can win the ${GOAL_NAMES[target]} half: ` +
        `its ${chipsText(amount)} go to ${kitEn.list(seats.map(name))} too.`,
    ),
  last: ({ seat, amount, ...of }) =>
    of.pots < 2
      ? `${does(seat, 'are', 'is')} the last one in: ${chipsText(amount)}, and no card is shown.`
      : ofPot(of, `nobody is left in it but ${name(seat)}: ${chipsText(amount)}.`),
  'failed-both': ({ seat, ...of }) =>
    `${before(of)}${does(seat, 'declared', 'declared')} both, without being the best at both: out.`,
  void: (of) => ofPot(of, 'nobody can win as declared: the totals decide.'),
  carried: ({ target, amount, ...of }) =>
    ofPot(
      of,
      target === null
        ? `nobody can win it: ${chipsText(amount)} for the next hand.`
        : `nobody can win the ${GOAL_NAMES[target]} half: ${chipsText(amount)} for the next hand.`,
    ),
  'three-quarters': ({ seat, amount, ...of }) =>
    `${before(of)}${label(seat)}: one half alone and a tie for the other, so three quarters, ${chipsText(amount)}.`,
  'five-ace-ace': ({ seats }) => `5-A-A beats every other hand: ${kitEn.list(seats.map(name))}.`,
  uncalled: ({ seat, amount }) => `${chipsText(amount)} that nobody called: back to ${name(seat)}.`,
  nothing: ({ seat, cards, totals }) => `${label(seat)}: ${ranks(cards)} is ${bothText(totals)}.`,
});
