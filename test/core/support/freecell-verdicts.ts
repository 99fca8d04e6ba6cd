import type { Variant, Verdict } from '../../../src/core.js';
import { readText } from './oracles.js';

/** Another program's verdicts on a variant's deals, from deal 1 on. */
export const verdictsOf = (variant: Variant): readonly Verdict[] =>
  readText(`data/freecell-verdicts/${variant}.tsv`)
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => (line.split('\t')[1] === 'solved' ? 'winnable' : 'unwinnable'));

/** The deals of FreeCell below a million that can't be won. */
export const IMPOSSIBLE = [11982, 146692, 186216, 455889, 495505, 512118, 517776, 781948] as const;
