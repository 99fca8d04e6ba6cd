import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import { sentence } from '../../../locales/saying.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, ja, kit, seatNames } from '../kit.js';
import { toldWith } from '../seven27-told.js';
import { labels } from './seven27-labels.js';
import { stepsWith } from './seven27-steps.js';

/** The words of Seven Twenty-Seven at a table, in Japanese. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  const steps = stepsWith(names);
  return {
    ...labels,
    ...toldWith(names),
    seatName: names.label,
    among: (seats) => kit.list(seats.map(names.label)),
    step: (step) => sentence(steps, step),
    amount: ja.number,
    chips,
    signed: ja.signed,
  };
}
