/** A sentence about a move, and the names of the examples that show it. */
export type HelpMove = readonly [text: string, ...examples: string[]];

/** How a game is played by the options in force. */
export interface HelpText {
  readonly goal: string;
  readonly moves: readonly HelpMove[];
  /** What these options make of the game. */
  readonly rules: readonly string[];
}
