import type { Explanation } from '../../../games/seven-twenty-seven/explain.js';
import type { Target } from '../../../games/seven-twenty-seven/results.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chips, cornersOf } from '../kit.js';
import { GOAL_NAMES, bothText, closed, nearText, potName } from './seven27-hands.js';
import { accusative } from './table.js';

/** Which pot a line is about, where there are several: `Hauptpot: `, `Nebenpot 2: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A sentence after its pot's name, where there are several. */
function ofPot(of: Parameters<typeof before>[0], text: string): string {
  const pot = before(of);
  return pot ? pot + text : capital(text);
}

/** `die 7er-Hälfte` */
const halfName = (target: Target): string => `die ${GOAL_NAMES[target]}er-Hälfte`;

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = (names: SeatNames): WordsFor<Explanation> => {
  const { name, label, does } = names;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${cornersOf(cards)} ergibt ${closed(bothText(totals))} ` +
      `und gewinnt beide Hälften, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${cornersOf(cards)} ergibt ${closed(nearText(total, target))} ` +
      `und ${shared ? 'teilt sich' : 'gewinnt'} ${halfName(target)}, ${chips(amount)}.`,
    unclaimed: ({ target, seats, amount, ...of }) =>
      ofPot(of, `${halfName(target)} kann niemand gewinnen. `) +
      `Auch sie geht an ${seats.map((seat) => accusative(names, seat)).join(' und ')}: ${chips(amount)}.`,
    last: ({ seat, amount, ...of }) =>
      of.pots < 2
        ? `Nur noch ${name(seat)} ${does(seat, 'bist', 'ist').split(' ').at(-1)} dabei: ${chips(amount)}, keine Karte wird gezeigt.`
        : ofPot(
            of,
            `alles für ${accusative(names, seat)}, sonst ist niemand mehr dabei: ${chips(amount)}.`,
          ),
    'failed-both': ({ seat, ...of }) =>
      `${before(of)}${does(seat, 'hast', 'hat')} beides angesagt, aber nicht für beides die beste Hand: ausgeschieden.`,
    void: (of) => ofPot(of, 'niemand kann wie angesagt gewinnen, also entscheiden die Summen.'),
    uncalled: ({ seat, amount }) =>
      `Niemand ist mitgegangen: ${chips(amount)} zurück an ${accusative(names, seat)}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}: ${cornersOf(cards)} ergibt ${bothText(totals)}.`,
  };
};
