import { css } from 'lit';

/** What is otherwise where there is little room, under a finger, in forced colours and on paper. */
export const viewStyles = css`
  @container (width < 460px) {
    .figures {
      grid-template-columns: repeat(2, 1fr);
    }
    .figure:nth-child(n + 3) {
      border-block-start: 1px solid var(--_line);
    }
    dd {
      font-size: 23px;
    }
    .choices {
      inline-size: 100%;
    }
    select {
      flex: 1 1 0;
      min-inline-size: 0;
    }
    th[scope='row'] {
      min-inline-size: 54px;
      white-space: normal;
    }
    :is(th, td) + * {
      padding-inline-start: 8px;
    }
    .tools,
    .tools button {
      flex: auto;
    }
  }
  @container (width < 340px) {
    .tools button {
      padding-inline: 9px;
    }
  }
  /* Under a finger. */
  @media (pointer: coarse) {
    button,
    select,
    .measures button {
      min-block-size: 44px;
    }
    .measures button {
      padding-inline: 16px;
    }
    summary {
      padding-block: 12px;
    }
    /* A smaller field makes a phone zoom in. */
    select {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    .key span::before {
      forced-color-adjust: none;
    }
    .measures [aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  @media print {
    .frame {
      --_accent: #000;
    }
    .scroll {
      max-block-size: none;
    }
    .foot,
    .measures,
    summary {
      display: none;
    }
    select {
      border: 0;
      background: none;
      appearance: none;
    }
  }
`;
