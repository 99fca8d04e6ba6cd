import { type Card, rankOf } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { capital } from '../../../locales/capital.js';
import { CORNERS, chips, fr, kit, toSeat } from '../../../locales/fr/kit.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import type { Explanation } from '../rules/explain.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import { GOALS } from '../rules/scoring.js';
import type { Step } from './en-labels.js';
import type { Seven27Words } from './en.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'les deux' };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Pot`. */
export const potName = (pot: number, pots: number): string =>
  pots < 2 ? 'Pot' : pot === 0 ? 'Pot principal' : `Pot annexe${pots > 2 ? ` ${pot}` : ''}`;

/** A hand by its ranks alone: `5-A-A`. */
const ranks = (cards: readonly Card[]): string =>
  cards.map((card) => CORNERS[rankOf(card) - 1]).join('-');

/** `7` where it is exact, else `6½, à ½ de 7`. */
const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, à ${points(off)} de ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 et 27`, `6½, à ½ de 7, et 26, à 1 de 27`. */
function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} et à ${points(Math.abs(off))} de 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes(',') ? ',' : ''} et ${far}`;
}

/** What a hand comes to: `6½ pour 7, 16½ pour 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} pour 7, ${points(high)} pour 27`;

/** Which pot a line is about. */
interface OfPot {
  readonly pot: number;
  readonly pots: number;
}

/** A sentence after its pot's name, where there are several. */
const ofPot = ({ pot, pots }: OfPot, text: string): string =>
  pots < 2 ? capital(text) : `${potName(pot, pots)}\u00a0: ${text}`;

/** The lines of what the rules of the house make of a hand. */
const houseLines = (
  name: SeatNames['name'],
  who: (seat: Seat, of: OfPot) => string,
): Pick<WordsFor<Explanation>, 'carried' | 'three-quarters' | 'five-ace-ace'> => ({
  carried: ({ target, amount, ...of }) =>
    ofPot(
      of,
      `personne ne peut gagner ${target === null ? 'le pot' : `la moitié du ${GOAL_NAMES[target]}`}\u00a0: ` +
        `${chips(amount)} pour la main suivante.`,
    ),
  'three-quarters': ({ seat, amount, ...of }) =>
    `${who(seat, of)}\u00a0: une moitié gagnée seul, l’autre à égalité, soit les trois quarts, ${chips(amount)}.`,
  'five-ace-ace': ({ seats }) => `5-A-A bat toute autre main\u00a0: ${kit.list(seats.map(name))}.`,
});

/** A line for everything that a hand's end is explained by. */
export function explanationsWith({ name, label, does }: SeatNames): WordsFor<Explanation> {
  /** `Vous`, with several pots `Pot annexe, vous` */
  const who = (seat: Seat, { pot, pots }: OfPot): string =>
    pots < 2 ? label(seat) : `${potName(pot, pots)}, ${name(seat)}`;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${who(seat, of)}\u00a0: ${ranks(cards)} fait ${bothText(totals)}, et gagne les deux moitiés, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
      `${who(seat, of)}\u00a0: ${ranks(cards)} fait ${nearText(total, target)}, et ` +
      `${shared ? 'partage' : 'gagne'} la moitié du ${GOAL_NAMES[target]}, ${chips(amount)}${odd ? ', dont un impair' : ''}.`,
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
    ...houseLines(name, who),
    uncalled: ({ seat, amount }) =>
      `Mise que personne n’a suivie, ${chips(amount)}\u00a0: rendue ${toSeat(name(seat))}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}\u00a0: ${ranks(cards)} fait ${bothText(totals)}.`,
  };
}

/** What it costs to stand: nothing, or at last the right to take more cards. */
const standText = (freeze: number, stands: number): string => {
  if (freeze === 0) return 'Vous pourrez encore en tirer une plus tard.';
  return stands + 1 < freeze
    ? `Après ${freeze - stands} tours de suite sans tirer, vous n’en recevrez plus.`
    : 'Si vous restez, vous n’en recevrez plus.';
};

/** The next step in plain words. */
const stepsWith = ({ name, label, does }: SeatNames): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `On attend ${seat === null ? 'les autres' : name(seat)}.`;
  return {
    ante: ({ ante }) =>
      `Payez l’ante de ${fr.number(ante)} pour recevoir des cartes, ou passez cette main.`,
    check: ({ min, max }) =>
      `Personne n’a misé. Dites parole, ou misez de ${fr.number(min)} à ${fr.number(max)}.`,
    call: ({ call, raises }) =>
      `${fr.number(call)} pour rester dans le coup\u00a0: suivez${raises ? ', relancez' : ''} ou couchez-vous en laissant le pot.`,
    draw: ({ up, freeze, stands }) =>
      `Tirez une carte${up ? ', visible de tous' : ''}, ou restez. ${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `Que visez-vous\u202f? Annoncer les deux oblige à gagner les deux${tie ? ', ou l’un avec égalité pour l’autre' : ''}.${secret ? ' Tout est révélé en même temps.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${label(seat)}, prenez l’appareil.`,
    frozen: (step) =>
      `Votre main est figée\u00a0: plus de tirage, mais vous misez encore. ${waits(step)}`,
    'all-in': (step) => `Vous êtes à tapis et ne misez plus. ${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const net = won - put;
      const sum =
        net === 0
          ? does(seat, 'ne gagnez ni ne perdez', 'ne gagne ni ne perd')
          : net > 0
            ? `${does(seat, 'gagnez')} ${chips(net)}`
            : `${does(seat, 'perdez', 'perd')} ${chips(-net)}`;
      return won === 0
        ? `${sum}.`
        : `${sum}\u00a0: ${fr.number(won)} du pot, ${fr.number(put)} mis.`;
    },
    folded: () => 'Vous avez jeté vos cartes. Les autres continuent.',
    bust: () =>
      'Vous avez sauté\u00a0: plus de 27, même avec chaque as à 1. Les autres continuent.',
    'sits-out': () => 'Vous passez cette main.',
    'no-chips': () => 'Vous n’avez plus de jetons.',
    nobody: () => 'Moins de deux joueurs ont payé l’ante\u00a0: aucune carte n’a été donnée.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: SeatNames): Pick<Seven27Words, 'seatName' | 'among' | 'step'> => {
  const steps = stepsWith(names);
  return {
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
  };
};
