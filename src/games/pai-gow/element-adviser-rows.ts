import type { TemplateResult, html as Html } from 'lit';
import { type Card, JOKER, suitOf } from '../../cards/card.js';
import { parseCards } from '../../cards/notation.js';
import type { SeatNames } from '../../locales/table-en.js';
import { DEALER_HANDS } from './advice.js';
import type { Chances, Lesson } from './coach.js';
import type { describeFive } from './describe.js';
import { walkRows } from './element-adviser-walk.js';
import type { PaigowHost } from './element-host.js';
import type { AdviceWords } from './words-adviser.js';

/** What is drawn with: some of it the table's own file hands over. */
export interface Drawing {
  readonly html: typeof Html;
  readonly describe: typeof describeFive;
  readonly scene: PaigowHost;
  readonly names: SeatNames;
  readonly words: AdviceWords;
}

/** Cards from their codes, which were checked. */
export const cardsOf = (codes: string): readonly Card[] => parseCards(codes) as readonly Card[];

/** Cards as small as a word, which say their names. */
const minis = ({ html, scene, words }: Drawing, cards: readonly Card[]): TemplateResult =>
  html`<span class="minis"
    >${cards.map(
      (card) =>
        html`<span
          class="mini suit-${card === JOKER ? '' : suitOf(card)}"
          part="mini-card"
          role="img"
          aria-label=${scene.words.cardName(card)}
          >${words.card(card)}</span
        >`,
    )}</span
  >`;

/** Two cards in front, and in words what stands behind. */
export const wayTemplate = (
  drawing: Drawing,
  front: readonly Card[],
  back: readonly Card[],
): TemplateResult => {
  const { html, describe, scene, words } = drawing;
  const text = scene.gameWords.describe(describe(back, scene.view.options.wheel), 'back');
  return html`${minis(drawing, front)}<span class="behind"
      ><span class="unseen">${words.inFront}</span>${text}<span class="unseen"
        >${words.behind}</span
      ></span
    >`;
};

/** A row: what it is about, below it the chances side by side as long as they are likely; and in figures. */
export function rowTemplate(
  { html, words }: Pick<Drawing, 'html' | 'words'>,
  head: unknown,
  chances: Chances,
  name = '',
  press?: () => void,
): TemplateResult {
  const [wins, pushes] = chances;
  const upTo = (hands: number): string => `${(100 * hands) / DEALER_HANDS}%`;
  return html`<tr class=${name} part="advice-row ${name && 'advice-row-laid'}" @click=${press}>
    <th scope="row">
      ${head}<svg class="bar" part="bar" aria-hidden="true">
        <rect class="losses" part="bar-loses" width="100%" height="100%" />
        <rect class="pushes" part="bar-pushes" width=${upTo(wins + pushes)} height="100%" />
        <rect class="wins" part="bar-wins" width=${upTo(wins)} height="100%" />
      </svg>
    </th>
    ${words.shares(chances).map((share) => html`<td>${share}</td>`)}
  </tr>`;
}

const heads = (html: typeof Html, names: readonly string[], look: string): TemplateResult =>
  html`<thead class=${look}>
    <tr>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`;

/** Rows of ways to set cards, that arrows walk over. */
export const tableOf = (
  { html, words }: Pick<Drawing, 'html' | 'words'>,
  caption: string,
  rows: unknown,
): TemplateResult =>
  html`<table class="ways" part="advice-table">
    <caption class="unseen">
      ${caption}
    </caption>
    ${heads(html, words.columns, '')}
    <tbody @keydown=${walkRows}>
      ${rows}
    </tbody>
  </table>`;

/** The hands that cost most: all seven cards, and below them how they were set, and how best. */
export function lessonsTemplate(drawing: Drawing, lessons: readonly Lesson[]): TemplateResult {
  const { html, words } = drawing;
  const shown = (codes: string): TemplateResult => minis(drawing, cardsOf(codes));
  return html`<table class="lessons" part="lessons">
    <caption>
      ${words.lessons}
    </caption>
    ${heads(html, words.lessonColumns, 'unseen')}
    <tbody>
      ${lessons.map(
        ({ cost, cards, front, best }) =>
          html`<tr part="lesson">
            <th scope="row">${words.percent(cost)}</th>
            <td>${shown(cards)}</td>
            <td>${words.setRow} ${shown(front)} ${words.bestRow} ${shown(best)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
