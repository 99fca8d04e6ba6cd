import { type TemplateResult, html } from 'lit';
import type { Seven27Host } from './host.js';
import { ownTemplate } from './own.js';
import { ringTemplate } from './seats.js';

/** The whole table, between the toolbar and the status line. */
export const tableTemplate = (host: Seven27Host): TemplateResult => {
  const { view, gameWords, words, looks = '' } = host;
  return html`<div
    class="board phase-${view.phase} ${looks}"
    part="board"
    role="group"
    aria-label=${words.board(gameWords.title)}
  >
    ${ringTemplate(host)} ${ownTemplate(host)} ${host.aside}
  </div>`;
};
