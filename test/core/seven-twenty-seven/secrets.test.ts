import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Bot,
  type Card,
  FACE_DOWN,
  type Game,
  type Seat,
  type Seven27Move,
  type Seven27Options,
  type Seven27State,
  Session,
  askBot,
  botRandom,
  seven27,
  viewSeven27Move,
} from '../../../src/core.js';
import { countOf } from '../../support/counts.js';
import { ALL_CARDS, cards } from '../support/cards.js';
import { valueOf } from '../support/result.js';
import {
  BY,
  anyMove,
  dealt,
  deckOfHands,
  passOn,
  playMoves,
  seats,
  variants,
} from '../support/seven27.js';
import { seedOf } from '../support/seven27-bots.js';
import { SEED } from '../support/walks.js';

type Rules = Pick<Game<Seven27State, Seven27Move, Seven27Options>, 'view' | 'moves' | 'refusal'>;
type AnyBot = Bot<Seven27State, Seven27Move>;

/** Bets more on higher cards. It uses every card that it is shown, so a leak changes its bets. */
const watcher: AnyBot = (view, seat, random) => {
  const seen = view.seats.flatMap(({ cards: own }) => own).reduce((sum, card) => sum + card, 0);
  const legal = seven27.moves(view, seat);
  return legal[(seen + random(3)) % Math.max(1, legal.length)];
};

/** The state with the cards hidden from a seat in another order, and with other secret targets. */
function stirred(
  state: Seven27State,
  seat: Seat | undefined,
  order: readonly number[],
): Seven27State {
  const view = seven27.view(state, seat);
  const isSeen = (place: number): boolean =>
    view.seats.some((one) =>
      one.cards.some((card, at) => one.places[at] === place && card !== FACE_DOWN),
    );
  const hidden = [...state.deck.keys()].filter((place) => !isSeen(place));
  const stir = [...hidden].sort((a, b) => order[a]! - order[b]!);
  const deck: Card[] = [...state.deck];
  hidden.forEach((place, at) => (deck[place] = state.deck[stir[at]!]!));
  return {
    ...state,
    deck,
    seats: state.seats.map((one, of) => ({
      ...one,
      cards: one.places.map((place) => deck[place]!),
      declared: view.seats[of]!.declared === one.declared ? one.declared : 'both',
    })),
  };
}

const HANDS = countOf({ normal: 5, full: 25 });
/** The most hands to search for a leak. The first leak found ends the search. */
const LEAK_HANDS = 25;

/** Requests for any seat: each kind of move. */
const ASKED: readonly Seven27Move[] = [0, 1, 2].flatMap((seat): readonly Seven27Move[] => [
  ...(['ante', 'sit-out', 'check', 'call', 'fold', 'take', 'stand'] as const).map(
    (type): Seven27Move => ({ type, seat }),
  ),
  { type: 'bet', seat, amount: 7 },
  { type: 'raise', seat, amount: 7 },
  { type: 'cut', seat, text: 'x' },
  { type: 'declare', seat, targets: 'low' },
]);

/** Everything that a seat can learn about a state, as text. */
function known(rules: Rules, bot: AnyBot, state: Seven27State, seat?: Seat): string {
  const view = rules.view(state, seat);
  if (seat === undefined) return JSON.stringify(view);
  const answers = (of: Seven27State): string =>
    JSON.stringify([
      rules.moves(of, seat),
      ASKED.map((move) => rules.refusal(of, move, seat) ?? null),
    ]);
  const answered = answers(state);
  if (answers(view) !== answered) expect.fail(`by the view ${answers(view)}, not ${answered}`);
  const choice = askBot(rules, state, seat, bot, botRandom(seedOf(7, 7), 'bot'));
  return JSON.stringify([view, answered, choice]);
}

/** Every position of some hands, with the hidden cards in other orders, for each seat and a spectator. */
function check(rules: Rules, bot: AnyBot, numRuns: number): void {
  const order = fc.shuffledSubarray([...ALL_CARDS], { minLength: 52 });
  const hand = fc.record({ options: variants, number: fc.nat(), order, deck: order });
  fc.assert(
    fc.property(hand, ({ options, number, order: other, deck }) => {
      const random = botRandom(seedOf(number, 1), 'players');
      const session = valueOf(Session.start(seven27, { deck, options }));
      for (;;) {
        const { state } = session;
        for (const seat of [undefined, ...state.seats.keys()]) {
          const changed = stirred(state, seat, other);
          expect(known(rules, bot, changed, seat)).to.equal(known(rules, bot, state, seat));
        }
        if (session.outcome !== undefined) break;
        session.play(anyMove(state, random), BY);
      }
    }),
    { seed: SEED, numRuns, endOnFailure: true },
  );
}

describe('what a seat is told', () => {
  it('does not depend on a card that it may not see, nor on what others declared in secret', () => {
    check(seven27, watcher, HANDS);
  });

  it('is its own cards, those face up, and nothing of the deck', () => {
    const session = dealt(seats(3));
    const view = session.view(1);
    expect(view.deck).to.deep.equal(ALL_CARDS.map(() => FACE_DOWN));
    expect(view.seats.map((one) => one.cards)).to.deep.equal([
      [0, FACE_DOWN],
      [1, 4],
      [2, FACE_DOWN],
    ]);
    expect(session.view().seats[1]!.cards).to.deep.equal([1, FACE_DOWN]);
  });

  it('is at the end the hands that were compared, and no folded one', () => {
    const deck = deckOfHands(['2C 3C', '2D 3D', '2H 3H']);
    const session = passOn(playMoves(dealt(seats(3), deck), 's0 s1 s2 b0:5 f1 c2'));
    expect(session.view(2).seats.map((one) => one.cards)).to.deep.equal([
      cards('2C 3C'),
      [...cards('2D'), FACE_DOWN],
      cards('2H 3H'),
    ]);
    expect(session.view(1).seats[1]!.cards).to.deep.equal(cards('2D 3D'));
  });

  it('is every move as it was made, but for targets in secret', () => {
    const session = dealt(seats(2));
    const { move } = playMoves(session, 't0').steps.at(-1)!;
    expect(viewSeven27Move(session.state, move, 1)).to.equal(move);
  });
});

describe('a leak that was put there is found', () => {
  const last = (state: Seven27State): number => state.deck.at(-1)!;
  const leaks: readonly (readonly [string, Rules, AnyBot])[] = [
    [
      'a view with the deck',
      { ...seven27, view: (state, seat) => ({ ...seven27.view(state, seat), deck: state.deck }) },
      watcher,
    ],
    [
      'a view with a folded hand',
      {
        ...seven27,
        view: (state, seat) => {
          const view = seven27.view(state, seat);
          const open = ({ status }: Seven27State['seats'][number]): boolean => status === 'folded';
          return {
            ...view,
            seats: view.seats.map((one, at) => (open(one) ? state.seats[at]! : one)),
          };
        },
      },
      watcher,
    ],
    [
      'a view with what was declared in secret',
      {
        ...seven27,
        view: (state, seat) => {
          const view = seven27.view(state, seat);
          const declared = (at: number): Partial<Seven27State['seats'][number]> => ({
            declared: state.seats[at]!.declared,
          });
          return { ...view, seats: view.seats.map((one, at) => ({ ...one, ...declared(at) })) };
        },
      },
      watcher,
    ],
    [
      'moves that know the next card',
      {
        ...seven27,
        moves: (state, seat) =>
          seven27.moves(state, seat).filter(({ type }) => type !== 'take' || last(state) % 2 === 0),
      },
      watcher,
    ],
    [
      'a refusal that names a hidden card',
      {
        ...seven27,
        refusal: (state, move, seat) =>
          seven27.refusal(state, move, seat) && { code: 'no-bet-open', card: last(state) },
      },
      watcher,
    ],
    ['a bot that is handed the state', { ...seven27, view: (state) => state }, watcher],
  ];
  for (const [name, rules, bot] of leaks) {
    it(name, () => {
      expect(() => {
        check(rules, bot, LEAK_HANDS);
      }).to.throw();
    });
  }
});
