import { STOCK, type Transfer } from '../../patience/piles.js';
import { isWon } from '../../patience/rules/outcome.js';
import { play } from '../../patience/rules/play.js';
import { refusal } from '../../patience/rules/refusal.js';
import type { PatienceState } from '../../patience/rules/state.js';
import type { Recorder } from './board.js';
import type { Plan } from './plan.js';
import { RulesSpace } from './space.js';

/** Writes down the moves of a board as moves of the game, and plays them by its rules. */
class Transcript implements Recorder {
  readonly moves: Transfer[] = [];
  isLegal = true;

  constructor(
    private readonly plan: Plan,
    private state: PatienceState,
  ) {}

  get isWon(): boolean {
    return this.isLegal && isWon(this.plan.table, this.state);
  }

  moved(from: number, to: number, count: number): void {
    this.play({ from: this.idOf(from), to: this.idOf(to), count });
  }

  flipped(pile: number): void {
    // Places of a pyramid turn up by themselves.
    const id = this.idOf(pile);
    if (this.state.faceDown[id] === this.state.piles[id]!.length)
      this.play({ from: id, to: id, count: 1 });
  }

  taken(to: number, index: number, wasteBefore: number, isRedealt: boolean): void {
    const { plan } = this;
    const waste = plan.table.wastes[0]!;
    if (isRedealt) {
      this.drawUntil(() => this.state.piles[STOCK]!.length === 0);
      this.play({ from: waste, to: STOCK, count: this.state.piles[waste]!.length });
    }
    this.drawUntil(() => this.state.piles[waste]!.length === index + 1);
    this.play({ from: waste, to: this.idOf(to), count: 1 });
  }

  private drawUntil(isDone: () => boolean): void {
    const { draw } = this.plan.table.stock!;
    while (this.isLegal && !isDone()) {
      const count = Math.min(draw, this.state.piles[STOCK]!.length);
      this.play({ from: STOCK, to: this.plan.table.wastes[0]!, count });
    }
  }

  private idOf(pile: number): string {
    return this.plan.table.piles[pile]!;
  }

  private play(move: Transfer): void {
    const { table } = this.plan;
    if (!this.isLegal || refusal(table, this.state, move)) {
      this.isLegal = false;
      return;
    }
    this.moves.push(move);
    this.state = play(table, this.state, move);
  }
}

/**
 * The moves of a win, played by the game's own rules.
 *
 * @param path the moves of the search
 * @returns `undefined` if they don't win
 */
export function winningMoves(
  plan: Plan,
  state: PatienceState,
  path: readonly number[],
): readonly Transfer[] | undefined {
  const transcript = new Transcript(plan, state);
  const space = new RulesSpace(plan, state, transcript);
  for (const move of path) space.make(move);
  return transcript.isWon ? transcript.moves : undefined;
}
