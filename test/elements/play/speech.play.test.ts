import { expect } from 'chai';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import { nameOf, part, spoken } from '../support/board.js';
import { provedHint } from '../support/hint.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, afterTest, mount, mountDeck } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { openMenu } from '../support/panels.js';

describe('speech', () => {
  it('announces a short game step by step', async () => {
    const game = await mount();
    const heard = [spoken(game)];
    const then = async (...names: readonly string[]): Promise<void> => {
      await keys(game, ...names);
      heard.push(spoken(game));
    };
    await focusOn(game, 'JC');
    await then('Enter');
    await then('1');
    await then('8');
    await then('u');
    await then('r');
    await then('4', 'Enter');
    await then('a');
    await then('h');
    await openMenu(game);
    await press(game, part(game, 'menu-item'));
    heard.push(spoken(game));
    expect(heard).to.deep.equal([
      'FreeCell, № 617.',
      'Jack of clubs can go to a cell, on the queen of hearts.',
      'The jack of clubs needs a red queen.',
      'Jack of clubs to column 8, on the queen of hearts.',
      'Undone: jack of clubs back to column 5.',
      'Redone: jack of clubs to column 8, on the queen of hearts.',
      '4 of hearts can go to a cell.',
      '4 of hearts to cell a.',
      'That foundation starts with an ace.',
      'FreeCell, № 617.',
    ]);
  });

  it('announces a hint', async () => {
    // A game of one good move: of several, it depends on how long the search was let run.
    const game = await mountDeck(FINISHABLE);
    await focusOn(game, 'AC');
    await keys(game, 't');
    expect(await provedHint(game)).to.equal('Try the ace of clubs to the foundation.');
  });

  it('names a run by its first card', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    await focusOn(game, 'QH');
    await keys(game, 'Enter');
    expect(spoken(game)).to.equal('Queen of hearts and 1 more can go on the king of clubs.');
    await keys(game, '3');
    expect(spoken(game)).to.equal('Queen of hearts and 1 more to column 3, on the king of clubs.');
  });

  it('says if a card can go nowhere', async () => {
    const game = await mount({ deal: '617', cells: '0' });
    await focusOn(game, 'JD');
    await keys(game, 'Enter');
    expect(spoken(game)).to.equal('Jack of diamonds can’t go anywhere now.');
  });

  it('announces automatic moves after a move', async () => {
    const two = deckWith(['5H 9S 2S AS']);
    const game = await mountDeck(two, { 'auto-foundation': 'safe' });
    await focusOn(game, 'AS');
    await keys(game, 'h');
    expect(spoken(game)).to.equal(
      'Ace of spades to foundation 1. The 2 of spades went to the foundation automatically.',
    );
    await keys(game, 'u');
    expect(spoken(game)).to.equal('Undone: ace of spades back to column 1.');
    await keys(game, 'r');
    expect(spoken(game)).to.equal(
      'Redone: ace of spades to foundation 1. The 2 of spades went to the foundation automatically.',
    );
  });

  it('announces a win', async () => {
    const game = await mountDeck(FINISHABLE);
    expect(spoken(game)).to.equal('FreeCell, custom deck.');
    await focusOn(game, 'AC');
    await keys(game, 'h');
    expect(spoken(game)).to.equal(
      'Ace of clubs to foundation 1. 51 cards went to the foundations automatically. You won in 1 move.',
    );
  });

  it('announces a lost game, and takes that back', async () => {
    const game = await mount({ deal: '21', cells: '0' });
    await focusOn(game, '3S');
    await keys(game, 'Enter', '7');
    expect(game.outcome).to.equal('lost');
    expect(spoken(game)).to.equal(
      '3 of spades to column 7, on the 4 of diamonds. No moves are left. Undo, or start again.',
    );
    await keys(game, 'u');
    expect([spoken(game), game.outcome]).to.deep.equal([
      'Undone: 3 of spades back to column 4.',
      undefined,
    ]);
  });

  it('announces a game that is resumed', async () => {
    const first = await mount();
    await advance(first, 'column-5 column-8');
    const key = first.getAttribute('save-key') ?? '';
    first.remove();
    const game = await mount({ deal: '617', 'save-key': key });
    expect(spoken(game)).to.equal('FreeCell, № 617.');
  });

  it('repeats the same words if they are said again', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'h');
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    observer.observe(game.shadowRoot!.querySelector('[data-live]')!, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    afterTest(() => observer.disconnect());
    const before = spoken(game);
    await keys(game, 'h');
    expect(spoken(game)).to.equal(before);
    expect(changes).to.be.greaterThan(0);
  });

  it('uses one polite live region', async () => {
    const game = await mount();
    const regions = game.shadowRoot!.querySelectorAll(
      '[aria-live], [role="status"], [role="alert"]',
    );
    expect(regions.length).to.equal(1);
    expect(regions[0]!.getAttribute('aria-live')).to.equal('polite');
  });
});

describe('names', () => {
  it('include a card’s pile, its place, and whether it can move', async () => {
    const game = await mount();
    expect(nameOf(game, '7D')).to.equal('7 of diamonds, column 1, first of 7');
    expect(nameOf(game, 'TH')).to.equal('10 of hearts, column 1, third of 7');
    expect(nameOf(game, 'JD')).to.equal('jack of diamonds, column 1, 7th of 7, can move');
    expect(nameOf(game, 'AH')).to.equal('ace of hearts, column 8, first of 6');
  });

  it('of a board include the game', async () => {
    const game = await mount({ deal: '617', variant: 'bakers-game' });
    const board = part(game, 'board');
    expect([board.getAttribute('role'), board.getAttribute('aria-label')]).to.deep.equal([
      'group',
      'Baker’s Game board',
    ]);
  });

  it('exist for empty places', async () => {
    const game = await mount();
    expect(['cell-1', 'cell-4', 'foundation-2'].map((id) => nameOf(game, id))).to.deep.equal([
      'cell a, empty',
      'cell d, empty',
      'foundation 2, empty',
    ]);
  });

  it('include what is picked up, and where it can go', async () => {
    const game = await mount();
    await focusOn(game, 'JC');
    await keys(game, 'Enter');
    expect(nameOf(game, 'JC')).to.equal('jack of clubs, column 5, 6th of 6, picked up');
    expect(nameOf(game, 'QH')).to.equal(
      'queen of hearts, column 8, 6th of 6, can move, can go here',
    );
    expect(nameOf(game, 'cell-2')).to.equal('cell b, empty, can go here');
    expect(nameOf(game, 'foundation-1')).to.equal('foundation 1, empty');
  });

  it('say that a whole run can move', async () => {
    const game = await mount();
    await advance(game, 'column-8 column-2', 'column-5 column-2');
    expect([nameOf(game, 'KS'), nameOf(game, 'QH'), nameOf(game, 'TS')]).to.deep.equal([
      'king of spades, column 2, 7th of 9, can move',
      'queen of hearts, column 2, 8th of 9, can move',
      '10 of spades, column 2, 6th of 9',
    ]);
  });

  it('of a card in a cell or on a foundation include only the pile', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 2S']));
    await advance(game, 'column-1 foundation-1', 'column-2 foundation-1', 'column-3 cell-2');
    expect(nameOf(game, 'cell-2')).to.match(/^[\w ]+, cell b, can move$/);
    expect(nameOf(game, '2S')).to.equal('2 of spades, foundation 1, can move');
  });

  it('of a card on a foundation that keeps its cards say only that it is there', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS']), { variant: 'bakers-game' });
    await advance(game, 'column-1 foundation-1');
    expect(nameOf(game, 'AS')).to.equal('ace of spades, foundation 1');
  });

  it('of a card under another on a foundation are hidden', async () => {
    const game = await mountDeck(deckWith(['5H 9S AS', '9D 2S']));
    await advance(game, 'column-1 foundation-1', 'column-2 foundation-1');
    const named = [...part(game, 'board').querySelectorAll('[data-pile="foundation-1"] button')]
      .filter((node) => node.getAttribute('aria-hidden') !== 'true')
      .map((node) => node.getAttribute('data-card'));
    expect(named).to.deep.equal(['2S']);
  });
});
