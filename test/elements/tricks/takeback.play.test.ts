import { expect } from 'chai';
import { buttons, parts, part, status } from '../support/paigow.js';
import { keys, press, pressButton } from '../support/paigow-play.js';
import { handNow, mountTable, playOn, playOut, trickNow } from '../support/tricks.js';

const HANDS = { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' };
const NO_UNDO = 'Moves at a table can’t be undone.';
const PASS = 'r0 g0:ASKSQS';

describe('takeback', () => {
  it('takes back the player’s last card and what followed, and goes on as before', async () => {
    const table = await mountTable(
      'hearts-table',
      { takeback: true },
      { hands: HANDS, script: 'p3:5D' },
    );
    await pressButton(table, 'ready');
    expect(parts(table, 'button-takeback').length).to.equal(0);
    await playOn(table, 'g0:ASKSQS p0:2C');
    expect(trickNow(table)).to.equal('3:5D');
    const before = JSON.stringify(table.state);
    await press(table, 'JD');
    expect(trickNow(table)).to.equal('3:5D 0:JD* 1:2D 2:6D');
    expect(buttons(table)).to.deep.equal(['Take back']);
    await pressButton(table, 'takeback');
    expect([trickNow(table), JSON.stringify(table.state)]).to.deep.equal(['3:5D', before]);
    await press(table, '4D');
    expect(trickNow(table)).to.equal('2:6S 3:TS');
    await keys(table, 'u', 'u');
    expect([trickNow(table), handNow(table).split(' ').length]).to.deep.equal(['', 13]);
    await keys(table, 'u');
    expect(table.state!.phase).to.equal('pass');
    await playOn(table, 'g0:ASKSQS p0:2C');
    await playOut(table);
    expect(parts(table, 'button-takeback').length).to.equal(0);
    part(table, 'button-next').focus();
    await keys(table, 'u');
    expect([table.outcome, status(table)]).to.deep.equal(['over', NO_UNDO]);
  });

  it('is refused without the attribute, and with two people', async () => {
    const table = await playOn(await mountTable('hearts-table', {}, { hands: HANDS }), PASS);
    expect(parts(table, 'button-takeback').length).to.equal(0);
    part(table, 'hand').querySelector('button')!.focus();
    await keys(table, 'u');
    expect([table.state!.phase, status(table)]).to.deep.equal(['play', NO_UNDO]);
    const two = await mountTable('hearts-table', {
      takeback: true,
      passing: 'none',
      seats: 'human human bot bot',
    });
    await playOn(two, 'r0 r1');
    expect(parts(two, 'button-takeback').length).to.equal(0);
  });
});
