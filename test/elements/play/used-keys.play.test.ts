import { expect } from 'chai';
import { part, parts, pickedUp } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import { focusOn, keys } from '../support/keys.js';
import { afterTest, mount } from '../support/mount.js';
import { press } from '../support/pointer.js';

/** The keys that reach the page; one that prevents them has shortcuts of its own. */
function hearKeys(prevents: boolean, capture = false): readonly string[] {
  const heard: string[] = [];
  const hear = (event: KeyboardEvent): void => {
    heard.push(`${event.type} ${event.key}`);
    if (prevents) event.preventDefault();
  };
  for (const type of ['keydown', 'keyup', 'keypress'] as const) {
    document.addEventListener(type, hear, capture);
    afterTest(() => document.removeEventListener(type, hear, capture));
  }
  return heard;
}

describe('a page with shortcuts of its own', () => {
  it('receives no key that a game uses, and prevents none', async () => {
    const game = await mount();
    const heard = hearKeys(true);
    await focusOn(game, 'JC');
    await keys(game, 'Space');
    expect(pickedUp(game)).to.equal('JC');
    await keys(game, 'Escape', 'Enter', '8', 'u');
    expect([pickedUp(game), game.moveCount]).to.deep.equal(['', 2]);
    part(game, 'button-menu').focus();
    await keys(game, 'Space');
    expect(parts(game, 'menu')).to.have.length(1);
    await keys(game, 'Escape');
    expect(parts(game, 'menu')).to.have.length(0);
    await press(game, part(game, 'deal').querySelector('input')!);
    await keys(game, '2', '5', 'Escape');
    expect(heard).to.deep.equal([]);
    await keys(game, 'Escape', 'q');
    expect(heard).to.deep.equal(['keydown Escape', 'keyup Escape', 'keydown q', 'keyup q']);
  });

  itInFull('that prevents Space before the game hears of it stops no press', async () => {
    const game = await mount();
    hearKeys(true, true);
    await focusOn(game, 'JC');
    await keys(game, 'Space');
    expect(pickedUp(game)).to.equal('JC');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    expect(parts(game, 'menu')).to.have.length(1);
  });

  it('keeps its dialog open until an Escape that the game doesn’t use', async () => {
    const game = await mount();
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    afterTest(() => dialog.remove());
    dialog.append(game);
    dialog.showModal();
    await game.updateComplete;
    await focusOn(game, 'JC');
    await keys(game, 'Enter', 'Escape');
    expect([pickedUp(game), dialog.open]).to.deep.equal(['', true]);
    await keys(game, 'Escape');
    expect(dialog.open).to.equal(false);
  });
});
