import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { advance, mount } from '../support/mount.js';
import type { FreecellGame } from '../../../src/games/freecell/element.js';

/** What moves in a game now, by cards and by styles. */
const moving = (game: FreecellGame): number => game.shadowRoot!.getAnimations().length;

describe('motion', () => {
  it('is there: a move glides, a hint pulses', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await mount();
    await advance(game, 'column-5 column-8');
    expect(moving(game)).to.be.greaterThan(0);
    await game.hint();
    await game.updateComplete;
    const pulses = game
      .shadowRoot!.getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'hint');
    expect(pulses.length).to.be.greaterThan(0);
  });

  it('is not there for who asked the system for none', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const game = await mount();
    await advance(game, 'column-5 column-8');
    await game.hint();
    await game.updateComplete;
    expect(moving(game)).to.equal(0);
  });

  it('is not there where the page sets --baize-duration to 0', async () => {
    const game = await mount();
    game.style.setProperty('--baize-duration', '0');
    await advance(game, 'column-5 column-8');
    await game.hint();
    await game.updateComplete;
    expect(moving(game)).to.equal(0);
  });
});
