import { html } from 'lit';
import type { TableHelp } from '../../../elements/table/table-game.js';
import { sevenTwentySevenHelp } from '../../../locales/compiled/en/seven-twenty-seven-help.js';
import type { Seven27State } from '../rules/state.js';
import { helpParts } from '../help-parts.js';
import type { Seven27Scene } from './scene.js';

/** “How to play” by the rules of this table. */
export const help: TableHelp<Seven27State> = {
  help(scene) {
    const { view, gameWords, words } = scene as Seven27Scene;
    const messages = words.sevenTwentySevenHelp ?? sevenTwentySevenHelp;
    const parts = helpParts(messages, gameWords.aim(view.options), view.options);
    const body = parts.map(({ title, lines, isOrdered }) => {
      const items = lines.map((line) => html`<li>${line}</li>`);
      const list = isOrdered
        ? html`<ol>
            ${items}
          </ol>`
        : html`<ul>
            ${items}
          </ul>`;
      return html`<h3 part="panel-heading">${title}</h3>
        ${list}`;
    });
    return { label: messages.region, body };
  },
};
