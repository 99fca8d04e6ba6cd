import { describe, it } from '#bdd';
import { expect } from 'chai';
import { Session, formatCards, klondike } from '../../../src/core.js';
import { COLUMNS } from '../../../src/games/klondike/solver/piles.js';
import {
  FLIPS,
  type KlondikeSession,
  klondikeAfter,
  klondikeDealt,
  playKlondike,
} from '../support/klondike.js';
import { readText } from '../support/oracles.js';
import { problemOf, valueOf } from '../support/result.js';

type Fields = Readonly<Record<string, unknown>>;

const GOOD = JSON.parse(readText('fixtures/save-klondike-v1.json')) as Fields;

const load = (save: unknown): KlondikeSession => valueOf(Session.load(klondike, save));
const problem = (save: unknown): object => problemOf(Session.load(klondike, save));

/** The good save with other options or moves, all of them played. */
const other = (options: object, moves = GOOD['moves'] as readonly string[]): Fields => ({
  ...GOOD,
  options,
  moves,
  at: moves.length,
  count: moves.length,
});

describe('a save of Klondike', () => {
  it('of version 1 is taken up as it was', () => {
    const session = load(GOOD);
    const { piles, faceDown, redeals, score } = session.state;
    expect(COLUMNS.map((id) => formatCards(piles[id]!))).to.deep.equal([
      '',
      '2D 5H',
      '9H KD QC JD',
      'JC KC KH 9D',
      '5D 9S 3H QD',
      '7H 5S 2S JS 3C 5C 4D',
      '7C AD KS AS 4C TS QH',
    ]);
    expect(formatCards(piles['waste-1']!)).to.equal('4H AC');
    expect(formatCards(piles['foundation-1']!)).to.equal('AH');
    expect(Object.values(faceDown)).to.deep.equal([0, 1, 2, 3, 3, 5, 6]);
    expect([redeals, score]).to.deep.equal([1, -47]);
    expect([session.at, session.moveCount, session.canRedo]).to.deep.equal([13, 15, true]);
    expect(session.save(0)).to.deep.equal(GOOD);
  });

  it('can be taken back to its deal', () => {
    const session = load(GOOD);
    while (session.canUndo) session.undo({ source: 'player', now: 0 });
    expect(session.state).to.deep.equal(klondikeDealt(1, { draw: 3, scoring: 'vegas' }));
  });

  it('goes on as the game that was saved', () => {
    const session = load(GOOD);
    playKlondike(session, 's s', FLIPS);
    const start = klondikeDealt(1, { draw: 3, scoring: 'vegas' });
    const same = klondikeAfter(start, '5h f5 13 s s s s s s s s r s w6 s s');
    expect(session.state).to.deep.equal(same);
  });

  it('may say less of its options', () => {
    expect(load(other({ draw: 3, scoring: 'vegas' })).options).to.deep.equal(GOOD['options']);
  });
});

describe('a save that does not fit its options', () => {
  const refused = (number: number, move: string, why?: string): object => ({
    ...{ code: 'save-move', move, number },
    ...(why === undefined ? {} : { why }),
  });

  it('is refused at the first move that they do not allow', () => {
    // At one card a draw the stock is not empty yet.
    expect(problem(other({ draw: 1 }))).to.deep.equal(refused(11, 'r', 'stock-left'));
    expect(problem(other({ draw: 3, redeals: 0 }))).to.deep.equal(refused(11, 'r', 'no-redeal'));
    const back = ['5h f5', 'h11'];
    expect(problem(other({}, back))).to.deep.equal(refused(2, 'h11', 'no-return'));
    expect(problem(other({ foundationReturn: true }, back))).to.deep.equal(
      refused(2, 'h11', 'build'),
    );
  });

  it('is refused for options that there are not', () => {
    const option = { code: 'option', option: 'draw', got: '2', accepted: '1, 3' };
    expect(problem(other({ draw: 2 }))).to.deep.equal(option);
    expect(problem(other({ scoring: 'poker' }))).to.deep.equal({
      ...{ code: 'option', option: 'scoring', got: 'poker', accepted: 'none, standard, vegas' },
    });
  });

  it('is refused where the game would not have played that by itself', () => {
    expect(problem(other({}, ['5h f5 13']))).to.deep.equal(refused(1, '13'));
    expect(problem(other({}, ['5h s']))).to.deep.equal(refused(1, 's'));
    expect(problem(other({}, ['s r']))).to.deep.equal(refused(1, 'r'));
    expect(load(other({}, ['s 5h f5'])).state.faceDown['column-5']).to.equal(3);
  });

  it('is refused for a card turned over that is not there to be turned', () => {
    expect(problem(other({}, ['5h f5 f5']))).to.deep.equal(refused(1, 'f5', 'same-pile'));
    expect(problem(other({}, ['f1']))).to.deep.equal(refused(1, 'f1', 'same-pile'));
    expect(problem(other({}, ['5h', '45', 'f5']))).to.deep.equal(refused(2, '45', 'turn-first'));
  });

  it('of another game is refused', () => {
    expect(problem({ ...GOOD, game: 'freecell' })).to.deep.equal({
      ...{ code: 'save-other-game', got: 'freecell', wanted: 'klondike' },
    });
    expect(problem({ ...GOOD, version: 2 })).to.deep.equal({
      ...{ code: 'save-newer', got: 2, known: 1 },
    });
  });
});
