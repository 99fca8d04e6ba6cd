import { describe, it } from '#bdd';
import { expect } from 'chai';
import { checkRun } from '../../../src/core.js';
import {
  type ServerMessage,
  type SharedGame,
  type SharedRules,
  type SharedState,
  TableHost,
  sharedTables,
} from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { valueOf } from '../support/result.js';
import { CODE, Page, bytesFrom, hashOf } from '../support/shared-table.js';
import { randomFrom } from '../support/small-random.js';

type Random = (below: number) => number;

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A page and its connection, which may be lost with everything in transit. */
class Player extends Page {
  readonly inbox: ServerMessage[] = [];
  /** When it reconnects; `undefined` while it is connected. */
  backAt: number | undefined;
  unfair = 0;
  checks = 0;
}

/** A table and its players over a network that drops connections, and loses and duplicates messages. */
class Unreliable {
  private readonly rules: SharedRules;
  private host: TableHost;
  private readonly players: Player[];
  private now = 0;
  private readonly problems: unknown[] = [];
  views = 0;
  voids = 0;
  reloads = 0;

  constructor(
    private readonly game: SharedGame,
    seats: number,
    people: number,
    private readonly random: Random,
    private readonly bytes: (count: number) => Uint8Array,
  ) {
    const rules = sharedTables[game];
    this.rules = { ...rules, bot: rules.outOfTime };
    const setup = { game, code: CODE, seats, pace: 50, settings: { stack: 200 } };
    this.host = valueOf(TableHost.open(this.rules, setup, bytes, 0));
    this.players = Array.from(
      { length: people },
      (_, at) => new Player(`P${at}`, this.rules, bytes),
    );
    for (const player of this.players) {
      player.table.subscribe((event) => {
        if (event.type === 'problem') this.problems.push(event.problem);
      });
      this.host.connect(player.name, undefined, 0);
      player.ask({ type: 'sit', name: player.name });
    }
  }

  private oneIn(count: number): boolean {
    return this.random(count) === 0;
  }

  /** Plays until so many hands are over. */
  play(hands: number): void {
    for (let turns = 0; this.host.listing.hand <= hands; turns++) {
      if (turns > hands * 5000) throw new Error('the table stands still');
      this.faults();
      if (this.exchange()) continue;
      this.checkViews();
      if (!this.act()) this.passTime();
    }
    while (this.exchange()) continue;
    this.checkViews();
  }

  private faults(): void {
    if (this.oneIn(400)) this.cut(this.players[this.random(this.players.length)]!);
    if (!this.oneIn(1500)) return;
    // The machine fails: unsent messages are lost, and the table is restored from its save.
    this.reloads++;
    const save = json(this.host.save(this.now));
    this.host = valueOf(TableHost.load(this.rules, save, this.bytes, this.now));
    for (const player of this.players) this.cut(player);
  }

  private cut(player: Player): void {
    if (player.backAt !== undefined) return;
    player.backAt = this.now + this.random(this.oneIn(4) ? 40_000 : 2000);
    player.inbox.length = 0;
    player.outgoing.length = 0;
    this.host.disconnect(player.name, this.now);
  }

  /** Delivers messages. Returns whether there were any. */
  private exchange(): boolean {
    let moved = false;
    for (const { to, message } of this.host.take()) {
      const player = this.players.find(({ name }) => name === to)!;
      if (player.backAt === undefined) player.inbox.push(json(message));
    }
    for (const player of this.players) {
      for (const message of player.inbox.splice(0)) {
        moved = true;
        this.hear(player, message);
      }
      for (const message of player.outgoing.splice(0)) {
        if (player.backAt !== undefined) continue;
        moved = true;
        if (this.oneIn(150)) continue;
        const times = this.oneIn(50) ? 2 : 1;
        for (let time = 0; time < times; time++) {
          this.host.receive(player.name, json(message), this.now);
        }
      }
    }
    return moved;
  }

  private hear(player: Player, message: ServerMessage): void {
    player.hear(message);
    player.heard.length = 0;
    if (message.type === 'void') this.voids++;
    const { checked } = player.table;
    player.checks += checked.length;
    player.unfair += checked.filter(({ check }) => !check.fair).length;
    checked.length = 0;
    if (message.type === 'void') player.drops.clear();
    if (message.type === 'seed' && this.oneIn(40)) player.drops.add('reveal');
  }

  /** Lets everybody act who can. Returns whether anybody could. */
  private act(): boolean {
    let acted = false;
    for (const player of this.players) {
      if (player.backAt !== undefined) continue;
      if (player.open.size > 0) {
        // Sends unanswered requests again.
        player.outgoing.push(...player.open.values());
        acted = true;
      } else if (this.ask(player)) acted = true;
    }
    return acted;
  }

  private ask(player: Player): boolean {
    const { seat, status } = player.table;
    if (seat === undefined || !status) return false;
    if (status.phase === 'hand') return this.move(player, seat);
    if (status.phase === 'shuffle' || status.people[seat]?.isReady) return false;
    player.ask({ type: 'rebuy' });
    player.ask({ type: 'next' });
    return true;
  }

  private move({ table, outgoing }: Player, seat: number): boolean {
    const legal = table.session?.legalMoves(seat).filter(({ type }) => type !== 'cut') ?? [];
    if (legal.length === 0) return false;
    // A race in which seats keep random numbers would not end.
    const isRace = this.game === 'ten-dice-race';
    const wise = isRace ? this.rules.bot(table.session!.state, seat, this.random) : undefined;
    const lazy = legal.find(({ type }) => type === 'fold' || type === 'stand');
    const any = legal[this.random(legal.length)]!;
    table.session!.play(wise ?? (lazy && this.oneIn(2) ? lazy : any));
    return outgoing.length > 0;
  }

  private passTime(): void {
    this.now = Math.max(this.now, Math.min(this.host.nextTime ?? this.now + 1000, this.now + 5000));
    for (const player of this.players) {
      if (player.backAt === undefined || player.backAt > this.now) continue;
      player.backAt = undefined;
      player.table.connected();
      this.host.connect(player.name, hashOf(player.token), this.now);
      player.outgoing.push(...player.open.values());
    }
    this.host.advance(this.now);
  }

  /** When nothing is in transit, every page shows what its seat may see. */
  private checkViews(): void {
    expect(this.problems).to.deep.equal([]);
    if (!this.oneIn(10)) return;
    const { table } = this.host.save(this.now);
    const { run, session } = valueOf(this.rules.load(table));
    valueOf(checkRun(run));
    if (!session) return;
    for (const player of this.players) {
      const { joined } = player.table;
      if (player.backAt !== undefined || !joined) continue;
      this.views++;
      // Somebody who sits the hand out sees it as a spectator.
      const view: SharedState = this.rules.game.view(session.state, player.table.handSeat);
      expect(player.table.session!.state).to.deep.equal(json(view));
      expect(player.table.run).to.deep.equal(json(run));
    }
  }

  /** What must hold at the end. */
  result(): { checks: number; unfair: number; problems: readonly unknown[] } {
    const sum = (of: (player: Player) => number): number =>
      this.players.reduce((all, player) => all + of(player), 0);
    return {
      checks: sum(({ checks }) => checks),
      unfair: sum(({ unfair }) => unfair),
      problems: this.problems,
    };
  }
}

describe('a shared table and its pages, over a network with faults', () => {
  const cases = [
    ['seven27-table', 2, 2],
    ['seven27-table', 5, 2],
    ['seven27-table', 10, 10],
    ['paigow-table', 3, 2],
    ['paigow-table', 7, 6],
    ['ten-dice-race', 4, 3],
    ['hearts-table', 4, 2],
    ['twenty-nine-table', 4, 3],
  ] as const;
  for (const [game, seats, people] of cases) {
    it(`agree in every view, lose no chip, and find each deal fair: ${game}, ${people} of ${seats}`, () => {
      const random = randomFrom(seats * 100 + people);
      const net = new Unreliable(game, seats, people, random, bytesFrom(seats));
      // A hand of tricks has many more steps.
      const isLong = ['hearts-table', 'twenty-nine-table'].includes(game);
      const hands = isLong
        ? countOf({ normal: 4, full: 300 })
        : countOf({ normal: 15, full: 2000 });
      net.play(hands);
      const { checks, unfair, problems } = net.result();
      expect(unfair).to.equal(0);
      expect(problems).to.deep.equal([]);
      expect(checks).to.be.greaterThan(hands);
      expect(net.views).to.be.greaterThan(hands / 2);
    });
  }
});
