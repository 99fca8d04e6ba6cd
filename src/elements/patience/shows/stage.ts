/** Where a card lies, from the top left of the stage; pixels. */
export interface Home {
  readonly x: number;
  readonly y: number;
}

/** The area of a celebration, and the cards in it. */
export interface Stage {
  /** From the board to the end of the frame; pixels. */
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  readonly homes: readonly Home[];
  /** The number of moves in the game, by which wins differ. */
  readonly moves: number;
}

/** The keyframes of each card, which begin and end at its home, and the duration of all in milliseconds. */
export interface Show {
  readonly ways: readonly (readonly Keyframe[])[];
  readonly duration: number;
}

/** Makes an animation of the cards on a stage. The keyframes use only `transform` and `opacity`. */
export type Celebration = (stage: Stage) => Show;
