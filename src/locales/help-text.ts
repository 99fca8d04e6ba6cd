/** A sentence about a move, and the name of the example that shows it. */
export type HelpMove = readonly [text: string, example?: string];

/** How a game is played by the options in force. */
export interface HelpText {
  readonly goal: string;
  readonly moves: readonly HelpMove[];
  /** What these options make of the game. */
  readonly rules: readonly string[];
}
