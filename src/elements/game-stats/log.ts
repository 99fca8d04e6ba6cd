import { type TemplateResult, html } from 'lit';
import type { GameRecord } from '../../core/history/record.js';
import { isOfTable } from './chart.js';
import type { StatsWords } from '../../locales/stats-en.js';

type Heads = StatsWords['table']['heads'];
type Column = readonly [name: keyof Heads, text: (record: GameRecord) => string];

/** What a table tells of each game beside when it ended. */
function columnsOf(words: StatsWords, isTable: boolean): readonly Column[] {
  const outcome: Column = ['outcome', (record) => words.outcome(record.outcome)];
  if (isTable) return [outcome, ['chips', ({ chips }) => words.signed(chips ?? 0)]];
  return [
    outcome,
    ['time', ({ elapsed }) => words.time(elapsed)],
    ['moves', ({ moves }) => words.number(moves)],
    ['deal', ({ deal }) => (deal === undefined ? words.table.ownDeck : String(deal))],
  ];
}

/** The same games as the chart's, the newest first, as a table that opens. */
export function logTemplate(records: readonly GameRecord[], words: StatsWords): TemplateResult {
  const now = Date.now();
  const { show, caption, heads } = words.table;
  const columns = columnsOf(words, isOfTable(records));
  return html`<details class="log" part="log">
    <summary part="log-button">${show}</summary>
    <div class="scroll" role="region" tabindex="0" aria-label=${show}>
      <table part="log-table">
        <caption>
          ${caption}
        </caption>
        <thead>
          <tr>
            <th scope="col">${heads.ended}</th>
            ${columns.map(([name]) => html`<th scope="col">${heads[name]}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${[...records].reverse().map(
            (record) =>
              html`<tr>
                <th scope="row">${words.moment(record.ended, now)}</th>
                ${columns.map(([, text]) => html`<td>${text(record)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}
