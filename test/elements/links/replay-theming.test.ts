import { expect } from 'chai';
import { mountReplay, toolOf } from '../support/replay.js';

type Look = readonly [value: string, part: string, style: string];

/** What each property changes in the bar. The games have their own tests. */
const PROPERTIES: Readonly<Record<string, Look>> = {
  '--baize-text': ['rgb(1, 2, 3)', 'bar', 'color'],
  '--baize-accent': ['rgb(1, 2, 3)', 'slider', 'accent-color'],
  '--baize-frame-radius': ['3px', 'bar', 'border-bottom-left-radius'],
  '--baize-font': ['monospace', 'position', 'font-family'],
  '--baize-scheme': ['dark', 'bar', 'color-scheme'],
};

it('a replay has a part for its drawings: icon', async () => {
  const replay = await mountReplay();
  expect(toolOf(replay, 'button-play').querySelector('[part~="icon"]')).not.to.equal(null);
});

describe('the custom properties of a replay', () => {
  for (const [name, [value, part, style]] of Object.entries(PROPERTIES)) {
    it(`${name} is the ${style} of the ${part}`, async () => {
      const replay = await mountReplay();
      const shown = (): string => getComputedStyle(toolOf(replay, part)).getPropertyValue(style);
      const before = shown();
      replay.parentElement!.style.setProperty(name, value);
      expect([before === value, shown()]).to.deep.equal([false, value]);
      replay.parentElement!.style.removeProperty(name);
      expect(shown()).to.equal(before);
    });
  }

  it('--baize-shade is what the felt, --baize-felt, is mixed with for the bar', async () => {
    const replay = await mountReplay();
    const box = replay.parentElement!;
    const ground = (): string => getComputedStyle(toolOf(replay, 'bar')).backgroundColor;
    box.style.setProperty('--baize-felt', 'rgb(200, 0, 0)');
    const shaded = ground();
    box.style.setProperty('--baize-shade', 'rgb(200, 0, 0)');
    const plain = ground();
    expect(plain).not.to.equal(shaded);
    // A colour mixed with itself: the felt, in any proportion.
    const probe = document.createElement('i');
    probe.style.color = 'color-mix(in oklab, rgb(200, 0, 0), rgb(200, 0, 0) 36%)';
    box.append(probe);
    expect(plain).to.equal(getComputedStyle(probe).color);
  });
});
