import { type TemplateResult, html } from 'lit';
import type { TrickState } from '../../core/tricks/state.js';
import { helpWords, trickHelp } from '../../locales/trick-help.js';
import type { TrickHelpBlock, TrickSample } from '../../locales/trick-help-parts.js';
import { cardText, keyRows, listText } from '../../locales/words.js';
import { stillCard } from '../table/card.js';
import type { TableHelp } from '../table/table-game.js';
import type { TrickScene } from './scene.js';

/** Cards in a row with what they show. The card that wins a trick is marked. */
function sampleTemplate(scene: TrickScene, { cards, text, winner }: TrickSample): TemplateResult {
  const { words } = scene;
  const { examples } = helpWords(words);
  return html`<div class="sample">
    <span class="sample-cards"
      >${cards.map((card) => {
        const isWinner = card === winner;
        const name = listText(words, [cardText(words, card), isWinner && examples.winner]);
        return html`<span class=${isWinner ? 'place winner' : 'place'}
          >${stillCard(card, scene, name)}</span
        >`;
      })}</span
    >
    ${text && html`<span>${text}</span>`}
  </div>`;
}

const blockTemplate = (scene: TrickScene, block: TrickHelpBlock): TemplateResult =>
  typeof block === 'string'
    ? html`<p>${block}</p>`
    : html`<div class="example" part="example">
        ${block.map((sample) => sampleTemplate(scene, sample))}
      </div>`;

/** “How to play” by the rules of this table, and the keys. */
export const help: TableHelp<TrickState> = {
  help(scene) {
    const { words, gameWords, table, rulesAt, direction } = scene as TrickScene;
    const messages = helpWords(words);
    const parts = trickHelp(messages, {
      ...{ rules: table.rules, rulesAt, direction, personAt: gameWords.personAt },
      ...{ claim: gameWords.buttons.claim, separator: words.kit.listSeparator },
    });
    const body = parts.map(
      ({ title, blocks }) =>
        html`<h3 part="panel-heading">${title}</h3>
          ${blocks.map((block) => blockTemplate(scene as TrickScene, block))}`,
    );
    return { label: messages.region, body };
  },
  keys(scene) {
    const { words, table } = scene as TrickScene;
    const keys = helpWords(words);
    const { bid, trump, score } = table.rules;
    return keyRows(
      ...[keys.keyMain, keys.keyWalk, keys.keyPlay, keys.keyHint, keys.keyLast],
      ...(bid?.type === 'auction' ? [keys.keyPass] : []),
      ...(trump.type === 'bidder' ? [keys.keyAsk] : []),
      ...(score.type === 'card-points' && score.pair ? [keys.keyPair] : []),
      ...[keys.keyClaim, keys.keyTakeBack],
    );
  },
};
