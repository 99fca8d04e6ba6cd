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
  html`<label class="amount" part="amount ${name === 'bonus' ? 'amount-bonus' : ''}">
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

/** A number that is chosen along a line. */
export interface AmountSlider {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The value with what it counts, in words. */
  readonly text: string;
  readonly enter: (text: string) => void;
}

export const amountSlider = ({
  label,
  min,
  max,
  value,
  text,
  enter,
}: AmountSlider): TemplateResult =>
  html`<input
    type="range"
    part="slider"
    min=${min}
    max=${max}
    .value=${String(Number.isNaN(value) ? min : value)}
    aria-label=${label}
    aria-valuetext=${text}
    @input=${(event: Event) => enter((event.target as HTMLInputElement).value)}
  />`;

/** A button that sets an amount at once. */
export interface AmountButton {
  /** What stands on it. */
  readonly text: string;
  /** What it is called, with what it comes to. */
  readonly label: string;
  /** Whether it would change nothing, or is not possible: pressed, it says why. */
  readonly refused?: boolean | undefined;
  readonly press: () => void;
}

export const amountButton = ({
  text,
  label,
  refused = false,
  press,
}: AmountButton): TemplateResult =>
  html`<button
    type="button"
    class="button preset"
    part="button button-preset"
    title=${label}
    aria-label=${label}
    aria-disabled=${trueIf(refused)}
    @click=${press}
  >
    ${text}
  </button>`;

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

/** What a stake is made with. */
export interface BetBar {
  readonly amount: number;
  /** Buttons that set or change it at once. */
  readonly presets: unknown;
  readonly chips: unknown;
  readonly fields: unknown;
}

/** The stake as it grows, what changes it at once, the chips to make it with, and fields to type it in. */
export const betBarTemplate = ({ amount, presets, chips, fields }: BetBar): TemplateResult =>
  html`<div class="bets" part="bet-bar">
    <div class="wager">
      <div class="circle" part="bet-circle">${pileTemplate(amount)}</div>
      <div class="presets" part="presets">${presets}</div>
    </div>
    <div class="chip-buttons">${chips}</div>
    <div class="amounts">${fields}</div>
  </div>`;
