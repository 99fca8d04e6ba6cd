import { expect } from 'chai';
import { describe, it } from 'node:test';
import { openPage } from '../harness/pages.js';

const demo = { path: '/demo/ten-dice.html', reducedMotion: 'reduce' } as const;

describe('the page of the ten-dice race', () => {
  it('says at its field that there are more bots than there is room for, and races on', async () => {
    const page = await openPage({ ...demo, height: 1000, warns: true });
    const race = page.locator('ten-dice-race');
    const names = race.locator('[part~="racer-name"]');
    expect(await names.allTextContents()).to.have.length(3);
    await page.getByLabel('Players').fill('3');
    await page.getByLabel('Players').press('Enter');
    const wrong = page.locator('#wrong-bots');
    await wrong.filter({ hasText: 'bots "2" cannot be used; accepted: 0–1' }).waitFor();
    expect(await page.getByLabel('Bots').getAttribute('aria-invalid')).to.equal('true');
    expect(await names.allTextContents()).to.have.length(3);
    await page.getByLabel('Bots').fill('1');
    await page.getByLabel('Bots').press('Enter');
    await wrong.waitFor({ state: 'hidden' });
    expect(await page.locator('#tag').textContent()).to.equal(
      '<ten-dice-race players="3" bots="1"></ten-dice-race>',
    );
    await race.getByRole('button', { name: 'New game' }).click();
    expect(await names.allTextContents()).to.deep.equal([
      ...['Player 1', 'Player 2', 'Player 3', 'Kim'],
    ]);
    expect(page.problems).to.deep.equal([]);
  });

  it('has nothing to scroll sideways, races by its settings, prints what it hears, and goes on after a reload', async () => {
    const page = await openPage({ ...demo, path: `${demo.path}?players=2&bots=1`, height: 1000 });
    const race = page.locator('ten-dice-race');
    const tag = '<ten-dice-race players="2" bots="1"></ten-dice-race>';
    expect(await page.locator('#tag').textContent()).to.equal(tag);
    await race.getByRole('button', { name: 'Roll all ten dice' }).waitFor();
    // No horizontal scrolling, narrow or wide.
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 1000 });
      const box = await race.boundingBox();
      expect([box!.x >= 0, box!.x + box!.width <= width]).to.deep.equal([true, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(width);
    }
    await race.getByRole('button', { name: 'New game' }).click();
    const names = race.locator('[part~="racer-name"]');
    expect(await names.allTextContents()).to.deep.equal(['Player 1', 'Player 2', 'Noor']);
    for (const player of ['Player 1', 'Player 2']) {
      await race.locator('[part~="racer"][part~="turn"]', { hasText: player }).waitFor();
      await race.getByRole('button', { name: 'Roll all ten dice' }).click();
    }
    await race.locator('[part~="racer"][part~="turn"]', { hasText: 'Player 1' }).waitFor();
    expect(await page.locator('#log > .game-move').count()).to.equal(3);
    const dice = () => race.getByRole('img').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const fallen = await dice();
    expect(fallen.join()).to.match(/^(Player 1|,Player 2|,Noor|: [1-6](, [1-6]){9})+$/);
    await page.reload();
    await race.locator('[part~="racer"][part~="turn"]', { hasText: 'Player 1' }).waitFor();
    expect(await dice()).to.deep.equal(fallen);
    expect(page.problems).to.deep.equal([]);
  });
});
