import { expect } from 'chai';
import { FINISHABLE } from '../../support/decks.js';
import { SAMPLES } from '../support/games.js';
import { makeElement, mountDeck, mountGame, putInBox } from '../support/mount.js';
import { firstOf } from '../support/counts.js';

const NAMES = ['won', 'lost', 'paused', 'dealing'];

/** The states of an element that a style sheet would find. */
const statesOf = (element: Element): readonly string[] =>
  NAMES.filter((name) => element.matches(`:state(${name})`));

/** The pile or the parts of the element's focused node. */
function focusIn({ shadowRoot }: HTMLElement): string | undefined {
  const focused = shadowRoot!.activeElement;
  const pile = focused?.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
  return pile ?? focused?.getAttribute('part')?.trim();
}

describe('the states that a page can style', () => {
  it('are none while a game is played', async () => {
    expect(statesOf(await mountGame('freecell-game'))).to.deep.equal([]);
  });

  it('tell of a pause, and of its end', async () => {
    const game = await mountGame('klondike-game');
    game.pause();
    await game.updateComplete;
    expect(statesOf(game)).to.deep.equal(['paused']);
    game.resume();
    await game.updateComplete;
    expect(statesOf(game)).to.deep.equal([]);
  });

  it('tell of a win, until another game is dealt', async () => {
    const game = await mountDeck(FINISHABLE);
    game.play({ from: 'column-1', to: 'foundation-1', count: 1 });
    await game.updateComplete;
    expect([game.outcome, ...statesOf(game)]).to.deep.equal(['won', 'won']);
    game.newGame(617);
    await game.updateComplete;
    expect(statesOf(game)).to.deep.equal([]);
  });

  it('tell of a deal that is lost from its first move', async () => {
    const game = await mountGame('klondike-game', { deal: '35', draw: '3' });
    expect([game.outcome, ...statesOf(game)]).to.deep.equal(['lost', 'lost']);
  });

  it('tell of a table that is paused', async () => {
    const table = makeElement('paigow-table', {});
    putInBox(table, {});
    await table.updateComplete;
    expect(statesOf(table)).to.deep.equal([]);
    table.pause();
    await table.updateComplete;
    expect(statesOf(table)).to.deep.equal(['paused']);
  });
});

describe('focus()', () => {
  const ENTRIES: Readonly<Record<string, string>> = {
    'pyramid-game': 'pyramid-28',
    'ten-dice-race': 'button primary',
  };
  for (const { tag, deal } of firstOf(SAMPLES, 1)) {
    it(`enters the board of ${tag}`, async () => {
      const game = await mountGame(tag, { deal: String(deal) });
      game.focus();
      expect(focusIn(game)).to.equal(ENTRIES[tag] ?? 'column-1');
    });
  }

  for (const [tag, part] of [
    ['paigow-table', 'button button-chip'],
    ['seven27-table', 'intro'],
  ] as const) {
    it(`enters the board of ${tag}`, async () => {
      const element = makeElement(tag, {});
      putInBox(element, {});
      await element.updateComplete;
      element.focus();
      expect(focusIn(element)).to.equal(part);
    });
  }

  it('enters the panel that lies over the board', async () => {
    const game = await mountGame('freecell-game');
    game.pause();
    await game.updateComplete;
    game.focus();
    expect(focusIn(game)).to.equal('button panel-button primary');
  });
});
