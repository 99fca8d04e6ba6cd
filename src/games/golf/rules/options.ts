import { wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';

/** What is settled before a game is dealt. */
export interface GolfOptions {
  /** Whether kings and aces are neighbours; otherwise nothing goes on a king, and on an ace only a two. */
  readonly corner: boolean;
}

/** Full options from what a page or a save gives; what is not given takes its default. */
export function checkOptions(value: unknown): Checked<GolfOptions> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { corner = false } = given;
  if (typeof corner !== 'boolean') return wrongOption('corner', corner, 'true, false');
  return { value: { corner } };
}
