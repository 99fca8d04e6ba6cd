import { css } from 'lit';

/** Copies of cards that fly over the board, and the reason for a refusal beside its card. */
export const showStyles = css`
  .flights {
    position: absolute;
    inset: 0;
    z-index: 2000;
    pointer-events: none;
  }
  .flights > .card {
    /* A waiting copy is hidden. Otherwise the last card of a deal would lie face up on the stock. */
    opacity: 0;
    position: absolute;
    left: 0;
    top: 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--baize-radius, max(3px, var(--_w) * 0.055));
  }
  .reason {
    position: absolute;
    left: 0;
    top: 0;
    z-index: 2001;
    inline-size: max-content;
    max-inline-size: min(24em, 90cqi);
    padding: 7px 12px;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 48%);
    box-shadow: var(--_lift);
    font-size: 13px;
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
    pointer-events: none;
  }
  .status.beside {
    visibility: hidden;
  }
  /* The panel after a win is at the bottom, so that the cards celebrate above it. */
  .overlay:has([part~='panel-win']) {
    align-items: end;
  }
  .panel[part~='panel-win'] {
    position: sticky;
    inset-block-end: 8px;
    display: flex;
    flex-flow: row wrap;
    align-items: center;
    justify-content: center;
    gap: 2px 10px;
    inline-size: min(100%, 48em);
    animation: win calc(0.5s * var(--baize-duration, 1)) calc(0.7s * var(--baize-duration, 1))
      cubic-bezier(0.2, 0.8, 0.2, 1) backwards;
  }
  [part~='panel-win'] > :not(h2, .icon) {
    inline-size: 100%;
  }
  [part~='panel-win'] > .icon {
    order: -1;
    inline-size: 2em;
    color: var(--_accent);
  }
  .result {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 24px;
    opacity: 0.9;
  }
  .result > :first-child {
    inline-size: 100%;
    opacity: 0.85;
  }
  .result .dot {
    display: none;
  }
  .result .large {
    order: 1;
    font-size: 1.5714em;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
  }
  .record {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
  }
  .record.best {
    color: var(--_accent);
    font-weight: 600;
  }
  [part~='bests'] {
    font-size: 0.9286em;
    opacity: 0.8;
  }
  [part~='panel-win'] > .choices button {
    flex: 1 1 auto;
    padding-inline: 14px;
  }
  @keyframes win {
    from {
      opacity: 0;
      transform: translateY(24px);
    }
  }
  @media print {
    .flights,
    .reason {
      display: none;
    }
  }
`;
