import { expect } from 'chai';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { buttons, part, parts, spoken, status } from '../support/paigow.js';
import { keys, pressButton } from '../support/paigow-play.js';
import { type Seven27Table, mountTable, playOn } from '../support/seven27.js';
import { ownSettings } from '../support/settings.js';

/** From here on each bot acts only when the key `n` is pressed. */
function stepByStep(): void {
  ownSettings();
  publish({ pace: 'manual' });
}

/** The person has checked first, and two others are to act. */
async function waiting(script = '', attributes = {}): Promise<Seven27Table> {
  const table = await playOn(await mountTable(attributes, { script }), 'a0 t0');
  stepByStep();
  part(table, 'button-check').focus();
  await keys(table, 'c');
  return table;
}

/** Whether each pre-action is chosen. */
const choices = (table: Seven27Table): readonly unknown[] =>
  ['check-or-fold', 'call-any'].map((name) => part(table, `button-${name}`).ariaPressed);

const last = (table: Seven27Table): unknown => table.state!.seats[0]!.last;

describe('a choice in advance', () => {
  it('to check or fold, by a press: folds once there is a bet', async () => {
    const table = await waiting('b1:20');
    expect(buttons(table)).to.deep.equal(['Check or fold', 'Call any', 'Continue']);
    await pressButton(table, 'check-or-fold');
    expect([choices(table), spoken(table)]).to.deep.equal([
      ['true', 'false'],
      'On your turn: check or fold.',
    ]);
    if (isFull) await expectAccessible(table);
    await keys(table, 'n');
    expect(table.state!.seats[0]!.status).to.equal('in');
    await keys(table, 'n');
    expect([table.state!.seats[0]!.status, last(table)]).to.deep.equal([
      'folded',
      { type: 'fold' },
    ]);
    expect(spoken(table)).to.match(/Noor calls 20\. Your turn: 20 to call\. You fold\./);
    expect(status(table)).to.equal('');
  });

  it('to call any bet, by a key: calls each raise of the round, and is dropped after it', async () => {
    const table = await waiting('b1:20 r2:20 r1:10');
    await keys(table, 'a', 'n', 'n');
    expect([last(table), choices(table)]).to.deep.equal([
      { type: 'call', amount: 40 },
      ['false', 'true'],
    ]);
    await keys(table, 'n', 'n');
    expect([last(table), table.state!.phase]).to.deep.equal([{ type: 'call', amount: 10 }, 'draw']);
    const dropped = '“Call any” was cancelled.';
    expect(status(table)).to.equal(dropped);
    expect(spoken(table)).to.include(`Extra cards. Your turn. ${dropped}`);
    // The next round begins without the pre-action.
    await keys(table, 't', 'n', 'n');
    expect([table.state!.phase, table.state!.turn, last(table)]).to.deep.equal([
      ...['bets', 0],
      { type: 'take' },
    ]);
  });

  itInFull('to check or fold checks where that is free', async () => {
    const table = await playOn(await mountTable(), 'a0 s0 k0 s0');
    await pressButton(table, 'next');
    // Now the person is the dealer, and bets last.
    await playOn(table, 'a0');
    stepByStep();
    await playOn(table, 's0');
    await keys(table, 'k', 'n');
    expect(last(table)).to.deep.equal({ type: 'stand' });
    await keys(table, 'n');
    expect([last(table), table.state!.phase, status(table)]).to.deep.equal([
      ...[{ type: 'check' }, 'draw', '“Check or fold” was cancelled.'],
    ]);
  });

  it('is one at a time, is taken back by the same key, and is in no save', async () => {
    const table = await waiting();
    const saved = JSON.stringify(table.save());
    await keys(table, 'a', 'k');
    expect([choices(table), JSON.stringify(table.save()) === saved]).to.deep.equal([
      ['true', 'false'],
      true,
    ]);
    await keys(table, 'k');
    expect([choices(table), spoken(table)]).to.deep.equal([
      ['false', 'false'],
      'No action is chosen in advance.',
    ]);
  });

  it('is dropped by Escape, by a pause, and by another table', async () => {
    const table = await waiting('b1:20');
    for (const drop of [
      () => keys(table, 'Escape'),
      async () => {
        table.pause();
        table.resume();
        await table.updateComplete;
      },
    ]) {
      await keys(table, 'a');
      expect(choices(table)).to.deep.equal(['false', 'true']);
      await drop();
      expect([choices(table), status(table)]).to.deep.equal([
        ['false', 'false'],
        '“Call any” was cancelled.',
      ]);
    }
    await keys(table, 'a');
    table.setAttribute('stack', '500');
    await table.updateComplete;
    expect(status(table)).to.equal('“Call any” was cancelled.');
    expect(table.state!.phase).to.equal('ante');
  });

  it('can’t be made at one’s own turn, and its key says when it can', async () => {
    const table = await playOn(await mountTable(), 'a0 t0');
    part(table, 'button-check').focus();
    await keys(table, 'k');
    expect([status(table), last(table)]).to.deep.equal([
      'You can choose this while others bet.',
      { type: 'take' },
    ]);
  });

  it('is not offered while another person is to take the device', async () => {
    const seats = 'human human bot';
    const table = await playOn(await mountTable({ seats }), 'a0 a1 s0 s1');
    stepByStep();
    await pressButton(table, 'show');
    await keys(table, 'c');
    expect(table.state!.turn).to.equal(1);
    await pressButton(table, 'show');
    await keys(table, 'c');
    expect([table.state!.turn, parts(table, 'button-call-any').length]).to.deep.equal([2, 0]);
    await keys(table, 'a');
    expect(status(table)).to.equal('Not while another person at this device is still in the hand.');
  });
});
