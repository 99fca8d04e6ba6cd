import { type TemplateResult, html } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import type { TogetherParts } from './together-parts.js';

/** The table whose seats have plates. */
interface SeatedScene {
  readonly gameWords: { seatName(seat: Seat): string };
  /** Who plays at this device. */
  readonly own: Seat | undefined;
  readonly portrait: (seat: Seat) => TemplateResult;
  readonly together?: Pick<TogetherParts, 'atSeat'> | undefined;
}

/** A plate and what lies on it. */
interface Plate {
  readonly seat: Seat;
  /** Its chips, or who it is. */
  readonly note: unknown;
  /** How it plays, in a word. */
  readonly temper?: string;
  /** A dealer's button lies on its edge. */
  readonly button?: unknown;
  readonly isOpen?: boolean;
}

/** The CSS classes of a seat's states: `seat-due`. */
export const seatClasses = (states: readonly string[]): string =>
  states.map((state) => `seat-${state}`).join(' ');

/** Who sits at a seat: others with a picture. */
export function plateTemplate(
  { gameWords, own, portrait, together }: SeatedScene,
  { seat, note, temper, button = '', isOpen = false }: Plate,
): TemplateResult {
  return html`<p class="plate" part="plate">
    ${isOpen || seat === own ? '' : portrait(seat)}
    <b part="seat-name">${gameWords.seatName(seat)}</b>
    ${temper && html`<span class="temper" part="temper">${temper}</span>`}
    ${note && html`<span class="note" part="chips">${note}</span>`} ${button}
    ${together?.atSeat(seat)}
  </p>`;
}
