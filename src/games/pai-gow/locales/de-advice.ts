import type { Translations } from '../../../locales/translations.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances } from '../advice/coach.js';
import type { AdviceWords } from './en-advice.js';
import { cardSign, de } from '../../../locales/de/kit.js';

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => de.tenths(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `34,2 % Gewinn, 41,0 % Remis, 24,8 % Verlust` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `${wins} Gewinn, ${pushes} Remis, ${losses} Verlust`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string =>
  cost < 0.0005 ? `weniger als ${de.tenths(0.001)}` : de.tenths(cost);

/** The words of advice and coach, in German. */
export const advice: AdviceWords = {
  card: cardSign,
  percent: de.tenths,
  shares,
  advice: 'Rat',
  coach: 'Trainer',
  show: 'Zeigen',
  hide: 'Ausblenden',
  cancel: 'Abbrechen',
  showAdvice: 'Rat zeigen',
  hideAdvice: 'Rat ausblenden',
  later: 'Sobald du Karten hast, steht hier, wie oft jede Aufteilung gewinnt und verliert.',
  deals: 'Du gibst: Was die anderen dagegen legen, lässt sich vorher nicht berechnen.',
  hidden: 'Ausgeblendet.',
  working: (share) =>
    `${de.number(DEALER_HANDS)} Hände des Dealers werden durchgerechnet … ${de.percent(Math.floor(share * 100) / 100)}`,
  number: de.number,
  signed: de.signed,
  siblings: (ways) => ` (${de.number(ways)} Arten, je nach Farbe)`,
  columns: ['Vorn · hinten', 'Gewinn', 'Remis', 'Verlust', 'Chips'],
  caption: (ways) =>
    `${ways === 1 ? 'Die einzige gültige Aufteilung' : `Alle ${de.number(ways)} gültigen Aufteilungen, die beste zuerst`}, gegen jede mögliche Hand des Dealers`,
  inFront: ' vorn; ',
  behind: ' hinten',
  told: (isLaid, chances) => `${isLaid ? 'So gelegt' : 'Beste'}: ${chancesText(chances)}`,
  best: (front, chances) => `Rat: ${front} nach vorn, ${chancesText(chances)}.`,
  // `whose` begins the sentence: `Du hast`, `Platz 2 hat`.
  verdict: (cost, whose, chips) =>
    cost === 0
      ? `${whose} bestmöglich gelegt.`
      : `${whose} beim Legen ${costText(cost)} des Einsatzes${chips > 0 ? `, ${de.number(chips)} Chips` : ''} verschenkt.`,
  better: (front, chances) => `Am besten war ${front} vorn: ${chancesText(chances)}.`,
  compared: 'Gelegte und beste Aufteilung',
  setRow: 'Gelegt',
  bestRow: 'Beste',
  judging: 'Die Aufteilung wird beurteilt …',
  noHands: 'Nach jedem Legen erfährst du, was es gegenüber der besten Aufteilung gekostet hat.',
  totals: ({ hands, best, cost, chips }, who) =>
    `${who}${de.counted(hands, { one: 'Runde', other: 'Runden' })}, davon ${de.number(best)} bestmöglich gelegt. Insgesamt gekostet: ${de.tenths(cost)} eines Einsatzes, ${de.number(Math.round(chips * 10) / 10)} Chips; pro Runde ${de.tenths(cost / hands)}.`,
  lessons: 'Hände zum Lernen',
  lessonColumns: ['Kosten', 'Karten', 'Vorn'],
};

/** The words of advice and coach in German. */
export const otherWords: Translations = { advice };
