import type { html as Html } from 'lit';
import type { SteppedChange } from '../engine/base-session.js';
import type { SolverClient } from '../solver/client.js';
import type { Verdict } from '../solver/search.js';

/** What an adviser asks of its element. */
export interface AdviserHost {
  readonly shadowRoot: ShadowRoot | null;
  /** The name of the game, as its rules have it. */
  readonly gameName: string;
  readonly workerFactory: SolverClient['workerFactory'];
  /** The position, all cards known; `undefined` where no move can be made. */
  readonly position: unknown;
  /** That a game can't be won any more, in words. */
  readonly hopeless: string;
  /** Makes a move on the game's own behalf, with words in sight; false where it is refused. */
  demonstrated(move: unknown, shown: string): boolean;
  /** What is shown and said of a demonstration. */
  told(text: string): void;
  /** What is known of the position, once it is. */
  judged(verdict: Verdict): void;
}

/** Whether a game can be won, and moves that win it. */
export type Advice = readonly [verdict?: Verdict, proof?: readonly unknown[]];

/**
 * What a game asks about its position. It stands in the solver's file, which is fetched on need:
 * elements know it by this type alone.
 */
export interface Adviser {
  /** Whether the game can be won from here, and how; soon. */
  ask(state: unknown): Promise<Advice>;
  /** Plays on to the win, until anything is pressed. */
  demonstrate(): Promise<void>;
  /** The verdict on this position is to be told, as soon as it is known. */
  watch(state: unknown): void;
  /** The game has changed, is another one (without a step), or left the page: nothing asked of it before counts. */
  followed(change?: SteppedChange<unknown>): void;
  /**
   * Finds a deal that can be won; any one where none of a thousand can. An earlier search is given up.
   *
   * @param next gives the numbers to try
   */
  findDeal(
    next: () => number,
    deal: (number: number) => unknown,
    found: (number: number) => void,
  ): void;
  /** The verdict, as the toolbar shows it. */
  light(verdict: Verdict | undefined): unknown;
}

/** How the solver's file makes one; `html` is handed over, see extras.ts. */
export type MakeAdviser = (host: AdviserHost, html: typeof Html) => Adviser;
