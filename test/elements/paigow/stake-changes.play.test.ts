import { expect } from 'chai';
import { touchScreen } from '../../harness/commands.js';
import { ownKey } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  field,
  mountTable,
  part,
  parts,
  spoken,
  status,
  wordsOf,
} from '../support/paigow.js';
import { keys, panel, press, tap, typeIn } from '../support/paigow-play.js';
import { until } from '../support/until.js';

const DEAL = [HANDS.aces, HANDS.jacks];

const stake = (table: PaigowTable): string => field(table, 'amount').value;
const change = (table: PaigowTable, text: string): HTMLElement =>
  parts(table, 'button-preset').find((button) => wordsOf(button) === text)!;

/** Stakes, sets by the house way, waits for the payment, and starts the next hand. */
async function playOut(table: PaigowTable): Promise<void> {
  part(table, 'button-deal').focus();
  await keys(table, 'd', 'h', 'd');
  await until('the hand is paid', () => parts(table, 'button-next').length > 0);
  await keys(table, 'n');
}

describe('a stake that is changed by one press', () => {
  it('is doubled and halved within the limits, which are announced', async () => {
    const table = await mountTable({}, DEAL);
    expect(parts(table, 'button-preset').map((button) => button.ariaLabel)).to.deep.equal([
      'Repeat the last bet',
      'Halve the bet',
      'Double the bet',
    ]);
    expect(change(table, '½').ariaDisabled).to.equal('true');
    await typeIn(table, 'amount', '30');
    await press(table, change(table, '2×'));
    expect([stake(table), spoken(table), status(table)]).to.deep.equal(['60', 'bet 60', '']);
    await press(table, change(table, '2×'));
    expect([stake(table), status(table)]).to.deep.equal([
      '100',
      'A bet can be at most 100, not 120.',
    ]);
    await press(table, change(table, '½'));
    expect([stake(table), status(table)]).to.deep.equal(['50', '']);
  });

  it('is repeated with its bonus bet, by a key, after a reload too', async () => {
    const attributes = { bonus: 'fortune', 'save-key': ownKey() };
    const table = await mountTable(attributes, DEAL);
    part(table, 'button-deal').focus();
    await keys(table, 'r');
    expect([status(table), stake(table)]).to.deep.equal([
      'You have no earlier bet to repeat.',
      '5',
    ]);
    await typeIn(table, 'amount', '25');
    await typeIn(table, 'bonus', '4');
    await playOut(table);
    table.remove();
    const again = await mountTable(attributes);
    expect([again.handNumber, stake(again), field(again, 'bonus').value]).to.deep.equal([
      ...[2, '5', '0'],
    ]);
    part(again, 'button-deal').focus();
    await keys(again, 'r');
    expect([stake(again), field(again, 'bonus').value, spoken(again)]).to.deep.equal([
      ...['25', '4', 'bet 25, bonus 4'],
    ]);
    await keys(again, '*', '*', '/', 'd');
    const { stake: amount, bonus } = again.state!.seats[0]!;
    expect([amount, bonus]).to.deep.equal([50, 4]);
    await keys(again, 'r');
    expect(status(again)).to.equal('You can’t bet now: players are setting their hands.');
  });

  it('repeats the stake before a hand that was sat out, as far as the stack allows', async () => {
    const table = await mountTable({ stack: '60' }, [HANDS.jacks, HANDS.aces]);
    await typeIn(table, 'amount', '40');
    await playOut(table);
    await keys(table, 'p', 'n');
    expect(table.run!.stacks[0]).to.equal(20);
    part(table, 'button-deal').focus();
    await keys(table, 'r');
    expect([stake(table), status(table)]).to.deep.equal([
      '20',
      'A bet of 40 is more than the 20 chips left.',
    ]);
  });

  it('has its keys in the sheet of keys', async () => {
    const table = await mountTable();
    part(table, 'button-deal').focus();
    await keys(table, '?');
    const sheet = wordsOf(await panel(table, 'keys'));
    expect(sheet).to.include('r Repeat the last bet');
    expect(sheet).to.include('*, / Double or halve the bet');
  });

  describe('on a touch screen', () => {
    beforeEach(() => touchScreen());
    afterEach(() => touchScreen(false));

    it('is doubled by a tap', async () => {
      const table = await mountTable({}, DEAL, { width: 320 });
      await tap(table, change(table, '2×'));
      await until('it is doubled', () => stake(table) === '10');
    });
  });
});
