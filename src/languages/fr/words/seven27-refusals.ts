import type { MoveType, Phase, Seven27Refusal } from '../../../games/seven-twenty-seven/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { chips, forms, fr, toSeat } from '../kit.js';
import { chipRefusals, seatRefusals, tableRefusals } from './table-refusals.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'Payer l’ante',
  'sit-out': 'Passer',
  cut: 'Couper',
  deal: 'Donner',
  check: 'Dire parole',
  bet: 'Miser',
  call: 'Suivre',
  raise: 'Relancer',
  fold: 'Se coucher',
  take: 'Tirer une carte',
  stand: 'Rester',
  declare: 'Annoncer',
  settle: 'Payer',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'c’est le moment de l’ante',
  bets: 'c’est le moment des mises',
  draw: 'c’est le moment du tirage',
  declare: 'c’est le moment des annonces',
  over: 'la main est terminée',
};

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does } = names;
  const { open, out, done, due, cut } = seatRefusals(names);
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'La mise', raise: 'La relance' }),
    'no-such-move': ({ move }) => `Le coup «\u00a0${move}\u00a0» n’existe pas.`,
    'not-now': ({ move, phase }) =>
      `${MOVES[move]} n’est pas possible maintenant\u00a0: ${PHASES[phase]}.`,
    'seat-open': open,
    'seat-out': out,
    'seat-folded': ({ seat }) => `${does(seat, 'avez jeté vos', 'a jeté ses')} cartes.`,
    'seat-bust': ({ seat }) => `${does(seat, 'avez', 'a')} sauté.`,
    'already-anted': done('payé l’ante'),
    'already-cut': done('coupé'),
    'already-declared': done('annoncé'),
    'not-your-turn': ({ turn }) => `C’est ${toSeat(name(turn))} de jouer.`,
    'seat-frozen': ({ stands }) =>
      `Qui reste ${stands} fois de suite a une main figée\u00a0: plus de tirage.`,
    'bad-cut': cut,
    'bad-declaration': ({ targets }) =>
      `«\u00a0${String(targets)}\u00a0» n’est pas une annonce\u00a0: il y a 7, 27 ou les deux.`,
    'table-moves': ({ move }) => `${MOVES[move]}\u00a0: la table s’en charge.`,
    'antes-open': due('payer l’ante'),
    'bet-open': ({ call }) => `Une mise est ouverte\u00a0: ${chips(call)} pour suivre.`,
    'no-bet-open': () => 'Personne n’a misé\u00a0: il n’y a rien à suivre.',
    'max-raises': ({ max }) => `Il y a au plus ${fr.counted(max, forms('relance'))} par tour.`,
    'short-of-raise': () => 'Une fois suivi, il ne reste plus de jetons pour relancer.',
    'not-reopened': ({ min }) =>
      `La dernière relance était de moins de ${fr.number(min)}, et n’en permet pas d’autre.`,
    'nobody-to-raise': () => 'Tous les autres sont déjà à tapis.',
  };
};
