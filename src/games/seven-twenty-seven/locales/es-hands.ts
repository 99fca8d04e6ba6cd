import type { Card } from '../../../core/cards/card.js';
import type { Seat } from '../../../core/engine/rules.js';
import { capital } from '../../../locales/capital.js';
import { type Seats, chips, corner, es, kit, netText } from '../../../locales/es/kit.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import type { Explanation } from '../rules/explain.js';
import type { Declaration, Target, Totals } from '../rules/results.js';
import { GOALS } from '../rules/scoring.js';
import type { Step, labelsWith as englishWith } from './en-labels.js';

/** What each target is called, and each declaration. */
export const GOAL_NAMES: Readonly<Record<Target, string>> = { low: '7', high: '27' };
export const DECLARED: Readonly<Record<Declaration, string>> = { ...GOAL_NAMES, both: 'ambos' };

/** Half points as points: `6½`, `½`, `27`. */
export const points = (halves: number): string =>
  `${halves > 1 || halves === 0 ? halves >> 1 : ''}${halves & 1 ? '½' : ''}`;

/** What one of several pots is called; the only one is `Bote`. */
export const potName = (pot: number, pots: number): string => {
  if (pots < 2) return 'Bote';
  return pot === 0 ? 'Bote principal' : `Bote secundario${pots > 2 ? ` ${pot}` : ''}`;
};

/** A hand by its ranks alone: `5-A-A`. */
const ranks = (cards: readonly Card[]): string => cards.map(corner).join('-');

/** `7` where it is exact, else `6½, a ½ de 7`. */
const nearText = (total: number, target: Target): string => {
  const off = Math.abs(total - GOALS[target]);
  return `${points(total)}${off === 0 ? '' : `, a ${points(off)} de ${GOAL_NAMES[target]}`}`;
};

/** How near a hand is to both: `7 y 27`, `6½, a ½ de 7, y 26, a 1 de 27`. */
function bothText({ low, high }: Totals): string {
  const off = high - GOALS.high;
  // One total for both is said once.
  if (low === high) return `${nearText(low, 'low')} y a ${points(Math.abs(off))} de 27`;
  const [near, far] = [nearText(low, 'low'), nearText(high, 'high')];
  return `${near}${near.includes(',') ? ',' : ''} y ${far}`;
}

/** What a hand comes to: `6½ para 7, 16½ para 27`; where aces make no difference, `16½`. */
export const totalsText = ({ low, high }: Totals): string =>
  low === high ? points(low) : `${points(low)} para 7, ${points(high)} para 27`;

/** Which pot a line is about, where there are several: `Bote principal: `, `Bote secundario 2: `. */
const before = ({ pot, pots }: { readonly pot: number; readonly pots: number }): string =>
  pots < 2 ? '' : `${potName(pot, pots)}: `;

/** A sentence after its pot's name, where there are several. */
function ofPot(of: Parameters<typeof before>[0], text: string): string {
  const pot = before(of);
  return pot ? pot + text : capital(text);
}

/** A line for everything that a hand's end is explained by. */
export const explanationsWith = (names: Seats): WordsFor<Explanation> => {
  const { name, label, does, isYou } = names;
  return {
    both: ({ seat, cards, totals, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${ranks(cards)} suma ${bothText(totals)}: ` +
      `gana las dos mitades, ${chips(amount)}.`,
    half: ({ seat, cards, target, total, shared, odd, amount, ...of }) =>
      `${before(of)}${label(seat)}: ${ranks(cards)} suma ${nearText(total, target)}: ` +
      `${shared ? 'comparte' : 'gana'} la mitad del ${GOAL_NAMES[target]}, ${chips(amount)}${odd ? ', con una impar' : ''}.`,
    unclaimed: ({ target, seats, amount, ...of }) =>
      ofPot(
        of,
        `nadie puede ganar la mitad del ${GOAL_NAMES[target]}: ` +
          `${chips(amount)}, también ${kit.list(seats.map(names.for))}.`,
      ),
    last: ({ seat, amount, ...of }) => {
      const left = `solo ${isYou(seat) ? 'quedas' : 'queda'} ${name(seat)}: ${chips(amount)}`;
      return of.pots < 2 ? `${capital(left)}, sin enseñar cartas.` : ofPot(of, `${left}.`);
    },
    'failed-both': ({ seat, ...of }) =>
      `${before(of)}${does(seat, 'declaraste', 'declaró')} ambos sin tener lo mejor para los dos: fuera.`,
    void: (of) => ofPot(of, 'nadie puede ganar según lo declarado: deciden los totales.'),
    carried: ({ target, amount, ...of }) =>
      ofPot(
        of,
        `nadie puede ganar ${target === null ? 'el bote' : `la mitad del ${GOAL_NAMES[target]}`}: ` +
          `${chips(amount)} para la próxima mano.`,
      ),
    'three-quarters': ({ seat, amount, ...of }) =>
      `${before(of)}${label(seat)}: una mitad en solitario y empate en la otra, tres cuartos: ${chips(amount)}.`,
    'five-ace-ace': ({ seats }) =>
      `5-A-A vence a cualquier otra mano: ${kit.list(seats.map(name))}.`,
    uncalled: ({ seat, amount }) =>
      `${chips(amount)} que nadie igualó, de vuelta ${names.for(seat)}.`,
    nothing: ({ seat, cards, totals }) =>
      `${label(seat)}: ${ranks(cards)} suma ${bothText(totals)}.`,
  };
};

/** What it costs to stand: nothing, or at last the right to take more cards. */
const standText = (freeze: number, stands: number): string => {
  if (freeze === 0) return 'Más adelante aún podrás pedir.';
  return stands + 1 < freeze
    ? `Si te plantas ${freeze - stands} veces seguidas, ya no recibes más.`
    : 'Si te plantas ahora, ya no recibes más.';
};

/** The next step in plain words. */
const stepsWith = (names: Seats): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `Esperando ${seat === null ? 'a los demás' : names.to(seat)}.`;
  return {
    ante: ({ ante }) =>
      `Pon el ante de ${es.number(ante)} para recibir cartas, o deja pasar esta mano.`,
    check: ({ min, max }) =>
      `Nadie ha apostado. Pasa sin poner nada, o apuesta de ${es.number(min)} a ${es.number(max)}.`,
    call: ({ call, raises }) =>
      `Seguir cuesta ${es.number(call)}: iguala${raises ? ', sube' : ''} o no vayas y renuncia al bote.`,
    draw: ({ up, freeze, stands }) =>
      `Pide carta${up ? ' boca arriba' : ''} o plántate. ${standText(freeze, stands)}`,
    declare: ({ secret, tie }) =>
      `¿A qué vas? Con ambos tienes que ganar los dos${tie ? ', o uno y empatar en el otro' : ''}.${secret ? ' Se sabrá todo a la vez.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${names.label(seat)}, toma el dispositivo.`,
    frozen: (step) =>
      `Tu mano está congelada: ya no recibes cartas, pero sigues apostando. ${waits(step)}`,
    'all-in': (step) => `Vas all-in, y ya no apuestas. ${waits(step)}`,
    paid: ({ seat, won, put }) => {
      const parts = won === 0 ? '' : `: ${es.number(won)} del bote, ${es.number(put)} puestas`;
      return `${netText(names, seat, won - put)}${parts}.`;
    },
    folded: () => 'No vas. Los demás siguen jugando.',
    bust: () => 'Te has pasado de 27, con cada as como 1. Los demás siguen jugando.',
    'sits-out': () => 'No juegas esta mano.',
    'no-chips': () => 'Ya no tienes fichas.',
    nobody: () => 'Jugaban menos de dos, y no se han repartido cartas.',
  };
};

/** The words that name a seat. */
export const labelsWith = (names: Seats): ReturnType<typeof englishWith> => {
  const steps = stepsWith(names);
  return {
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
  };
};
