import { JOKER } from '../../../cards/card.js';
import type { MoveType, PaigowRefusal, Phase } from '../../../games/pai-gow/state.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { kit } from '../kit.js';
import { foulText } from './paigow-hands.js';
import { chipRefusals, tableRefusals } from './table.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'Setzen',
  pass: 'Aussetzen',
  cut: 'Abheben',
  deal: 'Geben',
  set: 'Legen',
  settle: 'Auszahlen',
};

const PHASES: Readonly<Record<Phase, string>> = {
  bets: 'es wird gesetzt',
  set: 'die Hände werden gelegt',
  dealer: 'die Karten des Dealers liegen offen',
  over: 'die Runde ist zu Ende',
};

const WAYS: Readonly<Record<string, string>> = { foxwoods: 'Foxwoods' };

/** The rank of a kicker is not there in every hand. */
const hand = <Code>(code: Code, high: number, kicker: number | undefined) => ({
  code,
  high,
  ...(kicker !== undefined && { kicker }),
});

const foulRefused = (foul: Extract<PaigowRefusal, { readonly code: 'foul' }>): string =>
  `${capital(
    foulText(
      hand(foul.front, foul.frontHigh, foul.frontKicker),
      hand(foul.back, foul.backHigh, foul.backKicker),
    ),
  )}.`;

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<PaigowRefusal | TableRefusal> => {
  const { name, does } = names;
  const stands =
    (done: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'hast', 'hat')} schon ${done}, und dabei bleibt es.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'Der Einsatz', bonus: 'Der Bonuseinsatz' }),
    'no-such-move': ({ move }) =>
      `Den Zug „${move}“ gibt es nicht; möglich sind bet, pass, cut und set.`,
    'not-now': ({ move, phase }) => `${MOVES[move]} geht jetzt nicht, ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `${name(seat)} ist frei.`,
    'seat-out': ({ seat }) => `${does(seat, 'setzt')} diese Runde aus.`,
    'already-set': stands('gelegt'),
    'already-bet': stands('gesetzt'),
    'already-cut': stands('abgehoben'),
    'dealer-bets-not': () => 'Wer gibt, setzt nicht.',
    'house-cuts-not': () => 'Das Haus hebt nicht ab.',
    'table-moves': ({ move }) => `${MOVES[move]} übernimmt der Tisch.`,
    'bets-open': ({ seat }) => `${does(seat, 'musst', 'muss')} noch setzen oder aussetzen.`,
    'no-bonus': () => 'An diesem Tisch gibt es keinen Bonuseinsatz.',
    'bad-cut': ({ most }) => `Worte zum Abheben haben höchstens ${most} Zeichen.`,
    'cards-covered': () =>
      'Diese Karten sind verdeckt und können erst gelegt werden, wenn sie gezeigt werden.',
    'two-in-front': () => 'Zwei Karten gehören nach vorn, fünf nach hinten.',
    'same-card': ({ card }) => `${kit.cardName(card)} kann nicht zweimal vorn liegen.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? kit.cardName(card) : String(card)} ist keine der sieben Karten.`;
    },
    foul: foulRefused,
    'house-way': ({ houseWay }) =>
      `Der Dealer legt nach der Hausregel von ${WAYS[houseWay] ?? houseWay}.`,
  };
};
