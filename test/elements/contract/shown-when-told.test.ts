import { expect } from 'chai';
import { cardCode } from '../../../src/core/cards/notation.js';
import { shown } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES, playText } from '../support/games.js';
import { type Attributes, makeGame, putInBox } from '../support/mount.js';
import { isFull } from '../support/counts.js';

type Piles = Readonly<Record<string, string>>;

const pilesOf = (game: AnyGame): readonly (readonly [id: string, cards: readonly number[]])[] =>
  Object.entries(game.state!.piles);

/** The cards of each pile as they lie on the board. */
const board = (game: AnyGame): Piles =>
  Object.fromEntries(pilesOf(game).map(([id]) => [id, shown(game, id)]));

/** The top card of each pile that has one face up. */
const tops = (game: AnyGame): Piles =>
  Object.fromEntries(
    pilesOf(game)
      .filter(([, cards]) => (cards.at(-1) ?? -1) >= 0)
      .map(([id, cards]) => [id, cardCode(cards.at(-1)!)]),
  );

/** The state and the board of a game, as a listener finds them. */
const now = (game: AnyGame) => ({
  deal: game.dealNumber,
  tops: tops(game),
  board: board(game),
});
type Found = ReturnType<typeof now>;

/** The tops of piles as they are shown on the board that was found. */
const shownTops = ({ tops: known, board: piles }: Found): Piles =>
  Object.fromEntries(Object.keys(known).map((id) => [id, piles[id]!.slice(-2)]));

// Klondike has cards face down, a stock and a score; a normal run tries it and FreeCell.
const TRIED = ['freecell-game', 'klondike-game'];

for (const { tag, deal, moves } of SAMPLES.filter(({ tag }) => isFull || TRIED.includes(tag))) {
  describe(`a listener of ${tag}`, () => {
    /** A game that is not on the page yet, and the boards that a listener finds at each event of a type. */
    function heard(type: 'game-start' | 'game-move', attributes: Attributes) {
      const game: AnyGame = makeGame(tag, { 'no-verdict': true, ...attributes });
      const found: Found[] = [];
      game.addEventListener(type, () => found.push(now(game)));
      return { game, found };
    }

    for (const attributes of [{}, { deal: String(deal) }]) {
      it(`finds the first cards on the board at game-start, ${JSON.stringify(attributes)}`, async () => {
        const { game, found } = heard('game-start', attributes);
        putInBox(game, {});
        await game.updateComplete;
        expect(found).to.deep.equal([now(game)]);
        expect(found.map(shownTops)).to.deep.equal(found.map((one) => one.tops));
      });
    }

    it('finds the cards of another deal there, by the attribute and by newGame()', async () => {
      const { game, found } = heard('game-start', { deal: String(deal) });
      putInBox(game, {});
      await game.updateComplete;
      const first = now(game);
      game.setAttribute('deal', '5');
      await game.updateComplete;
      const second = now(game);
      game.newGame(6);
      await game.updateComplete;
      expect(found).to.deep.equal([first, second, now(game)]);
      expect(found.map(shownTops)).to.deep.equal(found.map((one) => one.tops));
      expect(found.map((one) => one.deal)).to.deep.equal([deal, 5, 6]);
    });

    it('finds the moved cards in their new place at game-move', async () => {
      const { game, found } = heard('game-move', { deal: String(deal) });
      putInBox(game, {});
      await game.updateComplete;
      const boards: Found[] = [];
      for (const text of moves) {
        expect(playText(game, text)).to.equal(undefined);
        await game.updateComplete;
        // A card that is turned over after a move has an event of its own.
        while (boards.length < Math.max(found.length, 1)) boards.push(now(game));
      }
      expect(found).to.deep.equal(boards);
      expect(found.map(shownTops)).to.deep.equal(found.map((one) => one.tops));
      expect(found[0]!.board).to.not.deep.equal(found.at(-1)!.board);
    });
  });
}
