import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { emulateFeatures, resetPage } from '../../harness/commands.js';
import { type GameStats } from '../../../src/elements/game-stats/element.js';
import { expectAccessible } from '../support/axe.js';
import { colour, coloursIn, contrast, over } from '../support/contrast.js';
import { itInFull, some } from '../support/counts.js';
import { afterTest } from '../support/mount.js';
import {
  WEEK,
  hand,
  keeping,
  mountStats,
  partOf,
  partsOf,
  played,
  pressPart,
} from '../support/stats.js';

type Mount = (theme: string, width: number) => Promise<GameStats>;

const LOOKS: Readonly<Record<string, Mount>> = {
  'with games': async (theme, width) => mountStats(await keeping(...WEEK), { theme }, { width }),
  'with hands, the table open': async (theme, width) => {
    const hands = Array.from({ length: 25 }, (_, n) => hand(n, 12_500 - n * 1200));
    const stats = await mountStats(await keeping(...hands), { theme }, { width });
    await pressPart(stats, 'log-button');
    return stats;
  },
  'with two games to choose, one of them cleared': async (theme, width) => {
    const keeper = await keeping(...WEEK, played(9, { game: 'seven-twenty-seven' }));
    const stats = await mountStats(keeper, { theme }, { width });
    await pressPart(stats, 'button-clear');
    return stats;
  },
  'with nothing': async (theme, width) => mountStats(await keeping(), { theme }, { width }),
};

/** What reaches beyond the frame's inner edges. */
const beyond = (stats: GameStats): readonly string[] => {
  const { left, right } = partOf(stats, 'frame').getBoundingClientRect();
  return [...stats.shadowRoot!.querySelectorAll<HTMLElement>('.frame *')]
    .filter((node) => node.closest('.scroll, .unseen, option') === null && node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < left || box.right > right;
    })
    .map((node) => `${node.localName}.${node.className}`);
};

const small = (stats: GameStats): readonly string[] =>
  [...stats.shadowRoot!.querySelectorAll<HTMLElement>('button, select, summary')]
    .filter((node) => Math.min(node.offsetWidth, node.offsetHeight) < 24)
    .map((node) => node.textContent);

describe('the looks of the statistics', () => {
  for (const [index, [when, make]] of Object.entries(LOOKS).entries()) {
    for (const theme of some(['light', 'dark'], [index % 2 === 0 ? 'light' : 'dark'])) {
      it(`break no rule of axe: ${when}, ${theme}`, async () => {
        await expectAccessible(await make(theme, 700));
      });
    }

    itInFull(`break none in forced colours: ${when}`, async () => {
      await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
      await expectAccessible(await make('auto', 320));
    });

    it(`have room at 400 %, and right to left: ${when}`, async () => {
      await setViewport({ width: 320, height: 256 });
      afterTest(() => {
        document.documentElement.removeAttribute('dir');
        void resetPage();
      });
      for (const dir of ['ltr', 'rtl']) {
        document.documentElement.dir = dir;
        const stats = await make('light', 288);
        expect([beyond(stats), small(stats)], dir).to.deep.equal([[], []]);
        stats.remove();
      }
    });
  }

  it('have words of 4.5 or more wherever the felt is lightest or darkest', async () => {
    for (const theme of ['light', 'dark']) {
      const stats = await mountStats(await keeping(...WEEK), { theme });
      const { backgroundColor, backgroundImage } = getComputedStyle(partOf(stats, 'frame'));
      const felts = [colour(backgroundColor), ...coloursIn(backgroundImage)];
      expect(felts.length).to.be.at.least(3);
      const words = ['title', 'caption', 'key', 'log-button', 'status'];
      for (const felt of felts) {
        for (const name of words) {
          const ink = colour(getComputedStyle(partOf(stats, name)).color);
          expect(contrast(over(ink, felt), felt), `${name}, ${theme}`).to.be.at.least(4.5);
        }
        const bar = colour(getComputedStyle(partsOf(stats, 'bar-won')[0]!).fill);
        expect(contrast(over(bar, felt), felt), `a bar, ${theme}`).to.be.at.least(3);
      }
    }
  });

  it('have the oldest game at the right where the page runs so', async () => {
    const keeper = await keeping(...WEEK);
    const order = async (): Promise<number> => {
      const stats = await mountStats(keeper);
      const [first, last] = [partsOf(stats, 'bar')[0]!, partsOf(stats, 'bar').at(-1)!];
      return Math.sign(last.getBoundingClientRect().x - first.getBoundingClientRect().x);
    };
    expect(await order()).to.equal(1);
    document.documentElement.dir = 'rtl';
    afterTest(() => document.documentElement.removeAttribute('dir'));
    expect(await order()).to.equal(-1);
  });
});
