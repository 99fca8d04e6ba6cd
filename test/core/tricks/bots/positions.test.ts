import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, cardCode } from '../../../../src/core.js';
import { quickBot } from '../../../../src/core/tricks/bots/quick-bot.js';
import type { TrickOptions } from '../../../../src/core/tricks/options.js';
import type { TrickMove, TrickState } from '../../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../../src/games/hearts/rules/game.js';
import { spades } from '../../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../../src/games/whist/rules/game.js';
import { type Ending, advised, endingOf } from '../../support/trick-endings.js';
import { dealt, playMoves } from '../../support/tricks.js';

/** What a bot plays, as text. */
const played = (move: TrickMove | undefined): string =>
  move?.type === 'play' ? cardCode(move.card) : JSON.stringify(move);

/** Expects one card from the expert, the club player and the quick bot. */
function expectAll<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  ending: Ending,
  best: string,
): void {
  const state = endingOf(game, given, ending);
  const { rules } = game.tableOf(state.options);
  const seat = state.turn!;
  const quick = quickBot(rules, game.view(state, seat), seat, () => 0);
  expect({
    expert: played(advised(game, state).best),
    club: played(advised(game, state, 'club').best),
    quick: played(quick),
  }).to.deep.equal({ expert: best, club: best, quick: best });
}

/** Points went to all seats but the last. */
const shared = (_cards: readonly Card[], trick: number): number => trick % 3;

/** The expert's first move of a seat that is to bid or to choose. */
const opening = <O extends TrickOptions>(game: TrickGame<O>, state: TrickState<O>) =>
  advised(game, state).best;

describe('bots in Hearts', () => {
  it('duck the queen of spades', () => {
    const hands = ['TH 2C', '9H JD', '8H 3H', 'AS 4S 7H'];
    expectAll(hearts, {}, { hands, leader: 0, trick: 'KS 5S QS', winner: shared }, '4S');
  });

  it('stop a moon with one heart', () => {
    const hands = ['AS AC', 'AH 2H 3S', '5H 4S KS', '6H 6S AD'];
    expectAll(hearts, {}, { hands, leader: 0, trick: 'KH', winner: () => 0 }, 'AH');
  });

  it('go on to shoot the moon', () => {
    const hands = ['AD 2D AH KH', 'QH 2C 3C', '5H 4C 2S', '6H 5C 6C'];
    const ending = { hands, leader: 1, trick: 'KD 3D 4D', winner: () => 0 };
    expectAll(hearts, {}, ending, 'AD');
    expect(advised(hearts, endingOf(hearts, {}, ending)).moves[0]!.value).to.equal(13);
  });

  it('say what a card costs', () => {
    const hands = ['TH 2C', '9H JD', '8H 3H', 'AS 4S 7H'];
    const state = endingOf(hearts, {}, { hands, leader: 0, trick: 'KS 5S QS', winner: shared });
    const { moves } = advised(hearts, state);
    const [best, worst] = moves;
    expect(moves.map(({ move }) => played(move))).to.deep.equal(['4S', 'AS']);
    expect(best!.value - worst!.value).to.be.greaterThan(12);
  });
});

describe('bots in Spades', () => {
  it('take the trick that sets the others', () => {
    const hands = ['AD 2D', '2S', 'KC', 'KH'];
    expectAll(
      spades,
      {},
      {
        ...{ hands, leader: 1, trick: '9D 3D 5D', trump: 'S', bids: [3, 4, 3, 3] },
        winner: (_cards, trick) => (trick < 6 ? 2 * (trick % 2) : 1 + 2 * (trick % 2)),
      },
      'AD',
    );
  });

  it('cover the partner’s nil', () => {
    const hands = ['KH 2H AC', '3C 2D', '4C 5C', '6C 2S'];
    expectAll(
      spades,
      {},
      {
        ...{ hands, leader: 1, trick: '3H 9H 4H', trump: 'S', bids: [4, 3, 0, 3] },
        winner: (_cards, trick) => [0, 1, 3][trick % 3]!,
      },
      'KH',
    );
  });

  it('lose all tricks with a nil', () => {
    const hands = ['KH 2H AC', '3C 2D', '4C 5C', '6C 2S'];
    expectAll(
      spades,
      {},
      {
        ...{ hands, leader: 1, trick: '3H 9H 4H', trump: 'S', bids: [0, 3, 4, 3] },
        winner: (_cards, trick) => 1 + (trick % 3),
      },
      '2H',
    );
  });
});

describe('bots in whist', () => {
  it('draw trumps before they cash', () => {
    const hands = ['AS KS AC KC', '2S 4C 2H 3H', '4S 2C 3C 2D', '3S 4H 5H 6H'];
    const state = endingOf(
      whist,
      {},
      { hands, leader: 0, trump: 'S', winner: (_cards, trick) => trick % 4 },
    );
    expect(['AS', 'KS']).to.include(played(advised(whist, state).best));
    expect(advised(whist, state).moves[0]!.value).to.be.greaterThan(0);
  });

  it('cash a winner before the others run their suit', () => {
    const hands = ['AC 2H', 'AH KH', '2D 2S', 'QH JH'];
    expectAll(whist, {}, { hands, leader: 0, winner: (_cards, trick) => trick % 4 }, 'AC');
  });

  it('leave a trick to the partner who wins it', () => {
    const hands = ['AC 2C 4S', '3C 6C', '2H 5S', '5C 2D'];
    expectAll(
      whist,
      {},
      {
        ...{ hands, leader: 1, trick: '2S AS 3S', winner: (_cards, trick) => trick % 4 },
      },
      '4S',
    );
  });
});

describe('bots in Twenty-Nine', () => {
  it('give points to the partner’s trick', () => {
    expectAll(
      twentyNine,
      {},
      {
        ...{ hands: ['TD 7D', '9H', '8D', 'AD'], leader: 1, trick: '8H JH 7H', trump: 'S' },
        ...{ winner: (_cards, trick) => trick % 4, bids: [16], state: { bidder: 0 } },
      },
      'TD',
    );
  });

  it('bid with a long suit of points, and pass without one', () => {
    const strong = dealt(twentyNine, {}, { 1: 'JH 9H AH JC' });
    expect(opening(twentyNine, strong.state)).to.deep.include({ type: 'bid' });
    expect(opening(twentyNine, strong.state)).not.to.deep.include({ bid: null });
    const weak = dealt(twentyNine, {}, { 2: '7H 8D QC KS' });
    playMoves(weak, 'b1:19');
    expect(opening(twentyNine, weak.state)).to.deep.include({ type: 'bid', bid: null });
  });

  it('choose the strongest suit as trump', () => {
    const session = dealt(twentyNine, {}, { 1: 'JH 9H AH 7C' });
    playMoves(session, 'b1:16 b2:pass b3:pass b0:pass');
    expect(session.state.phase).to.equal('trump');
    expect(opening(twentyNine, session.state)).to.deep.include({ suit: 'H' });
  });
});
