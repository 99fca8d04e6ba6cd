import { expect } from 'chai';
import { part, parts, wordsOf } from '../support/paigow.js';
import { choose, keys, panel, press } from '../support/paigow-play.js';
import { makeTable, mountTable, playOn } from '../support/seven27.js';
import { putInBox } from '../support/mount.js';

describe('the hands of a save', () => {
  it('are opened in a table that is taken up, and not in one of a save of a version that kept none', async () => {
    const table = await playOn(await mountTable(), 'a0 s0 k0 s0');
    table.nextHand();
    const { past, ...without } = table.save() as { readonly past: readonly object[] };
    expect(past).to.have.length(1);
    const other = makeTable({ 'save-key': 'other' });
    putInBox(other, {});
    await other.updateComplete;
    expect(other.load({ ...without, past })).to.equal(undefined);
    await choose(other, 'Hand history');
    await panel(other, 'history');
    await press(other, part(other, 'button-open'));
    expect(wordsOf(part(other, 'log-line'))).to.equal('Hand 1. Noor deals. The ante is 5.');
    await keys(other, 'Escape');
    expect(other.load(without)).to.equal(undefined);
    await choose(other, 'Hand history');
    const list = await panel(other, 'history');
    expect(parts(other, 'button-open')).to.deep.equal([]);
    expect(wordsOf(list)).to.include(
      'You can open the last 50 hands. Of older hands, only the result is saved.',
    );
  });
});
