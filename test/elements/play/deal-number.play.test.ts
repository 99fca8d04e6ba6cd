import { expect } from 'chai';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { part, status } from '../support/board.js';
import { keys } from '../support/keys.js';
import { hear, mount, warnings } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { itInFull } from '../support/counts.js';

const fieldOf = (game: FreecellGame): HTMLInputElement =>
  part(game, 'deal').querySelector('input')!;

const isButtonSeen = (game: FreecellGame): boolean =>
  part(game, 'button-deal-number').checkVisibility();

/** Goes to the field and types there, as a player does. */
async function type(game: FreecellGame, text: string): Promise<void> {
  await press(game, fieldOf(game));
  await keys(game, ...(text === '' ? ['Delete'] : text.split('')));
}

const standing = (game: FreecellGame): unknown => [game.dealNumber, fieldOf(game).value];

describe('a deal number', () => {
  it('typed is dealt by Enter, and the focus goes to its board', async () => {
    const game = await mount();
    await type(game, '25');
    expect(isButtonSeen(game)).to.equal(true);
    await keys(game, 'Enter');
    await game.updateComplete;
    expect([standing(game), isButtonSeen(game)]).to.deep.equal([[25, '25'], false]);
    expect(game.shadowRoot!.activeElement!.closest('.board')).not.to.equal(null);
  });

  itInFull('is dealt by the button', async () => {
    const game = await mount();
    await type(game, '25');
    await press(game, part(game, 'button-deal-number'));
    expect(standing(game)).to.deep.equal([25, '25']);
  });

  it('is dealt by the button’s key, from the menu’s line on', async () => {
    const game = await mount();
    await openMenu(game);
    await press(game, part(game, 'menu').querySelectorAll('button')[1]!);
    await keys(game, '2', '5', 'Tab', 'Enter');
    expect(standing(game)).to.deep.equal([25, '25']);
  });

  it('is discarded if the field loses the focus', async () => {
    const [game, heard] = [await mount(), hear()];
    await type(game, '25');
    await press(game, 'JC');
    expect([standing(game), game.board.hand.cards]).to.deep.equal([
      [617, '617'],
      { from: 'column-5', count: 1 },
    ]);
    await type(game, '26');
    await keys(game, 'Escape');
    expect([standing(game), heard]).to.deep.equal([[617, '617'], []]);
  });

  it('that is empty changes nothing', async () => {
    const [game, heard] = [await mount(), hear()];
    await type(game, '');
    await keys(game, 'Enter');
    expect([standing(game), heard]).to.deep.equal([[617, '617'], []]);
  });

  it('that is invalid is explained to the player, and can be corrected', async () => {
    const [game, warned] = [await mount(), warnings()];
    await type(game, 'abc');
    await keys(game, 'Enter');
    expect([standing(game), status(game), warned]).to.deep.equal([
      [617, 'abc'],
      'There is no deal “abc”. Type a number from 1 to 2,147,483,647.',
      [],
    ]);
    await keys(game, '2', '5', 'Enter');
    expect(standing(game)).to.deep.equal([25, '25']);
  });
});
