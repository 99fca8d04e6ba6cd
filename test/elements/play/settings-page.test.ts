import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { type Attributes, makeGame, mount, warnings } from '../support/mount.js';
import { choose, panel } from '../support/paigow-play.js';
import { openSettings } from '../support/panels.js';
import { mountRoom } from '../support/room.js';
import { chooseByKeys, ownSettings } from '../support/settings.js';
import { mountTable } from '../support/seven27.js';

type Values = Readonly<Record<string, string>>;

/** The first choice of each setting in an open panel, by its name. */
const firstChoices = (settings: HTMLElement): Values =>
  Object.fromEntries(
    [...settings.querySelectorAll('select')].map(({ name, options }) => [name, options[0]!.text]),
  );

/** The first choices where these values are in force. */
const samePage = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, `Same as page (${value})`]),
  );

const FREECELL: Values = {
  language: 'English',
  theme: 'light',
  fourColor: 'off',
  mirrored: 'off',
  motion: 'off',
  sound: 'off',
  tapToMove: 'off',
  calm: 'off',
  autoFinish: 'on',
  autoFoundation: 'off',
};

const PAGES: Readonly<Record<string, readonly [page: Attributes, differing: Values]>> = {
  'an element without attributes': [{}, {}],
  attributes: [
    {
      ...{ theme: 'dark', 'four-color': true, mirrored: true, 'tap-to-move': true, calm: true },
      ...{ sound: 'always', 'no-auto-finish': true, 'auto-foundation': 'safe' },
    },
    {
      ...{ theme: 'dark', fourColor: 'on', mirrored: 'on', tapToMove: 'on', calm: 'on' },
      ...{ sound: 'on', autoFinish: 'off', autoFoundation: 'when safe' },
    },
  ],
  'unknown values': [{ theme: 'blue', sound: 'loud', 'auto-foundation': 'some' }, {}],
};

/** A system with another theme and with motion. */
const DARK_AND_MOVING = { 'prefers-color-scheme': 'dark' };

describe('the first choice of a setting names the value in force', () => {
  beforeEach(ownSettings);

  for (const [title, [page, differing]] of Object.entries(PAGES)) {
    it(`in FreeCell: ${title}`, async () => {
      warnings();
      const game = await mount({ deal: '617', ...page });
      expect(firstChoices(await openSettings(game))).to.deep.equal(
        samePage({ ...FREECELL, ...differing }),
      );
    });
  }

  it('in FreeCell: a room, a system and the colour scheme around', async () => {
    await emulateFeatures(DARK_AND_MOVING);
    const room = await mountRoom({ calm: true, 'four-color': true, sound: 'on' });
    room.style.colorScheme = 'light dark';
    const game = makeGame('freecell-game', { deal: '617' });
    room.append(game);
    await game.updateComplete;
    const differing = { theme: 'dark', fourColor: 'on', calm: 'on', sound: 'on', motion: 'on' };
    expect(firstChoices(await openSettings(game))).to.deep.equal(
      samePage({ ...FREECELL, ...differing }),
    );
  });

  it('whatever the player chose', async () => {
    const game = await mount({ deal: '617' });
    const before = firstChoices(await openSettings(game));
    await chooseByKeys(game, 'theme', 'dark');
    await chooseByKeys(game, 'autoFoundation', 'all');
    const [theme, up] = ['theme', 'autoFoundation'].map((name) =>
      game.shadowRoot!.querySelector<HTMLSelectElement>(`[name="${name}"]`)!,
    );
    expect([theme!.value, theme!.options[0]!.text]).to.deep.equal(['dark', before['theme']]);
    expect([up!.value, up!.options[0]!.text]).to.deep.equal(['all', before['autoFoundation']]);
  });

  it('within the width of a narrow panel', async () => {
    const game = await mount({ deal: '617' }, { width: 280 });
    const { scrollWidth, clientWidth } = await openSettings(game);
    expect(scrollWidth).to.equal(clientWidth);
  });

  it('at a table', async () => {
    const table = await mountTable({ 'card-back': 'petals', 'four-color': true });
    await choose(table, 'Settings');
    expect(firstChoices(await panel(table, 'settings'))).to.deep.equal(
      samePage({
        language: 'English',
        theme: 'light',
        fourColor: 'on',
        cardBack: 'petals',
        motion: 'off',
        sound: 'off',
        calm: 'off',
      }),
    );
  });
});
