import { expect } from 'chai';
import '../../../src/games/patience/index.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import { detailsOf, hear, makeElement, putInBox, warnings } from '../support/mount.js';
import { until } from '../support/until.js';

const FERRY: PatienceRules = {
  version: 1,
  columns: { deal: [5, 5, 5, 5, 5, 5, 5, 5], build: { by: 'other' }, fill: ['reserve'] },
  foundations: {},
  cells: { count: 1 },
  reserve: { deal: [6, 6] },
};

const mountRules = (rules: unknown) => {
  const game = makeElement('patience-game', {});
  game.rules = rules as PatienceRules;
  putInBox(game, {});
  return game;
};

describe('rules of a page', () => {
  it('are played', async () => {
    const game = mountRules(FERRY);
    await until('the game has begun', () => game.state !== undefined);
    expect(game.state!.piles['reserve-2']).to.have.length(6);
  });

  it('that are wrong are reported once for each problem, in words, and the game goes on', async () => {
    const game = mountRules(FERRY);
    await until('the game has begun', () => game.state !== undefined);
    const [state, warned, heard] = [game.state, warnings(), hear()];
    const wrong = [
      [{ ...FERRY, cells: undefined, packs: 2 }, 'rules that leave 52 of 104 cards after the deal'],
      [
        { ...FERRY, ranks: ['A', 'Q'] },
        'rules that deal 52 cards cannot be used; accepted: at most 48',
      ],
      [{ ...FERRY, cell: 1 }, 'cell is not a term of the rules; accepted: cells'],
    ] as const;
    for (const [index, [rules, text]] of wrong.entries()) {
      game.rules = rules;
      await until('it is reported', () => warned.length > index);
      expect(warned[index]).to.include(text);
    }
    const codes = detailsOf(heard, 'game-error').map(({ problem }) => problem.code);
    expect(codes).to.deep.equal(['rules-left', 'rules-cards', 'rules-unknown']);
    expect(game.state).to.equal(state);
  });
});
