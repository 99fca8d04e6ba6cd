import { expect } from 'chai';
import { held, shown } from '../support/board.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { detailsOf, hear, mountGame, warnings } from '../support/mount.js';

const DEFAULTS = { draw: 1, redeals: 'unlimited', foundationReturn: false, scoring: 'none' };

const NONSENSE: Readonly<Record<string, readonly [value: string, accepted: string]>> = {
  draw: ['2', '1, 3'],
  redeals: ['-1', 'unlimited, 0, 1, 2 …'],
  scoring: ['poker', 'none, standard, vegas'],
};

describe('rule attributes of Klondike', () => {
  it('are those of the next game', async () => {
    const game = await mountKlondike();
    await playOn(game, '7h');
    game.draw = 3;
    game.redeals = '2';
    game.foundationReturn = true;
    game.scoring = 'vegas';
    await game.updateComplete;
    expect([game.state!.options, game.moveCount]).to.deep.equal([DEFAULTS, 1]);
    game.newGame(15);
    expect(game.state!.options).to.deep.equal({
      draw: 3,
      redeals: 2,
      foundationReturn: true,
      scoring: 'vegas',
    });
  });

  it('taken away stand for the defaults', async () => {
    const game = await mountKlondike({ draw: '3', redeals: '1', scoring: 'standard' });
    for (const name of ['draw', 'redeals', 'scoring']) game.removeAttribute(name);
    await game.updateComplete;
    game.newGame(15);
    expect(game.state!.options).to.deep.equal(DEFAULTS);
  });

  for (const [name, [value, accepted]] of Object.entries(NONSENSE)) {
    it(`${name}="${value}" is told of once and changes nothing`, async () => {
      const game = await mountKlondike();
      await playOn(game, '7h s');
      const [state, warned, heard] = [game.state, warnings(), hear()];
      game.setAttribute(name, value);
      await game.updateComplete;
      expect(warned).to.deep.equal([
        `<klondike-game>: ${name} "${value}" cannot be used; accepted: ${accepted}`,
      ]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(detailsOf(heard, 'game-error')[0]!.problem).to.include({ code: 'option', got: value });
      expect([game.state, game.moveCount]).to.deep.equal([state, 2]);
      const fresh = await mountGame('klondike-game', { deal: '15', [name]: value });
      expect(fresh.state!.options).to.deep.equal(DEFAULTS);
      expect(warned.length).to.equal(2);
    });
  }
});

describe('a save of Klondike', () => {
  it('goes on where it was, the cards turned over too', async () => {
    const first = await mountKlondike({ scoring: 'standard' });
    await playOn(first, '7h 7h 56 5h s s wh');
    const { elapsed: _, ...save } = first.save()!;
    const key = first.getAttribute('save-key') ?? '';
    first.remove();
    const again = await mountKlondike({ scoring: 'standard', 'save-key': key });
    expect(again.state).to.deep.equal(first.state);
    expect([shown(again, 'column-5'), held(again, 'foundation-3')]).to.deep.equal(['3H', 'AD']);
    expect(save.moves.slice(0, 2)).to.deep.equal(['7h f7', '7h f7']);
    const other = await mountKlondike({ 'save-key': key });
    expect([other.moveCount, other.state!.score]).to.deep.equal([0, 0]);
  });

  it('that does not fit its options is refused; the game in progress stands', async () => {
    const game = await mountKlondike();
    await playOn(game, '7h 7h s s');
    const save = game.save()!;
    const wrong: Readonly<Record<string, [code: string, save: object]>> = {
      'three at a time': [
        'save-move',
        { options: { ...DEFAULTS, draw: 3 }, moves: ['s', '7h', 'w7'] },
      ],
      'two at a time': ['option', { options: { ...DEFAULTS, draw: 2 } }],
      'no redeals': ['save-move', { options: { ...DEFAULTS, redeals: 0 }, moves: ['r'], at: 1 }],
      'another game': ['save-other-game', { game: 'pyramid' }],
    };
    const { state } = game;
    const warned = warnings();
    for (const [what, [code, change]] of Object.entries(wrong)) {
      const count = 'moves' in change ? (change.moves as string[]).length : save.count;
      const problem = game.load({ ...save, ...change, at: count, count });
      expect(problem?.code, what).to.equal(code);
      expect([game.state, game.moveCount], what).to.deep.equal([state, 4]);
    }
    expect(warned.length).to.equal(4);
  });
});
