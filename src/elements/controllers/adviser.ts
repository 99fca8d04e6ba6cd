import type { TranslatedWords } from '../../locales/translations.js';
import type { ReactiveControllerHost } from 'lit';
import type { SteppedChange } from '../../core/engine/session.js';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Outcome, Source } from '../../core/engine/rules.js';
import type { Graded } from '../../core/solver/grade.js';
import type { Solved } from '../../core/solver/proving.js';
import type { Verdict } from '../../core/solver/search.js';
import type { SolverOnDemand } from '../../core/solver/solver.js';
import type { EventQueue } from '../base/event-queue.js';
import type { LiveRegion } from './live-region.js';

/** The element in which an adviser speaks. */
export interface AdviserHost extends ReactiveControllerHost, HTMLElement {
  readonly words: TranslatedWords;
  readonly liveRegion: LiveRegion;
  readonly events: EventQueue;
  /** How hard deals are to be, as the page says it; frameworks leave it `undefined`. */
  readonly grade: string | null | undefined;
  /** The same, as the player or the page says it. */
  readonly inForce: { readonly grade: string | undefined };
  /** Something of the host's could not be used. */
  complain(problem: Problem, cause?: unknown): unknown;
  reportOption(option: string, problem: Problem | undefined): void;
}

/** What was played. */
export interface PlayedPositions {
  /** How many steps were played. */
  readonly at: number;
  /** The position after so many of them; at 0 the deal. */
  stateAt(step: number): unknown;
}

/** What is known to be hopeless: this position, or the deal, which never could be won. */
export type Hopeless = 'position' | 'deal';

/** The game that an adviser looks at. */
export interface AdvisedGame {
  readonly outcome: Outcome | undefined;
  /** The position, all cards known; `undefined` where no move can be made. */
  readonly position: unknown;
  /** The positions from the deal to this one; none before the first deal. */
  readonly history: PlayedPositions | undefined;
  /** Takes so many steps back, one by one; whether that was done, and nothing else meanwhile. */
  takeBack(count: number, source: Source): boolean;
  /** What the game is solved by; none where it has no solver. */
  readonly solvers: GameSolvers<never> | undefined;
  /** Asks for the verdict, where it is watched. */
  updateVerdict(): void;
  /** Whether the move that is being made is one of a showing: what comes of it is no win of the player's. */
  isShowing: boolean;
  /** Makes a move of a showing; what was refused, where it was. */
  demonstrated(move: unknown): Refusal | undefined;
}

/** A search for a deal that takes long. */
export interface Seeking {
  /** What the status line says of it. */
  readonly text: string;
  /** Ends it: the game in play goes on; where there is none, the best deal that was found until then is dealt. */
  readonly stop: () => void;
}

/** Whether a game can be won, and moves that win it. */
export type Advice = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/** What looks for a deal, which may take its time. */
export interface DealFinder {
  /**
   * Finds a deal that can be won, as hard as it is wanted; any one where none of a thousand can. An earlier search is given up.
   *
   * @param next gives numbers to try
   * @param found is called with the deal, and whether the player has ended the search
   * @param options of the game, checked
   */
  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number, isStopped?: boolean) => unknown,
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
  /** Whether it is proved that no win is possible. */
  readonly hopeless: Hopeless | undefined;
  /** The search for a deal, where it takes long. */
  readonly seeking: Seeking | undefined;
  /** Ends the search of `backToWinnable`, where one goes on; else `undefined`. */
  readonly stopLooking: (() => void) | undefined;
  /** Takes back what was played after the last position that is proved to be winnable. */
  backToWinnable(source: Source): Promise<number | undefined>;
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
  /** How hard a deal is; none where the game has no grades. */
  readonly grade?: SolverOnDemand<State, Graded>;
}
