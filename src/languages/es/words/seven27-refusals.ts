import type { MoveType, Phase, Seven27Refusal } from '../../../games/seven-twenty-seven/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { TableRefusal } from '../../../locales/table-en.js';
import { type Seats, chipRefusals, chips, counted, es, tableRefusals } from '../kit.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'poner el ante',
  'sit-out': 'dejar pasar la mano',
  cut: 'cortar',
  deal: 'repartir',
  check: 'pasar',
  bet: 'apostar',
  call: 'igualar',
  raise: 'subir',
  fold: 'retirarse',
  take: 'pedir carta',
  stand: 'plantarse',
  declare: 'declarar',
  settle: 'pagar',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'se está poniendo el ante',
  bets: 'se está apostando',
  draw: 'se están repartiendo cartas extra',
  declare: 'se está declarando',
  over: 'la mano ha terminado',
};

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: Seats): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does, whose } = names;
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'ya has')} ${what}, y así se queda.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'La apuesta', raise: 'La subida' }),
    'no-such-move': ({ move }) => `No existe la acción «${move}».`,
    'not-now': ({ move, phase }) => `Ahora no toca ${MOVES[move]}: ${PHASES[phase]}.`,
    'seat-open': ({ seat }) => `No hay nadie en ${name(seat)}.`,
    'seat-out': ({ seat }) => `${does(seat, 'no juegas')} esta mano.`,
    'seat-folded': ({ seat }) => `${does(seat, 'te has', 'se ha')} retirado de esta mano.`,
    'seat-bust': ({ seat }) => `${does(seat, 'te has', 'se ha')} pasado de 27.`,
    'already-anted': did('puesto el ante'),
    'already-cut': did('cortado'),
    'already-declared': did('declarado'),
    'not-your-turn': ({ turn }) =>
      `Es ${whose(turn, 'turno', 'el').replace(/^./, (first) => first.toLowerCase())}.`,
    'seat-frozen': ({ stands }) =>
      `Tras plantarse ${counted(stands, 'vez', 'veces')} seguidas, la mano queda congelada: no recibe más cartas.`,
    'bad-cut': ({ most }) => `El texto para cortar tiene como máximo ${es.number(most)} letras.`,
    'bad-declaration': ({ targets }) =>
      `«${String(targets)}» no se puede declarar: solo 7, 27 o ambos.`,
    'table-moves': ({ move }) => `De ${MOVES[move]} se encarga la mesa.`,
    'antes-open': ({ seat }) =>
      `${does(seat, 'aún tienes')} que poner el ante o dejar pasar la mano.`,
    'bet-open': ({ call }) =>
      `Hay una apuesta: ${call === 1 ? 'falta' : 'faltan'} ${chips(call)} para igualar.`,
    'no-bet-open': () => 'Nadie ha apostado: no hay nada que igualar.',
    'max-raises': ({ max }) =>
      `En cada ronda se puede subir ${counted(max, 'vez', 'veces')} como máximo.`,
    'short-of-raise': () => 'Tras igualar no quedan fichas para subir.',
    'not-reopened': ({ min }) =>
      `La última subida fue de menos de ${es.number(min)}, y no permite otra.`,
    'nobody-to-raise': () => 'Todos los demás ya van all-in.',
  };
};
