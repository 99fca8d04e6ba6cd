import type { Scale } from '../../core/solver/grade.js';
import { SCALES } from './scale-table.js';

/** The options whose scale is missing take that of the defaults. */
const USUAL = '';

/**
 * The scale of a game's grades. `undefined` if its deals have no grades.
 *
 * @param name the game's
 * @param variant its options, as `variantOf` writes them
 */
export function scaleOf(name: string, variant: string): Scale | undefined {
  const scales = Object.hasOwn(SCALES, name) ? SCALES[name]! : {};
  return scales[variant] ?? scales[USUAL];
}
