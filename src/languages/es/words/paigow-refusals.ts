import { JOKER } from '../../../cards/card.js';
import type { MoveType, PaigowRefusal, Phase } from '../../../games/pai-gow/state.js';
import { WAYS } from '../../../games/pai-gow/words-hands.js';
import { capital } from '../../../locales/capital.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { TableRefusal } from '../../../locales/table-en.js';
import { type Seats, chipRefusals, es, tableRefusals, theCard } from '../kit.js';
import { foulText } from './paigow-hands.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  bet: 'apostar',
  pass: 'dejar pasar la mano',
  cut: 'cortar',
  deal: 'repartir',
  set: 'colocar',
  settle: 'pagar',
};

const PHASES: Readonly<Record<Phase, string>> = {
  bets: 'se está apostando',
  set: 'se están colocando las manos',
  dealer: 'las cartas de la banca están a la vista',
  over: 'la mano ha terminado',
};

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
export const refusalsWith = (names: Seats): WordsFor<PaigowRefusal | TableRefusal> => {
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${names.does(seat, 'ya has')} ${what}, y así se queda.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ stake: 'La apuesta', bonus: 'El bono' }),
    'no-such-move': ({ move }) => `No existe la acción «${move}»; hay bet, pass, cut y set.`,
    'not-now': ({ move, phase }) => `Ahora no toca ${MOVES[move]}: ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `No hay nadie en ${names.name(seat)}.`,
    'seat-out': ({ seat }) => `${names.does(seat, 'no juegas')} esta mano.`,
    'already-set': did('colocado'),
    'already-bet': did('apostado'),
    'already-cut': did('cortado'),
    'dealer-bets-not': () => 'Quien reparte no apuesta.',
    'house-cuts-not': () => 'La casa no corta.',
    'table-moves': ({ move }) => `De ${MOVES[move]} se encarga la mesa.`,
    'bets-open': ({ seat }) =>
      `${names.does(seat, 'aún tienes')} que apostar o dejar pasar la mano.`,
    'no-bonus': () => 'En esta mesa no hay bono.',
    'bad-cut': ({ most }) => `El texto para cortar tiene como máximo ${es.number(most)} letras.`,
    'cards-covered': () =>
      'Estas cartas están tapadas: no se pueden colocar hasta que se muestren.',
    'two-in-front': () => 'Van dos cartas delante y cinco detrás.',
    'same-card': ({ card }) => `${capital(theCard(card))} no puede ir dos veces delante.`,
    'foreign-card': ({ card }) => {
      const isCard = typeof card === 'number' && card >= 0 && card <= JOKER;
      return `${isCard ? capital(theCard(card)) : String(card)} no es una de las siete cartas.`;
    },
    foul: foulRefused,
    'house-way': ({ houseWay }) => {
      const known: Readonly<Record<string, string>> = WAYS;
      return `La banca coloca según el modo de la casa de ${known[houseWay] ?? houseWay}.`;
    },
  };
};
