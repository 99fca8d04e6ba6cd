import { expect } from 'chai';
import { hear, ownKey } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  makeTable,
  mountTable,
  part,
  parts,
  playOn,
  settled,
} from '../support/paigow.js';
import { until } from '../support/until.js';

const DEAL = [HANDS.aces, HANDS.jacks];

describe('two tabs with one table', () => {
  /** Two tables with the same name, both of which have continued. */
  async function hasConflict(): Promise<[PaigowTable, PaigowTable]> {
    const name = ownKey();
    const one = await mountTable({ 'save-key': name }, DEAL);
    const two = await mountTable({ 'save-key': name });
    await playOn(one, 'b0:25');
    two.play({ type: 'bet', seat: 0, amount: 40 });
    await until('it is asked', () => parts(two, 'panel-conflict').length > 0);
    return [one, two];
  }

  it('ask the player which one continues, and nobody acts before', async () => {
    const [one, two] = await hasConflict();
    expect([one.hasConflict, two.hasConflict]).to.deep.equal([false, true]);
    expect(part(two, 'board').closest('[inert]')).not.to.equal(null);
    const [heard, before] = [hear(two), JSON.stringify(two.save())];
    two.request({ type: 'hint' });
    two.request({ type: 'set' });
    await two.updateComplete;
    expect([JSON.stringify(two.save()), heard.length]).to.deep.equal([before, 0]);
  });

  it('can continue with the other’s table', async () => {
    const [one, two] = await hasConflict();
    two.hand.settleConflict(true);
    await settled(two);
    expect(two.save()).to.deep.equal(one.save());
    expect([two.hasConflict, parts(two, 'panel-conflict').length]).to.deep.equal([false, 0]);
  });

  it('can continue with this one’s, which is saved from then on', async () => {
    const [, two] = await hasConflict();
    two.hand.settleConflict(false);
    await settled(two);
    expect(two.state!.seats[0]!.stake).to.equal(40);
    const save = two.save();
    const name = two.saveKey!;
    two.parentElement!.remove();
    const again = makeTable({ 'save-key': name });
    document.body.append(again);
    await settled(again);
    expect(again.save()).to.deep.equal(save);
  });
});

describe('a table whose page changes its settings', () => {
  it('continues its hand once the page restores them', async () => {
    const table = await mountTable({}, DEAL);
    await playOn(table, 'b0:25');
    const { elapsed: _, ...hand } = (table.save() as { hand: { elapsed: number } }).hand;
    table.setAttribute('stack', '700');
    await settled(table);
    expect([table.run!.stacks[0], table.handNumber]).to.deep.equal([700, 1]);
    table.play({ type: 'bet', seat: 0, amount: 40 });
    const other = table.save();
    table.removeAttribute('stack');
    await settled(table);
    const { elapsed, ...again } = (table.save() as { hand: { elapsed: number } }).hand;
    expect([again, elapsed >= 0, table.hasConflict]).to.deep.equal([hand, true, false]);
    table.setAttribute('stack', '700');
    await settled(table);
    expect(table.save()).to.deep.equal(other);
  });
});
