import { expect } from 'chai';
import { held, part, parts, spoken, status, tops } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, detailsOf, hear, mount, warnings } from '../support/mount.js';
import { openKeys, openMenu } from '../support/panels.js';
import { doubleTap, drag, press } from '../support/pointer.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';
import { SETTINGS } from '../support/setting-names.js';

const DEALT = 'JD KS KC 4H JC 6C JH QH';

const tools = (game: AnyGame): string =>
  [...part(game, 'toolbar').querySelectorAll('.tool')].map((tool) => tool.part[1]).join(' ');
const textsOf = (nodes: readonly Element[]): readonly string[] =>
  nodes.map((node) => node.textContent.replace(/\s+/g, ' ').trim());
const lines = (game: AnyGame): readonly string[] => textsOf(parts(game, 'menu-item'));

describe('the controls that a page leaves to a player', () => {
  it('are the only ones in the toolbar, in the menu, by keys and in the sheet of keys', async () => {
    ownSettings();
    const game = await mount({ deal: '617', controls: 'undo hint keys pause' });
    expect(tools(game)).to.equal('button-undo button-hint button-menu');
    expect([part(game, 'deal').localName, part(game, 'deal').textContent]).to.deep.equal([
      'span',
      '№ 617',
    ]);
    await openMenu(game);
    expect(lines(game)).to.deep.equal(['Pause', 'Keyboard']);
    const sheet = await openKeys(game);
    expect(textsOf([...sheet.querySelectorAll('dt')]).filter((key) => /^[a-z?]\b|^\?/.test(key)))
      .to.include.members(['u', 't', '?'])
      .and.not.include.members(['n', 'u, r', 'r', 'f, Shift+F']);
    expect(textsOf([...sheet.querySelectorAll('dd')])).to.include('Undo');
    await keys(game, 'Escape');
    await advance(game, 'column-5 column-8');
    await focusOn(game, 'JD');
    await keys(game, 'n', 'u', 'r');
    expect([game.dealNumber, tops(game)]).to.deep.equal([617, DEALT]);
  });

  it('can change during a game, and may be empty', async () => {
    ownSettings();
    const game = await mount();
    game.without = 'hint new';
    await game.updateComplete;
    expect(tools(game)).to.equal('button-undo button-redo button-menu');
    game.controls = 'none';
    await game.updateComplete;
    expect([tools(game), parts(game, 'offer').length]).to.deep.equal(['', 0]);
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8', 'Enter');
    await drag(game, '4H', 'cell-1');
    expect(held(game, 'cell-1')).to.equal('4H');
  });

  it('are reported once if a name is unknown', async () => {
    const warned = warnings();
    const game = await mount({ deal: '617', controls: 'undo', without: 'hints' });
    game.requestUpdate();
    await game.updateComplete;
    expect(warned).to.deep.equal([
      '<freecell-game>: without "hints" cannot be used; accepted: undo, redo, hint, new, restart, ' +
        `deal, show-way, back-to-winnable, pause, full-screen, help, stats, share, replay, keys, settings, ${SETTINGS}, none`,
    ]);
  });

  it('apply to the notice that no win is possible, and to the panel after a win', async () => {
    const lost = await mountPyramid({ deal: '5', without: 'new back-to-winnable' });
    await playOn(lost, 's s s s s 8D5S');
    const ways = (): readonly string[] => textsOf(parts(lost, 'notice-button'));
    await until('the notice stands', () => ways().length > 0);
    expect(ways()).to.deep.equal(['Undo', 'Restart']);
    lost.without = 'undo restart';
    await lost.updateComplete;
    expect(ways()).to.deep.equal(['New game']);
    lost.without = 'new undo restart';
    await lost.updateComplete;
    expect([ways(), status(lost)]).to.deep.equal([[], 'This game can no longer be won.']);
  });

  it('include no button that ends a pause by the page', async () => {
    const game = await mount({ deal: '617', without: 'pause' });
    game.pause();
    await game.updateComplete;
    expect(part(game, 'panel-pause').querySelectorAll('button').length).to.equal(0);
    game.resume();
    await game.updateComplete;
    expect(parts(game, 'panel-pause').length).to.equal(0);
  });
});

describe('a locked deal', () => {
  it('gives the player no other deal by tool, key, field or undo; the page can still deal', async () => {
    const game = await mount({ deal: '617', locked: true });
    expect(tools(game)).to.equal('button-undo button-redo button-hint button-menu');
    expect(part(game, 'deal').localName).to.equal('span');
    await openMenu(game);
    expect(lines(game)).to.include('Restart this deal').and.not.include('Choose a deal');
    await keys(game, 'Escape');
    await focusOn(game, 'JD');
    await keys(game, 'n');
    expect(game.dealNumber).to.equal(617);
    await advance(game, 'column-5 column-8');
    game.newGame('5');
    await game.updateComplete;
    expect(part(game, 'button-undo').getAttribute('aria-disabled')).to.equal('true');
    game.deal = '6';
    await game.updateComplete;
    expect(game.dealNumber).to.equal(6);
  });
});

describe('a page that is asked', () => {
  it('refuses a drag in its own words: the card returns, and the words are shown beside it', async () => {
    const game = await mount();
    const heard = hear();
    game.addEventListener('game-request-move', ({ detail }) =>
      detail.refuse('Not in this lesson.'),
    );
    await drag(game, 'JC', 'QH');
    expect([tops(game), status(game), spoken(game)]).to.deep.equal([
      DEALT,
      'Not in this lesson.',
      'Not in this lesson.',
    ]);
    await until('the words stand beside the card', () => parts(game, 'reason').length > 0);
    expect(part(game, 'reason').textContent).to.equal('Not in this lesson.');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-refuse']);
    expect(detailsOf(heard, 'game-refuse')[0]!.message).to.equal('Not in this lesson.');
  });

  it('is asked once for each act by mouse, touch, keys and menu, and never for its own', async () => {
    const asked: string[] = [];
    const game = await mount();
    for (const name of [
      ...(['game-request-new', 'game-request-move'] as const),
      ...(['game-request-undo', 'game-request-hint'] as const),
    ]) {
      game.addEventListener(name, (event) => {
        event.preventDefault();
        const kind = name.slice('game-request-'.length);
        asked.push(`${kind} ${event.detail.control ?? ''}`.trim());
      });
    }
    await drag(game, 'JC', 'QH');
    await press(game, 'JC');
    await press(game, 'QH');
    await doubleTap(game, '4H');
    await focusOn(game, 'JC');
    await keys(game, 'Enter', '8');
    expect([asked.splice(0).every((one) => one === 'move'), tops(game)]).to.deep.equal([
      true,
      DEALT,
    ]);
    await advance(game, 'column-5 column-8');
    game.undo();
    game.redo();
    await game.updateComplete;
    await keys(game, 'Escape', 'u', 't', 'n');
    await press(game, part(game, 'button-undo'));
    await openMenu(game);
    await press(
      game,
      parts(game, 'menu-item').find((line) => textsOf([line])[0] === 'Show a way to win')!,
    );
    await openMenu(game);
    await press(game, parts(game, 'menu-item')[0]!);
    expect(asked).to.deep.equal([
      ...['undo undo', 'hint hint', 'new new', 'undo undo'],
      ...['hint show-way', 'new restart'],
    ]);
    expect([game.dealNumber, held(game, 'column-8').endsWith('QH JC')]).to.deep.equal([617, true]);
  });
});
