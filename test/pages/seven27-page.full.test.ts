import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';
import { gameOf, look } from './support/board.js';
import { PEOPLE, SCRIPT, TWO, openTable, pressAll, tableOf } from './support/seven27.js';
import { dragMoves } from './support/staged.js';
import { handOf, part, press } from './support/table.js';

const reduced = { reducedMotion: 'reduce' } as const;

describe('two tables of Seven Twenty-Seven, one of Pai Gow and a FreeCell on a page', () => {
  const html = `${TWO}<freecell-game deal="617"></freecell-game><paigow-table></paigow-table>${PEOPLE}`;

  it('are played each for itself, and come back each from its own save', async () => {
    const page = await openPage({ ...reduced, html, height: 4800 });
    const [first, second] = [tableOf(page).first(), tableOf(page).last()];
    await press(first, 'ante');
    await dragMoves(page, ['5 8'], gameOf(page, 'freecell-game'));
    await pressAll(second, 'ante', 'ante', 'show', 'stand', 'show', 'take');
    await pressAll(second, 'show', 'bet', 'show', 'fold');
    await part(second, 'button-next').waitFor();
    await part(first, 'button-stand').waitFor();
    const report = async (): Promise<unknown> => [
      await handOf(first),
      (await look(gameOf(page, 'freecell-game'))).position,
      // Nobody has bet there, so its hand begins anew with another seed.
      (await handOf(page.locator('paigow-table'))).stacks,
      await handOf(second),
    ];
    const before = await report();
    expect([(await handOf(first)).phase, (await handOf(second)).phase]).to.deep.equal([
      'draw',
      'over',
    ]);
    const keys = await page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key !== 'baize:preferences' && !key.endsWith(':counted'))
        .sort(),
    );
    expect(keys.map((key) => /:([a-z0-9]+-[a-z]+:\d):/.exec(key)?.[1])).to.deep.equal([
      'freecell-game:1',
      'paigow-table:1',
      'seven27-table:1',
      'seven27-table:2',
    ]);
    await page.reload();
    expect(await report()).to.deep.equal(before);
    expect([page.told, page.problems]).to.deep.equal([[], []]);
  });
});

/** Listeners that record their events, and throw. */
const THROWS = `<script>
  globalThis.heard = [];
  for (const type of ['game-start', 'hand-start', 'game-move', 'hand-end']) {
    addEventListener(type, ({ detail: { source, notation } }) => {
      heard.push(notation ?? type);
      throw new Error('host at ' + (notation ?? type));
    });
  }
</script>`;

describe('a host whose listeners throw', () => {
  it('has a hand that goes on, and is told of its own errors alone', async () => {
    const page = await openPage({ ...reduced, html: THROWS + PEOPLE, scripts: [SCRIPT] });
    const table = tableOf(page);
    await pressAll(table, 'ante', 'ante', 'show', 'stand', 'show', 'stand', 'show', 'check');
    await pressAll(table, 'show', 'bet', 'show', 'fold');
    await press(table, 'next');
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    const [first, second] = heard[5] === 's0' ? [0, 1] : [1, 0];
    expect(heard).to.deep.equal([
      ...['hand-start', 'game-start', 'a0', 'a1', 'd', `s${first}`, `s${second}`],
      ...[`k${first}`, `b${second}:5`, `f${first}`, 'e', 'hand-end', 'hand-start'],
    ]);
    const thrown = page.problems.map(({ kind, text }) => `${kind} ${text.split('\n')[0]!}`);
    expect(thrown).to.deep.equal(heard.map((what) => `error Error: host at ${what}`));
    expect((await handOf(table)).number).to.equal(2);
  });
});

describe('a table that the page hides', () => {
  it('is not to be seen, and is as it was when it is shown again', async () => {
    const [page, table] = await openTable({ html: PEOPLE.replace(' seats', ' hidden seats') });
    expect(await table.isVisible()).to.equal(false);
    const hide = (hidden: boolean): Promise<void> =>
      table.evaluate((element, is) => void element.toggleAttribute('hidden', is), hidden);
    await hide(false);
    await pressAll(table, 'ante', 'ante', 'show', 'take');
    const before = await handOf(table);
    await hide(true);
    for (const key of ['d', 'f', 's', 'n']) await page.keyboard.press(key);
    await hide(false);
    expect(await handOf(table)).to.deep.equal(before);
    await pressAll(table, 'show', 'stand');
    expect((await handOf(table)).phase).to.equal('bets');
    expect(page.problems).to.deep.equal([]);
  });
});
