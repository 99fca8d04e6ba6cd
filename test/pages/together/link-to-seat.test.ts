import { after, before, describe, it } from 'node:test';
import { expect } from 'chai';
import { type TestPage, openPage } from '../../harness/pages.js';
import {
  type ServerProcess,
  endServers,
  startServer,
} from '../../together/support/server-process.js';
import { countOf, isFull } from '../../support/counts.js';
import { strictWith } from '../support/together.js';

after(endServers);

/** Records finished hands, and the errors that the page receives. */
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

/** Makes a table for two, and returns its invitation. */
async function makeTable(page: TestPage): Promise<string> {
  await page.locator('card-lobby select[name="seats"]').selectOption('2');
  await page.locator('card-lobby [part~="button-make"]').click();
  const link = await page.locator('card-lobby [part~="invitation"]').inputValue();
  expect(link).to.match(/#table=[2-9A-HJKMNP-TV-Z]{8}$/);
  return link;
}

/** Opens an invitation like a person who received it. */
async function openInvitation(page: TestPage, link: string): Promise<TestPage> {
  await page.goto('about:blank');
  await page.goto(link);
  return page;
}

/** The game in the room. */
const game = (page: TestPage) => page.locator('seven27-table, ten-dice-race');

/** Takes a seat: a press, a name, a press. */
async function sit(page: TestPage, name: string): Promise<void> {
  await game(page).locator('.board [part~="button-sit"]').click();
  const panel = game(page).locator('.panel');
  await panel.locator('[part~="input"]').fill(name);
  await panel.locator('[part~="button"][part~="primary"]').click();
}

/** Waits until the table offers a button on a page, or the first hand is over: then returns `over`. */
async function offered(page: TestPage): Promise<string> {
  const handle = await page.waitForFunction(() => {
    if ((globalThis as unknown as { ended: readonly number[] }).ended.length > 0) return 'over';
    const board = document.querySelector('seven27-table')!.shadowRoot!.querySelector('.board');
    return board?.querySelector(
      ':is([part~="button"][part~="primary"], [part~="button-low"]):enabled',
    )
      ? 'turn'
      : undefined;
  });
  return (await handle.jsonValue())!;
}

/** Presses the table's buttons on a page until the first hand is over. */
async function playOut(page: TestPage): Promise<void> {
  while ((await offered(page)) === 'turn') {
    const main = page
      .locator('seven27-table .board')
      .locator('[part~="button"][part~="primary"]:enabled, [part~="button-low"]:enabled');
    // The button may disappear meanwhile.
    await main
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
  }
}

const stacksOn = (page: TestPage): Promise<readonly (number | null)[]> =>
  page
    .locator('seven27-table')
    .evaluate((table) => (table as unknown as { run: { stacks: readonly number[] } }).run.stacks);

const openDemo = (server: string): Promise<TestPage> =>
  openPage({
    path: `/demo/together/?game=ten-dice-race&server=${encodeURIComponent(server)}`,
    init: NOTES,
    reducedMotion: 'reduce',
    height: 1600,
  });

/** The parts of a race that the test reads. */
interface Race {
  readonly legalMoves: readonly unknown[];
  readonly state: {
    readonly round: number;
    readonly turn: number | null;
    readonly racers: readonly object[];
    readonly home: readonly number[];
  };
  revealSeed(): string | undefined;
}

/** Waits until it is the page's turn; returns `false` if the race is over. */
async function hasTurn(page: TestPage): Promise<boolean> {
  const handle = await page.waitForFunction(() => {
    const race = document.querySelector('ten-dice-race') as unknown as Race;
    if (race.legalMoves.length > 0) return 'turn';
    return race.revealSeed() ? 'over' : undefined;
  });
  return (await handle.jsonValue()) === 'turn';
}

/** Plays rounds or to the end: one page keeps what the hint says and rolls by mouse, the other plays by keys. */
async function race(byMouse: TestPage, byKeys: TestPage, rounds: number): Promise<void> {
  const roll = (page: TestPage) => game(page).locator('.board [part~="button"][part~="primary"]');
  for (let round = 0; round < rounds && (await hasTurn(byMouse)); round++) {
    await game(byMouse).locator('[part~="button-hint"]').click();
    await roll(byMouse).click();
    // After somebody has finished, the round is still played to its end.
    if (!(await hasTurn(byKeys))) break;
    await roll(byKeys).press('t');
    await roll(byKeys).press('Enter');
  }
}

/** The race as all pages show it, after this many rounds or at its end, then with the seed of its dice. */
async function raceOn(page: TestPage, rounds: number): Promise<Record<string, unknown>> {
  const handle = await page.waitForFunction((played) => {
    const race = document.querySelector('ten-dice-race') as unknown as Race;
    const [{ round, turn, racers, home }, seed] = [race.state, race.revealSeed()];
    return round > played || seed ? { round, turn, racers, home, seed } : undefined;
  }, rounds);
  return (await handle.jsonValue())!;
}

async function expectNoErrors(page: TestPage): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(globalThis, 'errors') as unknown)).to.deep.equal([]);
  expect(page.problems).to.deep.equal([]);
}

describe('a table for friends', () => {
  let server: ServerProcess;
  before(async () => {
    server = await startServer({ origins: ['*'] });
  });

  it('is made, invited to, sat down at and played under a strict policy, and watched', async () => {
    const ada = await open(server.url);
    const link = await makeTable(ada);
    const bob = await openInvitation(await open(server.url), link);
    const watcher = await openInvitation(await open(server.url), link);
    await sit(ada, 'Ada');
    await sit(bob, 'Bob');
    const all = [ada, bob, watcher];
    for (const page of all) {
      await page.locator('seven27-table', { hasText: 'Ada' }).waitFor();
      await page.locator('seven27-table', { hasText: 'Bob' }).waitFor();
    }
    await Promise.all([playOut(ada), playOut(bob), offered(watcher)]);
    const stacks = await Promise.all(all.map(stacksOn));
    expect(stacks).to.deep.equal([stacks[0], stacks[0], stacks[0]]);
    expect(stacks[0]!.reduce<number>((sum, chips) => sum + (chips ?? 0), 0)).to.equal(2000);
    for (const page of all) await expectNoErrors(page);
  });

  it('is found on the demo’s page for a race, which is run by mouse and keys', async () => {
    const ada = await openDemo(server.url);
    const bob = await openInvitation(await openDemo(server.url), await makeTable(ada));
    await sit(ada, 'Ada');
    await sit(bob, 'Bob');
    await game(bob).getByRole('button', { name: 'Ready' }).click();
    // The button of a player who is ready stays, and waits.
    await game(ada).getByRole('button', { name: 'Ready' }).press('Enter');
    // test/elements/together/race-table plays a race to its end, with each page's check.
    const rounds = countOf({ normal: 2, full: 1000 });
    await race(ada, bob, rounds);
    const seen = await raceOn(ada, rounds);
    expect(seen).to.deep.equal(await raceOn(bob, rounds));
    if (isFull) expect(seen['seed']).to.match(/^[0-9a-f]{64}$/);
    else expect(seen).to.include({ round: 3, turn: 0 });
    await expectNoErrors(ada);
    await expectNoErrors(bob);
  });
});
