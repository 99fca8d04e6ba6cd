import { expect } from 'chai';
import { type GameStats } from '../../../src/elements/game-stats/element.js';
import { colour, coloursIn, contrast, over } from '../support/contrast.js';
import { afterTest } from '../support/mount.js';
import { itLooksWell } from '../support/sheet-looks.js';
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

describe('the looks of the statistics', () => {
  itLooksWell(LOOKS);

  it('have words of 4.5 or more wherever the felt is lightest or darkest', async () => {
    for (const theme of ['light', 'dark']) {
      const stats = await mountStats(await keeping(...WEEK), { theme });
      const { backgroundColor, backgroundImage } = getComputedStyle(partOf(stats, 'frame'));
      const base = colour(backgroundColor);
      const felts = [base, ...coloursIn(backgroundImage).map((light) => over(light, base))];
      expect(felts.length).to.be.at.least(3);
      const words = ['title', 'caption', 'key', 'log-button', 'status'];
      for (const felt of felts) {
        for (const name of words) {
          const ink = colour(getComputedStyle(partOf(stats, name)).color);
          expect(contrast(over(ink, felt), felt), `${name}, ${theme}`).to.be.at.least(4.5);
        }
        const bar = colour(getComputedStyle(partsOf(stats, 'bar won')[0]!).fill);
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
