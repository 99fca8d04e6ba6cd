import { expect } from 'chai';
import { describe, it } from '#bdd';
import { ORDERED_DECK } from '../../../src/core/cards/deck.js';
import { parseCard } from '../../../src/core/cards/notation.js';
import { defineOptions } from '../../../src/core/engine/option.js';
import { patienceGame } from '../../../src/core/patience/rules/game.js';
import { game as elevens } from '../../../src/games/patience/elevens.js';

describe('Elevens', () => {
  const game = patienceGame(elevens);
  const deck = game.deck!({});

  /** The legal moves if the cards of these ranks are dealt first, from 0 for the ace. */
  const movesWith = (...ranks: readonly number[]) => {
    const isFirst = (card: number): boolean => ranks.includes(card >> 2);
    const cards = [...deck.filter(isFirst), ...deck.filter((card) => !isFirst(card))];
    const state = game.deal({}, cards);
    return game.moves(state).map(({ from, to }) => [from, to]);
  };

  it('removes a jack only together with a queen and a king', () => {
    expect(movesWith(10, 11)).to.deep.equal([]);
    expect(movesWith(10, 11, 12)).not.to.be.empty;
    for (const [, to] of movesWith(10, 11, 12)) expect(to).to.match(/^column-/);
  });
});

describe('a trio in a pyramid', () => {
  it('takes no card that others cover', () => {
    const game = patienceGame({
      name: 'trio',
      options: defineOptions<object>({ rules: {} }),
      rules: () => ({
        version: 1,
        columns: { deal: [1, 2], shape: 'pyramid' },
        stock: {},
        pairs: { sum: 11, trio: ['J', 'Q', 'K'] },
      }),
    });
    const first = ['KC', 'JC', 'QC'].map((code) => parseCard(code)!);
    const state = game.deal({}, [
      ...first,
      ...ORDERED_DECK.filter((card) => !first.includes(card)),
    ]);
    expect(game.moves(state).filter(({ from }) => from.startsWith('pyramid'))).to.deep.equal([]);
  });
});

describe('an empty column in a game of pairs', () => {
  it('is filled from the waste', () => {
    const game = patienceGame({
      name: 'filled',
      options: defineOptions<object>({ rules: {} }),
      rules: () => ({
        version: 1,
        columns: { deal: [1, 1], fill: ['waste', 'stock'] },
        stock: {},
        pairs: { sum: 13 },
      }),
    });
    const first = ['KC', '2C', '5D', '6D'].map((code) => parseCard(code)!);
    const rest = ORDERED_DECK.filter((card) => !first.includes(card));
    const play = (state: ReturnType<typeof game.deal>, from: string, to: string) =>
      game.play(state, { from, to, count: 1 });
    const drawn = play(game.deal({}, [...first, ...rest]), 'stock', 'waste-1');
    const filled = play(play(drawn, 'column-1', 'foundation-1'), 'waste-1', 'column-1');
    expect(filled.piles).to.deep.include({
      'column-1': [parseCard('5D')],
      'waste-1': [],
      'foundation-1': [parseCard('KC')],
    });
  });
});
