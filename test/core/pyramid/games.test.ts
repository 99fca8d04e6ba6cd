import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, type Setup, pyramid } from '../../../src/core.js';
import { readText } from '../support/oracles.js';
import { must, problemOf, valueOf } from '../support/result.js';

const BY = { source: 'player', now: 0, aids: {} } as const;

const GAMES = readText('data/pyramid-games.tsv')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [deal = '', options = '', tokens = ''] = line.split('\t');
    return {
      deal: Number(deal),
      options: JSON.parse(options) as Setup['options'],
      tokens: tokens.split(' '),
    };
  });

function start(setup: Setup) {
  return valueOf(Session.start(pyramid, setup));
}

function play(setup: Setup, tokens: readonly string[]) {
  const session = start(setup);
  for (const token of tokens) {
    expect(session.outcome, token).to.equal(undefined);
    const move = must(pyramid.readMove(session.state, token), token);
    expect(session.play(move, BY), token).to.equal(undefined);
  }
  return session;
}

describe('whole games of Pyramid', () => {
  it('are one in a single pass, and one with a redeal', () => {
    const counts = GAMES.map(({ tokens }) =>
      ['s', 'r'].map((text) => tokens.filter((token) => token === text).length),
    );
    expect(counts).to.deep.equal([
      [13, 0],
      [25, 1],
    ]);
  });

  for (const { deal, options, tokens } of GAMES) {
    it(`deal ${deal} is won in ${tokens.length} moves`, () => {
      const session = play({ deal, options }, tokens);
      expect(session.outcome).to.equal('won');
      expect(session.moveCount).to.equal(tokens.length);
      expect(session.legalMoves()).to.deep.equal([]);
      expect(session.undo(BY)).to.deep.equal({ code: 'over' });
      const save = session.save(0);
      expect(save.moves).to.deep.equal(tokens);
      expect(valueOf(Session.load(pyramid, JSON.parse(JSON.stringify(save)))).state).to.deep.equal(
        session.state,
      );
    });
  }
});

describe('a save of Pyramid', () => {
  const save = { ...play({ deal: 3 }, ['KS', 's', 's']).save(0) };

  it('takes a redeal back and makes it again', () => {
    const tokens = ['KS', ...'s '.repeat(24).trim().split(' '), 'r', 's'];
    const session = play({ deal: 3 }, tokens);
    const { state } = session;
    expect(state.redeals).to.equal(1);
    for (let n = 0; n < 2; n++) expect(session.undo(BY)).to.equal(undefined);
    expect(session.state.redeals).to.equal(0);
    expect(session.state.piles['stock']).to.deep.equal([]);
    for (let n = 0; n < 2; n++) expect(session.redo(BY)).to.equal(undefined);
    expect(session.state).to.deep.equal(state);
  });

  it('is refused where its moves do not fit its options', () => {
    const problem = (changes: object): unknown =>
      problemOf(Session.load(pyramid, { ...save, ...changes }));
    const moves = (third: string) => ({ moves: ['KS', 's', third] });
    expect(problem({ options: { wastes: 4 } })).to.deep.equal({
      ...{ code: 'option', option: 'wastes', got: '4', accepted: '1, 2, 3' },
    });
    expect(problem(moves('s2'))).to.deep.equal({ code: 'save-move', number: 3, move: 's2' });
    expect(problem(moves('r'))).to.deep.equal({
      ...{ code: 'save-move', number: 3, move: 'r', why: 'stock-left' },
    });
    expect(problem({ moves: ['KS', 's', 's s'] })).to.deep.equal({
      ...{ code: 'save-move', number: 3, move: 's' },
    });
    const all = ['KS', ...'s '.repeat(24).trim().split(' '), 'r'];
    const over = { options: { redeals: 0 }, moves: all, at: all.length, count: all.length };
    expect(problem(over)).to.deep.equal({
      ...{ code: 'save-move', number: 26, move: 'r', why: 'no-redeal' },
    });
    const cover = pyramidCover();
    expect(problem(cover)).to.deep.equal({
      ...{ code: 'save-move', number: cover.moves.length, move: cover.moves.at(-1) },
      why: 'no-cover-pairs',
    });
  });
});

/** Moves of deal 3 up to a pair of a card and its cover, said to be of a game that forbids these. */
function pyramidCover() {
  const session = start({ deal: 3 });
  const moves: string[] = [];
  for (;;) {
    const forbidding = {
      ...session.state,
      options: { ...session.state.options, coverPairs: false },
    };
    const legal = session.legalMoves();
    const last = legal.find((move) => pyramid.refusal(forbidding, move)) ?? legal[0]!;
    moves.push(pyramid.writeMove(session.state, last));
    const found = pyramid.refusal(forbidding, last) !== undefined;
    expect(session.play(last, BY)).to.equal(undefined);
    const count = moves.length;
    if (found) return { options: { coverPairs: false }, moves, at: count, count };
  }
}
