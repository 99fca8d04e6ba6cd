import { describe, it } from '#bdd';
import { expect } from 'chai';
import { kit, seatNames } from '../../../src/locales/de/kit.js';
import { advice } from '../../../src/games/pai-gow/locales/de-advice.js';
import { help } from '../../../src/games/seven-twenty-seven/locales/de-help.js';
import { tables } from '../../../src/locales/de/tables.js';
import type { DealLine } from '../../../src/core/table/check-deal.js';
import { card } from '../support/cards.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const names = seatNames({ kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true });
const NO_BREAK = '\u00a0';
const line = (one: DealLine): string => tables.line(one, 'Platz 2', kit.cardName, 53);

const RULES = { ante: 5, minBet: 5, maxBet: 50, maxRaises: 3, dealing: 'up-down' } as const;
const MORE = {
  draw: 'down',
  freeze: 2,
  lastBet: true,
  declare: 'none',
  tens: 'face',
  scoring: 'nearest',
  ...NO_HOUSE_RULES,
} as const;

const SAID: Readonly<Record<string, Said>> = {
  'advice and coach': [
    [
      advice.verdict(0, names.whose(1), 0) + ' ' + advice.verdict(0.012, names.whose(2), 1.2),
      `Du hast bestmöglich gelegt. Platz 3 hat beim Legen 1,2${NO_BREAK}% des Einsatzes, 1,2 Chips verschenkt.`,
    ],
    [advice.caption(1), 'Die einzige gültige Aufteilung, gegen jede mögliche Hand des Dealers'],
    [
      advice.totals({ seat: 1, hands: 1, best: 1, cost: 0.5, chips: 12.5 }, ''),
      `1 Runde, davon 1 bestmöglich gelegt. Insgesamt gekostet: 50,0${NO_BREAK}% eines Einsatzes, 12,5 Chips; pro Runde 50,0${NO_BREAK}%.`,
    ],
  ],
  'the check of a deal': [
    [
      line({ code: 'deck', ok: true, cuts: 1, fault: undefined, different: 53 }),
      'Das Deck ergibt sich aus dem Startwert und dem Abheben.',
    ],
    [
      line({ code: 'dice', ok: false, expected: [1, 2, 3], got: [4, 5, 6] }),
      'Gewürfelt: 4, 5, 6; laut Startwert: 1, 2, 3.',
    ],
    [
      [true, false].map((ok) => line({ code: 'commitment', ok, expected: '', got: '' })),
      [
        'Der Hash des Startwerts stimmt mit der Festlegung überein.',
        'Der Hash des Startwerts stimmt nicht mit der Festlegung überein.',
      ],
    ],
    [tables.history.caption(1, 1200), 'Runden 1 bis 1.200 in Chips, die neueste zuerst'],
    [
      [tables.card(card('TD')), tables.pays.odds(8000)],
      ['10♦\uFE0E', '8.000 zu 1'],
    ],
  ],
  'the help': [
    [
      help.parts([], { ...RULES, ...MORE }).map(([title]) => title),
      ['Was gewinnt', 'Was die Karten zählen', 'Eine Runde', 'Was du siehst'],
    ],
    [
      help.parts([], { ...RULES, ...MORE })[2]![1].slice(2, 4),
      [
        'Setzen: Schieb umsonst oder setz 5 bis 50. Sobald jemand gesetzt hat: geh mit, erhöh um 5 bis 50 (höchstens dreimal je Setzrunde) oder pass und scheide aus.',
        'Weitere Karten: Reihum nimmt jeder eine verdeckte oder bleibt. Wer zweimal in Folge bleibt, bekommt keine mehr.',
      ],
    ],
  ],
};

describe('German beside the tables', () => {
  for (const [what, said] of Object.entries(SAID)) {
    it(`says ${what}`, () => {
      expect(said.map(([text]) => text)).to.deep.equal(said.map(([, text]) => text));
    });
  }
});
