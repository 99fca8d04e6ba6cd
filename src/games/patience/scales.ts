import { variantOf } from '../../core/engine/option-text.js';
import type { Scale } from '../../core/solver/grade.js';
import type { PatienceData } from './define.js';

/**
 * The scales of grades, by game and by its options as `writeOptions` writes them. Options without a scale take that of the
 * defaults, so every game of the list has one for its defaults: ''. docs/grades.md has the numbers of deals. Source:
 * npm run bench:grade -- yukon
 */
const SCALES: Readonly<Record<string, Readonly<Record<string, Scale>>>> = {
  'bakers-dozen': { '': [252, 541, 1112, 1668] },
  'beleaguered-castle': { '': [536, 935, 1332, 2000] },
  canfield: { '': [316, 602, 1163, 2000] },
  tripeaks: { '': [77, 80, 83, 953] },
  yukon: { '': [213, 571, 1053, 1615] },
};

/** The scale of a game's grades. `undefined` if its deals have no grades. */
export function scaleOf<Options extends object>(
  data: PatienceData<Options>,
  options: Options,
): Scale | undefined {
  const scales = Object.hasOwn(SCALES, data.name) ? SCALES[data.name]! : {};
  return scales[variantOf(data, options)] ?? scales[''];
}

/** Whether the deals of a game have grades. */
export const hasScale = ({ name }: Pick<PatienceData, 'name'>): boolean =>
  Object.hasOwn(SCALES, name);
