import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { SheetElement } from '../../../src/elements/base/sheet-element.js';
import { emulateFeatures, resetPage } from '../../harness/commands.js';
import { expectAccessible } from './axe.js';
import { itInFull, some } from './counts.js';
import { afterTest } from './mount.js';

/** Mounts an element in one of its states. */
type Mount = (theme: string, width: number) => Promise<SheetElement>;

const nodesIn = (sheet: SheetElement, selector: string): readonly HTMLElement[] => [
  ...sheet.shadowRoot!.querySelectorAll<HTMLElement>(selector),
];

/** Nodes that overflow the frame. */
function beyond(sheet: SheetElement): readonly string[] {
  const { left, right } = nodesIn(sheet, '.frame')[0]!.getBoundingClientRect();
  return nodesIn(sheet, '.frame *')
    .filter((node) => node.closest('.scroll, .unseen, option') === null && node.checkVisibility())
    .filter((node) => {
      const box = node.getBoundingClientRect();
      return box.left < left || box.right > right;
    })
    .map((node) => `${node.localName}.${node.className}`);
}

/** Controls that are too small. */
const small = (sheet: SheetElement): readonly string[] =>
  nodesIn(sheet, 'button, select, summary, input:not([type="checkbox"])')
    .filter((node) => node.checkVisibility())
    .filter((node) => Math.min(node.offsetWidth, node.offsetHeight) < 24)
    .map((node) => node.textContent);

/** The tests of looks for every sheet beside games, in each of its states. */
export function itLooksWell(states: Readonly<Record<string, Mount>>): void {
  for (const [index, [when, make]] of Object.entries(states).entries()) {
    // A normal run checks only the first state, the fullest, with axe.
    for (const theme of some(['light', 'dark'], index === 0 ? ['dark'] : [])) {
      it(`break no rule of axe: ${when}, ${theme}`, async () => {
        await expectAccessible(await make(theme, 700));
      });
    }

    itInFull(`break none in forced colours: ${when}`, async () => {
      await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
      await expectAccessible(await make('auto', 320));
    });
  }

  describe('have room at 400 %, and right to left', () => {
    before(() => setViewport({ width: 320, height: 256 }));
    after(() => resetPage());

    for (const [when, make] of Object.entries(states)) {
      it(when, async () => {
        afterTest(() => document.documentElement.removeAttribute('dir'));
        for (const dir of ['ltr', 'rtl']) {
          document.documentElement.dir = dir;
          const sheet = await make('light', 288);
          expect([beyond(sheet), small(sheet)], dir).to.deep.equal([[], []]);
          sheet.remove();
        }
      });
    }
  });
}
