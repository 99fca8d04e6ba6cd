import { KING, rankOf } from '../../../core/cards/card.js';
import { withIndex } from '../../../core/cards/list.js';
import { STOCK, pileIds, topOf } from '../../../core/patience/piles.js';
import { DepthFirst } from '../../../core/solver/depth-first.js';
import { type ProvingSearch, type Verdict, finish } from '../../../core/solver/search.js';
import { type GolfMove, type GolfOptions, type GolfState, golf } from '../rules/game.js';
import { type Counts, Shortage, countsOf, one } from './shortage.js';

const COLUMNS = pileIds('column', 7);

/** The default budget of positions: more than any tested deal needs. */
const BUDGET = 2_000_000;

/** The bit offsets of a position's parts in 30 bits: three bits for each column's height come first. */
const STOCK_AT = 3 * COLUMNS.length;
const RANK_AT = STOCK_AT + 5;

/** Whether a card of one rank goes on one of the other. */
function goesOn(rank: number, top: number, { corner }: GolfOptions): boolean {
  const apart = Math.abs(rank - top);
  return corner ? apart === 1 || apart === KING - 1 : apart === 1 && top !== KING;
}

/** The legal moves in the order of the search: the columns, then the stock. */
function inOrder(state: GolfState): readonly GolfMove[] {
  const moves = golf.moves(state);
  const isDraw = ({ from }: GolfMove): boolean => from === STOCK;
  return [...moves.filter((move) => !isDraw(move)), ...moves.filter(isDraw)];
}

/**
 * Searches whether the columns can be cleared, with all cards known. Cards below the tops stay in place, so a
 * position is the heights of the columns, the size of the stock and the rank on the waste. Each position is
 * tried once, depth first.
 */
class GolfSearch implements ProvingSearch<GolfMove> {
  private readonly tree = new DepthFirst((position) => this.expand(position));
  private readonly columns: readonly (readonly number[])[];
  private readonly stock: readonly number[];
  private readonly shortage: Shortage;
  /** The counts of each column at each height, and of the stock. */
  private readonly counts: readonly (readonly Counts[])[];
  private readonly stockCounts: readonly Counts[];
  private found: Verdict | undefined;

  constructor(
    private readonly state: GolfState,
    private readonly budget: number,
  ) {
    const { piles } = state;
    this.columns = COLUMNS.map((id) => piles[id]!.map(rankOf));
    this.stock = piles[STOCK]!.map(rankOf);
    this.shortage = new Shortage(state.options);
    this.counts = this.columns.map(countsOf);
    this.stockCounts = countsOf(this.stock);
    this.begin(state);
  }

  get searched(): number {
    return this.tree.size;
  }

  step(nodes: number): Verdict | undefined {
    return (this.found ??= this.go(nodes));
  }

  /** Every position on the way is decided: the moves are tried in the order of the search. */
  proof(): readonly GolfMove[] | undefined {
    if (this.found !== 'winnable') return undefined;
    const line: GolfMove[] = [];
    for (let at = this.state; golf.outcome(at) !== 'won';) {
      const move = inOrder(at).find((next) => this.canBeWon(golf.play(at, next)))!;
      line.push(move);
      at = golf.play(at, move);
    }
    return line;
  }

  private go(nodes: number): Verdict | undefined {
    const { tree, budget } = this;
    const won = tree.step(Math.min(nodes, budget - tree.size));
    if (won === undefined) return tree.size < budget ? undefined : 'unknown';
    return won ? 'winnable' : 'unwinnable';
  }

  private canBeWon(state: GolfState): boolean {
    this.begin(state);
    return this.tree.step(Infinity) === true;
  }

  private begin({ piles }: GolfState): void {
    this.tree.clear();
    const heights = COLUMNS.reduce((bits, id, n) => bits | (piles[id]!.length << (3 * n)), 0);
    this.enter(heights, piles[STOCK]!.length, rankOf(topOf(piles['waste-1'])!));
  }

  /** The first column comes last, so that it is tried first. */
  private expand(position: number): void {
    const { columns, stock, state } = this;
    const heights = position & ((1 << STOCK_AT) - 1);
    const left = (position >> STOCK_AT) & 31;
    const top = position >> RANK_AT;
    if (left > 0) this.enter(heights, left - 1, stock[left - 1]!);
    for (let n = columns.length - 1; n >= 0; n--) {
      const height = (heights >> (3 * n)) & 7;
      const rank = columns[n]![height - 1];
      if (rank === undefined || !goesOn(rank, top, state.options)) continue;
      this.enter(heights - (1 << (3 * n)), left, rank);
    }
  }

  private enter(heights: number, left: number, rank: number): void {
    if (heights === 0) this.tree.win();
    else if (!this.isShort(heights, left, rank))
      this.tree.push(heights | (left << STOCK_AT) | (rank << RANK_AT), 0);
  }

  private isShort(heights: number, left: number, rank: number): boolean {
    let [low, high] = [0, 0];
    for (const [n, counts] of withIndex(this.counts)) {
      const column = counts[(heights >> (3 * n)) & 7]!;
      low += column[0];
      high += column[1];
    }
    const [stock, top] = [this.stockCounts[left]!, one(rank)];
    return this.shortage.isThere(low, high, low + stock[0] + top[0], high + stock[1] + top[1]);
  }
}

/**
 * Starts to search whether the game can still be won. The answer is exact within the budget.
 *
 * @param budget the most positions to keep. Beyond it the verdict is `unknown`
 */
export const search = (state: GolfState, budget = BUDGET): ProvingSearch<GolfMove> =>
  new GolfSearch(state, budget);

/** Like `search`, all at once. */
export const verdict = (state: GolfState, budget?: number): Verdict =>
  finish(search(state, budget));
