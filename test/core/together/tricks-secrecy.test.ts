import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, type Seat, suitOf } from '../../../src/core.js';
import type { TrickMove, TrickState } from '../../../src/core/tricks/state.js';
import { type SharedRules, TableHost, sharedTables } from '../../../src/together.js';
import { countOf, itInFull } from '../../support/counts.js';
import { must, valueOf } from '../support/result.js';
import { CODE, Page, bytesFrom } from '../support/shared-table.js';
import { TRICK_GAMES, type TrickTag } from '../support/shared-tricks.js';
import { randomFrom, shuffledBy } from '../support/small-random.js';

const PEOPLE = ['Ann', 'Bob', 'Cleo', 'Dan'];
const WATCHER = 'watcher';
/** The hand is stopped after so many cards, with hidden cards left in all hands. */
const STOP = 10;

interface Played {
  /** The bytes sent to each page until the hand is stopped. */
  readonly bytes: ReadonlyMap<string, string>;
  readonly last: TrickState;
}

const playsOf = ({ tricks, trick }: TrickState) =>
  [...tricks, ...(trick ? [trick] : [])].flatMap(({ plays }) => plays);

/** A move that is legal for any other order of the hidden cards of each suit. `twist` changes what others don't learn. */
function openMove(rules: SharedRules, state: TrickState, seat: Seat, twist: number): TrickMove {
  const legal = rules.game.moves(state, seat) as unknown as readonly TrickMove[];
  const usual = legal.filter(({ type }) => !['cut', 'claim', 'ask', 'pair'].includes(type));
  const bids = usual.filter((move) => move.type === 'bid' && move.bid !== null);
  const [first] = bids.length > 0 ? bids : usual;
  if (first!.type === 'trump') return { ...first, suit: twist === 0 ? 'C' : 'D' };
  return first!;
}

/** A hand of four people, up to its tenth card. */
function play(game: TrickTag, rules: SharedRules, seed: number, settings = {}, twist = 0): Played {
  const setup = { game, code: CODE, seats: 4, fill: false, pace: 0, settings };
  const host = valueOf(TableHost.open(rules, setup, bytesFrom(seed), 0));
  const pages = [...PEOPLE, WATCHER].map(
    (name, at) => new Page(name, rules, bytesFrom(seed + at + 1)),
  );
  const bytes = new Map<string, string>();
  const deliver = (): void => {
    for (let isBusy = true; isBusy;) {
      const out = host.take();
      for (const { to, message } of out) {
        pages.find(({ name }) => name === to)!.hear(message);
        bytes.set(to, `${bytes.get(to) ?? ''}${JSON.stringify(message)}\n`);
      }
      const answers = pages.flatMap((page) =>
        page.outgoing.splice(0).map((message) => [page.name, message] as const),
      );
      for (const [name, message] of answers) host.receive(name, message, 0);
      isBusy = out.length > 0 || answers.length > 0;
    }
  };
  for (const page of pages) {
    host.connect(page.name, undefined, 0);
    if (page.name !== WATCHER) page.ask({ type: 'sit', name: page.name });
    deliver();
  }
  for (const page of pages.slice(0, -1)) page.ask({ type: 'next' });
  deliver();
  // Plays the same hand without the table, so nothing of it is sent.
  const session = must(valueOf(rules.load(host.save(0).table)).session);
  for (;;) {
    const state = session.state as unknown as TrickState;
    if (playsOf(state).length >= STOP) return { bytes, last: state };
    const [seat] = rules.due!(session.state);
    const move = openMove(rules, state, must(seat), twist);
    pages[seat!]!.ask({ type: 'move', hand: 1, move: rules.game.writeMove(session.state, move) });
    deliver();
    session.play(move, { source: 'player', now: 0, aids: {} });
  }
}

/** The places of the deck whose cards a seat knows by the end of the moves, and those that are not in play. */
function knownPlaces(state: TrickState, seat: Seat | undefined): ReadonlySet<number> {
  const own = seat === undefined ? undefined : state.seats[seat];
  const cards = new Set([
    ...playsOf(state).map(({ card }) => card),
    ...(own ? [...own.dealt, ...own.received] : []),
    ...(state.turned === null ? [] : [state.turned]),
    ...(state.laid !== null && seat === state.bidder ? [state.laid] : []),
  ]);
  const inPlay = [...state.stock, ...state.seats.flatMap(({ places }) => places)];
  const isKnown = (place: number): boolean =>
    !inPlay.includes(place) || cards.has(state.deck[place]!);
  return new Set([...state.deck.keys()].filter(isKnown));
}

/** The rules with the hidden cards of each suit in another order. Who can follow suit stays the same. */
function stirred(
  rules: SharedRules,
  last: TrickState,
  seat: Seat | undefined,
  seed: number,
): SharedRules {
  const known = knownPlaces(last, seat);
  const random = randomFrom(seed);
  return withDeck(rules, (from) => {
    const deck = [...rules.deckOf(from)];
    for (const suit of [0, 1, 2, 3]) {
      const hidden = [...deck.keys()].filter(
        (place) => !known.has(place) && suitOf(deck[place]!) === suit,
      );
      const cards = shuffledBy(
        random,
        hidden.map((place) => deck[place]!),
      );
      for (const [at, place] of hidden.entries()) deck[place] = cards[at]!;
    }
    return deck;
  });
}

/** The same rules with another deck, which saves are not checked against. */
const withDeck = (
  rules: SharedRules,
  deckOf: (seed: Uint8Array) => readonly Card[],
): SharedRules => ({
  ...rules,
  deckOf,
  load: (save) => rules.load({ ...(save as object), seed: null }),
});

/** The people who are sent other bytes if the cards hidden from them change. */
function differing(
  game: TrickTag,
  given: SharedRules,
  seed: number,
  settings = {},
): readonly string[] {
  const rules = withDeck(given, (from) => given.deckOf(from));
  const { bytes, last } = play(game, rules, seed, settings);
  return [...PEOPLE, WATCHER].filter((name, at) => {
    const looker = name === WATCHER ? undefined : at;
    const other = play(game, stirred(rules, last, looker, seed + 99), seed, settings);
    return other.bytes.get(name) !== bytes.get(name);
  });
}

/** Rules whose views have one thing more. */
const leaking = (rules: SharedRules, leakOf: (state: TrickState) => unknown): SharedRules => ({
  ...rules,
  // The page would refuse such a view.
  wrongView: () => undefined,
  game: {
    ...rules.game,
    view: (state, seat) => ({
      ...rules.game.view(state, seat),
      leak: leakOf(state as unknown as TrickState) ?? null,
    }),
  },
});

describe('what a shared trick-taking game sends', () => {
  for (const game of TRICK_GAMES) {
    it(`depends on no card that the seat can’t see: ${game}`, () => {
      for (let seed = 1; seed <= countOf({ normal: 1, full: 40 }); seed++) {
        expect(differing(game, sharedTables[game], seed), `seed ${seed}`).to.deep.equal([]);
      }
    });

    const itLeaks = game === 'hearts-table' ? it : itInFull;
    itLeaks(`would fail this test if a view showed one card of another hand: ${game}`, () => {
      const rules = leaking(sharedTables[game], ({ seats }) => seats[2]!.dealt.join());
      const found = differing(game, rules, 1);
      expect(found).to.include.members(['Ann', 'Bob', 'Dan', WATCHER]).and.not.include('Cleo');
    });
  }

  it('depends on no passed card, and would fail this test if it did', () => {
    const rules = sharedTables['hearts-table'];
    expect(differing('hearts-table', rules, 3, { passing: 'left' })).to.deep.equal([]);
    const leak = leaking(rules, ({ seats }) => seats[0]!.passed.join());
    // Ann knows them, and Bob gets them.
    const found = differing('hearts-table', leak, 3, { passing: 'left' });
    expect(found).to.include.members(['Cleo', 'Dan', WATCHER]).and.not.include('Ann');
  });

  it('depends on no concealed trump, and would fail this test if it did', () => {
    const game = 'twenty-nine-table';
    const all = (rules: SharedRules, twist: number) => {
      const { bytes, last } = play(game, rules, 5, {}, twist);
      expect(last).to.include({ trumpShown: false, trump: twist });
      const bidder = PEOPLE[must(last.bidder ?? undefined)];
      return [...bytes].filter(([name]) => name !== bidder);
    };
    const rules = sharedTables[game];
    expect(all(rules, 0)).to.deep.equal(all(rules, 1));
    const leak = leaking(rules, ({ trump }) => trump);
    expect(all(leak, 0)).not.to.deep.equal(all(leak, 1));
  });

  it('depends on no card that is laid face down, and would fail this test if it did', () => {
    const settings = { game: '28' };
    const game = 'twenty-nine-table';
    expect(differing(game, sharedTables[game], 2, settings)).to.deep.equal([]);
    const leak = leaking(sharedTables[game], ({ laid }) => laid);
    const found = [2, 3, 4].flatMap((seed) => differing(game, leak, seed, settings));
    expect(found).to.include(WATCHER);
  });
});
