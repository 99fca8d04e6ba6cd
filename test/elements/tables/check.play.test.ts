import { expect } from 'chai';
import { part, parts, wordsOf } from '../support/paigow.js';
import { panel, press, pressButton } from '../support/paigow-play.js';
import { mountTable, playOn } from '../support/seven27.js';

describe('the check of a deal with hands that were not shown', () => {
  it('asks before it shows the seed that exposes them', async () => {
    const table = await mountTable({}, { hands: [], script: 'f1 f2' });
    await playOn(table, 'a0 s0 b0:10');
    await pressButton(table, 'fair');
    const fair = await panel(table, 'fair');
    expect(wordsOf(part(table, 'warning'))).to.equal(
      'Showing the seed also reveals the hidden cards of: Robin and Noor.',
    );
    expect([
      parts(table, 'button-check').length,
      wordsOf(fair).includes(table.revealSeed()!),
    ]).to.deep.equal([0, false]);
    await press(table, part(table, 'button-reveal'));
    expect(wordsOf(parts(table, 'digits')[1])).to.equal(table.revealSeed());
    await press(table, part(table, 'button-check'));
    expect(wordsOf(part(table, 'verdict'))).to.equal('Check passed: everything matches.');
  });
});
