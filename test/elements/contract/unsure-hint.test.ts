import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { type AnyGame, PATIENCE_TAGS } from '../support/game.js';
import { part, parts, place, spoken, status } from '../support/board.js';
import { hinted } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { type LateSolver, lateSolver } from '../support/late-solver.js';
import { detailsOf, hasten, hear, mount, mountGame } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { nextFrame, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const UNSURE = 'Still checking: this move is legal, but may not lead to a win.';
const UNPROVEN = 'This move is legal, but may not lead to a win.';
const SURE = 'Checked: this leads to a win.';

const isLooking = (game: AnyGame): boolean =>
  part(game, 'button-hint').getAttribute('aria-busy') === 'true';

const isPulsing = (game: AnyGame): boolean =>
  part(game, 'button-hint')
    .getAnimations({ subtree: true })
    .some((one) => one instanceof CSSAnimation && one.animationName === 'looking');

/** FreeCell 617 after two moves, from where the nearest legal move need not keep it winnable. */
async function mount617(): Promise<AnyGame> {
  const game = await mount({ deal: '617' });
  for (const [from, to] of [
    ['QH', 'KS'],
    ['JC', 'QH'],
  ] as const) {
    await press(game, place(game, from));
    await press(game, place(game, to));
  }
  expect(game.moveCount).to.equal(2);
  return game;
}

/** Asks for a hint and waits for one that is not sure. */
async function unsure(game: AnyGame): Promise<LateSolver> {
  const solver = lateSolver();
  await press(game, part(game, 'button-hint'));
  await until('the doubt is said', () => status(game).startsWith(UNSURE));
  return solver;
}

describe('a hint that the solver has not proved yet', () => {
  beforeEach(() => hasten(5));

  it('says that it is only a legal move, and corrects itself when the proof has come', async () => {
    const game = await mount617();
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const solver = await unsure(game);
    expect(status(game)).to.equal(`${UNSURE} Try the jack of diamonds to a cell.`);
    expect(spoken(game)).to.equal(status(game));
    expect([isLooking(game), isPulsing(game)]).to.deep.equal([true, true]);
    solver.answer();
    await until('it is sure', () => status(game).startsWith(SURE));
    expect(spoken(game)).to.equal(status(game));
    expect(status(game)).to.match(/^Checked: this leads to a win\. Try the .+\.$/);
    expect([isLooking(game), isPulsing(game)]).to.deep.equal([false, false]);
  });

  itInFull('says it in the words of every language', async () => {
    const game = await mount617();
    await unsure(game);
    game.locale = 'de';
    await until('it is German', () => part(game, 'button-hint').title === 'Tipp');
    await press(game, part(game, 'button-hint'));
    await until('it is said', () => status(game).startsWith('Ich bin noch nicht sicher'));
    expect(spoken(game)).to.equal(status(game));
  });

  itInFull('is told again, and not searched again, where it is asked for again', async () => {
    const game = await mount617();
    const solver = await unsure(game);
    const first = game.hint();
    const second = game.hint();
    expect(status(game)).to.match(/^Still checking/);
    solver.answer();
    const [one, two] = [await first, await second];
    expect(one).to.be.an('object');
    expect(two).to.equal(one);
    expect(status(game)).to.match(/^Checked: this leads to a win/);
  });

  it('takes itself back where no win is possible any more', async () => {
    const game = await mount({ deal: '11982' });
    const heard = hear();
    const solver = await unsure(game);
    await hinted(game);
    solver.answer();
    await until('it is said', () => status(game) === 'This deal can’t be won.');
    expect(parts(game, 'card hint').length + parts(game, 'slot hint').length).to.equal(0);
    expect(isLooking(game)).to.equal(false);
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code)).to.deep.equal([
      'hopeless',
    ]);
  });

  itInFull('ends with a move, with cards in hand, a pause and another game', async () => {
    const ends: readonly ((game: AnyGame) => unknown)[] = [
      async (game) => {
        await focusOn(game, 'column-1');
        await keys(game, 'u');
      },
      (game) => press(game, 'column-5'),
      (game) => game.pause(),
      (game) => game.newGame(5),
    ];
    for (const end of ends) {
      const game = await mount617();
      const solver = await unsure(game);
      await end(game);
      await until('the bulb is still', () => !isLooking(game));
      expect(status(game)).not.to.match(/sure/);
      const said = spoken(game);
      solver.answer();
      for (let frames = 0; frames < 5; frames++) await nextFrame();
      expect([spoken(game), parts(game, 'card hint').length]).to.deep.equal([said, 0]);
      game.remove();
    }
  });

  it('is for good where no solver can be had', async () => {
    for (const tag of PATIENCE_TAGS) {
      const game = await mountGame(tag, { deal: '5', 'no-verdict': true });
      const none = { game: 'none', load: () => Promise.reject(new Error('not there')) };
      Object.defineProperty(game.solver, 'solvers', { value: { verdict: none, proof: none } });
      await press(game, part(game, 'button-hint'));
      await until('it is said', () => status(game).startsWith(UNPROVEN));
      expect(status(game)).to.match(/^This move is legal, but may not lead to a win\. \w+ /);
      expect(isLooking(game)).to.equal(false);
      await hinted(game);
      game.remove();
    }
  });
});
