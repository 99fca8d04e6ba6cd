import { expect } from 'chai';
import { part, parts, wordsOf } from '../support/paigow.js';
import { choose, keys, panel, press, pressButton, pressPanel } from '../support/paigow-play.js';
import { HANDS, type Seven27Table, makeTable, mountTable, playOn } from '../support/seven27.js';
import { putInBox } from '../support/mount.js';

/** The button of the open panel that says so. */
function answer(table: Seven27Table, name: string): Promise<void> {
  const buttons = [...table.shadowRoot!.querySelectorAll('.panel .choices button')];
  return press(
    table,
    buttons.find((button) => wordsOf(button) === name)!,
  );
}

async function newTable(table: Seven27Table): Promise<void> {
  await choose(table, 'New table');
  await panel(table, 'new');
  await answer(table, 'New table');
}

const ledgers = (table: Seven27Table): readonly string[] =>
  parts(table, 'ledger').map((ledger) => wordsOf(ledger.querySelector('caption')));

describe('what was played before a new table', () => {
  it('stays in the history and the statistics, after a reload too, until it is deleted', async () => {
    const first = await playOn(await mountTable({ 'save-key': 'kept' }), 'a0 s0 k0 s0');
    await newTable(first);
    expect([first.handNumber, first.run!.stacks[0]]).to.deep.equal([1, 1000]);
    first.remove();
    const table = makeTable({ 'save-key': 'kept' });
    putInBox(table, {});
    await table.updateComplete;
    await choose(table, 'Hand history');
    await panel(table, 'history');
    await press(table, part(table, 'button-open'));
    expect(wordsOf(part(table, 'log-line'))).to.equal('Hand 1. Noor deals. The ante is 5.');
    await press(table, part(table, 'past-hand').querySelector('.all')!);
    await keys(table, 'Escape');
    await choose(table, 'Statistics');
    await panel(table, 'stats');
    expect(ledgers(table)).to.deep.equal([
      'Hands played: 0',
      'In the last hand',
      'At this and earlier tables',
    ]);
    await press(table, part(table, 'button-forget'));
    await panel(table, 'forget');
    await answer(table, 'Clear');
    await choose(table, 'Statistics');
    await panel(table, 'stats');
    expect(ledgers(table)).to.deep.equal(['Hands played: 0']);
    expect(table.save()).not.to.have.property('earlier');
  });

  it('contains no card of a hand that was not finished', async () => {
    const table = await playOn(await mountTable(), 'a0 s0');
    await newTable(table);
    expect(table.save()).not.to.have.property('earlier');
  });
});

describe('a table that can’t go on', () => {
  it('asks before it is replaced by a new one', async () => {
    // All that both have is their ante.
    const table = await playOn(
      await mountTable({ seats: '2', stack: '5' }, { hands: HANDS.slice(0, 2) }),
      'a0 t0 s0',
    );
    await pressButton(table, 'new');
    await panel(table, 'new');
    await pressPanel(table);
    expect([table.outcome, table.handNumber]).to.deep.equal(['over', 1]);
  });
});
