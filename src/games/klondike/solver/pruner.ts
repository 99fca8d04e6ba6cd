import type { KlondikeState } from '../rules/game.js';
import { Aided } from './aided.js';
import type { Walk } from './walk.js';

/** The moves of a walk before the first question. */
const EASY = 1000;
/** The most moves between two questions, as long as questions are cheap. */
const LONGEST = 2000;
/** The most moves of a question; and of the only question, about the start. */
const LIMIT = 400_000;
const START_LIMIT = 500_000;
/**
 * The moves that all questions may take, besides half as many as the walk. Beyond that, the walk goes on
 * first.
 */
const ALLOWANCE = 2_000_000;

/**
 * Removes positions from a walk that are lost even in the easier game (`Aided`). It asks about the last
 * position of the path. If that one is lost, so are those before it back to some first one. Bisection finds
 * that one, and it is dropped with all after it. All is counted in moves, so that every machine does the
 * same.
 */
export class Pruner {
  /** The walk should try moves until its count reaches this. */
  due = EASY;
  isAsking = false;
  private readonly aided: Aided;
  private gap = EASY;
  /** The last place of the path that may not be lost, as far as known, and the first that is lost. */
  private open = -1;
  private lost = Infinity;
  private place = 0;
  /** The count of `Aided` at which the question is given up. */
  private end = 0;

  /** @param onlyStart whether it asks only once, about the start */
  constructor(
    state: KlondikeState,
    private readonly walk: Walk,
    private readonly onlyStart: boolean,
  ) {
    this.aided = new Aided(state);
  }

  /** The number of moves that the questions have tried. */
  get tried(): number {
    return this.aided.tried;
  }

  /** Whether the start is lost even in the easier game. */
  get isLost(): boolean {
    return !this.isAsking && this.lost === 0;
  }

  /** Starts to ask. */
  ask(): void {
    const { walk } = this;
    this.isAsking = true;
    // A position may not be lost if its successor may not be.
    this.open = Math.min(this.open, walk.shallowest - 1);
    this.lost = this.onlyStart ? 1 : walk.depth;
    this.begin(this.lost - 1);
  }

  /** Continues to ask, for up to that many moves. */
  step(count: number): void {
    const { aided } = this;
    const won = aided.step(Math.min(count, this.end - aided.tried));
    if (won === undefined) {
      if (aided.tried < this.end) return;
      aided.stop();
    }
    if (won === false) this.lost = this.place;
    else this.open = this.place;
    if (this.open < this.lost - 1) this.begin((this.open + this.lost) >> 1);
    else this.conclude();
  }

  private begin(place: number): void {
    const { aided, walk } = this;
    this.place = place;
    this.end = aided.tried + (this.onlyStart ? START_LIMIT : LIMIT);
    aided.start(walk.at, walk.madeTo(place));
  }

  private conclude(): void {
    const { aided, walk } = this;
    this.isAsking = false;
    // If one is lost, the next ones are likely to be.
    if (this.onlyStart) {
      if (this.isLost) walk.drop(0);
      this.due = Infinity;
      return;
    }
    if (this.lost === walk.depth) this.gap = Math.min(2 * this.gap, LONGEST);
    else {
      walk.drop(this.lost);
      this.gap = 1;
    }
    walk.shallowest = walk.depth;
    this.due = Math.max(walk.tried + this.gap, 2 * (aided.tried - ALLOWANCE));
  }
}
