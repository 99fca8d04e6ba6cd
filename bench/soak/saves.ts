import { deepStrictEqual, strictEqual } from 'node:assert';
import { Session } from '../../src/core.js';
import { mutated } from '../../test/core/support/mutations.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import { Slowest } from './slowest.js';
import { SEED, type Subject, begin } from './subjects.js';

type Random = (below: number) => number;
type Fields = Record<string, unknown>;

const VALUES: readonly unknown[] = [
  ...[null, -1, 0, 0.5, 1, 2, 3, 1e20, '', '5a', 'x', true, {}, [], ['5a'], [null], 'AS 2S'],
];

/** The moves of each damaged game. */
const LENGTH = 14;

/** Saves of a subject's games. In some of them moves were undone. */
export function savesOf(subject: Subject, count: number): readonly Fields[] {
  const random = randomFrom(SEED);
  return Array.from({ length: count }, (_, n) => {
    const session = begin(subject, n);
    const { aids } = subject.starts[n % subject.starts.length]!;
    for (let left = random(LENGTH); left > 0; left--) {
      const legal = session.legalMoves();
      if (legal.length === 0) break;
      const move = subject.plain(legal[random(legal.length)]);
      session.play(move, { source: 'player', now: 0, aids });
    }
    for (let left = random(3); left > 0; left--) session.undo({ source: 'player', now: 0 });
    return JSON.parse(JSON.stringify(session.save(0))) as Fields;
  });
}

/** A save with errors in its text, or another value in a field. A text that is no longer JSON stays a text. */
function spoilt(random: Random, save: Fields): unknown {
  if (random(2) === 0) {
    const text = mutated(random, JSON.stringify(save));
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return text;
    }
  }
  const fields = Object.keys(save);
  const field = fields[random(fields.length)]!;
  const moves = [...(save['moves'] as readonly string[])];
  switch (random(4)) {
    case 0:
      moves.splice(random(moves.length + 1), 1);
      return { ...save, moves, at: moves.length, count: moves.length };
    case 1: {
      const at = random(moves.length + 1);
      [moves[0], moves[at]] = [moves[at] ?? 's', moves[0] ?? 's'];
      return { ...save, moves };
    }
    default:
      return { ...save, [field]: VALUES[random(VALUES.length)] };
  }
}

/** Loads damaged saves. Each must be refused with a reason, or give the game that it describes. */
export function soakSaves(subject: Subject, count: number): string {
  const random = randomFrom(SEED);
  const saves = savesOf(subject, 100);
  const running = begin(subject, 1);
  const before = running.state;
  const slowest = new Slowest();
  let loadedCount = 0;
  for (let n = 0; n < count; n++) {
    const data = spoilt(random, saves[n % saves.length]!);
    const loaded = slowest.of(() => Session.load(subject.game, data));
    if ('problem' in loaded) {
      strictEqual(typeof loaded.problem.code, 'string');
      continue;
    }
    loadedCount++;
    const own = loaded.value.save(0);
    strictEqual(own.at, (data as Fields)['at']);
    strictEqual(own.moves.length, (data as { moves: readonly unknown[] }).moves.length);
    const again = Session.load(subject.game, JSON.parse(JSON.stringify(own)));
    deepStrictEqual('value' in again && again.value.state, loaded.value.state);
  }
  strictEqual(running.state, before);
  return `${loadedCount} are sound, ${count - loadedCount} refused, ${slowest.text}`;
}
