import { expect } from 'chai';
import { compose, stroke } from '../../harness/commands.js';
import { field, mountTable } from '../support/paigow.js';
import { typeIn } from '../support/paigow-play.js';
import { focused, part, pickedUp, status } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys, type } from '../support/keys.js';
import { hear, mount } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';

const dealField = (game: AnyGame): HTMLInputElement => part(game, 'deal').querySelector('input')!;

describe('a keyboard without Latin letters', () => {
  it('takes back by Ctrl and the key of Z, and by the key of U', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    for (const back of [
      { key: 'ئ', code: 'KeyZ', control: true },
      { key: 'г', code: 'KeyU' },
    ]) {
      await keys(game, 'Enter', '8');
      await until('a card is moved', () => game.moveCount % 2 === 1);
      await stroke(back);
      await until('it is taken back', () => game.moveCount % 2 === 0);
      await focusOn(game, 'JC');
    }
  });

  it('goes to a column by a digit of AZERTY', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await stroke({ key: 'è', code: 'Digit7' });
    await until('it is there', () => focused(game) === 'JH');
  });
});

describe('digits of any script', () => {
  it('enter a deal number', async () => {
    const game = await mount();
    await press(game, dealField(game));
    await type(game, '٢٥');
    await keys(game, 'Enter');
    expect([game.dealNumber, dealField(game).value]).to.deep.equal([25, '25']);
  });

  for (const digits of ['۲۵', '２５', '२५'])
    itInFull(`deal a number: ${digits}`, async () => {
      const game = await mount();
      await press(game, dealField(game));
      await type(game, digits);
      await keys(game, 'Enter');
      expect(game.dealNumber).to.equal(25);
    });

  it('enter a stake', async () => {
    const table = await mountTable();
    await typeIn(table, 'amount', '٢٥');
    expect(field(table, 'amount').value).to.equal('25');
  });
});

describe('an input method', () => {
  it('has Enter and Escape for itself', async () => {
    const [game, heard] = [await mount(), hear()];
    await press(game, dealField(game));
    await compose('に');
    await stroke({ key: 'Escape', code: 'Escape' });
    await stroke({ key: 'Enter', code: 'Enter' });
    expect([game.dealNumber, heard, status(game)]).to.deep.equal([617, [], '']);
    expect(game.shadowRoot!.activeElement).to.equal(dealField(game));
    expect(pickedUp(game)).to.equal('');
  });
});
