import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, bringChips, startRun } from '../../../src/core.js';
import {
  type Bankroll,
  chipsAvailable,
  chipsInAll,
  formatBankroll,
  mergeBankrolls,
  newBankroll,
  openRuns,
} from '../../../src/core/table/bankroll.js';
import {
  type BankrollUpdate,
  type RunEvent,
  closeTable,
  recordTable,
} from '../../../src/core/table/bankroll-tables.js';
import { afterHand } from '../support/table-hands.js';

const START = 5000;
const table = (stack: number): TableRun =>
  startRun({ kinds: ['bot', 'human', 'human'], stack, houseSeat: 0 });

/** The table after a hand that won its first person `net` chips. */
const played = (run: TableRun, net: number): TableRun => afterHand(run, 1, net);

let ids = 0;

const enter = (
  bankroll: Bankroll,
  when: RunEvent,
  run: TableRun,
  key = 'a',
  here: readonly string[] = ['a', 'b'],
): BankrollUpdate =>
  recordTable(
    bankroll,
    { key, run, when },
    {
      start: START,
      newId: () => `run-${String(++ids).padStart(4, '0')}`,
      isHere: (other) => here.includes(other),
    },
  );

/** The chips at a table. */
const at = (bankroll: Bankroll, key: string): number | undefined =>
  openRuns(bankroll).get(key)?.chips;

const opened = (stack = 1000, bankroll = newBankroll(START), key = 'a'): BankrollUpdate =>
  enter(bankroll, 'open', table(stack), key);

describe('a bankroll over several tables', () => {
  it('gives a new table its chips, and a second person there none', () => {
    const { bankroll, run, fresh } = opened();
    expect(bankroll).to.deep.equal({
      given: { times: 1, chips: 5000 },
      past: { net: 0, time: 0 },
      runs: {
        [run.id!]: {
          table: 'a',
          net: 0,
          uncounted: 0,
          chips: 1000,
          stack: 1000,
          time: 2,
          seated: 1,
        },
      },
    });
    expect(chipsAvailable(bankroll)).to.equal(4000);
    expect([run.stacks, run.brought, fresh]).to.deep.equal([
      [null, 1000, 1000],
      [null, 1000, 1000],
      false,
    ]);
  });

  it('gives a table what is left, and takes nothing from others at it', () => {
    const { bankroll, run } = opened(6000);
    expect([chipsAvailable(bankroll), run.stacks, run.brought]).to.deep.equal([
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

  it('counts the result of a hand once', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 250)).bankroll;
    expect([chipsAvailable(won), at(won, 'a'), chipsInAll(won)]).to.deep.equal([4000, 1250, 5250]);
    expect(enter(won, 'over', played(run, 250)).bankroll).to.deep.equal(won);
    const next = enter(won, 'next', played(run, 250));
    expect([next.bankroll, next.run]).to.deep.equal([won, played(run, 250)]);
    expect(chipsInAll(enter(won, 'over', played(played(run, 250), -900)).bankroll)).to.equal(4350);
  });

  it('takes a table’s chips back before a new one opens, and when it leaves', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 250)).bankroll;
    const again = opened(1000, won).bankroll;
    expect([chipsAvailable(again), at(again, 'a')]).to.deep.equal([4250, 1000]);
    const left = enter(won, 'leave', played(run, 250));
    expect([chipsAvailable(left.bankroll), chipsInAll(left.bankroll), left.closed]).to.deep.equal([
      5250,
      5250,
      ['a'],
    ]);
    expect(chipsAvailable(closeTable(won, 'a'))).to.equal(5250);
    expect(closeTable(left.bankroll, 'a')).to.deep.equal(left.bankroll);
    expect(closeTable(won, 'nobody')).to.deep.equal(won);
  });

  it('brings available chips to a table without any', () => {
    const { bankroll, run } = opened();
    const broke = played(run, -1000);
    const lost = enter(bankroll, 'over', broke).bankroll;
    const next = enter(lost, 'next', broke);
    expect([next.run.stacks[1], next.run.brought[1], chipsAvailable(next.bankroll)]).to.deep.equal([
      1000, 2000, 3000,
    ]);
    // The player asked for them, so the run already includes them.
    expect(enter(lost, 'next', bringChips(broke, 1, 1000))).to.deep.equal(next);
    const poor = { ...lost, given: { times: 1, chips: 1300 } };
    const last = enter(poor, 'next', bringChips(broke, 1, 1000));
    expect([last.run.stacks[1], last.run.brought[1], chipsAvailable(last.bankroll)]).to.deep.equal([
      300, 1300, 0,
    ]);
  });

  it('starts again once all chips are lost, at whichever table', () => {
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
    expect([other.fresh, chipsAvailable(other.bankroll), other.run.stacks[1]]).to.deep.equal([
      true,
      4000,
      1000,
    ]);
  });

  it('takes the chips of a table that is off the page if no chips are available, and restarts that table', () => {
    const away = opened(5000, newBankroll(START), 'away');
    const here = opened(1000, away.bankroll);
    expect([here.run.stacks[1], chipsAvailable(here.bankroll), here.closed]).to.deep.equal([
      1000,
      4000,
      ['away'],
    ]);
    // Its hand continued in another tab. Its result counts once, and the chips are here.
    const on = played(away.run, 700);
    const counted = enter(here.bankroll, 'over', on, 'away').bankroll;
    expect([chipsAvailable(counted), at(counted, 'a'), chipsInAll(counted)]).to.deep.equal([
      4700,
      at(here.bankroll, 'a'),
      5700,
    ]);
    expect(enter(counted, 'over', on, 'away').bankroll).to.deep.equal(counted);
    expect(enter(counted, 'leave', on, 'away').bankroll).to.deep.equal(counted);
    const next = enter(counted, 'next', { ...on, notes: ['old'] }, 'away');
    expect(next.run).to.deep.equal({
      ...table(4700),
      id: next.run.id,
      stacks: [null, 4700, 5000],
      brought: [null, 4700, 5000],
    });
    expect([chipsAvailable(next.bankroll), chipsInAll(next.bankroll)]).to.deep.equal([0, 5700]);
  });

  it('never takes the chips of a table on the page', () => {
    const one = opened(5000);
    const two = opened(1000, one.bankroll, 'b');
    expect([two.run.stacks[1], two.closed, two.fresh]).to.deep.equal([0, [], false]);
    const later = enter(two.bankroll, 'next', two.run, 'b');
    expect([later.run.stacks[1], later.fresh]).to.deep.equal([0, false]);
  });

  it('takes the chips of an unknown table from the available ones', () => {
    const known = played(opened().run, 400);
    for (const when of ['over', 'load', 'next'] as const) {
      const { bankroll } = enter(newBankroll(START), when, known);
      expect([chipsAvailable(bankroll), chipsInAll(bankroll)], when).to.deep.equal([3600, 5000]);
    }
    const rich = enter(newBankroll(300), 'over', known).bankroll;
    expect([chipsAvailable(rich), chipsInAll(rich)]).to.deep.equal([0, 1400]);
  });

  it('recognizes a run that another one had replaced, and counts each once', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 200)).bankroll;
    const anew = opened(1000, won);
    const there = enter(anew.bankroll, 'over', played(anew.run, 50)).bankroll;
    expect([chipsInAll(there), at(there, 'a')]).to.deep.equal([5250, 1050]);
    // The other tab keeps the old table, and its player continues.
    const back = enter(there, 'over', played(run, 200)).bankroll;
    expect([chipsInAll(back), chipsAvailable(back), at(back, 'a')]).to.deep.equal([
      5250, 4050, 1200,
    ]);
    const on = enter(back, 'over', played(played(run, 200), -300)).bankroll;
    expect([chipsInAll(on), at(on, 'a')]).to.deep.equal([4950, 900]);
  });

  it('counts a loaded run as a new one, and keeps the total whatever it says', () => {
    const { bankroll, run } = opened();
    const lost = enter(bankroll, 'over', played(run, -700)).bankroll;
    const back = enter(lost, 'load', run);
    expect([back.run.id === run.id, chipsInAll(back.bankroll)]).to.deep.equal([false, 4300]);
    expect([chipsAvailable(back.bankroll), at(back.bankroll, 'a')]).to.deep.equal([3300, 1000]);
    const won = enter(back.bankroll, 'over', played(back.run, 40)).bankroll;
    expect([chipsInAll(won), at(won, 'a')]).to.deep.equal([4340, 1040]);
  });

  it('undoes a buy-in that was recorded but not saved', () => {
    const { bankroll, run } = opened();
    const broke = played(run, -1000);
    const lost = enter(bankroll, 'over', broke).bankroll;
    const bought = enter(lost, 'next', broke).bankroll;
    const undone = enter(bought, 'over', broke).bankroll;
    expect([chipsAvailable(undone), at(undone, 'a'), chipsInAll(undone)]).to.deep.equal([
      4000, 0, 4000,
    ]);
  });

  it('ignores a table of bots', () => {
    const run = startRun({ kinds: ['bot', 'bot'], stack: 100 });
    expect(enter(newBankroll(START), 'open', run)).to.deep.equal({
      bankroll: newBankroll(START),
      run,
      fresh: false,
      closed: [],
    });
  });

  it('keeps the last fifty finished runs, and the sum of the others', () => {
    const away = opened(700);
    let bankroll = enter(away.bankroll, 'over', played(away.run, 9)).bankroll;
    const first = opened(100, bankroll, 'b');
    bankroll = enter(first.bankroll, 'over', played(first.run, 1), 'b').bankroll;
    for (let index = 1; index < 60; index++) {
      const { bankroll: next, run } = opened(100, bankroll, 'b');
      bankroll = enter(next, 'over', played(run, 1), 'b').bankroll;
    }
    expect([Object.keys(bankroll.runs).length, bankroll.past.net]).to.deep.equal([52, 9]);
    expect([chipsInAll(bankroll), at(bankroll, 'a'), at(bankroll, 'b')]).to.deep.equal([
      START + 69,
      709,
      101,
    ]);
    // A tab that still has one of those runs continues it. From now on its results count.
    const again = enter(bankroll, 'over', played(first.run, 1), 'b').bankroll;
    const on = enter(again, 'over', played(played(first.run, 1), 30), 'b').bankroll;
    expect([chipsInAll(again), chipsInAll(on)]).to.deep.equal([START + 69, START + 99]);
    // A bankroll that still has the dropped entries does not bring them back.
    expect(mergeBankrolls(bankroll, first.bankroll)).to.deep.equal(bankroll);
  });
});

describe('the joined bankrolls of two tabs', () => {
  it('have the changes of both, in either order', () => {
    const { bankroll, run } = opened();
    const here = enter(bankroll, 'over', played(run, 200)).bankroll;
    const there = opened(300, bankroll, 'b').bankroll;
    const joined = mergeBankrolls(here, there);
    expect([chipsInAll(joined), at(joined, 'a'), at(joined, 'b')]).to.deep.equal([5200, 1200, 300]);
    const text = formatBankroll(joined);
    expect(formatBankroll(mergeBankrolls(there, here))).to.equal(text);
    expect(formatBankroll(mergeBankrolls(joined, there))).to.equal(text);
    expect(formatBankroll(mergeBankrolls(newBankroll(7), joined))).to.equal(text);
  });

  it('have one run at a table if both opened a new one', () => {
    const { bankroll, run } = opened();
    const won = enter(bankroll, 'over', played(run, 200)).bankroll;
    const [here, there] = [opened(1000, won), opened(1000, won)];
    const joined = mergeBankrolls(here.bankroll, there.bankroll);
    expect([chipsInAll(joined), chipsAvailable(joined)]).to.deep.equal([5200, 4200]);
    expect(mergeBankrolls(there.bankroll, here.bankroll)).to.deep.equal(joined);
  });

  it('keep a table closed if one tab took its chips, and count its result in the other', () => {
    const { bankroll, run } = opened(5000);
    const on = enter(bankroll, 'over', played(run, 600)).bankroll;
    const fetched = opened(1000, bankroll, 'b');
    const away = recordTable(
      bankroll,
      { key: 'b', run: table(1000), when: 'open' },
      { start: START, newId: () => 'b', isHere: () => false },
    );
    expect([fetched.run.stacks[1], away.run.stacks[1], away.closed]).to.deep.equal([
      0,
      1000,
      ['a'],
    ]);
    for (const joined of [mergeBankrolls(on, away.bankroll), mergeBankrolls(away.bankroll, on)]) {
      expect([chipsInAll(joined), at(joined, 'a'), chipsAvailable(joined)]).to.deep.equal([
        5600,
        undefined,
        4600,
      ]);
    }
  });

  it('have new chips once if both gave some', () => {
    const { bankroll, run } = opened(5000);
    const broke = enter(bankroll, 'over', played(run, -5000)).bankroll;
    const [here, there] = [opened(1000, broke, 'b'), opened(400, broke, 'c')];
    const joined = mergeBankrolls(here.bankroll, there.bankroll);
    expect([here.fresh, there.fresh, chipsInAll(joined), chipsAvailable(joined)]).to.deep.equal([
      true,
      true,
      5000,
      3600,
    ]);
  });
});

describe('a bankroll over a thousand hands at three tables', () => {
  it('has the initial chips and the results of all hands', () => {
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
      expect([chipsAvailable(bankroll) >= 0, chipsInAll(bankroll)], `hand ${hand}`).to.deep.equal([
        true,
        owed,
      ]);
    }
  });
});
