import { mock } from 'node:test';
import { describe, it } from '#bdd';
import { expect } from 'chai';
import { baizePaigow } from '../support/commands.js';
import { cards } from '../support/cards.js';
import { advisePaigow, formatCards } from '../../../src/core.js';

/** The tables of an output, each by its lines, each line by its fields, two spaces or more apart. */
const tables = (out: string): readonly (readonly (readonly string[])[])[] =>
  out
    .trimEnd()
    .split('\n\n')
    .map((table) => table.split('\n').map((line) => line.split(/ {2,}/)));

const HAND = 'AS AD 9H 7C 4D KH QS';

describe('baize-paigow count', () => {
  it('writes five tables: kinds, lines, pushes, and what the house way sets behind and in front', async () => {
    const { code, out, err } = await baizePaigow('count');
    expect([code, err]).to.deep.equal([0, '']);
    const [kinds, lines, pushes, behind, before] = tables(out);
    expect(kinds).to.deep.equal([
      ['best five of seven', 'hands', 'share'],
      ['five aces', '1,128', '0.000732 %'],
      ['royal flush', '26,132', '0.016953 %'],
      ['straight flush', '184,832', '0.119909 %'],
      ['four of a kind', '307,472', '0.199472 %'],
      ['full house', '4,188,528', '2.717299 %'],
      ['flush', '6,172,088', '4.004129 %'],
      ['straight', '11,236,028', '7.289350 %'],
      ['three of a kind', '7,470,676', '4.846585 %'],
      ['two pairs', '35,553,816', '23.065464 %'],
      ['pair', '64,221,960', '41.663862 %'],
      ['nothing', '24,780,420', '16.076246 %'],
      ['all', '154,143,080', '100.000000 %'],
    ]);
    expect(lines!.length).to.equal(14);
    expect(lines![2]).to.deep.equal(['royal flush and a suited K-Q', '72', '0.000047 %']);
    expect(pushes!.at(1)).to.deep.equal(['queen-high', '2,719,500', '1.764270 %']);
    expect(behind!.map(([rank]) => rank).join(' ')).to.equal(
      'foxwoods, behind A K Q J T 9 8 7 6 5 4 3 2 all',
    );
    expect(before!.at(1)).to.deep.equal(['A', '1,685,542', '38,924,072']);
    expect(before!.at(-1)).to.deep.equal(['all', '37,724,404', '116,418,676']);
  });

  it('leaves the joker out', async () => {
    const [kinds] = tables((await baizePaigow('count --no-joker')).out);
    expect(kinds!.at(-1)).to.deep.equal(['all', '133,784,560', '100.000000 %']);
    expect(kinds![1]).to.deep.equal(['royal flush', '4,324', '0.003232 %']);
  });
});

describe('baize-paigow advise', () => {
  it('writes every legal split, best first', async () => {
    for (const args of [
      ['advise', HAND],
      ['advise', ...HAND.split(' ')],
    ]) {
      const { code, out, err } = await baizePaigow(args);
      expect([code, err]).to.deep.equal([0, '']);
      const [lines] = tables(out);
      const options = { houseWay: 'foxwoods', wheel: 'second', commission: 5 } as const;
      const { splits } = advisePaigow(cards(HAND), options);
      expect(lines!.slice(1).map(([front]) => front)).to.deep.equal(
        splits.map(({ front }) => formatCards(front)),
      );
      expect(lines![1]).to.deep.equal([
        ...['KH QS', 'AD AS 9H 7C 4D', '38.4002 %', '48.0830 %', '13.5169 %', '0.229633'],
        ...['20,553,572', '25,736,254', '7,234,854'],
      ]);
    }
  });

  it('takes the commission and the place of the wheel', async () => {
    const value = async (args: string): Promise<string> =>
      tables((await baizePaigow(`advise ${args} AS 2S 3D 4C 5H KD KC`)).out)[0]![1]!.join(' ');
    const [without, with5, low] = [
      await value('--commission 0'),
      await value(''),
      await value('--wheel low'),
    ];
    expect(new Set([without, with5, low]).size).to.equal(3);
  });
});

describe('baize-paigow simulate', () => {
  it('writes shares, standard errors and the edge', async () => {
    const { code, out } = await baizePaigow('simulate --hands 20000 --seed 1');
    expect(code).to.equal(0);
    expect(tables(out)[0]).to.deep.equal([
      ['foxwoods against foxwoods, seed 1', 'hands', 'share', 'standard error'],
      ['player wins', '5,899', '29.4950 %', '0.3225 %'],
      ['push', '7,994', '39.9700 %', '0.3464 %'],
      ['player loses', '6,107', '30.5350 %', '0.3257 %'],
      ['all', '20,000'],
      ['house edge at 5 % commission', '2.5147 %', '0.5343 %'],
    ]);
  });
});

describe('baize-paigow', () => {
  it('tells a terminal how far it is, in one line that it wipes', async () => {
    let time = 0;
    // A tenth of a second passes from one look at the clock to the next.
    const clock = mock.method(performance, 'now', () => (time += 100));
    try {
      const { out, err } = await baizePaigow('simulate --hands 30000', true);
      expect(err).to.match(/^(\r\d{1,3} %)+\r {6}\r$/);
      expect(out).not.to.include('\r');
      expect((await baizePaigow('simulate --hands 30000')).err).to.equal('');
    } finally {
      clock.mock.restore();
    }
  });

  it('says what is wrong, with exit code 2', async () => {
    const wrong: readonly (readonly [string, string])[] = [
      ['', 'The first word is count, advise, simulate, not "".'],
      ['deal', 'The first word is count, advise, simulate, not "deal".'],
      ['count 7', 'count takes no "7".'],
      ['count --hands 5', "Unknown option '--hands'."],
      ['count --wheel high', '--wheel takes second or low, not "high".'],
      ['count --house-way mine', '--house-way takes foxwoods or mgm-grand, not "mine".'],
      ['advise', 'advise takes seven cards, not 0.'],
      ['advise AS KS', 'advise takes seven cards, not 2.'],
      ['advise AS KS QS JS TS 9S 1S', '"1S" is no card: AS, TD, 7H, or XX.'],
      ['advise AS KS QS JS TS 9S AS', 'A card is there twice.'],
      ['simulate --commission 101', '--commission takes a whole number from 0 to 100, not "101".'],
      ['simulate --hands 0', '--hands takes a whole number from 1 to 1000000000, not "0".'],
      ['simulate --seed -1', "Option '--seed' argument is ambiguous."],
      ['simulate --seed x', '--seed takes a whole number from 0 to 4294967295, not "x".'],
    ];
    for (const [words, message] of wrong) {
      expect(await baizePaigow(words), words).to.deep.equal({
        code: 2,
        out: '',
        err: `baize-paigow: ${message}\nbaize-paigow --help says more.\n`,
      });
    }
  });

  it('explains itself', async () => {
    for (const words of ['--help', 'count --help', 'simulate --help']) {
      const { code, out } = await baizePaigow(words);
      expect(code).to.equal(0);
      for (const command of ['count', 'advise', 'simulate'])
        expect(out).to.include(`\n  ${command} `);
    }
  });
});
