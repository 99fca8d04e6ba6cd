import { describe, it } from '#bdd';
import { expect } from 'chai';
import { kit } from '../../../src/locales/es/kit.js';
import { help } from '../../../src/games/seven-twenty-seven/locales/es-help.js';
import { seven27 } from '../../../src/games/seven-twenty-seven/locales/es.js';
import { card, cards } from '../support/cards.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

/** You against a bot that deals. */
const s27 = seven27({ kinds: ['human', 'bot'], dealer: 1, house: false });
/** Two people at one device. */
const shared27 = seven27({ kinds: ['human', 'human'], dealer: 1, house: false });

const of7 = { pot: 0, pots: 1 } as const;

const RULES = {
  ante: 5,
  minBet: 10,
  maxBet: 50,
  maxRaises: 3,
  dealing: 'up-down',
  draw: 'up',
  freeze: 2,
  lastBet: true,
  declare: 'simultaneous',
  tens: 'face',
  scoring: 'nearest',
  ...NO_HOUSE_RULES,
} as const;

const SAID: Readonly<Record<string, Said>> = {
  'a short hand of Seven Twenty-Seven': [
    [
      s27.announce({ code: 'hand-started', hand: 3, dealer: 0, ante: 5, carried: 40 }),
      'Mano 3. Repartes. El ante es de 5. En el bote quedan 40 fichas.',
    ],
    [
      [
        s27.announce({ code: 'ante', seat: 0, amount: 5, allIn: false }),
        s27.announce({ code: 'ante', seat: 1, amount: 3, allIn: true }),
      ],
      ['Pones 5 de ante.', 'El asiento 2 pone 3 de ante, all-in.'],
    ],
    [
      s27.announce({ code: 'dealt', shown: [{ seat: 1, cards: cards('QH 7S') }] }),
      'El asiento 2 enseña la reina de corazones, el 7 de picas.',
    ],
    [
      s27.announce({
        code: 'own-cards',
        seat: 0,
        cards: cards('AS 5D'),
        totals: { low: 12, high: 32 },
      }),
      'Tus cartas: as de picas, 5 de diamantes: 6 para 7, 16 para 27.',
    ],
    [
      (['bet', 'call', 'raise'] as const).map((code) =>
        s27.announce({ code, seat: 0, amount: 10, allIn: false }),
      ),
      ['Apuestas 10.', 'Igualas 10.', 'Subes 10.'],
    ],
    [
      (['check', 'fold', 'bust'] as const).flatMap((code) =>
        [0, 1].map((seat) => s27.announce({ code, seat })),
      ),
      [
        'Pasas.',
        'El asiento 2 pasa.',
        'No vas.',
        'El asiento 2 no va.',
        'Te pasas de 27.',
        'El asiento 2 se pasa de 27.',
      ],
    ],
    [
      [
        s27.announce({ code: 'take', seat: 0, card: card('JS'), totals: { low: 13, high: 33 } }),
        s27.announce({ code: 'take', seat: 1, card: null, totals: null }),
      ],
      ['Recibes la jota de picas: 6½ para 7, 16½ para 27.', 'El asiento 2 pide carta.'],
    ],
    [
      [false, true].map((frozen) => s27.announce({ code: 'stand', seat: frozen ? 1 : 0, frozen })),
      ['Te plantas.', 'El asiento 2 se planta, y la mano queda congelada.'],
    ],
    [
      s27.announce({
        code: 'declared',
        all: [
          { seat: 1, targets: 'low' },
          { seat: 0, targets: 'both' },
        ],
      }),
      'Declarado: Asiento 2, 7; Tú, ambos.',
    ],
    [
      [0, 10].map((call) => s27.announce({ code: 'turn', seat: 0, call })),
      ['Tu turno.', 'Tu turno: 10 para igualar.'],
    ],
    [
      s27.explain({
        code: 'both',
        seat: 0,
        cards: cards('5D AS AC'),
        totals: { low: 14, high: 54 },
        amount: 100,
        ...of7,
      }),
      'Tú: 5-A-A suma 7 y 27: gana las dos mitades, 100 fichas.',
    ],
    [
      s27.explain({
        code: 'half',
        ...{ seat: 1, cards: cards('6D KS'), target: 'low', total: 13, shared: true, amount: 11 },
        ...{ pot: 1, pots: 3 },
      }),
      'Bote secundario 1: Asiento 2: 6-K suma 6½, a ½ de 7: comparte la mitad del 7, 11 fichas.',
    ],
    [
      s27.explain({ code: 'unclaimed', target: 'high', seats: [0, 1], amount: 1, ...of7 }),
      'Nadie puede ganar la mitad del 27: 1 ficha, también para ti, para el asiento 2.',
    ],
    [
      [0, 1].map((seat) => s27.explain({ code: 'last', seat, amount: 20, ...of7 })),
      [
        'Solo quedas tú: 20 fichas, sin enseñar cartas.',
        'Solo queda el asiento 2: 20 fichas, sin enseñar cartas.',
      ],
    ],
    [
      s27.explain({ code: 'uncalled', seat: 0, amount: 3 }),
      '3 fichas que nadie igualó, de vuelta para ti.',
    ],
    [
      s27.explain({
        code: 'nothing',
        seat: 1,
        cards: cards('9D KS'),
        totals: { low: 19, high: 19 },
      }),
      'Asiento 2: 9-K suma 9½, a 2½ de 7 y a 17½ de 27.',
    ],
    [s27.announce({ code: 'stack', seat: 0, chips: 240 }), 'Tienes 240 fichas.'],
  ],
  'what stands at a table of Seven Twenty-Seven': [
    [
      s27.step({ code: 'call', call: 10, raises: true }),
      'Seguir cuesta 10: iguala, sube o no vayas y renuncia al bote.',
    ],
    [
      s27.step({ code: 'draw', freeze: 3, stands: 1, up: true }),
      'Pide carta boca arriba o plántate. Si te plantas 2 veces seguidas, ya no recibes más.',
    ],
    [
      [s27.step({ code: 'wait', seat: null }), s27.step({ code: 'wait', seat: 1 })],
      ['Esperando a los demás.', 'Esperando al asiento 2.'],
    ],
    [
      [-15, 0, 25].map((net) => s27.step({ code: 'paid', seat: 0, won: 15 + net, put: 15 })),
      [
        'Pierdes 15 fichas.',
        'Te quedas igual: 15 del bote, 15 puestas.',
        'Ganas 25 fichas: 40 del bote, 15 puestas.',
      ],
    ],
    [
      [-1, -5, 0, 2, 3].map((over) =>
        s27.standing({ target: 'low', total: 14 + over, over, bust: false, aces: 0, elevens: 0 }),
      ),
      ['falta ½', 'faltan 2½', 'exacto', 'sobra 1', 'sobran 1½'],
    ],
    [
      [
        s27.shows({ open: 19, aces: 0, hidden: 1, least: 20, most: 41 }),
        s27.shows({ open: 2, aces: 1, hidden: 1, least: 3, most: 44 }),
        s27.shows({ open: 3, aces: 1, hidden: 1, least: 4, most: 45 }),
        s27.shows({ open: 4, aces: 2, hidden: 0, least: 4, most: 44 }),
      ],
      ['enseña 9½', 'enseña 1 u 11', 'enseña 1½ u 11½', 'enseña 2 a 22'],
    ],
    [
      [s27.action({ type: 'bet', amount: 10 }), s27.action({ type: 'fold' })],
      ['apuesta 10', 'no va'],
    ],
    [
      [s27.won(null, ['low']), s27.won('both', ['low', 'high']), s27.won('high', [])],
      ['gana el 7', 'gana ambos', 'declaró 27'],
    ],
    [s27.hint({ type: 'raise', seat: 0, amount: 10 }), 'Pista: subir 10.'],
    [s27.potName(0, 2), 'Bote principal'],
  ],
  'what Seven Twenty-Seven refuses': [
    [
      [0, 1].map((turn) => s27.refusal({ code: 'not-your-turn', seat: 0, turn })),
      ['Es tu turno.', 'Es el turno del asiento 2.'],
    ],
    [
      s27.refusal({ code: 'not-now', move: 'stand', phase: 'bets' }),
      'Ahora no toca plantarse: se está apostando.',
    ],
    [
      [1, 3].map((call) => s27.refusal({ code: 'bet-open', bet: 10, call })),
      [
        'Hay una apuesta: falta 1 ficha para igualar.',
        'Hay una apuesta: faltan 3 fichas para igualar.',
      ],
    ],
    [
      [1, 3].map((max) => s27.refusal({ code: 'max-raises', max })),
      [
        'En cada ronda se puede subir 1 vez como máximo.',
        'En cada ronda se puede subir 3 veces como máximo.',
      ],
    ],
    [
      shared27.refusal({ code: 'seat-folded', seat: 0 }),
      'El asiento 1 se ha retirado de esta mano.',
    ],
    [s27.refusal({ code: 'seat-bust', seat: 0 }), 'Te has pasado de 27.'],
    [
      s27.refusal({ code: 'above-max', what: 'raise', amount: 11000, max: 50 }),
      'La subida es de 50 como máximo; 11.000 es demasiado.',
    ],
  ],
  'the help': [
    [
      help.parts([], RULES)[2]![1],
      [
        'Ante: cada jugador pone 5.',
        'Reparto: cada uno recibe una carta boca arriba y otra boca abajo, y puede pedir una tercera.',
        'Apuestas: pasa sin poner nada, o apuesta de 10 a 50. Cuando alguien ha apostado, iguala, sube de 10 a 50 (3 veces por ronda como máximo), o no vayas y quedas fuera.',
        'Cartas extra: cada uno pide una boca arriba o se planta. Quien se planta 2 veces seguidas ya no recibe más.',
        'Mientras alguien pida, se vuelve a apostar y a pedir. Después hay una última apuesta.',
        'Declaraciones: a la vez, cada uno dice a qué va: 7, 27 o ambos. Un objetivo solo lo gana quien lo ha declarado. Quien declara ambos gana los dos en solitario, o no gana nada.',
        'Final: los que siguen en juego descubren sus cartas, y se paga cada mitad. Las manos iguales comparten la suya.',
      ],
    ],
  ],
};

describe('Spanish at Seven Twenty-Seven', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([got]) => got)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
