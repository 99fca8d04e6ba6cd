import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type TableRun, startRun } from '../../../src/core.js';
import {
  type Bankroll,
  formatBankroll,
  isStartingBankroll,
  newBankroll,
  readBankroll,
} from '../../../src/core/table/bankroll.js';
import {
  type BankrollUpdate,
  type RunEvent,
  recordTable,
} from '../../../src/core/table/bankroll-tables.js';
import { problemOf, valueOf } from '../support/result.js';

const START = 5000;
const table = (stack: number): TableRun =>
  startRun({ kinds: ['bot', 'human', 'human'], stack, houseSeat: 0 });

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

const opened = (stack = 1000, bankroll = newBankroll(START), key = 'a'): BankrollUpdate =>
  enter(bankroll, 'open', table(stack), key);

describe('a bankroll as text', () => {
  it('survives a round trip', () => {
    const { bankroll, run } = opened();
    const left = enter(bankroll, 'leave', run).bankroll;
    for (const one of [newBankroll(1), bankroll, left]) {
      expect(valueOf(readBankroll(formatBankroll(one)))).to.deep.equal(one);
    }
  });

  it('is rejected if any field is invalid', () => {
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

  it('starts with 1 to a thousand million whole chips', () => {
    expect([1, 5000, 1e9].every(isStartingBankroll)).to.equal(true);
    expect([0, -5, 1.5, 1e9 + 1, NaN, '5', null, undefined].some(isStartingBankroll)).to.equal(
      false,
    );
  });
});
