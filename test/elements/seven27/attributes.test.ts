import { expect } from 'chai';
import { itInFull, isFull } from '../support/counts.js';
import { hear, warnings } from '../support/mount.js';
import { settled, stacks } from '../support/paigow.js';
import { mountTable, playOn } from '../support/seven27.js';
import { type Wrong, expectRefused } from '../support/wrong-attributes.js';

const SCORINGS =
  'nearest, over-is-bust, under-beats-over, over-beats-under, inside-beats-outside, outside-beats-inside';

const WRONG: readonly Wrong[] = [
  ['seats', '1', 'seats', '2–10, human, bot, open'],
  ['seats', '11', 'seats', '2–10, human, bot, open'],
  ['seats', 'human dragon', 'seats', '2–10, human, bot, open'],
  ['stack', '0', 'stack', '1–1000000000'],
  ['seat-names', 'Ana, Ana', 'seat-names', 'up to 10 different names of up to 16 letters'],
  ['bots', 'steady reckless', 'bots', 'cautious, steady, bold'],
  ['ante', '0', 'ante', '1–1000000000'],
  ['min-bet', '2.5', 'minBet', '1–1000000000'],
  ['max-bet', '4', 'maxBet', 'minBet …'],
  ['max-raises', 'many', 'maxRaises', '0, 1, 2 …, null'],
  ['scoring', 'highest', 'scoring', SCORINGS],
  ['dealing', 'all-up', 'dealing', 'up-down, down-down-up, down-up'],
  ['draw', 'sideways', 'draw', 'down, up'],
  ['freeze', '1', 'freeze', '0, 2, 3'],
  ['declare', 'maybe', 'declare', 'none, simultaneous, sequential'],
  ['tens', 'eleven', 'tens', 'face, half'],
  ['limit', 'none', 'limit', 'range, half-pot, pot'],
  ['opens', 'dealer', 'opens', 'dealers-left, best-up-card'],
  ['five-ace-ace', 'wins', 'fiveAceAce', 'counted, beats-all'],
  ['win-and-tie', 'half', 'winAndTie', 'shared, three-quarters'],
  ['carry', 'all', 'carry', 'none, pot, half'],
  [
    'house-rules',
    'vegas',
    'houseRules',
    'seed, pagat, three-passes, home-game, dealers-choice, three-quarters',
  ],
];

const DEFAULTS = {
  ...{ ante: 5, minBet: 5, maxBet: 50, maxRaises: null, scoring: 'nearest', dealing: 'up-down' },
  ...{ draw: 'down', freeze: 0, lastBet: false, declare: 'none', tens: 'face' },
  ...{ limit: 'range', opens: 'dealers-left', fiveAceAce: 'counted', winAndTie: 'shared' },
  ...{ carry: 'none' },
};

describe('an attribute of the Seven Twenty-Seven table that cannot be used', () => {
  // All values take the same path, so a normal run tries every sixth.
  for (const wrong of WRONG.filter((_, index) => isFull || index % 6 === 0)) {
    const [attribute, value] = wrong;
    it(`${attribute}="${value}" is told once, and the table in play is untouched`, async () => {
      const table = await mountTable();
      await playOn(table, 'a0 t0');
      await expectRefused(table, wrong);
    });

    it(`${attribute}="${value}" from the start leaves the default`, async () => {
      const warned = warnings();
      const table = await mountTable({ [attribute]: value }, { hands: [] });
      expect(warned.length).to.equal(1);
      expect(table.state!.options).to.deep.include(DEFAULTS);
      expect(stacks(table).length).to.equal(attribute === 'seats' ? 5 : 3);
      expect(stacks(table)[0]).to.equal(1000);
    });
  }
});

describe('attributes of the Seven Twenty-Seven table', () => {
  it('without any: one person and four bots of three tempers', async () => {
    const table = await mountTable({ seats: undefined }, { hands: [] });
    expect(table.run!.kinds.join(' ')).to.equal('human bot bot bot bot');
    expect(table.state!.options).to.deep.include(DEFAULTS);
    expect(table.state!.options.tempers).to.deep.equal([
      null,
      'steady',
      'bold',
      'cautious',
      'steady',
    ]);
  });

  it('bots: the tempers of the bots, in turn, over and over; its property says the same', async () => {
    const table = await mountTable({ seats: 'bot human bot bot open', bots: 'bold cautious' });
    expect(table.bots).to.equal('bold cautious');
    const tempers = ['bold', null, 'cautious', 'bold', null];
    expect(table.state!.options.tempers).to.deep.equal(tempers);
    table.bots = null;
    await settled(table);
    expect(table.state!.options.tempers).to.deep.equal(tempers);
    expect(table.newGame()).to.equal(undefined);
    const usual = ['steady', null, 'bold', 'cautious', null];
    expect(table.state!.options.tempers).to.deep.equal(usual);
  });

  for (const [name, value] of [
    ['seats', '4'],
    ['stack', '500'],
  ] as const) {
    (name === 'seats' ? it : itInFull)(`${name}: a change opens a new table`, async () => {
      const table = await mountTable();
      await playOn(table, 'a0 t0');
      const heard = hear();
      table.setAttribute(name, value);
      await settled(table);
      expect(heard.map(({ type }) => type)).to.include.members(['hand-start', 'game-start']);
      expect([table.handNumber, table.state!.phase]).to.deep.equal([1, 'ante']);
      expect(table.run!.kinds.length).to.equal(name === 'seats' ? 4 : 3);
      expect(table.run!.brought[0]).to.equal(name === 'stack' ? 500 : 1000);
    });
  }

  const LATER: readonly (readonly [string, string, object])[] = [
    ['bots', 'bold', { tempers: [null, 'bold', 'bold'] }],
    ['ante', '10', { ante: 10 }],
    ['min-bet', '10', { minBet: 10 }],
    ['max-bet', '500', { maxBet: 500 }],
    ['max-raises', '3', { maxRaises: 3 }],
    ['scoring', 'under-beats-over', { scoring: 'under-beats-over' }],
    ['dealing', 'down-down-up', { dealing: 'down-down-up' }],
    ['draw', 'up', { draw: 'up' }],
    ['freeze', '2', { freeze: 2 }],
    ['last-bet', '', { lastBet: true }],
    ['declare', 'sequential', { declare: 'sequential' }],
    ['tens', 'half', { tens: 'half' }],
    ['limit', 'half-pot', { limit: 'half-pot' }],
    ['opens', 'best-up-card', { opens: 'best-up-card' }],
    ['five-ace-ace', 'beats-all', { fiveAceAce: 'beats-all' }],
    ['win-and-tie', 'three-quarters', { winAndTie: 'three-quarters' }],
    ['carry', 'half', { carry: 'half' }],
    ['house-rules', 'three-quarters', { declare: 'simultaneous', winAndTie: 'three-quarters' }],
  ];
  // The rules read all values in the same way, so a normal run tries every ninth.
  for (const [name, value, option] of LATER.filter((_, index) => isFull || index % 9 === 0)) {
    it(`${name}="${value}" holds from the next hand on`, async () => {
      const table = await mountTable();
      const before = table.state!.options;
      table.setAttribute(name, value);
      await playOn(table, 'a0 s0 k0 s0');
      expect(table.state!.options).to.deep.equal(before);
      expect([table.outcome, table.nextHand()]).to.deep.equal(['over', undefined]);
      await settled(table);
      const { stacks: _, dealer: __, ...rest } = before;
      expect(table.state!.options).to.deep.include({ ...rest, ...option });
      expect(table.handNumber).to.equal(2);
    });
  }
});
