import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { afterTest } from '../support/mount.js';
import { settled } from '../support/paigow.js';
import { mountTable, playOn } from '../support/tricks.js';
import { until } from '../support/until.js';

const HANDS = { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' };

describe('the motion of a trick-taking table', () => {
  it('flies cards to the trick and the trick to its winner, and removes its pictures', async () => {
    const table = await mountTable('hearts-table', {}, { hands: HANDS, script: 'p3:5D' });
    await playOn(table, 'r0 g0:ASKSQS');
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    document.documentElement.style.setProperty('--baize-duration', '0.05');
    afterTest(() => document.documentElement.style.removeProperty('--baize-duration'));
    const root = table.shadowRoot!;
    let flights = 0;
    const watch = new MutationObserver(() => {
      flights = Math.max(flights, root.querySelectorAll('.flight').length);
    });
    watch.observe(root, { childList: true, subtree: true });
    await playOn(table, 'p0:2C p0:JD p0:9S');
    await until('the trick has been collected', () => flights === 4);
    await until('its pictures are gone', () => root.querySelectorAll('.flight').length === 0);
    expect(root.querySelectorAll('[data-card="JD"]').length).to.equal(0);
    watch.disconnect();
  });

  it('is none with reduced motion', async () => {
    const table = await mountTable('hearts-table', {}, { hands: HANDS, script: 'p3:5D' });
    await playOn(table, 'r0 g0:ASKSQS p0:2C p0:JD p0:9S');
    await settled(table);
    const root = table.shadowRoot!;
    const moving = root.getAnimations().filter((one) => !(one instanceof CSSTransition));
    expect([moving.length, root.querySelectorAll('.flight').length]).to.deep.equal([0, 0]);
  });
});
