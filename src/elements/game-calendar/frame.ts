import { type TemplateResult, html, nothing } from 'lit';
import type { DayState } from '../../core/history/calendar.js';
import type { DayStreak } from '../../core/history/day.js';
import type { CalendarWords } from '../../locales/calendar-en.js';
import { capital } from '../../locales/capital.js';
import type { HistorySource } from '../controllers/history-source.js';
import { type MonthView, markTemplate, monthTemplate } from './month.js';

/** The data of the element's template. */
export interface CalendarView {
  readonly words: CalendarWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  readonly game: string | undefined;
  readonly source: HistorySource;
  /** `undefined` on a server, which knows neither the reader's day nor the history. The month's space stays empty. */
  readonly month: MonthView | undefined;
  /** `undefined` if counts are hidden, and in a season. */
  readonly streak: DayStreak | undefined;
  /** `undefined` outside of a season. */
  readonly season: SeasonView | undefined;
  /** The message about the last action. */
  readonly status: string;
}

export interface SeasonView {
  /** How many games were won; `undefined` if counts are hidden. */
  readonly won: number | undefined;
  /** Says which games count. */
  readonly note: string;
}

const seasonTemplate = (words: CalendarWords, { won, note }: SeasonView): TemplateResult =>
  html`${
      won === undefined
        ? nothing
        : html`<dl class="figures" part="figures">
            ${figureTemplate(words.won, words.ofSeven(won))}
          </dl>`
    }
    <p class="rule" part="rule">${note}</p>`;

const KEY: readonly DayState[] = ['won', 'won-later', 'begun', 'missed'];

const keyTemplate = (words: CalendarWords): TemplateResult =>
  html`<ul class="key" part="key" aria-label=${words.key}>
    ${KEY.map((state) => html`<li>${markTemplate(state)}${capital(words.state(state))}</li>`)}
    <li><span class="sample" aria-hidden="true">${words.number(1)}</span>${words.today}</li>
  </ul>`;

const figureTemplate = (label: string, text: string): TemplateResult =>
  html`<div class="figure" part="figure">
    <dt>${label}</dt>
    <dd part="figure-value">${text}</dd>
  </div>`;

const streakTemplate = (words: CalendarWords, { current, best }: DayStreak): TemplateResult =>
  html`<dl class="figures" part="figures">
      ${figureTemplate(words.figures.current, words.number(current))}
      ${figureTemplate(words.figures.best, words.number(best))}
    </dl>
    <p class="rule" part="rule">${words.rule}</p>`;

/** A warning if games can't be stored, or the recorder could not be loaded. */
function warningTemplate(words: CalendarWords, { keeper, isMissing }: HistorySource) {
  const { problem } = keeper ?? {};
  if (!problem && !isMissing) return nothing;
  return html`<p class="trouble" part="trouble">
    ${problem ? words.trouble(problem) : words.missing}
  </p>`;
}

export function frameTemplate({
  words,
  month,
  streak,
  season,
  ...view
}: CalendarView): TemplateResult {
  return html`<section
    class="frame"
    part="frame"
    data-theme=${view.theme}
    aria-label=${words.title(view.game)}
  >
    <h2 part="title">${words.title(view.game)}</h2>
    <div class="body">
      ${month ? monthTemplate(month) : html`<div class="month"></div>`}
      <div class="side">
        ${season ? seasonTemplate(words, season) : nothing}${
          streak ? streakTemplate(words, streak) : nothing
        }${keyTemplate(words)}
      </div>
    </div>
    ${warningTemplate(words, view.source)}
    <p class="status" part="status" role="status">${view.status}</p>
  </section>`;
}
