import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, bringChips, startRun } from '../../../src/core.js';
import {
  type Bankroll,
  type Seated,
  type Seating,
  chipsInAll,
  closeTable,
  enterTable,
  isStart,
  newBankroll,
  readBankroll,
} from '../../../src/table/bankroll.js';
import { problemOf, valueOf } from '../support/result.js';
import { afterHand } from '../support/table-hands.js';

const START = 5000;
const table = (stack: number): TableRun =>
  startRun({ kinds: ['bot', 'human', 'human'], stack, houseSeat: 0 });

/** The table after a hand that brought its first person so many chips. */
const played = (run: TableRun, net: number): TableRun => afterHand(run, 1, net);

const enter = (
  bankroll: Bankroll,
  when: Seating,
  run: TableRun,
  key = 'a',
  here: readonly string[] = ['a', 'b'],
): Seated =>
  enterTable(
    bankroll,
    { key, run, when },
    { start: START, isHere: (other) => here.includes(other) },
  );

const opened = (stack = 1000, bankroll = newBankroll(START), key = 'a'): Seated =>
  enter(bankroll, 'open', table(stack), key);

describe('a bankroll over several tables', () => {
  it('gives a new table its chips, and the second person at it none', () => {
    const { bankroll, run, fresh } = opened();
    expect(bankroll).to.deep.equal({
      purse: 4000,
      tables: { a: { chips: 1000, brought: 1000, stack: 1000 } },
    });
    expect([run.stacks, run.brought, fresh]).to.deep.equal([
      [null, 1000, 1000],
      [null, 1000, 1000],
      false,
    ]);
  });

  it('gives a table what is left, and no other person less for it', () => {
    const { bankroll, run } = opened(6000);
    expect([bankroll.purse, run.stacks, run.brought]).to.deep.equal([
      0,
      [null, 5000, 6000],
      [null, 5000, 6000],
    ]);
    const second = opened(1000, bankroll, 'b');
    expect([second.run.stacks, chipsInAll(second.bankroll), second.fresh]).to.deep.equal([
      [null, 0, 1000],
      5000,
      false,
    ]);
  });

  it('counts what a hand brought or cost, once', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 250)).bankroll;
    expect([won.purse, won.tables['a']!.chips, chipsInAll(won)]).to.deep.equal([4000, 1250, 5250]);
    expect(enter(won, 'over', played(run, 250)).bankroll).to.deep.equal(won);
    const next = enter(won, 'next', played(run, 250));
    expect([next.bankroll, next.run]).to.deep.equal([won, played(run, 250)]);
    expect(chipsInAll(enter(won, 'over', played(played(run, 250), -900)).bankroll)).to.equal(4350);
  });

  it('puts a table’s chips back before a new one is opened, or it goes', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 250)).bankroll;
    const again = opened(1000, won).bankroll;
    expect([again.purse, again.tables['a']!.chips]).to.deep.equal([4250, 1000]);
    const left = enter(won, 'leave', played(run, 250));
    expect([left.bankroll.purse, chipsInAll(left.bankroll), left.closed]).to.deep.equal([
      5250,
      5250,
      ['a'],
    ]);
    expect(closeTable(won, 'a').purse).to.equal(5250);
    expect(closeTable(left.bankroll, 'a')).to.deep.equal(left.bankroll);
    expect(closeTable(won, 'nobody')).to.deep.equal(won);
  });

  it('brings chips from the purse where the table has none', () => {
    const { bankroll, run } = opened();
    const broke = played(run, -1000);
    const lost = enter(bankroll, 'over', broke).bankroll;
    const next = enter(lost, 'next', broke);
    expect([next.run.stacks[1], next.run.brought[1], next.bankroll.purse]).to.deep.equal([
      1000, 2000, 3000,
    ]);
    // The player asked for them, so they are in the run already.
    expect(enter(lost, 'next', bringChips(broke, 1, 1000))).to.deep.equal(next);
    const poor = { ...lost, purse: 300 };
    const last = enter(poor, 'next', bringChips(broke, 1, 1000));
    expect([last.run.stacks[1], last.run.brought[1], last.bankroll.purse]).to.deep.equal([
      300, 1300, 0,
    ]);
  });

  it('begins anew once all chips are lost, at whichever table', () => {
    const { bankroll, run } = opened(5000);
    const broke = played(run, -5000);
    const lost = enter(bankroll, 'over', broke).bankroll;
    expect([chipsInAll(lost), enter(lost, 'over', broke).fresh]).to.deep.equal([0, false]);
    const next = enter(lost, 'next', broke);
    expect([next.fresh, chipsInAll(next.bankroll), next.run.stacks[1]]).to.deep.equal([
      true,
      5000,
      5000,
    ]);
    const other = opened(1000, lost, 'b');
    expect([other.fresh, other.bankroll.purse, other.run.stacks[1]]).to.deep.equal([
      true,
      4000,
      1000,
    ]);
  });

  it('fetches the chips of a table that is away, once the purse is empty, and starts it anew', () => {
    const away = opened(5000, newBankroll(START), 'away');
    const here = opened(1000, away.bankroll);
    expect([here.run.stacks[1], here.bankroll.purse, here.closed]).to.deep.equal([
      1000,
      4000,
      ['away'],
    ]);
    // In another tab its hand ran on: what that brought counts, once; the chips are here.
    const on = played(away.run, 700);
    const counted = enter(here.bankroll, 'over', on, 'away').bankroll;
    expect([counted.purse, counted.tables['a'], chipsInAll(counted)]).to.deep.equal([
      4700,
      here.bankroll.tables['a'],
      5700,
    ]);
    expect(enter(counted, 'over', on, 'away').bankroll).to.deep.equal(counted);
    expect(enter(counted, 'leave', on, 'away').bankroll).to.deep.equal(counted);
    const next = enter(counted, 'next', { ...on, notes: ['old'] }, 'away');
    expect(next.run).to.deep.equal({
      ...table(4700),
      stacks: [null, 4700, 5000],
      brought: [null, 4700, 5000],
    });
    expect([next.bankroll.purse, chipsInAll(next.bankroll)]).to.deep.equal([0, 5700]);
  });

  it('leaves a table alone that another version of the kit has closed', () => {
    const closed = { chips: 0, brought: 0, stack: 5000, closed: true } as const;
    const old = { purse: 700, tables: { a: closed } };
    const on = enter(old, 'over', played(opened().run, 700)).bankroll;
    expect([on.purse, chipsInAll(on)]).to.deep.equal([700, 700]);
  });

  it('never fetches the chips of a table that is played at', () => {
    const one = opened(5000);
    const two = opened(1000, one.bankroll, 'b');
    expect([two.run.stacks[1], two.closed, two.fresh]).to.deep.equal([0, [], false]);
    const later = enter(two.bankroll, 'next', two.run, 'b');
    expect([later.run.stacks[1], later.fresh]).to.deep.equal([0, false]);
  });

  it('takes the chips of a table that it does not know out of the purse', () => {
    const known = played(opened().run, 400);
    for (const when of ['over', 'load', 'next'] as const) {
      const { bankroll } = enter(newBankroll(START), when, known);
      expect([bankroll.purse, chipsInAll(bankroll)], when).to.deep.equal([3600, 5000]);
    }
    const rich = enter(newBankroll(300), 'over', known).bankroll;
    expect([rich.purse, chipsInAll(rich)]).to.deep.equal([0, 1400]);
  });

  it('changes nothing where another run of the same worth is loaded, and follows what it is worth', () => {
    const { bankroll, run } = opened();
    const old = enter(bankroll, 'over', played(run, -700)).bankroll;
    const anew = opened(1000, old).bankroll;
    const back = enter(anew, 'load', played(run, -700)).bankroll;
    expect(back).to.deep.equal(old);
  });

  it('undoes a buy-in that was entered, and not kept', () => {
    const { bankroll, run } = opened();
    const broke = played(run, -1000);
    const lost = enter(bankroll, 'over', broke).bankroll;
    const bought = enter(lost, 'next', broke).bankroll;
    expect(enter(bought, 'over', broke).bankroll).to.deep.equal(lost);
  });

  it('leaves a table of bots alone', () => {
    const run = startRun({ kinds: ['bot', 'bot'], stack: 100 });
    expect(enter(newBankroll(START), 'open', run)).to.deep.equal({
      bankroll: newBankroll(START),
      run,
      fresh: false,
      closed: [],
    });
  });

  it('remembers the last fifty closed tables', () => {
    let bankroll = newBankroll(START);
    for (let index = 0; index < 60; index++) {
      const key = `t${index}`;
      const next = opened(1000, bankroll, key);
      bankroll = enter(next.bankroll, 'leave', next.run, key).bankroll;
    }
    expect([Object.keys(bankroll.tables).length, bankroll.purse]).to.deep.equal([50, START]);
    expect(Object.keys(bankroll.tables)[0]).to.equal('t10');
  });
});

describe('a bankroll over a thousand hands at three tables', () => {
  it('has the chips that it began with, and what hands brought and cost', () => {
    let seed = 7;
    const below = (bound: number): number =>
      Math.floor(((seed = (seed * 48271) % 2147483647) / 2147483647) * bound);
    let bankroll = newBankroll(START);
    let owed = START;
    const runs = new Map<string, TableRun>();
    for (let hand = 0; hand < 1000; hand++) {
      const key = ['a', 'b', 'away'][below(3)]!;
      const [before, kind] = [runs.get(key), below(10)];
      const run = before && kind > 0 ? before : table(100 + below(2000));
      const when = run === before ? 'next' : 'open';
      const next = enter(bankroll, when, kind === 1 ? bringChips(run, 1, 500) : run, key);
      if (next.fresh) owed += START;
      const chips = next.run.stacks[1]!;
      const net = chips === 0 ? 0 : below(2 * chips + 1) - chips;
      const after = net === 0 ? next.run : played(next.run, net);
      ({ bankroll } = enter(next.bankroll, 'over', after, key));
      owed += net;
      runs.set(key, after);
      expect([bankroll.purse >= 0, chipsInAll(bankroll)], `hand ${hand}`).to.deep.equal([
        true,
        owed,
      ]);
    }
  });
});

describe('a bankroll as a text', () => {
  it('comes back as it was', () => {
    const { bankroll, run } = opened();
    const left = enter(bankroll, 'leave', run).bankroll;
    for (const one of [newBankroll(1), bankroll, left]) {
      expect(valueOf(readBankroll(JSON.stringify(one)))).to.deep.equal(one);
    }
  });

  it('is refused where anything is not what it should be', () => {
    const at = { chips: 1, brought: 2, stack: 3 };
    const wrong = [
      '',
      'null',
      '[]',
      '{"purse":5',
      { purse: -1, tables: {} },
      { purse: 1.5, tables: {} },
      { purse: '5', tables: {} },
      { purse: 5 },
      { purse: 5, tables: [] },
      { purse: 5, tables: { a: null } },
      { purse: 5, tables: { a: { ...at, chips: -1 } } },
      { purse: 5, tables: { a: { ...at, stack: undefined } } },
      { purse: 5, tables: { a: { ...at, closed: true } } },
      { purse: 5, tables: { a: { ...at, chips: 0, closed: false } } },
      { purse: 5, tables: { a: { ...at, chips: 0, closed: true, net: 0.5 } } },
      { purse: 5, owed: -1, tables: {} },
      { purse: Number.MAX_SAFE_INTEGER, tables: { a: at } },
    ];
    for (const one of wrong) {
      const text = typeof one === 'string' ? one : JSON.stringify(one);
      expect(problemOf(readBankroll(text)).code, text).to.equal('bankroll');
    }
  });

  it('begins with 1 to a thousand million whole chips', () => {
    expect([1, 5000, 1e9].every(isStart)).to.equal(true);
    expect([0, -5, 1.5, 1e9 + 1, NaN, '5', null, undefined].some(isStart)).to.equal(false);
  });
});
