import { css } from 'lit';

/** The verdict in the toolbar. */
export const verdictStyles = css`
  .light {
    font-size: calc(13em / 14);
  }
  .light span {
    display: inline-block;
    inline-size: 1em;
    text-align: center;
  }
  @container (width < 37.14em) {
    .facts:has(.light) {
      line-height: 1.1;
    }
    .light {
      display: block;
      font-size: calc(11.5em / 14);
    }
  }
  .light[data-verdict='winnable'] span {
    color: color-mix(in oklab, var(--_text), #17a956 48%);
  }
  .light[data-verdict='unwinnable'] span {
    color: color-mix(in oklab, var(--_text), #e0472f 56%);
  }
`;
