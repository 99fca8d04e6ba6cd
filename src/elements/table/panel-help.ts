import { type TemplateResult, html } from 'lit';
import type { Seven27HelpWords } from '../../locales/extras/seven27-help-en.js';
import { scrollTemplate } from './panel-rows.js';
import type { Help } from './scene.js';

/** How Seven Twenty-Seven is played at this table. */
export function helpPanel(words: Seven27HelpWords, { aim, rules }: Help): TemplateResult {
  const parts = words.parts(aim, rules).map(([title, lines, steps]) => {
    const items = lines.map((line) => html`<li>${line}</li>`);
    return html`<h3 part="panel-heading">${title}</h3>
      ${
        steps
          ? html`<ol>
              ${items}
            </ol>`
          : html`<ul>
              ${items}
            </ul>`
      }`;
  });
  return scrollTemplate(words.region, html`<div class="help">${parts}</div>`);
}
