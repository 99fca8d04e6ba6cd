import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, endHand, seven27 } from '../../../src/core.js';
import { rebuyBots } from '../../../src/core/table/rebuy.js';
import {
  checkSettings,
  handOptions,
  openTable,
  rulesOf,
} from '../../../src/games/seven-twenty-seven/rules/settings.js';
import { startHand } from '../../../src/games/seven-twenty-seven/rules/table-rules.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';
import { problemOf, valueOf } from '../support/result.js';

const RULES = {
  ...{ ante: 5, minBet: 5, maxBet: 50, maxRaises: null, scoring: 'nearest' },
  ...{ dealing: 'up-down', draw: 'down', freeze: 0, lastBet: false, declare: 'none', tens: 'face' },
  ...NO_HOUSE_RULES,
};

const wrong = (option: string, got: string, accepted: string): object => {
  return { code: 'option', option, got, accepted };
};

describe('the options of a hand', () => {
  it('have defaults, and a temper for each bot', () => {
    expect(valueOf(seven27.options.check({}))).to.deep.equal({
      ...{ kinds: ['human', 'bot'], stacks: [1000, 1000], tempers: [null, 'steady'], dealer: 0 },
      ...RULES,
      carried: 0,
    });
    const kinds = ['bot', 'open', 'human', 'bot'];
    const { tempers } = valueOf(
      seven27.options.check({ kinds, stacks: [1, null, 1, 1], dealer: 3 }),
    );
    expect(tempers).to.deep.equal(['steady', null, null, 'steady']);
  });

  it('are copied, and hold nothing that was not asked for', () => {
    const stacks = [10, 10];
    const options = valueOf(seven27.options.check({ stacks, colour: 'red' }));
    stacks[0] = 99;
    expect(options.stacks).to.deep.equal([10, 10]);
    expect(options).to.not.have.property('colour');
  });

  const scorings =
    'nearest, over-is-bust, under-beats-over, over-beats-under, inside-beats-outside, outside-beats-inside';
  const alone: readonly (readonly [string, unknown, string, string])[] = [
    ['kinds', ['human', 'robot'], '["human","robot"]', 'human, bot, open'],
    ['kinds', 'human bot', 'human bot', 'human, bot, open'],
    ['stacks', [1000, -1], '[1000,-1]', '0, 1, 2 …, null'],
    ['stacks', [1000, 0.5], '[1000,0.5]', '0, 1, 2 …, null'],
    ['tempers', [null, 'wild'], '[null,"wild"]', 'cautious, steady, bold'],
    ['dealer', 10, '10', '0–9'],
    ['dealer', -1, '-1', '0–9'],
    ['ante', 0, '0', '1–1000000000'],
    ['ante', '5', '5', '1–1000000000'],
    ['minBet', 1.5, '1.5', '1–1000000000'],
    ['maxBet', Infinity, 'Infinity', '1–1000000000'],
    ['maxRaises', -1, '-1', '0, 1, 2 …, null'],
    ['maxRaises', '3', '3', '0, 1, 2 …, null'],
    ['scoring', 'closest', 'closest', scorings],
    ['dealing', 'up-up', 'up-up', 'up-down, down-down-up, down-up'],
    ['draw', 'none', 'none', 'down, up'],
    ['freeze', 1, '1', '0, 2, 3'],
    ['freeze', '2', '2', '0, 2, 3'],
    ['lastBet', 'yes', 'yes', 'true, false'],
    ['declare', true, 'true', 'none, simultaneous, sequential'],
    ['tens', 10, '10', 'face, half'],
    ['limit', 'none', 'none', 'range, half-pot, pot'],
    ['opens', 'dealer', 'dealer', 'dealers-left, best-up-card'],
    ['fiveAceAce', true, 'true', 'counted, beats-all'],
    ['winAndTie', 'all', 'all', 'shared, three-quarters'],
    ['carry', 'all', 'all', 'none, pot, half'],
    ['carried', -1, '-1', '0, 1, 2 …'],
  ];
  for (const [option, value, got, accepted] of alone) {
    it(`are refused: ${option} = ${JSON.stringify(value)}`, () => {
      const problem = problemOf(seven27.options.check({ [option]: value }));
      expect(problem).to.deep.equal(wrong(option, got, accepted));
    });
  }

  const together: readonly (readonly [string, object, string, string])[] = [
    ['one seat', { kinds: ['human'], stacks: [9] }, 'kinds', '2–10'],
    ['eleven seats', { kinds: Array(11).fill('bot'), stacks: Array(11).fill(9) }, 'kinds', '2–10'],
    [
      'a dealer at an open seat',
      { kinds: ['human', 'bot', 'open'], stacks: [9, 9, null], dealer: 2 },
      'dealer',
      'human, bot',
    ],
    ['a dealer beyond the seats', { dealer: 2 }, 'dealer', 'human, bot'],
    ['a stack too few', { stacks: [9] }, 'stacks', '0, 1, 2 …, null'],
    ['no stack where one sits', { stacks: [9, null] }, 'stacks', '0, 1, 2 …, null'],
    [
      'a stack where nobody sits',
      { kinds: ['human', 'bot', 'open'], stacks: [9, 9, 9] },
      'stacks',
      '0, 1, 2 …, null',
    ],
    ['one with chips', { stacks: [9, 0] }, 'stacks', '1 …'],
    [
      'more chips than can be counted',
      { stacks: [Number.MAX_SAFE_INTEGER, 1] },
      'stacks',
      '… 9007199254740991',
    ],
    ['a temper for a person', { tempers: ['bold', 'bold'] }, 'tempers', 'cautious, steady, bold'],
    ['no temper for a bot', { tempers: [null, null] }, 'tempers', 'cautious, steady, bold'],
    ['tempers too few', { tempers: [null] }, 'tempers', 'cautious, steady, bold'],
    ['a least bet above the most', { minBet: 51 }, 'maxBet', 'minBet …'],
  ];
  for (const [name, given, option, accepted] of together) {
    it(`are refused: ${name}`, () => {
      const problem = problemOf(seven27.options.check(given));
      expect(problem).to.deep.include({ code: 'option', option, accepted });
    });
  }

  for (const value of [null, 5, 'x', []]) {
    it(`are refused: ${JSON.stringify(value)} for all of them`, () => {
      expect(problemOf(seven27.options.check(value)).option).to.equal('options');
    });
  }
});

describe('the settings of a table', () => {
  it('are a person and four bots where nothing is asked for', () => {
    expect(valueOf(checkSettings({}))).to.deep.equal({
      ...{ seats: ['human', 'bot', 'bot', 'bot', 'bot'], stack: 1000 },
      ...{ bots: ['steady', 'bold', 'cautious'], houseRules: 'seed', ...RULES },
    });
  });

  it('give the bots their tempers by turns, from a list or from words', () => {
    for (const bots of ['bold, cautious', ['bold', 'cautious']]) {
      const settings = valueOf(checkSettings({ seats: 'bot human bot bot', bots }));
      const { tempers } = handOptions(openTable(settings), rulesOf(settings));
      expect(tempers).to.deep.equal(['bold', null, 'cautious', 'bold']);
    }
  });

  const spoilt: readonly (readonly [string, unknown, string])[] = [
    ['seats', 1, '2–10, human, bot, open'],
    ['seats', 11, '2–10, human, bot, open'],
    ['seats', 'human open open', '2–10, human, bot, open'],
    ['stack', 0, '1–1000000000'],
    ['stack', 1e10, '1–1000000000'],
    ['bots', 'mad', 'cautious, steady, bold'],
    ['bots', '', 'cautious, steady, bold'],
    ['bots', [], 'cautious, steady, bold'],
    ['bots', 3, 'cautious, steady, bold'],
    ['freeze', 5, '0, 2, 3'],
    ['maxBet', 1, 'minBet …'],
    ['houseRules', 'vegas', 'seed, pagat, three-passes, home-game, dealers-choice, three-quarters'],
  ];
  for (const [option, value, accepted] of spoilt) {
    it(`are refused: ${option} = ${JSON.stringify(value)}`, () => {
      const problem = problemOf(checkSettings({ [option]: value }));
      expect(problem).to.deep.include({ code: 'option', option, accepted });
    });
  }

  it('are refused where they are none', () => {
    expect(problemOf(checkSettings(null)).option).to.equal('options');
  });

  it('make a table at which each hand has its dealer and its rules', () => {
    const settings = valueOf(checkSettings({ seats: 3, ante: 10, declare: 'sequential' }));
    const run = openTable(settings, (bound) => bound - 1);
    expect(run).to.deep.include({ dealer: 2, houseDeals: false, stacks: [1000, 1000, 1000] });
    const { options } = valueOf(startHand(run, rulesOf(settings), new Uint8Array(32)));
    expect(options).to.deep.include({ dealer: 2, ante: 10, declare: 'sequential' });
    expect(options.tempers).to.deep.equal([null, 'steady', 'bold']);
  });

  it('bring bots that have lost all their chips back to the table, and no person', () => {
    const settings = valueOf(checkSettings({ seats: 'human human bot bot', stack: 100 }));
    const lost = [0, 1, 2].map((seat) => {
      return { from: `seat-${seat}`, to: 'seat-3', amount: 100, for: 'pot' } as const;
    });
    const ended = endHand(openTable(settings), { transfers: lost, played: [0, 1, 2, 3] });
    const run: TableRun = rebuyBots(ended, settings);
    expect(run.stacks).to.deep.equal([0, 0, 100, 400]);
    expect(run.brought).to.deep.equal([100, 100, 200, 100]);
  });
});
