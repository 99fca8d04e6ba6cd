import { expect } from 'chai';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hashOf, hashes, tagsFor } from '../../scripts/build/integrity.mjs';
import { ROOT } from '../../scripts/entries.mjs';
import { type TestPage, expectedProblems, openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { importsOf } from './support/cdn.js';
import { cardsOf, dragMoves } from './support/staged.js';

const GAME = '<freecell-game deal="617"></freecell-game>';
const PLAYED = 'AH KH TC JS 2S QH JC';
const reduced = { reducedMotion: 'reduce' } as const;

/** A page with the tags of `npm run sri`. One of the files is changed by a line. */
async function openWith(changed?: string): Promise<TestPage> {
  const { map, script } = tagsFor('freecell-game.js', '/dist/cdn/', hashes());
  const page = await openPage({ ...reduced, html: '', scripts: [] });
  if (changed !== undefined) {
    await page.route(`**/dist/cdn/${changed}`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n` });
    });
  }
  await page.route('**/checked/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html>${map}${script}${GAME}` }),
  );
  await page.goto('/checked/');
  await page.waitForLoadState('networkidle');
  return page;
}

const isDefined = (page: TestPage): Promise<boolean> =>
  page.evaluate(() => customElements.get('freecell-game') !== undefined);

/** Expects the browser to refuse a file with a message. */
function expectRefused(page: TestPage, name: string): void {
  const refusals = expectedProblems(
    page,
    ({ text }) => text.includes('integrity') && text.includes(`/dist/cdn/${name}`),
  );
  expect(refusals).to.not.deep.equal([]);
}

/** Expects the game to report once that it goes on without a module. */
function expectToldOnce(page: TestPage, part: string): void {
  const words = `<freecell-game>: ${part} could not be loaded`;
  expect(expectedProblems(page, ({ text }) => text.startsWith(words))).to.have.length(1);
}

/** The chunks that the game's script imports. */
const CHUNKS = importsOf('freecell-game').map((path) => path.split('/').at(-1)!);

describe('hashes of the CDN files', () => {
  it('are those of integrity.json, which the build writes', () => {
    const written = JSON.parse(readFileSync(`${ROOT}/dist/cdn/integrity.json`, 'utf8')) as unknown;
    expect(written).to.deep.equal(hashes());
  });

  it('are as the browser has them', () => {
    // From `printf 'abc' | openssl dgst -sha384 -binary | base64`.
    const known = 'ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn';
    expect(hashOf('abc')).to.equal(`sha384-${known}`);
  });

  it('let a page play that checks the script and all that it fetches', async () => {
    const page = await openWith();
    expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
    await gameOf(page).getByRole('button', { name: 'Hint', exact: true }).click();
    await gameOf(page).locator('[part~="card"][part~="hint"]').first().waitFor();
    expect(page.problems).to.deep.equal([]);
  });

  it('keep out a script that is another one', async () => {
    const page = await openWith('freecell-game.js');
    expectRefused(page, 'freecell-game.js');
    expect(await isDefined(page)).to.equal(false);
  });

  for (const chunk of firstOf(CHUNKS, 1)) {
    it(`keep out another ${chunk}, without which the game does not come up`, async () => {
      const page = await openWith(chunk);
      expectRefused(page, chunk);
      expect(await isDefined(page)).to.equal(false);
      expect(await gameOf(page).locator('[data-card]').count()).to.equal(0);
    });
  }

  it('keep out a part that is loaded later, and the game is played without it', async () => {
    const page = await openWith('panel-sheets.js');
    expect(cardsOf(await dragMoves(page, ['5 8']), 'column-8')).to.equal(PLAYED);
    await page.keyboard.press('?');
    const said = gameOf(page).locator('[part="status"]', { hasText: 'could not be fetched' });
    await said.waitFor();
    expectRefused(page, 'panel-sheets.js');
    expectToldOnce(page, 'panel-sheets');
    expect((await look(gameOf(page))).moveCount).to.equal(1);
  });

  it('keep out another solver, and a hint is a legal move', async () => {
    const page = await openWith('solver-adviser.js');
    await gameOf(page).getByRole('button', { name: 'Hint', exact: true }).click();
    await gameOf(page).locator('[part~="card"][part~="hint"]').first().waitFor();
    expectRefused(page, 'solver-adviser.js');
    expectToldOnce(page, 'solver/adviser');
    expect(page.workers()).to.deep.equal([]);
  });
});
