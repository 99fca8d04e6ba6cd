import { readersDay } from '../base/readers-day.js';
import { type TemplateResult, html } from 'lit';
import type { Statistics } from '../../core/history/statistics.js';
import { MEASURES, type Measure, chartTemplate, rangeText } from './chart.js';
import { type Figure, figuresOf } from './figures.js';
import { logTemplate } from './log.js';
import type { StatsWords } from '../../locales/stats-en.js';

/** What the sheet is told besides its figures, and whom it tells. */
export interface SheetHost {
  /** Whether it is known that nothing was played, and not just unknown yet. */
  readonly isReady: boolean;
  readonly choose: (measure: Measure) => void;
}

const figureTemplate = ({ label, text }: Figure, words: StatsWords): TemplateResult =>
  html`<div class="figure" part="figure">
    <dt>${label}</dt>
    <dd part="figure-value">${text ?? words.none}</dd>
  </div>`;

/** Which length the bars have, as two buttons; a table's are chips. */
const measuresTemplate = (now: Measure, words: StatsWords, choose: SheetHost['choose']) =>
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

function lastTemplate(
  { last, chips }: Statistics,
  measure: Measure,
  words: StatsWords,
  choose: SheetHost['choose'],
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

/** All that is told of a game: its figures, and its last games. */
export function sheetTemplate(
  statistics: Statistics | undefined,
  measure: Measure,
  words: StatsWords,
  { isReady, choose }: SheetHost,
): TemplateResult {
  if (!statistics || statistics.games === 0) {
    const text = statistics ? words.emptyOf(statistics.game) : words.empty;
    return html`<p class="empty" part="empty">${isReady ? text : ''}</p>`;
  }
  const today = readersDay();
  return html`<dl class="figures" part="figures">
      ${figuresOf(statistics, words, today).map((figure) => figureTemplate(figure, words))}
    </dl>
    ${statistics.last.length > 0 ? lastTemplate(statistics, measure, words, choose) : ''}`;
}
