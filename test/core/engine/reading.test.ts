import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Save, Session, readShare, share } from '../../../src/core.js';
import { type Pieces, finish, workOn } from '../../../src/core/engine/reading.js';
import { checkSave, readSave } from '../../../src/core/engine/save.js';
import { shareReading } from '../../../src/core/sharing/share.js';
import { LONG_GAMES, longGame } from '../support/long-games.js';
import type { AnyPatience } from '../support/patience.js';
import { problemOf, valueOf } from '../support/result.js';

/** A game that counts what is asked of it. */
function counted(game: AnyPatience): { game: AnyPatience; asked: () => number } {
  let count = 0;
  const play: AnyPatience['play'] = (state, move) => {
    count++;
    return game.play(state, move);
  };
  return { game: { ...game, play }, asked: () => count };
}

/** Drives a reading piece by piece; how many moves are played in each at most, and what was read. */
function drive<T extends object>(reading: Pieces<T>, asked: () => number): [number, number, T] {
  let most = 0;
  for (let pieces = 1; ; pieces++) {
    const before = asked();
    const { done, value } = reading.next();
    most = Math.max(most, asked() - before);
    if (done) return [pieces, most, value];
  }
}

/** The same game with other moves. */
const withMoves = (save: Save, moves: readonly string[]): Save => ({ ...save, moves });

describe('a reading', () => {
  for (const name of LONG_GAMES) {
    it(`of a save plays one move a piece and reads the same as at once: ${name}`, () => {
      const { game, save } = longGame(name, 300);
      const { game: slow, asked } = counted(game);
      const [pieces, most, read] = drive(readSave(slow, save), asked);
      expect([pieces, most]).to.deep.equal([301, 1]);
      expect(read).to.deep.equal(checkSave(game, save));
      expect(valueOf(read).steps.map(({ text }) => text)).to.deep.equal(save.moves);
    });

    it(`of a link plays one move a piece and reads the same as at once: ${name}`, () => {
      const { game, save } = longGame(name, 300);
      const text = valueOf(share(game, save));
      const { game: slow, asked } = counted(game);
      const [pieces, most, read] = drive(shareReading(slow, text), asked);
      expect([pieces, most]).to.deep.equal([301, 1]);
      const { save: shared } = valueOf(read);
      expect(shared).to.deep.equal(valueOf(readShare(game, text)));
      expect(shared.moves).to.deep.equal(save.moves);
    });
  }

  it('of a step of many moves pauses after each of them', () => {
    const { game, save } = longGame('freecell', 1);
    const { game: slow, asked } = counted({ ...game, isAutomatic: () => true });
    const step = withMoves({ ...save, at: 1, count: 1 }, ['5a a8 8a a8 8a']);
    expect(drive(readSave(slow, step), asked).slice(0, 2)).to.deep.equal([6, 1]);
  });

  it('ends at the first move that is wrong', () => {
    const { game, save } = longGame('freecell', 300);
    const moves = save.moves.with(200, '11');
    const { game: slow, asked } = counted(game);
    const [pieces, , read] = drive(readSave(slow, withMoves(save, moves)), asked);
    expect([pieces, asked()]).to.deep.equal([201, 200]);
    expect(problemOf(read)).to.include({ code: 'save-move', number: 201 });
  });

  it('gives nothing before it is at its end', () => {
    const { game, save } = longGame('klondike', 300);
    const reading = readSave(game, save);
    expect([workOn(reading, 100), workOn(reading, 200)]).to.deep.equal([undefined, undefined]);
    expect(valueOf(workOn(reading, 1)!).at).to.equal(300);
    expect(valueOf(finish(readSave(game, save))).at).to.equal(300);
  });
});

describe('a save of very many steps', () => {
  it('is read up to a number that no game comes to', () => {
    const { game, save } = longGame('klondike', 20_001);
    expect(problemOf(Session.load(game, save))).to.deep.equal({
      ...{ code: 'save-long', count: 20_001, most: 20_000 },
    });
    const most = { ...save, moves: save.moves.slice(0, 20_000), at: 20_000, count: 20_000 };
    expect(valueOf(Session.load(game, most)).at).to.equal(20_000);
  });
});
