import type { TemplateResult, html as Html } from 'lit';
import type { HelpRules, Seven27HelpWords } from '../../locales/extras/seven27-help-en.js';
import { scrollTemplate } from './panel-rows.js';

/** What the help is made from: how one wins, in words, and the table's rules. */
export type Help = readonly [aim: readonly string[], rules: HelpRules];

/** How Seven Twenty-Seven is played at this table; handed over as for the history. */
export function helpPanel(
  html: typeof Html,
  words: Seven27HelpWords,
  ...help: Help
): TemplateResult {
  const parts = words.parts(...help).map(([title, lines, steps]) => {
    const items = lines.map((line) => html`<li>${line}</li>`);
    return html`<h3>${title}</h3>
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
  return scrollTemplate(html, words.region, html`<div class="help" part="help">${parts}</div>`);
}
