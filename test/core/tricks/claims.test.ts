import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Save, Session, cardCode, suitOf } from '../../../src/core.js';
import { announce } from '../../../src/core/tricks/announce.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import type { TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { viewTrickMove } from '../../../src/core/tricks/view.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { type Ending, allScores, claimIn, endingOf } from '../support/claims.js';
import { must, valueOf } from '../support/result.js';
import { people } from '../support/trick-options.js';
import { dealt, figures, playCards, playMoves, resultsOf } from '../support/tricks.js';

/**
 * The proof for the seat whose turn it is, as text: `settled`, the cards of a line, or `none`. All ways to play the hand
 * out after a claim must have one score.
 */
function proofOf<O extends TrickOptions>(game: TrickGame<O>, state: TrickState<O>): string {
  const claim = claimIn(game, state);
  const seat = must(state.turn ?? undefined);
  const move = { type: 'claim', seat } as const;
  const isListed = game.moves(state, seat).some(({ type }) => type === 'claim');
  expect(isListed).to.equal(claim !== undefined);
  expect(game.refusal(state, move, seat) === undefined).to.equal(isListed);
  if (!claim) return 'none';
  expect(allScores(game, state, seat, claim)?.size).to.equal(1);
  return claim.kind === 'settled' ? 'settled' : claim.cards.map(cardCode).join(' ');
}

/** The proof in an ending of a game with these options. */
const proofIn =
  <O extends TrickOptions>(game: TrickGame<O>, given: Partial<O>, base: Partial<Ending>) =>
  (ending: Partial<Ending>): string =>
    proofOf(game, endingOf(game, given, { hands: [], turn: 0, ...base, ...ending }));

describe('a claim of Hearts', () => {
  const HANDS = ['2C AS', '3C KS', '4C 5C', '6C 2S'];
  const proof = proofIn(hearts, {}, { hands: HANDS, taken: ['QS', '', 'AH KH', 'QH JH TH 9H 8H'] });
  const lowHearts = '7H 6H 5H 4H 3H 2H';

  it('is allowed to any seat once all points are taken', () => {
    for (const turn of [0, 1, 2, 3]) {
      expect(proof({ turn, taken: ['QS', '', `AH KH ${lowHearts}`, 'QH JH TH 9H 8H'] })).to.equal(
        'settled',
      );
    }
  });

  it('is refused while a heart is in a hand or on the table', () => {
    const taken = ['QS', '', 'AH KH 7H 6H 5H 4H 3H', 'QH JH TH 9H 8H'];
    expect(proof({ taken, hands: ['2C AS', '3C KS', '4C 2H', '6C 2S'] })).to.equal('none');
    const lying = { hands: ['2C AS', '3C KS', '4C 5C', '6C'], lying: '2H', turn: 0 };
    expect(proof({ taken, ...lying })).to.equal('none');
  });

  it('is refused while the jack of diamonds is left, if that counts', () => {
    const taken = ['QS', '', `AH KH ${lowHearts}`, 'QH JH TH 9H 8H'];
    const ending = { hands: ['2C AS', '3C KS', '4C JD', '6C 2S'], taken };
    expect(proof(ending)).to.equal('settled');
    const withJack = proofIn(hearts, { jack: 'diamonds' }, ending);
    expect(withJack({})).to.equal('none');
  });

  it('is refused while all points may go to one seat', () => {
    const all = `QS AH KH QH JH TH 9H 8H ${lowHearts}`;
    expect(
      proof({ taken: [all.replace(' 2H', '')], hands: ['2C AS', '3C KS', '4C 2H', '6C 2S'] }),
    ).to.equal('none');
    expect(proof({ taken: [all] })).to.equal('settled');
  });

  it('lets the seat with all points choose what happens', () => {
    const taken = [`QS AH KH QH JH TH 9H 8H ${lowHearts}`];
    const state = endingOf(hearts, { moon: 'choose' }, { hands: HANDS, turn: 1, taken });
    const next = hearts.play(state, { type: 'claim', seat: 1 });
    expect([next.phase, next.turn]).to.deep.equal(['moon', 0]);
  });

  it('takes all points by a line of the highest cards', () => {
    const ending = { hands: ['AH 4H', '5H 7C', '2C 3C', '4C 5C'] };
    const rest = 'QS KH QH JH TH 9H 8H 7H 6H 3H 2H';
    expect(proof({ ...ending, taken: [rest] })).to.equal('AH 4H');
    // Seat 0 has another way to play, by which it could take less.
    expect(proof({ ...ending, taken: ['', rest] })).to.equal('none');
    const next = hearts.play(endingOf(hearts, {}, { ...ending, turn: 0, taken: [rest] }), {
      type: 'claim',
      seat: 0,
    });
    expect(figures(must(next.results ?? undefined), 'points')).to.deep.equal([0, 26, 26, 26]);
  });

  it('takes points that can’t be avoided', () => {
    const taken = ['', 'QS KH QH JH TH 9H 8H 7H 6H 5H 4H 3H'];
    expect(proof({ hands: ['AH KC', '2H 7C', '2C 3C', '4C 5C'], taken })).to.equal('KC AH');
  });
});

describe('a claim of tricks', () => {
  /** Hearts are trump; the seat to play has won eight tricks. */
  const proof = proofIn(
    whist,
    {},
    { won: [4, 3, 2, 1], state: { trump: 2 }, hands: ['', '5C 6C 7C', '5D 6D 7D', '8C 8D 9D'] },
  );

  it('needs the highest cards of each suit', () => {
    expect(proof({ hands: ['AC KC AD', '5C 6C 7C', '5D 6D 7D', '8C 8D 9D'] })).to.equal('AC KC AD');
    expect(proof({ hands: ['AC KC TD', '5C 6C 7C', '5D 6D 7D', '8C JD 9D'] })).to.equal('none');
  });

  it('counts the cards that each lead draws', () => {
    expect(proof({ hands: ['AC QC 2C', '5D 6D 7D', '7S 6S 8S', 'KC 8D 9D'] })).to.equal('AC QC 2C');
    expect(proof({ hands: ['AC QC 2C', '5C 6D 7D', '7S 6S 8S', 'KC 8D 9D'] })).to.equal('none');
    expect(proof({ hands: ['AC QC 2C', '3C 6D 7D', '7S 6S 8S', '4C 8D 9D'] })).to.equal('AC QC 2C');
  });

  it('is refused with one trump out that can’t be drawn', () => {
    const hands = (own: string) => [own, '5C 6C 2H', '5D 6D 7D', '8C 8D 9D'];
    expect(proof({ hands: hands('AC KC AD') })).to.equal('none');
    expect(proof({ hands: hands('AC KC 3H') })).to.equal('3H AC KC');
    const higher = ['AC KC 3H', '5C 6C 4H', '5D 6D 7D', '8C 8D 9D'];
    expect(proof({ hands: higher })).to.equal('none');
  });

  it('draws as many trumps as one seat may hold', () => {
    const others = ['5C 6C 2H', '5D 3H 7D', '8C 8D 9D'];
    expect(proof({ hands: ['AC KH AH', ...others] })).to.equal('AH KH AC');
    expect(proof({ hands: ['AC KC AH', ...others] })).to.equal('none');
  });

  it('needs to know that a seat is void', () => {
    const hands = ['AC KC AD', '5C 6C 2H', '5D 6D 7D', '8C 8D 9D'];
    const shown = [
      [1, 'H'],
      [2, 'H'],
      [3, 'H'],
    ] as const;
    const safe = ['AC KC AD', '5C 6C 7C', '5D 6D 7D', '8C 8D 9D'];
    expect(proof({ hands, voids: [shown[1], shown[2]] })).to.equal('none');
    // The four of hearts was not dealt, as in a game with a stock. Nobody who could hold it is known not to.
    expect(proof({ hands: safe, stock: '4H' })).to.equal('none');
    expect(proof({ hands: safe, stock: '4H', voids: shown.slice(1) })).to.equal('none');
    expect(proof({ hands: safe, stock: '4H', voids: shown })).to.equal('AC KC AD');
  });

  it('may begin within a trick that it wins', () => {
    const fourth = { lying: '5C 7C 8C', hands: ['QC AD', '7H', '7D', '8D'] };
    expect(proof({ ...fourth, state: { trump: 3 } })).to.equal('QC AD');
    const second = { lying: '5C', hands: ['QC AD', '6C TC', '9C 7D', '5D'] };
    expect(proof({ ...second, state: { trump: 3 } })).to.equal('QC AD');
    const beaten = { lying: '5C', hands: ['QC AD', '6C KC', '9C 7D', '5D'] };
    expect(proof({ ...beaten, state: { trump: 3 } })).to.equal('none');
    const trumped = { lying: '5C KC', hands: ['2S AD', '6C TC', '9C', '5D'] };
    expect(proof({ ...trumped, state: { trump: 3 } })).to.equal('2S AD');
    const overTrumped = { lying: '5C KC', hands: ['2S AD', '6C 3S', '9C', '5D'] };
    expect(proof({ ...overTrumped, state: { trump: 3 } })).to.equal('none');
  });

  it('leaves out the card that was turned up for trump', () => {
    const oh = { variant: 'oh-hell', kinds: people(3), hand: 2 } as const;
    const own = { 1: 'KC QC' };
    const claimable = playMoves(dealt(whist, oh, own, 'AC'), 'b1:2 b2:0 b0:1');
    expect(proofOf(whist, claimable.state)).to.equal('KC QC');
    const other = playMoves(dealt(whist, oh, own, '2C'), 'b1:2 b2:0 b0:1');
    expect(proofOf(whist, other.state)).to.equal('none');
  });
});

describe('a claim of Spades', () => {
  const WON = { won: [4, 3, 2, 1], hands: ['', '5C 6C 7C', '5D 6D 7D', '8C 8D 9D'] };
  const proof = proofIn(spades, {}, { ...WON, bids: [3, 3, 3, 3] });

  it('is refused while a bag may go to either side', () => {
    expect(proof({ hands: ['AC 2C 3D', ...WON.hands.slice(1)] })).to.equal('none');
  });

  it('is allowed if neither side can make its bid any more', () => {
    const hands = ['AC 2C 3D', ...WON.hands.slice(1)];
    expect(proof({ hands, bids: [5, 4, 5, 4] })).to.equal('settled');
    // Seat 0 and its partner have six tricks, and three are left.
    expect(proof({ hands, bids: [5, 4, 4, 4] })).to.equal('none');
    // A nil of the other side may still fail.
    expect(proof({ hands, bids: [5, 8, 5, 0], won: [4, 4, 2, 0] })).to.equal('none');
    // The tricks of a nil that has failed are bags, unless they count for the bid.
    expect(proof({ hands, bids: [5, 8, 5, 0] })).to.equal('none');
    const counted = proofIn(spades, { nilTricks: 'count' }, { ...WON, bids: [5, 8, 5, 0] });
    expect(counted({ hands })).to.equal('settled');
  });

  it('is refused if the tenth bag would tip the score', () => {
    const hands = ['AC 2C AD', '5C 6D 7D', '5D 8D 7H', '8H 9H TH'];
    const before = (bags: number) => proofIn(spades, { bagCounts: [bags, 0] }, { ...WON, hands });
    const bids = [3, 3, 3, 3];
    expect(before(6)({ bids })).to.equal('AC 2C AD');
    expect(before(7)({ bids })).to.equal('none');
    expect(before(7)({ bids: [3, 3, 4, 3] })).to.equal('AC 2C AD');
    // Without bags it is never better to lose a trick.
    const free = proofIn(spades, { bagCounts: [7, 0], bags: 'off' }, { ...WON, hands, bids });
    expect(free({})).to.equal('AC 2C AD');
    // Each of these cards wins: the bag can't be avoided.
    const high = ['AC KC AD', '5C 6D 7D', '5D 8D 7H', '8H 9H TH'];
    expect(before(7)({ bids, hands: high })).to.equal('AC KC AD');
  });

  it('is refused to a nil that would fail by it', () => {
    const hands = ['AC 2C AD', '5C 6D 7D', '5D 8D 7H', '8H 9H TH'];
    expect(proof({ hands, bids: [0, 3, 6, 3], won: [0, 3, 6, 1] })).to.equal('none');
    expect(proof({ hands, bids: [0, 3, 6, 3], won: [1, 3, 6, 0] })).to.equal('AC 2C AD');
  });

  it('leads trump only once it is broken', () => {
    const hands = ['AC AS KS', '5C 2S 7D', '5D 8D 7H', '8H 9H TH'];
    const proofWith = proofIn(spades, {}, { won: [4, 3, 2, 1], bids: [3, 3, 3, 3], hands });
    expect(proofWith({})).to.equal('AS AC KS');
    const state = endingOf(spades, {}, { ...WON, hands, turn: 0, bids: [3, 3, 3, 3] });
    const tricks = state.tricks.map((trick) => ({
      ...trick,
      plays: trick.plays.filter(({ card }) => suitOf(card) !== 3),
    }));
    expect(proofOf(spades, { ...state, tricks })).to.equal('none');
  });
});

describe('a claim of a variant of whist', () => {
  it('is allowed in Oh hell once each bid is made or missed for certain', () => {
    const oh = { variant: 'oh-hell', kinds: people(3), hand: 4 } as const;
    const proof = proofIn(whist, oh, {
      ...{ hands: ['AC 2C', '3C 4C', '5C 6C'], state: { trump: 0 }, stock: '2H' },
    });
    expect(proof({ won: [1, 1, 0], bids: [0, 0, 3] })).to.equal('settled');
    // Seat 2 needs both tricks that are left, and can't win the first.
    expect(proof({ won: [1, 1, 0], bids: [0, 0, 2] })).to.equal('AC');
    const low = ['2C 2D', '3C 4C', '5C 6C'];
    expect(proof({ won: [1, 1, 0], bids: [0, 0, 2], hands: low })).to.equal('none');
    expect(proof({ won: [1, 1, 0], bids: [1, 0, 3] })).to.equal('none');
    expect(proof({ won: [1, 1, 0], bids: [3, 0, 1] })).to.equal('none');
  });

  it('needs the whole line in knock-out whist, where every trick counts', () => {
    const out = { variant: 'knock-out', kinds: people(3), hand: 1 } as const;
    const proof = proofIn(whist, out, { won: [3, 1, 1], state: { trump: 0 } });
    expect(proof({ hands: ['AC 2D', '3C 4C', '5C 6C'] })).to.equal('none');
    expect(proof({ hands: ['AC AD', '3D 4D', '5S 6S'] })).to.equal('AC AD');
  });

  it('is refused in German whist while cards are drawn, then allowed with most tricks', () => {
    const drawing = dealt(whist, { variant: 'german' });
    const seat = must(drawing.state.turn ?? undefined);
    expect(whist.refusal(drawing.state, { type: 'claim', seat })).to.deep.equal({
      ...{ code: 'not-settled', tricks: 13, reason: 'cards-drawn' },
    });
    const hands = ['2D 3D 4D', '5D 6D 7D'];
    // The last 13 tricks count: ten of them are over.
    const last = (...counts: readonly number[]): string => {
      const state = endingOf(whist, { variant: 'german' }, { hands, turn: 0, won: [13, 10] });
      const winners = counts.flatMap((count, seat) => Array<number>(count).fill(seat));
      const tricks = state.tricks.map((trick, at) => ({
        ...trick,
        winner: at < 13 ? 0 : winners[at - 13]!,
      }));
      return proofOf(whist, { ...state, tricks, trump: 0 });
    };
    expect(last(7, 3)).to.equal('settled');
    expect(last(6, 4)).to.equal('none');
    expect(last(3, 7)).to.equal('settled');
  });
});

describe('a claim of Twenty-Nine', () => {
  const HANDS = ['AC KC', 'QC 8C', '7C 7D', '8D QD'];
  /** Seat 0 has bid; hearts are trump; no card with points is left but the ace of clubs. */
  const bidOf = (bid: number, state: Partial<TrickState> = {}): Partial<Ending> => ({
    hands: HANDS,
    bids: [bid, null, null, null],
    state: { bidder: 0, trump: 2, ...state },
  });
  const proof = proofIn(twentyNine, {}, {});
  const POINTS = 'JC JD JH JS 9C 9D 9H 9S AD AH AS TC TD TH TS';

  it('is allowed once the bid is made, or can’t be made any more', () => {
    expect(proof({ ...bidOf(27), taken: [POINTS] })).to.equal('settled');
    expect(proof({ ...bidOf(28), taken: [POINTS] })).to.equal('AC KC');
    expect(proof({ ...bidOf(28), taken: [POINTS], turn: 2 })).to.equal('none');
    expect(proof({ ...bidOf(28), taken: ['', POINTS], turn: 2 })).to.equal('settled');
  });

  it('is refused while the last trick may decide', () => {
    const last = proofIn(twentyNine, { lastTrick: true }, {});
    const ending = { ...bidOf(28), taken: [POINTS], hands: ['KC 8D', 'QC 8C', '7C 7D', 'AC QD'] };
    expect(last(ending)).to.equal('none');
    expect(last({ ...ending, turn: 1 })).to.equal('none');
  });

  it('is refused while king and queen of trump may change the bid', () => {
    const hands = ['AC KC', 'QH KH', '7C 7D', '8D QD'];
    const ending = { hands, turn: 2, taken: [POINTS] };
    expect(proof({ ...bidOf(24), ...ending })).to.equal('none');
    expect(proof({ ...bidOf(23), ...ending })).to.equal('settled');
    expect(proof({ ...bidOf(24, { pair: 0 }), ...ending })).to.equal('settled');
    expect(proof({ ...bidOf(24, { trump: 3 }), ...ending })).to.equal('settled');
  });

  it('needs no trump that is shown if the result is certain, but a line does', () => {
    const concealed = { trumpShown: false };
    expect(proof({ ...bidOf(24, concealed), taken: [POINTS] })).to.equal('settled');
    const open = { ...bidOf(28, concealed), taken: [POINTS] };
    expect(proof(open)).to.equal('none');
    const state = endingOf(twentyNine, {}, { hands: [], turn: 0, ...open });
    expect(twentyNine.refusal(state, { type: 'claim', seat: 0 })).to.deep.equal({
      ...{ code: 'not-settled', tricks: 2, reason: 'trump-concealed' },
    });
  });
});

describe('a claim that is made', () => {
  const hands = { 0: 'AC KC', 1: '2D 3D', 2: '4D 5D' };
  const oh = { variant: 'oh-hell', kinds: people(3), hand: 2, dealer: 2 } as const;
  const before = () => playMoves(dealt(whist, oh, hands, '2C'), 'b0:2 b1:0 b2:1');

  it('plays all tricks, as if each card had been played', () => {
    const claimed = playMoves(before(), 'c0');
    const played = playCards(before(), 'AC 2D 4D KC 3D 5D');
    expect(claimed.state).to.deep.equal(played.state);
    expect(figures(resultsOf(claimed), 'points')).to.deep.equal([12, 10, 0]);
  });

  it('is a move of the save, and is made once', () => {
    const claimed = playMoves(before(), 'c0');
    const save: unknown = JSON.parse(JSON.stringify(claimed.save(0)));
    const loaded = valueOf(Session.load(whist, save as Save));
    expect(loaded.state).to.deep.equal(claimed.state);
    const again = whist.refusal(claimed.state, { type: 'claim', seat: 0 });
    expect(again).to.deep.equal({ code: 'not-now', move: 'claim', phase: 'over' });
  });

  it('is known to all', () => {
    const session = before();
    const first = session.view(1);
    playMoves(session, 'c0');
    const move = { type: 'claim', seat: 0 } as const;
    expect(viewTrickMove(session.state, move, 1)).to.deep.equal(move);
    const change = {
      type: 'move',
      step: { move, automatic: [], text: 'c0' },
      source: 'player',
    } as const;
    const said = announce(first, change, session.view(1), 1);
    expect(said).to.deep.equal([{ code: 'claimed', seat: 0 }]);
  });

  it('is refused to a seat that has no turn, and without a proof', () => {
    const { state } = before();
    expect(whist.refusal(state, { type: 'claim', seat: 1 })).to.deep.equal({
      ...{ code: 'not-your-turn', seat: 1, turn: 0 },
    });
    const open = playMoves(dealt(whist, oh, { ...hands, 0: 'QC KC' }, '2C'), 'b0:2 b1:0 b2:1');
    expect(whist.refusal(open.state, { type: 'claim', seat: 0 })).to.deep.equal({
      ...{ code: 'not-settled', tricks: 2, reason: 'no-proof' },
    });
  });
});
