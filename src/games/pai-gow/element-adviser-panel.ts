import type { TemplateResult, html as Html } from 'lit';
import type { Card } from '../../cards/card.js';
import { parseCards } from '../../cards/notation.js';
import { suitClass } from '../../elements/table/card.js';
import { seatNames } from '../../locales/table-en.js';
import { type Advice, type SplitAdvice, DEALER_HANDS } from './advice.js';
import type { Chances, CoachNotes, CoachTotals, Lesson } from './coach.js';
import { describeFive } from './describe.js';
import { lay, walkRows } from './element-adviser-rows.js';
import type { Arrangement, PaigowHost } from './element-host.js';
import { adviceEn as words } from './words-adviser.js';

/** What stands in the section by the table. */
export interface Panel {
  /**
   * The advice, or how much of it is done; `off` where the player doesn't want it, `later` where there
   * are no cards to set. Without it the coach stands there.
   */
  readonly advice: Advice | number | 'off' | 'later' | undefined;
  readonly notes: CoachNotes;
  /** A set is being judged. */
  readonly judging: boolean;
}

/** Cards from their codes; those of notes were checked. */
export const cardsOf = (codes: string): readonly Card[] => {
  const cards = parseCards(codes);
  return 'wrong' in cards ? [] : cards;
};

/** Cards as small as a word, which say their names. */
const minis = (
  html: typeof Html,
  { words: { cardName } }: PaigowHost,
  cards: readonly Card[],
): TemplateResult =>
  html`<span class="minis"
    >${cards.map(
      (card) =>
        html`<span
          class="mini ${suitClass(card)}"
          part="mini-card"
          role="img"
          aria-label=${cardName(card)}
          >${words.card(card)}</span
        >`,
    )}</span
  >`;

/** The chances side by side, as long as they are likely; the numbers beside it say the same. */
function barTemplate(html: typeof Html, [wins, pushes]: Chances): TemplateResult {
  const [win, push] = [wins, pushes].map((hands) => (100 * hands) / DEALER_HANDS) as [
    number,
    number,
  ];
  return html`<svg
    class="bar"
    part="bar"
    viewBox="0 0 100 8"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <rect class="losses" part="bar-loses" width="100" height="8" />
    <rect class="pushes" part="bar-pushes" width=${win + push} height="8" />
    <rect class="wins" part="bar-wins" width=${win} height="8" />
  </svg>`;
}

/** A row: what it is about, the bar below it, and the three shares. */
const rowOf = (
  html: typeof Html,
  head: unknown,
  chances: Chances,
  name: string,
  press?: () => void,
): TemplateResult =>
  html`<tr class=${name} part="advice-row ${name && `advice-row-${name}`}" @click=${press}>
    <th scope="row">${head}${barTemplate(html, chances)}</th>
    ${words.shares(chances).map((share) => html`<td>${share}</td>`)}
  </tr>`;

const tableOf = (html: typeof Html, caption: string, rows: unknown): TemplateResult =>
  html`<table class="ways" part="advice-table">
    <caption class="unseen">
      ${caption}
    </caption>
    <thead>
      <tr>
        ${words.columns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody @keydown=${walkRows}>
      ${rows}
    </tbody>
  </table>`;

const isLaid = ({ front }: Arrangement, way: SplitAdvice): boolean =>
  front.length === 2 && way.front.every((card) => front.includes(card));

/** In a sentence what the way that is laid comes to, or the best. */
function toldText({ arrangement }: PaigowHost, { splits }: Advice): string {
  const laid = splits.find((way) => isLaid(arrangement, way));
  const { wins, pushes, losses } = laid ?? splits[0]!;
  return words.told(laid !== undefined, [wins, pushes, losses]);
}

/** A way to set the cards, that is laid by a press anywhere on its row. */
function wayTemplate(
  html: typeof Html,
  scene: PaigowHost,
  way: SplitAdvice,
  at: number,
): TemplateResult {
  const { gameWords, view, arrangement } = scene;
  const { front, back, wins, pushes, losses } = way;
  const laid = isLaid(arrangement, way);
  const text = gameWords.describe(describeFive(back, view.options.wheel), 'back');
  const head = html`<button
    type="button"
    class="lay"
    part="button button-lay"
    tabindex=${at === 0 ? 0 : -1}
    aria-pressed=${laid}
  >
    ${minis(html, scene, front)}<span class="behind"
      ><span class="unseen">${words.inFront}</span>${text}<span class="unseen"
        >${words.behind}</span
      ></span
    >
  </button>`;
  return rowOf(html, head, [wins, pushes, losses], laid ? 'laid' : '', () => lay(scene, front));
}

/** The advice, or how far it is, or why there is none. */
function adviceBody(
  html: typeof Html,
  scene: PaigowHost,
  advice: NonNullable<Panel['advice']>,
): unknown {
  if (advice === 'off') return html`<p>${words.hidden}</p>`;
  if (advice === 'later') {
    const deals = scene.own === scene.view.options.dealer;
    return html`<p>${deals ? words.deals : words.later}</p>`;
  }
  if (typeof advice === 'number') {
    const text = words.working(advice);
    return html`<p>${text}</p>
      <progress part="progress" max="1" value=${advice} aria-label=${text}></progress>`;
  }
  const { splits } = advice;
  return html`<div class="rows">
    ${tableOf(
      html,
      words.caption(splits.length),
      splits.map((way, at) => wayTemplate(html, scene, way, at)),
    )}
  </div>`;
}

/** What stands behind, in words, where these are in front. */
function behindText({ gameWords, view }: PaigowHost, cards: string, front: string): string {
  const back = cardsOf(cards).filter((card) => !cardsOf(front).includes(card));
  return gameWords.describe(describeFive(back, view.options.wheel), 'back');
}

/** A set beside the best, where that is another. */
function lessonTemplate(html: typeof Html, scene: PaigowHost, lesson: Lesson): TemplateResult {
  const { cost, cards, front, best, chances, bestChances } = lesson;
  const head = (label: string, codes: string): TemplateResult =>
    html`<span class="lay"
      ><span>${label}</span>${minis(html, scene, cardsOf(codes))}<span class="behind"
        ><span class="unseen">${words.inFront}</span>${behindText(scene, cards, codes)}<span
          class="unseen"
          >${words.behind}</span
        ></span
      ></span
    >`;
  return tableOf(html, words.compared, [
    rowOf(html, head(words.setRow, front), chances, ''),
    cost > 0 ? rowOf(html, head(words.bestRow, best), bestChances, 'best') : '',
  ]);
}

/** The hands that cost most: all seven cards, and below them how they were set, and how best. */
const lessonsTemplate = (
  html: typeof Html,
  scene: PaigowHost,
  lessons: readonly Lesson[],
): TemplateResult =>
  html`<table class="lessons" part="lessons">
    <caption>
      ${words.lessons}
    </caption>
    <thead class="unseen">
      <tr>
        ${words.lessonColumns.map((name) => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lessons.map(
        ({ cost, cards, front, best }) =>
          html`<tr part="lesson">
            <th scope="row">${words.percent(cost)}</th>
            <td>${minis(html, scene, cardsOf(cards))}</td>
            <td>
              ${words.setRow} ${minis(html, scene, cardsOf(front))} ${words.bestRow}
              ${minis(html, scene, cardsOf(best))}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** How this hand was set, by those whose cards are seen. */
function verdictText({ run, hand }: PaigowHost, { notes, judging }: Panel): string {
  const { whose } = seatNames({ ...run, house: run.houseDeals });
  const now = notes.latest.filter((lesson) => lesson.hand === hand);
  const told = now.map(({ seat, cost }) => words.verdict(cost, whose(seat)));
  return [...told, ...(judging ? [words.judging] : [])].join(' ');
}

/** What the coach has to say: of this hand once it is set, and of all so far. */
function coachBody(
  html: typeof Html,
  scene: PaigowHost,
  { notes, judging }: Panel,
): TemplateResult {
  const { totals, latest, lessons } = notes;
  const { run, hand, isCalm } = scene;
  const names = seatNames({ ...run, house: run.houseDeals });
  const several = run.kinds.filter((kind) => kind === 'human').length > 1;
  const total = (one: CoachTotals): TemplateResult =>
    html`<p part="coach-totals">
      ${words.totals(one, several ? `${names.label(one.seat)}: ` : '')}
    </p>`;
  return html`<div class="rows" role="region" tabindex="0" aria-label=${words.coach}>
    ${latest
      .filter((lesson) => lesson.hand === hand)
      .map((lesson) => lessonTemplate(html, scene, lesson))}
    ${totals.length === 0 && !judging ? html`<p>${words.noHands}</p>` : ''}
    ${isCalm ? '' : totals.map(total)}
    ${lessons.length > 0 ? lessonsTemplate(html, scene, lessons) : ''}
  </div>`;
}

/** The section by the table: the advice while cards are set, else the coach. */
export function panelTemplate(
  html: typeof Html,
  scene: PaigowHost,
  panel: Panel,
  toggle: () => void,
): TemplateResult {
  const { advice } = panel;
  const name = advice === undefined ? words.coach : words.advice;
  const inWords =
    advice === undefined
      ? verdictText(scene, panel)
      : typeof advice === 'object'
        ? toldText(scene, advice)
        : '';
  const label =
    advice === 'off' ? words.show : typeof advice === 'number' ? words.cancel : words.hide;
  const button = html`<button
    type="button"
    class="button"
    part="button button-advice"
    @click=${toggle}
  >
    ${label}
  </button>`;
  return html`<section class="aside" part="aside" aria-label=${name}>
    <div class="aside-head">
      <b>${name}</b>
      <span class="in-words" part=${advice === undefined ? 'coach-verdict' : 'advice-words'}
        >${inWords}</span
      >
      ${advice === undefined || advice === 'later' ? '' : button}
    </div>
    ${advice === undefined ? coachBody(html, scene, panel) : adviceBody(html, scene, advice)}
  </section>`;
}
