import { kB, percent, whole } from '../support/figures.js';
import { type Memory } from '../support/memory.js';
import { type Row } from '../support/table.js';

/** A look at the page’s memory, all games dealt anew, after so many acts. */
export interface Look extends Memory {
  readonly share: number;
  readonly acts: number;
}

/** When it is looked at: after it was got used to, in the middle, and at the end. */
export const LOOKS = [0.1, 0.5, 1] as const;

/**
 * By how much the second half may add. What is kept once (compiled code, pictures of cards that were never
 * dealt before) comes ever more seldom; what is lost with each act would come as often as ever.
 */
const MOST: Memory = { heap: 0.1, nodes: 0.06, listeners: 0.05 };

/** From one look to the last. */
const growthOf = (looks: readonly Look[], key: keyof Memory, since: number): number =>
  looks.at(-1)![key] / looks.at(since)![key] - 1;

const KEYS = ['heap', 'nodes', 'listeners'] as const;

/** What has grown by more than it may since the look before the last. */
export const grown = (looks: readonly Look[]): readonly string[] =>
  KEYS.filter((key) => growthOf(looks, key, -2) > MOST[key]).map(
    (key) => `${key} grew by ${percent(growthOf(looks, key, -2))}, more than ${percent(MOST[key])}`,
  );

const growthRow = (looks: readonly Look[], after: string, since: number): Row => ({
  after,
  acts: '',
  heap: percent(growthOf(looks, 'heap', since)),
  nodes: percent(growthOf(looks, 'nodes', since)),
  listeners: percent(growthOf(looks, 'listeners', since)),
});

export const rowsOf = (looks: readonly Look[]): readonly Row[] => [
  ...looks.map(({ share, acts, heap, nodes, listeners }) => ({
    after: `${Math.round(share * 100)} %`,
    acts: whole(acts),
    heap: kB(heap),
    nodes: whole(nodes),
    listeners: whole(listeners),
  })),
  growthRow(looks, 'growth', 0),
  growthRow(looks, 'since half', -2),
];
