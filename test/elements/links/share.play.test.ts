import { expect } from 'chai';
import { PICTURE } from '../../../src/elements/links/result-picture.js';
import { FINISHABLE } from '../../support/decks.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import type { GameReplay } from '../../../src/elements/game-replay/element.js';
import { part, parts, status } from '../support/board.js';
import { OFF, win } from '../support/browser.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import { clipboard, instead } from '../support/links.js';
import { type Attributes, advance, hear, mount, mountDeck, mountDeckOf } from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { readText } from '../support/stats.js';
import { until } from '../support/until.js';

const buttonIn = (game: AnyGame, panel: string, words: string): HTMLElement =>
  [...part(game, panel).querySelectorAll('button')].find((one) => readText(one) === words)!;

/** Opens the share panel from the menu. */
async function openShare<Game extends AnyGame>(game: Game): Promise<Game> {
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((item) => readText(item) === 'Share')!,
  );
  await until('the panel is open', () => parts(game, 'panel-share').length > 0);
  return game;
}

/** A won game with its panel open. */
async function won(attributes: Attributes = {}): Promise<FreecellGame> {
  const game = await mountDeck(FINISHABLE, { ...OFF, ...attributes });
  await win(game);
  await until('the panel is open', () => parts(game, 'panel-win').length > 0);
  return game;
}

/** Records what the device's share dialog gets, and how it answers. */
function device(takesFiles: boolean, answer: () => Promise<void> = () => Promise.resolve()) {
  const asked: ShareData[] = [];
  instead(navigator, 'canShare', ({ files }: ShareData) => !files || takesFiles);
  instead(navigator, 'share', (data: ShareData) => {
    asked.push(data);
    return answer();
  });
  return asked;
}

const TEXT = /^FreeCell, custom deck: won after 52 moves, 0:0\d$/;

/** The pixels of the picture in the panel. */
function pointsOf(game: AnyGame): string {
  const canvas = part(game, 'share-picture') as unknown as HTMLCanvasElement;
  return canvas.toDataURL();
}

describe('the panel that shares', () => {
  it('hands the device a picture of the stated size, with the text', async () => {
    const asked = device(true);
    const game = await won();
    await press(game, buttonIn(game, 'panel-win', 'Share'));
    await until('the panel is open', () => parts(game, 'panel-share').length > 0);
    await press(game, buttonIn(game, 'panel-share', 'Share'));
    await until('it is closed', () => parts(game, 'panel-share').length === 0);
    const [{ title, text, files = [] } = {}] = asked;
    expect([title, asked.length, files.length]).to.deep.equal(['FreeCell', 1, 1]);
    expect(text).to.match(TEXT);
    expect([files[0]!.name, files[0]!.type]).to.deep.equal(['freecell.png', 'image/png']);
    const { width, height } = await createImageBitmap(files[0]!);
    expect({ width, height }).to.deep.equal(PICTURE);
    // The won game is unchanged.
    expect([game.outcome, parts(game, 'panel-win').length]).to.deep.equal(['won', 1]);
  });

  it('hands it the text alone where it takes no files, by keys', async () => {
    const asked = device(false);
    const game = await mount({ deal: '617' });
    await advance(game, 'column-5 column-8');
    await focusOn(game, 'KS');
    await openShare(game);
    await keys(game, 'Enter');
    await until('it is closed', () => parts(game, 'panel-share').length === 0);
    expect(asked.map(({ files }) => files)).to.deep.equal([undefined]);
    expect(asked[0]!.text).to.match(/^FreeCell, № 617: not finished after 1 move, 0:0\d$/);
  });

  it('stays, and says nothing, where the player closes the device’s list', async () => {
    const asked = device(true, () => Promise.reject(new DOMException('closed', 'AbortError')));
    const game = await openShare(await mount());
    await press(game, buttonIn(game, 'panel-share', 'Share'));
    await until('it is asked', () => asked.length === 1);
    await game.updateComplete;
    expect([parts(game, 'panel-share').length, status(game)]).to.deep.equal([1, '']);
  });

  it('says that the browser can’t, where that is so', async () => {
    device(true, () => Promise.reject(new DOMException('no', 'NotAllowedError')));
    const game = await openShare(await mount());
    await press(game, buttonIn(game, 'panel-share', 'Share'));
    await until('it is said', () => status(game) !== '');
    expect(status(game)).to.equal('The browser can’t share it. Copy it instead.');
  });

  it('copies the result as its main button, where the device shares nothing', async () => {
    const taken = clipboard(true);
    const game = await won();
    await press(game, buttonIn(game, 'panel-win', 'Share'));
    await until('the panel is open', () => parts(game, 'panel-share').length > 0);
    const [main] = part(game, 'panel-share').querySelectorAll<HTMLElement>('.primary');
    expect(readText(main!)).to.equal('share' in navigator ? 'Share' : 'Copy result');
    await press(game, buttonIn(game, 'panel-share', 'Copy result'));
    await until('it is told', () => status(game) === 'Result copied.');
    expect(taken[0]).to.match(TEXT);
  });

  it('offers the deal before the first move: its link, or its text where the page opens no links', async () => {
    const taken = clipboard(true);
    const buttons = (game: AnyGame): readonly string[] =>
      [...part(game, 'panel-share').querySelectorAll('button')].map((one) => readText(one));
    const send = 'share' in navigator ? ['Share'] : [];
    const linked = await mount({ deal: '617', linked: true });
    await until('it is dealt', () => linked.state);
    await openShare(linked);
    expect(buttons(linked)).to.deep.equal([...send, 'Copy link', 'Save picture', 'Close']);
    expect(part(linked, 'share-picture').getAttribute('aria-label')).to.match(
      /^FreeCell, № 617\n.*#1\.freecell\.1\./,
    );
    await press(linked, buttonIn(linked, 'panel-share', 'Copy link'));
    await until('it is told', () => status(linked) === 'Link copied.');
    expect(taken[0]).to.match(/#1\.freecell\.1\./);
    linked.remove();
    const plain = await openShare(await mount({ deal: '617' }));
    expect(buttons(plain)).to.deep.equal([...send, 'Copy deal', 'Save picture', 'Close']);
    await press(plain, buttonIn(plain, 'panel-share', 'Copy deal'));
    await until('it is told', () => status(plain) === 'Deal copied.');
    expect(taken[1]).to.equal('FreeCell, № 617');
  });

  it('has the picture’s text, and without figures where the game is calm', async () => {
    const game = await mount({ deal: '617', calm: true });
    await advance(game, 'column-5 column-8');
    await openShare(game);
    expect(part(game, 'share-picture').getAttribute('aria-label')).to.equal(
      'FreeCell, № 617: not finished',
    );
  });

  it('shows the same, whatever the hidden cards are', async () => {
    const seen: string[] = [];
    const cards = FINISHABLE.split(' ');
    // Two cards of the stock.
    const other = [...cards.slice(0, 40), cards[41], cards[40], ...cards.slice(42)];
    for (const deck of [cards, other]) {
      const game = await mountDeckOf('klondike-game', deck.join(' '), { calm: true });
      await openShare(game);
      const text = part(game, 'share-picture').getAttribute('aria-label')!;
      seen.push(JSON.stringify([game.state, pointsOf(game), text]));
      game.parentElement!.remove();
    }
    expect(seen[0]).to.equal(seen[1]);
  });
});

type Shown = HTMLElement & Pick<GameReplay, 'at' | 'length' | 'playing'>;

const replayIn = (game: AnyGame): Shown | null =>
  game.shadowRoot!.querySelector<Shown>('[part~="panel-replay"] baize-panel-replay');

describe('the replay of a win', () => {
  it('plays from the deal on, and leaves the won game as it was', async () => {
    const game = await won();
    const saved = JSON.stringify(game.save());
    const heard = hear(game);
    await press(game, buttonIn(game, 'panel-win', 'Watch replay'));
    await until('it plays', () => replayIn(game)?.playing);
    expect(replayIn(game)!.length).to.equal(52);
    await until('it has gone on', () => replayIn(game)!.at > 1);
    await press(game, buttonIn(game, 'panel-replay', 'Close'));
    expect([replayIn(game), game.outcome, parts(game, 'panel-win').length]).to.deep.equal([
      ...[null, 'won', 1],
    ]);
    expect([JSON.stringify(game.save()), heard]).to.deep.equal([saved, []]);
  });

  it('is opened and closed by keys', async () => {
    const game = await won();
    await focusOn(game, 'KS');
    buttonIn(game, 'panel-win', 'Watch replay').focus();
    await keys(game, 'Enter');
    await until('it plays', () => replayIn(game)?.playing);
    await keys(game, 'Escape');
    expect([replayIn(game), parts(game, 'panel-win').length]).to.deep.equal([null, 1]);
  });
});
