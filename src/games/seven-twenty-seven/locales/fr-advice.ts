import type { Translations } from '../../../locales/translations.js';
import { fr } from '../../../locales/fr/kit.js';
import { SAMPLES } from '../advice/estimate.js';
import type { Seven27AdviceWords } from './en-advice.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(fr);
const { number, percent, tenths } = figures;

/** The words of advice and coach, in French. */
const seven27Advice: Seven27AdviceWords = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'Conseil',
  coach: 'Coach',
  show: 'Montrer',
  hide: 'Masquer',
  cancel: 'Annuler',
  showAdvice: 'Montrer le conseil',
  hideAdvice: 'Masquer le conseil',
  later: 'À votre tour, vous lirez ici ce que rapporte chaque choix.',
  hidden: 'Il est masqué.',
  working: (share) =>
    `La main est jouée ${number(SAMPLES)} fois… ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['Choix', '7', '27', 'Jetons'],
  caption: (samples) =>
    `Vos choix, le meilleur en tête\u00a0: ce que chacun gagne des moitiés pour 7 et pour 27, et les jetons à partir de maintenant\u202f; joués ${number(samples)} fois`,
  best: (choice) => `Au mieux\u00a0: ${choice}.`,
  less: (other, chips) => `${other}\u00a0: ${tenths(chips)} jetons de moins.`,
  same: (other) => `Aussi bien, d’après l’échantillon\u00a0: ${other}.`,
  price: ({ call, pot, needed, share }) =>
    `Suivre coûte ${number(call)} pour un pot de ${number(pot)}\u00a0: il en faut ${percent(needed)}, vous en gagnez ${share}.`,
  card: ({ unseen, low, high }) =>
    `Sur ${number(unseen)} cartes que vous ne voyez pas, ${number(low.nearer)} vous rapprochent de 7 et ${number(high.nearer)} de 27\u202f; ${number(high.over)} dépassent 27.`,
  model:
    'On suppose que les autres jouent comme à cette table et misent encore une fois. ± vaut dans 95 cas sur 100.',
  judging: 'Examen de vos décisions…',
  noHands: 'Après chaque main, vous lirez ce que vos décisions ont coûté.',
  verdict: ({ decisions, good, cost }) =>
    good === decisions
      ? `Décisions aussi bonnes que la meilleure\u00a0: ${number(good)} sur ${number(decisions)}.`
      : `Décisions aussi bonnes que la meilleure\u00a0: ${number(good)} sur ${number(decisions)}. Coût des autres, en jetons\u00a0: ${tenths(cost)}.`,
  coachColumns: ['Vous', 'Au mieux', 'Jetons'],
  coachCaption: 'Vos décisions à côté des meilleures',
};

/** The words of advice and coach in French. */
export const otherWords: Translations = { seven27Advice };
