import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type TestPage, openPage } from '../harness/pages.js';
import { firstOf } from '../support/counts.js';
import { gameOf, look } from './support/board.js';
import { differences, geometryOf, isOnBoard, restlessCards } from './support/geometry.js';
import { cardsOf, dragMoves, move } from './support/staged.js';

const hostile = { path: '/demo/hostile.html', reducedMotion: 'reduce' } as const;

const frameWidth = (page: TestPage): Promise<number> =>
  gameOf(page)
    .first()
    .locator('[part~="frame"]')
    .evaluate((frame) => frame.getBoundingClientRect().width);

/** A plain page with a board of this width, and one that is written from right to left. */
const plain = (width: number): Promise<TestPage> =>
  openPage({
    width: width + 100,
    reducedMotion: 'reduce',
    html: `<style>freecell-game { width: ${width}px }</style>
      <freecell-game deal="617" save-key="a"></freecell-game>
      <div dir="rtl"><freecell-game deal="617" save-key="b"></freecell-game></div>`,
  });

describe('a page whose style sheet spares nothing', () => {
  for (const width of firstOf([320, 768, 1280], 1)) {
    it(`leaves every card and button where it is on a plain page, ${width} wide`, async () => {
      const page = await openPage({ ...hostile, width });
      const inner = await frameWidth(page);
      expect(inner).to.be.within(width - 40, width);
      const boxes = await geometryOf(gameOf(page));
      const other = await plain(inner);
      expect(await frameWidth(other)).to.equal(inner);
      const [alike, mirrored] = [gameOf(other).first(), gameOf(other).last()];
      expect(Object.keys(boxes).filter(isOnBoard).length).to.equal(52 + 16 + 16);
      expect(differences(boxes, await geometryOf(alike))).to.deep.equal([]);
      expect(differences(boxes, await geometryOf(mirrored), () => true)).to.deep.equal([]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('leaves cards under the hand, and at rest where it lays them', async () => {
    const page = await openPage({ ...hostile, height: 1400 });
    const game = gameOf(page);
    await game.scrollIntoViewIfNeeded();
    const seen = await look(game);
    const { from } = move('5 8');
    const top = cardsOf(seen, from).slice(-2);
    const card = game.locator(`[data-card="${top}"]`);
    const [grip, before] = [seen.piles[from]!, (await card.boundingBox())!];
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x - 120, grip.y + 33, { steps: 4 });
    const held = (await card.boundingBox())!;
    expect([held.x - before.x, held.y - before.y]).to.deep.equal([-120, 33]);
    await page.mouse.move(seen.piles['column-8']!.x, seen.piles['column-8']!.y);
    await page.mouse.up();
    const after = await dragMoves(page, ['4 a']);
    expect([cardsOf(after, 'column-8'), cardsOf(after, 'cell-1')]).to.deep.equal([
      'AH KH TC JS 2S QH JC',
      '4H',
    ]);
    expect(await restlessCards(game)).to.deep.equal([]);
    expect(page.problems).to.deep.equal([]);
  });
});

/** What Prototype.js 1.6.1 and MooTools change on a page, in our own code. */
const OLD_LIBRARIES = {
  'Prototype.js 1.6.1': `
    Array.from = (list) => {
      if (!list) return [];
      if (list.toArray) return list.toArray();
      const copy = new Array(list.length || 0);
      for (let at = copy.length; at--;) copy[at] = list[at];
      return copy;
    };
    Array.prototype.toArray = function () { return [].concat(this); };
    Array.prototype.entries = Array.prototype.toArray;
    Array.prototype.each = function (act) { this.forEach((item) => act(item)); return this; };
    Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']'; };
    String.prototype.toJSON = function () { return '"' + this + '"'; };
    Number.prototype.toJSON = function () { return String(this); };
    String.prototype.strip = function () { return this.trim(); };
    Function.prototype.bind = function (object, ...first) {
      const act = this;
      return function (...rest) { return act.apply(object, first.concat(rest)); };
    };`,
  MooTools: `
    Array.from = (item) => {
      if (item == null) return [];
      if (Array.isArray(item)) return item;
      const isList = typeof item === 'object' && typeof item.length === 'number';
      return isList ? Array.prototype.slice.call(item) : [item];
    };
    Function.prototype.extend = function (name, value) { this[name] = value; return this; };
    Array.prototype.erase = function () { return this; };
    Object.prototype.forOldPages = function () {};`,
} as const;

describe('a page with an old library', () => {
  for (const [name, library] of Object.entries(OLD_LIBRARIES))
    it(`has games that are played, and kept over a reload: ${name}`, async () => {
      const page = await openPage({
        init: library,
        reducedMotion: 'reduce',
        html: '<klondike-game deal="617" save-key="old"></klondike-game><paigow-table></paigow-table><golf-game deal="1"></golf-game>',
        scripts: ['/dist/cdn/baize.js'],
      });
      const game = page.locator('klondike-game');
      await game.locator('[data-card]').first().waitFor();
      await page.locator('golf-game [data-card]').first().waitFor();
      await page.locator('paigow-table [part~="seat"][part~="own"]').waitFor();
      await game.locator('[data-pile="stock"]').click();
      const moves = (): Promise<number> =>
        game.evaluate((node) => (node as HTMLElement & { moveCount: number }).moveCount);
      expect(await moves()).to.equal(1);
      await page.reload();
      await game.locator('[data-card]').first().waitFor();
      expect(await moves()).to.equal(1);
      expect(page.problems).to.deep.equal([]);
    });
});
