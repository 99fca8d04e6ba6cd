import type { TranslatedWords } from '../../locales/translations.js';
import type { ReactiveControllerHost } from 'lit';
import type { SteppedChange } from '../../core/engine/session.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome } from '../../core/engine/rules.js';
import type { SolverWords } from '../../locales/extras/solver-en.js';
import type { Solved } from '../../core/solver/proving.js';
import type { Verdict } from '../../core/solver/search.js';
import type { SolverOnDemand } from '../../core/solver/solver.js';
import type { LiveRegion } from './live-region.js';

/** What an adviser asks of its element. */
export interface AdviserHost extends ReactiveControllerHost, HTMLElement {
  readonly words: TranslatedWords;
  /** What is told of searches. */
  readonly solverWords: SolverWords;
  readonly liveRegion: LiveRegion;
  readonly outcome: Outcome | undefined;
  /** The position, all cards known; `undefined` where no move can be made. */
  readonly position: unknown;
  /** What the game is solved by; none where it has no solver. */
  readonly solvers: GameSolvers<never> | undefined;
  /** Something of the host's could not be used. */
  complain(problem: Problem, cause?: unknown): unknown;
  /** Asks for the verdict, where it is watched. */
  look(): void;
  /** Whether the move that is being made is one of a showing: what comes of it is no win of the player's. */
  isShowing?: boolean;
  /** Makes a move on the game's own behalf; what was refused, where it was. */
  demonstrated(move: unknown): Refusal | undefined;
}

/** Whether a game can be won, and moves that win it. */
export type Advice = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/** What looks for a deal, which may take its time. */
export interface DealFinder {
  /**
   * Finds a deal that can be won; any one where none of a thousand can. An earlier search is given up.
   *
   * @param next gives numbers to try
   * @param options of the game, checked
   */
  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number) => unknown,
    options: object,
  ): void;
}

/**
 * What a game asks about its position. It is loaded on demand, so elements know it by this type alone.
 */
export interface Adviser extends DealFinder {
  /**
   * Whether the game can be won from here, and how, whenever that is known; `unknown` once the game has
   * changed.
   */
  ask(state: unknown): Promise<Advice>;
  /** Plays on to the win, until anything is pressed. */
  demonstrate(): Promise<void>;
  /** The verdict on this position is to be told, as soon as it is known; with none, nothing more is. */
  watch(state: unknown): void;
  /** The game has changed, or is another one (without a step): nothing asked of it before counts. */
  followed(change?: SteppedChange<unknown>): void;
  /** The verdict, as the toolbar shows it. */
  light(): unknown;
}

/** The solvers of a game. Where the moves of a win cost more than the verdict, a second solver has them. */
export interface GameSolvers<State> {
  readonly verdict: SolverOnDemand<State, Solved>;
  readonly proof: SolverOnDemand<State, Solved>;
}
