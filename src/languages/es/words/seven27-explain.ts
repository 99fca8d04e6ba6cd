import type { Explanation } from '../../../games/seven-twenty-seven/explain.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import { type Seats, chips, kit } from '../kit.js';
import { GOAL_NAMES, bothText, nearText, potName, ranks } from './seven27-hands.js';

/** Which pot a line is about, where there are several: `Bote principal: `, `Bote secundario 2: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A sentence after its pot's name, where there are several. */
function ofPot(of: Parameters<typeof before>[0], text: string): string {
  const pot = before(of);
  return pot ? pot + text : capital(text);
}

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = (names: Seats): WordsFor<Explanation> => {
  const { name, label, does, isYou } = names;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${ranks(cards)} suma ${bothText(totals)}: ` +
      `gana las dos mitades, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${ranks(cards)} suma ${nearText(total, target)}: ` +
      `${shared ? 'comparte' : 'gana'} la mitad del ${GOAL_NAMES[target]}, ${chips(amount)}.`,
    unclaimed: ({ target, seats, amount, ...of }) =>
      ofPot(
        of,
        `nadie puede ganar la mitad del ${GOAL_NAMES[target]}: ` +
          `${chips(amount)}, también ${kit.list(seats.map(names.for))}.`,
      ),
    last: ({ seat, amount, ...of }) => {
      const left = `solo ${isYou(seat) ? 'quedas' : 'queda'} ${name(seat)}: ${chips(amount)}`;
      return of.pots < 2 ? `${capital(left)}, sin enseñar cartas.` : ofPot(of, `${left}.`);
    },
    'failed-both': ({ seat, ...of }) =>
      `${before(of)}${does(seat, 'declaraste', 'declaró')} ambos sin tener lo mejor para los dos: fuera.`,
    void: (of) => ofPot(of, 'nadie puede ganar según lo declarado: deciden los totales.'),
    uncalled: ({ seat, amount }) =>
      `${chips(amount)} que nadie igualó, de vuelta ${names.for(seat)}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}: ${ranks(cards)} suma ${bothText(totals)}.`,
  };
};
