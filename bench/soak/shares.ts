import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { readShare, share } from '../../src/core.js';
import { mutated } from '../../test/core/support/mutations.js';
import { valueOf } from '../../test/core/support/result.js';
import { randomFrom } from '../../test/core/support/small-random.js';
import { savesOf } from './saves.js';
import { Slowest } from './slowest.js';
import { SEED, type Subject } from './subjects.js';

/** Reads damaged share strings. None may give another game than the shared one. */
export function soakShares(subject: Subject, count: number): string {
  const random = randomFrom(SEED);
  const { game } = subject;
  const texts = savesOf(subject, 100).map((save) => valueOf(share(game, save)));
  const saves = texts.map((text) => valueOf(readShare(game, text)));
  const slowest = new Slowest();
  let same = 0;
  for (let n = 0; n < count; n++) {
    const which = n % texts.length;
    const spoilt = mutated(random, texts[which]!);
    const found = slowest.of(() => readShare(game, spoilt));
    if ('problem' in found) {
      ok(/^share-(broken|newer)$/.test(found.problem.code), JSON.stringify([spoilt, found]));
      continue;
    }
    same++;
    strictEqual(spoilt.trim(), texts[which]);
    deepStrictEqual(found.value, saves[which]);
  }
  return `${same} were left as they were, ${count - same} refused, ${slowest.text}`;
}
