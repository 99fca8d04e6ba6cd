import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Bot,
  type Card,
  FACE_DOWN,
  type Game,
  type PaigowMove,
  type PaigowOptions,
  type PaigowState,
  type Seat,
  askBot,
  botRandom,
  paigow,
  paigowBot,
} from '../../../src/core.js';
import { announce } from '../../../src/games/pai-gow/rules/announce.js';
import { viewMove } from '../../../src/games/pai-gow/rules/deal.js';
import { startHand } from '../../../src/games/pai-gow/rules/table.js';
import { countOf } from '../../support/counts.js';
import { botsTable, playBots, seedOf } from '../support/pai-gow-bots.js';
import { TABLE_CARDS } from '../support/pai-gow.js';
import { valueOf } from '../support/result.js';
import { SEED } from '../support/walks.js';

type Rules = Pick<Game<PaigowState, PaigowMove, PaigowOptions>, 'view' | 'moves' | 'refusal'>;

/** All cards of a state in one list, and the state with other cards in the same places. */
const cardsOf = ({ deck, aside, seats }: PaigowState): Card[] => [
  ...deck,
  ...aside,
  ...seats.flatMap(({ cards }) => cards),
];

function withCards(state: PaigowState, all: readonly Card[]): PaigowState {
  const left = [...all];
  const take = (cards: readonly Card[]): Card[] => left.splice(0, cards.length);
  const [deck, aside] = [take(state.deck), take(state.aside)];
  const seats = state.seats.map((one) => {
    const cards = take(one.cards);
    // The set takes the same positions among the seven cards.
    const moved = (hand: readonly Card[]): Card[] =>
      hand.map((card) => cards[one.cards.indexOf(card)]!).sort((a, b) => a - b);
    return { ...one, cards, front: moved(one.front), back: moved(one.back) };
  });
  return { ...state, deck, aside, seats };
}

/** The state with all cards that a seat may not see in another order. */
function stirred(
  state: PaigowState,
  seat: Seat | undefined,
  order: readonly number[],
): PaigowState {
  const seen = cardsOf(paigow.view(state, seat));
  const all = cardsOf(state);
  const places = [...seen.keys()].filter((place) => seen[place] === FACE_DOWN);
  const stir = [...places].sort((a, b) => order[a]! - order[b]!);
  const other = [...all];
  places.forEach((place, at) => (other[place] = all[stir[at]!]!));
  return withCards(state, other);
}

/** Moves that a seat may ask for: sets of any cards, its own and others', and stakes. */
const ASKED: readonly PaigowMove[] = [0, 1, 2, 3].flatMap((seat): readonly PaigowMove[] => [
  { type: 'bet', seat, amount: 10 },
  { type: 'pass', seat },
  { type: 'cut', seat, text: 'x' },
  ...TABLE_CARDS.slice(1).map((card): PaigowMove => ({
    type: 'set',
    seat,
    front: [card - 1, card],
  })),
]);

type PaigowBot = Bot<PaigowState, PaigowMove>;

/** Everything that a seat can learn of a state, as text. */
function known(rules: Rules, bot: PaigowBot, state: PaigowState, seat?: Seat): string {
  const view = rules.view(state, seat);
  if (seat === undefined) return JSON.stringify([view]);
  const moves = rules.moves(state, seat);
  const refusals = ASKED.map((move) => rules.refusal(state, move, seat) ?? null);
  const byView = [rules.moves(view, seat), ASKED.map((move) => rules.refusal(view, move, seat))];
  const choice = askBot(rules, state, seat, bot, botRandom(seedOf(7, 7), 'bot'));
  const own = moves.map((move) => rules.refusal(state, move, seat));
  expect(own.every((one) => one === undefined)).to.equal(true);
  expect(JSON.stringify(byView)).to.equal(JSON.stringify([moves, refusals]));
  return JSON.stringify([view, moves, refusals, choice]);
}

/**
 * Checks every position of some hands with the cards in other orders, for seats 0 to 3 and without
 * a seat.
 */
function check(rules: Rules, bot: PaigowBot, numRuns: number): void {
  const order = fc.shuffledSubarray([...Array(53).keys()], { minLength: 53 });
  const hands = fc.record({ number: fc.nat({ max: 999 }), order, house: fc.boolean() });
  fc.assert(
    fc.property(hands, ({ number, order: stir, house }) => {
      const seed = seedOf(99, number);
      const run = botsTable(4, house);
      // A person deals, so that the dealer's phase does not end at once.
      const kinds = run.kinds.map((kind, seat) => (seat === run.dealer && !house ? 'human' : kind));
      const session = valueOf(startHand({ ...run, kinds }, { bonus: 'fortune' }, seed));
      const states: PaigowState[] = [session.state];
      const random = botRandom(seed, 'players');
      while (session.outcome === undefined) {
        playBots(session, random, (state) => state !== states.at(-1));
        states.push(session.state);
      }
      for (const state of states) {
        for (const seat of [undefined, 0, 1, 2, 3]) {
          const other = stirred(state, seat, stir);
          expect(known(rules, bot, other, seat)).to.equal(known(rules, bot, state, seat));
        }
      }
    }),
    { seed: SEED, numRuns, endOnFailure: true },
  );
}

describe('what a seat knows', () => {
  it('is the same for any order of the cards that it can’t see', () => {
    check(paigow, paigowBot, countOf({ normal: 12, full: 25 }));
  });

  it('hides others’ cards until they are paid, and the rest forever', () => {
    const session = valueOf(startHand(botsTable(4, true), {}, seedOf(3, 3)));
    playBots(session, botRandom(seedOf(3, 3), 'bots'), ({ phase }) => phase === 'set');
    const seen = (seat?: Seat): readonly boolean[] =>
      session.view(seat).seats.map(({ cards }) => !cards.includes(FACE_DOWN));
    expect(seen(1)).to.deep.equal([false, true, false, false]);
    // Not even the dealer's own seat sees the dealer's cards yet.
    expect(seen(0)).to.deep.equal([false, false, false, false]);
    expect(seen()).to.deep.equal([false, false, false, false]);
    playBots(session, botRandom(seedOf(3, 3), 'bots'));
    expect(seen(2)).to.deep.equal([true, true, true, true]);
    const { aside } = session.view(2);
    expect(aside).to.deep.equal(Array(25).fill(FACE_DOWN));
  });

  it('shows the dice only once they are thrown', () => {
    const session = valueOf(startHand(botsTable(2, true), {}, seedOf(3, 3)));
    expect(session.view(1).options.dice).to.deep.equal([]);
    playBots(session, botRandom(seedOf(3, 3), 'bots'), ({ phase }) => phase === 'set');
    expect(session.view(1).options.dice).to.have.length(3);
  });

  it('includes of a move only the cards that it may see', () => {
    const session = valueOf(startHand(botsTable(3, true), {}, seedOf(5, 5)));
    playBots(session, botRandom(seedOf(5, 5), 'bots'), ({ seats }) =>
      seats.some(({ front }) => front.length > 0),
    );
    const { move } = session.steps.at(-1)!;
    if (move.type !== 'set') throw new Error('no set');
    const hidden = { ...move, front: [FACE_DOWN, FACE_DOWN] };
    expect(viewMove(session.state, move, move.seat)).to.equal(move);
    expect(viewMove(session.state, move)).to.deep.equal(hidden);
    expect(viewMove(session.state, move, 3 - move.seat)).to.deep.equal(hidden);
    playBots(session, botRandom(seedOf(5, 5), 'bots'));
    expect(viewMove(session.state, move, 3 - move.seat)).to.equal(move);
    const bet = session.steps[0]!.move;
    expect(viewMove(session.state, bet)).to.equal(bet);
  });

  it('limits all announcements', () => {
    const session = valueOf(startHand(botsTable(4, true), {}, seedOf(5, 5)));
    const hidden: string[] = [];
    let before = session.view(1);
    session.subscribe((change) => {
      if (!('step' in change)) return;
      const after = session.view(1);
      for (const said of announce(before, change, after)) {
        if (said.code === 'set') hidden.push(...Object.keys(said));
      }
      before = after;
    });
    playBots(session, botRandom(seedOf(5, 5), 'bots'));
    expect(new Set(hidden)).to.deep.equal(new Set(['code', 'seat']));
  });
});

describe('the test of secrets finds', () => {
  const first = ({ deck, aside }: PaigowState): Card => deck[0] ?? aside[0]!;
  const leaks: readonly (readonly [string, Rules, PaigowBot])[] = [
    [
      'a view that shows the top card',
      { ...paigow, view: (state, seat) => ({ ...paigow.view(state, seat), deck: [first(state)] }) },
      paigowBot,
    ],
    [
      'moves that depend on another’s cards',
      {
        ...paigow,
        moves: (state, seat) =>
          seat === 1 && state.seats[2]!.cards.includes(0) ? [] : paigow.moves(state, seat),
      },
      paigowBot,
    ],
    [
      'a refusal that tells of another’s cards',
      {
        ...paigow,
        refusal: (state, move, seat) =>
          paigow.refusal(state, move, seat) && { code: 'no-bonus', card: state.seats[2]!.cards[0] },
      },
      paigowBot,
    ],
    [
      'a bot that is handed the state',
      { ...paigow, view: (state) => state },
      (view, seat, random) =>
        first(view) % 2 ? { type: 'pass', seat } : paigowBot(view, seat, random),
    ],
  ];
  for (const [name, rules, bot] of leaks) {
    it(name, () => {
      expect(() => check(rules, bot, 25)).to.throw();
    });
  }
});
