import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type TableRun, bringChips, startRun } from '../../../src/core.js';
import {
  type Bankroll,
  chipsAvailable,
  chipsInAll,
  formatBankroll,
  newBankroll,
  openRuns,
  readBankroll,
} from '../../../src/core/table/bankroll.js';
import {
  type BankrollUpdate,
  type RunEvent,
  closeTable,
  recordTable,
} from '../../../src/core/table/bankroll-tables.js';
import { countOf } from '../../support/counts.js';
import { valueOf } from '../support/result.js';
import { afterHand } from '../support/table-hands.js';
import { SEED } from '../support/walks.js';

const START = 2000;
/** Two tabs with one and two tables. Each can take the chips of the other's tables. */
const TABS = [['a'], ['b', 'c']] as const;
const KEYS = TABS.flat();

const tableOf = (stack: number): TableRun =>
  startRun({ kinds: ['human', 'bot'], stack, houseSeat: 1 });

const after = (run: TableRun, net: number): TableRun => afterHand(run, 0, net);

/** The tables of both tabs with one bankroll, and the expected totals. */
class Evening {
  bankroll: Bankroll = newBankroll(START);
  owed = START;
  readonly runs = new Map<string, TableRun>();
  private readonly running = new Set<string>();
  private ids = 0;

  open(key: string, stack: number): void {
    this.begin(key, this.tell(key, 'open', tableOf(stack)));
  }

  /** Ends the hand. `part` is what it wins, −1 to 1 of the stack. */
  end(key: string, part: number): void {
    const run = this.runs.get(key)!;
    const net = Math.round(run.stacks[0]! * part);
    this.owed += net;
    this.running.delete(key);
    this.runs.set(key, after(run, net));
    this.tell(key, 'over', this.runs.get(key)!);
  }

  next(key: string, more: number): void {
    this.begin(key, this.tell(key, 'next', bringChips(this.runs.get(key)!, 0, more)));
  }

  /** Resumes the table after a reload, during or after its hand. */
  reload(key: string): void {
    this.tell(key, 'over', this.runs.get(key)!);
  }

  leave(key: string): void {
    this.tell(key, 'leave', this.runs.get(key)!);
    this.runs.delete(key);
  }

  close(key: string): void {
    this.bankroll = closeTable(this.bankroll, key);
    this.runs.delete(key);
  }

  /** Does one of the things that are possible at the table now. */
  happen(key: string, kind: number, amount: number): void {
    const run = this.runs.get(key);
    if (!run || kind === 0) this.open(key, amount);
    else if (this.running.has(key)) {
      if (kind < 3) this.reload(key);
      else this.end(key, [-1, -0.3, 0, 0.3, 1][amount % 5]!);
    } else if (kind < 5) this.next(key, kind === 1 ? amount : 0);
    else if (kind === 5) this.reload(key);
    else if (kind === 6) this.leave(key);
    else this.close(key);
  }

  private begin(key: string, run: TableRun): void {
    this.runs.set(key, run);
    this.running.add(key);
  }

  private tell(key: string, when: RunEvent, run: TableRun): TableRun {
    const here: readonly string[] = TABS.find((keys) => (keys as readonly string[]).includes(key))!;
    const newId = (): string => `run-${++this.ids}`;
    const rules = { start: START, newId, isHere: (other: string) => here.includes(other) };
    const seated: BankrollUpdate = recordTable(this.bankroll, { key, run, when }, rules);
    if (seated.fresh) this.owed = START;
    this.bankroll = seated.bankroll;
    return seated.run;
  }
}

describe('a bankroll over three tables in two tabs', () => {
  it('counts the hand of a table once if its chips were taken during it', () => {
    for (const net of [100, -100]) {
      const evening = new Evening();
      evening.open('a', 1000);
      evening.open('b', 1000);
      evening.end('a', -1);
      evening.next('a', 0);
      expect([evening.runs.get('a')!.stacks[0], chipsInAll(evening.bankroll)]).to.deep.equal([
        1000, 1000,
      ]);
      evening.end('b', net / 1000);
      evening.reload('b');
      expect(chipsInAll(evening.bankroll)).to.equal(1000 + net);
      expect(chipsAvailable(evening.bankroll)).to.equal(net);
      // The debt is paid as chips come back.
      evening.end('a', 0);
      evening.leave('a');
      expect(chipsAvailable(evening.bankroll)).to.equal(1000 + net);
    }
  });

  it('clears the debt when all chips are lost', () => {
    const evening = new Evening();
    evening.open('a', 1000);
    evening.open('b', 1000);
    evening.end('a', -1);
    evening.next('a', 0);
    evening.end('b', -1);
    evening.end('a', -1);
    expect([chipsInAll(evening.bankroll), chipsAvailable(evening.bankroll)]).to.deep.equal([
      -1000, -1000,
    ]);
    evening.next('b', 0);
    expect(chipsAvailable(evening.bankroll)).to.equal(START - 1000);
    expect([chipsInAll(evening.bankroll), evening.runs.get('b')!.stacks[0]]).to.deep.equal([
      START,
      1000,
    ]);
  });

  it('has the initial chips and the results of hands, in every order of events', () => {
    const step = fc.tuple(
      fc.constantFrom(...KEYS),
      fc.integer({ min: 0, max: 7 }),
      fc.integer({ min: 1, max: 1500 }),
    );
    const property = fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      const evening = new Evening();
      for (const [key, kind, amount] of steps) {
        evening.happen(key, kind, amount);
        const { bankroll, owed, runs } = evening;
        expect(chipsInAll(bankroll), `${key} ${kind}`).to.equal(owed);
        expect(valueOf(readBankroll(formatBankroll(bankroll)))).to.deep.equal(bankroll);
        for (const [name, { chips }] of openRuns(bankroll)) {
          expect(chips, name).to.equal(runs.get(name)!.stacks[0]);
        }
      }
    });
    fc.assert(property, { seed: SEED, numRuns: countOf({ normal: 200, full: 2000 }) });
  });
});
