import type { KlondikeState } from '../rules/state.js';
import { Aided } from './aided.js';
import type { Walk } from './walk.js';

/** How many moves a walk tries before the first question … */
const EASY = 1000;
/** … and the most between two questions, as long as they don't cost too much. */
const LONGEST = 2000;
/** After how many moves a question is given up, and after how many the only one, for the start. */
const LIMIT = 400_000;
const START_LIMIT = 500_000;
/** All questions may take so many moves, and half as many as the walk besides, or it goes on first. */
const ALLOWANCE = 2_000_000;

/**
 * Takes a walk out of positions that are lost even with an aid: it asks for the last position of the
 * way. If that is lost, so are those before it down to some first one, which is found by halves and
 * given up with all that follows it. All is counted in moves, so that it goes alike on all machines.
 */
export class Pruner {
  /** The walk is to try moves until its count is this. */
  due = EASY;
  isAsking = false;
  private readonly aided: Aided;
  private gap = EASY;
  /** The last place of the way that need not be lost, as far as is known, and the first that is. */
  private open = -1;
  private lost = Infinity;
  private place = 0;
  /** The aid's count at which the question is given up. */
  private end = 0;

  /** @param onlyStart whether it asks once, for the position at the start */
  constructor(
    state: KlondikeState,
    private readonly walk: Walk,
    private readonly onlyStart: boolean,
  ) {
    this.aided = new Aided(state);
  }

  /** How many moves the questions have tried. */
  get tried(): number {
    return this.aided.tried;
  }

  /** Whether the position at the start is lost even with the aid. */
  get isLost(): boolean {
    return !this.isAsking && this.lost === 0;
  }

  /** Begins to ask. */
  ask(): void {
    const { walk } = this;
    this.isAsking = true;
    // A position whose successor need not be lost need not be lost.
    this.open = Math.min(this.open, walk.shallowest - 1);
    this.lost = this.onlyStart ? 1 : walk.depth;
    this.begin(this.lost - 1);
  }

  /** Goes on asking, for so many moves at most. */
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
    // Where one is lost, the next ones are likely to be.
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
