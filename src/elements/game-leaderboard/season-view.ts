import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../core/engine/reason.js';
import { type Season, type SeasonGame, type SeasonSum, sumOf } from '../../core/history/season.js';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { Board, BoardEntry } from './board-reader.js';
import { figureCells, personRow } from './rows.js';
import { PAGE, pagesTemplate } from './view.js';

/** A season as it is drawn, and who hears of what is pressed. */
export interface SeasonView {
  readonly words: LeaderboardWords;
  readonly season: Season;
  /** This browser's results, where no server has others. */
  readonly games?: readonly SeasonGame[];
  /** The server's; none before it has answered. */
  readonly board?: Board | undefined;
  readonly problem?: Problem | undefined;
  /** Whether the server, or what this browser keeps, has yet to answer. */
  readonly isAsking: boolean;
  /** How many entries come before the first that is shown. */
  readonly from: number;
  goTo(place: number): void;
  /** Makes a file of it. */
  save(): void;
}

/** How many days' games were won, and what they come to. */
const sumCells = (words: LeaderboardWords, sum: SeasonSum | BoardEntry): TemplateResult =>
  html`<td>${words.number(sum.won ?? 0)}</td>
    ${figureCells(words, sum)}`;

const figureHeads = (words: LeaderboardWords): TemplateResult =>
  html`<th scope="col">${words.won}</th>
    <th scope="col">${words.moves}</th>
    <th scope="col">${words.timeHeading}</th>`;

function ownRow(words: LeaderboardWords, name: string, sum: SeasonSum): TemplateResult {
  return html`<tr part="season-row">
    <th scope="row" part="name">${name}</th>
    ${sumCells(words, sum)}
  </tr>`;
}

function ownTemplate(view: SeasonView, games: readonly SeasonGame[]): TemplateResult {
  const { words } = view;
  if (view.isAsking) return html`<p class="empty" part="empty">${words.loading}</p>`;
  if (games.length === 0) return html`<p class="empty" part="empty">${words.emptyOwn}</p>`;
  const rows = games.map((game) => ownRow(words, words.gameName(game.game, game.variant), game));
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
            ${ownRow(words, words.allGames, all)}
          </tfoot>`
        : nothing
    }
  </table>`;
}

const rowTemplate = (words: LeaderboardWords, entry: BoardEntry, isOwn: boolean): TemplateResult =>
  personRow(words, entry, { part: 'season-row', isOwn, figures: sumCells(words, entry) });

function boardTemplate(view: SeasonView): TemplateResult {
  const { words, board, problem, isAsking } = view;
  if (problem) return html`<p class="empty" part="empty">${words.noTable(problem)}</p>`;
  if (!board) return html`<p class="empty" part="empty">${words.loading}</p>`;
  if (board.total === 0) return html`<p class="empty" part="empty">${words.emptySeason}</p>`;
  return html`<table part="season-table" aria-busy=${isAsking ? 'true' : nothing}>
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

/** The season as a whole: its table, and the button that makes a file of it. */
export function seasonTemplate(view: SeasonView): TemplateResult {
  const { words, games } = view;
  return html`<section class="season" part="season" aria-label=${titleOf(view)}>
    <h3 part="season-title">${titleOf(view)}</h3>
    ${games ? html`<p class="hint">${words.ownSeason}</p>` : nothing}
    ${games ? ownTemplate(view, games) : boardTemplate(view)}
    <p class="note" part="season-note">${games ? words.ownNote : words.seasonNote}</p>
    <button type="button" part="button button-csv" @click=${() => view.save()}>
      ${words.saveCsv}
    </button>
  </section>`;
}
