import type { Card } from '../../../core/cards/card.js';
import type { TableElement } from '../../../elements/table/table-element.js';
import type { TableScene } from '../../../elements/table/scene.js';
import type { Arrangement, Sort } from '../rules/arrange.js';
import type { StakeChange, StakeDraft } from '../rules/stake-change.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import type { PaigowWords } from '../words.js';

export type { Arrangement, PaigowWords, Sort, StakeDraft };

/** The two hands of a seat: two cards in front, five behind. */
export type Hand = 'front' | 'back';

/** A place for a bet on the felt. */
export type BetSpotName = 'amount' | 'bonus';

/** The requests of this table's player, in addition to those of all tables. */
export type PaigowRequest =
  /** Adds chips to the stake, or to the bonus bet. */
  | { readonly type: 'chip'; readonly amount: number; readonly spot?: BetSpotName | undefined }
  | { readonly type: 'clear' }
  | { readonly type: StakeChange }
  | { readonly type: 'amount' | 'bonus'; readonly text: string }
  /** Takes the offered bank, or declines it. */
  | { readonly type: 'bank' | 'decline' }
  | { readonly type: 'bet' | 'pass' }
  /** Moves the card to the other hand. */
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'sort' | 'hint' | 'set' };

/** Everything that a render needs. */
export interface PaigowScene extends TableScene<
  PaigowState,
  PaigowMove,
  PaigowWords,
  PaigowRequest
> {
  readonly arrangement: Arrangement;
  readonly draft: StakeDraft;
  /** The last stake of `own`; `undefined` if there is none in the hands that are kept. */
  readonly lastStake: StakeDraft | undefined;
  readonly sort: Sort;
  /** The card that is being dragged. The other tray is highlighted as its target. */
  readonly picked: Card | undefined;
  /** The card at which Tab enters the trays; by default the first one. */
  readonly entry?: Card | undefined;
  /** The result of `own` in words; empty if the hand was not paid just now. */
  readonly summary: string;
  /** Advice and coach, once they are loaded. */
  readonly aside?: unknown;
  /** A press on the board, which may start a drag. */
  readonly onPress: (event: PointerEvent) => void;
  /** A click on cards that can be moved. */
  readonly onClick: (event: MouseEvent) => void;
  /** The focus moved to something on the board. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** The element's type for its controllers. */
export type PaigowElement = TableElement<PaigowState, PaigowMove, PaigowScene>;
