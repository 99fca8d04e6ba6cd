import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { parts, part } from '../support/board.js';
import { expectAccessible } from '../support/axe.js';
import { isFull } from '../support/counts.js';
import { focusOn } from '../support/keys.js';
import { advance, mount, mountDeck } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { openKeys, openMenu, openSettings } from '../support/panels.js';
import { until } from '../support/until.js';

const LOOKS: Readonly<Record<string, (theme: string) => Promise<FreecellGame>>> = {
  'at the start': (theme) => mount({ deal: '617', theme }),
  'on a narrow screen': (theme) => mount({ deal: '617', theme }, { width: 320 }),
  'in four colours, mirrored': (theme) =>
    mount({ deal: '617', theme, 'four-color': true, mirrored: true }),
  'with cards in hand': async (theme) => {
    const game = await mount({ deal: '617', theme });
    await press(game, 'QH');
    expect(parts(game, 'card target').length).to.equal(2);
    return game;
  },
  'with a hint and words in the status line': async (theme) => {
    const game = await mount({ deal: '617', theme });
    await game.hint();
    await game.updateComplete;
    expect(parts(game, 'card hint').length).to.equal(2);
    return game;
  },
  'with cards in cells and on foundations': async (theme) => {
    const game = await mountDeck(FINISHABLE, { theme, 'no-auto-finish': true });
    await advance(game, 'column-4 foundation-1', 'column-3 cell-1');
    return game;
  },
  'with the menu open': async (theme) => {
    const game = await mount({ deal: '617', theme });
    await openMenu(game);
    expect(parts(game, 'menu').length).to.equal(1);
    return game;
  },
  'with the sheet of keys open': async (theme) => {
    const game = await mount({ deal: '617', theme });
    await focusOn(game, 'JC');
    await openKeys(game);
    return game;
  },
  'with the settings open': async (theme) => {
    const game = await mount({ deal: '617', theme });
    await openSettings(game);
    return game;
  },
  paused: async (theme) => {
    const game = await mount({ deal: '617', theme });
    game.pause();
    await until('the panel is open', () => parts(game, 'panel-pause').length > 0);
    return game;
  },
  won: async (theme) => {
    const game = await mountDeck(FINISHABLE, { theme });
    await advance(game, 'column-4 foundation-1');
    await until('the win panel is open', () => parts(game, 'panel-win').length > 0);
    return game;
  },
};

describe('accessibility by axe', () => {
  for (const [index, [when, make]] of Object.entries(LOOKS).entries()) {
    // A normal run looks at every sixth state, once; the menu, a pause: `test:texts` and stories.
    for (const theme of ['light', 'dark'].filter(
      (_, at) => isFull || (index % 6 === 3 && at === 1),
    )) {
      it(`${when}, ${theme}`, async () => {
        await expectAccessible(await make(theme));
      });
    }
  }

  it('finds what is wrong with a game that has lost a name', async () => {
    const game = await mount();
    part(game, 'button-undo').removeAttribute('aria-label');
    part(game, 'button-undo').removeAttribute('title');
    const found = await expectAccessible(game).then(
      () => '',
      (error: unknown) => String(error),
    );
    expect(found).to.include('button-name');
  });
});
