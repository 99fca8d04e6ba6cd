import type { Seat } from '../../../engine/rules.js';
import type {
  Step,
  labelsWith as englishWith,
} from '../../../games/seven-twenty-seven/words-labels.js';
import { type WordsFor, sentence } from '../../../locales/saying.js';
import { type Seats, es, kit, netText } from '../kit.js';

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
    declare: ({ secret }) =>
      `¿A qué vas? Con ambos tienes que ganar los dos.${secret ? ' Se sabrá todo a la vez.' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${names.label(seat)}, toma el dispositivo.`,
    frozen: (step) =>
      `Tu mano está congelada: ya no recibes cartas, pero sigues apostando. ${waits(step)}`,
    'all-in': (step) => `Vas all-in, y ya no apuestas. ${waits(step)}`,
    paid: ({ seat, net }) => `${netText(names, seat, net)}.`,
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
