import { wrongOption } from '../../../core/engine/option.js';
import type { Checked } from '../../../core/engine/reason.js';
import { LONGEST_NAME, cleanName } from '../../../core/table/seat-names.js';

/** The page's name for the dealer of the house. `undefined` if it gives none. */
export function parseDealerName(value: unknown): Checked<string | undefined> {
  const name = typeof value === 'string' ? value.trim() : (value ?? '');
  if (name === '') return { value: undefined };
  return typeof name === 'string' && cleanName(name) === name
    ? { value: name }
    : wrongOption('dealer-name', value, `a name of up to ${LONGEST_NAME} letters`);
}
