import { kB, percent, whole } from '../support/figures.js';
import { type Memory } from '../support/memory.js';
import { type Row } from '../support/table.js';

/** The page's memory after a number of actions, with all games dealt anew. */
export interface Look extends Memory {
  readonly share: number;
  readonly acts: number;
}

/** The measurements, as shares of all actions: after a warm-up, in the middle, and at the end. */
export const LOOKS = [0.1, 0.5, 1] as const;

/**
 * The growth that is allowed up to the next measurement, for each measurement. Memory that is kept once (compiled code,
 * growing lists) grows more and more slowly. A leak with each action would not slow down.
 */
const MOST: readonly Memory[] = [
  { heap: 0.3, nodes: 0.12, listeners: 0.1 },
  { heap: 0.08, nodes: 0.05, listeners: 0.03 },
];

const growth = (looks: readonly Look[], key: keyof Memory, from: number, to: number): number =>
  looks.at(to)![key] / looks.at(from)![key] - 1;

const KEYS = ['heap', 'nodes', 'listeners'] as const;

/** Lists what has grown by more than is allowed between two measurements. */
export const grown = (looks: readonly Look[]): readonly string[] =>
  MOST.slice(0, looks.length - 1).flatMap((most, from) =>
    KEYS.filter((key) => growth(looks, key, from, from + 1) > most[key]).map((key) => {
      const more = percent(growth(looks, key, from, from + 1));
      return `${key} grew by ${more} after look ${from + 1}, more than ${percent(most[key])}`;
    }),
  );

const growthRow = (looks: readonly Look[], after: string, since: number): Row => ({
  after,
  acts: '',
  heap: percent(growth(looks, 'heap', since, -1)),
  nodes: percent(growth(looks, 'nodes', since, -1)),
  listeners: percent(growth(looks, 'listeners', since, -1)),
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
