import type { TemplateResult, nothing } from 'lit';
import type { Problem, Refusal } from '../../core/engine/reason.js';
import type { Seat } from '../../core/engine/rules.js';
import type { Transcript } from '../../core/together/shuffle.js';
import type { ActionButton } from './action-button.js';
import type { MenuItem, TablePanel } from './table-panel.js';

/**
 * What a table that people elsewhere share adds to what is drawn of it. It comes with the connection, so that a table
 * of one browser loads nothing of it.
 */
export interface TogetherParts {
  /** The names of those who play the hand that is shown, by seat. */
  readonly names: readonly (string | undefined)[];
  /** How the decks of the hands that are over were agreed on, the oldest first. */
  readonly transcripts: readonly Transcript[];
  /** Whether a move is under way. */
  readonly isSending: boolean;
  /** What stands in the status line while nothing else does. */
  readonly lasting: string;
  /** Why there is no table to be seen yet. */
  readonly waiting: string;
  /** In the place of all buttons of the own side, once the connection has ended: what connects again; else nothing. */
  readonly again: ActionButton | undefined;
  /** What is seen at a seat: who is away, the clock, what somebody says. */
  atSeat(seat: Seat): unknown;
  /** In the place of the button for the next hand, by the `stacks` that this one left. */
  nextButton(stacks: readonly (number | null)[]): ActionButton | undefined;
  /** Before other buttons of who has nothing to do. */
  readonly idleButton: ActionButton | undefined;
  /** After the tools of the toolbar. */
  readonly tools: unknown;
  /** The lines of the menu, of those that every table has. */
  menu(items: readonly MenuItem[]): readonly MenuItem[];
  /** A panel that is another one here, lit's `nothing` until it is loaded; `undefined` where it is every table's. */
  panel(open: TablePanel, close: () => void): TemplateResult | typeof nothing | undefined;
  /** The words for a refusal that only a shared table has. */
  refusal(refusal: Refusal): string | undefined;
  /** The words for such a problem. */
  problem(problem: Problem): string | undefined;
}
