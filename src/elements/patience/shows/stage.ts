/** Where a card lies, from the left and the top of the room that a celebration has; px. */
export interface Home {
  readonly x: number;
  readonly y: number;
}

/** The room of a celebration, and the cards in it. */
export interface Stage {
  /** The board, and what is below it to the frame's end; px. */
  readonly width: number;
  readonly height: number;
  readonly card: { readonly width: number; readonly height: number };
  readonly homes: readonly Home[];
  /** The moves of the game: wins differ by them. */
  readonly moves: number;
}

/** The way of each card, from its home and back, and how long they take together in milliseconds. */
export interface Show {
  readonly ways: readonly (readonly Keyframe[])[];
  readonly duration: number;
}

/** Makes a show of the cards on a stage. The ways use `transform` and `opacity` alone. */
export type Celebration = (stage: Stage) => Show;
