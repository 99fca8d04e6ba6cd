import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { part, parts } from '../support/board.js';
import { some, firstOf } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES, playText, readMove } from '../support/games.js';
import { faults, setWidth } from '../support/geometry.js';
import { focusOn } from '../support/keys.js';
import { afterTest, mountGame } from '../support/mount.js';
import { openKeys, openMenu, openSettings } from '../support/panels.js';
import { cutOff, smallTargets } from '../support/targets.js';
import { until } from '../support/until.js';

const WIDTHS = some([320, 390, 768, 1280], [320, 1280]);
const WORDS = ['title', 'deal', 'figures', 'status'];

/** The page's root font, for the present test: a reader who wants words twice as large has 200 %. */
function rootFont(size: string): void {
  const { style } = document.documentElement;
  style.fontSize = size;
  afterTest(() => (style.fontSize = ''));
}

const sizeOf = (node: Element): number => parseFloat(getComputedStyle(node).fontSize);

/** A game that shows why a move can't be made, and has high counts. */
async function talking(sample: (typeof SAMPLES)[number]): Promise<AnyGame> {
  const attributes = { deal: String(sample.deal), verdict: true, locale: 'de' } as const;
  const game = await mountGame(sample.tag, attributes, { width: 320 });
  playText(game, sample.moves[0]);
  game.load({ ...game.save()!, count: 1235 } as never);
  game.play(readMove(game, sample.wrong));
  await game.updateComplete;
  return game;
}

describe('words for a reader whose root font is twice as large', () => {
  before(() => setViewport({ width: 1400, height: 900 }));
  after(() => resetPage());

  for (const sample of firstOf(SAMPLES, 1)) {
    it(`are larger in ${sample.tag}, and all has its place`, async () => {
      const game = await talking(sample);
      const usual = WIDTHS.map((width) => {
        setWidth(game, width);
        return WORDS.map((name) => sizeOf(part(game, name)));
      });
      rootFont('200%');
      WIDTHS.forEach((width, index) => {
        setWidth(game, width);
        expect(faults(game), `at ${width}`).to.deep.equal([]);
        expect(cutOff(game), `at ${width}`).to.deep.equal([]);
        expect(smallTargets(game), `at ${width}`).to.deep.equal([]);
        const status = part(game, 'status');
        expect(status.scrollHeight, `status at ${width}`).to.be.at.most(status.clientHeight);
        const least = width < 768 ? 1.25 : 1.75;
        WORDS.forEach((name, at) => {
          const times = sizeOf(part(game, name)) / usual[index]![at]!;
          expect(times, `${name} at ${width}`).to.be.at.least(least);
        });
      });
    });
  }

  it('are larger in the menu and in panels, which hold them', async () => {
    rootFont('200%');
    for (const width of WIDTHS) {
      const game = await mountGame(
        'freecell-game',
        { deal: '617', locale: 'de', linked: true },
        { width },
      );
      await until('it is dealt', () => parts(game, 'card').length > 0);
      await openMenu(game);
      const menu = part(game, 'menu').getBoundingClientRect();
      expect(sizeOf(part(game, 'menu-item')), `menu at ${width}`).to.be.at.least(17);
      expect(menu.bottom, `menu at ${width}`).to.be.at.most(
        part(game, 'frame').getBoundingClientRect().bottom,
      );
      expect(cutOff(game), `menu at ${width}`).to.deep.equal([]);
      game.parentElement!.remove();
    }
    for (const width of some([320, 1280], [320])) {
      const game = await mountGame('freecell-game', { deal: '617' }, { width });
      for (const open of [openSettings, openKeys]) {
        await focusOn(game, 'column-1');
        const panel = await open(game);
        expect(sizeOf(panel), `at ${width}`).to.be.at.least(17);
        expect(cutOff(game), `at ${width}`).to.deep.equal([]);
        expect(panel.scrollWidth).to.equal(panel.clientWidth);
      }
      game.parentElement!.remove();
    }
  });

  it('never fall below their usual size, where a page’s root font is smaller', async () => {
    const game = await mountGame('freecell-game');
    const usual = WORDS.map((name) => sizeOf(part(game, name)));
    rootFont('62.5%');
    expect(WORDS.map((name) => sizeOf(part(game, name)))).to.deep.equal(usual);
  });
});
