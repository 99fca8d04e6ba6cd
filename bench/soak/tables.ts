import { deepStrictEqual, strictEqual } from 'node:assert';
import type { TableGame } from '../../src/elements/table/table-game.js';
import { paigowTable } from '../../src/games/pai-gow/element/game.js';
import { seven27Table } from '../../src/games/seven-twenty-seven/element/game.js';
import { type TableRun, canGoOn, endHand } from '../../src/core/table/table-run.js';
import { Session } from '../../src/core/engine/session.js';
import { mutated } from '../../test/core/support/mutations.js';
import { plain } from '../../test/core/support/seven27.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import { valueOf } from '../../test/core/support/result.js';
import { SEED, plainBet } from './subjects.js';
import { Slowest } from './slowest.js';

type Random = (below: number) => number;
type Fields = Readonly<Record<string, unknown>>;

/** The saved tables of one game: the run, the present hand and its seed. */
export interface KeptTables {
  readonly name: string;
  readonly saves: readonly Fields[];
  /** Loads a save, and saves the table again; returns a problem's code if it is refused. */
  readonly again: (save: unknown) => { readonly run: TableRun; readonly save: unknown } | string;
}

const VALUES: readonly unknown[] = [
  ...[
    null,
    -1,
    0,
    0.5,
    1,
    2,
    25,
    1000,
    1e20,
    '',
    'x',
    'bot',
    'human',
    'open',
    true,
    {},
    [],
    [null],
  ],
];

const SAVES = 120;
/** More moves than any hand has. */
const LENGTH = 400;
const SEED_SIZE = 32;

/** A table and its present hand, with at most this many random moves. */
function handOf<S, M, O extends object, Settings>(
  game: TableGame<S, M, O, Settings>,
  [run, settings]: readonly [TableRun, Settings],
  length: number,
  { random, asPlayed }: { readonly random: Random; readonly asPlayed: (move: M) => M },
): { readonly save: object; readonly after: TableRun } {
  const seed = Uint8Array.from({ length: SEED_SIZE }, () => random(256));
  const options = game.options(run, settings, seed);
  const session = valueOf(Session.start(game.game, { deck: game.deckOf(seed), options }));
  for (let left = length; left > 0 && session.outcome === undefined; left--) {
    const legal = session.legalMoves();
    const move = asPlayed(legal[random(legal.length)]!);
    session.play(move, { source: 'player', now: 0, aids: {} });
  }
  const isOver = session.outcome !== undefined;
  const after = isOver ? endHand(run, game.end(session.state)) : run;
  return { save: game.save({ run, session, seed }), after };
}

/** The tables of a game, each saved somewhere in its first four hands. */
function keptTables<S, M, O extends object, Settings>(
  name: string,
  game: TableGame<S, M, O, Settings>,
  given: readonly object[],
  asPlayed: (move: M) => M,
): KeptTables {
  const random = randomFrom(SEED);
  const by = { random, asPlayed };
  const saves = Array.from({ length: SAVES }, (_, n) => {
    const settings = valueOf(game.check(given[n % given.length]));
    let run = game.open(settings, random);
    for (let before = random(4); before > 0 && canGoOn(run); before--) {
      run = handOf(game, [run, settings], LENGTH, by).after;
    }
    const kept = handOf(game, [run, settings], random(3) === 0 ? LENGTH : random(14), by);
    const between = game.save({ run, session: undefined, seed: undefined });
    return JSON.parse(JSON.stringify(n % 8 === 0 ? between : kept.save)) as Fields;
  });
  const again: KeptTables['again'] = (save) => {
    const loaded = game.load(save);
    if ('problem' in loaded) return loaded.problem.code;
    return { run: loaded.value.run, save: JSON.parse(JSON.stringify(game.save(loaded.value))) };
  };
  return { name, saves, again };
}

const SEATS = [2, 3, 4, 6];

export const TABLES: readonly KeptTables[] = [
  keptTables(
    'pai-gow',
    paigowTable,
    SEATS.flatMap((seats) => [
      { seats, quickDeal: true },
      { seats, dealer: 'rotate', bonus: 'fortune' },
      { seats, foul: 'lose', stack: 60 },
    ]),
    plainBet,
  ),
  keptTables(
    'seven-twenty-seven',
    seven27Table,
    SEATS.flatMap((seats) => [{ seats }, { seats, stack: 30 }]),
    plain,
  ),
];

/** The value with a random change somewhere. */
function spoiltWithin(random: Random, value: unknown): unknown {
  const fields = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (fields.length === 0 || random(6) === 0) return VALUES[random(VALUES.length)];
  const field = fields[random(fields.length)]!;
  const inner = spoiltWithin(random, (value as Fields)[field]);
  return Array.isArray(value)
    ? value.map((one: unknown, n) => (String(n) === field ? inner : one))
    : { ...(value as Fields), [field]: inner };
}

/** A table's save with errors in its text, another value in it, or a part of another table's save. */
function spoilt(random: Random, save: Fields, other: Fields): unknown {
  const field = ['run', 'hand', 'seed'][random(3)]!;
  switch (random(3)) {
    case 0: {
      const text = mutated(random, JSON.stringify(save));
      try {
        return JSON.parse(text) as unknown;
      } catch {
        return text;
      }
    }
    case 1:
      return { ...save, [field]: other[field] };
    default:
      return spoiltWithin(random, save);
  }
}

const sum = (chips: readonly (number | null)[]): number =>
  chips.reduce<number>((all, one) => all + (one ?? 0), 0);

/** Loads damaged tables. Each must be refused with a reason, or save itself unchanged, with the same number of chips. */
export function soakTables({ saves, again }: KeptTables, count: number): string {
  const random = randomFrom(SEED);
  for (const save of saves) {
    const own = again(save);
    deepStrictEqual(typeof own === 'string' ? own : own.save, save);
  }
  const slowest = new Slowest();
  let loaded = 0;
  for (let n = 0; n < count; n++) {
    const data = spoilt(random, saves[n % saves.length]!, saves[random(saves.length)]!);
    const before = JSON.stringify(data);
    const found = slowest.of(() => again(data));
    strictEqual(JSON.stringify(data), before);
    if (typeof found === 'string') continue;
    loaded++;
    const { run, save } = found;
    strictEqual(sum(run.stacks) + run.house, sum(run.brought));
    deepStrictEqual(again(save), found);
  }
  return `${loaded} are sound, ${count - loaded} refused, ${slowest.text}`;
}
