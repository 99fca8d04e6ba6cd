import { expect } from 'chai';
import { FINISHABLE, deckWith } from '../../support/decks.js';
import { held, shown, status, tops } from '../support/board.js';
import { advance, detailsOf, hear, mount, mountDeck, warnings } from '../support/mount.js';

const FIRST_617 = 'JD KS KC 4H JC 6C JH QH';
const move = { from: 'column-5', to: 'column-8', count: 1 } as const;

describe('newGame', () => {
  it('deals a number', async () => {
    const game = await mount({ deal: '1' });
    const heard = hear();
    expect(game.newGame(617)).to.equal(undefined);
    await game.updateComplete;
    expect([game.dealNumber, tops(game), shown(game, 'column-8')]).to.deep.equal([
      617,
      FIRST_617,
      'AH KH TC JS 2S QH',
    ]);
    expect(detailsOf(heard, 'game-start')).to.deep.equal([
      {
        source: 'host',
        deal: 617,
        options: { variant: 'freecell', cells: 4, supermove: 'linear' },
        resumed: false,
        previous: undefined,
        kept: false,
      },
    ]);
    expect(heard.length).to.equal(1);
  });

  it('deals a number with options of its own', async () => {
    const game = await mount();
    expect(game.newGame({ deal: 5, variant: 'kingcell', supermove: 'full' })).to.equal(undefined);
    expect([game.dealNumber, game.state?.options]).to.deep.equal([
      5,
      { variant: 'kingcell', cells: 4, supermove: 'full' },
    ]);
  });

  it('deals a deck in the order given, as text or as numbers', async () => {
    const game = await mount();
    expect(game.newGame({ deck: FINISHABLE })).to.equal(undefined);
    expect([held(game, 'column-1'), game.dealNumber]).to.deep.equal([
      'KS JS 9S 7S 5S 3S AS',
      undefined,
    ]);
    const numbers = Array.from({ length: 52 }, (_, card) => card);
    expect(game.newGame({ deck: numbers })).to.equal(undefined);
    expect(held(game, 'column-1')).to.equal('AC 3C 5C 7C 9C JC KC');
  });

  it('deals any deal where none is named', async () => {
    const game = await mount();
    expect(game.newGame()).to.equal(undefined);
    expect(game.dealNumber)
      .to.be.within(1, 2 ** 31 - 1)
      .and.not.to.equal(617);
  });

  it('gives the host the game that it replaces', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8');
    const { elapsed: _, ...old } = game.save()!;
    const heard = hear();
    game.newGame(2);
    await game.updateComplete;
    const { elapsed, ...previous } = detailsOf(heard, 'game-start')[0]!.previous!;
    expect([previous, elapsed >= 0]).to.deep.equal([old, true]);
  });

  const useless = {
    'a deal of 0': 0,
    'a deal of 2^31': 2 ** 31,
    'half a deal': 1.5,
    'no number': Number.NaN,
    'a short deck': { deck: 'AS KS' },
    'a deck with a card twice': { deck: FINISHABLE.replace('AC', 'AS') },
    'a deck of no cards': { deck: 'what is this' },
    'an unknown variant': { deal: 5, variant: 'spider' },
    'too many cells': { deal: 5, cells: 9 },
  };
  for (const [what, setup] of Object.entries(useless)) {
    it(`with ${what} says what is wrong and changes nothing`, async () => {
      const game = await mount();
      await advance(game, 'column-5 column-8');
      const before = game.state;
      const [warned, heard] = [warnings(), hear()];
      const problem = game.newGame(setup);
      expect(problem?.code).to.be.oneOf(['deal', 'deck', 'option']);
      await game.updateComplete;
      expect([warned.length, heard.map(({ type }) => type)]).to.deep.equal([1, ['game-error']]);
      expect(detailsOf(heard, 'game-error')[0]).to.deep.include({ source: 'host', problem });
      expect([game.state, game.moveCount, game.dealNumber]).to.deep.equal([before, 1, 617]);
    });
  }
});

describe('play', () => {
  it('plays a legal move and tells of it', async () => {
    const game = await mount();
    const heard = hear();
    expect(game.play(move)).to.equal(undefined);
    await game.updateComplete;
    expect(shown(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
    const [detail] = detailsOf(heard, 'game-move');
    expect(heard.length).to.equal(1);
    expect(detail).to.deep.equal({
      source: 'host',
      move,
      notation: '58',
      count: 1,
      elapsed: detail!.elapsed,
    });
    expect(detail!.elapsed).to.be.within(0, 1000);
  });

  it('refuses an illegal one with its reason and changes nothing', async () => {
    const game = await mount();
    await advance(game, 'column-4 cell-1');
    const before = game.state;
    const heard = hear();
    const wrong = { from: 'column-5', to: 'column-1', count: 1 } as const;
    const reason = {
      ...{ code: 'build', build: 'alternate', card: 40, target: 41 },
      ...{ rank: 12, other: undefined, color: 'red' },
    };
    expect(game.play(wrong)).to.deep.equal(reason);
    await game.updateComplete;
    expect(detailsOf(heard, 'game-refuse')).to.deep.equal([
      {
        source: 'host',
        move: wrong,
        reason,
        message: 'The jack of clubs needs a red queen.',
      },
    ]);
    expect([game.state, game.moveCount, heard.length]).to.deep.equal([before, 1, 1]);
    // What the host tried is nothing to the player.
    expect(status(game)).to.equal('');
  });

  it('tells of each card that then goes up by itself', async () => {
    const game = await mountDeck(deckWith(['5H 9S 2S AS']), { 'auto-foundation': 'safe' });
    const heard = hear();
    expect(game.play({ from: 'column-1', to: 'foundation-1', count: 1 })).to.equal(undefined);
    await game.updateComplete;
    const told = detailsOf(heard, 'game-move').map(({ source, move: told, notation, count }) => ({
      source,
      move: told,
      notation,
      count,
    }));
    const up = { from: 'column-1', to: 'foundation-1', count: 1 };
    expect(told).to.deep.equal([
      { source: 'host', move: up, notation: '1h', count: 1 },
      { source: 'auto', move: up, notation: '1h', count: 1 },
    ]);
  });

  it('lists what is legal', async () => {
    const game = await mount();
    const texts = game.legalMoves.map(({ from, to, count }) => `${from} ${to} ${count}`);
    expect(texts.length).to.equal(35);
    expect(texts.filter((text) => !text.includes('cell'))).to.deep.equal([
      'column-5 column-8 1',
      'column-8 column-2 1',
      'column-8 column-3 1',
    ]);
  });
});

describe('undo, redo and restart', () => {
  it('undo takes a move back, redo plays it again; both count', async () => {
    const game = await mount();
    game.play(move);
    await game.updateComplete;
    const heard = hear();
    expect(game.undo()).to.equal(undefined);
    expect([tops(game), game.moveCount]).to.deep.equal([FIRST_617, 2]);
    expect(game.redo()).to.equal(undefined);
    expect([tops(game), game.moveCount]).to.deep.equal(['JD KS KC 4H 7C 6C JH JC', 3]);
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-undo', 'game-redo']);
    expect(detailsOf(heard, 'game-undo').map(({ elapsed: _, ...detail }) => detail)).to.deep.equal([
      { source: 'host', move, notation: '58', count: 2 },
    ]);
    expect(detailsOf(heard, 'game-redo').map(({ elapsed: _, ...detail }) => detail)).to.deep.equal([
      { source: 'host', move, notation: '58', count: 3 },
    ]);
  });

  it('say so where there is nothing to undo or redo', async () => {
    const game = await mount();
    const heard = hear();
    expect([game.undo(), game.redo()]).to.deep.equal([
      { code: 'nothing-to-undo' },
      { code: 'nothing-to-redo' },
    ]);
    await game.updateComplete;
    expect(heard.map(({ type, detail }) => `${type} ${detail.source}`)).to.deep.equal([
      'game-refuse host',
      'game-refuse host',
    ]);
    expect(game.moveCount).to.equal(0);
  });

  it('restart deals the same again with nothing played', async () => {
    const game = await mount();
    await advance(game, 'column-5 column-8', 'column-4 cell-1');
    const heard = hear();
    game.restart();
    await game.updateComplete;
    expect([tops(game), game.moveCount, game.elapsed, game.dealNumber]).to.deep.equal([
      FIRST_617,
      0,
      0,
      617,
    ]);
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({
      source: 'host',
      deal: 617,
      resumed: false,
    });
    expect(game.undo()).to.deep.equal({ code: 'nothing-to-undo' });
  });

  it('undo is refused after a win, and works after a loss', async () => {
    const won = await mountDeck(FINISHABLE);
    won.play({ from: 'column-4', to: 'foundation-1', count: 1 });
    expect(won.undo()).to.deep.equal({ code: 'over' });
    expect(won.outcome).to.equal('won');
    const lost = await mount({ deal: '21', cells: '0' });
    await advance(lost, 'column-4 column-7');
    expect(lost.outcome).to.equal('lost');
    expect([lost.undo(), lost.outcome]).to.deep.equal([undefined, undefined]);
  });
});

describe('hint', () => {
  it('returns a legal move, shows it, and plays nothing', async () => {
    const game = await mount();
    const heard = hear();
    expect(await game.hint()).to.deep.equal({ from: 'column-8', to: 'column-3', count: 1 });
    await game.updateComplete;
    // Its first words tell that the proof took more than a second.
    expect(status(game)).to.match(
      /^(Checked: this leads to a win\. )?Try the queen of hearts on the king of clubs\.$/,
    );
    const lit = [...game.shadowRoot!.querySelectorAll<HTMLElement>('[part~="card"][part~="hint"]')];
    expect(lit.map((node) => node.dataset['card'])).to.deep.equal(['KC', 'QH']);
    expect([heard.length, game.moveCount]).to.deep.equal([0, 0]);
  });

  it('is taken away by the next move', async () => {
    const game = await mount();
    await game.hint();
    await advance(game, 'column-4 cell-1');
    expect(game.shadowRoot!.querySelectorAll('[part~="card"][part~="hint"]').length).to.equal(0);
    expect(status(game)).to.equal('');
  });

  it('has none where no win is possible any more, and the host asked', async () => {
    const game = await mount({ deal: '1', cells: '0' });
    const heard = hear();
    expect(await game.hint()).to.equal(undefined);
    expect(detailsOf(heard, 'game-refuse')).to.deep.equal([
      {
        source: 'host',
        move: undefined,
        reason: { code: 'hopeless' },
        message: 'This deal can’t be won.',
      },
    ]);
  });
});
