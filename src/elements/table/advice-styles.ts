import { css } from 'lit';

/** The styles of advice and coach. They are below the table, or beside it on wide pages with free felt. */
export const adviceStyles = css`
  /* Room for the advice, with a foot below it where the status line overlaps the table. */
  .frame .board:has(> .aside) {
    padding-block-end: var(--_foot, 4px);
  }
  .aside {
    display: flex;
    flex-direction: column;
    gap: 4px;
    inline-size: 100%;
    max-inline-size: 760px;
    block-size: calc(270px - clamp(8px, 1.2cqi, 14px));
    margin-inline: auto;
    padding: 6px 12px 10px;
    border-radius: 16px;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 22%);
    box-shadow: inset 0 0 0 1px var(--_line);
    font-size: 13px;
    line-height: 18px;
    overflow: hidden;
  }
  .aside-head {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
    min-block-size: 34px;
  }
  .in-words {
    flex: 1;
    font-size: 12.5px;
    line-height: 16px;
  }
  .aside .button {
    flex: none;
    min-block-size: 28px;
    padding: 2px 12px;
    border-radius: 8px;
    font-size: 13px;
  }
  .rows {
    flex: 1;
    min-block-size: 0;
    margin-inline: -6px;
    padding-inline: 6px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  .rows:focus-visible {
    outline-offset: -2px;
  }
  .rows > p {
    margin-block: 6px;
  }
  .aside table {
    inline-size: 100%;
    border-collapse: collapse;
    color: inherit;
    font: inherit;
  }
  .aside :is(th, td) {
    padding: 3px 0 3px 8px;
    font-weight: 400;
    text-align: end;
    white-space: nowrap;
  }
  .aside tr > :first-child {
    padding-inline-start: 6px;
    text-align: start;
  }
  .aside thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: color-mix(in oklab, var(--_felt), var(--_dark) 22%);
    color: var(--_dim);
    font-size: 12px;
  }
  .ways tbody tr {
    border-block-start: 1px solid var(--_line);
  }
  .ways tbody th {
    inline-size: 100%;
    max-inline-size: 0;
  }
  /* Text that is not limited by a row of cards. */
  .aside .plain tbody th {
    max-inline-size: none;
    white-space: normal;
  }
  .ways tr > :last-child {
    padding-inline-end: 6px;
  }
  .way {
    display: flex;
    align-items: center;
    gap: 8px;
    inline-size: 100%;
    min-block-size: 24px;
  }
  /* Beside its label, the name of a way is shown completely or not at all. */
  span.way {
    flex-wrap: wrap;
    block-size: 24px;
    overflow: hidden;
  }
  span.way > * {
    line-height: 24px;
  }
  .behind {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .minis {
    display: inline-flex;
    flex: none;
    gap: 2px;
  }
  .mini {
    min-inline-size: 25px;
    padding: 0 2px;
    border-radius: 3px;
    background: var(--_card);
    color: var(--_ink);
    font-weight: 650;
    font-size: 12.5px;
    line-height: 18px;
    text-align: center;
  }
  :where(.mini):is(.suit-1, .suit-2) {
    color: var(--_red);
  }
  .odds {
    display: block;
    inline-size: 100%;
    block-size: 6px;
    margin-block: 2px;
    border-radius: 2px;
    shape-rendering: crispEdges;
  }
  .wins {
    fill: var(--_accent);
  }
  .pushes {
    fill: color-mix(in oklab, var(--_text), var(--_felt) 50%);
  }
  .losses {
    fill: color-mix(in oklab, var(--_text), var(--_felt) 84%);
  }
  .laid {
    background: color-mix(in oklab, var(--_accent), transparent 84%);
    box-shadow: inset 2px 0 0 var(--_accent);
  }
  [part='coach-verdict'] {
    font-weight: 650;
    font-size: 14px;
  }
  .ways + .ways {
    margin-block-start: 6px;
  }
  .lessons tr {
    display: grid;
    grid-template-columns: 56px 1fr;
    border-block-start: 1px solid var(--_line);
  }
  .lessons tr > * {
    text-align: start;
  }
  .lessons td:last-child {
    grid-column: 2;
  }
  .lessons caption {
    padding-block-end: 2px;
    font-weight: 650;
    text-align: start;
  }
  progress {
    inline-size: 100%;
    accent-color: var(--_accent);
  }
  /* Only one letter and dots would fit. Screen readers still announce the text. */
  @container (width < 400px) {
    button.way > .behind {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  /* The rest of a hundred. The bar shows it, and screen readers announce it. */
  @container (width < 360px) {
    .ways:not(.plain) tr > :nth-child(3) {
      position: absolute;
      clip-path: inset(50%);
    }
  }
  @media (hover: hover) {
    .ways tbody tr:has(button):hover {
      background: color-mix(in oklab, var(--_text), transparent 88%);
      cursor: pointer;
    }
  }
  @container (width >= 1180px) {
    .frame .board:has(> .aside) {
      position: relative;
      padding-inline-end: 380px;
    }
    .board:has(> .aside) > .seats {
      --_widest: min(
        164px,
        (100cqi - 360px - 2 * var(--_pad) + var(--_between)) / var(--_per-row) - var(--_between)
      );
    }
    .board.board > .aside {
      grid-area: auto;
      position: absolute;
      inset: var(--_pad) var(--_pad) 12px auto;
      inline-size: 340px;
      block-size: auto;
    }
  }
  @media (forced-colors: active) {
    .aside,
    .mini {
      border: 1px solid;
    }
    .odds {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
    }
    .wins {
      fill: Highlight;
    }
    .pushes {
      fill: GrayText;
    }
    .losses {
      fill: Canvas;
    }
    .laid {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .aside {
      display: none;
    }
  }
`;
