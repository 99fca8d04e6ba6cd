import { type TemplateResult, html, css } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import type { TogetherParts } from './scene.js';

/** The part of a scene that plates need. */
interface SeatedScene {
  readonly gameWords: { seatName(seat: Seat): string };
  /** The seat of the player at this device. */
  readonly own: Seat | undefined;
  readonly portrait: (seat: Seat) => TemplateResult;
  readonly together?: Pick<TogetherParts, 'atSeat'> | undefined;
}

/** The content of a plate. */
interface Plate {
  readonly seat: Seat;
  /** Its chips, or who it is. */
  readonly note: unknown;
  /** How it plays, in a word. */
  readonly temper?: string;
  /** The dealer's button, which lies on the edge. */
  readonly button?: unknown;
  readonly isOpen?: boolean;
}

/** The CSS classes of a seat's states: `seat-due`. */
export const seatClasses = (states: readonly string[]): string =>
  states.map((state) => `seat-${state}`).join(' ');

/** The plate of a seat. Others have a portrait. */
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

/** The plates of dealers, of those who sit out, and of free seats. */
export const seatStyles = css`
  .seat-out .plate,
  .seat-open .plate {
    background: none;
    box-shadow: inset 0 0 0 1px var(--_line);
  }
  .seat-dealer .plate {
    background: color-mix(in oklab, var(--_accent), var(--_felt) 76%);
  }
  .seat-dealer .plate :is(.note, .temper) {
    color: inherit;
  }
  .seat-due > .plate {
    box-shadow: inset 0 0 0 2px var(--_accent);
  }
  /* A portrait, and beside it the name above the details. */
  .seats .plate:has(.portrait) {
    display: grid;
    grid-template-columns: auto minmax(0, auto);
    align-content: center;
    justify-content: start;
    column-gap: 6px;
    min-block-size: 36px;
    padding: 2px 10px 2px 3px;
    border-radius: 18px;
    line-height: 15px;
    text-align: start;
  }
  .portrait {
    grid-row: 1 / 3;
    align-self: center;
    inline-size: 30px;
    block-size: 30px;
    overflow: hidden;
    border-radius: 50%;
    background: color-mix(in oklab, var(--_text), var(--_felt) 32%);
  }
  .portrait svg {
    display: block;
    inline-size: 100%;
  }
  .plate:has(.portrait) > .note {
    grid-row: 2;
    grid-column: 2;
  }
  .plate:has(.portrait):not(:has(.note)) > b {
    grid-row: 1 / 3;
    align-self: center;
  }
  .portrait ~ .puck {
    inset: auto auto -2px -4px;
  }
  .temper {
    position: absolute;
    clip-path: inset(50%);
  }
  :is(.seat-folded, .seat-bust, .seat-out) .portrait {
    filter: grayscale(0.8);
    opacity: 0.6;
  }
  @container (width < 520px) {
    .seats .plate:has(.portrait) {
      column-gap: 4px;
      min-block-size: 30px;
      padding-inline-end: 8px;
      line-height: 13px;
    }
    .portrait {
      inline-size: 26px;
      block-size: 26px;
    }
  }
  /* The dealer has one more word beside the chips. */
  @container (width < 1000px) {
    .round .seats .plate:has(.portrait) {
      min-block-size: 44px;
      white-space: normal;
    }
  }
  @container (width < 360px) {
    .seats:is(.of-4, .of-7, .of-8) .plate:has(.portrait) {
      column-gap: 2px;
      padding-inline: 2px 5px;
    }
    :is(.of-4, .of-7, .of-8) .portrait {
      inline-size: 20px;
      block-size: 20px;
    }
  }
  @container (width >= 1000px) {
    .seats .plate:has(.temper) {
      grid-template-columns: auto auto auto;
    }
    .plate:has(.temper) > .note {
      grid-column: 2 / 4;
    }
    .temper {
      position: static;
      clip-path: none;
      color: var(--_dim);
    }
  }
`;
