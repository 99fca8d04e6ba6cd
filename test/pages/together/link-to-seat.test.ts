import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { type TestPage, openPage } from '../../harness/pages.js';
import {
  type ServerProcess,
  endServers,
  startServer,
} from '../../together/support/server-process.js';
import { violations } from '../support/axe.js';
import { strictWith } from '../support/together.js';

after(endServers);

/** Notes the hands that are over, and the errors that the page is told of. */
const NOTES = `{
  globalThis.ended = [];
  globalThis.errors = [];
  document.addEventListener('hand-end', ({ detail }) => globalThis.ended.push(detail.hand));
  document.addEventListener('game-error', ({ detail }) => globalThis.errors.push(detail.message));
}`;

const open = (server: string): Promise<TestPage> =>
  openPage({
    html: `<main>
      <h1>A table for friends</h1>
      <card-room server="${server}">
        <seven27-table></seven27-table>
        <card-lobby game="seven27-table"></card-lobby>
      </card-room>
    </main>`,
    headers: strictWith(server),
    init: NOTES,
    reducedMotion: 'reduce',
    height: 1600,
  });

/** Opens an invitation, as a person does who was sent it. */
async function openInvitation(server: string, link: string): Promise<TestPage> {
  const page = await open(server);
  await page.goto('about:blank');
  await page.goto(link);
  return page;
}

const board = (page: TestPage, part: string) =>
  page.locator(`seven27-table .board [part~="${part}"]`);

/** From the table to a seat: a press, a name, a press. */
async function sit(page: TestPage, name: string): Promise<void> {
  await board(page, 'button-sit').click();
  const panel = page.locator('seven27-table .panel');
  await panel.locator('[part~="name-input"]').fill(name);
  await panel.locator('[part~="button-primary"]').click();
}

const endedOn = (page: TestPage): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as unknown as { ended: readonly number[] }).ended);

/** Presses what the table offers, on one page after the other, until the first hand is over on all of them. */
async function playOut(players: readonly TestPage[], all: readonly TestPage[]): Promise<void> {
  for (let times = 0; times < 400; times++) {
    const ended = await Promise.all(all.map(endedOn));
    if (ended.every((hands) => hands.length > 0)) return;
    for (const page of players) {
      if ((await endedOn(page)).length > 0) continue;
      const main = page
        .locator('seven27-table .board')
        .locator('[part~="button-primary"]:enabled, [part~="button-low"]:enabled');
      if ((await main.count()) > 0)
        await main
          .first()
          .click({ timeout: 2000 })
          .catch(() => undefined);
    }
  }
  throw new Error('the hand comes to no end');
}

const stacksOn = (page: TestPage): Promise<readonly (number | null)[]> =>
  page
    .locator('seven27-table')
    .evaluate((table) => (table as unknown as { run: { stacks: readonly number[] } }).run.stacks);

describe('a table for friends', () => {
  let server: ServerProcess;
  before(async () => {
    server = await startServer({ origins: ['*'] });
  });

  it('is made, invited to, sat down at and played under a strict policy, and watched', async () => {
    const ada = await open(server.url);
    await ada.locator('card-lobby select[name="seats"]').selectOption('2');
    await ada.locator('card-lobby [part~="button-make"]').click();
    const link = await ada.locator('card-lobby [part~="invitation"]').inputValue();
    expect(link).to.match(/#table=[2-9A-HJKMNP-TV-Z]{8}$/);
    const bob = await openInvitation(server.url, link);
    const watcher = await openInvitation(server.url, link);
    await sit(ada, 'Ada');
    await sit(bob, 'Bob');
    const all = [ada, bob, watcher];
    for (const page of all) {
      await page.locator('seven27-table', { hasText: 'Ada' }).waitFor();
      await page.locator('seven27-table', { hasText: 'Bob' }).waitFor();
    }
    await playOut([ada, bob], all);
    const stacks = await Promise.all(all.map(stacksOn));
    expect(stacks).to.deep.equal([stacks[0], stacks[0], stacks[0]]);
    expect(stacks[0]!.reduce<number>((sum, chips) => sum + (chips ?? 0), 0)).to.equal(2000);
    for (const page of all) {
      expect(await violations(page)).to.deep.equal([]);
      expect(await page.evaluate(() => Reflect.get(globalThis, 'errors') as unknown)).to.deep.equal(
        [],
      );
      expect(page.problems).to.deep.equal([]);
    }
  });
});
