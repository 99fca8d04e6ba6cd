import { readFileSync } from 'node:fs';

/** A deal and its solution, a token a move. */
export interface Solution {
  readonly deal: number;
  readonly tokens: readonly string[];
}

/** A file next to the tests: `data/…` or `fixtures/…`. */
export const readText = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** The solutions in a file of `test/data`, in its order. */
export const solutions = (file: string): readonly Solution[] =>
  readText(`data/${file}`)
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [deal = '', tokens = ''] = line.split('\t');
      return { deal: Number(deal), tokens: tokens.split(' ') };
    });
