import { rankOf } from '../../cards/card.js';
import { listOf } from '../../cards/list.js';
import type { Board } from './board.js';
import type { Plan } from './plan.js';

/** Whether all cards that must leave can only leave to the hole. */
function hasOneWay({ table }: Plan): boolean {
  const { hole, foundation, goal, cells, suitSize } = table;
  if (!hole || foundation || (goal === 'columns' && cells.length > 0)) return false;
  return !hole.wrap || suitSize % 2 === 1;
}

/**
 * Finds positions in which some cards can never go to the hole, because there is nothing that they could lie on.
 *
 * Proof: each of these cards goes on a card of a neighbouring rank, and nothing else goes on that card. So each needs a
 * neighbour of its own: another card that is not in the hole, or its top card. Ranks are taken in turn. A card uses the
 * spare cards of the rank below first, because no later card can.
 */
export class Shortage {
  private readonly must = new Int32Array(16);
  private readonly supply = new Int32Array(16);
  /** Every second rank, from the lowest and from the next one. */
  private readonly rows: readonly [readonly number[], readonly number[]];

  private constructor(private readonly board: Board) {
    const { lowest, highest } = board.plan.table;
    const ranks = listOf(highest - lowest + 1, (n) => lowest + n);
    const row = (parity: number): number[] =>
      ranks.filter((rank) => (rank - lowest) % 2 === parity);
    this.rows = [row(0), row(1)];
  }

  /** `undefined` if cards can leave in other ways. */
  static of(board: Board): Shortage | undefined {
    return hasOneWay(board.plan) ? new Shortage(board) : undefined;
  }

  isThere(): boolean {
    const { lowest, highest, hole } = this.board.plan.table;
    const [row, other] = this.rows;
    this.count();
    if (!hole!.wrap) {
      return this.runsOut(row, 0, 0) || this.runsOut(other, this.under(lowest, 0), 0);
    }
    // The ranks are a ring. Some of the highest cards may lie under the lowest ones, the others under their neighbours.
    const ring = [...row, ...other];
    for (let lent = 0; lent <= this.under(highest, 0); lent++) {
      if (!this.runsOut(ring, lent, lent)) return false;
    }
    return true;
  }

  private count(): void {
    const { board, must, supply } = this;
    const { plan, length, cards, room } = board;
    const hole = plan.wastes.at;
    must.fill(0);
    supply.fill(0);
    for (let pile = 0; pile < plan.size; pile++) {
      if (pile === hole) continue;
      // Cards of the stock go to the hole whatever their rank.
      const mustLeave = pile !== plan.stock && plan.counts[pile] === 1;
      for (let n = pile * room; n < pile * room + length[pile]!; n++) {
        const rank = rankOf(cards[n]!);
        supply[rank]!++;
        if (mustLeave) must[rank]!++;
      }
    }
    if (length[hole]! > 0) supply[rankOf(board.top(hole))]!++;
  }

  /** How many cards of a rank others may lie on. `lent` of the highest ones lie under the lowest ones. */
  private under(rank: number, lent: number): number {
    const { lowest, highest, hole } = this.board.plan.table;
    if (rank > highest) return hole!.wrap ? this.supply[lowest]! : 0;
    if (rank < highest) return this.supply[rank]!;
    return hole!.kingEnds ? 0 : this.supply[highest]! - lent;
  }

  /**
   * Whether cards of these ranks, in turn, use up their neighbours.
   *
   * @param first the cards that those of the first rank may lie on, of the rank below
   */
  private runsOut(ranks: readonly number[], first: number, lent: number): boolean {
    let spare = first;
    for (const rank of ranks) {
      const wanting = Math.max(0, this.must[rank]! - spare);
      const next = this.under(rank + 1, lent);
      if (wanting > next) return true;
      spare = next - wanting;
    }
    return false;
  }
}
