import { expect } from 'chai';
import { card, part, parts, pile } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { SAMPLES, type Sample, playText, readMove } from '../support/games.js';
import { type Attributes, detailsOf, hear, mountGame, warnings } from '../support/mount.js';
import { isFull } from '../support/counts.js';

const deal = ({ tag, deal: number }: Sample, more: Attributes = {}): Promise<AnyGame> =>
  mountGame(tag, { deal: String(number), ...more });

/** A game with two moves made, and the second taken back. */
async function played(sample: Sample): Promise<AnyGame> {
  const game = await deal(sample);
  for (const text of sample.moves) expect(playText(game, text), text).to.equal(undefined);
  game.undo();
  await game.updateComplete;
  return game;
}

const standOf = (game: AnyGame): object => {
  const { elapsed: _, ...save } = game.save()!;
  return { save, state: game.state, count: game.moveCount, deal: game.dealNumber };
};

// Klondike has cards face down, a stock and a score; a normal run tries it and FreeCell.
const TRIED = ['freecell-game', 'klondike-game'];

for (const sample of SAMPLES.filter(({ tag }) => isFull || TRIED.includes(tag))) {
  const { tag, title, moves, wrong, code } = sample;
  describe(`every game: ${tag}`, () => {
    it('deals, plays, undoes, redoes and restarts, and tells of each once', async () => {
      const heard = hear();
      const game = await deal(sample, { 'no-verdict': true });
      const dealt = game.state;
      expect([game.dealNumber, part(game, 'title').textContent]).to.deep.equal([
        sample.deal,
        title,
      ]);
      expect(game.legalMoves).to.deep.include(readMove(game, moves[0]));
      expect(playText(game, moves[0])).to.equal(undefined);
      const after = game.state;
      expect([game.undo(), game.state]).to.deep.equal([undefined, dealt]);
      expect([game.redo(), game.state]).to.deep.equal([undefined, after]);
      game.restart();
      expect([game.state, game.moveCount, game.undo()?.code]).to.deep.equal([
        dealt,
        0,
        'nothing-to-undo',
      ]);
      await game.updateComplete;
      const types = heard.filter(({ detail }) => detail.source === 'host').map(({ type }) => type);
      expect(types).to.deep.equal([
        ...['game-start', 'game-move', 'game-undo', 'game-redo', 'game-start', 'game-refuse'],
      ]);
    });

    it('refuses with a reason, and changes nothing', async () => {
      const game = await played(sample);
      const [before, heard] = [standOf(game), hear()];
      expect(playText(game, wrong)?.code).to.equal(code);
      await game.updateComplete;
      expect(detailsOf(heard, 'game-refuse')[0]!.message.length).to.be.greaterThan(10);
      for (const nonsense of [undefined, 3, {}, { from: 'x', to: 'y', count: 1 }]) {
        expect(game.play(nonsense as never)?.code).to.equal('no-such-pile');
      }
      expect(standOf(game)).to.deep.equal(before);
    });

    it('hints at a legal move, and plays nothing', async () => {
      const game = await deal(sample);
      expect(game.legalMoves).to.deep.include(await game.hint());
      expect(game.moveCount).to.equal(0);
    });

    it('pauses, out of reach, and resumes', async () => {
      const game = await played(sample);
      game.pause();
      await game.updateComplete;
      expect([game.paused, part(game, 'board').inert]).to.deep.equal([true, true]);
      game.resume();
      await game.updateComplete;
      expect([game.paused, part(game, 'board').inert]).to.deep.equal([false, false]);
    });

    it('is saved and taken up in another element, the redo tail too', async () => {
      const game = await played(sample);
      const other = await mountGame(tag, { deal: '1' });
      expect(other.load(JSON.parse(JSON.stringify(game.save())))).to.equal(undefined);
      expect(standOf(other)).to.deep.equal(standOf(game));
      expect([other.redo(), other.moveCount]).to.deep.equal([undefined, 4]);
    });

    it('goes on after a reload', async () => {
      const game = await played(sample);
      const before = standOf(game);
      game.parentElement!.remove();
      const again = await deal(sample, { 'save-key': game.saveKey! });
      expect(standOf(again)).to.deep.equal(before);
    });

    it('refuses a save of another game, of no game, and one that was tampered with', async () => {
      const game = await played(sample);
      const [before, warned] = [standOf(game), warnings()];
      const save = game.save()!;
      const codes = [
        { ...save, game: 'whist' },
        ['nonsense'],
        { ...save, version: 99 },
        { ...save, moves: [wrong, wrong] },
      ].map((one) => game.load(one)?.code);
      expect(codes).to.deep.equal(['save-other-game', 'save-broken', 'save-newer', 'save-move']);
      expect([standOf(game), warned.length]).to.deep.equal([before, 4]);
    });

    it('is not changed by nonsense in an attribute, which is told of once', async () => {
      const game = await played(sample);
      const [before, warned, heard] = [standOf(game), warnings(), hear()];
      const [name, value, accepted] = sample.nonsense;
      for (const [attribute, text] of [
        [name, value],
        ['deal', '0'],
        ['theme', 'pink'],
      ] as const) {
        game.setAttribute(attribute, text);
      }
      await game.updateComplete;
      expect(warned.map((text) => text.replace(/^.*?: /, '').split(';')[0]).sort()).to.deep.equal(
        [
          `${name} "${value}" cannot be used`,
          'deal "0" cannot be used',
          'theme "pink" cannot be used',
        ].sort(),
      );
      expect(warned.join()).to.include(`<${tag}>`).and.to.include(accepted);
      expect(detailsOf(heard, 'game-error').length).to.equal(3);
      expect(standOf(game)).to.deep.equal(before);
    });

    it('has its looks by attribute: calm, four colours, mirrored, themes', async () => {
      const game = await deal(sample, { calm: true });
      expect([parts(game, 'time').length, parts(game, 'move-count').length]).to.deep.equal([0, 0]);
      const stock = tag === 'freecell-game' ? 'cell-1' : 'stock';
      const other = tag === 'golf-game' ? 'waste-1' : 'foundation-1';
      const left = (id: string): number => pile(game, id).getBoundingClientRect().left;
      const before = [left(stock), left(other)];
      game.mirrored = true;
      await game.updateComplete;
      expect(Math.sign(left(stock) - left(other))).to.equal(-Math.sign(before[0]! - before[1]!));
      const codes = parts(game, 'card black').map((node) => node.dataset['card']!);
      const inks = (): number =>
        new Set(codes.map((code) => getComputedStyle(card(game, code)).color)).size;
      expect(inks()).to.equal(1);
      game.fourColor = true;
      game.theme = 'dark';
      await game.updateComplete;
      expect([inks(), getComputedStyle(part(game, 'frame')).colorScheme]).to.deep.equal([
        2,
        'dark',
      ]);
    });
  });
}
