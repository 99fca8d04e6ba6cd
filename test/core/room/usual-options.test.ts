import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  DRAWS,
  SCORINGS,
  SUPERMOVES,
  VARIANTS,
  freecell,
  golf,
  klondike,
  paigow,
  pyramid,
  seven27,
  writeOptions,
} from '../../../src/core.js';
import { variantOf } from '../../../src/elements/card-room/usual-options.js';
import { valueOf } from '../support/result.js';

type Values = Readonly<Record<string, readonly unknown[]>>;

/** Every choice of some options. */
const all = (values: Values): readonly object[] =>
  Object.entries(values).reduce<readonly object[]>(
    (made, [name, list]) => made.flatMap((one) => list.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

const LIMITS = ['unlimited', 0, 1, 2, 3];
const GAMES = {
  freecell: [
    freecell,
    { variant: VARIANTS, cells: [undefined, 2, 3, 4, 5, 6, 7, 8], supermove: SUPERMOVES },
  ],
  golf: [golf, { corner: [false, true] }],
  klondike: [
    klondike,
    {
      draw: DRAWS,
      scoring: SCORINGS,
      redeals: [undefined, ...LIMITS],
      foundationReturn: [false, true],
    },
  ],
  pyramid: [
    pyramid,
    { redeals: LIMITS, coverPairs: [true, false], openStock: [true, false], wastes: [1, 2, 3] },
  ],
} as const;

describe('a variant’s text in records', () => {
  for (const [name, [game, values]] of Object.entries(GAMES)) {
    it(`is what writeOptions gives, for every choice: ${name}`, () => {
      let count = 0;
      for (const given of all(values)) {
        const checked = game.checkOptions(given);
        if ('problem' in checked) continue;
        const text = valueOf(writeOptions<object>(game as never, checked.value));
        expect(variantOf(name, { ...checked.value }), JSON.stringify(given)).to.equal(text);
        count++;
      }
      expect(count).to.be.greaterThan(name === 'golf' ? 1 : 50);
    });
  }

  it('has of a table what makes another game of it, and not its seats and chips', () => {
    const of = (game: string, options: object): string => variantOf(game, { ...options });
    const hand = { kinds: ['human', 'bot', 'bot'], stacks: [700, 900, 300], ante: 10 };
    expect(of('seven-twenty-seven', valueOf(seven27.checkOptions({})))).to.equal('');
    const strict = { ...hand, scoring: 'over-is-bust', lastBet: true, freeze: 3 };
    expect(of('seven-twenty-seven', valueOf(seven27.checkOptions(strict)))).to.equal(
      'freeze~3.lastBet~true.scoring~over-is-bust',
    );
    expect(of('pai-gow', valueOf(paigow.checkOptions({ minBet: 10, quickDeal: true })))).to.equal(
      '',
    );
    const fortune = { bonus: 'fortune', commission: 5, quickDeal: true };
    expect(of('pai-gow', valueOf(paigow.checkOptions(fortune)))).to.equal(
      'bonus~fortune.commission~5',
    );
  });

  it('has of an unknown game all that can be written', () => {
    expect(variantOf('canfield', { wrap: true, columns: 7, name: 'a b', list: [1] })).to.equal(
      'columns~7.wrap~true',
    );
  });
});
