import { describe, it } from '#bdd';
import { expect } from 'chai';
import { help } from '../../../src/games/seven-twenty-seven/locales/de-help.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

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
