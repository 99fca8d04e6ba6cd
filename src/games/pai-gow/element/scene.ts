import type { Card } from '../../../core/cards/card.js';
import type { TableElement } from '../../../elements/table/table-element.js';
import type { TableScene } from '../../../elements/table/scene.js';
import type { Arrangement, Sort } from '../rules/arrange.js';
import type { StakeChange, StakeDraft } from '../rules/stake-change.js';
import type { PaigowMove, PaigowState } from '../rules/state.js';
import type { PaigowWords } from '../locales/en.js';

export type { Arrangement, PaigowWords, Sort, StakeDraft };

/** The two hands of a seat: two cards in front, five behind. */
export type Hand = 'front' | 'back';

/** What the player asks of this table beside what is asked of all. */
export type PaigowRequest =
  | { readonly type: 'chip'; readonly amount: number }
  | { readonly type: 'clear' }
  | { readonly type: StakeChange }
  | { readonly type: 'amount' | 'bonus'; readonly text: string }
  /** The bank, where it is offered: taken, or passed on. */
  | { readonly type: 'bank' | 'decline' }
  | { readonly type: 'bet' | 'pass' }
  /** To the other hand, and back. */
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'sort' | 'hint' | 'set' };

/** All that one render of the table knows. */
export interface PaigowScene extends TableScene<
  PaigowState,
  PaigowMove,
  PaigowWords,
  PaigowRequest
> {
  readonly arrangement: Arrangement;
  readonly draft: StakeDraft;
  /** What `own` staked last; nothing before, and where that hand is no longer kept. */
  readonly lastStake: StakeDraft | undefined;
  readonly sort: Sort;
  /** The card that is dragged: the other tray waits for it. */
  readonly picked: Card | undefined;
  /** The card at which Tab enters the trays; where it is not given, the first. */
  readonly entry?: Card | undefined;
  /** How the hand went for `own`, in words; none where it was not played just now. */
  readonly summary: string;
  /** Advice and coach, once they are loaded. */
  readonly aside?: unknown;
  /** A press on the board, which may become a drag. */
  readonly onPress: (event: PointerEvent) => void;
  /** A click on cards that can be moved. */
  readonly onClick: (event: MouseEvent) => void;
  /** The focus comes to something on the board. */
  readonly onFocus: (event: FocusEvent) => void;
}

/** The element as its controllers see it. */
export type PaigowElement = TableElement<PaigowState, PaigowMove, PaigowScene>;
