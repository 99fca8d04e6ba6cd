import type { PatienceState } from '../../patience/rules/state.js';
import { Board, type Recorder } from './board.js';
import { type Figures, WEIGHTS, costOf, kindOf, stageOf } from './cost.js';
import { makeForcedMoves } from './forced.js';
import { MoveList } from './move.js';
import { MoveWriter, makeMove } from './moves.js';
import type { Plan } from './plan.js';
import { Shortage } from './shortage.js';

/** The positions of any patience, for a search. */
export class RulesSpace {
  readonly board: Board;
  /** The moves from the start to the current position. */
  readonly path: number[] = [];
  /** Whether a position had more moves than there was room for, so that nothing can be said about losses. */
  isCut = false;
  private readonly writer: MoveWriter;
  private readonly shortage: Shortage | undefined;

  /**
   * @param recorder receives all changes, including the forced moves at the start
   * @param weights what the figures count in the cost
   */
  constructor(
    plan: Plan,
    state: PatienceState,
    recorder?: Recorder,
    private readonly weights: Readonly<Figures> = WEIGHTS[kindOf(plan)],
  ) {
    this.board = new Board(plan, state);
    this.board.recorder = recorder;
    this.writer = new MoveWriter(this.board);
    this.shortage = Shortage.of(this.board);
    this.board.begin();
    makeForcedMoves(this.board);
  }

  get key(): Int32Array {
    return this.board.key.words;
  }

  get won(): boolean {
    return this.board.isWon;
  }

  moves(out: Int32Array): number {
    const list = new MoveList(out);
    this.writer.write(list);
    if (list.isCut) this.isCut = true;
    return list.length;
  }

  make(move: number): void {
    const { board } = this;
    this.path.push(move);
    board.begin();
    makeMove(board, move);
    if (board.waiting.length === 0) makeForcedMoves(board);
  }

  unmake(): void {
    this.path.pop();
    this.board.undo();
  }

  /** Whether it is plain that the position can't be won. */
  get isLost(): boolean {
    return this.shortage?.isThere() ?? false;
  }

  cost(): number {
    return costOf(this.board, this.weights);
  }

  stage(): number {
    return stageOf(this.board);
  }
}
