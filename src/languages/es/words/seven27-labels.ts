import type { Shown } from '../../../games/seven-twenty-seven/figures.js';
import type { Scoring } from '../../../games/seven-twenty-seven/options.js';
import type { LastAction, SeatMove, Seven27Move } from '../../../games/seven-twenty-seven/state.js';
import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import type { labels as english } from '../../../games/seven-twenty-seven/words-labels.js';
import { counted, es } from '../kit.js';
import { DECLARED, GOAL_NAMES, points, potName } from './seven27-hands.js';

const SCORINGS: Readonly<Record<Scoring, string>> = {
  nearest: 'Por encima o por debajo, cuenta lo mismo.',
  'over-is-bust': 'Quien se pasa de un objetivo no lo puede ganar.',
  'under-beats-over': 'A igual distancia, por debajo gana a por encima.',
  'over-beats-under': 'A igual distancia, por encima gana a por debajo.',
  'inside-beats-outside': 'A igual distancia, gana el total que está entre 7 y 27.',
  'outside-beats-inside': 'A igual distancia, gana el total que no está entre 7 y 27.',
};

const ACTED: Readonly<Record<LastAction['type'], string>> = {
  ante: 'ante',
  'sit-out': 'no juega',
  cut: 'corta',
  check: 'pasa',
  call: 'iguala',
  bet: 'apuesta',
  raise: 'sube',
  fold: 'no va',
  take: 'pide carta',
  stand: 'se planta',
  declare: 'declara',
  bust: 'se pasó',
};

/** What lies open: `9½`, with an ace `1 u 11`; before the sound of an o Spanish says u. */
function openText({ open, aces }: Shown): string {
  const all = Array.from({ length: aces + 1 }, (_, elevens) => points(open + 20 * elevens));
  if (all.length > 2) return `${all[0]} a ${all.at(-1)}`;
  return all.reduce((one, other) => `${one} ${other.startsWith('11') ? 'u' : 'o'} ${other}`);
}

/** Moves as an advice says them. */
const ADVICE: Readonly<Record<SeatMove['type'], string>> = {
  ante: 'poner el ante',
  'sit-out': 'no jugar',
  cut: 'cortar',
  check: 'pasar',
  call: 'igualar',
  bet: 'apostar',
  raise: 'subir',
  fold: 'no ir',
  take: 'pedir carta',
  stand: 'plantarse',
  declare: 'declarar',
};

/** What a steady player would do. */
function hintText(move: Seven27Move): string {
  const amount = 'amount' in move ? ` ${es.number(move.amount)}` : '';
  const targets = 'targets' in move ? ` ${DECLARED[move.targets]}` : '';
  const { type } = move;
  return `Pista: ${type === 'deal' || type === 'settle' ? type : ADVICE[type]}${amount}${targets}.`;
}

const buttons: Seven27Words['buttons'] = {
  'sit-out': 'No jugar',
  check: 'Pasar',
  fold: 'No ir',
  take: 'Pedir carta',
  stand: 'Plantarse',
  low: 'Declarar 7',
  high: 'Declarar 27',
  both: 'Declarar ambos',
  show: 'Ver mis cartas',
  next: 'Otra mano',
  rebuy: 'Más fichas',
  new: 'Nueva mesa',
};

/** How cards count and what they come to. */
const figures: Pick<
  Seven27Words,
  | 'points'
  | 'values'
  | 'intro'
  | 'goal'
  | 'standing'
  | 'aces'
  | 'shows'
  | 'seen'
  | 'range'
  | 'totals'
> = {
  points,
  values: (half) => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} su número`,
    'as\u00a01\u00a0u\u00a011, lo mejor para cada objetivo',
  ],
  intro: ({ scoring, declare }) => [
    'La mano más cercana a 7 gana medio bote; la más cercana a 27, el otro medio. Una misma mano puede ganar los dos.',
    SCORINGS[scoring],
    ...(declare === 'none' ? [] : ['Al final declaras 7, 27 o ambos.']),
  ],
  goal: (target) => `para ${GOAL_NAMES[target]}`,
  standing: ({ over, bust }) => {
    if (over === 0) return 'exacto';
    if (bust) return 'demasiado';
    const off = Math.abs(over);
    return `${over < 0 ? 'falta' : 'sobra'}${off > 2 ? 'n' : ''} ${points(off)}`;
  },
  aces: ({ aces, elevens }) => {
    const ones = aces - elevens;
    if (aces === 0) return '';
    const as = [ones > 0 ? '1' : '', elevens > 0 ? '11' : ''].filter(Boolean);
    return `${aces > 1 ? 'ases' : 'as'} como ${as.join(' y ')}`;
  },
  shows: (shown) => `enseña ${openText(shown)}`,
  seen: (shown) => `los demás ven ${openText(shown)}`,
  range: ({ least, most }) => `tiene ${points(least)}–${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)} y ${points(high)}`),
};

/** The words that are the same whoever sits at the table. */
export const labels: typeof english = {
  title: 'Siete y veintisiete',
  handNumber: (hand) => `mano ${es.number(hand)}`,
  dealer: 'reparte',
  dealerSign: 'D',
  openSeat: 'libre',
  seats: 'Asientos',
  dealings: {
    'up-down': 'Recibes una carta boca arriba y otra boca abajo.',
    'down-down-up': 'Recibes dos cartas boca abajo y una boca arriba.',
  },
  ownHand: 'Tu mano',
  toAnte: 'sin ante',
  backs: (count) => `${counted(count, 'carta')} boca abajo`,
  ...figures,
  pot: 'Bote',
  potName,
  half: (target, chips) => `${GOAL_NAMES[target]} gana ${es.number(chips)}`,
  limits: (min, max) => `de ${es.number(min)} a ${es.number(max)}`,
  amountOf: { bet: 'Apostar', raise: 'Subir' },
  addChip: (amount) => `Añadir ${es.number(amount)}`,
  menu: 'Más',
  buttons,
  ante: (chips) => `Ante ${es.number(chips)}`,
  call: (chips) => `Igualar ${es.number(chips)}`,
  bet: (chips) => `Apostar ${es.number(chips)}`,
  raise: (chips) => `Subir ${es.number(chips)}`,
  phases: {
    ante: 'Ante',
    bets: 'Apuestas',
    draw: 'Cartas extra',
    declare: 'Declaraciones',
    over: 'Resultado',
  },
  action: ({ type, amount, allIn }) =>
    allIn ? 'all-in' : `${ACTED[type]}${amount ? ` ${es.number(amount)}` : ''}`,
  frozen: 'congelada',
  help: 'Cómo se juega',
  hint: hintText,
  hintLabel: 'Pista',
  declared: (targets) => `declara ${DECLARED[targets]}`,
  won: (declared, won) => {
    const halves =
      won.length > 1 ? 'ambos' : won.map((target) => `el ${GOAL_NAMES[target]}`).join('');
    return halves ? `gana ${halves}` : declared ? `declaró ${DECLARED[declared]}` : '';
  },
  fair: 'Comprobar este reparto',
};
