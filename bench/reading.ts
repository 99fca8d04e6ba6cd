import { type Save, readShare, share } from '../src/core.js';
import { type Pieces, workOn } from '../src/core/engine/reading.js';
import { SAVE_STEPS, checkSave, copyOfSave, readSave } from '../src/core/engine/save.js';
import { SHARE_STEPS, shareReading } from '../src/core/sharing/share.js';
import { inSlices } from '../src/elements/solver/slices.js';
import { AT_ONCE, SLICE } from '../src/elements/controllers/slow-reader.js';
import { LONG_GAMES, longGame } from '../test/core/support/long-games.js';
import { valueOf } from '../test/core/support/result.js';
import { goal, median, ms, whole } from './support/figures.js';
import { type Row, print } from './support/table.js';

/** The number of measurements of each. */
const RUNS = 5;
const LONGEST_SLICE = 50;

function timed(act: () => unknown): number {
  const begun = performance.now();
  act();
  return performance.now() - begun;
}

/** The milliseconds of each slice of a reading. The first slice is what is read at once. */
function slicesOf<T extends object>(reading: Pieces<T>): number[] {
  let found: T | undefined;
  const times = [timed(() => (found = workOn(reading, AT_ONCE)))];
  const slice = inSlices(
    () => ({ step: (pieces) => workOn(reading, pieces) }),
    SLICE,
    () => performance.now(),
  );
  while (!found) times.push(timed(() => (found = slice())));
  return times;
}

function rowOf(what: string, atOnce: () => unknown, begin: () => Pieces<object>): Row {
  const once = median(Array.from({ length: RUNS }, () => timed(atOnce)));
  const runs = Array.from({ length: RUNS }, () => slicesOf(begin()));
  const longest = Math.max(...runs.flat());
  return {
    reading: what,
    'at once': ms(once),
    slices: whole(median(runs.map((times) => times.length))),
    'in slices': ms(median(runs.map((times) => times.reduce((sum, time) => sum + time, 0)))),
    'longest slice': ms(longest),
    ...goal(`< ${LONGEST_SLICE} ms`, longest < LONGEST_SLICE),
  };
}

/** Measures how long the main thread is busy with long games: links and saves with the most steps. */
export function readings(): Promise<void> {
  const rows: Row[] = [];
  const copies: Row[] = [];
  for (const name of LONG_GAMES) {
    const { game, save } = longGame(name, SHARE_STEPS);
    const link = valueOf(share(game, save));
    const rowOfSave = (one: Save): Row =>
      rowOf(
        `${name}, a save of ${whole(one.at)} steps`,
        () => checkSave(game, one),
        () => readSave(game, one),
      );
    const most = longGame(name, SAVE_STEPS).save;
    rows.push(
      rowOf(
        `${name}, a link of ${whole(SHARE_STEPS)} steps`,
        () => readShare(game, link),
        () => shareReading(game, link),
      ),
      rowOfSave(save),
      rowOfSave(most),
    );
    const copying = Array.from({ length: RUNS }, () => timed(() => copyOfSave(most)));
    copies.push({ copying: `${name}, a save of 20,000 steps`, median: ms(median(copying)) });
  }
  print(`Reading: slices of ${SLICE} ms after ${AT_ONCE} moves at once, ${RUNS} times each`, rows);
  print('Copying a save before it is read, all in one piece (no goal)', copies);
  return Promise.resolve();
}
