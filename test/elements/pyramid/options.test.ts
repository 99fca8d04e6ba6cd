import { expect } from 'chai';
import { dealDeck, pyramid, pyramidVerdict } from '../../../src/core.js';
import { colour, contrast } from '../support/contrast.js';
import { card } from '../support/board.js';
import { detailsOf, hear, mountGame, warnings } from '../support/mount.js';
import { mountPyramid, playOn } from '../support/pyramid.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const DEFAULTS = { redeals: 'unlimited', coverPairs: true, openStock: false, wastes: 1 };

const NONSENSE: readonly (readonly [name: string, value: string, accepted: string])[] = [
  ['redeals', '-1', 'unlimited, 0, 1, 2 …'],
  ['redeals', 'many', 'unlimited, 0, 1, 2 …'],
  ['wastes', '4', '1, 2, 3'],
];

const verdictOf = (deal: number, options: object): string => {
  const checked = pyramid.options.check(options);
  if ('problem' in checked) throw new Error(checked.problem.code);
  return pyramidVerdict(pyramid.deal(checked.value, dealDeck(deal)));
};

describe('rule attributes of Pyramid', () => {
  it('are those of the next game', async () => {
    const game = await mountPyramid();
    await playOn(game, 'KS');
    game.redeals = '2';
    game.noCoverPairs = true;
    game.openStock = true;
    game.wastes = 3;
    await game.updateComplete;
    expect([game.state!.options, game.moveCount]).to.deep.equal([DEFAULTS, 1]);
    game.newGame(3);
    expect(game.state!.options).to.deep.equal({
      redeals: 2,
      coverPairs: false,
      openStock: true,
      wastes: 3,
    });
  });

  for (const [name, value, accepted] of NONSENSE) {
    it(`${name}="${value}" is told of once and changes nothing`, async () => {
      const game = await mountPyramid();
      await playOn(game, 'KS s');
      const [state, warned, heard] = [game.state, warnings(), hear()];
      game.setAttribute(name, value);
      await game.updateComplete;
      expect(warned).to.deep.equal([
        `<pyramid-game>: ${name} "${value}" cannot be used; accepted: ${accepted}`,
      ]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(detailsOf(heard, 'game-error')[0]!.problem).to.include({ code: 'option', got: value });
      expect([game.state, game.moveCount]).to.deep.equal([state, 2]);
      const fresh = await mountGame('pyramid-game', { deal: '3', [name]: value });
      expect(fresh.state!.options).to.deep.equal(DEFAULTS);
    });
  }

  it('solvable deals only what can be won', async () => {
    const game = await mountGame('pyramid-game', { solvable: true, 'no-cover-pairs': true });
    let last: number | undefined;
    for (let times = 0; times < 10; times++) {
      await until('another deal was found', () => game.dealNumber !== last);
      last = game.dealNumber;
      expect(verdictOf(last!, { coverPairs: false })).to.equal('winnable');
      game.newGame();
    }
    // A deal that the page or the player asks for is always dealt.
    expect([game.newGame(5), game.dealNumber]).to.deep.equal([undefined, 5]);
  });

  itInFull(
    'solvable with limited redeals, too: one deal in twenty-five can be won in one pass',
    async () => {
      const game = await mountGame('pyramid-game', { solvable: true, redeals: '0' });
      let last: number | undefined;
      for (let times = 0; times < 4; times++) {
        await until('another deal was found', () => game.dealNumber !== last);
        last = game.dealNumber;
        expect(verdictOf(last!, { redeals: 0 })).to.equal('winnable');
        game.newGame();
      }
    },
  );
});

describe('cards that can be had', () => {
  const ground = (node: Element): string => getComputedStyle(node).backgroundColor;

  for (const theme of ['light', 'dark']) {
    it(`look it, and covered ones don’t; both are read with ease in ${theme}`, async () => {
      for (const four of [false, true]) {
        const game = await mountPyramid({ theme, ...(four ? { 'four-color': true } : {}) });
        const [free, covered] = [card(game, 'KS'), card(game, 'TC')];
        expect(ground(free)).not.to.equal(ground(covered));
        for (const code of ['KS', 'JD', '6H', '7C', 'TC', 'QS', 'QD', 'TH']) {
          const { color, backgroundColor } = getComputedStyle(card(game, code));
          expect(contrast(colour(color), colour(backgroundColor)), code).to.be.at.least(4.5);
        }
        game.parentElement!.remove();
      }
    });
  }

  it('stay as they are where --baize-card-blocked is the face of covered ones', async () => {
    const game = await mountPyramid();
    const free = ground(card(game, 'KS'));
    const own = ground(card(game, 'TC'));
    game.parentElement!.style.setProperty('--baize-card-blocked', 'rgb(1, 2, 3)');
    expect([ground(card(game, 'TC')), ground(card(game, 'KS'))]).to.deep.equal([
      'rgb(1, 2, 3)',
      free,
    ]);
    game.parentElement!.style.removeProperty('--baize-card-blocked');
    expect(ground(card(game, 'TC'))).to.equal(own);
  });

  it('change as cards are bared', async () => {
    const game = await mountPyramid();
    const before = ground(card(game, 'TC'));
    expect(card(game, 'QD').classList.contains('movable')).to.equal(false);
    await playOn(game, 'KS s s 7C6D');
    expect(ground(card(game, 'QD'))).not.to.equal(before);
    expect(card(game, 'QD').classList.contains('movable')).to.equal(true);
  });
});
