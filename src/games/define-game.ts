import type { OptionSet } from '../core/engine/option.js';
import type { Game } from '../core/engine/rules.js';
import type { Grading } from '../core/solver/grade.js';
import type { ProvingSearch, Solved, Solver } from '../core/solver/search.js';

/** The rules of any game. */
export type AnyRules = Game<unknown, unknown, object, unknown, unknown>;

/** The parts of a patience whose deals can be linked, solved and graded. */
interface PatienceParts {
  /** The rules for games that begin at a given position. */
  readonly rules: AnyRules;
  /** Searches for a win from a position. */
  search(state: unknown, budget?: number): ProvingSearch<unknown>;
  /**
   * Finds in the worker whether a position can be won, and the moves unless there is a `prover`. A patience that is
   * described by data needs none: one solver of the worker answers for all of them.
   */
  readonly solver: Solver<never, Solved>;
  /** Finds the moves of a win, which takes longer. */
  readonly prover?: Solver<never, Solved>;
  /** Grades the deals. Without it they have no grades. */
  readonly grading?: Grading<unknown> | undefined;
  /** The most moves that a server accepts in a link. */
  readonly longestLink: number;
}

/** Sample moves of a patience for tests, pictures and stories. */
interface Sample {
  readonly deal: number;
  /** Two legal moves from the deal on. */
  readonly moves: readonly [string, string];
  /** A move that is illegal at the deal, and the code of the refusal. */
  readonly refused: readonly [move: string, code: string];
}

/** The height of a frame for the game, in pixels. */
export interface FrameHeights {
  readonly narrow: number;
  readonly wide: number;
  /** The smallest width of the wide layout, in pixels. */
  readonly from: number;
  /** The height that each person, bot or seat beyond `usual` adds, up to `most`. */
  readonly seat?: {
    readonly usual: number;
    readonly most: number;
    readonly narrow: number;
    readonly wide: number;
  };
}

/** How the page rule computes the height of a game before its script is loaded, in CSS. */
interface EmptyHeight {
  /** The height of a patience's board. Default: the height of its columns. */
  readonly board?: string;
  /** Declarations for attributes that change the height, by selector. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** An addition to a measured height, and the attribute with which it applies. Default: always. */
  readonly added?: string;
  readonly addedFor?: string;
}

/** The description of a game, from which lists of games, commands, checks and tables of the docs are made. */
export interface GameDescriptor extends Partial<PatienceParts> {
  /** The name in saves, links, records and commands: `klondike`. */
  readonly name: string;
  readonly tag: `${string}-${string}`;
  /** The English name. */
  readonly title: string;
  /** The English names of variants, by the value of the option `variant`. */
  readonly variantTitles?: Readonly<Record<string, string>>;
  readonly options: OptionSet<object>;
  /** The solver for a table's adviser, which runs in the worker. */
  readonly adviser?: Solver<never, unknown>;
  readonly sample?: Sample;
  /** The measured height of a frame. Default: that of a patience, which fits into any height. */
  readonly frame?: FrameHeights;
  readonly emptyHeight?: EmptyHeight;
}

/** Returns the descriptor, and infers the types of its name and rules. */
export const defineGame = <const Descriptor extends GameDescriptor>(
  descriptor: Descriptor,
): Descriptor => descriptor;
