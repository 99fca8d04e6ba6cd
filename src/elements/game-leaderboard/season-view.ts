import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { type Season, type SeasonGame, type SeasonSum, sumOf } from '../../core/history/season.js';
import { gameText, variantText } from '../../locales/variant-text.js';
import { listText } from '../../locales/words.js';
import type { Board, BoardEntry } from './board-reader.js';
import { PAGE, figureCells, pagesTemplate, personRow } from './view.js';
import { type LeaderboardWords, noTableText } from './words.js';

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
  html`<td>${words.stats.number({ count: sum.won ?? 0 })}</td>
    ${figureCells(words, sum)}`;

const figureHeads = ({ leaderboard }: LeaderboardWords): TemplateResult =>
  html`<th scope="col">${leaderboard.won}</th>
    <th scope="col">${leaderboard.moves}</th>
    <th scope="col">${leaderboard.time}</th>`;

function gameRow(words: LeaderboardWords, name: string, sum: SeasonSum): TemplateResult {
  return html`<tr part="season-row">
    <th scope="row" part="name">${name}</th>
    ${sumCells(words, sum)}
  </tr>`;
}

/** A game by its name in records, with its variant unless that has the default rules. */
const nameOf = (words: LeaderboardWords, { game, variant }: SeasonGame): string =>
  listText(words, [gameText(words, game), variant !== '' && variantText(words, variant)]);

function localTemplate(view: SeasonView, games: readonly SeasonGame[]): TemplateResult {
  const { words } = view;
  const { leaderboard } = words;
  if (view.isLoading) return html`<p class="empty" part="empty">${leaderboard.loading}</p>`;
  if (games.length === 0) return html`<p class="empty" part="empty">${leaderboard.emptyOwn}</p>`;
  const rows = games.map((game) => gameRow(words, nameOf(words, game), game));
  const all = sumOf(games.flatMap(({ results }) => results));
  return html`<table class="games" part="season-table">
    <caption class="unseen">
      ${leaderboard.ownSeason}
    </caption>
    <thead>
      <tr>
        <th scope="col">${leaderboard.game}</th>
        ${figureHeads(words)}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    ${
      games.length > 1
        ? html`<tfoot>
            ${gameRow(words, leaderboard.allGames, all)}
          </tfoot>`
        : nothing
    }
  </table>`;
}

const rowTemplate = (words: LeaderboardWords, entry: BoardEntry, isOwn: boolean): TemplateResult =>
  personRow(words, entry, { part: 'season-row', isOwn, figures: sumCells(words, entry) });

function boardTemplate(view: SeasonView): TemplateResult {
  const { words, board, problem, isLoading } = view;
  const { leaderboard } = words;
  if (problem) return html`<p class="empty" part="empty">${noTableText(words, problem)}</p>`;
  if (!board) return html`<p class="empty" part="empty">${leaderboard.loading}</p>`;
  if (board.total === 0) return html`<p class="empty" part="empty">${leaderboard.emptySeason}</p>`;
  return html`<table part="season-table" aria-busy=${isLoading ? 'true' : nothing}>
      <caption class="unseen">
        ${titleOf(view)}
      </caption>
      <thead>
        <tr>
          <th scope="col">${leaderboard.place}</th>
          <th scope="col">${leaderboard.name}</th>
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
  const [year = '', week = ''] = season.split('-W');
  return words.leaderboard.season({ week: String(Number(week)), year });
}

export function seasonTemplate(view: SeasonView): TemplateResult {
  const { games } = view;
  const { leaderboard } = view.words;
  return html`<section class="season" part="season" aria-label=${titleOf(view)}>
    <h3 part="season-title">${titleOf(view)}</h3>
    ${games ? html`<p class="hint">${leaderboard.ownSeason}</p>` : nothing}
    ${games ? localTemplate(view, games) : boardTemplate(view)}
    <p class="note" part="season-note">${games ? leaderboard.ownNote : leaderboard.seasonNote}</p>
    <button type="button" part="button button-csv" @click=${() => view.save()}>
      ${leaderboard.saveCsv}
    </button>
  </section>`;
}
