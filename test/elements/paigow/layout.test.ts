import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { firstOf, itInFull, some, someOf } from '../support/counts.js';
import type { Attributes } from '../support/mount.js';
import {
  HANDS,
  chance,
  dealsFirst,
  mountTable,
  part,
  parts,
  playOn,
  settled,
  wordsOf,
} from '../support/paigow.js';
import { faultsOf, smallTargets } from '../support/paigow-layout.js';
import { FOUR, PHASES, playOut } from '../support/paigow-scenes.js';

const WIDTHS = some([280, 320, 768, 1280, 1600], [280, 1600]);

const HANDS_OF = { 2: [HANDS.aces, HANDS.jacks], 4: FOUR, 7: [] };

/** The front and the back with the longest descriptions. */
const LONGEST = [' pair of queens', ' queens and sevens, queen'] as const;

/**
 * The heights of a table before the stakes, with cards to set, with both hands arranged, and paid.
 */
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
  // For any hands, and with more chips than there were.
  for (const one of parts(table, 'hand-words')) {
    if (!one.closest('.told')) continue;
    const words = LONGEST[wordsOf(one).startsWith('Back') ? 1 : 0];
    one.lastChild!.textContent = words;
    expect(one.innerText.endsWith(words)).to.equal(true);
  }
  for (const chips of parts(table, 'chips')) {
    chips.textContent = chips.textContent.replace(/[\d,]+$/, '12,345');
  }
  await measure();
  part(table, 'line').textContent =
    `You: queen, seven loses in front, ${LONGEST[1]} copies at the back. You lose 1,000 chips.` +
    (attributes['bonus'] === 'none' ? '' : ' Fortune, three of a kind: 750 won. Total −250.');
  await measure();
  table.parentElement!.remove();
  return heights;
}

const FULLEST = ['with seven seats'];

describe('the layout of a table', () => {
  before(() => setViewport({ width: 1700, height: 1400 }));
  after(() => resetPage());

  // A normal run tries the fullest one. `test:texts` tries a table in play and a paid one in all
  // languages.
  for (const [when, make] of someOf(PHASES, (name) => FULLEST.includes(name))) {
    it(`${when}: nothing overflows or overlaps, all targets are at least 24 px`, async () => {
      const table = await make({}, {});
      for (const width of WIDTHS) {
        table.parentElement!.style.width = `${width}px`;
        expect(faultsOf(table), `at ${width}`).to.deep.equal([]);
        expect(smallTargets(table), `at ${width}`).to.deep.equal([]);
      }
    });
  }

  it('draws the cards of both hands as wide as the page asks', async () => {
    const table = await mountTable({ seats: '4' }, FOUR, { width: 1280 });
    table.style.setProperty('--baize-card-size', '80px');
    await playOn(table, 'b0:25');
    table.hint();
    await settled(table);
    const cards = [...part(table, 'trays').querySelectorAll<HTMLElement>('[data-card]')];
    expect(cards.map(({ offsetWidth }) => offsetWidth)).to.deep.equal(cards.map(() => 80));
    expect(cards).to.have.length(7);
  });

  for (const [seats, hands] of someOf(HANDS_OF, (name) => name === '7')) {
    for (const bonus of some(['none', 'fortune'], ['fortune'])) {
      it(`keeps its height through a hand of ${seats} seats, bonus ${bonus}`, async () => {
        for (const width of firstOf(WIDTHS, 1)) {
          const [before, ...later] = await heightsOf({ seats, bonus }, hands, width);
          expect(later, `at ${width}`).to.deep.equal(later.map(() => before));
        }
      });
    }
  }

  itInFull('keeps it where the deal goes round too, whoever deals', async () => {
    for (const width of WIDTHS) {
      const heights: number[] = [];
      for (const first of [0, 2]) {
        dealsFirst(first, 4);
        const rules = { seats: '4', dealer: 'rotate', commission: '5', bonus: 'fortune' };
        const table = await mountTable(rules, [], { width });
        heights.push(table.offsetHeight);
        if (first !== 0) await playOn(table, 'b0:25+5');
        await playOut(table);
        expect(table.outcome).to.equal('over');
        heights.push(table.offsetHeight);
        table.parentElement!.remove();
      }
      expect(heights, `at ${width}`).to.deep.equal(heights.map(() => heights[0]));
    }
  });
});
