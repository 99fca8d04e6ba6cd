import { sendMouse } from '@web/test-runner-commands';
import { expect } from 'chai';
import { centreOf, touchScreen } from '../../harness/commands.js';
import { buttons, field, part, parts, spoken, status, wordsOf } from '../support/paigow.js';
import { focusedIn, keys, panel, press, tap } from '../support/paigow-play.js';
import { type Seven27Table, mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const NO_LIMIT = { 'max-bet': '200' };

const presets = (table: Seven27Table): readonly string[] =>
  parts(table, 'button-preset').map((button) => button.ariaLabel!);
const preset = (table: Seven27Table, name: string): HTMLElement =>
  parts(table, 'button-preset').find((button) => wordsOf(button) === name)!;
const slider = (table: Seven27Table): HTMLInputElement => part(table, 'slider') as HTMLInputElement;
const set = (table: Seven27Table): string => field(table, 'amount').value;

describe('the amount of a bet', () => {
  it('is set by presses on presets, and the field and the slider follow', async () => {
    const table = await playOn(await mountTable(NO_LIMIT), 'a0 t0');
    expect(presets(table)).to.deep.equal([
      'Min: 5 chips',
      '½ pot: 7 chips',
      'Pot: 15 chips',
      'Max: 200 chips',
    ]);
    await press(table, preset(table, 'Pot'));
    expect([set(table), slider(table).value, buttons(table).at(-1), spoken(table)]).to.deep.equal([
      ...['15', '15', 'Bet 15', '15 chips'],
    ]);
    await press(table, preset(table, '½ pot'));
    await keys(table, 'r');
    expect(table.state!.seats[0]!.last).to.deep.equal({ type: 'bet', amount: 7 });
  });

  it('is set by keys; a raise by the pot counts the call', async () => {
    const table = await playOn(await mountTable(NO_LIMIT, { script: 'b1:20' }), 'a0 t0 k0');
    // A pot of 55 and a call of 20 make 75.
    part(table, 'button-call').focus();
    const amounts: string[] = [];
    for (const key of ['o', 'i', 'x', 'm']) {
      await keys(table, key);
      amounts.push(set(table));
    }
    expect(amounts).to.deep.equal(['75', '37', '200', '5']);
    await keys(table, 'o', 'r');
    expect(table.state!.seats[0]!.last).to.deep.equal({ type: 'raise', amount: 75 });
  });

  it('offers no preset outside the limits, and its key says why', async () => {
    const table = await playOn(await mountTable({}, { script: 'b1:20' }), 'a0 t0 k0');
    expect(presets(table)).to.deep.equal(['Min: 5 chips', '½ pot: 37 chips', 'Max: 50 chips']);
    part(table, 'button-call').focus();
    await keys(table, 'o');
    expect([status(table), set(table)]).to.deep.equal(['A raise can be at most 50, not 75.', '5']);
    await keys(table, 'f');
    expect(table.state!.seats[0]!.status).to.equal('folded');
  });

  itInFull('is set along the slider by its keys, and bet from there', async () => {
    const table = await playOn(await mountTable(NO_LIMIT), 'a0 t0');
    expect([slider(table).ariaLabel, slider(table).ariaValueText]).to.deep.equal([
      'Bet',
      '5 chips',
    ]);
    field(table, 'amount').focus();
    await keys(table, 'Tab');
    expect(focusedIn(table)).to.equal('Bet');
    await keys(table, 'End', 'ArrowLeft');
    expect([slider(table).ariaValueText, set(table)]).to.deep.equal(['199 chips', '199']);
    await keys(table, 'r');
    expect(table.state!.seats[0]!.last).to.deep.equal({ type: 'bet', amount: 199 });
  });

  it('is set along the slider by the mouse', async () => {
    const table = await playOn(await mountTable(NO_LIMIT), 'a0 t0');
    const { x, y } = centreOf(slider(table));
    await sendMouse({ type: 'click', position: [x, y] });
    await until('the slider has moved', () => Number(set(table)) > 5);
    expect(Number(set(table))).to.be.within(90, 115);
    expect(buttons(table).at(-1)).to.equal(`Bet ${set(table)}`);
  });

  it('has its keys in the sheet of keys', async () => {
    const table = await mountTable();
    part(table, 'button-ante').focus();
    await keys(table, '?');
    expect(wordsOf(await panel(table, 'keys'))).to.include(
      'm, i, o, x Minimum, half the pot, pot, maximum',
    );
  });

  describe('on a touch screen', () => {
    beforeEach(() => touchScreen());
    afterEach(() => touchScreen(false));

    itInFull('is set by taps', async () => {
      const table = await playOn(await mountTable(NO_LIMIT, { width: 320 }), 'a0 t0');
      await tap(table, preset(table, 'Pot'));
      await until('it is set', () => set(table) === '15');
    });
  });
});
