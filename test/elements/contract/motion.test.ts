import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { FINISHABLE } from '../../support/decks.js';
import { mountKlondike } from '../support/klondike.js';
import { flights } from '../support/motion.js';
import { advance, mount, mountDeck } from '../support/mount.js';
import type { FreecellGame } from '../../../src/games/freecell/element/element.js';

/** The number of animations that run in a game, by cards and by styles. */
const moving = (game: FreecellGame): number => game.shadowRoot!.getAnimations().length;

/** A game that shows a hint, which takes the solver no time. */
async function hinting(): Promise<FreecellGame> {
  const game = await mountDeck(FINISHABLE, { 'no-auto-finish': true });
  await game.hint();
  await game.updateComplete;
  return game;
}

describe('motion', () => {
  it('is there: a move glides, a hint pulses', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await mount();
    await advance(game, 'column-5 column-8');
    expect(moving(game)).to.be.greaterThan(0);
    const pulses = (await hinting())
      .shadowRoot!.getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'hint');
    expect(pulses.length).to.be.greaterThan(0);
  });

  it('is not there for who asked the system for none', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    const game = await mount();
    await advance(game, 'column-5 column-8');
    expect(moving(game) + moving(await hinting())).to.equal(0);
  });

  it('is not there where the page sets --baize-duration to 0', async () => {
    const page = document.documentElement.style;
    page.setProperty('--baize-duration', '0');
    try {
      const game = await mount();
      await advance(game, 'column-5 column-8');
      expect(moving(game) + moving(await hinting())).to.equal(0);
    } finally {
      page.removeProperty('--baize-duration');
    }
  });
});

/** The first pose of a card that turns over where it lies. */
const BARED = 'perspective(600px) rotateY(90deg) scale(1.06)';

describe('cards that come to light', () => {
  it('turn over where they lie, and fly from the stock; taken back or dealt anew they lie there', async () => {
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    const game = await mountKlondike();
    game.style.setProperty('--baize-duration', '20');
    game.play({ from: 'column-5', to: 'column-6', count: 1 });
    await game.updateComplete;
    const [bared, moved] = Object.entries(flights(game)).sort();
    expect(bared![0]).to.equal('2S');
    expect(bared![1]).to.equal(BARED);
    expect(moved![0]).to.equal('4C');
    expect(moved![1]).to.match(/^translate\(-/);
    game.undo();
    await game.updateComplete;
    expect(Object.keys(flights(game))).to.not.include('2S');
    game.play({ from: 'stock', to: 'waste-1', count: 1 });
    await game.updateComplete;
    const stock = game.shadowRoot!.querySelector('[data-pile="stock"]')!.getBoundingClientRect();
    const waste = game.shadowRoot!.querySelector('[data-pile="waste-1"]')!.getBoundingClientRect();
    const drawn = game.state!.piles['waste-1']!.length;
    expect(drawn).to.equal(1);
    const way = Object.values(flights(game)).map(String);
    const [x, y] = [stock.x - waste.x, stock.y - waste.y];
    // Engines round otherwise, and Firefox leaves a way of 0 down out.
    const steps = way.map((one) => {
      const [translate = ''] = /translate\([^)]*\)/.exec(one) ?? [];
      return [...translate.matchAll(/-?[\d.]+(?=px)/g)].map(Number);
    });
    const drawnFrom = steps.filter(
      ([across = 0, down = 0]) => Math.abs(across - x) < 0.05 && Math.abs(down - y) < 0.05,
    );
    expect(drawnFrom).to.have.length(1);
    game.restart();
    await game.updateComplete;
    expect(Object.values(flights(game))).to.not.include(BARED);
    game.newGame(4);
    await game.updateComplete;
    expect(flights(game)).to.deep.equal({});
  });
});
