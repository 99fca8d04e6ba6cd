import { expect } from 'chai';
import type { TableRun } from '../../../src/core.js';
import { afterTest, warnings } from '../support/mount.js';
import { isFull } from '../support/counts.js';
import type { PaigowTable } from '../support/paigow.js';
import {
  type Fate,
  TabStorage,
  type Tab,
  type TabStore,
  act,
  closeTab,
  openTab,
} from '../support/tabs.js';

/** A pseudorandom generator (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Replaces the page's random source by one with a seed, so that decks and ids are the same each time. */
function chanceOf(seed: number): void {
  const random = numbers(seed);
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) for (const at of array.keys()) array[at] = random(256);
    return array;
  };
}

/** The net chips of the person in a run, as saved at one time. */
interface Note {
  readonly id: string;
  readonly net: number;
}

interface Kept {
  readonly given: { readonly times: number; readonly chips: number };
}

const KEY = 'baize:room:tabs:chips';

/**
 * The sums that the chips may have, from the saves alone. Each run counts with its last save. If two tabs saved it at the
 * same time, either line of play counts, once.
 *
 * A hand whose save failed may or may not count. So may the last hand of a tab that was killed, because its save may be
 * overwritten unseen, and the hands that such a tab overwrote, if the tabs that saved them are gone.
 */
class Sum {
  /** For each run, the last save of each tab that was not followed by another one. */
  private readonly kept = new Map<string, Map<TabStore, number>>();
  private readonly uncounted = new Map<string, readonly number[]>();
  private readonly unsaved = new Map<string, Set<number>>();
  /** For each run, its net chips at each save. */
  private readonly everKept = new Map<string, Set<number>>();

  heard(tab: TabStore, { id, net }: Note, fate: Fate, before: TabStore | undefined): void {
    if (fate === 'fails' || tab.isDead) {
      this.unsaved.set(id, (this.unsaved.get(id) ?? new Set()).add(net));
      return;
    }
    this.everKept.set(id, (this.everKept.get(id) ?? new Set([0])).add(net));
    const lines = this.kept.get(id) ?? new Map<TabStore, number>();
    if (fate === 'follows' && before) lines.delete(before);
    this.kept.set(id, lines.set(tab, net));
  }

  /** A run whose last save is by a tab that is gone counts as in any of its saves, or not at all. */
  doubt(isGone: (tab: TabStore) => boolean): void {
    for (const [id, lines] of this.kept) {
      if (![...lines.keys()].some(isGone)) continue;
      this.unsaved.set(id, new Set([...(this.unsaved.get(id) ?? []), ...this.everKept.get(id)!]));
    }
  }

  /** Everything stored was removed, and no tab knows of it: the person begins with a new bankroll. */
  beginAnew(): void {
    for (const id of this.ids) this.uncounted.set(id, this.netsOf(id));
  }

  /** All sums that are possible. */
  get nets(): ReadonlySet<number> {
    let sums = new Set([0]);
    for (const id of this.ids) {
      const before = this.uncounted.get(id) ?? [0];
      const more = this.netsOf(id).flatMap((net) => before.map((old) => net - old));
      sums = new Set([...sums].flatMap((sum) => more.map((net) => sum + net)));
    }
    return sums;
  }

  private get ids(): ReadonlySet<string> {
    return new Set([...this.kept.keys(), ...this.unsaved.keys()]);
  }

  private netsOf(id: string): readonly number[] {
    const lines = [...(this.kept.get(id)?.values() ?? [0])];
    return [...new Set([...lines, ...(this.unsaved.get(id) ?? [])])];
  }
}

const netOf = ({ totals }: TableRun): number => totals[0]!.net;

/** A round: some tabs, and random events that depend on the seed alone. */
class Round {
  private readonly random: (below: number) => number;
  private readonly sum = new Sum();
  private readonly browser = new TabStorage((tab, { key, note }, fate, before) => {
    if (key === KEY && fate === 'overwrites') this.hasty.add(tab);
    if (note) this.sum.heard(tab, note as Note, fate, before);
  });
  private tabs: Tab[] = [];
  /** Tabs that overwrote chips that they had not read. */
  private readonly hasty = new Set<TabStore>();
  private readonly attributes: { readonly bankroll: string; readonly stack: string };
  private readonly most: number;
  /** The events, for the message about a wrong sum. */
  readonly log: string[] = [];
  /** Whether every saved hand is in the bankroll. */
  private isCertain = true;

  constructor(seed: number) {
    this.random = numbers(seed);
    chanceOf(seed);
    this.most = 2 + this.random(2);
    const isPoor = this.random(3) === 0;
    this.attributes = isPoor
      ? { bankroll: '150', stack: '60' }
      : { bankroll: '5000', stack: '1000' };
  }

  async play(): Promise<void> {
    try {
      for (let count = 0; count < this.most; count++) await this.open();
      const steps = 6 + this.random(9);
      for (let step = 0; step < steps; step++) await this.step();
      await this.answerAll();
      for (const tab of this.tabs) if (this.isCertain) this.check(tab, 'in an open tab');
      await this.closeAll();
      await this.open(['t', 'u']);
      await this.answerAll();
      this.check(this.tabs[0]!, 'in a new tab');
      this.checkAvailableChips(this.tabs[0]!);
    } catch (error) {
      throw new Error(`${String(error)}\n${this.log.join('\n')}`, { cause: error });
    } finally {
      await this.closeAll();
    }
  }

  private pick<T>(all: readonly T[]): T {
    return all[this.random(all.length)]!;
  }

  private async open(names?: readonly string[]): Promise<void> {
    if (this.tabs.length === 0 && !this.browser.entries.has(KEY)) this.sum.beginAnew();
    const tables = names ?? (this.random(3) === 0 ? ['t', 'u'] : ['t']);
    this.log.push(`open ${tables.join(' ')}`);
    const noteOf = (tab: Tab, key: string): Note | undefined => {
      const table = tab.tables.find(({ saveKey }) => key.includes(`:baize:${saveKey!}:`));
      const run = table?.run;
      return run && { id: run.id!, net: netOf(run) };
    };
    this.tabs.push(await openTab(this.browser, this.attributes, tables, noteOf));
  }

  private async step(): Promise<void> {
    if (this.tabs.length < this.most && this.random(2) === 0) await this.open();
    const tab = this.pick(this.tabs);
    const table = this.pick(tab.tables);
    const kind = this.random(20);
    const name = `${this.tabs.indexOf(tab)} ${table.saveKey!}`;
    if (kind < 10) this.hand(tab, table, name);
    else if (kind < 13) this.newTable(tab, table, name);
    else if (kind === 13) this.newTables();
    else if (kind < 16) this.killSoon(tab, name);
    else if (kind === 16) await this.reload(tab, name);
    else if (kind === 17) await this.fill();
    else if (kind === 18) await this.clear();
    else await this.browser.settle();
    await this.bury();
    // Tabs see each other's writes at once, only some of them, or none.
    const pace = this.random(3);
    if (pace === 0) await this.browser.settle();
    else if (pace === 1) this.deliver();
  }

  /** The person's next action at a table. */
  private hand(tab: Tab, table: PaigowTable, name: string): void {
    if (table.hasConflict) return this.answer(tab, table, name);
    const before = table.run!.id;
    if (table.outcome === 'over') table.nextHand();
    else for (let turns = 1 + this.random(4); turns > 0; turns--) this.move(tab, table);
    act(tab);
    this.note(`${name} plays ${before!.slice(0, 4)} ${netOf(table.run!)}`, table);
  }

  /** A random stake, or the first legal move, if there is one. */
  private move(tab: Tab, table: PaigowTable): void {
    const { legalMoves } = table;
    const move = legalMoves.find(({ type }) => type === 'bet') ?? legalMoves[0];
    if (table.hasConflict || !move) return;
    const amount = 1 + this.random(Math.min(100, table.run!.stacks[0]!));
    const refusal = table.play(move.type === 'bet' ? { ...move, amount } : move);
    if (refusal) table.play(move);
    act(tab);
  }

  private newTable(tab: Tab, table: PaigowTable, name: string): void {
    if (table.hasConflict) return this.answer(tab, table, name);
    table.newGame();
    this.note(`${name} opens the table ${table.run!.id!.slice(0, 4)}`, table);
    act(tab);
  }

  private note(what: string, { hasConflict }: PaigowTable): void {
    this.log.push(`${what}${hasConflict ? ', and is asked' : ''}`);
  }

  /** Opens new tables in all tabs at the same time. */
  private newTables(): void {
    for (const [index, tab] of this.tabs.entries()) {
      for (const table of tab.tables) this.newTable(tab, table, `${index} ${table.saveKey!} too`);
    }
  }

  private answer(tab: Tab, table: PaigowTable, name: string): void {
    const takeOther = this.random(2) === 0;
    table.hand.settleConflict(takeOther);
    this.note(`${name} ${takeOther ? 'takes the other' : 'keeps this one'}`, table);
    act(tab);
  }

  private killSoon(tab: Tab, name: string): void {
    tab.store.writesLeft = this.random(5);
    this.log.push(`${name} is killed after ${tab.store.writesLeft} writes`);
  }

  /** Removes killed tabs; their writes arrive. */
  private async bury(): Promise<void> {
    for (const tab of this.tabs.filter(({ store }) => store.isDead)) {
      this.log.push(`${this.tabs.indexOf(tab)} is gone`);
      this.isCertain = false;
      this.remove(tab);
      if (this.hasty.has(tab.store)) this.sum.doubt((store) => !this.browser.tabs.has(store));
    }
    if (this.tabs.length === 0) await this.open();
  }

  private async reload(tab: Tab, name: string): Promise<void> {
    this.log.push(`${name} reloads`);
    this.remove(tab);
    await this.open(tab.tables.map(({ saveKey }) => saveKey!));
  }

  private remove(tab: Tab): void {
    this.tabs = this.tabs.filter((other) => other !== tab);
    closeTab(this.browser, tab);
  }

  /**
   * Fills the disk, after all pending writes have arrived: a tab that is overwritten at that moment can't write again, and
   * would lose what it knows.
   */
  private async fill(): Promise<void> {
    await this.browser.settle();
    this.browser.isFull = !this.browser.isFull;
    this.isCertain = false;
    this.log.push(this.browser.isFull ? 'full' : 'not full');
  }

  /** Removes everything stored; then all tabs are closed, or one of them plays on. */
  private async clear(): Promise<void> {
    this.browser.isFull = false;
    await this.browser.settle();
    if (this.random(2) === 0) await this.closeAll();
    this.browser.clear();
    await this.browser.settle();
    this.log.push('cleared');
    const [tab] = this.tabs;
    if (!tab) return this.open();
    tab.store.writesLeft = Infinity;
    for (const table of tab.tables) {
      while (table.hasConflict) this.answer(tab, table, '0');
      table.newGame();
      act(tab);
    }
    await this.browser.settle();
  }

  private deliver(): void {
    const { tabs } = this.browser;
    for (let times = this.random(8); times > 0; times--) {
      const store = this.pick([...tabs]);
      if (this.random(2) === 0) this.browser.take(store);
      else store.see();
    }
  }

  /** Answers all tabs that ask which save to keep. */
  private async answerAll(): Promise<void> {
    this.browser.isFull = false;
    for (const { store } of this.tabs) store.writesLeft = Infinity;
    await this.browser.settle();
    for (let turns = 0; turns < 50; turns++) {
      const asked = this.tabs.flatMap((tab) =>
        tab.tables.filter(({ hasConflict }) => hasConflict).map((table) => [tab, table] as const),
      );
      if (asked.length === 0) return;
      const [tab, table] = asked[0]!;
      this.answer(tab, table, `${this.tabs.indexOf(tab)} ${table.saveKey!}`);
      await this.browser.settle();
    }
    throw new Error('it is asked for ever');
  }

  private async closeAll(): Promise<void> {
    for (const tab of [...this.tabs]) {
      this.remove(tab);
      await this.browser.settle();
    }
  }

  private check({ room }: Tab, where: string): void {
    const kept = JSON.parse(this.browser.entries.get(KEY)!.value) as Kept;
    const { times, chips } = kept.given;
    const sums = [...this.sum.nets].map((net) => chips + net);
    expect(sums, where).to.include(room.bankroll);
    const { bankroll } = this.attributes;
    if (times === 1) expect(chips, where).to.equal(Number(bankroll));
    else expect(bankroll, `${where}: new chips`).to.equal('150');
  }

  /** With every table open, the available chips are those at no table. */
  private checkAvailableChips({ room, tables }: Tab): void {
    const onTables = tables.reduce((all, { run }) => all + (run?.stacks[0] ?? 0), 0);
    expect(room.availableChips, 'available chips').to.equal(Math.max(0, room.bankroll! - onTables));
  }
}

const ROUNDS = isFull ? 2000 : 1;
const PARTS = isFull ? 10 : 1;

describe('tabs that play from one bankroll, as chance has it', () => {
  for (let part = 0; part < PARTS; part++) {
    const first = 1 + (part * ROUNDS) / PARTS;
    const last = first + ROUNDS / PARTS - 1;
    it(`have the right sum after each round of the seeds ${first} to ${last}`, async function () {
      this.timeout(600_000);
      warnings();
      const own = crypto.getRandomValues.bind(crypto);
      afterTest(() => (crypto.getRandomValues = own));
      const wrong: string[] = [];
      for (let seed = first; seed <= last; seed++) {
        await new Round(seed).play().catch((error: unknown) => {
          wrong.push(`seed ${seed}: ${String(error)}`);
        });
      }
      expect(wrong.join('\n')).to.equal('');
    });
  }
});
