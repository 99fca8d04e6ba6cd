import type { SteppedChange } from '../../core/engine/session.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import type { Graded } from '../../core/solver/grade.js';
import type { Solved, SolverOnDemand, Verdict } from '../../core/solver/search.js';

/** The positions of a game from its deal on. */
export interface PlayedPositions {
  /** How many steps were played. */
  readonly at: number;
  /** The position after this number of steps; at 0 the deal. */
  stateAt(step: number): unknown;
}

/** What can't be won: this position, or the deal itself. */
export type Hopeless = 'position' | 'deal';

/** The game that an adviser looks at. */
export interface AdvisedGame {
  readonly outcome: Outcome | undefined;
  /** The position with all cards known. `undefined` if no move can be made. */
  readonly position: unknown;
  /** The positions from the deal to this one. `undefined` before the first deal. */
  readonly history: PlayedPositions | undefined;
  /** Undoes steps one by one. Returns whether that was done and nothing else happened meanwhile. */
  takeBack(count: number, source: Source): boolean;
  /** The game's solvers. `undefined` if it has none. */
  readonly solvers: GameSolvers<never> | undefined;
  /** Looks for the verdict, if the player or the page wants it. */
  updateVerdict(): void;
  /** Whether the current move belongs to a demonstration, so that a win doesn't count as the player's. */
  isShowing: boolean;
  /** Makes a move of a demonstration. Returns the refusal, if there is one. */
  playDemonstrated(move: unknown): Refusal | undefined;
}

/** A long search for a deal. */
export interface Seeking {
  /** The status line's text during the search. */
  readonly text: string;
  /** Ends the search. The current game continues. If there is none, the best deal found so far is dealt. */
  readonly stop: () => void;
}

/** Whether a game can be won, and moves that win it. */
export type Advice = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/** Finds a deal, which may take time. */
export interface DealFinder {
  /**
   * Finds a deal that can be won and has the wanted grade. Finds any deal if none of a thousand can be won.
   * Cancels an earlier search.
   *
   * @param next returns numbers to try
   * @param found is called with the deal, and whether the player has ended the search
   * @param options the game's options, checked
   */
  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number, isStopped?: boolean) => unknown,
    options: object,
  ): void;
}

/** Answers questions about the position. The class is loaded on demand, so elements know only this type. */
export interface Adviser extends DealFinder {
  /**
   * Whether the game can be won from here, and how. The promise may take long. The verdict is `unknown` if
   * the game has changed meanwhile.
   */
  ask(state: unknown): Promise<Advice>;
  /** Plays to the win until anything is pressed. */
  demonstrate(): Promise<void>;
  /** Whether it is proved that no win is possible. */
  readonly hopeless: Hopeless | undefined;
  /** The search for a deal, if it takes long. */
  readonly seeking: Seeking | undefined;
  /** Ends the search of `backToWinnable`. `undefined` if none is running. */
  readonly stopLooking: (() => void) | undefined;
  /** Undoes everything after the last position that is proved winnable. */
  backToWinnable(source: Source): Promise<number | undefined>;
  /** Finds the verdict on this position and reports it with `game-verdict`. `undefined` stops that. */
  watch(state: unknown): void;
  /**
   * Tells the adviser that the game has changed, or is another one (without a step). Earlier questions no
   * longer count.
   */
  follow(change?: SteppedChange<unknown>): void;
  /** The verdict for the toolbar. */
  light(): unknown;
}

/** The solvers of a game. A second one is given if finding the moves of a win costs more than the verdict. */
export interface GameSolvers<State> {
  readonly verdict: SolverOnDemand<State, Solved>;
  readonly proof: SolverOnDemand<State, Solved>;
  /** Returns what the solvers are asked about a position, as plain JSON. Default: the position itself. */
  readonly question?: (position: never) => unknown;
  /** Tells how hard a deal is. `undefined` if the game has no grades. */
  readonly grade?: SolverOnDemand<State, Graded>;
}
