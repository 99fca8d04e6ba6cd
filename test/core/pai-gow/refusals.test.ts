import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type PaigowMove,
  type PaigowOptions,
  type Refusal,
  Session,
  paigow,
} from '../../../src/core.js';
import {
  BY,
  type PaigowSession,
  TABLE_CARDS,
  deckFor,
  playMoves,
  startHand,
  table,
  tryMoves,
} from '../support/pai-gow.js';
import { card } from '../support/cards.js';
import { problemOf } from '../support/result.js';

const RULES: Partial<PaigowOptions> = { bonus: 'fortune', stacks: [null, 60, 3, 1000] };
const fresh = (given: Partial<PaigowOptions> = {}): PaigowSession =>
  startHand(table(4, { ...RULES, ...given }));

const bet = (amount: unknown, bonus?: unknown, seat: unknown = 1): PaigowMove =>
  ({ type: 'bet', seat, amount, ...(bonus === undefined ? {} : { bonus }) }) as PaigowMove;

const refused = (move: unknown, session = fresh(), seat?: number): Refusal | undefined =>
  session.refusal(move as PaigowMove, seat);

describe('a refused stake', () => {
  const stakes: readonly (readonly [string, unknown, Refusal])[] = [
    ['below the least', 4, { code: 'below-min', what: 'stake', amount: 4, min: 5 }],
    ['of nothing', 0, { code: 'below-min', what: 'stake', amount: 0, min: 5 }],
    ['negative', -5, { code: 'below-min', what: 'stake', amount: -5, min: 5 }],
    ['above the most', 101, { code: 'above-max', what: 'stake', amount: 101, max: 100 }],
    ['above the stack', 61, { code: 'above-stack', what: 'stake', amount: 61, stack: 60 }],
    ['fractional', 5.5, { code: 'not-whole', what: 'stake', amount: 5.5 }],
    ['no number', NaN, { code: 'not-whole', what: 'stake', amount: NaN }],
    ['without end', Infinity, { code: 'not-whole', what: 'stake', amount: Infinity }],
    ['a text', '10', { code: 'not-whole', what: 'stake', amount: '10' }],
    ['none', undefined, { code: 'not-whole', what: 'stake', amount: 'undefined' }],
  ];
  for (const [name, amount, refusal] of stakes) {
    it(name, () => {
      expect(refused(bet(amount))).to.deep.equal(refusal);
    });
  }

  it('does not include all chips of a seat below the minimum', () => {
    expect(refused(bet(3, undefined, 2))).to.equal(undefined);
    expect(refused(bet(2, undefined, 2))).to.deep.include({ code: 'below-min', min: 3 });
    expect(refused(bet(4, undefined, 2))).to.deep.include({ code: 'above-stack', stack: 3 });
  });

  const bonuses: readonly (readonly [string, PaigowMove, object])[] = [
    ['of nothing', bet(5, 0), { code: 'below-min', amount: 0, min: 1 }],
    ['negative', bet(5, -1), { code: 'below-min', amount: -1, min: 1 }],
    ['fractional', bet(5, 1.5), { code: 'not-whole', amount: 1.5 }],
    ['above the most', bet(5, 26), { code: 'above-max', amount: 26, max: 25 }],
    ['above what the stake leaves', bet(50, 11), { code: 'above-stack', amount: 11, stack: 10 }],
    ['beside all that the seat has', bet(3, 1, 2), { code: 'above-stack', amount: 1, stack: 0 }],
    ['of nobody knows what', bet(5, null), { code: 'not-whole', amount: 'null' }],
  ];
  for (const [name, move, refusal] of bonuses) {
    it(`with a bonus bet ${name}`, () => {
      expect(refused(move)).to.deep.equal({ what: 'bonus', ...refusal });
    });
  }

  it('with a bonus bet at a table that has none', () => {
    expect(refused(bet(5, 5), fresh({ bonus: 'none' }))).to.deep.equal({ code: 'no-bonus' });
  });
});

describe('a set, judged by a view in which the cards are hidden', () => {
  it('is refused in the same words, whatever cards it names', () => {
    const session = playMoves(fresh(), 'b1:5 p2 b3:5');
    for (const front of [session.state.seats[1]!.cards.slice(0, 2), [0, 0], [-1, 1], 'AC', null]) {
      const move = { type: 'set', seat: 1, front } as unknown as PaigowMove;
      for (const seat of [undefined, 3]) {
        expect(paigow.refusal(session.view(seat), move)).to.deep.equal({
          code: 'cards-covered',
          seat: 1,
        });
      }
    }
  });
});

describe('a seat that does not exist or is not the player’s', () => {
  for (const seat of [-1, 4, 9, 0.5, NaN, '1', null, undefined]) {
    it(String(seat), () => {
      const figure = typeof seat === 'number' ? seat : String(seat);
      expect(refused({ type: 'pass', seat })).to.deep.equal({
        code: 'no-such-seat',
        seat: figure,
        seats: 4,
      });
    });
  }

  it('belongs to somebody else', () => {
    expect(refused(bet(5), fresh(), 3)).to.deep.equal({ code: 'not-your-seat', seat: 1, yours: 3 });
    expect(refused({ type: 'pass', seat: 1 }, fresh(), 1)).to.equal(undefined);
  });

  it('is open, or has no chips', () => {
    const kinds = ['bot', 'human', 'open', 'human'] as const;
    const session = fresh({ kinds, stacks: [null, 60, null, 0] });
    expect(refused({ type: 'pass', seat: 2 }, session)).to.deep.equal({
      code: 'seat-open',
      seat: 2,
    });
    expect(refused(bet(5, undefined, 3), session)).to.deep.equal({ code: 'seat-out', seat: 3 });
  });
});

describe('a move at the wrong time', () => {
  it('is refused with the phase', () => {
    const set: PaigowMove = { type: 'set', seat: 1, front: [0, 1] };
    expect(refused(set)).to.deep.equal({ code: 'not-now', move: 'set', phase: 'bets' });
    expect(refused({ type: 'settle' })).to.deep.include({ code: 'not-now', phase: 'bets' });
    expect(refused({ type: 'deal' })).to.deep.equal({ code: 'bets-open', seat: 1 });
    const dealt = playMoves(fresh(), 'p1 p2 b3:10');
    expect(refused(bet(5), dealt)).to.deep.equal({ code: 'not-now', move: 'bet', phase: 'set' });
    expect(refused({ type: 'deal' }, dealt)).to.deep.include({ code: 'not-now', phase: 'set' });
    expect(refused({ type: 'cut', seat: 3, text: '' }, dealt)).to.deep.include({ move: 'cut' });
    expect(refused({ ...set, seat: 0 }, dealt)).to.deep.include({ code: 'not-now', phase: 'set' });
  });

  it('is refused if the seat has already made it', () => {
    const session = playMoves(fresh(), 'c1:0041 b1:10');
    expect(refused(bet(5), session)).to.deep.equal({ code: 'already-bet', seat: 1 });
    expect(refused({ type: 'pass', seat: 1 }, session)).to.deep.include({ code: 'already-bet' });
    expect(tryMoves(session, 'p2 p2')).to.deep.equal({ code: 'seat-out', seat: 2 });
    expect(tryMoves(session, 'c3:0041 c3:0042')).to.deep.equal({ code: 'already-cut', seat: 3 });
  });

  it('is refused once the hand is over', () => {
    const session = playMoves(fresh(), 'p1 p2 p3');
    expect(refused(bet(5), session)).to.deep.equal({ code: 'not-now', move: 'bet', phase: 'over' });
    expect(session.legalMoves()).to.deep.equal([]);
  });

  it('is refused to a dealer who stakes, and to the house if it cuts', () => {
    expect(refused(bet(5, undefined, 0))).to.deep.equal({ code: 'dealer-bets-not', seat: 0 });
    const cut: PaigowMove = { type: 'cut', seat: 0, text: 'x' };
    expect(refused(cut)).to.deep.equal({ code: 'house-cuts-not', seat: 0 });
    const rotating = fresh({ house: false, stacks: [5, 60, 3, 1000] });
    expect(refused(cut, rotating)).to.equal(undefined);
  });

  it('is refused to seats if only the table may make it', () => {
    expect(refused({ type: 'deal' }, fresh(), 1)).to.deep.equal({
      code: 'table-moves',
      move: 'deal',
    });
  });

  for (const move of [null, undefined, 7, 'deal', [], {}, { type: 'fold' }, { type: 'toString' }]) {
    it(`is invalid: ${JSON.stringify(move)}`, () => {
      expect(refused(move)?.code).to.equal('no-such-move');
    });
  }

  it('is a cut without a text, or with too long a one', () => {
    for (const text of [undefined, null, 7, 'x'.repeat(65)]) {
      expect(refused({ type: 'cut', seat: 1, text })).to.deep.equal({ code: 'bad-cut', most: 64 });
    }
  });
});

/** Seat 1 must set `AC AD KH QC JC 9D 7S`. Seat 3 has passed. */
function toSet(given: Partial<PaigowOptions> = {}): PaigowSession {
  const options = table(3, given);
  const deck = deckFor(options, { 0: '9C 9S KD QD 7D 5C 3D', 1: 'AC AD KH QC JC 9D 7S', 2: '' });
  return playMoves(startHand(options, deck), 'b1:10 b2:10');
}

const set = (front: unknown, seat = 1): PaigowMove => ({ type: 'set', seat, front }) as PaigowMove;

describe('a refused set', () => {
  const [ace, other, king] = ['AC', 'AD', 'KH'].map(card);

  it('is foul, with both hands described', () => {
    expect(refused(set([ace, other]), toSet())).to.deep.equal({
      code: 'foul',
      ...{ front: 'pair', frontHigh: 1, frontKicker: undefined },
      ...{ back: 'nothing', backHigh: 13, backKicker: 12 },
    });
    expect(tryMoves(toSet(), 's1:ACKH')).to.deep.include({ front: 'nothing', backKicker: 12 });
    expect(tryMoves(toSet(), 's1:KHQC')).to.equal(undefined);
  });

  it('is not foul if the table allows it and both hands are lost', () => {
    expect(refused(set([ace, other]), toSet({ foul: 'lose' }))).to.equal(undefined);
  });

  it('is foul for a dealer at any table', () => {
    for (const foul of ['refuse', 'lose'] as const) {
      const given: Partial<PaigowOptions> = { house: false, foul, kinds: ['human', 'human'] };
      const options = table(2, given);
      const hands = { 0: 'AC AD KH QC JC 9D 7S', 1: '9C 9S KD QD 7D 5C 3D' };
      const session = playMoves(startHand(options, deckFor(options, hands)), 'b1:10 s1:KDQD');
      expect(session.state.phase).to.equal('dealer');
      expect(tryMoves(session, 's0:ACAD')?.code).to.equal('foul');
      expect(tryMoves(session, 's0:KHQC')).to.equal(undefined);
      expect(session.outcome).to.equal('over');
    }
  });

  const fronts: readonly (readonly [string, unknown, Refusal])[] = [
    ['a card twice', [ace, ace], { code: 'same-card', card: ace }],
    ['a foreign card', [ace, card('9C')], { code: 'foreign-card', card: card('9C') }],
    ['a card that there is not', [ace, 53], { code: 'foreign-card', card: 53 }],
    ['a card face down', [-1, ace], { code: 'foreign-card', card: -1 }],
    ['a card by its name', [ace, 'AD'], { code: 'foreign-card', card: 'AD' }],
    ['one card', [ace], { code: 'two-in-front' }],
    ['three cards', [ace, other, king], { code: 'two-in-front' }],
    ['no cards', undefined, { code: 'two-in-front' }],
    ['a text', 'ACKH', { code: 'two-in-front' }],
  ];
  for (const [name, front, refusal] of fronts) {
    it(`with ${name} in front`, () => {
      expect(refused(set(front), toSet())).to.deep.equal(refusal);
    });
  }

  it('for another seat, or a second time', () => {
    const session = toSet();
    expect(refused(set([ace, king]), session, 2)).to.deep.include({ code: 'not-your-seat' });
    expect(refused(set([ace, king], 2), session, 2)).to.deep.include({ code: 'foreign-card' });
    playMoves(session, 's1:KHQC');
    expect(refused(set([ace, king]), session)).to.deep.equal({ code: 'already-set', seat: 1 });
  });

  it('once all have set', () => {
    const given: Partial<PaigowOptions> = { house: false, kinds: ['human', 'human'] };
    const options = table(2, given);
    const hands = { 0: '9C 9S KD QD 7D 5C 3D', 1: 'AC AD KH QC JC 9D 7S' };
    const session = playMoves(startHand(options, deckFor(options, hands)), 'b1:10 s1:KHQC');
    expect(refused(set([ace, king]), session)).to.deep.include({
      code: 'not-now',
      phase: 'dealer',
    });
  });

  it('differs from the house way of a dealing bot', () => {
    const session = toSet();
    const { state } = session;
    const dealer: typeof state = { ...state, phase: 'dealer' };
    const [nine, seven] = [card('9C'), card('7D')];
    expect(paigow.refusal(dealer, set([seven, nine], 0))).to.deep.equal({
      code: 'house-way',
      houseWay: 'foxwoods',
    });
    expect(paigow.refusal(dealer, set([card('KD'), card('QD')], 0))).to.equal(undefined);
  });
});

describe('a hand that can’t be started', () => {
  const options: readonly (readonly [string, unknown, string])[] = [
    ['no seats', { kinds: [], stacks: [] }, 'kinds'],
    ['one seat', { kinds: ['bot'], stacks: [null] }, 'kinds'],
    ['eight seats', { kinds: Array(8).fill('human') }, 'kinds'],
    ['a ghost', { kinds: ['bot', 'ghost'] }, 'kinds'],
    ['a stack too few', { stacks: [null] }, 'stacks'],
    ['half a chip', { stacks: [null, 0.5] }, 'stacks'],
    ['debts', { stacks: [null, -1] }, 'stacks'],
    ['nobody with chips', { stacks: [null, 0] }, 'stacks'],
    ['a house with a stack', { stacks: [7, 7] }, 'stacks'],
    ['a dealer without chips', { house: false, stacks: [0, 7] }, 'stacks'],
    ['a dealer who is not there', { dealer: 5 }, 'dealer'],
    ['a dealer at no seat', { dealer: -1 }, 'dealer'],
    ['a person for the house', { kinds: ['human', 'human'] }, 'kinds'],
    ['a fractional least bet', { minBet: 2.5 }, 'minBet'],
    ['a least bet above the most', { minBet: 500 }, 'maxBet'],
    ['a commission above all', { commission: 101 }, 'commission'],
    ['a fractional commission', { commission: 0.5 }, 'commission'],
    ['an unknown house way', { houseWay: 'mine' }, 'houseWay'],
    ['a pay table with a line of its own', { pay: { pair: 1 } }, 'pay'],
    ['a negative envy', { envy: { quads: -1 } }, 'envy.quads'],
    ['no dice', { quickDeal: false, dice: [] }, 'dice'],
    ['a die with a seven', { quickDeal: false, dice: [1, 2, 7] }, 'dice'],
    ['two dice', { quickDeal: false, dice: [1, 2] }, 'dice'],
  ];
  for (const [name, given, option] of options) {
    it(`with ${name}`, () => {
      const setup = { deck: TABLE_CARDS, options: { quickDeal: true, ...(given as object) } };
      const problem = problemOf(Session.start(paigow, setup));
      expect(problem).to.deep.include({ code: 'option', option });
    });
  }

  it('from a deal number, or from a deck of 52', () => {
    const options52 = { quickDeal: true };
    const start = (setup: object): object =>
      problemOf(Session.start(paigow, { options: options52, ...setup }));
    expect(start({ deal: 617 })).to.deep.equal({ code: 'deck', got: 'undefined', size: 53 });
    expect(start({ deck: 7 })).to.deep.equal({ code: 'deck', got: '7', size: 53 });
    const deck = TABLE_CARDS.slice(1);
    expect(start({ deck })).to.deep.equal({ code: 'deck', count: 52, size: 53 });
    expect(start({ deck: [...deck, 1] })).to.deep.equal({ code: 'deck', count: 53, size: 53 });
  });

  it('can’t take a move back', () => {
    const session = playMoves(fresh(), 'b1:10');
    expect(session.undo(BY)).to.deep.equal({ code: 'no-undo' });
  });
});
