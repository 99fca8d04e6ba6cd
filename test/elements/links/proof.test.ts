import { expect } from 'chai';
import { verify } from '../../../src/core.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { late } from '../support/late.js';
import { mountGame } from '../support/mount.js';

/** Moves one card to a foundation. */
const takeHome = (game: FreecellGame): unknown =>
  game.play(game.legalMoves.find(({ to }) => to.startsWith('foundation'))!);

describe('a proof', () => {
  it('is of the game as it stood when it was asked for', async () => {
    const game = await late();
    let proof: Promise<string> | undefined;
    game.addEventListener('game-win', ({ target }) => {
      proof = target.proof();
      target.newGame(617);
    });
    while (!game.outcome) takeHome(game);
    await game.updateComplete;
    const link = await proof;
    const checked = verify(link);
    expect('value' in checked && checked.value).to.deep.include({
      ...{ game: 'freecell', won: true, moves: 6, automatic: 0, deal: undefined },
    });
    expect(game.dealNumber).to.equal(617);
  });

  it('has no undone moves; who loads one with moves in it was shown them', async () => {
    const game = await late();
    takeHome(game);
    const [deal, middle] = [await game.share(), await game.proof()];
    game.undo();
    const left = await game.proof();
    const other = await late();
    expect(await other.load(left)).to.equal(undefined);
    expect(other.save()).to.not.have.property('shown');
    expect(await other.load(middle)).to.equal(undefined);
    expect(other.save()).to.include({ shown: true });
    expect(deal).to.equal(middle);
  });

  for (const tag of ['freecell-game', 'golf-game', 'klondike-game', 'pyramid-game'] as const) {
    it(`of a ${tag} is of its deal and its options`, async () => {
      const game = await mountGame(tag, { deal: '5' });
      const checked = verify(await game.proof());
      expect('value' in checked && checked.value).to.deep.include({
        ...{ game: tag.replace('-game', ''), deal: 5, won: false, moves: 0 },
        options: game.save()!.options,
      });
    });
  }
});
