import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, startRun } from '../../../src/core.js';
import {
  type Bankroll,
  chipsInAll,
  formatBankroll,
  isStart,
  newBankroll,
  openRuns,
  purseOf,
  readBankroll,
} from '../../../src/core/table/bankroll.js';
import { type Seated, type Seating, enterTable } from '../../../src/core/table/bankroll-tables.js';
import { problemOf, valueOf } from '../support/result.js';
import { afterHand } from '../support/table-hands.js';

const START = 5000;
const table = (stack: number): TableRun =>
  startRun({ kinds: ['bot', 'human', 'human'], stack, houseSeat: 0 });

/** The table after a hand that brought its first person so many chips. */
const played = (run: TableRun, net: number): TableRun => afterHand(run, 1, net);

let ids = 0;

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
    {
      start: START,
      newId: () => `run-${String(++ids).padStart(4, '0')}`,
      isHere: (other) => here.includes(other),
    },
  );

/** The chips at a table, by its name. */
const at = (bankroll: Bankroll, key: string): number | undefined =>
  openRuns(bankroll).get(key)?.chips;

const opened = (stack = 1000, bankroll = newBankroll(START), key = 'a'): Seated =>
  enter(bankroll, 'open', table(stack), key);

describe('a bankroll as a text', () => {
  it('comes back as it was', () => {
    const { bankroll, run } = opened();
    const left = enter(bankroll, 'leave', run).bankroll;
    for (const one of [newBankroll(1), bankroll, left]) {
      expect(valueOf(readBankroll(formatBankroll(one)))).to.deep.equal(one);
    }
  });

  it('is refused where anything is not what it should be', () => {
    const given = { times: 1, chips: 5 };
    const past = { net: 0, time: 0 };
    const entry = { table: 'a', net: 0, uncounted: 0, chips: 1, stack: 3, time: 1, seated: 1 };
    const whole = { given, past, runs: { a: entry } };
    expect(valueOf(readBankroll(JSON.stringify(whole)))).to.deep.equal(whole);
    const wrongEntries = [
      null,
      { ...entry, table: 5 },
      { ...entry, net: 0.5 },
      { ...entry, uncounted: '0' },
      { ...entry, chips: -1 },
      { ...entry, stack: undefined },
      { ...entry, time: 0 },
      { ...entry, seated: undefined },
      { ...entry, closed: false },
      { ...entry, net: Number.MAX_SAFE_INTEGER },
    ];
    const wrong = [
      '',
      'null',
      '[]',
      '{"given":5',
      { ...whole, given: { times: -1, chips: 5 } },
      { ...whole, given: { times: 1, chips: 0.5 } },
      { ...whole, past: undefined },
      { ...whole, past: { net: '0', time: 0 } },
      { ...whole, runs: [] },
      ...wrongEntries.map((a) => ({ ...whole, runs: { a } })),
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

describe('a bankroll that version 0.1.0 kept', () => {
  const closed = { chips: 0, brought: 0, stack: 500, closed: true, net: 40 };
  const old = {
    purse: 3700,
    owed: 0,
    tables: { a: { chips: 1250, brought: 1000, stack: 1000 }, b: closed },
  };
  const read = (value: object): Bankroll => valueOf(readBankroll(JSON.stringify(value)));
  const unnamed = ({ id: _, ...run }: TableRun): TableRun => run;
  const { run } = opened();

  it('has the same chips, in the purse and at the tables', () => {
    const bankroll = read(old);
    expect([chipsInAll(bankroll), purseOf(bankroll), at(bankroll, 'a')]).to.deep.equal([
      4950, 3700, 1250,
    ]);
    expect([at(bankroll, 'b'), read({ purse: 0, owed: 100, tables: {} })]).to.deep.equal([
      undefined,
      newBankroll(-100),
    ]);
  });

  it('goes on with the run of its table, which gets an id, and counts each hand once', () => {
    const taken = enter(read(old), 'over', unnamed(played(run, 250)));
    expect([chipsInAll(taken.bankroll), purseOf(taken.bankroll)]).to.deep.equal([4950, 3700]);
    expect(taken.run).to.deep.equal({ ...played(run, 250), id: taken.run.id });
    const on = enter(taken.bankroll, 'over', played(taken.run, -50));
    const next = enter(on.bankroll, 'next', on.run);
    expect([chipsInAll(next.bankroll), at(next.bankroll, 'a')]).to.deep.equal([4900, 1200]);
    const anew = opened(1000, next.bankroll).bankroll;
    expect([chipsInAll(anew), purseOf(anew)]).to.deep.equal([4900, 3900]);
  });

  it('counts a hand that was kept and not entered, and one of a table whose chips were fetched', () => {
    const late = enter(read(old), 'over', unnamed(played(played(run, 250), -100)));
    expect([chipsInAll(late.bankroll), at(late.bankroll, 'a')]).to.deep.equal([4850, 1150]);
    const again = enter(late.bankroll, 'over', late.run);
    expect(again.bankroll).to.deep.equal(late.bankroll);
    const fetched = enter(read(old), 'over', unnamed(played(run, 100)), 'b');
    expect([chipsInAll(fetched.bankroll), at(fetched.bankroll, 'b')]).to.deep.equal([
      5010,
      undefined,
    ]);
    const next = enter(fetched.bankroll, 'next', fetched.run, 'b');
    expect([next.run.hand, next.run.stacks[1], chipsInAll(next.bankroll)]).to.deep.equal([
      1, 500, 5010,
    ]);
  });

  it('is refused where anything is not what it should be', () => {
    const table = { chips: 1, brought: 2, stack: 3 };
    const wrong = [
      { purse: -1, tables: {} },
      { purse: 1.5, tables: {} },
      { purse: '5', tables: {} },
      { purse: 5 },
      { purse: 5, tables: [] },
      { purse: 5, tables: { a: null } },
      { purse: 5, tables: { a: { ...table, chips: -1 } } },
      { purse: 5, tables: { a: { ...table, stack: undefined } } },
      { purse: 5, tables: { a: { ...table, closed: true } } },
      { purse: 5, tables: { a: { ...table, chips: 0, closed: false } } },
      { purse: 5, tables: { a: { ...table, chips: 0, closed: true, net: 0.5 } } },
      { purse: 5, owed: -1, tables: {} },
      { purse: Number.MAX_SAFE_INTEGER, tables: { a: table } },
    ];
    for (const one of wrong) {
      const text = JSON.stringify(one);
      expect(problemOf(readBankroll(text)).code, text).to.equal('bankroll');
    }
  });
});
