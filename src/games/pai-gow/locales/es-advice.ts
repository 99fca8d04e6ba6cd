import type { Translations } from '../../../locales/translations.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances } from '../advice/coach.js';
import type { AdviceWords } from './en-advice.js';
import { cardSign, counted, es } from '../../../locales/es/kit.js';

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => es.tenths(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `gana el 34,2 %, empata el 41,0 %, pierde el 24,8 %` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `gana el ${wins}, empata el ${pushes}, pierde el ${losses}`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string =>
  cost < 0.0005 ? `menos del ${es.tenths(0.001)}` : `el ${es.tenths(cost)}`;

/** The words of advice and coach, in Spanish. */
export const advice: AdviceWords = {
  card: cardSign,
  percent: es.tenths,
  shares,
  advice: 'Consejo',
  coach: 'Entrenador',
  show: 'Mostrar',
  hide: 'Ocultar',
  cancel: 'Cancelar',
  showAdvice: 'Mostrar consejo',
  hideAdvice: 'Ocultar consejo',
  later: 'En cuanto tengas tus cartas, aquí verás cuánto gana, empata y pierde cada colocación.',
  deals: 'Repartes tú: lo que coloquen los demás contra ti no se puede calcular de antemano.',
  hidden: 'Está oculto.',
  working: (share) =>
    `Calculando ${es.number(DEALER_HANDS)} manos de la banca… ${es.percent(Math.floor(share * 100) / 100)}`,
  number: es.number,
  signed: es.signed,
  siblings: (ways) => ` (${es.number(ways)} formas, según el palo)`,
  columns: ['Delante · detrás', 'gana', 'empata', 'pierde', 'fichas'],
  caption: (ways) =>
    `${ways === 1 ? 'La única colocación válida' : `Las ${es.number(ways)} colocaciones válidas, de mejor a peor`}, contra todas las manos que puede tener la banca`,
  inFront: ' delante; ',
  behind: ' detrás',
  told: (isLaid, chances) => `${isLaid ? 'Así' : 'Lo mejor'}: ${chancesText(chances)}`,
  best: (front, chances) => `Consejo, delante ${front}: ${chancesText(chances)}.`,
  verdict: (cost, whose, chips) =>
    cost === 0
      ? `${whose} ha sido la mejor.`
      : `${whose} ha costado ${costText(cost)} de la apuesta${chips > 0 ? `, ${es.number(chips)} fichas` : ''}.`,
  better: (front, chances) => `Lo mejor era, delante, ${front}: ${chancesText(chances)}.`,
  compared: 'La colocación junto a la mejor',
  setRow: 'Hecha',
  bestRow: 'Mejor',
  judging: 'Valorando la colocación…',
  noHands: 'Después de cada colocación verás cuánto ha costado frente a la mejor.',
  totals: ({ hands, best, cost, chips }, who) =>
    `${who}${counted(hands, 'mano')}, ${counted(best, 'colocada')} de la mejor forma. Coste total: el ${es.tenths(cost)} de una apuesta, ${counted(Math.round(chips * 10) / 10, 'ficha')}; por mano, el ${es.tenths(cost / hands)}.`,
  lessons: 'Manos para aprender',
  lessonColumns: ['Coste', 'Cartas', 'Delante'],
};

/** The words of advice and coach in Spanish. */
export const otherWords: Translations = { advice };
