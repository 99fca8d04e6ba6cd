import type { Seven27Words } from '../../../games/seven-twenty-seven/words.js';
import type { SeatedTable } from '../../../locales/table-en.js';
import { chips, fr, seatNames } from '../kit.js';
import { toldWith } from '../seven27-told.js';
import { labels } from './seven27-labels.js';
import { labelsWith } from './seven27-steps.js';

/** The words of Seven Twenty-Seven at a table, in French. */
export function seven27(table: SeatedTable): Seven27Words {
  const names = seatNames(table);
  return {
    ...labels,
    ...labelsWith(names),
    ...toldWith(names),
    amount: fr.number,
    chips,
    signed: fr.signed,
  };
}
