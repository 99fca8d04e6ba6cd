/**
 * What every game's rules must keep, whatever the game: `contract` makes one suite of it, from
 * random games of random deals.
 */
import { describe, it } from '#bdd';
import { expect } from 'chai';
import fc from 'fast-check';
import { type Card, type Game, Session, type Setup, readShare, share } from '../src/core.js';
import { ALL_CARDS, sorted } from './core/support/cards.js';
import { frozen } from './core/support/frozen.js';
import { valueOf } from './core/support/result.js';
import { SEED, type Walk, decksOf, originsOf, turns, walks } from './core/support/walks.js';
import { countOf } from './support/counts.js';

/** How many random games a property tries. */
const RUNS = countOf({ normal: 4, full: 30 });

/** What the suite must know of a game beside its rules. */
export interface Subject<State, Move, Options extends object, View, Aids> {
  readonly game: Game<State, Move, Options, View, Aids>;
  readonly options: fc.Arbitrary<Options>;
  readonly aids: fc.Arbitrary<Aids>;
  /** All cards of a position, in any order. */
  readonly cardsOf: (state: State) => readonly Card[];
  /** Every move that anybody could think of there: nonsense, unknown piles and counts included. */
  readonly conceivable: (state: State) => readonly Move[];
  /** How long the random games are at most (40 turns) and how many a property tries (30; 6 in a normal run). */
  readonly length?: number;
  readonly runs?: number;
  /** The cards of a game that deals others than the 52. */
  readonly cards?: readonly Card[];
  /** Whether what is done stands, as at a table: no undo, no redo, no restart, and no deal numbers. */
  readonly stands?: boolean;
  /** If a listed move stands for a range of moves: whether `move` is one of them. */
  readonly covers?: (state: State, listed: Move, move: Move) => boolean;
  /** A listed move as it is played, without its range. */
  readonly plain?: (move: Move) => Move;
}

/** A subject with its random games. */
class Trial<State, Move, Options extends object, View, Aids> {
  constructor(readonly subject: Subject<State, Move, Options, View, Aids>) {}

  /** Random games of the subject. */
  private walks(length: number): fc.Arbitrary<Walk<Options, Aids>> {
    const { options, aids, stands = false, cards = ALL_CARDS } = this.subject;
    return walks(options, aids, length, stands ? decksOf(cards) : originsOf(cards));
  }

  /** Whether the moves that are listed have this one, by itself or in a range. */
  lists(state: State, listed: readonly Move[]): (move: Move) => boolean {
    const { covers } = this.subject;
    if (covers) return (move) => listed.some((one) => covers(state, one, move));
    const texts = new Set(listed.map((move) => JSON.stringify(move)));
    return (move) => texts.has(JSON.stringify(move));
  }

  /** Checks a property of random games. */
  check(property: (walk: Walk<Options, Aids>) => void, share = 1): void {
    const { length = 40, runs = RUNS } = this.subject;
    const numRuns = Math.max(1, Math.round(runs * share));
    fc.assert(fc.property(this.walks(length), property), { seed: SEED, numRuns });
  }

  /** The same with something more that is random. */
  checkWith<T>(
    more: fc.Arbitrary<T>,
    property: (walk: Walk<Options, Aids>, value: T) => void,
  ): void {
    const { runs = RUNS } = this.subject;
    const random = fc.property(this.walks(1), more, property);
    fc.assert(random, { seed: SEED, numRuns: 3 * runs });
  }

  start(walk: Walk<Options, Aids>): Session<State, Move, Options, View, Aids> {
    const { deal, deck, options } = walk;
    const setup: Setup = deal === undefined ? { deck, options } : { deal, options };
    return valueOf(Session.start(this.subject.game, setup));
  }

  /** Plays a walk's moves in a session, and calls `each` before and after every one. */
  playThrough(
    walk: Walk<Options, Aids>,
    each?: (session: Session<State, Move, Options, View, Aids>, before: State) => void,
  ): Session<State, Move, Options, View, Aids> {
    const session = this.start(walk);
    for (const [turn, pick] of walk.picks.entries()) {
      const legal = session.legalMoves();
      if (legal.length === 0) break;
      const before = frozen(session.state);
      const move = legal[pick % legal.length]!;
      const by = { source: 'player', now: turn * 1000, aids: walk.aids } as const;
      expect(session.play(move, by)).to.equal(undefined);
      each?.(session, before);
    }
    return session;
  }
}

/**
 * A session's positions from the present one back to the deal. It leaves the session at the deal.
 */
function rewind<State, Move, Options extends object, View, Aids>(
  session: Session<State, Move, Options, View, Aids>,
): readonly State[] {
  const states = [session.state];
  while (session.canUndo) {
    expect(session.undo({ source: 'player', now: 0 })).to.equal(undefined);
    states.push(session.state);
  }
  return states;
}

function rules<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  const { game, cardsOf, conceivable, cards = ALL_CARDS, covers } = trial.subject;

  it(`keeps the ${cards.length} cards, once each`, () => {
    const all = sorted(cards);
    trial.check((walk) => {
      const states = [...turns(game, walk)].map(({ next }) => next);
      const found = [game.deal(walk.options, walk.deck), ...states].map((state) =>
        sorted(cardsOf(state)),
      );
      expect([...new Set(found)]).to.deep.equal([all]);
    });
  });

  it('lists a move exactly where it does not refuse it, once', () => {
    trial.check((walk) => {
      for (const { state, legal } of turns(game, walk)) {
        const listed = legal.map((move) => JSON.stringify(move)).sort();
        expect(new Set(listed).size).to.equal(listed.length);
        expect(legal.filter((move) => game.refusal(state, move))).to.deep.equal([]);
        const isFree = (move: M): boolean => game.refusal(state, move) === undefined;
        const conceived = conceivable(state);
        if (covers) {
          const lists = trial.lists(state, legal);
          const wrong = conceived.filter((move) => isFree(move) !== lists(move));
          expect(wrong).to.deep.equal([]);
          continue;
        }
        const allowed = conceived.filter(isFree);
        expect(listed).to.deep.equal(allowed.map((move) => JSON.stringify(move)).sort());
      }
    }, 0.25);
  });

  it('changes no state that it is given, and says the same twice', () => {
    trial.check((walk) => {
      for (const { state, legal, move, next } of turns(game, walk)) {
        const before = JSON.stringify(state);
        // The states are frozen, so that a change throws; this catches one behind a closure.
        expect(game.play(state, move)).to.deep.equal(next);
        expect(game.moves(state)).to.deep.equal(legal);
        expect(game.outcome(state)).to.equal(game.outcome(state));
        game.automatic(next, move, walk.aids);
        game.view(state);
        expect(JSON.stringify(state)).to.equal(before);
      }
    });
  });

  it('has states that are plain data', () => {
    trial.check((walk) => {
      for (const { next } of turns(game, walk)) {
        expect(JSON.parse(JSON.stringify(next))).to.deep.equal(next);
      }
    }, 0.5);
  });

  it('refuses whatever is no move, with a code and figures', () => {
    trial.checkWith(fc.anything(), (walk, value) => {
      const state = game.deal(walk.options, walk.deck);
      const [like] = game.moves(state);
      const spoilt = Object.keys(like ?? {}).map((key) => ({ ...like, [key]: value }));
      for (const move of [value, ...spoilt] as readonly M[]) {
        const refused = game.refusal(state, move);
        if (refused === undefined) {
          if (covers) expect(trial.lists(state, game.moves(state))(move)).to.equal(true);
          else expect(game.moves(state)).to.deep.include(move);
          continue;
        }
        expect(refused.code).to.be.a('string');
        for (const figure of Object.values(refused)) {
          expect(typeof figure).to.be.oneOf(['string', 'number', 'boolean', 'undefined']);
        }
      }
    });
  });
}

function notation<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  const { game, plain = (move: M) => move } = trial.subject;

  it('reads every legal move back from what it writes, in either case', () => {
    trial.check((walk) => {
      for (const { state, legal: listed } of turns(game, walk)) {
        const legal = listed.map(plain);
        const texts = legal.map((move) => game.writeMove(state, move));
        const read = (text: string): M | undefined => game.readMove(state, text);
        expect(texts.every((text) => /^\S+$/.test(text))).to.equal(true);
        expect(texts.map(read)).to.deep.equal(legal);
        expect(texts.map((text) => read(text.toLowerCase()))).to.deep.equal(legal);
        expect(texts.map((text) => read(text.toUpperCase()))).to.deep.equal(legal);
      }
    }, 0.6);
  });

  it('reads any text as a move that the rules can judge, or as none', () => {
    const texts = fc.oneof(fc.string(), fc.stringMatching(/^[0-9a-z]{1,4}$/));
    trial.checkWith(fc.array(texts, { maxLength: 50, size: 'max' }), (walk, some) => {
      const state = game.deal(walk.options, walk.deck);
      const lists = trial.lists(state, game.moves(state));
      for (const text of some) {
        const move = game.readMove(state, text);
        if (move === undefined) continue;
        expect(game.refusal(state, move) === undefined, text).to.equal(lists(move));
      }
    });
  });
}

function automatic<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  const { game } = trial.subject;

  it('plays by itself only legal moves of the automatic kind, one after another', () => {
    trial.check((walk) => {
      for (const { move, next } of turns(game, walk)) {
        let state = next;
        for (const own of game.automatic(next, move, walk.aids)) {
          const refused = game.refusal(state, own);
          if (refused || !game.isAutomatic(state, own)) expect.fail(JSON.stringify([own, refused]));
          state = frozen(game.play(state, own));
        }
      }
    });
  });
}

function undoing<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  it('takes every move back and makes it again', () => {
    trial.check((walk) => {
      trial.playThrough(walk, (session, before) => {
        const { state, moveCount, outcome } = session;
        if (outcome === 'won') return;
        expect(session.undo({ source: 'player', now: 0 })).to.equal(undefined);
        expect(session.state).to.deep.equal(before);
        expect(session.redo({ source: 'player', now: 0 })).to.equal(undefined);
        expect(session.state).to.deep.equal(state);
        expect(session.moveCount).to.equal(moveCount + 2);
      });
    });
  });

  it('takes a whole game back to the deal', () => {
    trial.check((walk) => {
      const seen: S[] = [trial.start(walk).state];
      const session = trial.playThrough(walk, ({ state }) => seen.push(state));
      const played = session.at;
      expect(session.moveCount).to.equal(played);
      if (session.outcome === 'won') return;
      expect([...rewind(session)].reverse()).to.deep.equal(seen);
      expect(session.moveCount).to.equal(2 * played);
      expect(session.state).to.deep.equal(trial.subject.game.deal(walk.options, walk.deck));
    });
  });
}

function standing<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  const { game } = trial.subject;

  it('shows a seat no more of what the seat sees already', () => {
    // A page that was sent a view shows the view of that: the two are the same, and so are the moves.
    trial.check((walk) => {
      for (const { next } of turns(game, walk)) {
        // A race has no seats of its own: all see the same.
        const { seats = [] } = next as { readonly seats?: readonly unknown[] };
        for (const seat of [...seats.keys(), undefined]) {
          const seen = game.view(next, seat);
          expect(game.view(seen as never, seat)).to.deep.equal(seen);
          expect(game.outcome(seen as never)).to.equal(game.outcome(next));
          if (seat === undefined) continue;
          expect(game.moves(seen as never, seat)).to.deep.equal(game.moves(next, seat));
        }
      }
    }, 0.5);
  });

  it('takes nothing back', () => {
    trial.check((walk) => {
      trial.playThrough(walk, (session) => {
        const { state, moveCount } = session;
        expect([session.canUndo, session.canRedo]).to.deep.equal([false, false]);
        const by = { source: 'player', now: 0 } as const;
        expect(session.undo(by)).to.deep.equal({ code: 'no-undo' });
        expect(session.redo(by)).to.deep.equal({ code: 'no-undo' });
        session.restart(by);
        expect(session.state).to.equal(state);
        expect(session.moveCount).to.equal(moveCount);
      });
    });
  });
}

function saves<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  it('replays to an equal game from a save that went through JSON', () => {
    trial.check((walk) => {
      const session = trial.playThrough(walk);
      const undos = session.canUndo ? Math.min(session.at, walk.picks[0]! % 4) : 0;
      for (let n = 0; n < undos; n++) session.undo({ source: 'player', now: 0 });
      const saved: unknown = JSON.parse(JSON.stringify(session.save(0)));
      const loaded = valueOf(Session.load(trial.subject.game, saved));
      expect(loaded.save(0)).to.deep.equal(saved);
      expect(loaded.state).to.deep.equal(session.state);
      expect(loaded.steps).to.deep.equal(session.steps);
      expect(loaded.moveCount).to.equal(session.moveCount);
      expect(rewind(loaded)).to.deep.equal(rewind(session));
    });
  });
}

function links<S, M, O extends object, V, A>(trial: Trial<S, M, O, V, A>): void {
  it('replays to an equal game from its link', () => {
    const { game } = trial.subject;
    trial.check((walk) => {
      const session = trial.playThrough(walk);
      const save = valueOf(readShare(game, valueOf(share(game, session.save(0)))));
      expect(save.options).to.deep.equal(session.options);
      expect(valueOf(Session.load(game, save)).steps).to.deep.equal(session.steps);
    }, 0.1);
  });
}

/** The suite, for a game with these options. */
export function contract<S, M, O extends object, V, A>(
  name: string,
  subject: Subject<S, M, O, V, A>,
): void {
  describe(`the contract of every game: ${name}`, () => {
    const trial = new Trial(subject);
    rules(trial);
    notation(trial);
    automatic(trial);
    if (subject.stands) standing(trial);
    else undoing(trial);
    saves(trial);
    // What a table hides is in no link.
    if (!subject.stands) links(trial);
  });
}
