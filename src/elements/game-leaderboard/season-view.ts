import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { type Season, type SeasonGame, type SeasonSum, sumOf } from '../../core/history/season.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { Board, BoardEntry } from './board-reader.js';
import { PAGE, figureCells, pagesTemplate, personRow } from './view.js';

/** The data of the season's template, and the actions of its controls. */
export interface SeasonView {
  readonly words: LeaderboardWords;
  readonly season: Season;
  /** The results in this browser, if the page names no server. */
  readonly games?: readonly SeasonGame[];
  /** The server's results; `undefined` before the first answer. */
  readonly board?: Board | undefined;
  readonly problem?: Problem | undefined;
  /** Whether the server's results or the browser's history are being loaded. */
  readonly isLoading: boolean;
  /** The index of the first entry that is shown. */
  readonly from: number;
  goTo(place: number): void;
  /** Downloads the season as CSV. */
  save(): void;
}

/** The cells for won games, moves and time. */
const sumCells = (words: LeaderboardWords, sum: SeasonSum | BoardEntry): TemplateResult =>
  html`<td>${words.number(sum.won ?? 0)}</td>
    ${figureCells(words, sum)}`;

const figureHeads = (words: LeaderboardWords): TemplateResult =>
  html`<th scope="col">${words.won}</th>
    <th scope="col">${words.moves}</th>
    <th scope="col">${words.timeHeading}</th>`;

function gameRow(words: LeaderboardWords, name: string, sum: SeasonSum): TemplateResult {
  return html`<tr part="season-row">
    <th scope="row" part="name">${name}</th>
    ${sumCells(words, sum)}
  </tr>`;
}

function localTemplate(view: SeasonView, games: readonly SeasonGame[]): TemplateResult {
  const { words } = view;
  if (view.isLoading) return html`<p class="empty" part="empty">${words.loading}</p>`;
  if (games.length === 0) return html`<p class="empty" part="empty">${words.emptyOwn}</p>`;
  const rows = games.map((game) => gameRow(words, words.gameName(game.game, game.variant), game));
  const all = sumOf(games.flatMap(({ results }) => results));
  return html`<table class="games" part="season-table">
    <caption class="unseen">
      ${words.ownSeason}
    </caption>
    <thead>
      <tr>
        <th scope="col">${words.game}</th>
        ${figureHeads(words)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    ${
      games.length > 1
        ? html`<tfoot>
            ${gameRow(words, words.allGames, all)}
          </tfoot>`
        : nothing
    }
  </table>`;
}

const rowTemplate = (words: LeaderboardWords, entry: BoardEntry, isOwn: boolean): TemplateResult =>
  personRow(words, entry, { part: 'season-row', isOwn, figures: sumCells(words, entry) });

function boardTemplate(view: SeasonView): TemplateResult {
  const { words, board, problem, isLoading } = view;
  if (problem) return html`<p class="empty" part="empty">${words.noTable(problem)}</p>`;
  if (!board) return html`<p class="empty" part="empty">${words.loading}</p>`;
  if (board.total === 0) return html`<p class="empty" part="empty">${words.emptySeason}</p>`;
  return html`<table part="season-table" aria-busy=${isLoading ? 'true' : nothing}>
      <caption class="unseen">
        ${titleOf(view)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${words.place}</th>
          <th scope="col">${words.name}</th>
          ${figureHeads(words)}
        </tr>
      </thead>
      <tbody>
        ${board.entries.map((entry) => rowTemplate(words, entry, entry.rank === board.own?.rank))}
      </tbody>
    </table>
    ${board.total > PAGE || view.from > 0 ? pagesTemplate(view, board) : nothing}`;
}

function titleOf({ words, season }: SeasonView): string {
  const [year, week] = season.split('-W').map(Number);
  return words.season(week!, year!);
}

export function seasonTemplate(view: SeasonView): TemplateResult {
  const { words, games } = view;
  return html`<section class="season" part="season" aria-label=${titleOf(view)}>
    <h3 part="season-title">${titleOf(view)}</h3>
    ${games ? html`<p class="hint">${words.ownSeason}</p>` : nothing}
    ${games ? localTemplate(view, games) : boardTemplate(view)}
    <p class="note" part="season-note">${games ? words.ownNote : words.seasonNote}</p>
    <button type="button" part="button button-csv" @click=${() => view.save()}>
      ${words.saveCsv}
    </button>
  </section>`;
}
