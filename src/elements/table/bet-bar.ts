import { type TemplateResult, html, nothing } from 'lit';
import { trueIf } from './card.js';
import { chipTemplate, pileTemplate } from './chips.js';

/** A number that is typed. */
export interface AmountField {
  readonly name: 'amount' | 'bonus';
  readonly label: string;
  /** What it may be, in words. */
  readonly limits: string;
  /** What it comes to, in words, on a line of its own. */
  readonly note?: string | undefined;
  readonly value: number;
  readonly enter: (text: string) => void;
}

export const amountField = ({
  name,
  label,
  limits,
  note,
  value,
  enter,
}: AmountField): TemplateResult =>
  html`<label class="amount" part="amount amount-${name}">
    <small>${label}</small>
    <input
      part="amount-input"
      name=${name}
      inputmode="numeric"
      autocomplete="off"
      maxlength="12"
      .value=${Number.isNaN(value) ? '' : String(value)}
      @focus=${(event: Event) => (event.target as HTMLInputElement).select()}
      @mouseup=${(event: Event) => event.preventDefault()}
      @change=${(event: Event) => enter((event.target as HTMLInputElement).value)}
    />
    <small>${limits}</small>
    ${note === undefined ? nothing : html`<small class="note-line">${note}</small>`}
  </label>`;

/** A chip that is added to the stake. */
export interface ChipButton {
  readonly chip: number;
  /** What stands on it. */
  readonly text: string;
  /** What it is called. */
  readonly label: string;
  /** Whether the stake would be too high with it. */
  readonly tooMuch: boolean;
  readonly add: () => void;
}

export const chipButton = ({ chip, text, label, tooMuch, add }: ChipButton): TemplateResult =>
  html`<button
    type="button"
    class="chip-button"
    part="button button-chip"
    aria-label=${label}
    aria-disabled=${trueIf(tooMuch)}
    @click=${add}
  >
    ${chipTemplate(chip)}<span class="chip-text">${text}</span>
  </button>`;

/** The stake as it grows, the chips to make it with, and fields to type it in. */
export const betBarTemplate = (amount: number, chips: unknown, fields: unknown): TemplateResult =>
  html`<div class="bets" part="bet-bar">
    <div class="circle" part="bet-circle">${pileTemplate(amount)}</div>
    <div class="chip-buttons">${chips}</div>
    <div class="amounts">${fields}</div>
  </div>`;
