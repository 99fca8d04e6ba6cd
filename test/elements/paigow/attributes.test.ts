import { expect } from 'chai';
import { cardCode } from '../../../src/core.js';
import { isFull } from '../support/counts.js';
import { hear, warnings } from '../support/mount.js';
import { HANDS, dealAnew, mountTable, playOn, settled, stacks } from '../support/paigow.js';
import { type Wrong, expectRefused } from '../support/wrong-attributes.js';

const WRONG: readonly Wrong[] = [
  ['seats', '0', 'seats', '2–7, human, bot, open'],
  ['seats', '1', 'seats', '2–7, human, bot, open'],
  ['seats', '9', 'seats', '2–7, human, bot, open'],
  ['seats', 'human dragon', 'seats', '2–7, human, bot, open'],
  ['seats', 'human open', 'seats', '2–7, human, bot, open'],
  ['stack', '-1', 'stack', '1–1000000000'],
  ['stack', '0', 'stack', '1–1000000000'],
  ['stack', 'much', 'stack', '1–1000000000'],
  ['min-bet', '2.5', 'minBet', '1–1000000000'],
  ['min-bet', '0', 'minBet', '1–1000000000'],
  ['max-bet', '4', 'maxBet', 'minBet …'],
  ['commission', '101', 'commission', '0–100'],
  ['commission', '-5', 'commission', '0–100'],
  ['dealer', 'cat', 'dealer', 'house, rotate, offer'],
  ['push-on', 'king-high', 'pushOn', 'none, queen-high, ace-high, nine-front'],
  ['wheel', 'third', 'wheel', 'second, low'],
  ['foul', 'win', 'foul', 'refuse, lose'],
  ['bonus', 'misfortune', 'bonus', 'none, fortune'],
  ['bonus-min', '-1', 'bonusMin', '1–1000000000'],
  ['bonus-max', '0', 'bonusMax', '1–1000000000'],
  ['envy-min', 'x', 'envyMin', '0–1000000000'],
  ['house-way', 'my own', 'houseWay', 'foxwoods, mgm-grand'],
];

describe('an invalid attribute of a table', () => {
  // All of them take the same path, so a normal run tries only some.
  for (const wrong of WRONG.filter((_, index) => isFull || index % 6 === 0)) {
    const [attribute, value] = wrong;
    it(`${attribute}="${value}" is reported once, and the current table is unchanged`, async () => {
      const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
      await playOn(table, 'b0:25');
      await expectRefused(table, wrong);
    });

    it(`${attribute}="${value}" from the start leaves the default`, async () => {
      const warned = warnings();
      const table = await mountTable({ [attribute]: value });
      expect(warned.length).to.equal(1);
      expect(table.state!.options).to.deep.include({ minBet: 5, maxBet: 100, commission: 0 });
      expect(table.state!.options).to.deep.include({ foul: 'refuse', wheel: 'second' });
      expect(table.state!.options).to.deep.include({ bonus: 'none', houseWay: 'foxwoods' });
      const seats = attribute === 'seats' ? [1000, 1000, null, 1000] : [1000, null];
      expect(stacks(table)).to.deep.equal(seats);
    });
  }
});

describe('the page’s own house way', () => {
  it('applies from the next hand on; a wrong rule is reported and changes nothing', async () => {
    const warned = warnings();
    const table = await mountTable();
    table.houseWayRules = [{ hand: 'quads', front: 'singles' }];
    table.pushOn = 'ace-high';
    await table.updateComplete;
    await dealAnew(table, [HANDS.quads, HANDS.aces]);
    await playOn(table, 'b0:25');
    // Foxwoods would split the four sevens.
    const hint = table.hint();
    expect(hint?.type === 'set' && hint.front.map(cardCode).join(' ')).to.equal('5C QD');
    expect(table.state!.options).to.deep.include({ pushOn: 'ace-high' });
    table.houseWayRules = [{ hand: 'quads', front: 'nowhere' as 'main' }];
    await table.updateComplete;
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.include('houseWayRules.0.front');
    await dealAnew(table, [HANDS.jacks, HANDS.aces]);
    expect(table.state!.options.houseWayRules).to.deep.equal([{ hand: 'quads', front: 'singles' }]);
  });
});

describe('attributes of a table', () => {
  const KINDS: readonly (readonly [string, string, readonly unknown[]])[] = [
    ['2', 'human bot', [1000, null]],
    ['7', 'human bot bot bot bot bot bot', [1000, 1000, 1000, null, 1000, 1000, 1000]],
    ['human human', 'human human bot', [1000, 1000, null]],
    ['bot, open, human', 'bot open human', [null, null, 1000]],
    ['human open bot', 'human open bot', [1000, null, null]],
  ];
  for (const [seats, kinds, chips] of KINDS) {
    it(`seats="${seats}": ${kinds}`, async () => {
      const table = await mountTable({ seats });
      expect(table.run!.kinds.join(' ')).to.equal(kinds);
      expect(stacks(table)).to.deep.equal(chips);
    });
  }

  it('seats="human human human human human human human" has no room for the house', async () => {
    const [warned, seats] = [warnings(), Array(7).fill('human').join(' ')];
    const table = await mountTable({ seats });
    expect(warned.length).to.equal(1);
    expect(table.run!.kinds.join(' ')).to.equal('human bot bot bot');
    const rotating = await mountTable({ seats, dealer: 'rotate' });
    expect([rotating.run!.kinds.join(' '), warned.length]).to.deep.equal([seats, 1]);
  });

  for (const [name, value] of [
    ['seats', '3'],
    ['dealer', 'rotate'],
    ['stack', '500'],
  ] as const) {
    it(`${name}: a change opens a new table`, async () => {
      const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
      await playOn(table, 'b0:25 s0:KDQS');
      const heard = hear();
      table.setAttribute(name, value);
      await settled(table);
      expect(heard.map(({ type }) => type)).to.include.members(['hand-start', 'game-start']);
      expect([table.handNumber, table.state!.phase]).to.deep.equal([1, 'bets']);
      expect(stacks(table)[0]).to.equal(name === 'stack' ? 500 : 1000);
    });
  }

  const LATER: readonly (readonly [string, string, object])[] = [
    ['min-bet', '10', { minBet: 10 }],
    ['max-bet', '50', { maxBet: 50 }],
    ['commission', '5', { commission: 5 }],
    ['foul', 'lose', { foul: 'lose' }],
    ['wheel', 'low', { wheel: 'low' }],
    ['bonus', 'fortune', { bonus: 'fortune' }],
    ['bonus-min', '2', { bonusMin: 2 }],
    ['bonus-max', '10', { bonusMax: 10 }],
    ['envy-min', '1', { envyMin: 1 }],
  ];
  for (const [name, value, option] of LATER.filter((_, index) => isFull || index % 8 === 0)) {
    it(`${name}="${value}" applies from the next hand on`, async () => {
      const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
      const before = table.state!.options;
      table.setAttribute(name, value);
      await playOn(table, 'b0:25 s0:KDQS');
      expect(table.state!.options).to.deep.equal(before);
      expect(table.nextHand()).to.equal(undefined);
      await settled(table);
      const { stacks: _, ...rest } = before;
      expect(table.state!.options).to.deep.include({ ...rest, ...option });
      expect([table.handNumber, stacks(table)[0]]).to.deep.equal([2, 1025]);
    });
  }

  it('quick-deal has no dice; otherwise there are three, with their total', async () => {
    const quick = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    await playOn(quick, 'b0:25');
    expect(quick.state!.options.dice).to.deep.equal([]);
    expect(quick.shadowRoot!.querySelector('[part~="dice"]')).to.equal(null);
    expect(quick.quickDeal).to.equal(true);
    quick.quickDeal = false;
    await settled(quick);
    await playOn(quick, 's0:KDQS');
    quick.nextHand();
    await settled(quick);
    expect(quick.shadowRoot!.querySelector('[part~="dice"]')).to.equal(null);
    await playOn(quick, 'b0:25');
    const dice = quick.shadowRoot!.querySelector('[part~="dice"]')!;
    expect(dice.getAttribute('aria-label')).to.match(/^dice [1-6], [1-6], [1-6]$/);
    expect(dice.querySelectorAll('[part~="die"]').length).to.equal(3);
  });
});
