import { expect } from 'chai';
import type { AnyGame } from '../support/game.js';
import { FINISHABLE } from '../../support/decks.js';
import { held, part, parts, spoken, status, tops } from '../support/board.js';
import { hinted } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { detailsOf, hasten, hear, mount, mountDeck, mountGame } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { pass, passSearch, until } from '../support/until.js';
import { openMenu } from '../support/panels.js';
import { some, itInFull } from '../support/counts.js';

const HOPELESS = 'This deal can’t be won.';

async function showMe(game: AnyGame): Promise<void> {
  await openMenu(game);
  await press(game, parts(game, 'menu-item')[2]!);
}

describe('hints, one after another', () => {
  itInFull('lead to the win where each is played', async () => {
    const game = await mountDeck(FINISHABLE, { 'no-auto-finish': true });
    const cards = ['AC', 'AD', 'AH', 'AS', '2C', '2D'];
    while (game.moveCount < cards.length) {
      await focusOn(game, 'column-4');
      await keys(game, 't');
      await hinted(game);
      expect(spoken(game)).to.match(/to (the|an empty) foundation/);
      // The card of the column; one on the foundation stands before it.
      const lit = parts(game, 'card hint').at(-1)!.dataset['card']!;
      await focusOn(game, lit);
      await keys(game, 'h');
    }
    const up = ['1', '2', '3', '4'].map((id) => held(game, `foundation-${id}`)).join(' ');
    expect(up.split(' ').sort()).to.deep.equal([...cards].sort());
  });

  // Of positions by the thousand: core, solver/hint-positions.
  itInFull('never point at a move that loses what can be won', async () => {
    // Deal 5 can be won by turning on; its 8 of diamonds with the 5 of spades loses it.
    const game = await mountGame('pyramid-game', { deal: '5' });
    await focusOn(game, 'stock');
    for (let times = 0; times < 5; times++) await keys(game, 's');
    await keys(game, 't');
    await hinted(game);
    const lit = parts(game, 'card hint').map((node) => node.dataset['card']);
    expect(lit).to.deep.equal(['5H', '8D']);
  });

  it('say that the position can’t be won any more', async () => {
    const game = await mount({ deal: '1', cells: '0' });
    const heard = hear();
    await press(game, part(game, 'button-hint'));
    await until('it is said', () => spoken(game) === HOPELESS);
    expect(status(game)).to.equal(HOPELESS);
    const [refusal] = detailsOf(heard, 'game-refuse');
    expect([refusal!.source, refusal!.reason.code]).to.deep.equal(['player', 'hopeless']);
  });
});

describe('showing a way to win', () => {
  it('plays to the win, and fires an event for each move', async () => {
    const game = await mountDeck(FINISHABLE, { verdict: true });
    const heard = hear();
    await showMe(game);
    await until('its light is there', () => parts(game, 'verdict').length === 1);
    await until('it is won', () => game.outcome === 'won');
    await game.updateComplete;
    expect(parts(game, 'verdict')).to.deep.equal([]);
    const moves = detailsOf(heard, 'game-move');
    expect(new Set(moves.map(({ source }) => source))).to.deep.equal(new Set(['auto']));
    expect(moves.length).to.equal(52);
    await until('the panel is open', () => parts(game, 'panel-win').length === 1);
    expect(part(game, 'panel-title').textContent).to.equal('Solution shown');
    expect(spoken(game)).to.include('Solution shown.').and.not.include('You won');
  });

  it('ends at a key, and every move of it can be undone', async () => {
    hasten(3);
    const game = await mount();
    const dealt = tops(game);
    await showMe(game);
    await until('it says so', () => status(game).startsWith('This is one way to win'));
    await until('moves are shown', () => game.moveCount >= 3);
    expect(status(game)).to.match(/^This is one way to win/);
    await keys(game, 'Escape');
    const { moveCount } = game;
    await passSearch(400);
    expect(game.moveCount).to.equal(moveCount);
    await focusOn(game, 'column-1');
    for (let times = 0; times < moveCount; times++) await keys(game, 'u');
    expect([tops(game), game.state!.piles['cell-1']]).to.deep.equal([dealt, []]);
  });

  itInFull('ends at a press on the board, or a tool', async () => {
    hasten(3);
    for (const place of ['column-1', 'button'] as const) {
      const game = await mount();
      await showMe(game);
      await until('a move is shown', () => game.moveCount >= 1);
      await press(game, place === 'button' ? part(game, 'button-menu') : 'column-1');
      const { moveCount } = game;
      await pass(400);
      expect(game.moveCount).to.equal(moveCount);
      game.parentElement!.remove();
    }
  });

  itInFull('turns Klondike’s cards over in passing', async () => {
    hasten(3);
    const game = await mountGame('klondike-game', { deal: '15' });
    const heard = hear();
    await showMe(game);
    const flips = (): number =>
      detailsOf(heard, 'game-move').filter(({ move }) => {
        const { from, to } = move as { from: string; to: string };
        return from === to;
      }).length;
    await until('a card was turned over', () => flips() > 0, 15_000);
    const { moveCount } = game;
    await until('it goes on', () => game.moveCount > moveCount);
    await keys(game, 'Escape');
  });

  it('says if there is no way to win', async () => {
    const game = await mount({ deal: '1', cells: '0' });
    await showMe(game);
    await until('it is said', () => status(game) === HOPELESS);
    expect(game.moveCount).to.equal(0);
  });
});

describe('the verdict in the toolbar', () => {
  const light = (game: AnyGame): string => part(game, 'verdict').textContent.trim();

  it('shows whether the game can still be won, in words and as an icon', async () => {
    // A proof of several seconds.
    const hard = await mount({ deal: '1509', variant: 'forecell', verdict: true });
    await until('it looks', () => parts(hard, 'verdict looking').length === 1);
    expect(light(hard)).to.equal('○ checking');
    hard.remove();
    const game = await mount({ deal: '617', verdict: true });
    await until('it is known', () => parts(game, 'verdict winnable').length === 1);
    expect(light(game)).to.match(/^● winnable$/);
    const lost = await mount({ deal: '1', cells: '0', verdict: true });
    await until('it is lost', () => parts(lost, 'verdict unwinnable').length === 1);
    expect(light(lost)).to.equal('✕ not winnable');
  });

  it('exists in every game, and only if it is asked for', async () => {
    for (const tag of some(
      ['freecell-game', 'golf-game', 'klondike-game', 'pyramid-game'] as const,
      ['freecell-game', 'golf-game'],
    )) {
      const game = await mountGame(tag, { deal: '5', verdict: true });
      await until('it is known', () => parts(game, 'verdict winnable').length === 1);
      game.verdict = false;
      await game.updateComplete;
      expect(parts(game, 'verdict')).to.deep.equal([]);
    }
  });
});
