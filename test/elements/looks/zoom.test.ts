import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { resetPage } from '../../harness/commands.js';
import { FINISHABLE } from '../../support/decks.js';
import { focused, part, parts } from '../support/board.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, mount, mountDeck, ownKey } from '../support/mount.js';
import { openKeys, openMenu, openSettings } from '../support/panels.js';
import { cutOff, isInSight, smallTargets } from '../support/targets.js';
import { nextFrame, until } from '../support/until.js';

/** A window of 1280 by 1024 pixels at 400 %. */
const ZOOMED = { width: 320, height: 256 };

/** The longest deal number that a new game comes to by itself. */
const attributes = { deal: '999999' };
/** The width that margins and a scroll bar leave. */
const narrow = { width: 288 };

/** Everything that has controls. */
const STATES: Readonly<Record<string, () => Promise<FreecellGame>>> = {
  'the toolbar': () => mount(attributes, narrow),
  'the toolbar of another game': () => mount({ ...attributes, variant: 'seahaven' }, narrow),
  'the menu': async () => {
    const game = await mount(attributes, narrow);
    await openMenu(game);
    return game;
  },
  'the settings': async () => {
    const game = await mount(attributes, narrow);
    await openSettings(game);
    return game;
  },
  'the sheet of keys': async () => {
    const game = await mount(attributes, narrow);
    await focusOn(game, 'column-1');
    await openKeys(game);
    return game;
  },
  'a pause': async () => {
    const game = await mount(attributes, narrow);
    game.pause();
    await game.updateComplete;
    return game;
  },
  'a win': async () => {
    const game = await mountDeck(FINISHABLE, {}, narrow);
    await advance(game, 'column-4 foundation-1');
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    return game;
  },
  'a game that two tabs play': async () => {
    const same = { deal: '617', 'save-key': ownKey() };
    const [other, game] = [await mount(same, narrow), await mount(same, narrow)];
    await advance(other, 'column-5 column-8');
    await advance(game, 'column-4 cell-1');
    await until('it is asked', () => parts(game, 'panel-conflict').length > 0);
    return game;
  },
};

describe('a page at 400 %', () => {
  before(() => setViewport(ZOOMED));
  // A sheet that is scrolled to its end by keys takes the page along, away from the next test's toolbar; and
  // the browser goes on with it for some frames.
  beforeEach(async () => {
    for (let still = 0; still < 3; still++) {
      if (scrollY !== 0) still = 0;
      scrollTo(0, 0);
      await nextFrame();
    }
  });
  after(() => resetPage());

  for (const [what, make] of Object.entries(STATES)) {
    it(`has room for ${what}: 24 pixels a target, nothing cut off`, async () => {
      const game = await make();
      expect(smallTargets(game)).to.deep.equal([]);
      expect(cutOff(game)).to.deep.equal([]);
      for (const panel of parts(game, 'panel')) {
        expect(panel.scrollWidth).to.equal(panel.clientWidth);
      }
    });
  }

  it('brings every setting into sight as Tab comes to it', async () => {
    const game = await mount(attributes, narrow);
    await openSettings(game);
    const panel = part(game, 'panel-settings');
    const body = panel.querySelector('.settings')!;
    expect(body.scrollHeight).to.be.greaterThan(body.clientHeight);
    // The panel's last button stays in sight below the settings that scroll.
    expect(panel.scrollHeight).to.equal(panel.clientHeight);
    const settings = [
      ...panel.querySelectorAll<HTMLElement>('.settings :is(select, button, input:checked)'),
    ];
    settings[0]!.focus();
    for (const one of settings) {
      expect(game.shadowRoot!.activeElement).to.equal(one);
      const seen = one.closest('label') ?? one;
      await until('the setting is in sight', () => isInSight(game, seen, 'partly'));
      await keys(game, 'Tab');
    }
    expect(focused(game)).to.equal('Close');
    await until('the button is in sight', () =>
      isInSight(game, part(game, 'button primary'), 'partly'),
    );
  });

  // The last one: the browser goes on scrolling for some frames.
  it('scrolls the sheet of keys to its last line and its first, by keyboard', async () => {
    const game = await mount(attributes, narrow);
    await focusOn(game, 'column-1');
    const sheet = await openKeys(game);
    expect(sheet.scrollHeight).to.be.greaterThan(sheet.clientHeight);
    // The button stays in sight.
    expect(isInSight(game, sheet.querySelector('button')!)).to.equal(true);
    const lines = [...sheet.querySelectorAll('h2, dd')];
    const seen = new Set<Element>();
    const note = (): void =>
      lines.filter((line) => isInSight(game, line)).forEach((line) => seen.add(line));
    // A browser that scrolls smoothly is past a line before the next key.
    sheet.addEventListener('scroll', note);
    await keys(game, 'Home');
    await until('the first line is seen', () => isInSight(game, lines[0]!));
    note();
    // A slow browser scrolls only a few pixels before the next key.
    while (!isInSight(game, lines.at(-1)!)) {
      const { scrollTop } = sheet;
      await keys(game, 'ArrowDown');
      await until('it scrolls', () => sheet.scrollTop > scrollTop);
      note();
    }
    expect(lines.filter((line) => !seen.has(line)).map((line) => line.textContent)).to.deep.equal(
      [],
    );
  });
});
