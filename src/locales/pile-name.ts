import { CELL_LETTERS } from '../core/patience/notation.js';

/** How a language names piles: `Spalte 3`, `Zelle b`; of stock and waste there is but one. */
export const pileNameWith =
  (kinds: Readonly<Record<string, string>>) =>
  (pile: string): string => {
    const [kind, number] = pile.split('-') as [string, string?];
    const name = kinds[kind] ?? kind;
    if (!number || kind === 'waste') return name;
    return `${name} ${kind === 'cell' ? CELL_LETTERS[Number(number) - 1] : number}`;
  };
