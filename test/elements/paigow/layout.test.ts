import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import type { Attributes } from '../support/mount.js';
import { HANDS, chance, mountTable, playOn, settled } from '../support/paigow.js';
import { faultsOf, smallTargets } from '../support/paigow-layout.js';
import { FOUR, PHASES, playOut } from '../support/paigow-scenes.js';

const WIDTHS = [280, 320, 768, 1280, 1600];

const HANDS_OF = { 2: [HANDS.aces, HANDS.jacks], 4: FOUR, 7: [] };

/** By width, how much higher a table may get while a hand is played, and when it is paid; pixels. */
const GROWS: Readonly<Record<number, { readonly moves: number; readonly ends: number }>> = {
  // There the buttons under the trays take two rows.
  280: { moves: 44, ends: 28 },
  320: { moves: 0, ends: 64 },
  768: { moves: 0, ends: 34 },
  1280: { moves: 0, ends: 21 },
  1600: { moves: 0, ends: 21 },
};
/** WebKitGTK's letters are wider here: words take a line or two more. */
const WIDER = /AppleWebKit(?!.*Chrome)/.test(navigator.userAgent) ? 36 : 0;
/** One row of buttons for two. */
const MOST_LESS = 33;

/** The heights of a table before the stakes, with cards to set, with both hands laid, and paid. */
async function heightsOf(
  attributes: Attributes,
  hands: readonly string[],
  width: number,
): Promise<readonly number[]> {
  chance(11);
  const table = await mountTable(attributes, hands, { width });
  const heights = [table.offsetHeight];
  const measure = async (): Promise<void> => {
    await settled(table);
    heights.push(table.offsetHeight);
  };
  await playOn(table, attributes['bonus'] === 'none' ? 'b0:25' : 'b0:25+5');
  await measure();
  table.hint();
  await measure();
  await playOut(table);
  await measure();
  table.parentElement!.remove();
  return heights;
}

describe('the layout of a table', () => {
  before(() => setViewport({ width: 1700, height: 1400 }));
  after(() => resetPage());

  for (const [when, make] of Object.entries(PHASES)) {
    it(`${when}: nothing overflows or lies over another, all targets are 24 px or more`, async () => {
      const table = await make({}, {});
      for (const width of WIDTHS) {
        table.parentElement!.style.width = `${width}px`;
        expect(faultsOf(table), `at ${width}`).to.deep.equal([]);
        expect(smallTargets(table), `at ${width}`).to.deep.equal([]);
      }
    });
  }

  for (const [seats, hands] of Object.entries(HANDS_OF)) {
    for (const bonus of ['none', 'fortune']) {
      it(`keeps its height through a hand of ${seats} seats, bonus ${bonus}`, async () => {
        for (const width of WIDTHS) {
          const [before, ...later] = await heightsOf({ seats, bonus }, hands, width);
          const paid = later.pop()!;
          const { moves, ends } = GROWS[width]!;
          for (const height of later) {
            expect(Math.abs(height - before!), `at ${width}`).to.be.at.most(moves);
          }
          // The hands of all, in words, are news: they may take so much more room.
          expect(paid - later.at(-1)!, `paid, at ${width}`).to.be.within(-MOST_LESS, ends + WIDER);
        }
      });
    }
  }
});
