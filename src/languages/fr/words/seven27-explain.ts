import type { Seat } from '../../../engine/rules.js';
import type { Explanation } from '../../../games/seven-twenty-seven/explain.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chips, kit, toSeat } from '../kit.js';
import { GOAL_NAMES, bothText, nearText, potName, ranks } from './seven27-hands.js';

/** Which pot a line is about. */
interface OfPot {
  readonly pot: number;
  readonly pots: number;
}

/** A sentence after its pot's name, where there are several. */
const ofPot = ({ pot, pots }: OfPot, text: string): string =>
  pots < 2 ? capital(text) : `${potName(pot, pots)}\u00a0: ${text}`;

/** A line for everything that a hand's end is explained by. */
export function explanationsWith({ name, label, does }: SeatNames): WordsFor<Explanation> {
  /** `Vous`, with several pots `Pot annexe, vous` */
  const who = (seat: Seat, { pot, pots }: OfPot): string =>
    pots < 2 ? label(seat) : `${potName(pot, pots)}, ${name(seat)}`;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${who(seat, of)}\u00a0: ${ranks(cards)} fait ${bothText(totals)}, et gagne les deux moitiés, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, amount, ...of }) =>
      `${who(seat, of)}\u00a0: ${ranks(cards)} fait ${nearText(total, target)}, et ` +
      `${shared ? 'partage' : 'gagne'} la moitié du ${GOAL_NAMES[target]}, ${chips(amount)}.`,
    unclaimed: ({ target, seats, amount, ...of }) =>
      ofPot(
        of,
        `personne ne peut gagner la moitié du ${GOAL_NAMES[target]}\u00a0: ` +
          `elle revient aussi ${toSeat(kit.list(seats.map(name)))}, ${chips(amount)}.`,
      ),
    last: ({ seat, amount, ...of }) =>
      of.pots < 2
        ? `Il ne reste que ${name(seat)} en jeu\u00a0: ${chips(amount)}, sans montrer les cartes.`
        : ofPot(of, `il n’y reste que ${name(seat)}, ${chips(amount)}.`),
    'failed-both': ({ seat, ...of }) => {
      const text = `${does(seat, 'avez', 'a')} annoncé les deux sans être au mieux pour les deux\u00a0: aucun gain.`;
      return of.pots < 2
        ? text
        : `${potName(of.pot, of.pots)}\u00a0: ${text.replace('Vous', 'vous')}`;
    },
    void: (of) => ofPot(of, 'aucune annonce ne peut l’emporter\u00a0: les totaux décident.'),
    uncalled: ({ seat, amount }) =>
      `Mise que personne n’a suivie, ${chips(amount)}\u00a0: rendue ${toSeat(name(seat))}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}\u00a0: ${ranks(cards)} fait ${bothText(totals)}.`,
  };
}
