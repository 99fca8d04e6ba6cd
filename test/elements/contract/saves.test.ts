import { expect } from 'chai';
import { type FreecellGame } from '../../../src/games/freecell/element/element.js';
import { FINISHABLE } from '../../support/decks.js';
import { held, shown, tops } from '../support/board.js';
import { advance, detailsOf, hear, mount, mountDeck, warnings } from '../support/mount.js';

/** A game with two moves played and one more undone. */
async function played(): Promise<FreecellGame> {
  const game = await mount();
  await advance(game, 'column-5 column-8', 'column-4 cell-1', 'column-6 cell-2');
  game.undo();
  await game.updateComplete;
  return game;
}

describe('save', () => {
  it('is a small JSON of the deal and the moves, the redo tail included', async () => {
    const game = await played();
    const { elapsed, ...save } = game.save()!;
    expect(save).to.deep.equal({
      format: 1,
      game: 'freecell',
      version: 1,
      deal: 617,
      options: { variant: 'freecell', cells: 4, supermove: 'linear' },
      moves: ['58', '4a', '6b'],
      at: 2,
      count: 4,
    });
    expect(elapsed).to.be.within(0, 5000);
    expect(Number.isInteger(elapsed)).to.equal(true);
  });

  it('has the deck where there is no deal number', async () => {
    const game = await mountDeck(FINISHABLE);
    expect(game.save()).to.deep.include({ deck: FINISHABLE, moves: [], at: 0 });
    expect(game.save()).not.to.have.property('deal');
  });
});

describe('load', () => {
  it('takes a game up where it stood, its redo tail too', async () => {
    const save = JSON.parse(JSON.stringify((await played()).save())) as object;
    const game = await mount({ deal: '1' });
    const heard = hear();
    expect(game.load(save)).to.equal(undefined);
    await game.updateComplete;
    expect([tops(game), held(game, 'cell-1'), game.moveCount]).to.deep.equal([
      'JD KS KC 5D 7C 6C JH JC',
      '4H',
      4,
    ]);
    expect(shown(game, 'cell-1')).to.equal('4H');
    expect(detailsOf(heard, 'game-start')[0]).to.deep.include({
      source: 'host',
      deal: 617,
      resumed: true,
    });
    expect([game.redo(), held(game, 'cell-2')]).to.deep.equal([undefined, '6C']);
    expect([game.undo(), game.undo(), game.undo(), game.undo()]).to.deep.equal([
      undefined,
      undefined,
      undefined,
      { code: 'nothing-to-undo' },
    ]);
  });

  it('takes up another game of the family', async () => {
    const other = await mount({ deal: '5', variant: 'seahaven', cells: '5' });
    const game = await mount();
    expect(game.load(other.save())).to.equal(undefined);
    expect(game.state).to.deep.equal(other.state);
  });

  it('shows the time that was played', async () => {
    const game = await mount();
    game.load({ ...game.save(), elapsed: 187_400 });
    await game.updateComplete;
    expect(game.elapsed).to.equal(187_400);
  });

  const broken: Readonly<Record<string, [code: string, change: (save: object) => unknown]>> = {
    nothing: ['save-broken', () => undefined],
    'a list': ['save-broken', (save) => [JSON.stringify(save)]],
    'no format': ['save-broken', (save) => ({ ...save, format: undefined })],
    'a newer format': ['save-newer', (save) => ({ ...save, format: 2 })],
    'a newer version': ['save-newer', (save) => ({ ...save, version: 99 })],
    'another game': ['save-other-game', (save) => ({ ...save, game: 'klondike' })],
    'no moves': ['save-broken', (save) => ({ ...save, moves: undefined })],
    'moves cut off': ['save-broken', (save) => ({ ...save, moves: ['58'] })],
    'a move cut off': ['save-move', (save) => ({ ...save, moves: ['58', '4', '6b'] })],
    'an illegal move': ['save-move', (save) => ({ ...save, moves: ['58', '4a', '6a'] })],
    'a move that is none': ['save-move', (save) => ({ ...save, moves: ['58', 7, '6b'] })],
    'a place that is none': ['save-broken', (save) => ({ ...save, at: 9 })],
    'a count that cannot be': ['save-broken', (save) => ({ ...save, count: 3 })],
    'a time below zero': ['save-broken', (save) => ({ ...save, elapsed: -1 })],
    'no deal': ['deal', (save) => ({ ...save, deal: undefined })],
    'a deal that is none': ['deal', (save) => ({ ...save, deal: 0 })],
    'a deck with a card missing': ['deck', (save) => ({ ...save, deck: FINISHABLE.slice(3) })],
    'options that are none': ['option', (save) => ({ ...save, options: { variant: 'spider' } })],
  };
  for (const [what, [code, change]] of Object.entries(broken)) {
    it(`of a save with ${what} says so and changes nothing`, async () => {
      const game = await played();
      const before = game.state;
      const [warned, heard] = [warnings(), hear()];
      const problem = game.load(change(game.save()!));
      await game.updateComplete;
      expect(problem?.code).to.equal(code);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(warned.length).to.equal(1);
      const [error] = detailsOf(heard, 'game-error');
      expect(error).to.deep.include({ source: 'host', problem });
      expect(warned[0]).to.equal(`<freecell-game>: ${error!.message}`);
      expect([game.state, game.moveCount, game.dealNumber]).to.deep.equal([before, 4, 617]);
      expect([shown(game, 'cell-1'), game.save()?.moves]).to.deep.equal(['4H', ['58', '4a', '6b']]);
    });
  }
});
