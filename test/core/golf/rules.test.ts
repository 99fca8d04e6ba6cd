import { expect } from 'chai';
import { describe, it } from '#bdd';
import { Session, dealDeck, formatCards, golf } from '../../../src/core.js';
import { STOCK } from '../../../src/core/patience/piles.js';
import { card } from '../support/cards.js';
import { COLUMNS, type GolfSketch, WASTE, golfAt, golfMove, golfMoves } from '../support/golf.js';
import { problemOf, valueOf } from '../support/result.js';

const movesIn = (sketch: GolfSketch): string => golfMoves(golfAt(sketch));

/** The refusal of a move of one card or more, if the rules refuse it. */
const refusalOf = (sketch: GolfSketch, from: string, to: string, count = 1): unknown =>
  golf.refusal(golfAt(sketch), { from, to, count });

describe('the deal of Golf', () => {
  const { piles } = golf.deal({ corner: false }, dealDeck(1));
  const textOf = (id: string): string => formatCards(piles[id]!);

  it('is seven columns of five cards, row by row, as Microsoft’s numbers deal them', () => {
    expect(COLUMNS.map((id) => piles[id]!.length)).to.deep.equal([5, 5, 5, 5, 5, 5, 5]);
    expect([textOf('column-1'), textOf('column-7')]).to.deep.equal([
      'JD 5H KH AS 4H',
      '7C QC JS QH 4S',
    ]);
  });

  it('has one card on the waste, and sixteen in the stock, the next one on top', () => {
    expect([textOf(WASTE), piles[STOCK]!.length]).to.deep.equal(['TH', 16]);
    expect(textOf(STOCK).slice(-5)).to.equal('2C 8H');
  });

  it('hides the stock from the player, and nothing else', () => {
    const state = golf.deal({ corner: false }, dealDeck(1));
    const view = golf.view(state);
    expect(view.piles[STOCK]).to.deep.equal(Array.from({ length: 16 }, () => -1));
    expect({ ...view.piles, [STOCK]: state.piles[STOCK] }).to.deep.equal(state.piles);
  });
});

describe('the rules of Golf', () => {
  it('let a card go on a neighbour by rank, up or down, whatever the suit', () => {
    expect(movesIn({ columns: ['5H', '7D', '6C', '8S', '', '2C 7S'], waste: '6D' })).to.equal(
      '1 2 6',
    );
  });

  it('let nothing go on a king, and only a two on an ace', () => {
    const columns = ['QH', 'AS', '2C', 'KC'];
    expect(movesIn({ columns, waste: 'KD' })).to.equal('');
    expect(movesIn({ columns, waste: 'AD' })).to.equal('3');
    expect(movesIn({ columns, waste: 'QD' })).to.equal('4');
  });

  it('make kings and aces neighbours with `corner`', () => {
    const columns = ['QH', 'AS', '2C', 'KC'];
    expect(movesIn({ columns, waste: 'KD', corner: true })).to.equal('1 2');
    expect(movesIn({ columns, waste: 'AD', corner: true })).to.equal('3 4');
  });

  it('let a card of the stock be turned onto any other, and never back', () => {
    const state = golfAt({ columns: ['2H'], waste: '9S', stock: '3C KD' });
    const turned = golf.play(state, golfMove(state, 's'));
    expect([formatCards(turned.piles[WASTE]!), turned.piles[STOCK]!.length]).to.deep.equal([
      '9S KD',
      1,
    ]);
    expect(refusalOf({ columns: ['2H'], waste: '9S 3C' }, WASTE, STOCK)).to.deep.equal({
      code: 'no-return',
    });
  });

  it('say why a card does not go there', () => {
    const sketch = { columns: ['9H', '8C 7S', ''], waste: '6D', stock: '2C 3C' };
    for (const [from, to, count, refused] of [
      [
        ...(['column-1', WASTE, 1] as const),
        { code: 'not-next', card: card('9H'), top: card('6D'), rank: 8, other: 10 },
      ],
      ['column-2', WASTE, 2, { code: 'top-only' }],
      ['column-2', 'column-1', 1, { code: 'waste-only' }],
      ['column-2', STOCK, 1, { code: 'takes-none', pile: STOCK }],
      ['column-3', WASTE, 1, { code: 'empty-pile', pile: 'column-3' }],
      [STOCK, 'column-3', 1, { code: 'stock-turns' }],
      [STOCK, WASTE, 2, { code: 'bad-count', count: 2 }],
    ] as const) {
      expect(refusalOf(sketch, from, to, count), `${count} from ${from}`).to.deep.equal(refused);
    }
    expect(refusalOf({ columns: ['QH'], waste: 'KD' }, 'column-1', WASTE)).to.deep.equal({
      code: 'on-king',
    });
  });

  it('are lost where the stock is empty and no card fits', () => {
    const lost = { columns: ['9H', 'JS'], waste: '6D' };
    expect(golf.outcome(golfAt(lost))).to.equal('lost');
    expect(golf.outcome(golfAt({ ...lost, stock: '2C' }))).to.equal(undefined);
    expect(golf.outcome(golfAt({ ...lost, columns: ['9H', '7S'] }))).to.equal(undefined);
  });

  it('are won as soon as the columns are empty, and count what is left in them', () => {
    const state = golfAt({ columns: ['', '5H'], waste: '4D', stock: '9C' });
    expect([golf.score!(state), golf.outcome(state)]).to.deep.equal([1, undefined]);
    const won = golf.play(state, golfMove(state, '2'));
    expect([golf.score!(won), golf.outcome(won), golfMoves(won)]).to.deep.equal([0, 'won', 's']);
  });

  it('know a whole game by its text', () => {
    const session = valueOf(Session.start(golf, { deal: 5, options: { corner: true } }));
    for (const text of ['1', 'S', 's']) {
      const move = golfMove(session.state, text);
      const refused = session.play(move, { source: 'player', now: 0, aids: {} });
      expect(refused).to.equal(undefined);
    }
    expect(session.save(0).moves).to.deep.equal(['1', 's', 's']);
    for (const text of ['8', '0', '']) {
      expect(golf.readMove(session.state, text), text).to.equal(undefined);
    }
  });
});

describe('the options of Golf', () => {
  it('are checked, and have defaults', () => {
    expect(valueOf(golf.options.check({}))).to.deep.equal({ corner: false });
    expect(problemOf(golf.options.check({ corner: 'yes' }))).to.include({
      option: 'corner',
      got: 'yes',
    });
    expect(problemOf(golf.options.check('corner'))).to.include({ option: 'options' });
  });
});
