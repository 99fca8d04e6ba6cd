import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { dateText } from '../../locales/date-text.js';
import type { Board, BoardEntry } from './board-reader.js';
import { type PlayerView, offerTemplate, removingTemplate } from './player-view.js';
import { type LeaderboardWords, noTableText } from './words.js';

/** The data of the element's template, and the actions of its controls. */
export interface LeaderboardView {
  readonly words: LeaderboardWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  /** Whether the page names a server. */
  readonly hasServer: boolean;
  readonly day: string;
  /** Whether a later day can be shown. */
  readonly hasLater: boolean;
  /** `undefined` before the first answer. */
  readonly board: Board | undefined;
  readonly problem: Problem | undefined;
  readonly isLoading: boolean;
  /** The index of the first entry that is shown. */
  readonly from: number;
  /** The code of the player's group; empty without a group. */
  readonly group: string;
  readonly showsGroup: boolean;
  readonly player: PlayerView;
  /** The season's table; `undefined` in a room without a season. */
  readonly season: TemplateResult | undefined;
  readonly status: string;
  goToDay(step: -1 | 1): void;
  /** Shows the page with the entry of this index. */
  goTo(place: number): void;
  /** @returns whether the text is a group's code */
  enterGroup(code: string): boolean;
  showGroup(on: boolean): void;
}

/** The entries on a page. */
export const PAGE = 10;

const dayTemplate = (view: LeaderboardView): TemplateResult => {
  const { words, day, hasLater } = view;
  const { earlier, later } = words.leaderboard;
  return html`<div class="days">
    ${stepButton('‹', 'button button-earlier', earlier, true, () => view.goToDay(-1))}
    <span part="day" aria-live="polite">${dateText(words, day)}</span>
    ${stepButton('›', 'button button-later', later, hasLater, () => view.goToDay(1))}
  </div>`;
};

/** A button to the next or previous day or page. If there is none, `aria-disabled` keeps the button focusable. */
const stepButton = (
  sign: '‹' | '›',
  part: string,
  label: string,
  isEnabled: boolean,
  press: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="step"
    part=${part}
    aria-label=${label}
    aria-disabled=${isEnabled ? nothing : 'true'}
    @click=${() => isEnabled && press()}
  >
    <span aria-hidden="true">${sign}</span>
  </button>`;

/** The cells for moves and time. Some results have no time. */
export const figureCells = (
  words: LeaderboardWords,
  { moves, elapsed }: { readonly moves: number; readonly elapsed?: number | undefined },
): TemplateResult =>
  html`<td>${words.stats.number({ count: moves })}</td>
    <td>
      ${
        elapsed === undefined
          ? html`<span class="unseen">${words.leaderboard.noTime}</span
              ><span aria-hidden="true">–</span>`
          : words.stats.time({ ms: elapsed })
      }
    </td>`;

/** A person's row: place, name and figures. */
export const personRow = (
  words: LeaderboardWords,
  { rank, name }: BoardEntry,
  {
    part,
    isOwn,
    figures,
  }: { readonly part: string; readonly isOwn: boolean; readonly figures: unknown },
): TemplateResult =>
  html`<tr
    class=${isOwn ? 'own-row' : nothing}
    part=${isOwn ? `${part} own` : part}
    aria-current=${isOwn ? 'true' : nothing}
  >
    <td part="place">
      <span class=${rank <= 3 ? `medal place-${rank}` : nothing}
        >${words.stats.number({ count: rank })}</span
      >
    </td>
    <th scope="row" part="name">
      <bdi>${name}</bdi
      >${isOwn ? html` <span class="you" part="you">${words.leaderboard.you}</span>` : nothing}
    </th>
    ${figures}
  </tr>`;

const rowTemplate = (words: LeaderboardWords, entry: BoardEntry, isOwn: boolean): TemplateResult =>
  personRow(words, entry, { part: 'row', isOwn, figures: figureCells(words, entry) });

function tableTemplate(view: LeaderboardView, board: Board): TemplateResult {
  const { words, day, isLoading } = view;
  const { leaderboard } = words;
  return html`<table part="table" aria-busy=${isLoading ? 'true' : nothing}>
    <caption class="unseen">
      ${leaderboard.caption({ date: dateText(words, day) })}
    </caption>
    <thead>
      <tr>
        <th scope="col">${leaderboard.place}</th>
        <th scope="col">${leaderboard.name}</th>
        <th scope="col">${leaderboard.moves}</th>
        <th scope="col">${leaderboard.time}</th>
      </tr>
    </thead>
    <tbody>
      ${board.entries.map((entry) => rowTemplate(words, entry, entry.rank === board.own?.rank))}
    </tbody>
  </table>`;
}

/** The range of places that are shown, between the buttons to other pages. */
export function pagesTemplate(
  view: Pick<LeaderboardView, 'words' | 'from' | 'goTo'>,
  board: Board,
): TemplateResult {
  const { from } = view;
  const { before, after, range } = view.words.leaderboard;
  const { total, entries } = board;
  const last = from + entries.length;
  const [hasBefore, hasAfter] = [from > 0, last < total];
  return html`<div class="pages" part="pages">
    ${stepButton('‹', 'button button-before', before, hasBefore, () => view.goTo(Math.max(0, from - PAGE)))}
    <span part="range" aria-live="polite">${range({ first: from + 1, last, total })}</span>
    ${stepButton('›', 'button button-after', after, hasAfter, () => view.goTo(from + PAGE))}
  </div>`;
}

const placeTemplate = (
  view: LeaderboardView,
  { own, entries, total }: Board,
): TemplateResult | typeof nothing =>
  own
    ? html`<div class="yours">
        <p part="own-place">${view.words.leaderboard.yourPlace({ rank: own.rank, total })}</p>
        ${
          entries.some(({ rank }) => rank === own.rank)
            ? nothing
            : html`<button
                type="button"
                part="button button-own"
                @click=${() => view.goTo(own.rank - 1)}
              >
                ${view.words.leaderboard.showPlace}
              </button>`
        }
      </div>`
    : nothing;

function boardTemplate(view: LeaderboardView): TemplateResult {
  const { words, board, problem, showsGroup } = view;
  const { loading, emptyGroup, empty } = words.leaderboard;
  if (problem)
    return html`<p class="empty" part="empty" role="status">${noTableText(words, problem)}</p>`;
  if (!board) return html`<p class="empty" part="empty">${loading}</p>`;
  if (board.total === 0)
    return html`<p class="empty" part="empty">${showsGroup ? emptyGroup : empty}</p>`;
  return html`${placeTemplate(view, board)} ${tableTemplate(view, board)}
  ${board.total > PAGE || view.from > 0 ? pagesTemplate(view, board) : nothing}`;
}

function friendsTemplate(view: LeaderboardView): TemplateResult {
  const { leaderboard } = view.words;
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    const field = (event.target as HTMLFormElement).querySelector('input')!;
    if (!view.enterGroup(field.value)) field.select();
  };
  return html`<details part="friends">
    <summary part="friends-button">${leaderboard.friends}</summary>
    <p class="hint">${leaderboard.friendsHint}</p>
    <form @submit=${submitted}>
      <label class="field" part="field">
        <span>${leaderboard.code}</span>
        <input
          part="input"
          name="group"
          dir="auto"
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          maxlength="20"
          required
          .value=${view.group}
        />
      </label>
      <button type="submit" part="button button-group">${leaderboard.showGroup}</button>
      ${
        view.showsGroup
          ? html`<button
              type="button"
              part="button button-everybody"
              @click=${() => view.showGroup(false)}
            >
              ${leaderboard.everybody}
            </button>`
          : nothing
      }
    </form>
  </details>`;
}

function bodyOf(view: LeaderboardView): TemplateResult {
  const { player, group, showsGroup } = view;
  const { leaderboard } = view.words;
  if (!view.hasServer) {
    return view.season ?? html`<p class="empty" part="empty">${leaderboard.missing}</p>`;
  }
  return html`${offerTemplate(leaderboard, player)} ${dayTemplate(view)}
    ${showsGroup ? html`<p class="group-name" part="group-name">${leaderboard.group({ code: group })}</p>` : nothing}
    ${boardTemplate(view)} ${view.season ?? nothing} ${friendsTemplate(view)}
    ${removingTemplate(leaderboard, player)}
    <p class="note" part="note">${leaderboard.note}</p>`;
}

export const leaderboardTemplate = (view: LeaderboardView): TemplateResult =>
  html`<div
    class="frame"
    part="frame"
    role="group"
    data-theme=${view.theme}
    aria-label=${view.words.leaderboard.title}
  >
    <h2 part="title" tabindex="-1">${view.words.leaderboard.title}</h2>
    ${bodyOf(view)}
    <p class="status" part="status" role="status">${view.status}</p>
  </div>`;
