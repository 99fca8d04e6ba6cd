import type { Translations } from '../../../locales/translations.js';
import { es } from '../../../locales/es/kit.js';
import { SAMPLES } from '../advice/estimate.js';
import type { Seven27AdviceWords } from './en-advice.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(es);
const { number, percent, tenths } = figures;

/** The words of advice and coach, in Spanish. */
const seven27Advice: Seven27AdviceWords = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'Consejo',
  coach: 'Entrenador',
  show: 'Mostrar',
  hide: 'Ocultar',
  cancel: 'Cancelar',
  showAdvice: 'Mostrar consejo',
  hideAdvice: 'Ocultar consejo',
  later: 'Cuando te toque, aquí verás qué da cada opción.',
  hidden: 'Está oculto.',
  working: (share) =>
    `Se juega la mano ${number(SAMPLES)} veces… ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['Opción', '7', '27', 'Fichas'],
  caption: (samples) =>
    `Tus opciones, la mejor primero: lo que cada una gana de las mitades para 7 y 27, y las fichas desde ahora; jugadas ${number(samples)} veces`,
  best: (choice) => `Lo mejor: ${choice}.`,
  less: (other, chips) => `${other}: ${tenths(chips)} fichas menos.`,
  same: (other) => `Igual de bueno, según la muestra: ${other}.`,
  price: ({ call, pot, needed, share }) =>
    `Igualar cuesta ${number(call)} por un bote de ${number(pot)}: hace falta el ${percent(needed)}, y ganas ${share}.`,
  card: ({ unseen, low, high }) =>
    `De ${number(unseen)} cartas que no ves, ${number(low.nearer)} te acercan a 7 y ${number(high.nearer)} a 27; con ${number(high.over)} te pasas de 27.`,
  model:
    'Se supone que los demás juegan como en esta mesa y apuestan una vez más. ± vale en 95 de 100 casos.',
  judging: 'Valorando tus decisiones…',
  noHands: 'Después de cada mano verás cuánto han costado tus decisiones.',
  verdict: ({ decisions, good, cost }) =>
    good === decisions
      ? `Decisiones tan buenas como la mejor: ${number(good)} de ${number(decisions)}.`
      : `Decisiones tan buenas como la mejor: ${number(good)} de ${number(decisions)}. Coste de las otras, en fichas: ${tenths(cost)}.`,
  coachColumns: ['Tú', 'Lo mejor', 'Fichas'],
  coachCaption: 'Tus decisiones junto a las mejores',
};

/** The words of advice and coach in Spanish. */
export const otherWords: Translations = { seven27Advice };
