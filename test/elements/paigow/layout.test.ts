import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { mountTable, playOn, settled } from '../support/paigow.js';
import { faultsOf, smallTargets } from '../support/paigow-layout.js';
import { PHASES, playOut } from '../support/paigow-scenes.js';

const WIDTHS = [280, 320, 768, 1280, 1600];

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

  for (const width of WIDTHS) {
    for (const seats of ['2', '4', '7']) {
      it(`keeps its height through a hand of ${seats} seats, ${width} wide`, async () => {
        const table = await mountTable({ seats, bonus: 'fortune' }, [], { width });
        const heights = [table.offsetHeight];
        await playOn(table, 'b0:25+5');
        heights.push(table.offsetHeight);
        table.hint();
        await settled(table);
        heights.push(table.offsetHeight);
        await playOut(table);
        heights.push(table.offsetHeight);
        table.nextHand();
        await settled(table);
        heights.push(table.offsetHeight);
        expect(new Set(heights).size, heights.join()).to.equal(1);
      });
    }
  }
});
