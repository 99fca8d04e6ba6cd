import { expect } from 'chai';
import type { Card } from '../../../src/core/cards/card.js';
import { cardCode } from '../../../src/core.js';
import { part, parts, status } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import type { AnyGame, Games } from '../support/game.js';
import { keys } from '../support/keys.js';
import { late } from '../support/late.js';
import { detailsOf, hasten, hear } from '../support/mount.js';
import { drag, press } from '../support/pointer.js';
import { until } from '../support/until.js';

type FreecellGame = Games['freecell-game'];

const topOf = (cards: readonly Card[]): string => cardCode(cards.at(-1)!);

/** Takes one card home, by mouse. */
async function takeHome(game: FreecellGame): Promise<void> {
  const move = game.legalMoves.find(({ to }) => to.startsWith('foundation'))!;
  await drag(game, topOf(game.state!.piles[move.from]!), move.to);
}

const item = (game: AnyGame, text: string): HTMLElement =>
  [...game.shadowRoot!.querySelectorAll('button')].find((one) => one.textContent.includes(text))!;

describe('a win', () => {
  // Each of its consequences: room/own-wins.
  itInFull(
    'whose way was shown in part is no win of the player’s, who played the rest',
    async () => {
      const game = await late();
      const heard = hear();
      hasten();
      await press(game, part(game, 'button-menu'));
      await press(game, item(game, 'Show a way to win'));
      await until('a move was shown', () => game.moveCount > 0);
      await keys(game, 'Escape');
      expect(game.save()).to.include({ shown: true });
      while (!game.outcome) await takeHome(game);
      await until('the win is told', () => parts(game, 'panel-win').length > 0);
      const [win] = detailsOf(heard, 'game-win');
      expect(win).to.deep.include({ source: 'player', assisted: 'shown', hints: 0 });
      expect(part(game, 'panel-title').textContent).to.equal('Solution shown');
      expect(await game.result()).to.match(/won after .*, solution shown$/);
    },
  );

  it('mentions the hints that the player asked for', async () => {
    const game = await late();
    const heard = hear();
    await press(game, part(game, 'button-hint'));
    await until('the hint is said', () => status(game).includes('Try '));
    while (!game.outcome) await takeHome(game);
    await until('the win is told', () => parts(game, 'panel-win').length > 0);
    expect(detailsOf(heard, 'game-win')[0]).to.deep.include({ assisted: 'hint', hints: 1 });
    expect(part(game, 'panel-win').textContent).to.include(' · with hints');
    const texts = (): string =>
      part(game, 'panel-win').querySelector('.choices')!.textContent.replace(/\s+/g, ' ').trim();
    expect(texts()).to.equal('New game Play this deal again Share Watch replay');
    game.without = 'share replay';
    game.locked = true;
    await game.updateComplete;
    expect(texts()).to.equal('Play this deal again');
  });
});
