import { expect } from 'chai';
import type { GameReplay } from '../../../src/elements/game-replay/element.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { part } from '../support/board.js';
import { makeElement, warnings } from '../support/mount.js';
import { LINK, gameIn, mountReplay, opened, toolOf } from '../support/replay.js';
import { type CardRoom, mountRoom } from '../support/room.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

async function replayIn(room: CardRoom, link = LINK): Promise<GameReplay> {
  const replay = makeElement('game-replay', { link });
  room.append(replay);
  await opened(replay);
  return replay;
}

/** The name of the step back in the bar, and of Undo in the game. */
const said = (replay: GameReplay): readonly (string | null)[] => [
  toolOf(replay, 'button-back').getAttribute('aria-label'),
  part(gameIn(replay)!, 'button-undo').getAttribute('aria-label'),
];

const speaks = (replay: GameReplay, back: string, undo: string): Promise<void> =>
  until(`it says ${back}, ${undo}`, () => String(said(replay)) === String([back, undo]));

/** The colour schemes of the bar and of the game. */
async function schemes(replay: GameReplay): Promise<readonly string[]> {
  const game = gameIn(replay)!;
  for (const one of [replay, game]) await one.updateComplete;
  return [toolOf(replay, 'bar'), part(game, 'frame')].map(
    (node) => getComputedStyle(node).colorScheme,
  );
}

describe('a replay in a room', () => {
  afterEach(() => (document.documentElement.lang = 'en'));

  it('speaks the room’s language, and its own before that, bar and game', async () => {
    document.documentElement.lang = 'de';
    const room = await mountRoom({ locale: 'fr' });
    const replay = await replayIn(room);
    await speaks(replay, 'Coup précédent', 'Annuler');
    replay.locale = 'en';
    await speaks(replay, 'Step back', 'Undo');
    replay.locale = null;
    await speaks(replay, 'Coup précédent', 'Annuler');
    document.body.append(replay);
    await opened(replay);
    await speaks(replay, 'Schritt zurück', 'Rückgängig');
    replay.remove();
  });

  it('has the room’s theme, its own before that, and the player’s before both, bar and game', async () => {
    ownSettings();
    const room = await mountRoom({ theme: 'dark' });
    const replay = await replayIn(room);
    expect(await schemes(replay)).to.deep.equal(['dark', 'dark']);
    room.theme = 'light';
    await room.updateComplete;
    expect(await schemes(replay)).to.deep.equal(['light', 'light']);
    replay.theme = 'dark';
    expect(await schemes(replay)).to.deep.equal(['dark', 'dark']);
    publish({ theme: 'light' });
    expect(await schemes(replay)).to.deep.equal(['light', 'light']);
  });

  it('has the theme where a link can’t be shown, too', async () => {
    const room = await mountRoom({ theme: 'dark' });
    const warned = warnings();
    const replay = await replayIn(room, '1.freecell.1.broken');
    expect(warned).to.have.length(1);
    expect(getComputedStyle(toolOf(replay, 'problem')).colorScheme).to.equal('dark');
  });

  it('is as the page is outside of any', async () => {
    const replay = await mountReplay();
    const [bar] = await schemes(replay);
    expect(bar).to.equal(getComputedStyle(document.body).colorScheme);
  });
});
