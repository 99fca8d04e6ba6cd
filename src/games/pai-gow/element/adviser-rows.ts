import { cardText } from '../../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import { type Card, JOKER, suitOf } from '../../../core/cards/card.js';
import { parseCards } from '../../../core/cards/notation.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances, Lesson } from '../advice/coach.js';
import { expectedChips, hundredths } from '../advice/ways.js';
import { describeFive } from '../rules/describe.js';
import { commissionInForce } from '../rules/push.js';
import type { PaigowScene } from './scene.js';
import type { PaiGowAdviceMessages } from '../../../locales/compiled/types.js';
import { cardSign, signedText } from '../../../locales/table-words.js';
import { sharesOf } from '../advice-words.js';
import { keyOf } from '../../../elements/base/keys.js';

/** What the templates of advice and coach need. */
export interface PanelContext {
  readonly scene: PaigowScene;
  readonly words: PaiGowAdviceMessages;
}

/** Parses card codes that have been validated. */
export const cardsOf = (codes: string): readonly Card[] => parseCards(codes) as readonly Card[];

/** Cards in the size of text, labelled with their names. */
const minis = ({ scene }: PanelContext, cards: readonly Card[]): TemplateResult =>
  html`<span class="minis"
    >${cards.map(
      (card) =>
        html`<span
          class="mini suit-${card === JOKER ? '' : suitOf(card)}"
          part="mini-card"
          role="img"
          aria-label=${cardText(scene.words, card)}
          >${cardSign(scene.words, card)}</span
        >`,
    )}</span
  >`;

/** The two cards in front, and a description of the hand behind. */
export const wayTemplate = (
  context: PanelContext,
  front: readonly Card[],
  back: readonly Card[],
  ways = 1,
): TemplateResult => {
  const { scene, words } = context;
  const text = scene.gameWords.describe(describeFive(back, scene.view.options.wheel), 'back');
  const siblings =
    ways > 1
      ? html`<span class="siblings" aria-hidden="true">${words.times({ ways })}</span
          ><span class="unseen">${words.siblings({ ways })}</span>`
      : nothing;
  return html`${minis(context, front)}${siblings}<span class="behind"
      ><span class="unseen">${words.inFront}</span>${text}<span class="unseen"
        >${words.atBack}</span
      ></span
    >`;
};

/** A row of chances. */
export interface ChancesRow {
  /** The content of the row's heading. */
  readonly head: unknown;
  readonly chances: Chances;
  /** The covered part of the stake. */
  readonly stake: number;
  /** Whether the cards are arranged this way now. */
  readonly laid?: boolean;
  readonly press?: () => void;
}

/** A row: its heading, a bar of the chances below it, and the figures. */
export function rowTemplate(
  { words, scene }: PanelContext,
  { head, chances, stake, laid = false, press }: ChancesRow,
): TemplateResult {
  const [wins, pushes] = chances;
  const chips = expectedChips(chances, stake, commissionInForce(scene.view.options));
  const upTo = (hands: number): string => `${(100 * hands) / DEALER_HANDS}%`;
  return html`<tr
    class=${laid ? 'laid' : ''}
    part="advice-row ${laid ? 'laid' : ''}"
    @click=${press}
  >
    <th scope="row">
      ${head}<svg class="odds" part="bar" aria-hidden="true">
        <rect class="losses" part="chance lose" width="100%" height="100%" />
        <rect class="pushes" part="chance push" width=${upTo(wins + pushes)} height="100%" />
        <rect class="wins" part="chance win" width=${upTo(wins)} height="100%" />
      </svg>
    </th>
    ${[
      ...Object.values(sharesOf(chances)).map((share) => words.share({ share })),
      signedText(scene.words, hundredths(chips)),
    ].map((cell) => html`<td>${cell}</td>`)}
  </tr>`;
}

const headsTemplate = (names: readonly string[], look = ''): TemplateResult =>
  html`<thead class=${look}>
    <tr>
      ${names.map((name) => html`<th scope="col">${name}</th>`)}
    </tr>
  </thead>`;

/** A table of ways to set cards. The arrow keys move between its rows. */
export const tableOf = ({ words }: PanelContext, caption: string, rows: unknown): TemplateResult =>
  html`<table class="ways" part="advice-table">
    <caption class="unseen">
      ${caption}
    </caption>
    ${headsTemplate(Object.values(words.columns))}
    <tbody @keydown=${walkRows}>
      ${rows}
    </tbody>
  </table>`;

/** The hands that cost most: all seven cards, and below them the set and the best set. */
export function lessonsTemplate(context: PanelContext, lessons: readonly Lesson[]): TemplateResult {
  const { words } = context;
  const shown = (codes: string): TemplateResult => minis(context, cardsOf(codes));
  return html`<table class="lessons" part="lessons">
    <caption>
      ${words.lessons}
    </caption>
    ${headsTemplate(Object.values(words.lessonColumns), 'unseen')}
    <tbody>
      ${lessons.map(
        ({ cost, cards, front, best }) =>
          html`<tr part="lesson">
            <th scope="row">${words.share({ share: cost })}</th>
            <td>${shown(cards)}</td>
            <td>${words.setRow} ${shown(front)} ${words.bestRow} ${shown(best)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** Puts two cards in front by the requests that a player would make. */
export function putInFront({ arrangement, request }: PaigowScene, front: readonly Card[]): void {
  const { front: before } = arrangement;
  const back = before.filter((card) => !front.includes(card));
  const forth = front.filter((card) => !before.includes(card));
  for (const card of [...back, ...forth]) request({ type: 'card', card });
}

/** Moves the focus between rows with the arrow keys. */
export function walkRows(event: KeyboardEvent): void {
  const body = event.currentTarget as HTMLElement;
  const rows = [...body.querySelectorAll<HTMLElement>('button')];
  const at = rows.indexOf(event.target as HTMLElement);
  const steps: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowUp: rows[at - 1],
    ArrowDown: rows[at + 1],
    Home: rows[0],
    End: rows.at(-1),
  };
  const key = keyOf(event);
  if (at < 0 || !Object.hasOwn(steps, key)) return;
  event.preventDefault();
  const to = steps[key];
  if (!to) return;
  for (const row of rows) row.tabIndex = row === to ? 0 : -1;
  to.focus();
}
