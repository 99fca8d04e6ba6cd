import { describe, it } from '#bdd';
import { expect } from 'chai';
import { checkRun } from '../../../src/core.js';
import {
  type ClientMessage,
  EMOTES,
  type SharedGame,
  type SharedRules,
  TableHost,
  sharedTables,
} from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { valueOf } from '../support/result.js';
import { CODE, Page, bytesFrom, hashOf } from '../support/shared-table.js';
import { randomFrom } from '../support/small-random.js';

type Random = (below: number) => number;

const TEXTS = [
  ...['', 'a0', 'a1', 'k0', 'b1:999999999999999', 'u0:0048', 'g0:7+27', 'd', 'e', '\u0000'],
  ...[
    '__proto__',
    'constructor',
    '\ud800',
    '<b>',
    'ab'.repeat(32),
    '9'.repeat(200),
    ' ',
    '🂡',
    '0',
    '6',
    'a4/2',
  ],
];
const NUMBERS = [0, 1, 2, 3, 5, 9, 100, Number.MAX_SAFE_INTEGER];

/** Each kind of message in its valid form, with random content. */
const ANY: readonly ((random: Random, id: number) => ClientMessage)[] = [
  (random, id) => ({
    type: 'sit',
    id,
    name: text(random),
    ...(random(2) === 0 && { seat: random(10) }),
  }),
  (_, id) => ({ type: 'leave', id }),
  (random, id) => ({
    type: 'move',
    id,
    hand: number(random),
    step: number(random),
    move: text(random),
  }),
  (random, id) => ({ type: 'move', id, hand: number(random), move: text(random) }),
  (_, id) => ({ type: 'next', id }),
  (random) => ({ type: 'choosing', on: random(2) === 0 }),
  (_, id) => ({ type: 'rebuy', id }),
  (random, id) => ({ type: 'pause', id, on: random(4) === 0 }),
  (random, id) => ({ type: 'remove', id, seat: random(10) }),
  (random, id) => ({ type: 'emote', id, emote: EMOTES[random(EMOTES.length)]! }),
  (random) => ({ type: 'hash', shuffle: number(random), hash: text(random) }),
  (random) => ({
    ...{ type: 'reveal', shuffle: number(random) },
    ...{ secret: text(random), words: text(random) },
  }),
  () => ({ type: 'sync' }),
  (random) => ({ type: 'ping', at: number(random) }),
];

const text = (random: Random): string => TEXTS[random(TEXTS.length)]!;
const number = (random: Random): number =>
  random(3) === 0 ? NUMBERS[random(NUMBERS.length)]! : random(12);

const anyMessage = (random: Random): ClientMessage =>
  ANY[random(ANY.length)]!(random, 1 + random(1_000_000));

/** A table with pages, each of which may send anything at any time. */
class Storm {
  readonly rules: SharedRules;
  host: TableHost;
  private readonly pages: Page[];
  private now = 0;
  hands = 0;
  steps = 0;

  constructor(
    private readonly game: SharedGame,
    private readonly random: Random,
  ) {
    const rules = sharedTables[game];
    // A bot that thinks would take most of the time.
    this.rules = { ...rules, bot: rules.outOfTime };
    const setup = { game, code: CODE, seats: 4, pace: 0 };
    this.host = valueOf(TableHost.open(this.rules, setup, bytesFrom(3), 0));
    this.pages = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve'].map(
      (name, at) => new Page(name, this.rules, bytesFrom(at + 4)),
    );
    for (const page of this.pages) this.host.connect(page.name, undefined, 0);
  }

  once(): void {
    const { random, pages } = this;
    const page = pages[random(pages.length)]!;
    switch (random(20)) {
      case 0:
        this.host.disconnect(page.name, this.now);
        break;
      case 1:
        this.host.connect(page.name, random(4) > 0 ? hashOf(page.token) : undefined, this.now);
        break;
      case 2:
        this.now += random(12_000);
        this.host.advance(this.now);
        break;
      case 3:
      case 4:
      case 5:
        if (page.table.seat === undefined) page.ask({ type: 'sit', name: page.name });
        else page.ask({ type: 'next' });
        break;
      default:
        this.send(page, random(3) > 0 ? anyMessage(random) : this.goodMove(page));
    }
    this.settle(undefined);
    for (const one of pages) {
      for (const message of one.outgoing.splice(0)) this.send(one, message);
    }
  }

  /** A move that somebody might make now, sent by any page. */
  private goodMove(page: Page): ClientMessage {
    const { session, run } = page.table;
    const seat = this.random(4);
    const legal = session?.legalMoves(seat) ?? [];
    // A race in which seats keep random numbers would not end.
    const isRace = session && this.game === 'ten-dice-race';
    const wise = isRace ? this.rules.bot(session.state, seat, this.random) : undefined;
    const move = wise ?? legal[this.random(Math.max(1, legal.length))];
    if (!session || !move) return { type: 'sync' };
    const text = session.game.writeMove(session.state, move);
    return { type: 'move', id: 2_000_000 + this.steps++, hand: run!.hand, move: text };
  }

  private send(page: Page, message: ClientMessage): void {
    const seat = this.seatOf(page);
    this.host.receive(page.name, message, this.now);
    this.settle(message.type === 'move' ? seat : undefined);
  }

  private seatOf(page: Page): number | undefined {
    return page.table.seat;
  }

  /** Checks all sent messages: a player's step comes from the seat that sent a move, and from no other. */
  private settle(seat: number | undefined): void {
    let isFirst = true;
    for (const { to, message } of this.host.take()) {
      const page = this.pages.find(({ name }) => name === to)!;
      page.hear(message);
      page.heard.length = 0;
      if (message.type === 'seed') this.hands++;
      if (message.type !== 'step' || message.by !== 'player') continue;
      const [move] = message.moves;
      const of =
        typeof move === 'string'
          ? Number(/\d/.exec(move)![0])
          : (move as { readonly seat: number }).seat;
      if (isFirst && of !== seat) expect.fail(`seat ${seat}: ${JSON.stringify(message)}`);
      isFirst = false;
    }
  }

  check(): void {
    const save = this.host.save(this.now);
    valueOf(checkRun(save.table.run));
    const loaded = TableHost.load(this.rules, JSON.parse(JSON.stringify(save)), bytesFrom(9), 0);
    const again = JSON.stringify(valueOf(loaded).save(0));
    expect(again === JSON.stringify(save), 'the same table').to.equal(true);
  }
}

describe('any messages of the right form', () => {
  for (const game of ['seven27-table', 'paigow-table', 'ten-dice-race', 'hearts-table'] as const) {
    it(`throw nothing, move no other seat, and make no chips: ${game}`, () => {
      const random = randomFrom(26);
      let hands = 0;
      const storms = countOf({ normal: 2, full: 250 });
      for (let at = 0; at < storms; at++) {
        // Uses a new table each time: in the end all seats belong to people whose tokens are lost.
        const storm = new Storm(game, random);
        for (let n = 0; n < 2000; n++) {
          storm.once();
          if (n % 500 === 0) storm.check();
        }
        hands += storm.hands;
      }
      expect(hands).to.be.greaterThan(storms);
    });
  }
});
