import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { Daily, type ShownBoard } from '../../server/src/daily/daily.js';
import { sentBody } from '../../server/src/daily/daily-schemas.js';
import type { DailyStore } from '../../server/src/daily/daily-store.js';
import { dayWindow } from '../../server/src/daily/day-window.js';
import { type DailyBoard, loadBoards } from '../../server/src/daily/boards.js';
import { EmbeddedDailyStore } from '../../server/src/daily/embedded-daily-store.js';
import type { Entry } from '../../server/src/daily/ranking.js';
import { SeasonBoards, type ShownSeason } from '../../server/src/daily/season-boards.js';
import { RefusedNames } from '../../server/src/daily/refused-names.js';
import { loadPatience, ownPatience } from '../../src/patience.js';
import { writeEnvelope } from '../../src/core/sharing/share-text.js';
import { tokenHash } from '../../src/together.js';
import { FOUR } from '../core/support/own-rules.js';
import { valueOf } from '../core/support/result.js';
import { randomFrom } from '../core/support/small-random.js';
import { isFull } from '../support/counts.js';
import { dayDeal, linkOf, wayToWin, withDetours, wonLink } from './support/day-links.js';
import { forgeries, withWrongMoves } from './support/forgeries.js';
import { tablesFolder } from './support/server-process.js';

const DAY = '2026-11-22';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
const token = (digit: string): string => digit.repeat(64);

interface Opened {
  readonly daily: Daily;
  readonly store: DailyStore;
  /** Sends a body as a page does. */
  readonly send: (body: object, day?: string) => Promise<unknown>;
  readonly read: (asked?: object, game?: string) => Promise<ShownBoard>;
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
  const all = await loadBoards(boards ?? [{ game: 'freecell' }]);
  const daily = new Daily({ store, boards: all, namesRefused, clock: () => now });
  return {
    ...{ daily, store },
    async send(body, day = DAY) {
      const answer = await daily.submit(day, sentBody.parse(body), 'client');
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
    const refusalOf = async (given: object): Promise<unknown> =>
      codeOf(await send({ ...sent, ...given }));
    expect(await refusalOf({ link: await wonLink('freecell', '2026-11-23') })).to.equal(
      'other-deal',
    );
    expect(await refusalOf({ link: linkOf('freecell', deal, way.slice(0, -1)) })).to.equal(
      'not-won',
    );
    expect(await refusalOf({ link: await wonLink('klondike', DAY) })).to.equal('no-such-board');
    const fewer = { cells: 3 };
    expect(await refusalOf({ link: linkOf('freecell', deal, [], fewer) })).to.equal(
      'no-such-board',
    );
    expect(await refusalOf({ link: link.replace(/.$/, link.endsWith('A') ? 'B' : 'A') })).to.equal(
      'share-broken',
    );
    expect(await refusalOf({ link: '' })).to.equal('share-broken');
    expect(await refusalOf({ link, assisted: 'shown' })).to.equal('assisted');
    expect(await refusalOf({ link, assisted: 'hint' })).to.equal('assisted');
  });

  it('is refused before its replay where it has more moves than its game needs', async () => {
    // Goes through the stock again and again: 24 cards, then the waste is put back.
    const round = [...Array.from({ length: 24 }, () => 's'), 'r'];
    const moves = Array.from({ length: 9 }, () => round).flat();
    const link = linkOf('pyramid', await dayDeal('pyramid', DAY), moves.slice(0, 201));
    expect(link.length).to.be.lessThan(200);
    const sent = { link, name: 'Ann', token: token('a') };
    const { send } = await open({ boards: [{ game: 'pyramid' }] });
    expect(await send(sent)).to.deep.equal({ code: 'share-long', count: 201, most: 200 });
    const { send: elsewhere } = await open();
    expect(codeOf(await elsewhere(sent))).to.equal('no-such-board');
    const fewer = linkOf('pyramid', await dayDeal('pyramid', DAY), moves.slice(0, 200));
    expect(codeOf(await send({ ...sent, link: fewer }))).to.equal('not-won');
  });

  it('is refused before its replay where it has another deal', async () => {
    const { send } = await open();
    const other = linkOf('freecell', (await dayDeal('freecell', DAY)) + 1, []);
    const sent = { link: withWrongMoves(other), name: 'Ann', token: token('a') };
    expect(codeOf(await send(sent))).to.equal('other-deal');
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

  it('is of any patience, and of a host’s own rules', async () => {
    const pairs = valueOf(await loadPatience('simple-pairs'));
    const own = valueOf(ownPatience(FOUR));
    const { send, read } = await open({ boards: [{ game: 'simple-pairs' }, { rules: FOUR }] });
    const sent = { name: 'Ann', token: token('a') };
    for (const game of [pairs, own]) {
      expect(await send({ ...sent, link: await wonLink(game, DAY) })).to.include({ rank: 1 });
      expect((await read({}, game.name)).total).to.equal(1);
    }
    const bisley = writeEnvelope({ game: 'bisley', version: 1, options: '', letters: 'AA' });
    expect(await send({ ...sent, link: bisley })).to.deep.equal({
      ...{ code: 'no-such-board', got: 'bisley', accepted: `simple-pairs, ${own.name}` },
    });
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
    // A worse result keeps the better one, but changes the name.
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

describe('a board of a season', () => {
  const board = (day: string): string => `2026-11-${day} freecell`;
  const entry = (digit: string, moves: number, more: Partial<Entry> = {}): Entry => ({
    ...{ person: tokenHash(token(digit)), name: digit, moves, elapsed: 1000, at: 1, group: '7B' },
    ...more,
  });

  it('adds up the days of a week, person by person, in a group', async () => {
    const { daily, store } = await open();
    await store.put(board('22'), entry('a', 1));
    await store.put(board('23'), entry('a', 100));
    await store.put(board('23'), entry('b', 90, { elapsed: null }));
    await store.put(board('29'), entry('a', 110, { name: 'Ann', at: 5 }));
    await store.put(board('29'), entry('c', 80, { group: '' }));
    await store.put(board('30'), entry('b', 1));
    const asked = { group: '7B', from: 0, count: 10, person: tokenHash(token('b')) };
    const read = async (more: object = {}): Promise<ShownSeason> => {
      const answer = await daily.readSeason('2026-W48', 'freecell', {}, { ...asked, ...more });
      if ('problem' in answer) throw new Error(answer.problem.code);
      return answer.value;
    };
    const none = [null, null, null, null, null];
    const { total, entries, own } = await read();
    expect([total, entries]).to.deep.equal([
      2,
      [
        {
          ...{ rank: 1, name: 'Ann', won: 2, moves: 210 },
          elapsed: 2000,
          results: [100, ...none, 110],
        },
        {
          ...{ rank: 2, name: 'b', won: 1, moves: 90 },
          elapsed: null,
          results: [90, null, ...none],
        },
      ],
    ]);
    expect(own?.rank).to.equal(2);
    const all = await read({ group: '', from: 1, count: 1 });
    expect([all.total, all.entries.map(({ name }) => name)]).to.deep.equal([3, ['c']]);
    expect(await daily.forget(token('a'))).to.deep.equal({ value: { removed: 3 } });
    expect((await read()).entries.map(({ name }) => name)).to.deep.equal(['b']);
  });

  it('is added up once for all who ask, and anew after ten seconds, behind the one that is shown', async () => {
    const { store } = await open();
    await store.put(board('23'), entry('a', 100));
    let [now, added] = [0, 0];
    const counting = {
      ...{
        put: store.put.bind(store),
        forget: store.forget.bind(store),
        close: () => store.close(),
      },
      async read(...asked: Parameters<DailyStore['read']>) {
        if (asked[0] === board('23')) added++;
        return store.read(...asked);
      },
    };
    const seasons = new SeasonBoards(counting, () => now);
    const read = async (group = '7B', season = '2026-W48'): Promise<unknown> => {
      const answer = await seasons.read(season, 'freecell', { group, from: 0, count: 10 });
      return 'problem' in answer ? answer.problem : answer.value.total;
    };
    const both = [read(), read()];
    now = 20_000;
    expect(await Promise.all([...both, read()])).to.deep.equal([1, 1, 1]);
    expect(added).to.equal(1);
    await store.put(board('23'), entry('b', 90));
    now = 29_999;
    expect([await read(), added]).to.deep.equal([1, 1]);
    now = 30_000;
    expect(await read()).to.equal(1);
    expect([await read('', '2026-W01'), await read(), added]).to.deep.equal([0, 2, 2]);
    await store.put(board('23'), entry('c', 80));
    seasons.resultAdded('2026-11-23', 'freecell', '7B');
    expect([await read(), added]).to.deep.equal([3, 3]);
    now = 90_000;
    await store.put(board('23'), entry('d', 70));
    expect([await read(), added]).to.deep.equal([4, 4]);
    const many = Array.from({ length: 40 }, (_, at) => read(`GROUP${at}`));
    const answers = await Promise.all([...many, read()]);
    const refused = { code: 'too-many-requests', retryAfter: 10 };
    expect(answers.slice(7, 10)).to.deep.equal([0, refused, refused]);
    expect([answers.at(-1), added]).to.deep.equal([4, 12]);
  });

  it('has the whole week of someone who joins a group, or goes to another one', async () => {
    const day = '2026-11-23';
    const link = await wonLink('freecell', day);
    const { daily, store, send } = await open({ now: Date.parse(`${day}T12:00:00Z`) });
    await store.put(board('22'), entry('a', 1, { group: '' }));
    await store.put(board('24'), entry('a', 100, { group: '' }));
    await store.put(board('25'), entry('b', 100));
    const read = async (group: string): Promise<unknown> => {
      const asked = { group, from: 0, count: 10 };
      const answer = await daily.readSeason('2026-W48', 'freecell', {}, asked);
      return 'value' in answer && answer.value.entries.map(({ name, won }) => [name, won]);
    };
    expect(await read('7BX')).to.deep.equal([]);
    const sent = { link, name: 'Ann', token: token('a') };
    await send({ ...sent, group: '7BX' }, day);
    expect(await read('7BX')).to.deep.equal([['Ann', 2]]);
    await send({ ...sent, name: 'Anna', group: '8CX' }, day);
    expect(await read('7BX')).to.deep.equal([]);
    expect(await read('8CX')).to.deep.equal([['Anna', 2]]);
    const sunday = await store.read(board('22'), { group: '8CX', from: 0, count: 1 });
    expect(sunday.total).to.equal(0);
  });

  it('is refused where there is no such week, or no such board', async () => {
    const { daily } = await open();
    const asked = { group: '', from: 0, count: 10 };
    const week = await daily.readSeason('2025-W53', 'freecell', {}, asked);
    expect(codeOf('problem' in week && week.problem)).to.equal('season');
    const other = await daily.readSeason('2026-W48', 'golf', {}, asked);
    expect(codeOf('problem' in other && other.problem)).to.equal('no-such-board');
  });
});

describe('forged links', () => {
  const COUNT = isFull ? 100_000 : 100;

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
