import { describe, it } from '#bdd';
import { expect } from 'chai';
import { type Card, FACE_DOWN, type Seat } from '../../../src/core.js';
import {
  type Outgoing,
  type SharedGame,
  type SharedRules,
  type SharedState,
  TableHost,
  sharedTables,
} from '../../../src/together.js';
import { countOf } from '../../support/counts.js';
import { must, valueOf } from '../support/result.js';
import { CODE, Page, bytesFrom } from '../support/shared-table.js';
import { randomFrom, shuffledBy } from '../support/small-random.js';

/** A move that depends on no card hidden from others, so that it is the same for other hidden cards. */
function openMove(rules: SharedRules, state: SharedState, seat: Seat, step: number): string {
  const legal = rules.game.moves(state, seat).filter(({ type }) => type !== 'cut');
  const set = legal.some(({ type }) => type === 'set');
  // Nobody drops out, and after some cards nobody takes another one.
  const unwanted = ['sit-out', 'pass', 'fold', 'raise', ...(step % 100 > 30 ? ['take'] : [])];
  const wanted = legal.filter(({ type = '' }) => !unwanted.includes(type));
  const all = wanted.length > 0 ? wanted : legal;
  const own = rules.outOfTime(rules.game.view(state, seat), seat, () => 0);
  return rules.game.writeMove(state, set ? own! : all[step % all.length]!);
}

/** The seats of a hand of cards. */
const seatsOf = (state: SharedState): readonly { readonly status?: string }[] =>
  (state as unknown as { readonly seats: readonly { readonly status?: string }[] }).seats;

interface Played {
  /** The bytes sent to each connection before the hand's last step. */
  readonly bytes: ReadonlyMap<string, string>;
  /** The hand right before that step. */
  readonly last: SharedState;
}

const WATCHER = 'watcher';

/** A hand among people alone, to its end. */
function play(game: SharedGame, rules: SharedRules, seed: number): Played {
  const setup = { game, code: CODE, seats: 5, fill: false, pace: 0 };
  const host = valueOf(TableHost.open(rules, setup, bytesFrom(seed), 0));
  const pages = new Map<string, Page>();
  const bytes = new Map<string, string>();
  const deliver = (): readonly Outgoing[] => {
    const all: Outgoing[] = [];
    for (;;) {
      const out = host.take();
      all.push(...out);
      for (const { to, message } of out) pages.get(to)!.hear(message);
      const answers = [...pages.values()].flatMap((page) =>
        page.outgoing.splice(0).map((message) => [page.name, message] as const),
      );
      for (const [name, message] of answers) host.receive(name, message, 0);
      if (out.length === 0 && answers.length === 0) return all;
    }
  };
  const note = (all: readonly Outgoing[]): void => {
    for (const { to, message } of all) {
      bytes.set(to, `${bytes.get(to) ?? ''}${JSON.stringify(message)}\n`);
    }
  };
  for (const [at, name] of ['Ann', 'Bob', 'Cleo', 'Dan', WATCHER].entries()) {
    const page = new Page(name, rules, bytesFrom(seed + at + 1));
    pages.set(name, page);
    host.connect(name, undefined, 0);
    if (name !== WATCHER) page.ask({ type: 'sit', name });
    note(deliver());
  }
  for (const [name, page] of pages) if (name !== WATCHER) page.ask({ type: 'next' });
  note(deliver());
  // Plays the same hand without the table, so nothing of it is sent.
  const session = must(valueOf(rules.load(host.save(0).table)).session);
  for (let step = 0; step < 500; step++) {
    const { state } = session;
    const seat = [...seatsOf(state).keys()].find((one) =>
      rules.game.moves(state, one).some(({ type }) => type !== 'cut'),
    );
    const page = [...pages.values()].find(({ table }) => table.seat === must(seat))!;
    const move = openMove(rules, state, must(seat), step + seed);
    page.ask({ type: 'move', hand: 1, move });
    const out = deliver();
    if (host.listing.phase === 'over') return { bytes, last: state };
    note(out);
    session.play(must(rules.game.readMove(state, move)), { source: 'player', now: 0, aids: {} });
  }
  throw new Error('no end of the hand');
}

/** The deck with the cards hidden from a seat in another order. */
function stirred(
  rules: SharedRules,
  state: SharedState,
  seat: Seat | undefined,
  seed: number,
): SharedRules {
  const seen = new Set(
    rules.deal
      .to(rules.game.view(state, seat))
      .flatMap(([, places, cards]) => places.filter((_, at) => cards[at] !== FACE_DOWN)),
  );
  const deckOf = (from: Uint8Array): readonly Card[] => {
    const deck = [...rules.deckOf(from)];
    const hidden = [...deck.keys()].filter((place) => !seen.has(place));
    const others = shuffledBy(randomFrom(seed), hidden);
    return deck.map((card, place) => {
      const at = hidden.indexOf(place);
      return at < 0 ? card : deck[others[at]!]!;
    });
  };
  return withDeck(rules, deckOf);
}

/** The same rules with another deck, which saves are checked against, too. */
const withDeck = (rules: SharedRules, deckOf: SharedRules['deckOf']): SharedRules => ({
  ...rules,
  deckOf,
  // Removes the seed, as the rules would check it against the real deck.
  load: (save) => rules.load({ ...(save as object), seed: null }),
});

/** The people who are sent other bytes if the cards hidden from them change. */
function differing(game: SharedGame, given: SharedRules, seed: number): readonly string[] {
  const rules = withDeck(given, (from) => given.deckOf(from));
  const { bytes, last } = play(game, rules, seed);
  const seats = seatsOf(last).flatMap(({ status }, seat) =>
    status === 'open' || (game === 'paigow-table' && status === 'dealer') ? [] : [seat],
  );
  const lookers: readonly (readonly [string, Seat | undefined])[] = [
    ...(['Ann', 'Bob', 'Cleo', 'Dan'].map((name, at) => [name, seats[at]]) as [string, Seat][]),
    [WATCHER, undefined],
  ];
  return lookers.flatMap(([name, seat]) => {
    const other = play(game, stirred(rules, last, seat, seed + 99), seed);
    return other.bytes.get(name) === bytes.get(name) ? [] : [name];
  });
}

describe('what a shared table sends', () => {
  for (const game of ['seven27-table', 'paigow-table'] as const) {
    it(`hangs on no card that the seat can’t see, up to the hand’s end: ${game}`, () => {
      for (let seed = 1; seed <= countOf({ normal: 1, full: 60 }); seed++) {
        expect(differing(game, sharedTables[game], seed), `seed ${seed}`).to.deep.equal([]);
      }
    });

    it(`would be found out by this test where a view shows one card too many: ${game}`, () => {
      const rules = sharedTables[game];
      const leaking: SharedRules = {
        ...rules,
        game: {
          ...rules.game,
          view: (state, seat) => {
            const { deck, aside = [] } = state as unknown as Record<string, readonly Card[]>;
            const leak = [...deck!, ...aside].at(-1);
            return { ...rules.game.view(state, seat), leak };
          },
        },
      };
      const found = [1, 2].flatMap((seed) => differing(game, leaking, seed));
      expect(found).to.include.members(['Ann', WATCHER]);
    });
  }
});

/** A race among people to its end: the bytes to each connection before the seed is public. */
function raceBytes(rules: SharedRules, seed: number): ReadonlyMap<string, string> {
  const setup = { game: 'ten-dice-race', code: CODE, seats: 3, fill: false, pace: 0 };
  const host = valueOf(TableHost.open(rules, setup, bytesFrom(seed), 0));
  const names = ['Ann', 'Bob', 'Cleo', WATCHER];
  const pages = names.map((name, at) => new Page(name, rules, bytesFrom(seed + at + 1)));
  const bytes = new Map<string, string>();
  const deliver = (): void => {
    for (let isBusy = true; isBusy;) {
      const out = host.take();
      for (const { to, message } of out) {
        pages.find(({ name }) => name === to)!.hear(message);
        if (message.type !== 'seed') {
          bytes.set(to, `${bytes.get(to) ?? ''}${JSON.stringify(message)}\n`);
        }
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
  for (let rolls = 0; host.listing.phase === 'hand' && rolls < 500; rolls++) {
    const { state } = must(pages.at(-1)!.table.session);
    const { turn } = state as unknown as { readonly turn: Seat };
    const move = rules.game.writeMove(state, must(rules.bot(state, turn, () => 0)));
    pages.find(({ table }) => table.seat === turn)!.ask({ type: 'move', hand: 1, move });
    deliver();
  }
  expect(host.listing.phase).to.equal('over');
  return bytes;
}

/** A race with the real deck's dice, while the table has its cards in another order. */
function otherDeck({ game, ...rules }: SharedRules): SharedRules {
  let dealt: readonly Card[] = [];
  return {
    ...rules,
    game: {
      ...game,
      deal: (options, deck) => {
        if (!deck.includes(FACE_DOWN)) dealt = deck;
        return game.deal(options, [...deck].reverse());
      },
      play: (state, move) => {
        const { deck } = state as unknown as { readonly deck: readonly Card[] };
        return { ...game.play({ ...state, deck: dealt } as typeof state, move), deck };
      },
    },
  };
}

describe('what a shared race sends', () => {
  const rules = sharedTables['ten-dice-race'];

  it('hangs on nothing of its deck but the dice that have fallen', () => {
    for (let seed = 1; seed <= countOf({ normal: 3, full: 60 }); seed++) {
      expect(raceBytes(otherDeck(rules), seed)).to.deep.equal(raceBytes(rules, seed));
    }
  });

  it('would be found out by this test where a view shows one card', () => {
    const { game } = rules;
    const leaking: SharedRules = {
      ...rules,
      game: {
        ...game,
        view: (state, seat) => {
          const { deck } = state as unknown as { readonly deck: readonly Card[] };
          return { ...game.view(state, seat), leak: deck[0] };
        },
      },
    };
    expect(raceBytes(otherDeck(leaking), 1)).not.to.deep.equal(raceBytes(leaking, 1));
  });
});
