import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Refusal, type Seven27Move, type Seven27Session, seven27 } from '../../../src/core.js';
import {
  dealt,
  deckOfHands,
  passOn,
  playMoves,
  seats,
  startHand,
  table,
  tryMoves,
} from '../support/seven27.js';

const refused = (session: Seven27Session, move: unknown, seat?: number): Refusal | undefined =>
  session.refusal(move as Seven27Move, seat);

const antes = (): Seven27Session => startHand(table([60, 60, 3, 0, null], { dealer: 0 }));
const drawing = (): Seven27Session => dealt(seats(3));
/** Three cards each; seat 0 has bet 10, seat 1 folded. */
const bets = (): Seven27Session =>
  playMoves(dealt(seats(4, { dealing: 'down-down-up' })), 'b0:10 f1');
const declaring = (): Seven27Session =>
  passOn(dealt(seats(3, { declare: 'sequential' })), ({ phase }) => phase === 'declare');

describe('what is no move of Seven Twenty-Seven', () => {
  for (const [move, got] of [
    [null, 'undefined'],
    ['check', 'undefined'],
    [{ type: 'pass', seat: 0 }, 'pass'],
    [{ type: 5 }, '5'],
    [{ type: 'toString', seat: 0 }, 'toString'],
  ] as const) {
    it(JSON.stringify(move), () => {
      expect(refused(antes(), move)).to.deep.equal({ code: 'no-such-move', move: got });
    });
  }
});

describe('a seat that is none, or not one’s own', () => {
  for (const seat of [-1, 5, 0.5, NaN, '1', null, undefined]) {
    it(String(seat), () => {
      const got = typeof seat === 'number' ? seat : String(seat);
      const move = { type: 'ante', seat };
      expect(refused(antes(), move)).to.deep.equal({ code: 'no-such-seat', seat: got, seats: 5 });
    });
  }

  it('another’s', () => {
    const move = { type: 'ante', seat: 1 };
    expect(refused(antes(), move, 0)).to.deep.equal({ code: 'not-your-seat', seat: 1, yours: 0 });
    expect(refused(antes(), move, 1)).to.equal(undefined);
  });
});

describe('a move that is not allowed', () => {
  const cases: readonly (readonly [string, () => Seven27Session, string, object])[] = [
    ['an ante of an open seat', antes, 'a4', { code: 'seat-open', seat: 4 }],
    ['an ante of a seat without chips', antes, 'a3', { code: 'seat-out', seat: 3 }],
    ['an ante after sitting out', antes, 'o0 a0', { code: 'seat-out', seat: 0 }],
    ['an ante twice', antes, 'a0 a0', { code: 'already-anted', seat: 0 }],
    ['sitting out after the ante', antes, 'a0 o0', { code: 'already-anted', seat: 0 }],
    ['an ante after the deal', drawing, 'a0', { code: 'not-now', move: 'ante', phase: 'draw' }],
    ['a cut after the own ante', antes, 'a0 u0:', { code: 'already-anted', seat: 0 }],
    ['a cut twice', antes, 'u0: u0:', { code: 'already-cut', seat: 0 }],
    ['a cut that is too long', antes, `u0:${'0041'.repeat(65)}`, { code: 'bad-cut', most: 64 }],
    ['a cut after the deal', drawing, 'u0:', { code: 'not-now', move: 'cut', phase: 'draw' }],
    ['a deal before all anted', antes, 'a0 d', { code: 'antes-open', seat: 1 }],
    ['a second deal', drawing, 'd', { code: 'not-now', move: 'deal', phase: 'draw' }],
    ['an early paying', drawing, 'e', { code: 'not-now', move: 'settle', phase: 'draw' }],
    ['a bet before the antes', antes, 'b0:5', { code: 'not-now', move: 'bet', phase: 'ante' }],
    ['a check in the draw', drawing, 'k0', { code: 'not-now', move: 'check', phase: 'draw' }],
    ['a card in the betting', bets, 't2', { code: 'not-now', move: 'take', phase: 'bets' }],
    ['a card out of turn', drawing, 't1', { code: 'not-your-turn', seat: 1, turn: 0 }],
    ['a second card in a turn', drawing, 't0 t0', { code: 'not-your-turn', seat: 0, turn: 1 }],
    ['a call out of turn', bets, 'c3', { code: 'not-your-turn', seat: 3, turn: 2 }],
    ['a call after folding', bets, 'c1', { code: 'seat-folded', seat: 1 }],
    ['a check of an open bet', bets, 'k2', { code: 'bet-open', bet: 10, call: 10 }],
    ['a bet on a bet', bets, 'b2:10', { code: 'bet-open', bet: 10, call: 10 }],
    [
      'a raise below the least',
      bets,
      'r2:4',
      { code: 'below-min', what: 'raise', amount: 4, min: 5 },
    ],
    [
      'a raise above the most',
      bets,
      'r2:51',
      { code: 'above-max', what: 'raise', amount: 51, max: 50 },
    ],
    ['a fold of nothing', () => bets(), 'c2 c3 s0 s2 t3 f0', { code: 'no-bet-open' }],
    ['a call of nothing', () => bets(), 'c2 c3 s0 s2 t3 c0', { code: 'no-bet-open' }],
    ['an early declaration', bets, 'g2:7', { code: 'not-now', move: 'declare', phase: 'bets' }],
    ['a declaration out of turn', declaring, 'g1:7', { code: 'not-your-turn', seat: 1, turn: 0 }],
    ['a declaration twice', declaring, 'g0:7 g0:7', { code: 'already-declared', seat: 0 }],
    ['a bet after the last', declaring, 'b0:5', { code: 'not-now', move: 'bet', phase: 'declare' }],
  ];
  for (const [name, session, moves, refusal] of cases) {
    it(name, () => {
      expect(tryMoves(session(), moves)).to.deep.equal(refusal);
    });
  }

  it('a cut that is no text', () => {
    for (const text of [undefined, null, 5, ['x']]) {
      const move = { type: 'cut', seat: 0, text };
      expect(refused(antes(), move)).to.deep.equal({ code: 'bad-cut', most: 64 });
    }
  });

  it('an amount that is none', () => {
    for (const [amount, got] of [
      ['10', '10'],
      [undefined, 'undefined'],
      [7.5, 7.5],
      [Infinity, Infinity],
    ] as const) {
      const move = { type: 'raise', seat: 2, amount };
      const refusal = { code: 'not-whole', what: 'raise', amount: got };
      expect(refused(bets(), move)).to.deep.equal(refusal);
    }
  });

  it('a target that is none', () => {
    const move = { type: 'declare', seat: 0, targets: '27' };
    expect(refused(declaring(), move)).to.deep.equal({
      ...{ code: 'bad-declaration', targets: '27', accepted: 'low, high, both' },
    });
  });

  it('a move of a hand that is bust', () => {
    const deck = deckOfHands(['TC TD 8C', '2C 2D 2H', '3C 3D 3H']);
    const rules = { scoring: 'over-is-bust', dealing: 'down-down-up' } as const;
    const session = dealt(seats(3, rules), deck);
    expect(tryMoves(session, 'k0')).to.deep.equal({ code: 'seat-bust', seat: 0 });
  });

  it('a seat’s own deal or paying', () => {
    for (const type of ['deal', 'settle'] as const) {
      expect(refused(antes(), { type }, 0)).to.deep.equal({ code: 'table-moves', move: type });
    }
  });

  it('anything once the hand is over', () => {
    const session = passOn(dealt(seats(2)));
    expect(session.legalMoves()).to.deep.equal([]);
    for (const text of [
      'a0',
      'u0:',
      'd',
      'k0',
      'b0:5',
      'c0',
      'r0:5',
      'f0',
      't0',
      's0',
      'g0:7',
      'e',
    ]) {
      const move = seven27.readMove(session.state, text)!;
      const { code, phase } = refused(session, move) as { code: string; phase: string };
      expect([code, phase], text).to.deep.equal(['not-now', 'over']);
    }
  });
});
