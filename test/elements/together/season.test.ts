import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import '../../../src/elements/game-calendar/index.js';
import type { GameRecord } from '../../../src/core.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { expectAccessible } from '../support/axe.js';
import { tops } from '../support/board.js';
import { dayIn, focusedIn, labelOf, monthIn, ofDay, partsIn } from '../support/calendar.js';
import { type GameLeaderboard, BOARDS, KEPT } from '../support/leaderboard.js';
import { instead, itIs } from '../support/links.js';
import { pressNode, serve } from '../support/lobby.js';
import {
  type Attributes,
  advance,
  afterTest,
  makeElement,
  ownKey,
  putInBox,
  warnings,
} from '../support/mount.js';
import { SEVEN, TOPS } from '../support/puzzle.js';
import { type CardRoom, makeRoom } from '../support/room.js';
import { readText } from '../support/stats.js';
import { until } from '../support/until.js';
import { isFull } from '../support/counts.js';

const WEDNESDAY = '2026-11-25T12:00:00Z';
/** Deals for two days, so that no solver is needed. */
const DEALS = 'UTC 2026-11-24=1941 2026-11-25=617';

/** A room with a season, and the games played in it. Today is Wednesday of that week. */
function roomOf(records: readonly GameRecord[], attributes: Attributes = {}): CardRoom {
  const room = makeRoom({ season: '2026-W48', ...attributes });
  afterTest(() => localStorage.removeItem(KEPT));
  putInBox(room, {});
  room.history!.add(...records);
  return room;
}

const WON = [
  ofDay('2026-11-23'),
  ofDay('2026-11-24', { moves: 81, elapsed: 30_000 }, Date.parse('2026-11-25T09:00Z')),
  ofDay('2026-11-22'),
];

const findIn = (element: HTMLElement, name: string): HTMLElement | null =>
  element.shadowRoot!.querySelector(`[part~="${name}"]`);
const partIn = (element: HTMLElement, name: string): HTMLElement => findIn(element, name)!;

const cellsIn = (leaderboard: GameLeaderboard): readonly (readonly string[])[] =>
  [...leaderboard.shadowRoot!.querySelectorAll('[part~="season-row"]')].map((row) =>
    [...row.children].map((cell) => readText(cell as HTMLElement)),
  );

async function putLeaderboard(
  room: CardRoom,
  attributes: Attributes = {},
): Promise<GameLeaderboard> {
  const leaderboard = makeElement('game-leaderboard', { 'save-key': undefined, ...attributes });
  room.append(leaderboard);
  await until('the season', () => cellsIn(leaderboard).length > 0);
  return leaderboard;
}

describe('a room with a season', () => {
  it('has its games play the day of the week, and say which it is', async () => {
    itIs(WEDNESDAY);
    const room = roomOf([]);
    const game = makeElement('freecell-game', { daily: DEALS });
    room.append(game);
    await until('it is dealt', () => game.day === '2026-11-25', 20_000);
    await until('it says so', () => findIn(game, 'day-streak') !== null);
    expect(readText(partIn(game, 'day-streak'))).to.equal('· Day 3 of 7');
    expect(readText(partIn(game, 'day'))).to.include('FreeCell, day 3 of 7');
    game.day = '2026-11-24';
    await until('another day', () => game.day === '2026-11-24');
    await until('it says that', () => readText(partIn(game, 'day-streak')).includes('2'));
    await advance(game, 'column-1 cell-1');
    expect(game.moveCount).to.equal(1);
  });

  it('plays no day before the season without `daily`, and the last day after it', async () => {
    itIs('2026-11-22T12:00:00Z');
    const room = roomOf([]);
    const game = makeElement('freecell-game', {});
    room.append(game);
    await until('it is dealt', () => game.save() !== undefined);
    expect(game.day).to.equal(undefined);
    itIs('2026-12-02T12:00:00Z');
    const later = makeElement('freecell-game', {});
    room.append(later);
    await until('it is the last day’s', () => later.day === '2026-11-29', 20_000);
  });

  it('leaves a puzzle of the page alone, which stays past midnight', async () => {
    itIs(WEDNESDAY);
    const room = roomOf([]);
    const attributes = { position: SEVEN, puzzle: '7H in 3', 'save-key': ownKey() };
    const put = async (): Promise<FreecellGame> => {
      const game = makeElement('freecell-game', attributes);
      room.append(game);
      await until('the position is there', () => game.state);
      return game;
    };
    const before = await put();
    expect([tops(before), before.day]).to.deep.equal([TOPS, undefined]);
    await advance(before, 'column-1 cell-3');
    before.remove();
    itIs('2026-11-26T12:00:00Z');
    const after = await put();
    expect([after.moveCount, after.day, after.dealNumber]).to.deep.equal([1, undefined, undefined]);
  });

  it('is told of where there is no such week, and its games go on', async () => {
    itIs(WEDNESDAY);
    const warned = warnings();
    const room = roomOf([], { season: '2026-W60' });
    const game = makeElement('freecell-game', {});
    room.append(game);
    await until('it is dealt', () => game.save() !== undefined);
    expect([game.day, room.history !== undefined]).to.deep.equal([undefined, true]);
    expect(warned).to.deep.equal([
      '<card-room>: season "2026-W60" cannot be used; accepted: a week of ISO 8601 (2026-W48), from W01 to W52, or W53 in a year that has one',
    ]);
  });

  it('has the calendar show its seven days, Monday first', async () => {
    itIs(WEDNESDAY);
    const room = roomOf(WON);
    const calendar = makeElement('game-calendar', {
      ...{ daily: 'UTC', game: 'freecell', 'save-key': undefined },
    });
    room.append(calendar);
    await until('the week', () => partsIn(calendar, 'day won').length === 1);
    expect(monthIn(calendar)).to.equal('Week 48, 2026');
    expect(partsIn(calendar, 'day')).to.have.length(7);
    expect(partsIn(calendar, 'weekday')[0]!.getAttribute('abbr')).to.equal('Monday');
    expect(partsIn(calendar, 'button-next')).to.have.length(0);
    expect(['23', '24', '25'].map((date) => labelOf(calendar, `2026-11-${date}`))).to.deep.equal([
      'Monday, November 23, 2026, won',
      'Tuesday, November 24, 2026, won later',
      'Wednesday, November 25, 2026, not played yet',
    ]);
    expect(dayIn(calendar, '2026-11-26')).to.equal(null);
    expect(readText(partIn(calendar, 'figures'))).to.equal('Games won 2 of 7');
    expect(readText(partIn(calendar, 'rule'))).to.equal(
      'Games count if you win them by the end of Sunday, November 29, 2026.',
    );
    if (isFull) await expectAccessible(calendar);
    dayIn(calendar, '2026-11-25').focus();
    await sendKeys({ press: 'End' });
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'PageUp' });
    expect(focusedIn(calendar)).to.equal('2026-11-23');
    expect(monthIn(calendar)).to.equal('Week 48, 2026');
  });

  it('adds up what was won in this browser, and gives it as CSV', async () => {
    itIs(WEDNESDAY);
    const golf = ofDay('2026-11-23', { game: 'golf', moves: 30, id: 'golf', elapsed: 15_400 });
    const leaderboard = await putLeaderboard(roomOf([...WON, golf]));
    expect(readText(partIn(leaderboard, 'season-title'))).to.equal('Season: week 48, 2026');
    expect(cellsIn(leaderboard)).to.deep.equal([
      ['FreeCell', '2', '171', '1:30'],
      ['Golf', '1', '30', '0:15'],
      ['All games', '3', '201', '1:45'],
    ]);
    expect(readText(partIn(leaderboard, 'season-note'))).to.equal(
      'Games count if you win them within the week.',
    );
    await expectAccessible(leaderboard);
    expect((await leaderboard.seasonCsv()).split('\r\n')).to.deep.equal([
      'season,game,variant,group,place,name,won,moves,seconds,moves 2026-11-23,moves 2026-11-24,moves 2026-11-25,moves 2026-11-26,moves 2026-11-27,moves 2026-11-28,moves 2026-11-29',
      '2026-W48,freecell,,,,,2,171,90,90,81,,,,,',
      '2026-W48,golf,,,,,1,30,15,30,,,,,,',
      '2026-W48,all,,,,,3,201,105,120,81,,,,,',
      '',
    ]);
  });

  it('says that it is being fetched before its code and the history are there', async () => {
    itIs(WEDNESDAY);
    const room = makeRoom({ season: '2026-W48' });
    putInBox(room, {});
    const leaderboard = makeElement('game-leaderboard', { 'save-key': undefined });
    room.append(leaderboard);
    await leaderboard.updateComplete;
    expect(readText(partIn(leaderboard, 'empty'))).to.equal('Loading the leaderboard …');
    await until('the season', () => partIn(leaderboard, 'season'));
    await until('the history', () => !readText(partIn(leaderboard, 'empty')).includes('fetched'));
    expect(readText(partIn(leaderboard, 'empty'))).to.equal(
      'You have not won a game of this season in this browser yet.',
    );
  });

  it('says that it has no table where the server refuses that', async () => {
    itIs(WEDNESDAY);
    const refusal = { status: 500, body: { problem: { code: 'failed' } } };
    serve({ 'GET /daily/2026-W48/freecell': refusal, 'GET /daily/2026-11-25/freecell': refusal });
    const room = roomOf([]);
    const game = Object.assign(document.createElement('div'), {
      ...{ id: 'board', day: '2026-11-25' },
      save: () => ({ game: 'freecell', options: {} }),
    });
    room.append(game);
    const leaderboard = makeElement('game-leaderboard', {
      ...{ 'save-key': undefined, src: BOARDS, for: 'board' },
    });
    room.append(leaderboard);
    const refused = 'The leaderboard could not be loaded.';
    await until('the refusal', () => findIn(leaderboard, 'season')?.textContent.includes(refused));
    await pressNode(leaderboard as never, partIn(leaderboard, 'button-csv'));
    await until('it says so', () => readText(partIn(leaderboard, 'status')) === refused);
  });

  it('begins at the first place again where the table becomes another one', async () => {
    itIs(WEDNESDAY);
    const empty = { board: 'freecell', total: 0, from: 0, entries: [], own: null };
    const entry = { rank: 1, name: 'Ann', won: 1, moves: 90, elapsed: null, results: [] };
    const whole = { ...empty, total: 25, entries: [entry] };
    serve({
      'GET /daily/2026-W48/freecell': { body: whole },
      'GET /daily/2026-11-25/freecell': { body: empty },
    });
    const room = roomOf([]);
    const game = Object.assign(document.createElement('div'), {
      ...{ id: 'board', day: '2026-11-25' },
      save: () => ({ game: 'freecell', options: { variant: 'freecell' } }),
    });
    room.append(game);
    const leaderboard = await putLeaderboard(room, { src: BOARDS, for: 'board' });
    const shows = (range: string): Promise<unknown> =>
      until(range, () => readText(partIn(leaderboard, 'range')) === `${range} of 25`);
    await pressNode(leaderboard as never, partIn(leaderboard, 'button-after'));
    await shows('11–11');
    leaderboard.group = '7BX';
    await until('the group', () => partIn(leaderboard, 'group-name'));
    await until('its table', () => partIn(leaderboard, 'range'));
    await shows('1–1');
  });

  it('shows the group’s sums of the server, and saves all of them as a file', async () => {
    itIs(WEDNESDAY);
    const none = [null, null, null, null, null];
    const entry = (rank: number, name: string): object => ({
      ...{ rank, name, won: 2, moves: 180 + rank, elapsed: rank === 1 ? 65_000 : null },
      results: [90, 90 + rank, ...none],
    });
    const week = { board: 'freecell.cells~3', total: 2, from: 0, own: null };
    const entries = [entry(1, 'Ann, 7B'), entry(2, '=1+1')];
    const empty = { board: 'freecell', total: 0, from: 0, entries: [], own: null };
    const asked = serve({
      'GET /daily/2026-W48/freecell': { body: { ...week, entries } },
      'GET /daily/2026-11-25/freecell': { body: empty },
    });
    const room = roomOf([]);
    const game = Object.assign(document.createElement('div'), {
      ...{ id: 'board', day: '2026-11-25' },
      save: () => ({ game: 'freecell', options: { variant: 'freecell' } }),
    });
    room.append(game);
    const leaderboard = await putLeaderboard(room, { src: BOARDS, for: 'board', group: '7bx' });
    expect(cellsIn(leaderboard)).to.deep.equal([
      ['1', 'Ann, 7B', '2', '181', '1:05'],
      ['2', '=1+1', '2', '182', 'no time–'],
    ]);
    const files: string[] = [];
    instead(HTMLAnchorElement.prototype, 'click', function (this: HTMLAnchorElement) {
      files.push(this.download);
    });
    await pressNode(leaderboard as never, partIn(leaderboard, 'button-csv'));
    await until('a file', () => files.length > 0);
    expect(files).to.deep.equal(['season-2026-W48.csv']);
    await until(
      'it says so',
      () => readText(partIn(leaderboard, 'status')) === 'The file was saved.',
    );
    const season = leaderboard.shadowRoot!.querySelector('[part~="season"]')!;
    expect(season.contains(partIn(leaderboard, 'season-table'))).to.equal(true);
    const lines = (await leaderboard.seasonCsv()).split('\r\n').slice(1);
    expect(lines).to.deep.equal([
      '2026-W48,freecell,cells~3,7BX,1,"Ann, 7B",2,181,65,90,91,,,,,',
      `2026-W48,freecell,cells~3,7BX,2,'=1+1,2,182,,90,92,,,,,`,
      '',
    ]);
    expect(asked.some(({ path }) => path === 'GET /daily/2026-W48/freecell')).to.equal(true);
  });
});
