import { css } from 'lit';

/** The styles of panels that only shared tables have. */
export const togetherPanelStyles = css`
  .panel .sit {
    display: grid;
    gap: 10px;
    text-align: start;
  }
  .panel .sit :is(input, select) {
    inline-size: 100%;
  }
  .panel .sit option {
    color: #111;
    background: #fff;
  }
  .panel .talk {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
    gap: 8px;
    /* As wide as two columns if they fit. A panel is no wider than its content. */
    inline-size: min(280px, 78cqi);
    margin: 10px auto;
  }
  .panel :is(.talk, .acts) button {
    min-block-size: 40px;
    padding: 6px 10px;
    border: 0;
    border-radius: 10px;
    background: color-mix(in oklab, var(--_text), transparent 86%);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .acts {
    display: grid;
    gap: 6px;
  }
  .people small {
    display: block;
    opacity: 0.85;
  }
  @media (forced-colors: active) {
    .panel :is(.talk, .acts) button {
      border: 1px solid;
    }
  }
`;
