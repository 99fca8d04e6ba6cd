import type { Card } from '../../core/cards/card.js';

/** Where keys stand: a card wherever it lies, or an empty pile. */
export interface Cursor {
  readonly pile: string;
  readonly card: Card | undefined;
  /** Its place among the pile's cards, for one that lies face down and is known by nothing else. */
  readonly index?: number | undefined;
}
