import type { Seat } from '../../../engine/rules.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import type { Step } from '../../../games/seven-twenty-seven/words-labels.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { chips, fr, kit } from '../kit.js';

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
    declare: ({ secret }) =>
      `Que visez-vous\u202f? Annoncer les deux oblige à gagner les deux.${secret ? ' Tout est révélé en même temps.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${label(seat)}, prenez l’appareil.`,
    frozen: (step) =>
      `Votre main est figée\u00a0: plus de tirage, mais vous misez encore. ${waits(step)}`,
    'all-in': (step) => `Vous êtes à tapis et ne misez plus. ${waits(step)}`,
    paid: ({ seat, net }) => {
      if (net === 0) return `${does(seat, 'ne gagnez ni ne perdez', 'ne gagne ni ne perd')}.`;
      return net > 0
        ? `${does(seat, 'gagnez')} ${chips(net)}.`
        : `${does(seat, 'perdez', 'perd')} ${chips(-net)}.`;
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
