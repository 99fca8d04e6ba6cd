import { expect } from 'chai';
import type { GameStats } from '../../../src/elements/game-stats/element.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { BrowserHistory } from '../../../src/storage.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts } from '../support/board.js';
import { MOVE, OFF, win } from '../support/browser.js';
import type { AnyGame } from '../support/game.js';
import { focusOn, keys } from '../support/keys.js';
import {
  type Attributes,
  advance,
  afterTest,
  hear,
  mountDeck,
  mountGame,
  ownKey,
} from '../support/mount.js';
import { openMenu } from '../support/panels.js';
import { press } from '../support/pointer.js';
import { mountRoom } from '../support/room.js';
import { figures, played, readText } from '../support/stats.js';
import { until } from '../support/until.js';
import { itInFull, firstOf } from '../support/counts.js';

/** A game whose player has won so often before, each time in so many moves and no time at all. */
async function winner(wins: number, moves: number, attributes: Attributes = {}) {
  const key = ownKey();
  afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
  const won = (_: unknown, n: number) => played(n, { moves, elapsed: 0 });
  const put = Array.from({ length: wins }, won);
  await new BrowserHistory(`baize:${key}`).change({ put, remove: [] });
  return mountDeck(FINISHABLE, { 'save-key': key, ...attributes });
}

/** What the panel of a win says beside the deal and its figures, once it says so many things. */
async function told(game: AnyGame, count: number): Promise<readonly string[]> {
  const texts = (): readonly Element[] => [
    ...game.shadowRoot!.querySelectorAll('[part~="panel-win"] p'),
  ];
  await until(`it tells ${count} things`, () => texts().length > count);
  return texts().slice(1).map(readText);
}

describe('the panel of a win', () => {
  it('announces the first one', async () => {
    const game = await winner(0, 0);
    await focusOn(game, 'AC');
    await keys(game, 'h');
    expect(await told(game, 2)).to.deep.equal(['Your first win!', 'Best: 0:00 · 1 move']);
  });

  it('compares it with the others, of which it is the last in a row', async () => {
    const game = await winner(3, 50, OFF);
    await win(game);
    expect(await told(game, 2)).to.deep.equal([
      '2 more moves than in your best win.',
      'Best: 0:00 · 50 moves · 4 wins in a row',
    ]);
  });

  it('tells moves and undos, which the record has too', async () => {
    const room = await mountRoom();
    const game = await mountDeck(FINISHABLE, OFF, { parent: room });
    await advance(game, MOVE);
    await focusOn(game, 'AC');
    await keys(game, 'u');
    await win(game);
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    const [result] = part(game, 'panel-win').querySelectorAll('p');
    expect(readText(result!)).to.match(/^custom deck · 54 moves · 1 undo · \d/);
    const { moves, undos } = room.history!.history.records[0]!;
    expect([moves, undos]).to.deep.equal([54, 1]);
  });

  it('has no comparison if the deal was won before', async () => {
    const game = await winner(0, 0, OFF);
    await win(game);
    expect((await told(game, 2))[0]).to.equal('Your first win!');
    await press(game, part(game, 'panel-win').querySelectorAll('button')[1]!);
    await advance(game, MOVE);
    await win(game);
    expect(await told(game, 1)).to.deep.equal(['Best: 0:00 · 52 moves']);
  });

  itInFull('tells it in the player’s language', async () => {
    const game = await winner(1, 50, { ...OFF, locale: 'de' });
    await win(game);
    await until('it is told in German', () =>
      parts(game, 'record')[0]?.textContent.includes('Züge'),
    );
    expect(await told(game, 2)).to.deep.equal([
      '2 Züge mehr als bei deinem besten Sieg.',
      'Bestwerte: 0:00 · 50 Züge · 2 Siege in Folge',
    ]);
  });

  it('uses the room’s games in a room', async () => {
    const room = await mountRoom();
    room.history!.add(played(1, { moves: 52, elapsed: 0 }));
    const game = await mountDeck(FINISHABLE, OFF, { parent: room });
    await win(game);
    expect(await told(game, 2)).to.deep.equal([
      'As few moves as in your best win.',
      'Best: 0:00 · 52 moves · 2 wins in a row',
    ]);
    expect(room.history!.history.records.length).to.equal(2);
  });

  it('has no figures if the game is calm', async () => {
    const game = await winner(2, 50, { calm: true });
    await focusOn(game, 'AC');
    await keys(game, 'h');
    await until('the panel is open', () => parts(game, 'panel-win').length > 0);
    expect([...parts(game, 'record'), ...parts(game, 'bests')]).to.deep.equal([]);
    expect(readText(part(game, 'panel-win').querySelector('p')!)).to.equal('custom deck');
  });
});

const statsIn = (game: AnyGame): GameStats | null =>
  game.shadowRoot!.querySelector<GameStats>('[part~="panel-stats"] game-stats');

/** Chooses a line of the menu by its words. */
async function choose(game: AnyGame, words: string): Promise<void> {
  await openMenu(game);
  await press(
    game,
    parts(game, 'menu-item').find((item) => readText(item) === words)!,
  );
}

describe('the statistics in the menu', () => {
  it('are those of the game and rules in play, before its first move too', async () => {
    const game = await winner(3, 50);
    await choose(game, 'Statistics');
    await until('they are shown', () => statsIn(game)?.statistics?.games === 3);
    expect(figures(statsIn(game)!)).to.include({ Games: '3', Streak: '3', 'Fewest moves': '50' });
    expect([statsIn(game)!.game, statsIn(game)!.variant]).to.deep.equal(['freecell', '']);
  });

  it('open and close by keys, and fire no events of the game', async () => {
    const game = await winner(3, 50);
    const heard = hear(game);
    await focusOn(game, 'AC');
    part(game, 'button-menu').focus();
    await keys(game, 'Enter');
    const isThere = (): boolean =>
      readText(game.shadowRoot!.activeElement ?? game) === 'Statistics';
    for (let times = 0; !isThere() && times < 12; times++) await keys(game, 'Tab');
    await keys(game, 'Enter');
    await until('they are shown', () => statsIn(game)?.statistics?.games === 3);
    await keys(game, 'Escape');
    expect(statsIn(game)).to.equal(null);
    expect(heard.map(({ type }) => type)).to.deep.equal([]);
    expect((game.shadowRoot!.activeElement as HTMLElement).dataset['card']).to.equal('AC');
  });

  it('look and speak as the game does', async () => {
    const game = await winner(1, 50, { theme: 'dark', locale: 'de' });
    await until('it speaks German', () => game.words.kit.intlLocale === 'de');
    await choose(game, 'Statistik');
    await until('they are shown', () => statsIn(game)?.shadowRoot?.querySelector('dt'));
    await until('they speak German', () =>
      readText(statsIn(game)!.shadowRoot!.querySelector('dt')!).startsWith('Spiele'),
    );
    expect(statsIn(game)!.theme).to.equal('dark');
    const frame = statsIn(game)!.shadowRoot!.querySelector('[part="frame"]')!;
    expect(getComputedStyle(frame).backgroundImage).to.equal('none');
  });

  for (const tag of firstOf(['pyramid-game', 'golf-game', 'klondike-game'] as const, 1)) {
    it(`are in the menu of a ${tag}`, async () => {
      const key = ownKey();
      afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
      const game = await mountGame(tag, { deal: '617', 'save-key': key });
      await choose(game, 'Statistics');
      await until('they are shown', () => statsIn(game)?.shadowRoot?.querySelector('.empty'));
    });
  }

  it('are missing if the game is calm', async () => {
    const game: FreecellGame = await winner(1, 50, { calm: true });
    await openMenu(game);
    expect(parts(game, 'menu-item').map(readText)).not.to.include('Statistics');
    await keys(game, 'Escape');
    game.calm = false;
    await advance(game);
    await openMenu(game);
    expect(parts(game, 'menu-item').map(readText)).to.include('Statistics');
  });
});
