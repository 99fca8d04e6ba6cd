import { readersDay } from '../base/readers-day.js';
import { type TemplateResult, html } from 'lit';
import type { Statistics } from '../../core/history/statistics.js';
import type { GameRecord } from '../../core/history/record.js';
import { MEASURES, type Measure, chartTemplate, isOfTable, rangeText } from './chart.js';
import { type Figure, figuresOf } from './figures.js';
import type { StatsMessages } from '../../locales/compiled/types.js';
import { gameText } from '../../locales/variant-text.js';
import { type StatsWords, momentText } from './words.js';

type Choose = (measure: Measure) => void;

/** Three bars and a card that waits: there is nothing to show yet. */
const EMPTY_DRAWING = html`<svg class="drawing" viewBox="0 0 120 72" aria-hidden="true">
  <path d="M14 62h92M22 62V48h12v14M42 62V38h12v24M62 62V46h12v16" />
  <path
    class="strong"
    d="M82 18.5 98 14a4 4 0 0 1 5 2.8l7 25.2a4 4 0 0 1-2.8 5l-16 4.4a4 4 0 0 1-5-2.8l-7-25.1a4 4 0 0 1 2.8-5z"
  />
  <path
    class="strong"
    d="M95 27.5c3.5 2.5 5.5 4.6 3.4 7.2-1.4 1.7-3.5.9-3.5.9s-.9 2.1-3 1.7c-3.3-.7-2.5-5.6 3.1-9.8z"
  />
</svg>`;

const figureTemplate = ({ label, text }: Figure, { stats }: StatsWords): TemplateResult =>
  html`<div class="figure" part="figure">
    <dt>${label}</dt>
    <dd part="figure-value">${text ?? stats.none}</dd>
  </div>`;

/** Two buttons that choose what the length of a bar means. Bars of a table always mean chips. */
const measuresTemplate = (now: Measure, { stats }: StatsWords, choose: Choose) =>
  html`<div class="measures" role="group" aria-label=${stats.measure}>
    ${MEASURES.map(
      (measure) =>
        html`<button
          type="button"
          part="button button-measure"
          aria-pressed=${measure === now ? 'true' : 'false'}
          @click=${() => choose(measure)}
        >
          ${stats.measures[measure]}
        </button>`,
    )}
  </div>`;

type Heads = StatsMessages['heads'];
type Column = readonly [name: keyof Heads, text: (record: GameRecord) => string];

/** The columns after the time at which a game ended. */
function columnsOf({ stats }: StatsWords, records: readonly GameRecord[]): readonly Column[] {
  const outcome: Column = ['outcome', (record) => stats.outcomes[record.outcome]];
  if (isOfTable(records))
    return [outcome, ['chips', ({ chips }) => stats.signed({ chips: chips ?? 0 })]];
  const undos: Column = ['undos', (record) => stats.number({ count: record.undos ?? 0 })];
  return [
    outcome,
    ['time', ({ elapsed }) => stats.time({ ms: elapsed })],
    ['moves', ({ moves }) => stats.number({ count: moves })],
    ...(records.some((record) => record.undos) ? [undos] : []),
    ['deal', ({ deal }) => (deal === undefined ? stats.ownDeck : String(deal))],
  ];
}

/** The chart's games, the newest first, as a table in a disclosure. */
function logTemplate(records: readonly GameRecord[], words: StatsWords): TemplateResult {
  const now = Date.now();
  const { showTable, newestFirst, heads } = words.stats;
  const columns = columnsOf(words, records);
  return html`<details class="log" part="log">
    <summary part="log-button">${showTable}</summary>
    <div class="scroll" role="region" tabindex="0" aria-label=${showTable}>
      <table part="log-table">
        <caption>
          ${newestFirst}
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
                <th scope="row">${momentText(words, record.ended, now)}</th>
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
  const { lastGames, lastHands, legend } = words.stats;
  const caption = isTable ? lastHands : lastGames;
  return html`<div class="last" part="last">
    <div class="over">
      <h3 part="caption">${caption({ count: last.length })}</h3>
      ${isTable ? '' : measuresTemplate(measure, words, choose)}
    </div>
    ${chartTemplate(last, measure, words)}
    <div class="key" part="key" aria-hidden="true">
      <span class="won">${isTable ? legend.up : legend.won}</span>
      <span>${isTable ? legend.down : legend.lost}</span>
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
    const { stats } = words;
    const text = statistics
      ? stats.emptyOf({ game: gameText(words, statistics.game) })
      : stats.empty;
    return html`${EMPTY_DRAWING}
      <p class="empty" part="empty">${isReady ? text : ''}</p>`;
  }
  const today = readersDay();
  return html`<dl class="figures" part="figures">
      ${figuresOf(statistics, words.stats, today).map((figure) => figureTemplate(figure, words))}
    </dl>
    ${statistics.last.length > 0 ? lastGamesTemplate(statistics, measure, words, choose) : ''}`;
}
