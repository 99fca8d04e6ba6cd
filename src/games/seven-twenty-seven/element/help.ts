import { html } from 'lit';
import type { TableHelp } from '../../../elements/table/table-game.js';
import { keyRows } from '../../../locales/words.js';
import type { Seven27State } from '../rules/state.js';
import { helpParts, helpWords } from '../help-parts.js';
import type { Seven27Scene } from './scene.js';

/** “How to play” by the rules of this table, and the keys. */
export const help: TableHelp<Seven27State> = {
  help(scene) {
    const { view, gameWords, words } = scene as Seven27Scene;
    const messages = helpWords(words);
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
  keys({ words }) {
    const keys = helpWords(words);
    return keyRows(
      ...[keys.keyMain, keys.keyCheck, keys.keyRaise, keys.keyAmount, keys.keyPresets],
      ...[keys.keyFold, keys.keyCheckOrFold, keys.keyCallAny, keys.keyTake, keys.keyStand],
      ...[keys.keyStandPlan, keys.keyTakePlan],
      ...[keys.keyDeclare, keys.keySitOut, keys.keyHint],
    );
  },
};
