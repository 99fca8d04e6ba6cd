import type { Translations } from '../../../locales/translations.js';
import type {
  GuideButtons,
  HelpRules,
  Seven27GuideWords,
  Seven27HelpWords,
} from '../../../locales/extras/seven27-help-en.js';
import { counted, es } from '../../../locales/es/kit.js';

const declaring = ({
  declare,
  winAndTie,
}: Pick<HelpRules, 'declare' | 'winAndTie'>): readonly string[] =>
  declare === 'none'
    ? []
    : [
        `Declaraciones: ${declare === 'sequential' ? 'por turno' : 'a la vez'}, cada uno dice a qué va: 7, 27 o ambos. ` +
          `Un objetivo solo lo gana quien lo ha declarado. Quien declara ambos gana ${winAndTie === 'shared' ? 'los dos en solitario' : 'uno en solitario y al menos empata en el otro'}, o no gana nada.`,
      ];

/** The first cards. */
const DEALS: Readonly<Record<HelpRules['dealing'], string>> = {
  'up-down':
    'Reparto: cada uno recibe una carta boca arriba y otra boca abajo, y puede pedir una tercera.',
  'down-down-up': 'Reparto: cada uno recibe dos cartas boca abajo y una boca arriba.',
  'down-up': 'Reparto: cada uno recibe una carta boca abajo y una boca arriba.',
};

/** How a hand goes, by the rules of the table. */
function courseOf(rules: HelpRules): readonly string[] {
  const { ante, minBet, maxBet, maxRaises, limit, opens, dealing, draw, freeze, lastBet } = rules;
  const most = { range: es.number(maxBet), pot: 'todo el bote', 'half-pot': 'medio bote' };
  const limits = `de ${es.number(minBet)} a ${most[limit]}`;
  const raises =
    maxRaises === null ? '' : ` (${counted(maxRaises, 'vez', 'veces')} por ronda como máximo)`;
  return [
    `Ante: cada jugador pone ${es.number(ante)}.`,
    DEALS[dealing],
    `Apuestas: pasa sin poner nada, o apuesta ${limits}. Cuando alguien ha apostado, iguala, sube ${limits}${raises}, o no vayas y quedas fuera.${opens === 'best-up-card' ? ' Empieza quien más suma con sus cartas boca arriba (as como 1).' : ''}`,
    `Cartas extra: cada uno pide una boca ${draw === 'up' ? 'arriba' : 'abajo'} o se planta. ` +
      (freeze
        ? `Quien se planta ${counted(freeze, 'vez', 'veces')} seguidas ya no recibe más.`
        : 'Quien se planta puede volver a pedir la próxima vez.'),
    `Mientras alguien pida, se vuelve a apostar y a pedir.${lastBet ? ' Después hay una última apuesta.' : ''}`,
    ...declaring(rules),
    'Final: los que siguen en juego descubren sus cartas, y se paga cada mitad. Las manos iguales comparten la suya.',
  ];
}

/** What else it means that above a target is too much. */
const bustText = ({ scoring, carry }: HelpRules): readonly string[] =>
  scoring === 'over-is-bust'
    ? [
        'Por encima de 27, con cada as como 1, quedas fuera de la mano al instante, y tus fichas se quedan en el bote.',
        ...(carry === 'half'
          ? []
          : ['Si nadie está en 7 o menos, quien gana la mitad del 27 se lleva las dos.']),
      ]
    : [];

/** What else decides who wins, by the rules of the house. */
const houseText = ({ fiveAceAce, winAndTie, carry }: HelpRules): readonly string[] => [
  ...(fiveAceAce === 'beats-all'
    ? ['5-A-A vence a cualquier otra mano, también a otras que suman 7 y 27.']
    : []),
  ...(winAndTie === 'three-quarters'
    ? ['Quien gana una mitad en solitario y empata en la otra se lleva tres cuartos del bote.']
    : []),
  ...(carry === 'pot'
    ? ['Si nadie puede ganar según lo declarado, el bote queda para la próxima mano.']
    : []),
  ...(carry === 'half'
    ? ['Una mitad que nadie puede ganar queda en el bote para la próxima mano.']
    : []),
];

/** What cards count. */
const valuesOf = (half: boolean): readonly string[] => [
  `${half ? '10, ' : ''}J, Q y K: medio punto, ½.`,
  `Del 2 al ${half ? 9 : 10}: su número.`,
  'As: 1 u 11. Cada as por separado, y lo mejor para cada objetivo.',
  'Así, 5-A-A es 5 + 1 + 1 = 7 y 5 + 11 + 11 = 27: los dos exactos.',
];

/** What a new player is told, step by step. */
const guide = ({ ante, take, stand, check, call, fold }: GuideButtons): Seven27GuideWords => ({
  ante: `Pulsa «${ante}» para recibir cartas. Va al bote: una mitad para la mano más cercana a 7, otra para la más cercana a 27.`,
  draw: `Junto a tus cartas ves cuánto falta para 7 y para 27. ¿Lejos de los dos? «${take}». ¿Cerca de uno? «${stand}».`,
  check: `Nadie ha apostado. «${check}» no cuesta nada; con buena mano, apuesta para que paguen los demás.`,
  call: `Alguien ha apostado. Si estás cerca de 7 o de 27, «${call}» te mantiene; si no, «${fold}» renuncia al bote.`,
  declare: 'Di qué mitad buscas. Solo se gana lo declarado, y con ambos hay que ganar los dos.',
  wait: 'Les toca a los demás. Bajo cada asiento ves qué enseñan sus cartas.',
  out: 'Estás fuera de esta mano. La guía sigue con la próxima.',
  reveal: 'Mira: se descubren las cartas, y cada mitad del bote va a su ganador.',
  won: 'Tienes una parte del bote. En el centro se dice por qué.',
  lost: 'Otros estaban más cerca de 7 y de 27. En el centro se dice por cuánto.',
});

/** The words of the help, in Spanish. */
export const help: Seven27HelpWords = {
  region: 'Cómo se juega',
  guide,
  parts: (aim, rules) => [
    ['Qué gana', [...aim, ...bustText(rules), ...houseText(rules)]],
    ['Qué valen las cartas', valuesOf(rules.tens === 'half')],
    ['Una mano', courseOf(rules), true],
    [
      'Qué se ve',
      [
        'Junto a tus cartas: cuánto suman ahora para 7 y para 27, y a qué distancia están.',
        'Bajo cada asiento: qué enseñan sus cartas boca arriba, y entre qué totales puede estar la mano.',
        'En el centro: cuánto pagaría cada mitad del bote. Quien no tiene fichas para igualar va all-in, y el resto forma un bote secundario de los demás.',
      ],
    ],
  ],
};

/** The words of the help in Spanish. */
export const otherWords: Translations = { help };
