import { describe, it } from '#bdd';
import { expect } from 'chai';
import { seatNames } from '../../../src/locales/de/kit.js';
import { advice } from '../../../src/games/pai-gow/locales/de-advice.js';
import { help } from '../../../src/games/seven-twenty-seven/locales/de-help.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const names = seatNames({ kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true });
const NO_BREAK = '\u00a0';

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
