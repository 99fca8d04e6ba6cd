import { type FreecellMove, type FreecellState, cardCode, freecell } from '../../../src/core.js';
import { must } from './result.js';

type Pile = FreecellMove['from'];

/** The piles for moving cards one at a time: the source, the target, and the free ones. */
interface Ways {
  readonly from: Pile;
  readonly to: Pile;
  readonly free: readonly Pile[];
  /** How many cards of `from` and `to` can't be moved. */
  readonly fixed: Readonly<Record<string, number>>;
}

function waysOf({ piles, options }: FreecellState, { from, to, count }: FreecellMove): Ways {
  const { columns, cells } = freecell.tableOf(options);
  const isFree = (id: Pile): boolean => id !== to && must(piles[id]).length === 0;
  return {
    from,
    to,
    free: [...cells, ...columns].filter(isFree),
    fixed: { [from]: must(piles[from]).length - count, [to]: must(piles[to]).length },
  };
}

/** Every single move of the run's cards. */
function* singles(state: FreecellState, ways: Ways): Generator<FreecellMove> {
  const all = [ways.from, ...ways.free, ways.to];
  for (const from of all) {
    if (must(state.piles[from]).length <= (ways.fixed[from] ?? 0)) continue;
    for (const to of all) {
      const move = { from, to, count: 1 };
      if (freecell.refusal(state, move) === undefined) yield move;
    }
  }
}

/** A position's name; free cells are all alike, and so are free columns. */
function nameOf({ piles }: FreecellState, { from, to, free }: Ways): string {
  const text = (id: Pile): string => must(piles[id]).map(cardCode).join(' ');
  const cells = free.filter((id) => id.startsWith('cell-')).map(text);
  const columns = free.filter((id) => id.startsWith('column-')).map(text);
  return [text(from), text(to), ...cells.sort(), '|', ...columns.sort()].join(',');
}

/**
 * Whether moving the run card by card, through the cells and columns that are free and no others,
 * gets it there. It tries everything, and knows no formula.
 */
export function canGoSingly(start: FreecellState, run: FreecellMove): boolean {
  const ways = waysOf(start, run);
  const wanted = must(ways.fixed[run.to]) + run.count;
  const first: FreecellState = { ...start, options: { ...start.options, supermove: 'off' } };
  const seen = new Set([nameOf(first, ways)]);
  const open = [first];
  for (let state = open.pop(); state; state = open.pop()) {
    if (must(state.piles[run.to]).length === wanted) return true;
    for (const move of singles(state, ways)) {
      const next = freecell.play(state, move);
      const name = nameOf(next, ways);
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(next);
    }
  }
  return false;
}
