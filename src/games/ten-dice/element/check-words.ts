import { lazy } from '../../../elements/base/lazy.js';
import { lazyMessages } from '../../../elements/controllers/language/gather.js';
import { tenDiceCheck } from '../../../locales/compiled/load/ten-dice-check.js';
import type { TenDiceCheckMessages } from '../../../locales/compiled/types.js';
import type { Words } from '../../../locales/words.js';
import type { RollFault } from '../rules/check-rolls.js';

const loadEnglish = lazy('race-check-words', () =>
  import('../../../locales/compiled/en/ten-dice-check.js').then((m) => m.tenDiceCheck),
);

/** Loads the messages of the check of the dice in the language of an element. */
export const loadCheckWords = (words: Words): Promise<TenDiceCheckMessages> =>
  lazyMessages('race-check-words', words, tenDiceCheck, loadEnglish)();

/** What the check says of somebody's rolls. */
export function rollsText(
  { rolls, faults }: TenDiceCheckMessages,
  name: string,
  count: number,
  fault: RollFault | undefined,
): string {
  if (!fault) return rolls({ name, count });
  const { what, roll } = fault;
  if (what === 'start') return faults.start({ name });
  if (what) return faults[what]({ name, roll });
  const [expected, got] = [fault.expected.join(' '), fault.got.join(' ')];
  return faults.dice({ name, roll, expected, got });
}
