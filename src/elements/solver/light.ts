import { type TemplateResult, html } from 'lit';
import type { ExtrasMessages } from '../../locales/compiled/types.js';
import type { Verdict } from '../../core/solver/search.js';

/** A sign beside the words, so that the colour is not the only difference. */
const SIGNS = { winnable: '●', unwinnable: '✕', unknown: '?', looking: '○' } as const;

/** Renders the verdict in the toolbar. */
export function light({ verdicts }: ExtrasMessages, verdict: Verdict | undefined): TemplateResult {
  const now = verdict ?? 'looking';
  return html`<span class="light" part="verdict ${now}" data-verdict=${now}
    ><span aria-hidden="true">${SIGNS[now]}</span> ${verdicts[now]}</span
  >`;
}
