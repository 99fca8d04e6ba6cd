import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { Redis } from 'ioredis';
import { expect } from 'chai';
import { readArguments } from '../../server/src/cli.js';
import { Daily, type ShownBoard } from '../../server/src/daily/daily.js';
import { sentBody } from '../../server/src/daily/daily-schemas.js';
import type { DailyStore } from '../../server/src/daily/daily-store.js';
import { dayWindow } from '../../server/src/daily/day-window.js';
import type { DailyBoard } from '../../server/src/daily/day-deals.js';
import { EmbeddedDailyStore } from '../../server/src/daily/embedded-daily-store.js';
import type { Entry } from '../../server/src/daily/ranking.js';
import { RedisDailyStore } from '../../server/src/daily/redis-daily-store.js';
import { RefusedNames } from '../../server/src/daily/refused-names.js';
import { OptionError, readOptions } from '../../server/src/options.js';
import { tokenHash } from '../../src/together.js';
import { randomFrom } from '../core/support/small-random.js';
import { isFull } from '../support/counts.js';
import { dayDeal, linkOf, wayToWin, withDetours, wonLink } from './support/day-links.js';
import { forgeries } from './support/forgeries.js';
import { endRedis, hasRedis, startRedis } from './support/redis.js';
import { endServers, startServer, tablesFolder } from './support/server-process.js';

after(endRedis);
after(endServers);

const DAY = '2026-11-22';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const token = (digit: string): string => digit.repeat(64);

interface Opened {
  readonly daily: Daily;
  readonly store: DailyStore;
  /** Sends a body as a page does. */
  send(body: object, day?: string): Promise<unknown>;
  read(asked?: object, game?: string): Promise<ShownBoard>;
}

interface Setting {
  readonly boards?: readonly DailyBoard[];
  readonly namesRefused?: readonly string[];
  readonly now?: number;
}

const stores = new Set<DailyStore>();
const folders = tablesFolder();
after(() => Promise.all([...stores].map((store) => store.close())));

async function open({ boards, namesRefused = [], now = NOON }: Setting = {}): Promise<Opened> {
  const store = await EmbeddedDailyStore.open(join(folders, String(stores.size)));
  stores.add(store);
  const all = boards ?? [{ game: 'freecell' as const }];
  const daily = new Daily({ store, boards: all, namesRefused, clock: () => now });
  return {
    ...{ daily, store },
    async send(body, day = DAY) {
      const answer = await daily.submit(day, sentBody.parse(body));
      return 'problem' in answer ? answer.problem : answer.value.own;
    },
    async read(asked = {}, game = 'freecell') {
      const whole = { group: '', from: 0, count: 10, ...asked };
      const answer = await daily.read(DAY, game, {}, whole);
      if ('problem' in answer) throw new Error(answer.problem.code);
      return answer.value;
    },
  };
}

const codeOf = (problem: unknown): unknown => (problem as { readonly code?: string }).code;

describe('a result of a day', () => {
  it('is what its link proves: moves of the player and of the game', async () => {
    const link = await wonLink('freecell', DAY);
    const { send } = await open();
    const own = { rank: 1, name: 'Ann', moves: 87, elapsed: 61_000 };
    const sent = { link, name: ' Ann ', token: token('a'), elapsed: 61_000 };
    const deal = await dayDeal('freecell', DAY);
    own.moves = wayToWin('freecell', deal).length;
    expect(await send(sent)).to.deep.equal(own);
    expect(await send({ ...sent, link: `https://paper.example/#${link}` })).to.deep.equal(own);
  });

  it('is refused, with a reason, where the link proves no win of the day’s deal', async () => {
    const { send } = await open({ boards: [{ game: 'freecell' }, { game: 'golf' }] });
    const deal = await dayDeal('freecell', DAY);
    const way = wayToWin('freecell', deal);
    const link = linkOf('freecell', deal, way);
    const sent = { name: 'Ann', token: token('a') };
    const told = async (given: object): Promise<unknown> =>
      codeOf(await send({ ...sent, ...given }));
    expect(await told({ link: await wonLink('freecell', '2026-11-23') })).to.equal('other-deal');
    expect(await told({ link: linkOf('freecell', deal, way.slice(0, -1)) })).to.equal('not-won');
    expect(await told({ link: await wonLink('klondike', DAY) })).to.equal('no-such-board');
    const fewer = { cells: 3 };
    expect(await told({ link: linkOf('freecell', deal, [], fewer) })).to.equal('no-such-board');
    expect(await told({ link: link.replace(/.$/, link.endsWith('A') ? 'B' : 'A') })).to.equal(
      'share-broken',
    );
    expect(await told({ link: '' })).to.equal('share-broken');
    expect(await told({ link, assisted: 'shown' })).to.equal('assisted');
    expect(await told({ link, assisted: 'hint' })).to.equal('assisted');
  });

  it('is taken from when the day begins anywhere until a day after it has ended everywhere', async () => {
    const opens = Date.parse('2026-11-21T10:00:00Z');
    const closes = Date.parse('2026-11-24T12:00:00Z');
    expect(dayWindow(DAY)).to.deep.equal({ value: { opens, closes } });
    const sent = { link: await wonLink('freecell', DAY), name: 'Ann', token: token('a') };
    const at = async (now: number): Promise<unknown> => {
      const { send } = await open({ now });
      return codeOf(await send(sent)) ?? 'taken';
    };
    expect(await at(opens - 1)).to.equal('day-ahead');
    expect(await at(opens)).to.equal('taken');
    expect(await at(closes - 1)).to.equal('taken');
    expect(await at(closes)).to.equal('day-over');
    const { send } = await open();
    expect(codeOf(await send(sent, '2026-02-30'))).to.equal('day');
  });

  it('is of the host’s own deal where the host gives one, and of its own rules', async () => {
    const options = { variant: 'kingcell' };
    const deals = { [DAY]: 617 };
    const { send, read } = await open({
      boards: [
        { game: 'freecell', deals },
        { game: 'freecell', options },
      ],
    });
    const sent = { name: 'Ann', token: token('a') };
    const link = linkOf('freecell', 617, wayToWin('freecell', 617));
    expect(await send({ ...sent, link })).to.include({ rank: 1 });
    expect(codeOf(await send({ ...sent, link: await wonLink('freecell', DAY) }))).to.equal(
      'other-deal',
    );
    const kings = await wonLink('freecell', DAY, options);
    expect(await send({ ...sent, link: kings })).to.include({ rank: 1 });
    expect((await read()).total).to.equal(1);
  });

  it('has a name that can be shown and that the host does not refuse', async () => {
    const { send } = await open({ namesRefused: ['# a list', '', 'darn', '=hell'] });
    const sent = { link: await wonLink('freecell', DAY), token: token('a') };
    expect(codeOf(await send({ ...sent, name: ' \u202e ' }))).to.equal('bad-name');
    expect(codeOf(await send({ ...sent, name: 'D-a-r-ñ it' }))).to.equal('name-refused');
    expect(codeOf(await send({ ...sent, name: 'HÉLL' }))).to.equal('name-refused');
    expect(await send({ ...sent, name: 'Shell\u202e, a\nname of very many letters' })).to.include({
      name: 'Shell a name of',
    });
    expect(new RefusedNames(['#', ' ', '=']).has('#')).to.equal(false);
  });
});

describe('a board of a day', () => {
  const rows = ({ entries }: ShownBoard): readonly unknown[] =>
    entries.map(({ rank, name, moves, elapsed }) => [rank, name, moves, elapsed].join(' '));

  it('ranks by moves, then time, then who was first, a person once with the better result', async () => {
    const deal = await dayDeal('freecell', DAY);
    const way = wayToWin('freecell', deal);
    const short = linkOf('freecell', deal, way);
    const long = linkOf(
      'freecell',
      deal,
      withDetours(way, deal, 2, () => 0),
    );
    const { send, read } = await open();
    const moves = way.length;
    await send({ link: long, name: 'Ann', token: token('a'), elapsed: 1000 });
    await send({ link: short, name: 'Bob', token: token('b') });
    await send({ link: short, name: 'Cid', token: token('c'), elapsed: 9000 });
    await send({ link: short, name: 'Dan', token: token('d'), elapsed: 9000 });
    const before = [`1 Cid ${moves} 9000`, `2 Dan ${moves} 9000`, `3 Bob ${moves} `];
    expect(rows(await read())).to.deep.equal([...before, `4 Ann ${moves + 2} 1000`]);
    // A worse result leaves the better one, and changes the name.
    await send({ link: long, name: 'Cyd', token: token('c'), elapsed: 5 });
    await send({ link: short, name: 'Ann', token: token('a'), elapsed: 8000 });
    expect(rows(await read())).to.deep.equal([
      `1 Ann ${moves} 8000`,
      `2 Cyd ${moves} 9000`,
      `3 Dan ${moves} 9000`,
      `4 Bob ${moves} `,
    ]);
  });

  it('is read by pages and groups, with the own place; deletion takes all of a person out', async () => {
    const link = await wonLink('freecell', DAY);
    const { daily, send, read } = await open();
    for (const [at, digit] of ['0', '1', '2', '3', '4'].entries())
      await send({
        ...{ link, name: `P${at}`, token: token(digit), elapsed: 1000 * (5 - at) },
        ...(at % 2 === 0 && { group: 'Klasse 7b'.replace(' ', '') }),
      });
    const person = tokenHash(token('1'));
    const page = await read({ from: 1, count: 2, person });
    expect([page.total, page.open, rows(page).map((row) => String(row).slice(0, 4))]).to.deep.equal(
      [...[5, true], ['2 P3', '3 P2']],
    );
    expect(page.own).to.include({ rank: 4, name: 'P1' });
    const group = await read({ group: 'KLASSE7B', person });
    expect(group.entries.map(({ rank, name }) => `${rank} ${name}`)).to.deep.equal([
      ...['1 P4', '2 P2', '3 P0'],
    ]);
    expect(group.own).to.equal(null);
    expect(await daily.forget(token('4'))).to.deep.equal({ value: { removed: 1 } });
    expect(await daily.forget(token('4'))).to.deep.equal({ value: { removed: 0 } });
    expect((await read({ group: 'KLASSE7B' })).total).to.equal(2);
    expect((await read()).total).to.equal(4);
  });
});

describe('forged links', () => {
  const COUNT = isFull ? 100_000 : 300;

  it(`are refused, each of ${COUNT}`, { timeout: 3_600_000 }, async () => {
    const { send, read } = await open({
      boards: [{ game: 'freecell' }, { game: 'klondike' }, { game: 'golf' }, { game: 'pyramid' }],
    });
    let tried = 0;
    for await (const { link, how } of forgeries(DAY, COUNT, randomFrom(27))) {
      const answer = await send({ link, name: 'Eve', token: token('e') }).catch(() => ({
        code: 'bad',
      }));
      expect(codeOf(answer), `${how}: ${link}`).to.be.a('string');
      tried++;
    }
    expect(tried).to.equal(COUNT);
    for (const game of ['freecell', 'klondike', 'golf', 'pyramid'])
      expect((await read({}, game)).total).to.equal(0);
  });
});

/** What a store of results is for, whichever it is. */
function keepsResults(reopen: () => Promise<DailyStore>): void {
  const entry = (digit: string, moves: number, more: Partial<Entry> = {}): Entry => ({
    ...{ person: tokenHash(token(digit)), name: digit, moves, elapsed: null, at: 1, group: '' },
    ...more,
  });
  const whole = { group: '', from: 0, count: 10 };

  it('has them sorted after it was opened again, each person once, by groups too', async () => {
    const board = `${new Date().toISOString().slice(0, 10)} freecell`;
    const first = await reopen();
    await first.put(board, entry('a', 100, { group: 'ONE' }));
    await first.put(board, entry('b', 90, { elapsed: 5 }));
    await first.put(board, entry('c', 90, { elapsed: 4, group: 'ONE' }));
    await first.put(board, entry('a', 80, { group: 'TWO' }));
    await first.put(board, entry('b', 95, { name: 'B' }));
    await first.put(`${board}.cells~3`, entry('a', 5));
    await first.close();
    const again = await reopen();
    const page = await again.read(board, { ...whole, person: entry('b', 0).person });
    const named = page.entries.map(({ name, moves, elapsed }) => [name, moves, elapsed]);
    expect(named).to.deep.equal([
      ['a', 80, null],
      ['c', 90, 4],
      ['B', 90, 5],
    ]);
    expect([page.total, page.own?.rank]).to.deep.equal([3, 3]);
    const one = await again.read(board, { ...whole, group: 'ONE', person: entry('a', 0).person });
    expect([one.total, one.entries[0]?.name, one.own]).to.deep.equal([1, 'c', undefined]);
    expect((await again.read(board, { ...whole, from: 1, count: 1 })).entries).to.have.length(1);
    expect((await again.read(board, { ...whole, count: 0 })).entries).to.deep.equal([]);
    expect(await again.forget(entry('a', 0).person)).to.equal(2);
    expect((await again.read(board, whole)).total).to.equal(2);
    expect((await again.read(board, { ...whole, group: 'TWO' })).total).to.equal(0);
    await again.close();
  });
}

describe('the embedded store of results', () => {
  const folder = tablesFolder();
  keepsResults(() => EmbeddedDailyStore.open(folder));

  it('forgets what is older than 400 days', async () => {
    const store = await EmbeddedDailyStore.open(tablesFolder());
    const whole = { group: '', from: 0, count: 10 };
    const entry = {
      person: 'p'.repeat(64),
      name: 'Ann',
      moves: 1,
      elapsed: null,
      at: 1,
      group: '',
    };
    for (const day of ['2025-10-17', '2025-10-18']) await store.put(`${day} freecell`, entry);
    await store.sweep(NOON);
    expect((await store.read('2025-10-17 freecell', whole)).total).to.equal(0);
    expect((await store.read('2025-10-18 freecell', whole)).total).to.equal(1);
    expect(await store.forget(entry.person)).to.equal(1);
    await store.close();
  });
});

if (hasRedis)
  describe('the store of results in Redis', () => {
    let url: string | undefined;
    keepsResults(async () => {
      url ??= (await startRedis()).url;
      return RedisDailyStore.open(new Redis(url));
    });
  });
else
  it('the store of results in Redis: NOT TESTED, redis-server is not installed here', (test) =>
    isFull ? expect.fail('a full run needs redis-server') : test.skip());

describe('the server', () => {
  const today = (): string => new Date().toISOString().slice(0, 10);
  const post = async (url: string, body: unknown, headers = {}): Promise<[number, unknown]> => {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const answer = (await response.json()) as { readonly problem?: { readonly code: string } };
    return [response.status, answer.problem?.code ?? answer];
  };

  it('takes results, shows boards to pages of allowed sites, and forgets', async () => {
    const origins = ['https://paper.example'];
    const server = await startServer({ origins, daily: [{ game: 'freecell' }] });
    const day = today();
    const at = `${server.url}/daily/${day}`;
    const sent = { link: await wonLink('freecell', day), name: 'Ann', token: token('a') };
    const headers = { origin: 'https://paper.example' };
    const [status, own] = await post(at, { ...sent, elapsed: 1000 }, headers);
    expect([status, (own as ShownBoard).own?.rank]).to.deep.equal([201, 1]);
    const query = new URLSearchParams({ options: '{}', person: tokenHash(token('a')) });
    const response = await fetch(`${at}/freecell?${query.toString()}`, { headers });
    expect(response.headers.get('access-control-allow-origin')).to.equal('https://paper.example');
    const board = (await response.json()) as ShownBoard;
    expect([
      board.total,
      board.own?.name,
      JSON.stringify(board).includes(token('a')),
    ]).to.deep.equal([1, 'Ann', false]);
    expect(await post(at, sent, { origin: 'https://other.example' })).to.deep.equal([
      ...[403, 'origin-not-allowed'],
    ]);
    expect(await post(`${server.url}/daily/forget`, { token: token('a') })).to.deep.equal([
      ...[200, { removed: 1 }],
    ]);
  });

  it('refuses what is no result, what is too large and what comes too often, each with a reason', async () => {
    const sendRate = { burst: 6, perSecond: 0.01 };
    const server = await startServer({ daily: [{ game: 'freecell' }], sendRate });
    const at = `${server.url}/daily/${today()}`;
    const bad = [
      ...['{', 'null', { link: 'x' }, { link: 'x', name: 'Ann', token: 'short' }],
      { link: 'x', name: 'Ann', token: token('a'), group: 'a b' },
      { link: 'x', name: 'Ann', token: token('a'), more: 1 },
    ];
    const codes = [];
    for (const body of bad) codes.push((await post(at, body))[1]);
    const options = Array<string>(4).fill('bad-options');
    expect(codes).to.deep.equal(['bad-json', 'bad-json', ...options]);
    expect(await post(at, 'x'.repeat(5000))).to.deep.equal([413, 'body-too-large']);
    expect(await post(`${server.url}/daily/forget`, {})).to.deep.equal([400, 'bad-options']);
    await post(at, {});
    expect(await post(at, {})).to.deep.equal([429, 'too-many-requests']);
    const get = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
    expect(await get(`/daily/${today()}/golf`)).to.equal(404);
    expect(await get('/daily/2026-02-30/freecell')).to.equal(400);
    expect(await get(`/daily/${today()}/freecell?count=1000`)).to.equal(400);
    expect(await get(`/daily/${today()}/freecell?options=%7B`)).to.equal(400);
  });
});

describe('the options of the server', () => {
  const folder = tablesFolder();
  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };

  it('name games, or a file with their rules and deals, and a file of names', () => {
    expect(readArguments(['--daily', 'freecell, golf'], {})).to.deep.equal({
      daily: [{ game: 'freecell' }, { game: 'golf' }],
    });
    expect(readArguments(['--daily', 'none'], {})).to.deep.equal({ daily: [] });
    const boards = [{ game: 'klondike', options: { draw: 3 }, deals: { [DAY]: 617 } }];
    const daily = file('daily.json', JSON.stringify(boards));
    const names = file('names.txt', 'darn\r\n=hell\n');
    expect(readArguments(['--daily', daily, '--names-refused', names], {})).to.deep.equal({
      ...{ daily: boards, namesRefused: ['darn', '=hell', ''] },
    });
  });

  it('that cannot be used are named', () => {
    const bad: readonly (readonly [DailyBoard, RegExp])[] = [
      [{ game: 'chess' as 'golf' }, /chess; it can have freecell, golf, klondike, pyramid/],
      [{ game: 'freecell', options: { cells: 99 } }, /freecell with options .*cells/],
      [{ game: 'golf', deals: { [DAY]: 0 } }, /the deal 0 for 2026-11-22; one is a number/],
      [{ game: 'golf', deals: { '2026-02-30': 1 } }, /the deal 1 for 2026-02-30/],
    ];
    for (const [board, message] of bad)
      expect(() => readOptions({ daily: [board] })).to.throw(OptionError, message);
    expect(() => readArguments(['--daily', join(folder, 'none.json')], {})).to.throw(
      OptionError,
      /none\.json cannot be read/,
    );
    expect(() => readArguments(['--daily', file('text.json', '5')], {})).to.throw(
      OptionError,
      /has no list of games/,
    );
  });
});
