import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { type Attributes, makeGame, mount, warnings } from '../support/mount.js';
import { choose, panel } from '../support/paigow-play.js';
import { openSettings } from '../support/panels.js';
import { mountRoom } from '../support/room.js';
import { chooseByMouse, ownSettings, valueOf } from '../support/settings.js';
import { mountTable } from '../support/seven27.js';
import { until } from '../support/until.js';

type Values = Readonly<Record<string, string>>;

/** The value of each setting in an open panel, by its name. */
const shown = (settings: HTMLElement): Values =>
  Object.fromEntries(
    [
      ...settings.querySelectorAll<HTMLInputElement>(
        '.settings :is([role="switch"], select, :checked)',
      ),
    ]
      .filter(({ name }) => name)
      .map((one) => [one.name, valueOf(one)]),
  );

const FREECELL: Values = {
  language: 'Same as page (English)',
  theme: '',
  felt: '',
  fourColor: 'off',
  faces: 'baize',
  cardSize: 'medium',
  mirrored: 'off',
  motion: 'off',
  sound: 'off',
  tapToMove: 'off',
  calm: 'off',
  verdict: 'off',
  solvable: 'off',
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
      ...{ fourColor: 'on', mirrored: 'on', tapToMove: 'on', calm: 'on' },
      ...{ sound: 'on', autoFinish: 'off', autoFoundation: 'safe' },
    },
  ],
  'unknown values': [{ theme: 'blue', sound: 'loud', 'auto-foundation': 'some' }, {}],
};

/** A system with another theme and with motion. */
const DARK_AND_MOVING = { 'prefers-color-scheme': 'dark' };

describe('a setting shows the value in force', () => {
  beforeEach(ownSettings);

  for (const [title, [page, differing]] of Object.entries(PAGES)) {
    it(`in FreeCell: ${title}`, async () => {
      const warned = warnings();
      const game = await mount({ deal: '617', ...page });
      expect(shown(await openSettings(game))).to.deep.equal({ ...FREECELL, ...differing });
      // Sounds load later than the rest, and complain of theirs as they come.
      const isLoud = (one: string): boolean => one.includes('sound "loud"');
      await until('all is told', () => page['sound'] !== 'loud' || warned.some(isLoud));
    });
  }

  it('in FreeCell: a room, a system and the colour scheme around', async () => {
    await emulateFeatures(DARK_AND_MOVING);
    const room = await mountRoom({ calm: true, 'four-color': true, sound: 'on' });
    room.style.colorScheme = 'light dark';
    const game = makeGame('freecell-game', { deal: '617' });
    room.append(game);
    await game.updateComplete;
    const differing = { fourColor: 'on', calm: 'on', sound: 'on', motion: 'on' };
    expect(shown(await openSettings(game))).to.deep.equal({ ...FREECELL, ...differing });
  });

  it('the player’s, until everything is reset', async () => {
    const game = await mount({ deal: '617' });
    const settings = await openSettings(game);
    const before = shown(settings);
    await chooseByMouse(game, 'theme', 'dark');
    await chooseByMouse(game, 'calm', 'on');
    const differing = { theme: 'dark', calm: 'on' };
    expect(shown(settings)).to.deep.equal({ ...before, ...differing });
    await chooseByMouse(game, 'theme', '');
    expect(shown(settings)).to.deep.equal(before);
  });

  it('within the width of a narrow panel', async () => {
    const game = await mount({ deal: '617' }, { width: 280 });
    const { scrollWidth, clientWidth } = await openSettings(game);
    expect(scrollWidth).to.equal(clientWidth);
  });

  it('at a table', async () => {
    const table = await mountTable({ 'card-back': 'petals', 'four-color': true });
    await choose(table, 'Settings');
    expect(shown(await panel(table, 'settings'))).to.deep.equal({
      language: 'Same as page (English)',
      theme: '',
      felt: '',
      fourColor: 'on',
      faces: 'baize',
      cardBack: 'petals',
      motion: 'off',
      nextHand: 'off',
      pace: 'normal',
      sound: 'off',
      calm: 'off',
    });
  });
});
