import { expect } from 'chai';
import '../../../src/games/patience/index.js';
import type { PatienceRules } from '../../../src/core/patience/rules/rules.js';
import { rulesInWords } from '../../../src/games/patience/help/in-words.js';
import type { PatienceGame } from '../../../src/games/patience/element/element.js';
import { parts } from '../support/board.js';
import { afterTest, detailsOf, hear, makeElement, putInBox, warnings } from '../support/mount.js';
import { pass, until } from '../support/until.js';

const FERRY: PatienceRules = {
  version: 1,
  columns: { deal: [5, 5, 5, 5, 5, 5, 5, 5], build: { by: 'other' }, fill: ['reserve'] },
  foundations: {},
  cells: { count: 1 },
  reserve: { deal: [6, 6] },
};

const mountRules = (rules: unknown, deal?: string) => {
  const game = makeElement('patience-game', { deal });
  game.rules = rules as PatienceRules;
  putInBox(game, {});
  return game;
};

describe('rules of a page', () => {
  it('are played', async () => {
    const game = mountRules(FERRY);
    await until('the game has begun', () => game.state !== undefined);
    expect(game.state!.piles['reserve-2']).to.have.length(6);
  });

  it('that are wrong are reported once for each problem, in words, and the game goes on', async () => {
    const game = mountRules(FERRY);
    await until('the game has begun', () => game.state !== undefined);
    const [state, warned, heard] = [game.state, warnings(), hear()];
    const wrong = [
      [{ ...FERRY, cells: undefined, packs: 2 }, 'rules that leave 52 of 104 cards after the deal'],
      [
        { ...FERRY, ranks: ['A', 'Q'] },
        'rules that deal 52 cards cannot be used; accepted: at most 48',
      ],
      [{ ...FERRY, cell: 1 }, 'cell is not a term of the rules; accepted: cells'],
    ] as const;
    for (const [index, [rules, text]] of wrong.entries()) {
      game.rules = rules;
      await until('it is reported', () => warned.length > index);
      expect(warned[index]).to.include(text);
    }
    const codes = detailsOf(heard, 'game-error').map(({ problem }) => problem.code);
    expect(codes).to.deep.equal(['rules-left', 'rules-cards', 'rules-unknown']);
    expect(game.state).to.equal(state);
  });

  it('may name the piles, in labels, refusals, hints and help', async () => {
    const words = { columns: 'quay', cells: 'raft', reserve: 'ferry' };
    const game = mountRules({ ...FERRY, words }, '7');
    await until('the game has begun', () => game.state !== undefined);
    const labels = [...game.shadowRoot!.querySelectorAll('[aria-label]')]
      .map((node) => node.getAttribute('aria-label'))
      .join('; ');
    for (const name of ['quay 8', 'raft', 'ferry 2', 'foundation 4'])
      expect(labels).to.match(new RegExp(`\\b${name}\\b`, 'i'));
    const heard = hear();
    game.play({ from: 'column-1', to: 'reserve-1', count: 1 });
    await game.updateComplete;
    const messages = detailsOf(heard, 'game-refuse').map(({ message }) => message);
    expect(messages).to.deep.equal(['You can’t put cards on the ferry 1.']);
    const help = rulesInWords({ ...FERRY, words }).details.join(' ');
    expect(help).to.include('the cells are called “raft” and the reserve is called “ferry”');
  });

  describe('set again', () => {
    const cellsOf = (game: PatienceGame): number =>
      Object.keys(game.state?.piles ?? {}).filter((pile) => pile.startsWith('cell-')).length;
    const withCells = (count: number): PatienceRules => ({ ...FERRY, cells: { count } });
    const play = async (rules: PatienceRules, deal?: string): Promise<PatienceGame> => {
      const game = mountRules(rules, deal);
      await until('the game has begun', () => game.state !== undefined);
      game.play(game.legalMoves[0]!);
      return game;
    };

    it('begin a new game, and the old ones resume theirs', async () => {
      const game = await play(FERRY);
      const { state } = game;
      game.rules = withCells(3);
      await until('three cells', () => cellsOf(game) === 3);
      await game.updateComplete;
      expect(game.moveCount).to.equal(0);
      expect(game.shadowRoot!.querySelectorAll('[data-pile^="cell-"]')).to.have.length(3);
      expect(game.play(game.legalMoves[0]!)).to.equal(undefined);
      game.rules = { ...FERRY };
      await until('one cell', () => cellsOf(game) === 1);
      expect(game.state).to.deep.equal(state);
    });

    it('keep the number of the page’s deal', async () => {
      const game = await play(FERRY, '7');
      game.rules = withCells(2);
      await until('two cells', () => cellsOf(game) === 2);
      await game.updateComplete;
      expect([game.dealNumber, game.moveCount]).to.deep.equal([7, 0]);
    });

    it('to the same terms change nothing, not even the cards in hand', async () => {
      const game = await play(FERRY);
      const { state } = game;
      const taken = parts(game, 'card').find((card) => card.tabIndex === 0)!;
      taken.click();
      await game.updateComplete;
      const selected = (): number => parts(game, 'selected').length;
      expect(selected()).to.equal(1);
      game.rules = { ...FERRY };
      await pass(50);
      expect([game.state, selected()]).to.deep.equal([state, 1]);
    });

    it('several times at once, play the last', async () => {
      const game = await play(FERRY);
      for (const count of [2, 5, 4]) {
        game.rules = withCells(count);
        await Promise.resolve();
      }
      await until('four cells', () => cellsOf(game) === 4);
      await pass(50);
      expect([cellsOf(game), game.moveCount]).to.deep.equal([4, 0]);
    });

    it('do not load a save of the old game', async () => {
      const game = await play(FERRY);
      const save = game.save();
      game.rules = withCells(3);
      await until('three cells', () => cellsOf(game) === 3);
      warnings();
      expect(game.load(save)?.code).to.equal('save-other-game');
      expect(cellsOf(game)).to.equal(3);
    });

    it('that are wrong are not reported any more once others are set', async () => {
      const game = await play(FERRY);
      const warned = warnings();
      const fetch = window.fetch.bind(window);
      afterTest(() => Object.assign(window, { fetch }));
      let answer: ((response: Response) => void) | undefined;
      window.fetch = () => new Promise((resolve) => (answer = resolve));
      game.rules = '/slow.json';
      await until('the file is asked for', () => answer);
      game.rules = withCells(2);
      await until('two cells', () => cellsOf(game) === 2);
      answer!(new Response('no rules'));
      await pass(50);
      expect(warned).to.deep.equal([]);
    });

    it('may be in a script that the page adds or changes later', async () => {
      const game = makeElement('patience-game', { game: 'yukon' });
      putInBox(game, {});
      await until('the game has begun', () => game.state !== undefined);
      const script = Object.assign(document.createElement('script'), {
        ...{ type: 'application/json', slot: 'rules' },
        textContent: JSON.stringify(withCells(2)),
      });
      game.append(script);
      await until('two cells', () => cellsOf(game) === 2);
      script.textContent = JSON.stringify(withCells(3));
      await until('three cells', () => cellsOf(game) === 3);
      script.remove();
      await until('Yukon', () => game.save()?.game === 'yukon');
    });
  });
});
