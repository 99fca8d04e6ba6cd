import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { Board, BoardEntry } from './board-reader.js';
import { timeOf } from './choices.js';
import { figureCells, personRow } from './rows.js';
import { type OwnResult, ownTemplate, removingTemplate } from './view-own.js';

/** All that is drawn, and who hears of what is pressed. */
export interface LeaderboardView {
  readonly words: LeaderboardWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  /** Whether the page names a server. */
  readonly hasServer: boolean;
  readonly day: string;
  /** Whether there is a later day to be shown. */
  readonly hasLater: boolean;
  /** None before the server has answered. */
  readonly board: Board | undefined;
  readonly problem: Problem | undefined;
  readonly isAsking: boolean;
  /** How many entries come before the first that is shown. */
  readonly from: number;
  /** The code of the player's group; empty without one. */
  readonly group: string;
  readonly showsGroup: boolean;
  readonly own: OwnResult;
  /** The season of the room. */
  readonly season: TemplateResult | undefined;
  readonly status: string;
  goToDay(step: -1 | 1): void;
  /** Shows the page that has that place, from 0. */
  goTo(place: number): void;
  /** @returns whether it is a code */
  enterGroup(code: string): boolean;
  showGroup(on: boolean): void;
}

/** Entries of a page. */
export const PAGE = 10;

const dayTemplate = (view: LeaderboardView): TemplateResult => {
  const { words, day, hasLater } = view;
  return html`<div class="days">
    ${stepButton('‹', 'button button-earlier', words.earlier, true, () => view.goToDay(-1))}
    <span part="day" aria-live="polite">${words.day(timeOf(day))}</span>
    ${stepButton('›', 'button button-later', words.later, hasLater, () => view.goToDay(1))}
  </div>`;
};

/** A button that leads a day or a page on or back; where there is none it does nothing, and keeps the focus. */
const stepButton = (
  sign: '‹' | '›',
  part: string,
  label: string,
  isThere: boolean,
  press: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="step"
    part=${part}
    aria-label=${label}
    aria-disabled=${isThere ? nothing : 'true'}
    @click=${() => isThere && press()}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;

const rowTemplate = (words: LeaderboardWords, entry: BoardEntry, isOwn: boolean): TemplateResult =>
  personRow(words, entry, { part: 'row', isOwn, figures: figureCells(words, entry) });

function tableTemplate(view: LeaderboardView, board: Board): TemplateResult {
  const { words, day, isAsking } = view;
  return html`<table part="table" aria-busy=${isAsking ? 'true' : nothing}>
    <caption class="unseen">
      ${words.caption(words.day(timeOf(day)))}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.place}</th>
        <th scope="col">${words.name}</th>
        <th scope="col">${words.moves}</th>
        <th scope="col">${words.timeHeading}</th>
      </tr>
    </thead>
    <tbody>
      ${board.entries.map((entry) => rowTemplate(words, entry, entry.rank === board.own?.rank))}
    </tbody>
  </table>`;
}

/** Which places are shown, and the way to others. */
export function pagesTemplate(
  view: Pick<LeaderboardView, 'words' | 'from' | 'goTo'>,
  board: Board,
): TemplateResult {
  const { words, from } = view;
  const { total, entries } = board;
  const last = from + entries.length;
  const [hasBefore, hasAfter] = [from > 0, last < total];
  return html`<div class="pages" part="pages">
    ${stepButton('‹', 'button button-before', words.before, hasBefore, () => view.goTo(Math.max(0, from - PAGE)))}
    <span part="range" aria-live="polite">${words.range(from + 1, last, total)}</span>
    ${stepButton('›', 'button button-after', words.after, hasAfter, () => view.goTo(from + PAGE))}
  </div>`;
}

const placeTemplate = (
  view: LeaderboardView,
  { own, entries, total }: Board,
): TemplateResult | typeof nothing =>
  own
    ? html`<div class="yours">
        <p part="own-place">${view.words.yourPlace(own.rank, total)}</p>
        ${
          entries.some(({ rank }) => rank === own.rank)
            ? nothing
            : html`<button
                type="button"
                part="button button-own"
                @click=${() => view.goTo(own.rank - 1)}
              >
                ${view.words.showPlace}
              </button>`
        }
      </div>`
    : nothing;

function boardTemplate(view: LeaderboardView): TemplateResult {
  const { words, board, problem, showsGroup } = view;
  if (problem)
    return html`<p class="empty" part="empty" role="status">${words.noTable(problem)}</p>`;
  if (!board) return html`<p class="empty" part="empty">${words.loading}</p>`;
  if (board.total === 0)
    return html`<p class="empty" part="empty">${showsGroup ? words.emptyGroup : words.empty}</p>`;
  return html`${placeTemplate(view, board)} ${tableTemplate(view, board)}
  ${board.total > PAGE || view.from > 0 ? pagesTemplate(view, board) : nothing}`;
}

function friendsTemplate(view: LeaderboardView): TemplateResult {
  const { words, group, showsGroup } = view;
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    if (!view.enterGroup(field.value)) field.select();
  };
  return html`<details part="friends">
    <summary part="friends-button">${words.friends}</summary>
    <p class="hint">${words.friendsHint}</p>
    <form @submit=${submitted}>
      <label class="field" part="field">
        <span>${words.code}</span>
        <input
          part="input"
          name="group"
          dir="auto"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          required
          .value=${group}
        />
      </label>
      <button type="submit" part="button button-group">${words.showGroup}</button>
      ${
        showsGroup
          ? html`<button
              type="button"
              part="button button-everybody"
              @click=${() => view.showGroup(false)}
            >
              ${words.everybody}
            </button>`
          : nothing
      }
    </form>
  </details>`;
}

function bodyOf(view: LeaderboardView): TemplateResult {
  const { words, own, group, showsGroup } = view;
  if (!view.hasServer) {
    return view.season ?? html`<p class="empty" part="empty">${words.missing}</p>`;
  }
  return html`${ownTemplate(words, own)} ${dayTemplate(view)}
    ${showsGroup ? html`<p class="group-name" part="group-name">${words.group(group)}</p>` : nothing}
    ${boardTemplate(view)} ${view.season ?? nothing} ${friendsTemplate(view)}
    ${removingTemplate(words, own)}
    <p class="note" part="note">${words.note}</p>`;
}

/** The leaderboard as a whole. */
export const leaderboardTemplate = (view: LeaderboardView): TemplateResult =>
  html`<div
    class="frame"
    part="frame"
    role="group"
    data-theme=${view.theme}
    aria-label=${view.words.title}
  >
    <h2 part="title" tabindex="-1">${view.words.title}</h2>
    ${bodyOf(view)}
    <p class="status" part="status" role="status">${view.status}</p>
  </div>`;
