import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type GivenSetup, TableHost, sharedTables } from '../../../src/together.js';
import { problemOf, valueOf } from '../support/result.js';
import { CODE, TestTable, bytesFrom } from '../support/shared-table.js';

const open = (given: object): ReturnType<typeof TableHost.open> => {
  const setup = { game: 'seven27-table', code: CODE, ...given } as GivenSetup;
  return TableHost.open(sharedTables['seven27-table'], setup, bytesFrom(1), 0);
};

const wrongOf = (given: object): unknown => problemOf(open(given));

describe('what a shared table is made of', () => {
  it('has defaults: five seats with bots, 30 s a decision and a bank of 60', () => {
    const table = TestTable.open();
    const { settings, clock } = table.join('Eve').last('welcome')!;
    expect(clock).to.deep.equal({ decision: 30_000, bank: 60_000 });
    expect(settings).to.deep.include({ stack: 1000, seats: Array(5).fill('bot') });
  });

  it('may be set: seats by number, the game’s own settings, clocks', () => {
    const table = TestTable.open({
      seats: 10,
      settings: { ante: 10, houseRules: 'pagat' },
      clock: { decision: 5000, bank: 0 },
    });
    const { settings, clock } = table.join('Eve').last('welcome')!;
    expect(clock).to.deep.equal({ decision: 5000, bank: 0 });
    expect(settings).to.deep.include({ ante: 10 });
    expect(table.host.listing).to.deep.include({ open: 10, bots: 10, people: 0, hand: 0 });
  });

  it('takes seats from the settings of an element too, but nobody of theirs', () => {
    const host = valueOf(open({ settings: { seats: 'human bot human open' } }));
    expect(host.listing).to.deep.include({ open: 4, people: 0 });
  });

  it('has room for the house where that deals', () => {
    const table = TestTable.open({ game: 'paigow-table', settings: { seats: 'human human' } });
    expect(table.host.listing).to.deep.include({ open: 2, bots: 3 });
  });

  for (const [given, option, accepted] of [
    [{ seats: 1e9 }, 'seats', '2–10'],
    [{ seats: '5' }, 'seats', '2–10'],
    [{ seats: 11 }, 'seats', '2–10, human, bot, open'],
    [{ seats: 1 }, 'seats', '2–10, human, bot, open'],
    [{ settings: { ante: -1 } }, 'ante', '1–1000000000'],
    [{ settings: 5 }, 'settings', '{}'],
    [{ clock: 5 }, 'clock', '{ decision, bank }'],
    [{ clock: { decision: 4999 } }, 'decision', '5000–300000 ms'],
    [{ clock: { bank: 600_001 } }, 'bank', '0–600000 ms'],
    [{ clock: { bank: 1.5 } }, 'bank', '0–600000 ms'],
    [{ fill: 'yes' }, 'fill', 'true, false'],
    [{ pace: -1 }, 'pace', '0–10000 ms'],
    [{ code: 'short' }, 'code', '8 of 23456789ABCDEFGHJKMNPQRSTVWXYZ'],
    [{ game: '<b>' }, 'game', 'a–z, 0–9, -'],
    [{ maker: 'me' }, 'maker', '64 of 0–9, a–f'],
  ] as const) {
    it(`refuses ${JSON.stringify(given)}, and says what is accepted`, () => {
      expect(wrongOf(given)).to.deep.include({ code: 'option', option, accepted });
    });
  }
});
