import { kB, percent, whole } from '../support/figures.js';
import { type Memory } from '../support/memory.js';
import { type Row } from '../support/table.js';

/** A look at the page’s memory, all games dealt anew, after so many acts. */
export interface Look extends Memory {
  readonly share: number;
  readonly acts: number;
}

/** When it is looked at: the first look is after all is fetched, read and compiled. */
export const LOOKS = [0.1, 0.5, 1] as const;

/**
 * By how much the last look may be above the first. A game keeps settings, a hundred hands and words of
 * languages once they were asked for; what is lost with each of thousands of acts is far more.
 */
const MOST: Memory = { heap: 0.1, nodes: 0.02, listeners: 0.02 };

const growthOf = (looks: readonly Look[], key: keyof Memory): number => {
  const [first, last] = [looks[0]!, looks.at(-1)!];
  return last[key] / first[key] - 1;
};

const KEYS = ['heap', 'nodes', 'listeners'] as const;

/** What has grown by more than it may. */
export const grown = (looks: readonly Look[]): readonly string[] =>
  KEYS.filter((key) => growthOf(looks, key) > MOST[key]).map(
    (key) => `${key} grew by ${percent(growthOf(looks, key))}, more than ${percent(MOST[key])}`,
  );

export const rowsOf = (looks: readonly Look[]): readonly Row[] => [
  ...looks.map(({ share, acts, heap, nodes, listeners }) => ({
    after: `${Math.round(share * 100)} %`,
    acts: whole(acts),
    heap: kB(heap),
    nodes: whole(nodes),
    listeners: whole(listeners),
  })),
  {
    after: 'growth',
    acts: '',
    heap: percent(growthOf(looks, 'heap')),
    nodes: percent(growthOf(looks, 'nodes')),
    listeners: percent(growthOf(looks, 'listeners')),
  },
];
