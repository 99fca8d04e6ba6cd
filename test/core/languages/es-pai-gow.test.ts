import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER } from '../../../src/core.js';
import type { HandDescription } from '../../../src/games/pai-gow/rules/describe.js';
import type { SeatResult } from '../../../src/games/pai-gow/rules/results.js';
import { DEALER_HANDS } from '../../../src/games/pai-gow/advice/advice-options.js';
import { seatNames } from '../../../src/locales/es/kit.js';
import { advice } from '../../../src/games/pai-gow/locales/es-advice.js';
import { paigow } from '../../../src/games/pai-gow/locales/es.js';
import { card } from '../support/cards.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

/** You, a bot, and the house that deals. */
const HOUSE = { kinds: ['human', 'bot', 'bot'], dealer: 2, house: true } as const;
/** You against a bot that deals. */
const BOT = { kinds: ['human', 'bot'], dealer: 1, house: false } as const;
/** Two people at one device. */
const SHARED = { kinds: ['human', 'human'], dealer: 1, house: false } as const;

const [pg, pgBot] = [paigow(HOUSE), paigow(BOT)];
const [you, others] = [seatNames(HOUSE), seatNames(SHARED)];

const KQ: HandDescription = { code: 'nothing', high: 13, kicker: 12 };
const ACES: HandDescription = { code: 'pair', high: 1, kicker: 9 };
const NINES: HandDescription = { code: 'pair', high: 9 };
const TWO_PAIRS: HandDescription = { code: 'two-pairs', high: 10, low: 6, kicker: 3 };

const RESULT: SeatResult = {
  seat: 0,
  front: 'win',
  back: 'win',
  outcome: 'win',
  foul: false,
  stake: 20,
  covered: 20,
  returned: 0,
  net: 19,
  commission: 1,
  bonus: null,
  envy: [],
  total: 19,
};

const hands = (...all: readonly HandDescription[]): readonly string[] =>
  all.map((hand) => pg.describe(hand, 'back'));

const PER_CENT = DEALER_HANDS / 100;

const SAID: Readonly<Record<string, Said>> = {
  'who sits where': [
    [[0, 1, 2].map(you.label), ['Tú', 'Asiento 2', 'Crupier']],
    [[0, 1, 2].map(you.name), ['tú', 'el asiento 2', 'el crupier']],
    [
      [0, 1, 2].map((seat) => you.whose(seat, 'cartas', 'las')),
      ['Tus cartas', 'Las cartas del asiento 2', 'Las cartas del crupier'],
    ],
    [[0, 2].map((seat) => you.does(seat, 'pierdes')), ['Pierdes', 'El crupier pierde']],
    [[0, 1].map(others.label), ['Asiento 1', 'Asiento 2']],
    [
      [others.to(1), you.to(0), you.for(0), you.for(2)],
      ['al asiento 2', 'a ti', 'para ti', 'para el crupier'],
    ],
  ],
  'hands of poker': [
    [
      hands(
        KQ,
        ACES,
        TWO_PAIRS,
        { code: 'trips', high: 13 },
        { code: 'straight', high: 12 },
        { code: 'straight', high: 5 },
        { code: 'flush', high: 1 },
        { code: 'full-house', high: 3, low: 11 },
        { code: 'quads', high: 7 },
        { code: 'straight-flush', high: 9 },
        { code: 'straight-flush', high: 1 },
        { code: 'five-aces', high: 1 },
      ),
      [
        'carta alta rey',
        'pareja de ases',
        'dobles parejas de dieces y seises',
        'trío de reyes',
        'escalera a la reina',
        'escalera del as al cinco',
        'color al as',
        'full de treses y jotas',
        'póker de sietes',
        'escalera de color al nueve',
        'escalera real',
        'cinco ases',
      ],
    ],
    [pg.describe(KQ), 'rey, reina'],
    [pg.describe({ ...ACES, joker: 1 }, 'back'), 'pareja de ases, el comodín como as'],
    [
      pg.describe({ code: 'flush', high: 1, joker: 13, jokerSuit: 3 }, 'back'),
      'color al as, el comodín como rey de picas',
    ],
    [pg.describe({ ...ACES, apart: 9 }, 'back'), 'pareja de ases, nueve'],
  ],
  'a short hand of Pai Gow': [
    [
      [
        pgBot.announce({ code: 'hand-started', hand: 3, dealer: 1, house: false }),
        pg.announce({ code: 'hand-started', hand: 1240, dealer: 2, house: true }),
      ],
      ['Mano 3. El asiento 2 reparte.', 'Mano 1240.'],
    ],
    [
      [
        pg.announce({ code: 'bet', seat: 0, amount: 1, bonus: 0 }),
        pg.announce({ code: 'bet', seat: 1, amount: 25, bonus: 5 }),
      ],
      ['Apuestas 1 ficha.', 'El asiento 2 apuesta 25 fichas, y 5 a Fortune.'],
    ],
    [
      [0, 1].map((seat) => pg.announce({ code: 'sits-out', seat })),
      ['No juegas.', 'El asiento 2 no juega.'],
    ],
    [pg.announce({ code: 'cut', seat: 1 }), 'El asiento 2 corta.'],
    [
      pg.announce({ code: 'dealt', first: 0, dice: [3, 4, 5] }),
      'Los dados suman 12. Recibes la primera mano.',
    ],
    [
      pg.announce({ code: 'own-cards', seat: 0, cards: [JOKER, card('QS'), card('7H')] }),
      'Tus cartas: comodín, reina de picas, 7 de corazones.',
    ],
    [
      [0, 1].map((seat) => pg.announce({ code: 'set', seat })),
      ['Ya has colocado.', 'El asiento 2 ya ha colocado.'],
    ],
    [
      pg.announce({ code: 'dealer-set', seat: 2, front: KQ, back: NINES }),
      'Crupier: rey, reina delante; pareja de nueves detrás.',
    ],
    [
      pg.announce({ code: 'paid', result: RESULT, brief: false, front: ACES, back: TWO_PAIRS }),
      'Tú: pareja de ases gana delante; dobles parejas de dieces y seises ganan detrás. Ganas 19 fichas, tras 1 de comisión.',
    ],
    [
      pg.announce({
        code: 'paid',
        result: {
          ...RESULT,
          ...{ front: 'lose', back: 'copy', outcome: 'lose', net: -20, commission: 0, returned: 1 },
          ...{ bonus: { stake: 5, line: 'flush', net: 20 }, total: 0 },
        },
        brief: false,
        front: KQ,
        back: ACES,
      }),
      'Tú: rey, reina pierde delante; pareja de ases iguala detrás. Pierdes 20 fichas. A la banca le faltaban fichas; sin cubrir, de vuelta: 1 ficha. Fortune, color: premio de 20. En total, ±0.',
    ],
    [
      pg.announce({
        code: 'paid',
        result: { ...RESULT, seat: 1, outcome: 'push', net: 0 },
        brief: true,
        front: KQ,
        back: ACES,
      }),
      'El asiento 2 empata.',
    ],
    [
      [-40, 0, 1].map((net) =>
        pg.announce({ code: 'dealer-paid', house: true, result: { seat: 2, net, commission: 0 } }),
      ),
      ['El crupier pierde 40 fichas.', 'El crupier se queda igual.', 'El crupier gana 1 ficha.'],
    ],
    [
      pgBot.announce({
        code: 'dealer-paid',
        house: false,
        result: { seat: 0, net: 95, commission: 5 },
      }),
      'Ganas 95 fichas como banca, tras 5 de comisión.',
    ],
    [
      [0, 1, 1000000].map((chips) => pg.announce({ code: 'stack', seat: 0, chips })),
      ['Ya no tienes fichas.', 'Tienes 1 ficha.', 'Tienes 1.000.000 de fichas.'],
    ],
  ],
  'what stands at a table of Pai Gow': [
    [
      pg.setLine({ code: 'legal', front: KQ, back: TWO_PAIRS }),
      'Colocación válida: las dobles parejas de dieces y seises ganan a rey, reina.',
    ],
    [
      pg.setLine({ code: 'foul', front: NINES, back: KQ }),
      'La pareja de nueves delante vale más que la carta alta rey detrás: mano nula, y perderías las dos.',
    ],
    [
      pg.setLine({ code: 'foul', front: KQ, back: { code: 'nothing', high: 13, kicker: 10 } }),
      'Rey, reina delante vale más que rey, diez detrás: mano nula, y perderías las dos.',
    ],
    [
      [pg.tray('front', 1), pg.tray('front', 2), pg.tray('back', 6), pg.tray('back', 5)],
      [
        'Delante · 1 de 2',
        'Delante · dos cartas',
        'Detrás · 1 para delante',
        'Detrás · cinco cartas',
      ],
    ],
    [
      [pg.firstHand(12, 0, true), pg.firstHand(7, 1, false), pg.firstHand(8, 2, false)],
      [
        '12: la primera mano es tuya',
        '7: la primera mano es del asiento 2',
        '8: la primera mano es del crupier',
      ],
    ],
    [
      [
        pg.bonusLine({ stake: 5, line: 'quads', net: 125 }),
        pg.envyLine({ seat: 1, line: 'straight-flush', chips: 10 }),
      ],
      ['Fortune: póker +125', 'Envidia: Asiento 2, escalera de color +10'],
    ],
    [pg.houseWay('two-pairs'), 'Modo de la casa: dobles parejas.'],
    [[1, 7].map(pg.backs), ['1 carta boca abajo', '7 cartas boca abajo']],
  ],
  'what Pai Gow refuses': [
    [
      pg.refusal({ code: 'below-min', what: 'stake', amount: 5, min: 10 }),
      'La apuesta es de 10 como mínimo; 5 es poco.',
    ],
    [
      pg.refusal({ code: 'not-whole', what: 'bonus', amount: 2.5 }),
      'El bono es de un número entero de fichas, no de 2,5.',
    ],
    [
      [1, 2].map((stack) => pg.refusal({ code: 'above-stack', what: 'stake', amount: 50, stack })),
      [
        'La apuesta de 50 es más de lo que queda: 1 ficha.',
        'La apuesta de 50 es más de lo que queda: 2 fichas.',
      ],
    ],
    [
      pg.refusal({ code: 'not-now', move: 'bet', phase: 'set' }),
      'Ahora no toca apostar: se están colocando las manos.',
    ],
    [
      [0, 1].map((seat) => pg.refusal({ code: 'not-your-seat', seat })),
      ['Solo tú puedes hacer eso.', 'Solo el asiento 2 puede hacer eso.'],
    ],
    [
      [0, 1].map((seat) => pg.refusal({ code: 'bets-open', seat })),
      [
        'Aún tienes que apostar o dejar pasar la mano.',
        'El asiento 2 aún tiene que apostar o dejar pasar la mano.',
      ],
    ],
    [pg.refusal({ code: 'already-set', seat: 0 }), 'Ya has colocado, y así se queda.'],
    [
      pg.refusal({ code: 'foreign-card', card: card('QH') }),
      'La reina de corazones no es una de las siete cartas.',
    ],
    [
      pg.refusal({
        code: 'foul',
        ...{ front: 'pair', frontHigh: 1, back: 'pair', backHigh: 13, backKicker: 4 },
      }),
      'La pareja de ases delante vale más que la pareja de reyes detrás.',
    ],
    [
      pg.refusal({ code: 'house-way', houseWay: 'foxwoods' }),
      'La banca coloca según el modo de la casa de Foxwoods.',
    ],
    [pg.refusal({ code: 'no-undo' }), 'En la mesa, lo hecho, hecho está.'],
  ],
  'advice and coach': [
    [
      advice.told(false, [34.2 * PER_CENT, 41 * PER_CENT, 24.8 * PER_CENT]),
      'Lo mejor: gana el 34,2\u00a0%, empata el 41,0\u00a0%, pierde el 24,8\u00a0%',
    ],
    [advice.verdict(0, you.whose(0), 0), 'Tu colocación ha sido la mejor.'],
    [
      advice.verdict(0.012, you.whose(1), 1.2),
      'La colocación del asiento 2 ha costado el 1,2\u00a0% de la apuesta, 1,2 fichas.',
    ],
    [
      advice.verdict(0.0001, you.whose(0), 0),
      'Tu colocación ha costado menos del 0,1\u00a0% de la apuesta.',
    ],
    [
      [1, 21].map(advice.caption),
      [
        'La única colocación válida, contra todas las manos que puede tener la banca',
        'Las 21 colocaciones válidas, de mejor a peor, contra todas las manos que puede tener la banca',
      ],
    ],
    [
      advice.totals({ seat: 0, hands: 12, best: 1, cost: 0.036, chips: 1.5 }, ''),
      '12 manos, 1 colocada de la mejor forma. Coste total: el 3,6\u00a0% de una apuesta, 1,5 fichas; por mano, el 0,3\u00a0%.',
    ],
    [
      `${pg.describe(KQ)}${advice.inFront}${pg.describe(NINES, 'back')}${advice.behind}`,
      'rey, reina delante; pareja de nueves detrás',
    ],
    [advice.card(JOKER), '★'],
  ],
};

describe('Spanish at Pai Gow', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([got]) => got)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
