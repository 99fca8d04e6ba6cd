import { expect } from 'chai';
import { centreOf, touchScreen, touchTap } from '../../harness/commands.js';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { focused, part, parts, spoken, status } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { address, clipboard, noClipboard, openedBy } from '../support/links.js';
import { type Attributes, advance, mount } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { until } from '../support/until.js';
import { menuShown, openMenu } from '../support/panels.js';
import { itInFull } from '../support/counts.js';

const HERE = (): string => location.href.replace(/#.*/, '');
/** № 617 after 5 8. */
const LINK = '1.freecell.1.Xj20EAAAqSouehxTD';

async function linked(attributes: Attributes = {}): Promise<FreecellGame> {
  address('');
  const game = await mount({ deal: '617', linked: true, ...attributes });
  await until('it is dealt', () => game.state);
  await advance(game, 'column-5 column-8');
  return game;
}

const item = (game: FreecellGame, name: string): HTMLElement =>
  parts(game, 'menu-item').find(({ textContent }) => textContent.trim() === name)!;

const button = (game: FreecellGame, name: string): HTMLElement =>
  [...part(game, 'panel-share').querySelectorAll('button')].find(
    ({ textContent }) => textContent.trim() === name,
  )!;

/** Opens the share panel from the menu. */
async function openShare(game: FreecellGame): Promise<void> {
  await openMenu(game);
  await press(game, item(game, 'Share'));
  await until('the panel is open', () => parts(game, 'panel-share').length > 0);
}

describe('the panel that shares a linked game', () => {
  it('has what copies the link, by the mouse', async () => {
    const taken = clipboard(true);
    const game = await linked();
    await openShare(game);
    await press(game, button(game, 'Copy link'));
    await until('it is told', () => status(game) !== '');
    expect(taken).to.deep.equal([`${HERE()}#${LINK}`]);
    expect([status(game), spoken(game)]).to.deep.equal(['Link copied.', 'Link copied.']);
    expect(parts(game, 'panel-share').length).to.equal(0);
    const other = await openedBy(taken[0]!);
    expect(other.state).to.deep.equal(game.state);
  });

  it('has what copies the result, by keys', async () => {
    const taken = clipboard(true);
    const game = await linked();
    await focusOn(game, 'KS');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    for (let times = 0; focused(game) !== 'Share' && times < 12; times++) {
      await keys(game, 'Tab');
    }
    await keys(game, 'Enter');
    await until('the panel is open', () => parts(game, 'panel-share').length > 0);
    for (let times = 0; focused(game) !== 'Copy result' && times < 12; times++) {
      await keys(game, 'Tab');
    }
    await keys(game, 'Enter');
    await until('it is told', () => status(game) === 'Result copied.');
    expect(taken.length).to.equal(1);
    expect(taken[0]!.split('\n')[0]).to.match(
      /^FreeCell, № 617: not finished after 1 move, 0:0\d$/,
    );
    expect(parts(game, 'panel-share').length).to.equal(0);
  });

  itInFull('has it by a finger', async () => {
    const taken = clipboard(true);
    const game = await linked();
    await touchScreen();
    try {
      await touchTap(centreOf(part(game, 'button-menu')));
      await menuShown(game);
      await touchTap(centreOf(item(game, 'Share')));
      await until('the panel is open', () => parts(game, 'panel-share').length > 0);
      await touchTap(centreOf(button(game, 'Copy link')));
      await until('it is told', () => status(game) === 'Link copied.');
    } finally {
      await touchScreen(false);
    }
    expect(taken).to.deep.equal([`${HERE()}#${LINK}`]);
  });

  it('has no link where the page is not linked, and the menu is as it was', async () => {
    const game = await mount();
    await openMenu(game);
    expect(parts(game, 'menu-item').map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Restart this deal',
      'Choose a deal',
      'Show a way to win',
      'Pause',
      'Statistics',
      'Share',
      'Full screen',
      'How to play',
      'Keyboard',
      'Settings',
    ]);
    await press(game, item(game, 'Share'));
    await until('the panel is open', () => parts(game, 'panel-share').length > 0);
    expect(button(game, 'Copy link')).to.equal(undefined);
    expect(button(game, 'Copy deal')).not.to.equal(undefined);
  });
});

for (const [why, refuse] of [
  ['refuses', () => void clipboard(false)],
  ['has none', noClipboard],
] as const) {
  describe(`where the browser ${why} the clipboard`, () => {
    (why === 'refuses' ? it : itInFull)(
      'the link stands in a field, selected, and goes with Escape',
      async () => {
        refuse();
        const game = await linked();
        await openShare(game);
        await press(game, button(game, 'Copy link'));
        await until('the field is there', () => parts(game, 'share-text').length > 0);
        const field = part(game, 'share-text') as HTMLTextAreaElement;
        await until('it has the focus', () => game.shadowRoot!.activeElement === field);
        expect(field.value).to.equal(`${HERE()}#${LINK}`);
        expect([field.readOnly, field.selectionStart, field.selectionEnd]).to.deep.equal([
          true,
          0,
          field.value.length,
        ]);
        expect(status(game)).to.equal(
          'The browser did not copy it. Copy the selected text yourself.',
        );
        expect(spoken(game)).to.equal(status(game));
        // The field's letters are not keys of the game.
        await keys(game, 'u', 'n');
        expect(game.moveCount).to.equal(1);
        await keys(game, 'Escape');
        expect([parts(game, 'panel-share').length, parts(game, 'share-text').length]).to.deep.equal(
          [0, 0],
        );
        await openShare(game);
        expect(button(game, 'Copy link')).not.to.equal(undefined);
      },
    );
  });
}
