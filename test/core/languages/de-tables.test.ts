import { describe, it } from '#bdd';
import { expect } from 'chai';
import { seven27 as seven27In } from '../../../src/games/seven-twenty-seven/locales/de.js';
import { cards } from '../support/cards.js';
import { deckOfHands, playMoves, seats, startHand as startHand27 } from '../support/seven27.js';
import { toldOfSeven27 } from '../support/told.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const words27 = seven27In({ kinds: ['human', 'bot', 'bot'], dealer: 1, house: false });

/** You at the dealer's left, two bots, and who deals. */
function seven27Hand(moves: string, given = {}): readonly string[] {
  const kinds = ['human', 'bot', 'bot'] as const;
  const options = seats(3, { kinds, tempers: [null, 'steady', 'steady'], ...given });
  const deck = deckOfHands(['5C AC', 'KC 2C', '9C 9D'], 'AD 4C 8D');
  const session = playMoves(startHand27(options, deck), moves);
  return toldOfSeven27(session, 0).map((said) => said.map(words27.announce).join(' '));
}

const BETTING = 'a0 a1 a2 t0 t1 s2 k0 b1:10 r2:20 c0 c1 s0 s1 t2 k0 k1 k2 s0 s1 s2';
const DECLARING = 'a0 a1 a2 s0 s1 s2 k0 k1 k2 s0 s1 s2 g1:27 g0:7+27 g2:7';

const SAID: Readonly<Record<string, Said>> = {
  'a hand of Seven Twenty-Seven': [
    [
      seven27Hand(BETTING),
      [
        'Du zahlst 5 Ante.',
        'Platz 2 zahlt 5 Ante.',
        'Platz 3 zahlt 5 Ante. Platz 2 zeigt Kreuz König. Platz 3 zeigt Kreuz 9. Deine Karten: Kreuz 5, Kreuz Ass. Das sind 6 für 7, 16 für 27. Weitere Karten. Du bist dran.',
        'Du nimmst Karo Ass: 7 für 7, 27 für 27.',
        'Platz 2 nimmt eine Karte.',
        'Platz 3 bleibt. Setzrunde. Du bist dran.',
        'Du schiebst.',
        'Platz 2 setzt 10.',
        'Platz 3 erhöht um 20. Du bist dran: 30 zum Mitgehen.',
        'Du gehst mit: 30.',
        'Platz 2 geht mit: 20. Weitere Karten. Du bist dran.',
        'Du bleibst.',
        'Platz 2 bleibt.',
        'Platz 3 nimmt eine Karte. Setzrunde. Du bist dran.',
        'Du schiebst.',
        'Platz 2 schiebt.',
        'Platz 3 schiebt. Weitere Karten. Du bist dran.',
        'Du bleibst.',
        'Platz 2 bleibt.',
        'Platz 3 bleibt. Du: 5-A-A ergibt 7 und 27 und gewinnt beide Hälften, 105 Chips. Du hast 1.070 Chips.',
      ],
    ],
    [
      seven27Hand(DECLARING, { declare: 'simultaneous' }).slice(-3),
      [
        'Platz 2 hat angesagt.',
        'Du sagst beides an.',
        'Platz 3 hat angesagt. Angesagt: Du – beides, Platz 2 – 27, Platz 3 – 7. Du: 5-A ergibt 6, 1 von 7 entfernt, und 16, 11 von 27 entfernt, und gewinnt beide Hälften, 15 Chips. Du hast 1.010 Chips.',
      ],
    ],
  ],
  'refusals of Seven Twenty-Seven': [
    [
      words27.refusal({ code: 'not-now', move: 'take', phase: 'bets' }),
      'Eine Karte nehmen geht jetzt nicht, es wird gesetzt.',
    ],
    [
      [0, 2].map((turn) => words27.refusal({ code: 'not-your-turn', seat: 1, turn })),
      ['Du bist dran.', 'Platz 3 ist dran.'],
    ],
    [words27.refusal({ code: 'seat-bust', seat: 0 }), 'Du hast dich überkauft.'],
    [words27.refusal({ code: 'seat-bust', seat: 2 }), 'Platz 3 hat sich überkauft.'],
    [
      words27.refusal({ code: 'already-anted', seat: 2 }),
      'Platz 3 hat schon Ante gezahlt, und dabei bleibt es.',
    ],
    [
      words27.refusal({ code: 'bad-declaration', targets: 'seven', accepted: 'low' }),
      '„seven“ lässt sich nicht ansagen, nur 7, 27 oder beides.',
    ],
    [
      [1, 3].map((max) => words27.refusal({ code: 'max-raises', max })),
      [
        'In einer Setzrunde gibt es höchstens 1 Erhöhung.',
        'In einer Setzrunde gibt es höchstens 3 Erhöhungen.',
      ],
    ],
    [words27.refusal({ code: 'bet-open', call: 20 }), 'Es ist gesetzt: 20 Chips zum Mitgehen.'],
  ],
  'what is next at Seven Twenty-Seven': [
    [
      words27.step({ code: 'call', call: 1200, raises: true }),
      '1.200 zum Mitgehen. Geh mit, erhöh oder pass und gib den Pot auf.',
    ],
    [
      words27.step({ code: 'draw', freeze: 3, stands: 1, up: true }),
      'Nimm eine offene Karte, oder bleib. Bleibst du zweimal in Folge, bekommst du keine mehr.',
    ],
    [
      words27.step({ code: 'frozen', seat: 2 }),
      'Deine Hand ist gesperrt: keine Karten mehr, du setzt aber weiter. Warten auf Platz 3.',
    ],
    [
      [1, -40, 0].map((net) => words27.step({ code: 'paid', seat: 0, won: 40 + net, put: 40 })),
      [
        'Du gewinnst 1 Chip: 41 aus dem Pot, 40 eingesetzt.',
        'Du verlierst 40 Chips.',
        'Du machst weder Gewinn noch Verlust: 40 aus dem Pot, 40 eingesetzt.',
      ],
    ],
    [
      [
        words27.hint({ type: 'raise', seat: 0, amount: 20 }),
        words27.hint({ type: 'declare', seat: 0, targets: 'both' }),
        words27.hint({ type: 'fold', seat: 0 }),
      ],
      ['Tipp: um 20 erhöhen.', 'Tipp: beides ansagen.', 'Tipp: passen.'],
    ],
  ],
  'the figures of Seven Twenty-Seven': [
    [[0, 1, 2, 13, 54].map(words27.points), ['0', '½', '1', '6½', '27']],
    [
      words27.standing({ target: 'low', total: 13, over: -1, bust: false, aces: 0, elevens: 0 }),
      '½ drunter',
    ],
    [
      words27.aces({ target: 'high', total: 52, over: -2, bust: false, aces: 2, elevens: 1 }),
      'Asse als 1 und 11',
    ],
    [words27.shows({ open: 2, aces: 1, hidden: 1, least: 3, most: 44 }), 'offen 1 oder 11'],
    [
      [words27.won(null, ['low']), words27.won('both', ['low', 'high']), words27.won('high', [])],
      ['7 gewonnen', 'beides gewonnen', '27 angesagt'],
    ],
    [
      [words27.action({ type: 'raise', amount: 20, allIn: false }), words27.potName(2, 3)],
      ['erhöht um 20', 'Nebenpot 2'],
    ],
    [
      words27.explain({
        ...{ code: 'half', seat: 2, cards: cards('6C KD'), target: 'low', total: 13 },
        ...{ shared: true, amount: 12, pot: 0, pots: 2 },
      }),
      'Hauptpot: Platz 3: 6-K ergibt 6½, ½ von 7 entfernt, und teilt sich die 7er-Hälfte, 12 Chips.',
    ],
    [
      words27.explain({
        ...{ code: 'unclaimed', target: 'high', seats: [0, 2], amount: 1, pot: 0, pots: 1 },
      }),
      'Die 27er-Hälfte kann niemand gewinnen. Auch sie geht an dich und Platz 3: 1 Chip.',
    ],
    [
      words27.explain({ code: 'last', seat: 0, amount: 15, pot: 0, pots: 1 }),
      'Nur noch du bist dabei: 15 Chips, keine Karte wird gezeigt.',
    ],
    [
      words27.explain({ code: 'uncalled', seat: 0, amount: 20 }),
      'Niemand ist mitgegangen: 20 Chips zurück an dich.',
    ],
    [
      words27.explain({
        ...{ code: 'nothing', seat: 1, cards: cards('9C 9D'), totals: { low: 36, high: 36 } },
      }),
      'Platz 2: 9-9 ergibt 18, 11 von 7 und 9 von 27 entfernt.',
    ],
  ],
};

describe('German at tables', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([text]) => text)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
