import { type TemplateResult, html } from 'lit';
import type { Seat } from '../../engine/rules.js';

/** What is shown of somebody at the table; what lies before the seat is the game's. */
export interface SeatPlate {
  readonly seat: Seat;
  readonly name: string;
  /** Beside the name: the chips, or who it is. */
  readonly note: string;
  /** `seat-dealer`, `seat-open` …: classes, and parts as well. */
  readonly kinds: readonly string[];
  /** Cards, stake, result, in the order in which they are read. */
  readonly content: unknown;
}

/** A name and its chips on a plate. */
export const plateTemplate = (name: string, note: string): TemplateResult =>
  html`<p class="plate" part="plate">
    <b part="seat-name">${name}</b> ${note && html`<span class="note" part="chips">${note}</span>`}
  </p>`;

/** A seat: the plate, and below it, towards the middle of the table, what lies before it. */
export const seatTemplate = ({ seat, name, note, kinds, content }: SeatPlate): TemplateResult => {
  const names = ['seat', ...kinds].join(' ');
  return html`<div class=${names} part=${names} data-seat=${seat} role="listitem">
    ${plateTemplate(name, note)} ${content}
  </div>`;
};
