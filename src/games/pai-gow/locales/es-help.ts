import type { Translations } from '../../../locales/translations.js';
import { es } from '../../../locales/es/kit.js';
import { paidAtLimits, type Push } from '../rules/push.js';
import type { PaigowGuideStep } from '../rules/guide.js';
import type {
  GuideButtons,
  PaigowHelpRules,
  PaigowHelpSection,
  PaigowHelpWords,
} from './en-help.js';

/** What there is in place of the commission. */
const PUSHES: Readonly<Record<Push, readonly string[]>> = {
  none: [],
  'queen-high': [
    'No hay comisión. Pero si la banca no tiene en sus siete cartas nada mejor que una reina, todas las apuestas vuelven.',
  ],
  'ace-high': [
    'No hay comisión. Pero si la banca no tiene en sus siete cartas nada mejor que un as, todas las apuestas vuelven.',
  ],
  'nine-front': [
    'No hay comisión. Pero si la banca tiene delante un nueve y una carta menor, todas las apuestas vuelven.',
  ],
};

function payment(rules: PaigowHelpRules): readonly string[] {
  const paid = paidAtLimits(rules).map(
    ([stake, pays]) => `${es.number(stake)} paga ${es.number(pays)}`,
  );
  return [
    rules.commission === 0
      ? 'Ganar paga tanto como apostaste.'
      : `Ganar paga la apuesta menos un ${rules.commission} % de comisión, redondeada hacia arriba: ${paid.join(', ')}.`,
    ...PUSHES[rules.pushOn],
    rules.offer
      ? 'Antes de apostar, la banca se ofrece a un jugador tras otro. Quien la toma reparte, y solo cubre las fichas que tiene; si nadie la toma, reparte la casa y cubre todas las apuestas.'
      : rules.house
        ? 'Reparte la casa, y cubre todas las apuestas.'
        : 'Los jugadores reparten por turno. Quien reparte solo cubre las fichas que tiene; el resto de la apuesta vuelve.',
  ];
}

const fortune = ({ bonus, envyMin }: PaigowHelpRules): readonly PaigowHelpSection[] =>
  bonus === 'none'
    ? []
    : [
        [
          'Fortune',
          [
            'Una apuesta aparte a tus siete cartas tal como se reparten, las coloques como las coloques y tenga lo que tenga la banca. «Pagos», junto a la apuesta, muestra sus líneas.',
            `Desde una apuesta de ${es.number(envyMin)} paga también cuando otro jugador tiene una mano rara: es la envidia.`,
          ],
        ],
      ];

/** What the two hands are made for, and how. */
const hands = (rules: PaigowHelpRules): readonly PaigowHelpSection[] => [
  [
    'Qué gana',
    [
      'Con siete cartas formas dos manos: cinco detrás y dos delante. Cada una se compara con la de la banca.',
      'Si ganan las dos, ganas tu apuesta; si pierden las dos, la pierdes. Una y una es empate: no se mueve ninguna ficha.',
    ],
    'set',
  ],
  [
    'Delante y detrás',
    [
      'Delante una pareja gana a cualquier otro par de cartas; las escaleras y los colores no cuentan ahí.',
      `Las cinco de detrás deben valer más que las dos de delante. Si no, la mano es nula: ${
        rules.foul === 'lose' ? 'pierden las dos.' : 'la mesa no la acepta.'
      }`,
    ],
    'foul',
  ],
];

/** What a new player is told, step by step. */
const guide = ({
  deal,
  set,
  'house-way': house,
}: GuideButtons): Readonly<Record<PaigowGuideStep, string>> => ({
  bank: 'Te ofrecen la banca. Quien la toma reparte esta mano y juega contra todos. Pásala si prefieres apostar.',
  stake: `Pon tu apuesta en el círculo con las fichas y pulsa «${deal}».`,
  choose: `Pulsa dos cartas para delante. Las cinco de detrás deben valer más. «${house}» las coloca por ti.`,
  foul: 'Las dos de delante valen más que las cinco de detrás: mano nula. Pulsa una para devolverla.',
  set: `Así vale. Debajo de cada bandeja se ve qué es la mano. Pulsa «${set}».`,
  wait: 'Les toca a los demás: mira sus asientos.',
  out: 'No estás en esta mano. La guía sigue con la próxima.',
  reveal: 'Mira: primero las manos de la banca, y luego las de cada jugador.',
  win: 'Tus dos manos ganan a la banca: ganas tu apuesta.',
  push: 'Una mano gana a la banca y la otra no: empate, y tu apuesta vuelve.',
  lose: 'Ninguna mano gana a la banca: pierdes tu apuesta. Las manos iguales son de la banca.',
  dealt: 'Repartiste tú: las manos de los demás se compararon con las tuyas.',
});

/** How Pai Gow poker is played, in Spanish. */
const paigowHelp: PaigowHelpWords = {
  region: 'Cómo se juega',
  guide,
  sections: (rules) => [
    ...hands(rules),
    ['Qué vale más', ['Cinco cartas, de la mejor clase hacia abajo:'], 'kinds'],
    [
      'El comodín',
      ['Completa una escalera, un color o una escalera de color; si no, es un as.'],
      'joker',
    ],
    [
      'Escaleras con as',
      [
        rules.wheel === 'second'
          ? 'Del as al cinco es la segunda escalera más alta.'
          : 'Del as al cinco es la escalera más baja.',
      ],
      'straights',
    ],
    [
      'Manos iguales',
      [
        'Una mano igual a la de la banca la gana la banca. Con tu otra mano aún puede quedar en empate.',
      ],
      'copy',
    ],
    ['Qué paga ganar', payment(rules)],
    ...fortune(rules),
  ],
};

/** How Pai Gow poker is played, in Spanish. */
export const otherWords: Translations = { paigowHelp };
