import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Card, type Seat, SUITS, type Suit } from '../../../src/core.js';
import type { TrickOptions } from '../../../src/core/tricks/options.js';
import { type CardReason, cardReason } from '../../../src/core/tricks/reasons.js';
import type { Trick, TrickMove, TrickState } from '../../../src/core/tricks/state.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { hearts } from '../../../src/games/hearts/rules/game.js';
import { spades } from '../../../src/games/spades/rules/game.js';
import { twentyNine } from '../../../src/games/twenty-nine/rules/game.js';
import { whist } from '../../../src/games/whist/rules/game.js';
import { countOf } from '../../support/counts.js';
import { cards } from '../support/cards.js';
import { randomFrom } from '../support/small-random.js';
import { stirredFor } from '../support/stirred-tricks.js';
import { TRICK_GAMES, botMove, dueSeats, shuffledPack } from '../support/trick-bots.js';
import { cardNamed, dealt } from '../support/tricks.js';
import { SEED } from '../support/walks.js';

const HANDS = countOf({ normal: 3, full: 40 });
const PLAYERS = 4;

/** What seat 0 of four sees before it plays a card. */
interface Position {
  readonly hand: string;
  /** The cards on the table: the last one is seat 3's. */
  readonly trick?: string;
  readonly trump?: (typeof SUITS)[number];
  /** Whether only the bidder knows trump. */
  readonly isConcealed?: boolean;
  /** The cards of the tricks before. */
  readonly gone?: string;
}

const trickOf = (text: string, trumpFrom: number | null): Trick => {
  const some = cards(text);
  const plays = some.map((card, at) => ({ seat: (PLAYERS - some.length + at) % PLAYERS, card }));
  return { plays, trumpFrom, winner: null };
};

function viewOf<O extends TrickOptions>(
  game: TrickGame<O>,
  given: Partial<O>,
  { hand, trick = '', trump, isConcealed = false, gone = '' }: Position,
): TrickState<O> {
  const { state } = dealt(game, given);
  const trumpFrom = trump === undefined || isConcealed ? null : 0;
  const seats = state.seats.map((seat, at) => (at === 0 ? { ...seat, cards: cards(hand) } : seat));
  const now: TrickState<O> = {
    ...state,
    ...{ phase: 'play', seats, turn: 0, bidder: 0, passing: [], turned: null },
    tricks: gone === '' ? [] : [{ ...trickOf(gone, trumpFrom), winner: 0 }],
    trick: trickOf(trick, trumpFrom),
    trump: trump === undefined ? null : (SUITS.indexOf(trump) as Suit),
    trumpShown: trump !== undefined && !isConcealed,
  };
  return game.view(now, 0);
}

const play = (code: string): TrickMove => ({ type: 'play', seat: 0, card: cardNamed(code) });

/** Why the first card of a pair may be better than the second: `AD 2D`. */
function reasonIn<O extends TrickOptions>(
  game: TrickGame<O>,
  position: Position,
  pair: string,
  given: Partial<O> = {},
): CardReason | undefined {
  const view = viewOf(game, given, position);
  const [best, other] = pair.split(' ').map(play);
  return cardReason(game.tableOf(view.options), view, best!, other!);
}

describe('reasons for a better card', () => {
  const last = { hand: 'AD KD 2D', trick: '9D 3D 5D', trump: 'S' } as const;

  it('say that the last card wins the trick', () => {
    expect(reasonIn(spades, last, 'AD 2D')).to.equal('wins');
    expect(reasonIn(spades, { ...last, hand: '2S 4C', trick: '9D 3D 5D' }, '2S 4C')).to.equal(
      'wins',
    );
    expect(reasonIn(spades, last, 'AD KD'), 'both win').to.equal(undefined);
    expect(reasonIn(spades, { ...last, trick: '9D 3D' }, 'AD 2D'), 'not last').to.equal(undefined);
    expect(reasonIn(spades, { ...last, trick: '9D 2S 5D' }, 'AD 2D'), 'a trump').to.equal(
      undefined,
    );
  });

  it('say that the last card leaves the trick to another player', () => {
    const queen = { hand: 'AS 4S', trick: 'KS 5S QS' };
    expect(reasonIn(hearts, queen, '4S AS')).to.equal('leaves');
    expect(reasonIn(spades, last, '2D AD')).to.equal('leaves');
    expect(reasonIn(hearts, { ...queen, trick: 'KS QS' }, '4S AS'), 'not last').to.equal(undefined);
  });

  it('say that the trick is the partner’s', () => {
    const partners = { ...last, trick: '3D 9D 5D' };
    expect(reasonIn(spades, partners, '2D AD')).to.equal('partner');
    expect(reasonIn(whist, partners, '2D AD')).to.equal('partner');
    expect(reasonIn(spades, partners, 'AD 2D'), 'taken from the partner').to.equal('wins');
    expect(reasonIn(hearts, partners, '2D AD'), 'without partners').to.equal('leaves');
    expect(reasonIn(spades, { ...partners, trick: '3D 9D' }, '2D AD'), 'not last').to.equal(
      undefined,
    );
  });

  it('say that a card gets rid of points', () => {
    const free = { hand: 'QS AS 5H 3H 2C JD', trick: 'KC 3C 4C' };
    const discard = { ...free, hand: 'QS AS 5H 3H 2D JD' };
    expect(reasonIn(hearts, discard, 'QS AS')).to.equal('sheds');
    expect(reasonIn(hearts, discard, '3H AS')).to.equal('sheds');
    expect(reasonIn(hearts, discard, 'QS 5H')).to.equal('sheds');
    expect(reasonIn(hearts, discard, '5H 3H'), 'equal points').to.equal(undefined);
    expect(reasonIn(hearts, discard, 'AS 2D'), 'no points').to.equal(undefined);
    expect(reasonIn(hearts, free, '2C QS'), 'the suit is followed').not.to.equal('sheds');
    const jack = { jack: 'diamonds' } as const;
    expect(reasonIn(hearts, discard, '5H JD', jack)).to.equal('sheds');
    expect(reasonIn(hearts, discard, '2D JD', jack), 'only keeps the bonus').not.to.equal('sheds');
    expect(reasonIn(hearts, discard, 'AS JD', jack), 'only keeps the bonus').to.equal(undefined);
    const counted = { hand: 'JH 7S', trick: 'KC 7C', trump: 'D' } as const;
    expect(reasonIn(twentyNine, counted, 'JH 7S'), 'points are wanted').to.equal(undefined);
  });

  it('say that a card trumps', () => {
    const ruff = { hand: '3S 2C', trick: 'KD 3D', trump: 'S' } as const;
    expect(reasonIn(spades, ruff, '3S 2C')).to.equal('trumps');
    expect(reasonIn(spades, ruff, '2C 3S'), 'a discard').to.equal(undefined);
    expect(reasonIn(spades, { ...ruff, hand: '5S 3S' }, '5S 3S'), 'both').to.equal(undefined);
    expect(reasonIn(spades, { ...ruff, trick: 'KD 9S' }, '3S 2C'), 'too low').to.equal(undefined);
    expect(reasonIn(hearts, { hand: '3S 2C', trick: 'KD 3D' }, '3S 2C')).to.equal(undefined);
    const secret = { ...ruff, hand: 'JS 7C', trick: 'KD 7D' };
    expect(reasonIn(twentyNine, secret, 'JS 7C')).to.equal('trumps');
    expect(reasonIn(twentyNine, { ...secret, isConcealed: true }, 'JS 7C')).to.equal(undefined);
  });

  it('say that a lead draws trumps', () => {
    const lead = { hand: 'KS 2S AD', trump: 'S' } as const;
    expect(reasonIn(spades, lead, 'KS AD')).to.equal('draws');
    expect(reasonIn(spades, lead, 'AD KS'), 'no trump').to.equal(undefined);
    expect(reasonIn(spades, lead, 'KS 2S'), 'both').to.equal(undefined);
    expect(reasonIn(hearts, { hand: 'KS AD' }, 'KS AD'), 'there is none').to.equal(undefined);
    const secret = { hand: 'JS 7C', trump: 'S', isConcealed: true } as const;
    expect(reasonIn(twentyNine, secret, 'JS 7C'), 'concealed').to.equal(undefined);
    const gone = 'AS QS JS TS 9S 8S 7S 6S 5S 4S 3S';
    expect(reasonIn(spades, { ...lead, gone }, 'KS AD'), 'nobody has one').to.equal(undefined);
    expect(reasonIn(spades, { ...lead, gone: gone.slice(3) }, 'KS AD'), 'one left').to.equal(
      'draws',
    );
  });

  it('say that a card saves a higher one', () => {
    const follow = { hand: 'AD 9D 2D', trick: 'KD', trump: 'S' } as const;
    expect(reasonIn(whist, follow, '2D 9D')).to.equal('saves');
    expect(reasonIn(whist, { ...follow, trick: '3D KD 5D' }, '2D 9D')).to.equal('saves');
    expect(reasonIn(whist, { ...follow, trick: 'KC' }, '2D 9D'), 'a discard').to.equal('saves');
    expect(reasonIn(whist, follow, '9D 2D'), 'the higher one').to.equal(undefined);
    expect(reasonIn(whist, follow, '2D AD'), 'which may win').to.equal(undefined);
    const others = { ...follow, hand: '9H 2C', trick: 'KD' };
    expect(reasonIn(whist, others, '2C 9H'), 'of other suits').to.equal(undefined);
  });

  it('are given only for two different cards', () => {
    const view = viewOf(spades, {}, last);
    const table = spades.tableOf(view.options);
    const ask: TrickMove = { type: 'ask', seat: 0 };
    const bidding: TrickState = { ...view, phase: 'bid', trick: null };
    expect(cardReason(table, view, play('AD'), play('AD'))).to.equal(undefined);
    expect(cardReason(table, view, ask, play('AD'))).to.equal(undefined);
    expect(cardReason(table, view, play('AD'), ask)).to.equal(undefined);
    expect(cardReason(table, bidding, play('AD'), play('2D'))).to.equal(undefined);
  });
});

type Reason = typeof cardReason;

/** The reasons for all pairs of a seat's cards, as text. They get the state, which has more than the view. */
function reasonsOf<O extends TrickOptions>(
  game: TrickGame<O>,
  state: TrickState<O>,
  seat: Seat,
  reason: Reason,
): string {
  const moves = game.moves(state, seat);
  const table = game.tableOf(state.options);
  return JSON.stringify(
    moves.flatMap((best) => moves.map((other) => reason(table, state, best, other) ?? '')),
  );
}

/** Whether all reasons of some hands are the same if the hidden cards lie elsewhere. */
function checkSecrets<O extends TrickOptions>(
  game: TrickGame<O>,
  options: fc.Arbitrary<O>,
  reason: Reason,
): void {
  const order = fc.shuffledSubarray<Card>([...Array(52).keys()], { minLength: 52 });
  fc.assert(
    fc.property(options, fc.nat(), order, (given, number, other) => {
      const random = randomFrom(number);
      let state = game.deal(given, shuffledPack(number));
      for (;;) {
        const [automatic] = game.automatic(state, { type: 'deal' }, {});
        if (automatic) state = game.play(state, automatic);
        const due = dueSeats(game, state);
        if (due.length === 0) break;
        const seat = due[random(due.length)]!;
        if (state.phase === 'play') {
          const changed = stirredFor(game, state, seat, other);
          const expected = reasonsOf(game, state, seat, reason);
          expect(reasonsOf(game, changed, seat, reason)).to.equal(expected);
          expect(reasonsOf(game, game.view(state, seat), seat, reason)).to.equal(expected);
        }
        state = game.play(state, botMove(game, game.view(state, seat), seat, 'quick'));
      }
    }),
    { seed: SEED, numRuns: HANDS, endOnFailure: true },
  );
}

/** Gives a reason that the next player's cards decide. */
const leaking: Reason = (table, view, best, other) => {
  const next = view.seats[((view.turn ?? 0) + 1) % view.seats.length]!;
  return next.cards[0]! % 2 === 0 ? 'saves' : cardReason(table, view, best, other);
};

describe('reasons and hidden cards', () => {
  for (const { name, use } of TRICK_GAMES) {
    it(`have nothing to do with each other in ${name}`, () => {
      use((game, options) => {
        checkSecrets(game, options, cardReason);
      });
    });
  }

  it('would have, if a reason read the next hand', () => {
    TRICK_GAMES[0]!.use((game, options) => {
      expect(() => {
        checkSecrets(game, options, leaking);
      }).to.throw();
    });
  });
});
