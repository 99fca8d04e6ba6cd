import { listOf } from '../../../core/cards/list.js';
import type { Translations } from '../../../locales/translations.js';
import type { Card } from '../../../core/cards/card.js';
import {
  type Seats,
  chipRefusals,
  chips,
  counted,
  es,
  kit,
  seatNames,
  stackText,
  tableRefusals,
  theCard,
} from '../../../locales/es/kit.js';
import { type WordsFor, saying, sentence } from '../../../locales/saying.js';
import type { SeatedTable, TableRefusal } from '../../../locales/table-en.js';
import type { Seven27Announcement } from '../rules/announce.js';
import type { Shown } from '../rules/figures.js';
import type { Scoring } from '../rules/options.js';
import type { PreAction } from '../rules/pre-action.js';
import type {
  LastAction,
  MoveType,
  Phase,
  SeatMove,
  Seven27Move,
  Seven27Refusal,
} from '../rules/state.js';
import type { labels as english } from './en-labels.js';
import type { Seven27Words } from './en.js';
import {
  DECLARED,
  GOAL_NAMES,
  explanationsWith,
  labelsWith,
  points,
  potName,
  totalsText,
} from './es-hands.js';

/** What is done in advance. */
const AHEAD: Readonly<Record<PreAction, string>> = {
  'check-or-fold': 'Pasar o no ir',
  'call-any': 'Igualar todo',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: '',
  bets: 'Apuestas.',
  draw: 'Cartas extra.',
  declare: 'Declaraciones.',
  over: '',
};

const cardsText = (cards: readonly Card[]): string => kit.list(cards.map(kit.cardName));

type PutIn = Extract<Seven27Announcement, { readonly allIn: boolean }>;

type Done = Extract<
  Seven27Announcement,
  { readonly code: 'sits-out' | 'cut' | 'check' | 'fold' | 'bust' | 'take' | 'stand' } | PutIn
>;

/** What a seat did. */
function deedsWith({ does }: Seats): WordsFor<Done> {
  const put =
    (verb: string, after = '') =>
    ({ seat, amount, allIn }: PutIn): string =>
      `${does(seat, verb)} ${es.number(amount)}${after}${allIn ? ', all-in' : ''}.`;
  return {
    ante: put('pones', ' de ante'),
    call: put('igualas'),
    bet: put('apuestas'),
    raise: put('subes'),
    'sits-out': ({ seat }) => `${does(seat, 'no juegas')}.`,
    cut: ({ seat }) => `${does(seat, 'cortas')}.`,
    check: ({ seat }) => `${does(seat, 'pasas')}.`,
    fold: ({ seat }) => `${does(seat, 'no vas')}.`,
    bust: ({ seat }) => `${does(seat, 'te pasas', 'se pasa')} de 27.`,
    take: ({ seat, card, totals }) =>
      card === null
        ? `${does(seat, 'pides')} carta.`
        : `${does(seat, 'recibes')} ${theCard(card)}${totals ? `: ${totalsText(totals)}` : ''}.`,
    stand: ({ seat, frozen }) =>
      `${does(seat, 'te plantas', 'se planta')}${frozen ? ', y la mano queda congelada' : ''}.`,
  };
}

/** A sentence or two for everything that is told of a hand. */
function announcementsWith(names: Seats): WordsFor<Seven27Announcement> {
  const { does, whose, label } = names;
  const lines = explanationsWith(names);
  return {
    ...deedsWith(names),
    'hand-started': ({ hand, dealer, ante, carried }) =>
      `Mano ${es.number(hand)}. ${does(dealer, 'repartes')}. El ante es de ${es.number(ante)}.` +
      (carried > 0 ? ` En el bote quedan ${chips(carried)}.` : ''),
    'nobody-played': () => 'Juegan menos de dos, y no se reparten cartas.',
    dealt: ({ shown }) =>
      shown
        .map(({ seat, cards }) => `${does(seat, 'enseñas')} ${kit.list(cards.map(theCard))}.`)
        .join(' '),
    'own-cards': ({ seat, cards, totals }) =>
      `${whose(seat, 'cartas', 'las')}: ${cardsText(cards)}: ${totalsText(totals)}.`,
    declare: ({ seat, targets }) =>
      targets === null
        ? `${does(seat, 'ya has')} declarado.`
        : `${does(seat, 'declaras')} ${DECLARED[targets]}.`,
    declared: ({ all }) =>
      `Declarado: ${all.map(({ seat, targets }) => `${label(seat)}, ${DECLARED[targets]}`).join('; ')}.`,
    phase: ({ phase }) => PHASES[phase],
    turn: ({ seat, call }) =>
      `${whose(seat, 'turno', 'el')}${call > 0 ? `: ${es.number(call)} para igualar` : ''}.`,
    line: ({ line }) => sentence(lines, line),
    stack: ({ seat, chips }) => stackText(names, seat, chips),
  };
}

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
  const all = listOf(aces + 1, (elevens) => points(open + 20 * elevens));
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
  step: 'Seguir',
  skip: 'Ver el resto',
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
  | 'seenByAll'
  | 'range'
  | 'totals'
> = {
  points,
  values: (half) => [
    `${half ? '10 ' : ''}J Q K ½`,
    `2–${half ? 9 : 10} su número`,
    'as\u00a01\u00a0u\u00a011, lo mejor para cada objetivo',
  ],
  intro: ({ scoring, declare, carried }) => [
    ...(carried > 0 ? [`En el bote quedan ${chips(carried)} de antes.`] : []),
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
  seenByAll: 'a la vista de todos',
  range: ({ least, most }) => `tiene ${points(least)}–${points(most)}`,
  totals: ({ low, high }) => (low === high ? points(low) : `${points(low)} y ${points(high)}`),
};

/** The words that are the same whoever sits at the table. */
const labels: typeof english = {
  title: 'Siete y veintisiete',
  handNumber: (hand) => `mano ${es.number(hand)}`,
  dealer: 'reparte',
  dealerSign: 'D',
  openSeat: 'libre',
  tempers: { cautious: 'con cautela', steady: 'con calma', bold: 'con audacia' },
  seats: 'Asientos',
  dealings: {
    'up-down': 'Recibes una carta boca arriba y otra boca abajo.',
    'down-down-up': 'Recibes dos cartas boca abajo y una boca arriba.',
    'down-up': 'Recibes una carta boca abajo y una boca arriba.',
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
  presets: { min: 'Mín.', 'half-pot': '½ bote', pot: 'Bote', max: 'Máx.' },
  preActions: {
    ...AHEAD,
    chosen: (action: PreAction) => `En tu turno: ${AHEAD[action]}.`,
    none: 'No hay nada elegido por adelantado.',
    dropped: (action: PreAction) => `«${AHEAD[action]}» ya no vale.`,
    'not-now': 'Puedes elegirlo mientras otros apuestan.',
    shared: 'No mientras siga en juego otra persona de este dispositivo.',
  },
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

const PHASE_NOW: Readonly<Record<Phase, string>> = {
  ante: 'se está poniendo el ante',
  bets: 'se está apostando',
  draw: 'se están repartiendo cartas extra',
  declare: 'se está declarando',
  over: 'la mano ha terminado',
};

/** A sentence for every refusal of the rules. */
const refusalsWith = (names: Seats): WordsFor<Seven27Refusal | TableRefusal> => {
  const { name, does, whose } = names;
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      `${does(seat, 'ya has')} ${what}, y así se queda.`;
  return {
    ...tableRefusals(names),
    ...chipRefusals({ bet: 'La apuesta', raise: 'La subida' }),
    'no-such-move': ({ move }) => `No existe la acción «${move}».`,
    'not-now': ({ move, phase }) => `Ahora no toca ${MOVES[move]}: ${PHASE_NOW[phase]}.`,
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

/** The words of Seven Twenty-Seven at a table, in Spanish. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const announcements = announcementsWith(names);
  const explanations = explanationsWith(names);
  return {
    ...labels,
    ...labelsWith(names),
    amount: es.number,
    chips,
    signed: es.signed,
    explain: (line) => sentence(explanations, line),
    announce: (said) => sentence(announcements, said),
    refusal: saying(refusalsWith(names)),
  };
}

/** The words of Seven Twenty-Seven in Spanish. */
export const otherWords: Translations = { seven27 };
