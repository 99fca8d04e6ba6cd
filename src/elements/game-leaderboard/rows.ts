import { type TemplateResult, html, nothing } from 'lit';
import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { BoardEntry } from './board-reader.js';

/** Moves and the time, which not every result has. */
export const figureCells = (
  words: LeaderboardWords,
  { moves, elapsed }: { readonly moves: number; readonly elapsed?: number | undefined },
): TemplateResult =>
  html`<td>${words.number(moves)}</td>
    <td>
      ${
        elapsed === undefined
          ? html`<span class="unseen">${words.noTime}</span><span aria-hidden="true">–</span>`
          : words.time(elapsed)
      }
    </td>`;

/** A person's row: the place, the name and the figures. */
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
    part=${isOwn ? `${part} row-own` : part}
    aria-current=${isOwn ? 'true' : nothing}
  >
    <td part="place">${words.number(rank)}</td>
    <th scope="row" part="name">
      <bdi>${name}</bdi>${isOwn ? html` <span class="you" part="you">${words.you}</span>` : nothing}
    </th>
    ${figures}
  </tr>`;
