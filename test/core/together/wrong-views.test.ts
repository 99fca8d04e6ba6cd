import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Difference } from '../../../src/core/together/difference.js';
import type { ServerMessage, SharedGame } from '../../../src/together.js';
import { sharedTables } from '../../../src/together.js';
import { countOf, firstOf } from '../../support/counts.js';
import { type Page, TestTable } from '../support/shared-table.js';
import { TRICK_GAMES } from '../support/shared-tricks.js';

type Path = readonly (string | number)[];

/** The paths of all parts of a JSON value. */
function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries = Object.entries(value) as [string, unknown][];
  return [path, ...entries.flatMap(([key, one]) => pathsIn(one, [...path, key]))];
}

/** A copy with another value at a path. */
function withValue(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[key] = withValue(copy[key], rest, other);
  return copy;
}

/** How many trick-taking games are tried. */
const MOST = countOf({ normal: 2, full: 6 });

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);
const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((within, key) => (within as Record<string | number, unknown>)[key], value);

const WRONG: readonly unknown[] = ['x', -0.5, 1e308, true, [], {}, undefined];

/** What the page of a table shows, all of which must work. */
function shown({ table }: Page, game: SharedGame): unknown {
  const { session, run } = table;
  const rules = sharedTables[game];
  for (const seat of [undefined, ...run!.kinds.keys()]) {
    session!.legalMoves(seat);
    session!.view(seat);
    if (seat !== undefined) rules.chips(session!.state, seat);
  }
  return [session!.outcome, session!.moveCount, session!.state];
}

/** A table in the middle of a hand, whose server sends Bob's page a wrong next step. */
function open(game: SharedGame): { table: TestTable; ann: Page; bob: Page } {
  const seats = TRICK_GAMES.some((one) => one === game) ? 4 : 3;
  const table = TestTable.open({ game, seats });
  const [ann, bob] = [table.sit('Ann'), table.sit('Bob')];
  table.next(ann, bob);
  // A hand of Pai Gow has two moves of each person.
  const most = game === 'paigow-table' ? 1 : 3;
  for (let moves = 0; moves < most; moves++) for (const page of [ann, bob]) table.playAs(page);
  return { table, ann, bob };
}

const TRICKS = firstOf(['hearts-table', 'twenty-nine-table', ...TRICK_GAMES] as const, MOST);

for (const game of ['seven27-table', 'paigow-table', 'ten-dice-race', ...new Set(TRICKS)] as const)
  describe(`a view of a wrong shape: ${game}`, () => {
    it('does not replace the one before, is told, and the table is asked for again', () => {
      const { bob } = open(game);
      const { state, moveCount } = bob.table.session!;
      const before = shown(bob, game);
      const problems: string[] = [];
      bob.table.subscribe((event) => {
        if (event.type === 'problem') problems.push(event.problem.code);
      });
      let tried = 0;
      for (const path of pathsIn(state)) {
        const known = valueAt(state, path);
        // What is nothing yet may become anything.
        if (known === null || path[0] === 'deck' || path[0] === 'options') continue;
        for (const wrong of WRONG.filter((one) => typeOf(one) !== typeOf(known))) {
          const view = [withValue(state, path, wrong)] as unknown as Difference;
          // As if the table had been sent again.
          Object.assign(bob.table, { isSyncing: false });
          bob.outgoing.length = problems.length = 0;
          bob.table.receive({ type: 'step', step: moveCount + 1, moves: [{}], by: 'bot', view });
          const where = `${path.join('.')}: ${JSON.stringify(wrong)}`;
          expect(problems, where).to.deep.equal(['bad-message']);
          expect(bob.outgoing, where).to.deep.equal([{ type: 'sync' }]);
          expect(shown(bob, game), where).to.deep.equal(before);
          tried++;
        }
      }
      expect(tried).to.be.greaterThan(100);
    });

    it('is mended by the true table, and the hand is played to its end', () => {
      const { table, ann, bob } = open(game);
      const hear = bob.hear.bind(bob);
      let lies = 0;
      bob.hear = (message: ServerMessage) => {
        const isStep = message.type === 'step' && lies++ === 0;
        hear(
          isStep
            ? { ...message, view: { ...(message.view as object), seats: 7, racers: 7 } }
            : message,
        );
      };
      table.playHand(ann, bob);
      expect(lies).to.be.greaterThan(0);
      expect(bob.table.session!.outcome).to.equal('over');
      expect(bob.table.session!.state).to.have.property('options');
      expect(bob.table.checked.map(({ check }) => check.fair)).to.deep.equal([true]);
    });
  });

describe('a step that the page can’t show', () => {
  it('is not kept', () => {
    const { table, ann, bob } = open('seven27-table');
    const { session } = bob.table;
    const { state, moveCount } = session!;
    const end = session!.subscribe(() => {
      throw new Error('no picture');
    });
    for (let moves = 0; ann.table.session!.moveCount === moveCount && moves < 20; moves++)
      if (!table.playAs(ann)) table.wait(50);
    expect([session!.state, session!.moveCount]).to.deep.equal([state, moveCount]);
    end();
    expect(bob.table.session!.moveCount).to.equal(ann.table.session!.moveCount);
  });
});
