import type { OptionSet } from '../core/engine/option.js';
import type { Game } from '../core/engine/rules.js';
import type { Grading } from '../core/solver/grade.js';
import type { ProvingSearch, Solved, Solver } from '../core/solver/search.js';

/** The rules of a game, whatever its states, moves and options are. */
export type AnyRules = Game<unknown, unknown, object, unknown, unknown>;

/** What a patience has beside its rules, if its deals can be linked, solved and graded. */
interface PatienceParts {
  /** The rules, with which a game may begin at any position. */
  readonly rules: AnyRules;
  /** Searches for a win from a position. */
  search(state: unknown, budget?: number): ProvingSearch<unknown>;
  /** What the solvers' worker answers with: one that tells whether a position can be won, and one that also tells how. */
  readonly solver: Solver<never, Solved>;
  readonly prover: Solver<never, Solved>;
  /** How the deals are graded; without it they have no grades. */
  readonly grading?: Grading<unknown, unknown>;
  /** The most moves that a server accepts in a link. */
  readonly longestLink: number;
}

/** What tests, pictures and stories play of a patience. */
interface Sample {
  readonly deal: number;
  /** Two legal moves from the deal on. */
  readonly moves: readonly [string, string];
  /** A move that is refused at the deal, and the code of the refusal. */
  readonly refused: readonly [move: string, code: string];
}

/** The height of a frame that the game has room in, in pixels. */
export interface FrameHeights {
  readonly narrow: number;
  readonly wide: number;
  /** The width from which it is wide, in pixels. */
  readonly from: number;
  /** What each person, bot or seat above `usual` adds, up to the most that the game has. */
  readonly seat?: {
    readonly usual: number;
    readonly most: number;
    readonly narrow: number;
    readonly wide: number;
  };
}

/** How the page rule computes the height of a game whose script has not come yet, in CSS. */
interface EmptyHeight {
  /** The height of a patience's board. Default: that of columns. */
  readonly board?: string;
  /** Declarations for attributes that change it, by selector. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** What is added to a measured height. */
  readonly added?: string;
}

/** All that the kit must know of a game. Lists of games, commands, checks and tables of the docs are made of it. */
export interface GameDescriptor extends Partial<PatienceParts> {
  /** The name in saves, links, records and commands: `klondike`. */
  readonly name: string;
  readonly tag: `${string}-${string}`;
  /** The English name. */
  readonly title: string;
  /** The English names of variants, by the value of the option `variant`. */
  readonly variantTitles?: Readonly<Record<string, string>>;
  readonly options: OptionSet<object>;
  /** What the worker answers the questions of a table's adviser with. */
  readonly adviser?: Solver<never, unknown>;
  readonly sample?: Sample;
  /** The measured size of a frame. Default: a patience's, which fits into any height. */
  readonly frame?: FrameHeights;
  readonly emptyHeight?: EmptyHeight;
}

/** A descriptor, with the types of its own name and rules. */
export const defineGame = <const Descriptor extends GameDescriptor>(
  descriptor: Descriptor,
): Descriptor => descriptor;
