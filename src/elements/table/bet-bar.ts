import { type TemplateResult, html } from 'lit';
import { trueIf } from './card.js';
import { chipTemplate, pileTemplate } from './chips.js';

/** A number that is typed: its label, and what it may be, in words. */
export interface AmountField {
  readonly name: 'amount' | 'bonus';
  readonly label: string;
  readonly limits: string;
  readonly value: number;
  readonly enter: (text: string) => void;
}

/** What a stake is made with. */
export interface BetBar {
  readonly amount: number;
  readonly chips: readonly number[];
  readonly fields: readonly AmountField[];
  /** The most that may be staked: no chip goes beyond it. */
  readonly most: number;
  readonly clearLabel: string;
  chipText(chip: number): string;
  chipName(chip: number): string;
  add(chip: number): void;
  clear(): void;
}

function field({ name, label, limits, value, enter }: AmountField): TemplateResult {
  return html`<label class="amount" part="amount amount-${name}">
    <span class="amount-name">${label}</span>
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
  </label>`;
}

function chipButton(bar: BetBar, chip: number): TemplateResult {
  return html`<button
    type="button"
    class="chip-button"
    part="button button-chip"
    aria-label=${bar.chipName(chip)}
    aria-disabled=${trueIf(bar.amount + chip > bar.most)}
    @click=${() => bar.add(chip)}
  >
    ${chipTemplate(chip)}<span class="chip-text chip-${chip}">${bar.chipText(chip)}</span>
  </button>`;
}

/** The stake as it grows, the chips to make it with, and fields to type it in. */
export const betBarTemplate = (bar: BetBar): TemplateResult =>
  html`<div class="bets" part="bet-bar">
    <div class="circle" part="bet-circle">${pileTemplate(bar.amount)}</div>
    <div class="chip-buttons">
      ${bar.chips.map((chip) => chipButton(bar, chip))}
      <button
        type="button"
        class="button"
        part="button button-clear"
        aria-disabled=${trueIf(bar.amount === 0)}
        @click=${() => bar.clear()}
      >
        ${bar.clearLabel}
      </button>
    </div>
    <div class="amounts">${bar.fields.map(field)}</div>
  </div>`;
