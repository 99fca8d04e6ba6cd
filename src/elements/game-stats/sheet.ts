import { readersDay } from '../base/readers-day.js';
import { type TemplateResult, html } from 'lit';
import type { Statistics } from '../../core/history/statistics.js';
import type { GameRecord } from '../../core/history/record.js';
import { MEASURES, type Measure, chartTemplate, isOfTable, rangeText } from './chart.js';
import { type Figure, figuresOf } from './figures.js';
import type { StatsWords } from '../../locales/stats-en.js';

type Choose = (measure: Measure) => void;

const figureTemplate = ({ label, text }: Figure, words: StatsWords): TemplateResult =>
  html`<div class="figure" part="figure">
    <dt>${label}</dt>
    <dd part="figure-value">${text ?? words.none}</dd>
  </div>`;

/** Two buttons that choose what the length of a bar means. Bars of a table always mean chips. */
const measuresTemplate = (now: Measure, words: StatsWords, choose: Choose) =>
  html`<div class="measures" role="group" aria-label=${words.chart.measure}>
    ${MEASURES.map(
      (measure) =>
        html`<button
          type="button"
          part="button button-measure"
          aria-pressed=${measure === now ? 'true' : 'false'}
          @click=${() => choose(measure)}
        >
          ${words.chart.measures[measure]}
        </button>`,
    )}
  </div>`;

type Heads = StatsWords['table']['heads'];
type Column = readonly [name: keyof Heads, text: (record: GameRecord) => string];

/** The columns after the time at which a game ended. */
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

/** The chart's games, the newest first, as a table in a disclosure. */
function logTemplate(records: readonly GameRecord[], words: StatsWords): TemplateResult {
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

function lastGamesTemplate(
  { last, chips }: Statistics,
  measure: Measure,
  words: StatsWords,
  choose: Choose,
): TemplateResult {
  const isTable = chips !== undefined;
  const { chart } = words;
  return html`<div class="last" part="last">
    <div class="over">
      <h3 part="caption">${chart.caption(last.length, isTable)}</h3>
      ${isTable ? '' : measuresTemplate(measure, words, choose)}
    </div>
    ${chartTemplate(last, measure, words)}
    <div class="key" part="key" aria-hidden="true">
      <span class="won">${isTable ? chart.up : chart.won}</span>
      <span>${isTable ? chart.down : chart.lost}</span>
      <bdi class="range">${rangeText(last, measure, words)}</bdi>
    </div>
    ${logTemplate(last, words)}
  </div>`;
}

/**
 * The figures of a game, and its last games.
 *
 * @param isReady whether the history is loaded, so that no statistics means that nothing was played
 */
export function sheetTemplate(
  statistics: Statistics | undefined,
  measure: Measure,
  words: StatsWords,
  isReady: boolean,
  choose: Choose,
): TemplateResult {
  if (!statistics || statistics.games === 0) {
    const text = statistics ? words.emptyOf(statistics.game) : words.empty;
    return html`<p class="empty" part="empty">${isReady ? text : ''}</p>`;
  }
  const today = readersDay();
  return html`<dl class="figures" part="figures">
      ${figuresOf(statistics, words, today).map((figure) => figureTemplate(figure, words))}
    </dl>
    ${statistics.last.length > 0 ? lastGamesTemplate(statistics, measure, words, choose) : ''}`;
}
