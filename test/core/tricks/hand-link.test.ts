import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  Session,
  type TrickOptions,
  cardCode,
  heartsRules,
  quickTrickBot,
  readShare,
  share,
  spadesRules,
  twentyNineRules,
  whistRules,
} from '../../../src/core.js';
import { linkedHand, savedHand } from '../../../src/core/tricks/hand-link.js';
import type { TrickMove } from '../../../src/core/tricks/state.js';
import type { TrickTableRules } from '../../../src/core/tricks/table-rules.js';
import type { TrickGame } from '../../../src/core/tricks/trick-game.js';
import { seenHand } from '../../../src/core/table/past-hands.js';
import { must, problemOf, valueOf } from '../support/result.js';
import { seedOf } from '../support/seven27-bots.js';
import { viewTrickMove } from '../../../src/core/tricks/view.js';
import { ALL_CARDS } from '../support/cards.js';
import { BY, type TrickSession, cardNamed, playMoves } from '../support/tricks.js';

type Game = TrickGame<TrickOptions>;

/** A hand of quick bots from a seed. Seat 1 cuts the deck. */
function played(
  game: Game,
  given: object,
  number: number,
  until = 'over',
): TrickSession<TrickOptions> {
  const options = valueOf(game.options.check(given));
  const session = valueOf(
    Session.start(game, { deck: heartsRules.deckOf(seedOf(number, 1)), options }),
  );
  const table = game.tableOf(options);
  playMoves(session, 'u1:00480069');
  while (session.state.phase !== until) {
    const moves = table.live.flatMap((seat) => {
      const isDue = session.legalMoves(seat).length > 0;
      const move = isDue ? quickTrickBot(table, session.view(seat), seat) : undefined;
      return move ? [move] : [];
    });
    expect(session.play(must(moves[0]), BY)).to.equal(undefined);
  }
  return session;
}

const hearts = heartsRules.game as unknown as Game;

const linkOf = (game: Game, session: TrickSession<TrickOptions>, seat?: number): string => {
  const save = must(savedHand(game, seenHand(session, 1, seat)));
  return valueOf(share(linkedHand(game), save));
};

const GAMES: readonly (readonly [string, TrickTableRules<never>, object])[] = [
  ['hearts', heartsRules, { hand: 2, dealer: 3, scores: [7, -2, 30, 0] }],
  ['hearts with three', heartsRules, { kinds: ['bot', 'human', 'bot'], moon: 'choose' }],
  ['spades', spadesRules, { hand: 4, scores: [-120, 90], bagCounts: [3, 9], jokers: true }],
  ['whist', whistRules, {}],
  ['knock-out whist', whistRules, { variant: 'knock-out' }],
  ['oh hell', whistRules, { variant: 'oh-hell', hand: 5 }],
  ['german whist', whistRules, { variant: 'german' }],
  ['twenty-nine', twentyNineRules, { doubles: true }],
  ['twenty-eight', twentyNineRules, { game: '28' }],
] as unknown as typeof GAMES;

/** The options of a hand whose only person sits at a seat. */
const seenFrom = (options: TrickOptions, seat: number): TrickOptions => ({
  ...options,
  kinds: options.kinds.map((_, at) => (at === seat ? 'human' : 'bot')),
});

describe('a link to a finished hand', () => {
  for (const [name, rules, options] of GAMES) {
    const game = rules.game as unknown as Game;
    const hands = [0, 1, 2, 3, 4, 5].map((number) => played(game, options, number));

    it(`leads to the same hand of ${name}`, () => {
      const whole = hands.filter(({ state }) => state.results!.played);
      expect(whole.length).to.be.at.least(4);
      for (const session of whole) {
        const text = linkOf(game, session, 1);
        expect(text.length).to.be.at.most(250);
        const save = valueOf(readShare(linkedHand(game), text));
        const { state } = valueOf(Session.load(game, save));
        expect(state.options).to.deep.equal(seenFrom(session.options, 1));
        expect(state.results).to.deep.equal(session.state.results);
        expect(state.tricks).to.deep.equal(session.state.tricks);
        for (const [seat, { dealt, received }] of state.seats.entries()) {
          expect(dealt).to.deep.equal(session.state.seats[seat]!.dealt);
          expect(received).to.have.members([...session.state.seats[seat]!.received]);
        }
      }
    });

    it(`is the same from each seat of ${name}, whatever nobody saw`, () => {
      const session = must(hands.find(({ state }) => state.results!.played));
      const { deck, ...saved } = must(savedHand(game, seenHand(session, 1, 0)));
      for (const [seat] of session.state.seats.entries()) {
        const other = must(savedHand(game, seenHand(session, 1, seat)));
        const expected = { ...saved, deck, options: seenFrom(session.options, seat) };
        expect(other).to.deep.equal(expected);
      }
      const got = session.state.seats.flatMap(({ dealt }) => dealt).map(cardCode);
      const turned = session.state.turned === null ? [] : [cardCode(session.state.turned)];
      const hidden = ALL_CARDS.map(cardCode).filter((card) => ![...got, ...turned].includes(card));
      const inDeck = deck!.split(' ').filter((card) => hidden.includes(card));
      const { pack } = game.tableOf(session.options);
      const outside = (card: string): boolean => !pack.has(cardNamed(card));
      const inOrder = [...hidden.filter(outside), ...hidden.filter((card) => !outside(card))];
      expect(inDeck).to.deep.equal(inOrder);
    });
  }

  it('is short', () => {
    const session = played(hearts, {}, 1);
    expect(linkOf(hearts, session, 0)).to.equal(
      '1.hearts.1.933KYLv4AEVHm85RRojF90s1S0LyLH2m6XB6IeBWi_npZRVXWvpavdoPPzLDQYY_qIMqShEywTCWWUPWevdJQku4Nh1aimJvw_5oSaKnbLJF6WB65QBlzoFbB',
    );
  });

  it('has what a page learns of the cards that others passed', () => {
    const session = played(hearts, {}, 1);
    const seen = seenHand(session, 1, 0);
    const steps = seen.steps.map((step, at) => ({
      ...step,
      move: viewTrickMove(session.stateAt(at + 1)!, step.move, 0) as TrickMove,
    }));
    const hidden = steps.filter(
      ({ move }) => move.type === 'pass' && (move.cards as unknown) === null,
    );
    expect(hidden.length).to.equal(3);
    expect(savedHand(hearts, { ...seen, steps })).to.deep.equal(savedHand(hearts, seen));
  });

  it('does not exist while the hand is played, or if the page came late', () => {
    const running = seenHand(played(hearts, {}, 1, 'play'), 1, 0);
    expect(savedHand(hearts, running)).to.equal(undefined);
    const { views, steps, ...rest } = seenHand(played(hearts, {}, 1), 1, 0);
    const late = { ...rest, views: views.slice(5), steps: steps.slice(5) };
    expect(savedHand(hearts, late)).to.equal(undefined);
  });

  it('does not exist for a hand that nobody played', () => {
    const game = twentyNineRules.game as unknown as Game;
    const options = valueOf(game.options.check({ allPass: 'redeal' }));
    const session = valueOf(Session.start(game, { deck: ALL_CARDS, options }));
    playMoves(session, 'r0 r1 r2 r3 b1:pass b2:pass b3:pass b0:pass');
    expect(session.state.results!.played).to.equal(false);
    expect(savedHand(game, seenHand(session, 1, 0))).to.equal(undefined);
  });

  it('is refused if a letter is wrong, or if it is of another game', () => {
    const text = linkOf(hearts, played(hearts, {}, 1), 0);
    const [first, last] = [text.slice(0, -9), text.slice(-8)];
    const other = text.at(-9) === 'A' ? 'B' : 'A';
    const wrong = readShare(linkedHand(hearts), first + other + last);
    expect(problemOf(wrong)).to.deep.equal({ code: 'share-broken', field: 'check' });
    const spades = linkedHand(spadesRules.game as unknown as Game);
    expect(problemOf(readShare(spades, text)).code).to.equal('share-other-game');
  });
});
