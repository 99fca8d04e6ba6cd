import type { Translations } from '../../../locales/translations.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances } from '../advice/coach.js';
import type { AdviceWords } from './en-advice.js';
import { belonging, corner, forms, fr } from '../../../locales/fr/kit.js';

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => fr.tenths(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `gagne 34,2 %, égalise 41,0 %, perd 24,8 %` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `gagne ${wins}, égalise ${pushes}, perd ${losses}`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string =>
  cost < 0.0005 ? `moins de ${fr.tenths(0.001)}` : fr.tenths(cost);

/** Chips to a tenth, of which there are less than two in `1,9 jeton`. */
function tenthChips(chips: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  const tenths = Math.round(chips * 10) / 10;
  return `${tenths.toLocaleString('fr', digits)} ${fr.form(tenths, forms('jeton'))}`;
}

const totals: AdviceWords['totals'] = ({ hands, best, cost, chips }, who) => {
  const played = `${who}${fr.counted(hands, forms('main'))}, dont ${fr.number(best)} au mieux.`;
  return `${played} Coût total\u00a0: ${fr.tenths(cost)} d’une mise, ${tenthChips(chips)}\u202f; ${fr.tenths(cost / hands)} par main.`;
};

/** The words of advice and coach, in French. */
export const advice: AdviceWords = {
  card: corner,
  percent: fr.tenths,
  shares,
  advice: 'Conseil',
  coach: 'Coach',
  show: 'Montrer',
  hide: 'Masquer',
  cancel: 'Annuler',
  showAdvice: 'Montrer le conseil',
  hideAdvice: 'Masquer le conseil',
  later: 'Vos cartes reçues, vous lirez ici ce que chaque répartition gagne, égalise et perd.',
  deals: 'Vous donnez\u00a0: ce que les autres vous opposeront ne peut pas se calculer d’avance.',
  hidden: 'Il est masqué.',
  working: (share) =>
    `Examen de ${fr.number(DEALER_HANDS)} mains du donneur… ${fr.percent(Math.floor(share * 100) / 100)}`,
  number: fr.number,
  signed: fr.signed,
  siblings: (ways) => ` (${fr.number(ways)} façons, selon la couleur)`,
  columns: ['Basse · haute', 'gagne', 'égalise', 'perd', 'jetons'],
  caption: (ways) =>
    `${ways === 1 ? 'La seule répartition permise' : `Les ${fr.number(ways)} répartitions permises, la meilleure en tête`}, contre toutes les mains possibles du donneur`,
  inFront: ' en main basse\u202f; ',
  behind: ' en main haute',
  told: (isLaid, chances) => `${isLaid ? 'Ainsi' : 'Au mieux'}\u00a0: ${chancesText(chances)}`,
  best: (front, chances) => `Conseil\u00a0: ${front} en main basse ${chancesText(chances)}.`,
  verdict: (cost, whose, chips) => {
    const set = belonging(whose, 'Votre répartition', 'La répartition');
    return cost === 0
      ? `${set} était la meilleure.`
      : `${set} a coûté ${costText(cost)} de la mise${chips > 0 ? `, ${fr.number(chips)} ${fr.form(chips, forms('jeton'))}` : ''}.`;
  },
  better: (front, chances) =>
    `Le mieux était ${front} en main basse\u00a0: ${chancesText(chances)}.`,
  compared: 'La répartition à côté de la meilleure',
  setRow: 'Jouée',
  bestRow: 'Idéale',
  judging: 'Examen de la répartition…',
  noHands: 'Après chaque main, vous lirez ce que votre répartition a coûté face à la meilleure.',
  totals,
  lessons: 'Mains instructives',
  lessonColumns: ['Coût', 'Cartes', 'Basse'],
};

/** The words of advice and coach in French. */
export const otherWords: Translations = { advice };
