import { deepStrictEqual, strictEqual } from 'node:assert';
import { Session } from '../../src/core.js';
import type { AnySession } from '../../test/core/support/patience.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import { SEED, type Subject, begin } from './subjects.js';

type Random = (below: number) => number;

/** Values that no move has. */
const NONSENSE: readonly unknown[] = [
  ...[undefined, null, NaN, Infinity, -1, 0, 0.5, 1, 2, 13, 53, 1e9, '', 'x', true, {}, []],
  ...['column-1', 'column-8', 'cell-1', 'stock', 'waste-1', 'foundation-1', 'pyramid-1'],
  ...['constructor', '__proto__', 'bet', 'deal', 'settle', [1, 2], { from: 'cell-1' }],
];

const some = <T>(random: Random, things: readonly T[]): T | undefined =>
  things[random(things.length)];

/** An invalid move: a legal one with another value in a field, or no move at all. */
function nonsense(random: Random, like: unknown): unknown {
  if (typeof like !== 'object' || like === null || random(8) === 0) return some(random, NONSENSE);
  const field = some(random, Object.keys(like));
  return { ...like, [field!]: some(random, NONSENSE) };
}

/** The parts of a session that must not change if a call is refused. */
const standing = (session: AnySession): readonly unknown[] => [
  session.state,
  session.at,
  session.moveCount,
  session.steps.length,
];

/** A session, and the calls that it gets. */
class Driver {
  session: AnySession;
  private games = 0;
  private legal: readonly unknown[] = [];
  private of: unknown;
  private now = 0;
  readonly counts = { played: 0, refused: 0 };

  constructor(
    private readonly subject: Subject,
    private readonly random: Random,
  ) {
    this.session = begin(subject, 0);
  }

  /** Makes one call, legal or not. */
  call(): void {
    const { random, session } = this;
    this.now += random(1000) - 100;
    const by = { source: 'player', now: this.now } as const;
    switch (random(12)) {
      case 0:
      case 1:
        return this.step(() => session.undo(by));
      case 2:
        return this.step(() => session.redo(by));
      case 3:
        return this.look();
      case 4:
        if (random(20) === 0) this.anew();
        return;
      case 5:
      case 6:
      case 7:
        return this.play(nonsense(random, some(random, this.moves())));
      default:
        return this.playSome();
    }
  }

  /** Checks that the game equals its save, to the last card. */
  check(): void {
    const { session, subject } = this;
    const save: unknown = JSON.parse(JSON.stringify(session.save(this.now)));
    const loaded = Session.load(subject.game, save);
    if ('problem' in loaded) throw new Error(JSON.stringify([loaded.problem, save]));
    deepStrictEqual(loaded.value.state, session.state);
    deepStrictEqual(loaded.value.save(0), save);
  }

  private moves(): readonly unknown[] {
    if (this.of !== this.session.state) this.legal = this.session.legalMoves();
    this.of = this.session.state;
    return this.legal;
  }

  /** Plays a legal move; if there is none, makes another call. */
  private playSome(): void {
    const move = some(this.random, this.moves());
    this.play(move === undefined ? some(this.random, NONSENSE) : this.subject.plain(move));
  }

  private play(move: unknown): void {
    const { aids } = this.subject.starts[this.games % this.subject.starts.length]!;
    const by = { source: 'player', now: this.now, aids } as const;
    const refusal = this.session.refusal(move);
    this.step(() => this.session.play(move, by), refusal === undefined);
    if (this.moves().length === 0 && this.random(4) === 0) this.anew();
  }

  /** Checks that a refused call changes nothing, and an accepted one makes one step. */
  private step(act: () => { readonly code: string } | undefined, legal?: boolean): void {
    const before = standing(this.session);
    const refusal = act();
    if (legal !== undefined) strictEqual(refusal === undefined, legal);
    if (refusal === undefined) this.counts.played++;
    else {
      this.counts.refused++;
      strictEqual(typeof refusal.code, 'string');
      standing(this.session).forEach((value, n) => strictEqual(value, before[n]));
    }
  }

  private look(): void {
    const { session, random } = this;
    const before = standing(session);
    session.view(random(7) - 1);
    session.elapsed(this.now);
    if (random(2) === 0) session.pause(this.now);
    else session.resume(this.now);
    // Rare, because a load replays the whole game.
    if (random(40) === 0) {
      Session.load(this.subject.game, {
        ...session.save(this.now),
        at: random(9),
      });
    }
    standing(session).forEach((value, n) => strictEqual(value, before[n]));
  }

  private anew(): void {
    if (this.random(3) === 0) this.session.restart({ source: 'player' });
    else this.session = begin(this.subject, ++this.games);
  }
}

/** The number of calls between two checks of the whole game. */
const BETWEEN = 499;

/** Makes random calls on a game's session. None may throw, and a refused call may not change the game. */
export function soakCalls(subject: Subject, calls: number): string {
  const driver = new Driver(subject, randomFrom(SEED));
  for (let n = 1; n <= calls; n++) {
    driver.call();
    if (n % BETWEEN === 0) driver.check();
  }
  driver.check();
  const { played, refused } = driver.counts;
  return `${played} made, ${refused} refused`;
}
