import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import { isFull, some } from '../support/counts.js';
import { parts } from '../support/paigow.js';
import { SharedTable } from '../support/shared-table.js';
import { joinTable, pressLabel, twoPeople } from '../support/together.js';
import { until } from '../support/until.js';

describe('a shared table', () => {
  for (const theme of some(['light', 'dark'], ['light'])) {
    it(`is accessible and keeps to its width at 320 px, ${theme}`, async () => {
      const shared = new SharedTable({ seats: 5 });
      const [ana] = await twoPeople(shared);
      const carl = await joinTable(shared, { theme }, 320);
      ana.setAttribute('theme', theme);
      await expectAccessible(carl);
      await expectAccessible(ana);
      expect(carl.scrollWidth).to.be.at.most(320);
      // A race has the same panel, which race-table checks.
      if (!isFull) return;
      await pressLabel(carl, 'Sit down');
      await until('the panel is there', () => parts(carl, 'input').length > 0);
      await expectAccessible(carl);
    });
  }
});
