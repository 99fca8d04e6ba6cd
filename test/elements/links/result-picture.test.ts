import { expect } from 'chai';
import { PICTURE, drawResult } from '../../../src/elements/links/result-picture.js';
import { itInFull } from '../support/counts.js';
import { mountGame } from '../support/mount.js';

type Rgb = readonly number[];

const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: Rgb, other: Rgb): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

/** The lines of the picture, by the rows of pixels that their letters cover. */
const LINES = { title: [400, 444], deal: [482, 504], result: [542, 570] } as const;

/**
 * The contrast of each line with the felt beside it, of the felt's top with its bottom, and the top's colour.
 */
async function picture(
  felt: string,
  theme: string,
): Promise<{ contrasts: Record<string, number>; ends: number; top: Rgb }> {
  const game = await mountGame('freecell-game', { deal: '617', theme });
  game.style.setProperty('--baize-felt', felt);
  const canvas = drawResult(game.shadowRoot!.querySelector('.frame')!, ['FFFF', 'HHHH', 'EEEE']);
  const context = canvas.getContext('2d')!;
  const at = (x: number, y: number): Rgb => [...context.getImageData(x, y, 1, 1).data.slice(0, 3)];
  const ends = contrast(at(2, 1), at(2, PICTURE.height - 2));
  const lines = Object.entries(LINES).map(([name, [from, to]]) => {
    const best = Array.from({ length: to - from }, (_, row) => {
      const { data } = context.getImageData(300, from + row, 600, 1);
      const pixels = Array.from({ length: 600 }, (_pixel, x) => [...data.slice(4 * x, 4 * x + 3)]);
      // Only the title's rows have no cards beside the letters. The felt beside them is the background.
      return Math.max(...pixels.map((pixel) => contrast(pixel, at(2, from + row))));
    });
    return [name, Math.min(...best)] as const;
  });
  return { contrasts: Object.fromEntries(lines), ends, top: at(2, 1) };
}

/** The colours of all pixels of a picture, as the share of the picture that each covers. */
function colorsIn(game: Element): ReadonlyMap<string, number> {
  const canvas = drawResult(game.shadowRoot!.querySelector('.frame')!, ['FFFF', 'HHHH', 'EEEE']);
  const { width, height } = PICTURE;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, width, height);
  const counts = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = data.slice(at, at + 3).join(' ');
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return counts;
}

const FELTS = ['#0b6b4f', '#f3ead7', '#ffffff', '#000000', '#808080', 'transparent'];

describe('the picture of a result', () => {
  it('is on the frame’s felt, a little lighter at its top', async () => {
    const { top } = await picture('rgb(40 90 160)', 'light');
    const lighter = top.map((value, at) => value - [40, 90, 160][at]!);
    expect(
      lighter.every((more) => more >= 0 && more < 25),
      String(top),
    ).to.equal(true);
  });

  it('has the theme’s own colours: cards, suits, lines, and round corners', async () => {
    const game = await mountGame('freecell-game', { deal: '617', 'four-color': true });
    const theme = {
      ...{ card: 'rgb(250 240 10)', ink: 'rgb(1 2 3)', red: 'rgb(200 4 5)' },
      ...{ green: 'rgb(6 120 7)', blue: 'rgb(8 9 210)', line: 'rgb(90 11 12)' },
    };
    for (const [name, value] of Object.entries(theme)) {
      game.style.setProperty(`--baize-${name}`, value);
    }
    const used = colorsIn(game);
    for (const [name, value] of Object.entries(theme)) {
      expect(used.get(value.slice(4, -1)) ?? 0, name).to.be.above(100);
    }
    const card = theme.card.slice(4, -1);
    game.style.setProperty('--baize-radius', '30px');
    expect(colorsIn(game).get(card)).to.be.below(used.get(card)! - 1000);
  });

  for (const [index, felt] of FELTS.entries()) {
    const define = index < 2 ? it : itInFull;
    define(`has legible text on felt ${felt}, which is not black at its foot`, async () => {
      for (const theme of ['light', 'dark']) {
        const { contrasts, ends } = await picture(felt, theme);
        expect(Math.min(...Object.values(contrasts)), `${theme}: text`).to.be.at.least(4.5);
        expect(ends, `${theme}: top and foot`).to.be.below(3.5);
      }
    });
  }
});
