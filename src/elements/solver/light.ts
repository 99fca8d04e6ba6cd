import type { TemplateResult, html as Html } from 'lit';
import { solverEn } from '../../locales/extras/solver-en.js';
import type { Verdict } from '../../solver/search.js';
import { filledSheet } from '../styles/filled-sheet.js';
import { css } from '../styles/plain.js';

/** A sign beside the words, so that no colour speaks alone. */
const SIGNS = { winnable: '●', unwinnable: '✕', unknown: '?', looking: '○' } as const;

/** Whether the game can be won, in the toolbar; `html` is handed over, see extras.ts. */
export function light(html: typeof Html, verdict: Verdict | undefined): TemplateResult {
  const now = verdict ?? 'looking';
  return html`<span class="light" part="verdict verdict-${now}" data-verdict=${now}
    ><span aria-hidden="true">${SIGNS[now]}</span> ${solverEn.light[now]}</span
  >`;
}

const TEXT = css`
  .light {
    font-size: 13px;
  }
  .light span {
    display: inline-block;
    inline-size: 1em;
    text-align: center;
  }
  @container (width < 520px) {
    .facts:has(.light) {
      line-height: 1.1;
    }
    .light {
      display: block;
      font-size: 11.5px;
    }
  }
  .light[data-verdict='winnable'] span {
    color: #7fe3a0;
  }
  .light[data-verdict='unwinnable'] span {
    color: #ffb3a8;
  }
`;

/** The looks of the light, for every game of the page. */
export const lightSheet: () => CSSStyleSheet = filledSheet(TEXT);
