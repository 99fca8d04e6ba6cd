import { type TemplateResult, html, nothing } from 'lit';
import { trueIf } from './card.js';
import { chipTemplate, pileTemplate, stackTemplate } from './chips.js';

/** A field for an amount. */
export interface AmountField {
  readonly name: 'amount' | 'bonus';
  readonly label: string;
  /** The allowed amounts, in words. */
  readonly limits: string;
  /** What the amount means, in words, on a separate line. */
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

/** A slider for an amount. */
export interface AmountSlider {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  /** The amount with its unit, in words. */
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

/** A button that sets the amount. */
export interface AmountButton {
  /** The text on the button. */
  readonly text: string;
  /** The accessible name, which includes the resulting amount. */
  readonly label: string;
  /** Whether the button would change nothing or is not allowed. It stays pressable and then says why. */
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

/** A button that adds a chip to the stake. */
export interface ChipButton {
  readonly chip: number;
  /** All denominations of the table. */
  readonly chips: readonly number[];
  /** The player's chips of this denomination. They are drawn as a stack; without it, one chip from above. */
  readonly count?: number | undefined;
  /** The text on the chip. */
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** Whether nothing can be added. The button stays pressable and then says why. */
  readonly isFull: boolean;
  readonly add: () => void;
}

export const chipButton = ({
  chip,
  chips,
  count,
  text,
  label,
  isFull,
  add,
}: ChipButton): TemplateResult =>
  html`<button
    type="button"
    class="chip-button"
    part="button button-chip"
    data-chip=${chip}
    aria-label=${label}
    aria-disabled=${trueIf(isFull)}
    @click=${add}
  >
    ${count === undefined ? chipTemplate(chip, chips) : stackTemplate({ chip, count }, chips)}<span
      class="chip-text"
      >${text}</span
    >
  </button>`;

/** A place for a bet, printed on the felt. */
export interface BetSpot {
  /** The bet that lies there. */
  readonly name: 'amount' | 'bonus';
  readonly amount: number;
  /** The denominations of the table. */
  readonly chips: readonly number[];
  /** The number, which can be typed. */
  readonly field: unknown;
}

export const betSpot = ({ name, amount, chips, field }: BetSpot): TemplateResult =>
  html`<div class="spot">
    <div class="circle" part="bet-circle" data-spot=${name}>${pileTemplate(amount, chips)}</div>
    ${field}
  </div>`;

/** The controls for a stake. */
export interface BetBar {
  readonly spots: unknown;
  /** The player's chips. */
  readonly rack: unknown;
  /** The buttons that set or change the stake directly. */
  readonly presets: unknown;
}

/** The spots with the bets on them, and below them the player's chips and buttons for amounts. */
export const betBarTemplate = ({ spots, rack, presets }: BetBar): TemplateResult =>
  html`<div class="bets" part="bet-bar">
    <div class="spots">${spots}</div>
    <div class="rack">
      <div class="chip-buttons">${rack}</div>
      <div class="presets" part="presets">${presets}</div>
    </div>
  </div>`;
