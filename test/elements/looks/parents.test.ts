import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { some } from '../support/counts.js';
import { afterTest, makeElement } from '../support/mount.js';
import { nextFrame } from '../support/until.js';
import { COMPANION_TAGS, GAME_TAGS } from '../support/game.js';

const TAGS = [...GAME_TAGS, ...COMPANION_TAGS] as const;

/** The natural widths of a game: with enough room, and in a parent of 300 pixels. */
const NATURAL = [900, 300];

/** Parents that ask a game how wide it is: the tag or style of each, from the outer one to the game's own. */
const ASKING: Readonly<Record<string, readonly string[]>> = {
  'a flex row': ['display: flex'],
  'an item of a flex row': ['display: flex', ''],
  'align-items: center in a column': ['display: flex; flex-direction: column; align-items: center'],
  'place-items: center in a grid': ['display: grid; place-items: center'],
  'an inline block': ['', 'display: inline-block'],
  'a float': ['', 'float: left'],
  'an absolute box': ['position: relative; block-size: 1px', 'position: absolute'],
  'fit-content': ['', 'inline-size: fit-content'],
  "a table's cell": ['', 'display: table; border-spacing: 0', 'display: table-cell'],
};

/** Parents that give a width, which a game takes. */
const GIVING: Readonly<Record<string, readonly string[]>> = {
  'a block': [''],
  'a column': ['display: flex; flex-direction: column'],
  'a grid': ['display: grid'],
  'a growing item of a row': ['display: flex', 'flex: 1'],
};

/** Boxes within each other, the outer one so wide; the innermost. */
function nest(styles: readonly string[], width: number): HTMLElement {
  const boxes = styles.map((style) => {
    const box = document.createElement('div');
    box.style.cssText = style;
    return box;
  });
  boxes[0]!.style.inlineSize = `${width}px`;
  boxes.forEach((box, index) => (boxes[index - 1] ?? document.body).append(box));
  afterTest(() => boxes[0]!.remove());
  return boxes.at(-1)!;
}

const widthOf = (element: Element): number => Math.round(element.getBoundingClientRect().width);

describe('a game in its parent', () => {
  before(() => setViewport({ width: 1400, height: 900 }));
  after(() => resetPage());

  for (const tag of some(TAGS, ['seven27-table', 'game-stats'])) {
    it(`has a width where the parent asks for one, and else its parent's: ${tag}`, async () => {
      const game = makeElement(tag, { deal: '12' });
      for (const [name, styles] of Object.entries(ASKING)) {
        const widths: number[] = [];
        for (const width of [1200, 300]) {
          nest(styles, width).append(game);
          await game.updateComplete;
          widths.push(widthOf(game));
          expect(game.scrollWidth, `${name}, ${width} wide`).to.be.at.most(widths.at(-1)!);
        }
        expect(widths, name).to.deep.equal(NATURAL);
      }
      for (const [name, styles] of Object.entries(GIVING)) {
        for (const width of [1200, 300, 150]) {
          nest(styles, width).append(game);
          await game.updateComplete;
          expect(widthOf(game), `${name}, ${width} wide`).to.equal(width);
        }
      }
    });
  }

  it('has a width in a dialog and in a popover, and fits a narrow window there', async () => {
    const game = makeElement('freecell-game', { deal: '617' });
    const dialog = document.createElement('dialog');
    const popover = document.createElement('div');
    popover.popover = 'manual';
    document.body.append(dialog, popover);
    afterTest(() => [dialog, popover].forEach((box) => box.remove()));
    for (const [box, open] of [
      [dialog, () => dialog.showModal()],
      [popover, () => popover.showPopover()],
    ] as const) {
      box.append(game);
      open();
      await setViewport({ width: 1400, height: 900 });
      await game.updateComplete;
      expect(widthOf(game)).to.equal(900);
      await setViewport({ width: 320, height: 900 });
      await nextFrame();
      expect(widthOf(game)).to.be.within(250, 320);
      expect(widthOf(box)).to.be.at.most(320);
    }
    dialog.close();
  });
});
