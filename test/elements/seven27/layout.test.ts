import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { firstOf, some, someOf } from '../support/counts.js';
import { settled } from '../support/paigow.js';
import { faultsOf, smallTargets } from '../support/paigow-layout.js';
import { mountTable, playOn } from '../support/seven27.js';
import { PHASES } from '../support/seven27-scenes.js';

const WIDTHS = some([280, 320, 390, 768, 1280, 1600], [280, 1600]);

/** Elements that must not overlap, unless one contains the other. */
const APART =
  '.title, .deal, .figures, .tool, .plate, .puck, .spread, .shows, .foot, .did, .phase, .pot-line, ' +
  '.intro, .explanation, .total, .tray, .seen, .line, .button, .chip-button, .amount, .values, .status:not(:empty)';

const FULLEST = ['with ten seats, paid'];

describe('the layout of the Seven Twenty-Seven table', () => {
  before(() => setViewport({ width: 1700, height: 1400 }));
  after(() => resetPage());

  // A normal run tries the fullest table. `test:texts` tries a table in play and a paid one in all
  // languages.
  for (const [when, make] of someOf(PHASES, (name) => FULLEST.includes(name))) {
    it(`${when}: nothing overflows or lies over another, all targets are 24 px or more`, async () => {
      const table = await make({}, {});
      for (const width of firstOf(WIDTHS, 1)) {
        table.parentElement!.style.width = `${width}px`;
        await settled(table);
        expect(faultsOf(table, APART), `at ${width}`).to.deep.equal([]);
        expect(smallTargets(table), `at ${width}`).to.deep.equal([]);
      }
    });
  }

  for (const seats of some(['2', '3', '5', '8', '10'], ['3'])) {
    it(`has one height through all that a hand of ${seats} seats may bring`, async () => {
      for (const width of firstOf(WIDTHS, 1)) {
        const attributes = { seats, declare: 'simultaneous', freeze: '2', 'max-bet': '1000' };
        const table = await mountTable(attributes, { width, hands: [], script: 'b1:900' });
        const heights = [table.offsetHeight];
        for (const move of ['a0', 't0', 'k0', 'c0', 's0', 'g0:27']) {
          await playOn(table, move);
          heights.push(table.offsetHeight);
        }
        expect(table.outcome).to.equal('over');
        expect([...new Set(heights)], `at ${width}`).to.deep.equal([heights[0]]);
        table.parentElement!.remove();
      }
    });
  }
});
