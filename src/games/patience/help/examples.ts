import type { Example } from '../../../core/patience/example.js';
import type { Transfer } from '../../../core/patience/piles.js';
import type { PatienceRules } from '../../../core/patience/rules/rules.js';
import { tableOf } from '../../../core/patience/rules/table.js';
import { COLUMN_SCENES } from './scenes/columns.js';
import { PILE_SCENES } from './scenes/piles.js';
import { REMOVAL_SCENES } from './scenes/removal.js';

const SCENES = { ...COLUMN_SCENES, ...PILE_SCENES, ...REMOVAL_SCENES };

/** Small positions that show legal and refused moves, by name. They are made from the rules, always in the same way. */
export function rulesExamples(rules: PatienceRules): Readonly<Record<string, Example<Transfer>>> {
  const table = tableOf(rules);
  return Object.fromEntries(
    Object.entries(SCENES).flatMap(([name, scene]) => {
      const example = scene(table);
      return example ? [[name, example]] : [];
    }),
  );
}
