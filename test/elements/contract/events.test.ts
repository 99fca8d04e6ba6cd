import { expect } from 'chai';
import { FINISHABLE } from '../../support/decks.js';
import { status, tops } from '../support/board.js';
import { advance, afterTest, detailsOf, hear, make, mount, mountDeck } from '../support/mount.js';

describe('events', () => {
  it('bubble and cross shadow roots', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    afterTest(() => host.remove());
    const heard = hear();
    const game = await mount({ deal: '617' }, { parent: host.attachShadow({ mode: 'open' }) });
    game.play({ from: 'column-5', to: 'column-8', count: 1 });
    game.undo();
    game.redo();
    game.redo();
    await game.updateComplete;
    expect(
      heard.map(({ type, target, composed }) => [type, target === host, composed]),
    ).to.deep.equal(
      ['game-start', 'game-move', 'game-undo', 'game-redo', 'game-refuse'].map((type) => [
        type,
        true,
        true,
      ]),
    );
  });

  it('start with the first deal, told once', async () => {
    const game = make({ deal: '617', variant: 'kingcell', cells: '3' });
    const heard = hear(game);
    afterTest(() => game.remove());
    document.body.append(game);
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-start']);
    expect(heard[0]!.detail).to.deep.equal({
      source: 'host',
      deal: 617,
      options: { variant: 'kingcell', cells: 3, supermove: 'linear' },
      resumed: false,
      previous: undefined,
      kept: false,
    });
  });

  it('end with the win, told once, after all moves', async () => {
    const game = await mountDeck(FINISHABLE);
    const heard = hear();
    game.play({ from: 'column-4', to: 'foundation-1', count: 1 });
    await game.updateComplete;
    const types = heard.map(({ type }) => type);
    expect(types).to.deep.equal([...Array<string>(52).fill('game-move'), 'game-win']);
    const [win] = detailsOf(heard, 'game-win');
    expect(win).to.deep.equal({
      source: 'host',
      deal: undefined,
      day: undefined,
      options: { variant: 'freecell', cells: 4, supermove: 'linear' },
      outcome: 'won',
      count: 1,
      elapsed: game.elapsed,
      score: undefined,
      assisted: 'none',
      hints: 0,
      undos: 0,
    });
  });

  it('tell of a lost game, again when the last move is made again', async () => {
    const game = await mount({ deal: '21', cells: '0' });
    const heard = hear();
    await advance(game, 'column-4 column-7');
    game.undo();
    game.redo();
    await game.updateComplete;
    expect(heard.map(({ type }) => type)).to.deep.equal([
      'game-move',
      'game-lose',
      'game-undo',
      'game-redo',
      'game-lose',
    ]);
    const lost = {
      ...{ source: 'host', deal: 21, day: undefined, outcome: 'lost', score: undefined },
      ...{ options: { variant: 'freecell', cells: 0, supermove: 'linear' } },
      ...{ assisted: 'none', hints: 0 },
    };
    expect(detailsOf(heard, 'game-lose').map(({ elapsed: _, ...detail }) => detail)).to.deep.equal([
      { ...lost, count: 1, undos: 0 },
      { ...lost, count: 3, undos: 1 },
    ]);
  });

  it('find the game as it is after the change', async () => {
    const game = await mount();
    const seen: unknown[] = [];
    const note = (): void => void seen.push([game.moveCount, tops(game), game.save()?.at]);
    game.addEventListener('game-move', note);
    game.addEventListener('game-undo', note);
    game.play({ from: 'column-5', to: 'column-8', count: 1 });
    game.undo();
    await game.updateComplete;
    expect(seen).to.deep.equal([
      [1, 'JD KS KC 4H 7C 6C JH JC', 1],
      [2, 'JD KS KC 4H JC 6C JH QH', 0],
    ]);
  });

  it('let a listener play the next move', async () => {
    const game = await mount();
    const heard = hear();
    game.addEventListener(
      'game-move',
      () => game.play({ from: 'column-4', to: 'cell-1', count: 1 }),
      { once: true },
    );
    game.play({ from: 'column-5', to: 'column-8', count: 1 });
    await game.updateComplete;
    expect([game.moveCount, tops(game)]).to.deep.equal([2, 'JD KS KC 5D 7C 6C JH JC']);
    await game.updateComplete;
    expect(heard.filter(({ type }) => type === 'game-move').length).to.equal(2);
  });

  it('do not let a listener that throws change anything', async () => {
    const game = await mount();
    const thrown: unknown[] = [];
    const { onerror } = window;
    const { error: log } = console;
    window.onerror = (_event, _source, _line, _column, error): true => {
      thrown.push(error);
      return true;
    };
    // The runner would print what the page's own handler has taken.
    console.error = () => undefined;
    afterTest(() => {
      window.onerror = onerror;
      console.error = log;
    });
    const types = ['game-move', 'game-undo', 'game-refuse', 'game-start'] as const;
    for (const type of types) {
      game.addEventListener(type, () => {
        throw new Error(type);
      });
    }
    expect(game.play({ from: 'column-5', to: 'column-8', count: 1 })).to.equal(undefined);
    expect([game.moveCount, tops(game)]).to.deep.equal([1, 'JD KS KC 4H 7C 6C JH JC']);
    expect(game.undo()).to.equal(undefined);
    expect([game.moveCount, tops(game)]).to.deep.equal([2, 'JD KS KC 4H JC 6C JH QH']);
    expect(game.play({ from: 'column-5', to: 'column-1', count: 1 })?.code).to.equal('build');
    expect(game.newGame(1)).to.equal(undefined);
    await game.updateComplete;
    expect([game.dealNumber, game.moveCount, status(game)]).to.deep.equal([1, 0, '']);
    expect(thrown.map((error) => (error as Error).message)).to.deep.equal([
      'game-move',
      'game-undo',
      'game-refuse',
      'game-start',
    ]);
  });
});
