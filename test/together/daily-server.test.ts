import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import { readArguments } from '../../server/src/cli.js';
import type { ShownBoard } from '../../server/src/daily/daily.js';
import { type DailyBoard, loadBoards } from '../../server/src/daily/boards.js';
import { OptionError } from '../../server/src/option-error.js';
import type { ShownSeason } from '../../server/src/daily/season-boards.js';
import { seasonOf } from '../../src/core.js';
import type { PatienceRules } from '../../src/patience.js';
import { FOUR } from '../core/support/own-rules.js';
import { tokenHash } from '../../src/together.js';
import { wonLink } from './support/day-links.js';
import { endServers, startServer, tablesFolder } from './support/server-process.js';

after(endServers);

/** Why a board cannot be had. */
async function refusalOf(board: DailyBoard): Promise<string> {
  try {
    await loadBoards([board]);
    return '';
  } catch (error) {
    expect(error).to.be.instanceOf(OptionError);
    return (error as Error).message;
  }
}

const DAY = '2026-11-22';
const token = (digit: string): string => digit.repeat(64);

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
    expect((own as { readonly person?: string }).person).to.equal(tokenHash(token('a')));
    const query = new URLSearchParams({ options: '{}', person: tokenHash(token('a')) });
    const response = await fetch(`${at}/freecell?${query.toString()}`, { headers });
    expect(response.headers.get('access-control-allow-origin')).to.equal('https://paper.example');
    const board = (await response.json()) as ShownBoard;
    expect([
      board.total,
      board.own?.name,
      JSON.stringify(board).includes(token('a')),
    ]).to.deep.equal([1, 'Ann', false]);
    const week = await fetch(`${server.url}/daily/${seasonOf(day)!}/freecell`, { headers });
    const { entries } = (await week.json()) as ShownSeason;
    expect(entries.map(({ name, won }) => [name, won])).to.deep.equal([['Ann', 1]]);
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
    expect(await get('/daily/2025-W53/freecell')).to.equal(400);
    expect(await get(`/daily/${today()}/freecell?count=1000`)).to.equal(400);
    expect(await get(`/daily/${today()}/freecell?options=%7B`)).to.equal(400);
  });

  it('adds a season up so often for one client, whose days it shows on', async () => {
    const server = await startServer({ daily: [{ game: 'freecell' }] });
    const get = (of: string): Promise<Response> => fetch(`${server.url}/daily/${of}/freecell`);
    // A season that doesn't exist counts like any other, and costs nothing.
    const answers = await Promise.all(Array.from({ length: 160 }, () => get('2025-W53')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).to.be.within(1, 40);
    expect(Number(refused[0]!.headers.get('retry-after'))).to.equal(1);
    expect((await get(today())).status).to.equal(200);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).to.match(/^baize_refused_total\{reason="daily-season-rate"\} \d+$/m);
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
    expect(readArguments(['--daily', 'forty-thieves'], {})).to.deep.equal({
      daily: [{ game: 'forty-thieves' }],
    });
    expect(readArguments(['--daily', 'none'], {})).to.deep.equal({ daily: [] });
    const boards = [{ game: 'klondike', options: { draw: 3 }, deals: { [DAY]: 617 } }];
    const daily = file('daily.json', JSON.stringify(boards));
    const names = file('names.txt', 'darn\r\n=hell\n');
    expect(readArguments(['--daily', daily, '--names-refused', names], {})).to.deep.equal({
      ...{ daily: boards, namesRefused: ['darn', '=hell', ''] },
    });
  });

  it('may have rules of one’s own in the file, or in another beside it', () => {
    file('four.json', JSON.stringify(FOUR));
    const daily = file('own.json', JSON.stringify([{ rules: 'four.json' }, { rules: FOUR }]));
    expect(readArguments(['--daily', daily], {})).to.deep.equal({
      daily: [{ rules: FOUR }, { rules: FOUR }],
    });
  });

  it('that cannot be used are named', async () => {
    const wrongRules = { ...FOUR, packs: 5 } as unknown as PatienceRules;
    const bad: readonly (readonly [DailyBoard, RegExp])[] = [
      [{ game: 'chess' }, /chess; it can have freecell, golf, klondike, pyramid, .*, yukon/],
      [{}, /daily has undefined; it can have freecell/],
      [{ game: 'freecell', options: { cells: 99 } }, /freecell with options .*cells/],
      [{ game: 'bisley', rules: FOUR }, /bisley with rules; a board has either game or rules/],
      [{ rules: wrongRules }, /rules that cannot be used: packs “5” cannot be used/],
      [{ game: 'golf', deals: { [DAY]: 0 } }, /the deal 0 for 2026-11-22; one is a number/],
      [{ game: 'golf', deals: { '2026-02-30': 1 } }, /the deal 1 for 2026-02-30/],
    ];
    for (const [board, message] of bad) expect(await refusalOf(board)).to.match(message);
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
