import { after, describe, it } from 'node:test';
import { expect } from 'chai';
import type { Save } from '../../../src/core.js';
import { type TestPage, openPage } from '../../harness/pages.js';
import { dayDeal, saveOf, wayToWin } from '../../together/support/day-links.js';
import { endServers, startServer, tablesFolder } from '../../together/support/server-process.js';
import { putGame } from '../support/begun-game.js';
import { gameOf } from '../support/board.js';
import { strictWith } from '../support/together.js';
import { byPart } from '../../harness/by-part.js';

after(endServers);

interface GameOnPage {
  readonly day: string | undefined;
}

const open = (server: string): Promise<TestPage> =>
  openPage({
    html: `<main>
      <h1>The daily puzzle</h1>
      <freecell-game id="board" daily no-auto-finish></freecell-game>
      <game-leaderboard src="${server}/daily" for="board"></game-leaderboard>
    </main>`,
    scripts: ['/dist/cdn/freecell-game.js', '/dist/cdn/game-leaderboard.js'],
    headers: strictWith(server),
    reducedMotion: 'reduce',
    height: 1600,
  });

const board = (page: TestPage, part: string) => page.locator(`game-leaderboard ${byPart(part)}`);

/** A save of the day's game one move before its win, and that move. It is the same for all players. */
const nearlyWon = new Map<string, Promise<readonly [save: Save, last: string]>>();

async function nearWin(day: string): Promise<readonly [save: Save, last: string]> {
  const deal = await dayDeal('freecell', day);
  const way = wayToWin('freecell', deal);
  return [saveOf('freecell', deal, way.slice(0, -1)), way.at(-1)!];
}

/** Wins the day's game: loads a save, and makes the last move by keys. */
async function win(page: TestPage): Promise<void> {
  const game = gameOf(page);
  await game.locator('[data-card]').first().waitFor();
  await page.waitForFunction(
    () => (document.querySelector('#board') as unknown as GameOnPage).day !== undefined,
  );
  const day = await game.evaluate((one) => (one as unknown as GameOnPage).day!);
  if (!nearlyWon.has(day)) nearlyWon.set(day, nearWin(day));
  const [save, last] = await nearlyWon.get(day)!;
  await putGame(page, save);
  await game.locator('[data-card]').first().focus();
  for (const key of last.slice(0, 2)) await page.keyboard.press(key);
}

async function agree(page: TestPage, name: string): Promise<void> {
  await page.locator('game-leaderboard [name="name"]').fill(name);
  await page.keyboard.press('Enter');
}

describe('a leaderboard and its server', () => {
  it('rank a game that was won by keys; a win while the server was gone is sent later', async () => {
    const data = tablesFolder();
    const server = await startServer({ data, origins: ['*'] });
    const port = Number(new URL(server.url).port);
    const ada = await open(server.url);
    await board(ada, 'empty').waitFor();
    await win(ada);
    await agree(ada, 'Ada');
    await board(ada, 'status').getByText('place 1 of 1').waitFor();
    await board(ada, 'row own').getByText('Ada').waitFor();
    expect(ada.problems).to.deep.equal([]);

    const bob = await open(server.url);
    await board(bob, 'row').getByText('Ada').waitFor();
    await server.end();
    await win(bob);
    await agree(bob, 'Bob');
    await board(bob, 'status').getByText('stored here and will be sent later').waitFor();
    await startServer({ data, origins: ['*'], port });
    await bob.context().setOffline(true);
    await bob.context().setOffline(false);
    await board(bob, 'status').getByText('of 2').waitFor();
    await board(bob, 'row own').getByText('Bob').waitFor();
    expect(await board(bob, 'row').count()).to.equal(2);
    const own = bob.problems.filter(
      ({ kind, text }) => kind !== 'request' && !text.includes('net::ERR'),
    );
    expect(own).to.deep.equal([]);
  });
});
