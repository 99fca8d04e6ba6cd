import { expect } from 'chai';
import { FINISHABLE } from '../../support/decks.js';
import { focused, part, parts, spoken, status, tops } from '../support/board.js';
import { provedHint } from '../support/hint.js';
import { focusOn, keys, type } from '../support/keys.js';
import { advance, detailsOf, hear, mount, mountDeck } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { openKeys, openMenu } from '../support/panels.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const DEALT = 'JD KS KC 4H JC 6C JH QH';

describe('the toolbar', () => {
  it('undoes, redoes, shows a hint and deals, for the player', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const heard = hear();
    await press(game, part(game, 'button-undo'));
    expect(tops(game)).to.equal(DEALT);
    await press(game, part(game, 'button-redo'));
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
    await press(game, part(game, 'button-hint'));
    await provedHint(game);
    await press(game, part(game, 'button-new'));
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-undo player',
      'game-redo player',
      'game-start player',
    ]);
    expect(game.dealNumber).not.to.equal(617);
  });

  it('disables tools that have nothing to do', async () => {
    const off = (): string =>
      ['undo', 'redo', 'hint', 'new', 'menu']
        .filter((name) => part(game, `button-${name}`).getAttribute('aria-disabled') === 'true')
        .join(' ');
    const game = await mount();
    expect(off()).to.equal('undo redo');
    await advance(game, 'column-5 column-8');
    expect(off()).to.equal('redo');
    await press(game, part(game, 'button-undo'));
    expect(off()).to.equal('undo');
  });

  it('shows the game, its deal, the moves and the time', async () => {
    const game = await mount({ deal: '617', variant: 'seahaven' });
    expect(part(game, 'title').textContent).to.equal('Seahaven Towers');
    expect(part(game, 'move-count').textContent).to.equal('0 moves');
    await advance(game, 'column-1 cell-1');
    expect(part(game, 'move-count').textContent).to.equal('1 move');
    await press(game, part(game, 'button-undo'));
    expect(part(game, 'move-count').textContent).to.equal('2 moves · 1 undo');
  });
});

describe('the menu', () => {
  it('opens and closes at its button, and closes at a press on the board', async () => {
    const game = await mount();
    const button = part(game, 'button-menu');
    expect([parts(game, 'menu').length, button.getAttribute('aria-expanded')]).to.deep.equal([
      0,
      'false',
    ]);
    await press(game, button);
    expect([parts(game, 'menu').length, button.getAttribute('aria-expanded')]).to.deep.equal([
      1,
      'true',
    ]);
    await press(game, button);
    expect(parts(game, 'menu').length).to.equal(0);
    await press(game, button);
    await press(game, 'JD');
    expect(parts(game, 'menu').length).to.equal(0);
  });

  it('restarts the deal', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const heard = hear();
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[0]!);
    expect([tops(game), game.moveCount, parts(game, 'menu').length]).to.deep.equal([DEALT, 0, 0]);
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({ source: 'player', deal: 617 });
  });

  itInFull('pauses the game, and the veil resumes it', async () => {
    const game = await mount();
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[3]!);
    expect([game.paused, part(game, 'board').inert]).to.deep.equal([true, true]);
    await press(game, part(game, 'button primary'));
    expect([game.paused, part(game, 'board').inert]).to.deep.equal([false, false]);
  });

  it('can be used by keys alone, to pause and to resume', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    expect(parts(game, 'menu').length).to.equal(1);
    for (let times = 0; focused(game) !== 'Pause' && times < 5; times++) await keys(game, 'Tab');
    expect(focused(game)).to.equal('Pause');
    await keys(game, 'Enter');
    expect([game.paused, focused(game)]).to.deep.equal([true, 'Resume']);
    await keys(game, 'Enter');
    expect([game.paused, part(game, 'board').inert]).to.deep.equal([false, false]);
    // The focus is in the game still, not lost with the button.
    expect(focused(game)).not.to.equal('');
  });

  it('closes at Escape, and the focus returns to the board', async () => {
    const game = await mount();
    part(game, 'button-menu').focus();
    await keys(game, 'Enter', 'Tab', 'Escape');
    expect([parts(game, 'menu').length, focused(game)]).to.deep.equal([0, 'JD']);
  });
});

describe('the sheet of keys', () => {
  it('opens at ?, and closes at Escape, which returns the focus', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    const sheet = await openKeys(game);
    expect(sheet.textContent).to.include('Move to the foundation');
    expect(sheet.contains(game.shadowRoot!.activeElement)).to.equal(true);
    await keys(game, 'Escape');
    expect([parts(game, 'panel-keys').length, focused(game)]).to.deep.equal([0, 'JC']);
  });

  it('closes at its button', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await openKeys(game);
    await keys(game, 'Enter');
    expect([parts(game, 'panel-keys').length, game.moveCount]).to.deep.equal([0, 0]);
    expect(focused(game)).not.to.equal('');
  });

  it('has only Shift and F for the full screen if f is a cell', async () => {
    const game = await mount({ deal: '617', cells: '6' });
    await focusOn(game, 'column-1');
    const names = [...(await openKeys(game)).querySelectorAll('dt')].map((key) => key.textContent);
    expect(names).to.include('Shift+F').and.not.include('f, Shift+F');
  });

  it('names every pile that has a key in this variant', async () => {
    const game = await mount({ deal: '617', variant: 'seahaven' });
    await focusOn(game, 'column-1');
    expect((await openKeys(game)).textContent).to.match(/1 … 9, 0/);
  });
});

describe('the deal number', () => {
  const field = 'Deal number';

  itInFull('typed and entered is dealt', async () => {
    const game = await mount({ deal: '1' });
    const heard = hear();
    await press(game, part(game, 'deal'));
    expect(focused(game)).to.equal(field);
    await keys(game, '6', '1', '7', 'Enter');
    expect([game.dealNumber, tops(game)]).to.deep.equal([617, DEALT]);
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({ source: 'player', deal: 617 });
    expect(heard.length).to.equal(1);
  });

  itInFull(
    'that is none is refused in words; the game goes on, the field waits for another',
    async () => {
      const game = await mount({ deal: '1' });
      await advance(game, 'column-1 cell-1');
      await press(game, part(game, 'deal'));
      for (const text of ['0', '2147483648', 'abc', '1.5', '-3']) {
        await type(game, text);
        await keys(game, 'Enter');
        expect(status(game)).to.include(`“${text}”`).and.to.include('2,147,483,647');
        expect(spoken(game)).to.equal(status(game));
        expect([game.dealNumber, game.moveCount, focused(game)]).to.deep.equal([1, 1, field]);
      }
      await type(game, '617');
      await keys(game, 'Enter');
      expect([game.dealNumber, game.moveCount]).to.deep.equal([617, 0]);
    },
  );

  itInFull('can be reached from the menu', async () => {
    const game = await mount();
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[1]!);
    expect(focused(game)).to.equal(field);
    await keys(game, '1', 'Enter');
    expect(game.dealNumber).to.equal(1);
  });

  it('takes letters that are keys of the game as typed text', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const heard = hear();
    await press(game, part(game, 'deal'));
    await keys(game, 'u', 'n', 't', 'h');
    expect([heard.length, game.moveCount]).to.deep.equal([0, 1]);
  });
});

describe('the panel after a win', () => {
  it('deals the same game again or another one', async () => {
    const game = await mountDeck(FINISHABLE);
    await advance(game, 'column-4 foundation-1');
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    await press(game, part(game, 'panel-win').querySelectorAll('button')[1]!);
    expect([game.outcome, game.moveCount, parts(game, 'panel-win').length]).to.deep.equal([
      undefined,
      0,
      0,
    ]);
    await advance(game, 'column-4 foundation-1');
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    await press(game, part(game, 'panel-win').querySelectorAll('button')[0]!);
    expect(game.dealNumber).to.be.within(1, 2 ** 31 - 1);
  });

  it('is replaced by the page’s own celebration', async () => {
    const game = await mountDeck(FINISHABLE);
    const own = document.createElement('p');
    own.slot = 'win';
    own.textContent = 'Hooray';
    game.append(own);
    await advance(game, 'column-4 foundation-1');
    await until('the celebration is seen', () => own.getBoundingClientRect().height > 0);
    await until('the panel was fetched', () => parts(game, 'panel-win').length > 0);
    expect(part(game, 'panel-win').getBoundingClientRect().height).to.equal(0);
  });
});
