import type { Card, Rank } from '../../cards/card.js';
import type { SuitRule } from './rules.js';

/** Why a move is refused, with the values of each code. */
export type RulesRefusal =
  | { readonly code: 'no-such-pile'; readonly pile: string }
  | { readonly code: 'same-pile' }
  | { readonly code: 'empty-pile'; readonly pile: string }
  | { readonly code: 'bad-count'; readonly count: number }
  /** The empty column has to be filled first. */
  | { readonly code: 'fill-first'; readonly pile: string }
  /** The card on top of that column has to be turned over first. */
  | { readonly code: 'turn-first'; readonly pile: string }
  | { readonly code: 'face-down' }
  | { readonly code: 'covered'; readonly card: Card }
  | { readonly code: 'top-only' }
  | { readonly code: 'not-in-order'; readonly build: SuitRule }
  | { readonly code: 'whole-run' }
  | { readonly code: 'too-many'; readonly count: number; readonly allowed: number }
  | { readonly code: 'waste-top' }
  | { readonly code: 'stock-turns' }
  | { readonly code: 'stock-left' }
  | { readonly code: 'no-redeal'; readonly redeals: number }
  | { readonly code: 'no-empty-column'; readonly pile: string }
  | { readonly code: 'takes-none'; readonly pile: string }
  | { readonly code: 'one-card-a-cell' }
  | { readonly code: 'cell-taken'; readonly card: Card }
  | { readonly code: 'no-return' }
  | { readonly code: 'return-to-cell' }
  | { readonly code: 'return-to-column' }
  | { readonly code: 'base-stays' }
  | { readonly code: 'one-card-up' }
  | { readonly code: 'foundation-starts-with-ace'; readonly card: Card; readonly rank: Rank }
  | { readonly code: 'foundation-next'; readonly card: Card; readonly top: Card }
  | { readonly code: 'foundation-full' }
  | { readonly code: 'runs-only' }
  | { readonly code: 'kings-only'; readonly card: Card; readonly rank: Rank }
  | { readonly code: 'waste-only-here' }
  | { readonly code: 'stays-empty' }
  | { readonly code: 'column-full'; readonly most: number }
  | { readonly code: 'not-from-here' }
  | { readonly code: 'no-building'; readonly target: Card | undefined }
  /** The card needs a card of this rank, or of the other one, and of this colour if colours count. */
  | {
      readonly code: 'build';
      readonly build: SuitRule;
      readonly card: Card;
      readonly target: Card;
      readonly rank: Rank;
      readonly other: Rank | undefined;
      readonly color: 'red' | 'black';
    }
  | { readonly code: 'needs-empty'; readonly card: Card }
  /** Cards go to the waste and nowhere else. */
  | { readonly code: 'waste-only' }
  | { readonly code: 'on-king' }
  | { readonly code: 'not-next'; readonly card: Card; readonly top: Card }
  | { readonly code: 'no-cover-pairs' }
  | { readonly code: 'king-alone'; readonly card: Card }
  | { readonly code: 'not-king'; readonly card: Card }
  | {
      readonly code: 'not-13';
      readonly card: Card;
      readonly target: Card;
      readonly sum: number;
      readonly wanted: number;
    }
  | { readonly code: 'not-equal'; readonly card: Card; readonly target: Card }
  | { readonly code: 'no-trio' };
