import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type SeatKind,
  askBot,
  botRandom,
  describeFive,
  describeTwo,
  paigow,
  paigowBot,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { paigow as paigowIn } from '../../../src/games/pai-gow/locales/de.js';
import { seven27 as seven27In } from '../../../src/games/seven-twenty-seven/locales/de.js';
import { card, cards } from '../support/cards.js';
import { seedOf, waitingSeats } from '../support/pai-gow-bots.js';
import { BY, startHand, table } from '../support/pai-gow.js';
import { deckOfHands, playMoves, seats, startHand as startHand27 } from '../support/seven27.js';
import { toldOfPaigow, toldOfSeven27 } from '../support/told.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

/** One person at seat 2, the house dealing from seat 1. */
const ONE = { kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true } as const;
const words = paigowIn(ONE);
const words27 = seven27In({ kinds: ['human', 'bot', 'bot'], dealer: 1, house: false });

const five = (text: string): string => words.describe(describeFive(cards(text), 'second'), 'back');
const two = (text: string): string => words.describe(describeTwo(cards(text)));
const hands = (front: string, back: string) => ({
  front: describeTwo(cards(front)),
  back: describeFive(cards(back), 'second'),
});

/** The hand of the English test of announcements, step by step, as seat 2 hears it. */
function paigowHand(): readonly string[] {
  const seed = seedOf(5, 43);
  const kinds: readonly SeatKind[] = ['bot', 'human', 'bot', 'bot', 'open'];
  const given = { kinds, stacks: [null, 1000, 860, 430, null], bonus: 'fortune', commission: 5 };
  const rules = { ...given, quickDeal: false, dice: secureDice(seed, 3) } as const;
  const session = startHand(table(kinds.length, rules as never), tableDeck(seed));
  session.play({ type: 'cut', seat: 1, text: 'my own words' }, BY);
  session.play({ type: 'bet', seat: 1, amount: 25, bonus: 5 }, BY);
  session.play({ type: 'pass', seat: 3 }, BY);
  const random = botRandom(seed, 'bots');
  while (session.outcome === undefined) {
    const seat = waitingSeats(session.state)[0]!;
    session.play(askBot(paigow, session.state, seat, paigowBot, random)!, BY);
  }
  const spoken = paigowIn(session.options);
  return toldOfPaigow(session, 1).map((said) => said.map(spoken.announce).join(' '));
}

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
  'a hand of Pai Gow': [
    [
      paigowHand(),
      [
        'Du hebst ab.',
        'Du setzt 25 Chips und 5 auf Fortune.',
        'Platz 4 setzt aus.',
        'Platz 3 setzt 25 Chips. Die Würfel zeigen zusammen 8. Du bekommst die erste Hand. Deine Karten: Karo Ass, Karo Bube, Karo 8, Pik 7, Kreuz 7, Karo 5, Karo 2.',
        'Du hast gelegt.',
        'Platz 3 hat gelegt. Alle haben gelegt. Dealer: vorn König-Dame, hinten Paar Neunen. Du: Paar Siebenen vorn gewonnen, Flush mit Ass hinten gewonnen. Du gewinnst 23 Chips nach Abzug von 2 Chips Kommission (aufgerundet). Fortune, Flush: 20 gewonnen. Insgesamt +43. Platz 3 gewinnt 23 Chips nach Abzug von 2 Chips Kommission. Der Dealer verliert 50 Chips. Du hast 1.043 Chips.',
      ],
    ],
  ],
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
  'the names of hands': [
    [
      ['KC JD 9H 4S 3C', '6C 6D 9H 4S AC', 'AC AD 8H 8S KC', 'QC QD QH 4S 3C'].map(five),
      ['höchste Karte König', 'Paar Sechsen', 'zwei Paare, Asse und Achten', 'Drilling Damen'],
    ],
    [
      ['8C 9D TH JS QC', 'AC 2D 3H 4S 5C', 'TC 9D XX 7S 6C', 'AS QS 9S 4S XX'].map(five),
      [
        'Straße bis Dame',
        'Straße von Ass bis Fünf',
        'Straße bis Zehn, Joker als Acht',
        'Flush mit Ass, Joker als Pik König',
      ],
    ],
    [
      ['KC KD KH TS TC', '7C 7D 7H 7S KC', '8S 9S TS JS QS', 'TS XX QS KS AS'].map(five),
      [
        'Full House, Könige mit Zehnen',
        'Vierling Siebenen',
        'Straight Flush bis Dame',
        'Royal Flush, Joker als Pik Bube',
      ],
    ],
    [five('AC AD AH AS XX'), 'fünf Asse, Joker als Ass'],
    [['QS KH', 'AS AD', 'XX 4D'].map(two), ['König-Dame', 'Paar Asse', 'Ass-Vier, Joker als Ass']],
    [
      words.describe({ code: 'pair', high: 1, kicker: 13, apart: 13 }, 'back'),
      'Paar Asse, Kicker König',
    ],
    [words.houseWay('two-trips'), 'Hausregel: zwei Drillinge.'],
  ],
  'the line under the trays': [
    [
      [
        words.setLine({ code: 'choose', missing: 2 }),
        words.setLine({ code: 'choose', missing: 1 }),
      ],
      [
        'Wähl zwei Karten für vorn; die fünf hinten müssen höher sein.',
        'Wähl noch eine Karte für vorn.',
      ],
    ],
    [
      words.setLine({ code: 'legal', ...hands('KH QS', 'AS AD 9H 7C 4D') }),
      'Gültig gelegt: hinten Paar Asse, mehr als vorn König-Dame.',
    ],
    [
      words.setLine({ code: 'foul', ...hands('AC AD', 'KC KD 9H 5S 3C') }),
      'Paar Asse vorn ist mehr als Paar Könige hinten. Das ist ungültig, beide Hände würden verlieren.',
    ],
    [
      words.setLine({ code: 'foul', ...hands('AC KD', 'QC JD 9H 5S 3C') }),
      'Ass-König vorn ist mehr als höchste Karte Dame hinten. Das ist ungültig, beide Hände würden verlieren.',
    ],
    [
      words.setLine({ code: 'foul', ...hands('KC QD', 'KH JD 9H 5S 3C') }),
      'König-Dame vorn ist mehr als König-Bube hinten. Das ist ungültig, beide Hände würden verlieren.',
    ],
    [
      [words.tray('front', 1), words.tray('back', 7), words.tray('back', 5)],
      ['Vorn · 1 von 2', 'Hinten · 2 nach vorn', 'Hinten · fünf Karten'],
    ],
  ],
  'the seats': [
    [[0, 1, 2].map(words.seatName), ['Dealer', 'Du', 'Platz 3']],
    [
      [words.firstHand(11, 1, true), words.firstHand(3, 0, false), words.firstHand(9, 2, false)],
      ['11: erste Hand für dich', '3: erste Hand für den Dealer', '9: erste Hand für Platz 3'],
    ],
    [words.covered(2), 'Gib das Gerät an Platz 3.'],
    [
      [words.backs(1), words.backs(7)],
      ['1 verdeckte Karte', '7 verdeckte Karten'],
    ],
    [words.envyLine({ seat: 2, line: 'quads', chips: 5 }), 'Envy: Vierling bei Platz 3 +5'],
    [words.bonusLine({ stake: 5, line: 'flush', net: 20 }), 'Fortune: Flush +20'],
    [words.staked(25, 5), 'Einsatz 25, Bonus 5'],
  ],
  'refusals of Pai Gow': [
    [
      words.refusal({ code: 'not-whole', what: 'stake', amount: 5.5 }),
      'Der Einsatz muss eine ganze Zahl von Chips sein, nicht 5,5.',
    ],
    [
      words.refusal({ code: 'below-min', what: 'bonus', amount: 0, min: 1 }),
      'Der Bonuseinsatz beträgt mindestens 1; 0 ist zu wenig.',
    ],
    [
      words.refusal({ code: 'above-max', what: 'stake', amount: 2000, max: 1000 }),
      'Der Einsatz beträgt höchstens 1.000; 2.000 ist zu viel.',
    ],
    [
      [1, 2, 3, 11, 100].map((stack) =>
        words.refusal({ code: 'above-stack', what: 'stake', amount: 200, stack }),
      ),
      [
        'Der Einsatz von 200 ist zu hoch; es ist nur noch 1 Chip da.',
        'Der Einsatz von 200 ist zu hoch; es sind nur noch 2 Chips da.',
        'Der Einsatz von 200 ist zu hoch; es sind nur noch 3 Chips da.',
        'Der Einsatz von 200 ist zu hoch; es sind nur noch 11 Chips da.',
        'Der Einsatz von 200 ist zu hoch; es sind nur noch 100 Chips da.',
      ],
    ],
    [
      words.refusal({ code: 'not-now', move: 'set', phase: 'bets' }),
      'Legen geht jetzt nicht, es wird gesetzt.',
    ],
    [words.refusal({ code: 'seat-out', seat: 1 }), 'Du setzt diese Runde aus.'],
    [
      [1, 2].map((seat) => words.refusal({ code: 'already-set', seat })),
      [
        'Du hast schon gelegt, und dabei bleibt es.',
        'Platz 3 hat schon gelegt, und dabei bleibt es.',
      ],
    ],
    [words.refusal({ code: 'bets-open', seat: 1 }), 'Du musst noch setzen oder aussetzen.'],
    [
      words.refusal({ code: 'same-card', card: card('AC') }),
      'Kreuz Ass kann nicht zweimal vorn liegen.',
    ],
    [
      words.refusal({ code: 'house-way', houseWay: 'foxwoods' }),
      'Der Dealer legt nach der Hausregel von Foxwoods.',
    ],
    [
      words.refusal({ code: 'no-such-seat', seat: 9, seats: 4 }),
      'Diesen Platz gibt es nicht; der Tisch hat 4.',
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
