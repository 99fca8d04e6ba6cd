import type { SideBet } from '../../../elements/table/scene.js';
import type { FortuneLine } from '../rules/fortune.js';
import type { PaigowHost } from './host.js';

/** What the Fortune bet pays at this table. */
export function fortuneBet({ view, gameWords }: Pick<PaigowHost, 'view' | 'gameWords'>): SideBet {
  const { pay, envy, envyMin } = view.options;
  const lines = Object.entries(gameWords.fortune) as [FortuneLine, string][];
  return {
    lines: lines.map(([line, name]) => ({ name, pay: pay[line], envy: envy[line] })),
    envyMin,
  };
}
