import { css } from 'lit';

/** Face-down cards (their patterns are in backs.ts), the stock and the waste. */
export const stockStyles = css`
  .back {
    position: absolute;
    inset: 5%;
    border-radius: inherit;
    --_back: var(--baize-back, light-dark(#8c2f39, #5d2530));
    background-color: var(--_back);
    pointer-events: none;
  }
  .stock > .face-down {
    cursor: pointer;
  }
  /* The edges of the cards below the top one. */
  .stock {
    --_side: color-mix(in oklab, var(--_card), var(--_ink) 38%);
    --_by: max(1px, var(--_w) * 0.012);
  }
  .stock:has(> :nth-child(4)) {
    --_edges: 0 calc(var(--_by) * 0.6) var(--_side), 0 var(--_by) var(--_card);
  }
  .stock:has(> :nth-child(12)) {
    --_edges:
      0 calc(var(--_by) * 0.6) var(--_side), 0 var(--_by) var(--_card),
      0 calc(var(--_by) * 1.6) var(--_side), 0 calc(var(--_by) * 2) var(--_card),
      0 calc(var(--_by) * 2.6) var(--_side), 0 calc(var(--_by) * 3) var(--_card);
  }
  /* As weak as the shadow of any card, so that the rings of hints and targets replace it. */
  .face-down:where(.stock > :last-child) {
    box-shadow:
      0 0 0 0.75px var(--_edge),
      var(--_edges, 0 0 #0000),
      0 calc(var(--_by) * 4) calc(var(--_by) * 4) rgb(0 0 0 / 30%);
  }
  .stock > .count {
    inset: auto auto 9% 50%;
    z-index: 1;
    inline-size: auto;
    min-inline-size: 1.9em;
    block-size: auto;
    padding: 0.15em 0.5em;
    translate: -50%;
    border-radius: 1em;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 45%);
    font-size: clamp(10px, var(--_w) * 0.17, 15px);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    text-align: center;
    pointer-events: none;
  }
`;
