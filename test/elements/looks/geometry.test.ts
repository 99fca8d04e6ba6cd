import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import {
  SYSTEMS,
  VARIANTS,
  type Variant,
  minCells,
} from '../../../src/games/freecell/rules/variants.js';
import { resetPage } from '../../harness/commands.js';
import { deckWith } from '../../support/decks.js';
import { held, part, parts, status } from '../support/board.js';
import { itInFull, some } from '../support/counts.js';
import { faults, setWidth, thinnestStrip } from '../support/geometry.js';
import { advance, mount, mountDeck } from '../support/mount.js';
import { press } from '../support/pointer.js';

/** The extremes, and those at which the layout changes; a full run has some in between. */
const WIDTHS = some([280, 320, 390, 519, 520, 768, 1024, 1280, 1600], [280, 520, 1600]);

/** The faults at every width, each with its width. */
function faultsAtWidths(game: FreecellGame): readonly string[] {
  return WIDTHS.flatMap((width) => {
    setWidth(game, width);
    return faults(game).map((fault) => `${width}: ${fault}`);
  });
}

/** Columns on top of a deck that make one column of a king and all below him. */
const TALL: Readonly<Record<'alternate' | 'suit' | 'ten', readonly string[]>> = {
  alternate: ['KS', '5S QH', '4H JS', '3S TH', '2H 9S', 'AS 8H', '7S', '6H'],
  suit: ['KS', '5S QS', '4S JS', '3S TS', '2S 9S', 'AS 8S', '7S', '6S'],
  ten: ['KS', '3S QS', '2S JS', 'AS TS', '9S', '8S', '7S', '6S', '5S', '4S'],
};

/** A game whose first column is as tall as columns get. */
async function tallest(variant: Variant, mirrored = false): Promise<FreecellGame> {
  const { columns, dealtToColumns: toColumns, build } = SYSTEMS[variant];
  const tops = columns === 10 ? TALL.ten : TALL[build === 'suit' ? 'suit' : 'alternate'];
  const game = await mountDeck(deckWith(tops, { columns, toColumns }), {
    variant,
    ...(mirrored ? { mirrored: true } : {}),
  });
  const order = Array.from({ length: 12 }, (_, n) => (n < columns - 1 ? n : n - (columns - 1)) + 2);
  await advance(game, ...order.map((column) => `column-${column} column-1`));
  const height = Math.ceil(toColumns / columns) + 12;
  expect(held(game, 'column-1').split(' ').length).to.equal(height);
  return game;
}

/**
 * The least visible height of a covered card in the tallest column, by the game's width, in pixels.
 */
const THINNEST: Readonly<Record<number, number>> = {
  280: 6,
  320: 7,
  390: 9,
  519: 12,
  520: 8,
  768: 12,
  1024: 16,
  1280: 16,
  1600: 16,
};

describe('geometry', () => {
  before(() => setViewport({ width: 1700, height: 1400 }));
  after(() => resetPage());

  // The usual layout, and the one with the most cells: a normal run's.
  for (const variant of some(VARIANTS, ['freecell', 'eight-off'])) {
    const [least, most] = [minCells(variant), 8];
    const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    for (const cells of some(counts, variant === 'eight-off' ? [least] : [most])) {
      it(`${variant} with ${cells} cells has everything in its place at every width`, async () => {
        const game = await mount({ deal: '617', variant, cells: String(cells) });
        expect(parts(game, 'pile-cell').length).to.equal(cells);
        expect(faultsAtWidths(game)).to.deep.equal([]);
      });
    }

    for (const mirrored of some([false, true], variant === VARIANTS[0] ? [true] : [])) {
      it(`${variant}${mirrored ? ' mirrored' : ''} holds its tallest column at every width`, async () => {
        const dealt = await mount({ deal: '617', variant });
        const game = await tallest(variant, mirrored);
        for (const width of WIDTHS) {
          setWidth(dealt, width);
          setWidth(game, width);
          expect(faults(game), `at ${width}`).to.deep.equal([]);
          expect(game.offsetHeight, `height at ${width}`).to.equal(dealt.offsetHeight);
          expect(thinnestStrip(game, 'column-1'), `strip at ${width}`).to.be.at.least(
            THINNEST[width]!,
          );
        }
      });
    }

    (variant === 'eight-off' ? it : itInFull)(
      `${variant} has room for the longest figures`,
      async () => {
        const game = await mount({ deal: '2147483647', variant });
        const height = (width: number): number => {
          setWidth(game, width);
          return game.offsetHeight;
        };
        const before = WIDTHS.map(height);
        game.load({ ...game.save(), count: 1234, elapsed: 45_296_000 });
        await game.updateComplete;
        expect(part(game, 'figures').textContent).to.match(/1,234 moves.*12:34:56/s);
        expect(faultsAtWidths(game)).to.deep.equal([]);
        expect(WIDTHS.map(height)).to.deep.equal(before);
      },
    );
  }

  it('a narrow box on a wide page is laid out as a narrow page', async () => {
    const game = await mount({ deal: '617' }, { width: 320 });
    await setViewport({ width: 320, height: 800 });
    const heights = [game.offsetHeight];
    await setViewport({ width: 1700, height: 1400 });
    heights.push(game.offsetHeight);
    expect(heights[1]).to.equal(heights[0]);
    expect(faults(game)).to.deep.equal([]);
  });

  it('all words of a refusal fit under the board, and the height stays', async () => {
    const game = await mount();
    const heights = WIDTHS.map((width) => {
      setWidth(game, width);
      return game.offsetHeight;
    });
    await press(game, 'JC');
    await press(game, 'JD');
    expect(status(game).length).to.be.greaterThan(30);
    const words = document.createRange();
    words.selectNodeContents(part(game, 'status'));
    WIDTHS.forEach((width, index) => {
      setWidth(game, width);
      const [text, frame] = [words, part(game, 'frame')].map((one) => one.getBoundingClientRect());
      const piles = parts(game, 'pile').map((node) => node.getBoundingClientRect().bottom);
      expect(text!.height, `words at ${width}`).to.be.greaterThan(10);
      expect(text!.top, `words at ${width}`).to.be.at.least(Math.max(...piles) - 2);
      expect(text!.bottom, `words at ${width}`).to.be.at.most(frame!.bottom);
      expect(game.offsetHeight, `height at ${width}`).to.equal(heights[index]);
    });
  });

  it('a tool, a cell and a card’s width give a finger 24 pixels where ten columns leave them', async () => {
    const game = await mount({ deal: '617' });
    for (const width of WIDTHS) {
      setWidth(game, width);
      const tools = parts(game, 'button').filter((node) => node.checkVisibility());
      const nodes = [...tools, ...parts(game, 'card'), ...parts(game, 'slot')];
      const small = nodes.filter((node) => node.offsetWidth < 24 || node.offsetHeight < 24);
      expect(small.length, `too small at ${width}`).to.equal(0);
    }
    // Seahaven's ten columns are 23 pixels wide in a box of 280, and more in any wider one.
    const towers = await mount({ deal: '617', variant: 'seahaven' });
    const cardWidth = (width: number): number => {
      setWidth(towers, width);
      return part(towers, 'card').offsetWidth;
    };
    expect([280, 320, 390].map(cardWidth)).to.deep.equal([23, 27, 33]);
  });
});
