import { expect } from 'chai';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import { WEEK, keeping, mountStats, partOf, partsOf } from '../support/stats.js';

const mounted = async (): Promise<GameStats> => mountStats(await keeping(...WEEK));

type Look = readonly [value: string, part: string, style: string];

const PROPERTIES: Readonly<Record<string, Look>> = {
  '--baize-felt': ['rgb(1, 2, 3)', 'frame', 'background-color'],
  '--baize-text': ['rgb(1, 2, 3)', 'frame', 'color'],
  '--baize-line': ['rgb(1, 2, 3)', 'button-export', 'border-top-color'],
  '--baize-accent': ['rgb(1, 2, 3)', 'bar won', 'fill'],
  '--baize-frame-radius': ['3px', 'frame', 'border-top-left-radius'],
  '--baize-font': ['monospace', 'frame', 'font-family'],
  '--baize-scheme': ['dark', 'frame', 'color-scheme'],
};

describe('the custom properties of the statistics', () => {
  for (const [name, [value, part, style]] of Object.entries(PROPERTIES)) {
    it(`${name} is the ${style} of the ${part}`, async () => {
      const stats = await mounted();
      const shown = (): string =>
        getComputedStyle(partsOf(stats, part)[0]!).getPropertyValue(style);
      const before = shown();
      stats.parentElement!.style.setProperty(name, value);
      expect([before === value, shown()]).to.deep.equal([false, value]);
      stats.parentElement!.style.removeProperty(name);
      expect(shown()).to.equal(before);
    });
  }

  it('--baize-shade is what buttons are mixed with', async () => {
    const stats = await mounted();
    const box = stats.parentElement!;
    const ground = (): string => getComputedStyle(partOf(stats, 'button-export')).backgroundColor;
    box.style.setProperty('--baize-felt', 'rgb(200, 0, 0)');
    const shaded = ground();
    box.style.setProperty('--baize-shade', 'rgb(200, 0, 0)');
    expect(ground()).not.to.equal(shaded);
  });
});

describe('the parts of the statistics that hold others', () => {
  it('figures has each figure, last the chart with its table, tools the buttons', async () => {
    const stats = await mounted();
    const partsIn = (name: string): readonly string[] => [
      ...new Set(
        [...partOf(stats, name).querySelectorAll('[part]')].flatMap((one) => [...one.part]),
      ),
    ];
    expect(partOf(stats, 'figures').localName).to.equal('dl');
    expect(partsIn('figures')).to.deep.equal(['figure', 'figure-value']);
    expect(partsIn('last')).to.include.members(['caption', 'chart', 'bar', 'won', 'key', 'log']);
    expect(partsIn('tools')).to.deep.equal([
      'button',
      'button-export',
      'button-import',
      'button-clear',
    ]);
  });
});
