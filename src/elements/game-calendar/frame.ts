import { type TemplateResult, html, nothing } from 'lit';
import type { DayState } from '../../core/history/calendar.js';
import type { DayStreak } from '../../core/history/day.js';
import type { CalendarWords } from '../../locales/calendar-en.js';
import { capital } from '../../locales/capital.js';
import type { HistorySource } from '../controllers/history-source.js';
import { markTemplate } from './marks.js';
import { type MonthView, monthTemplate } from './month.js';

/** All that is drawn. */
export interface CalendarView {
  readonly words: CalendarWords;
  /** `light`, `dark`, or `auto`. */
  readonly theme: string;
  readonly game: string | undefined;
  readonly source: HistorySource;
  /** `undefined` on a server, which knows neither the reader's day nor what was played: its place is kept free. */
  readonly month: MonthView | undefined;
  /** `undefined` where no counts are to be seen, and in a season. */
  readonly streak: DayStreak | undefined;
  /** What is said of a season in place of that. */
  readonly season: SeasonView | undefined;
  /** What was done last, in words. */
  readonly status: string;
}

/** How it stands with a season. */
export interface SeasonView {
  /** How many games were won; `undefined` where no counts are to be seen. */
  readonly won: number | undefined;
  /** Which games count. */
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

/** That days are not kept, or not counted, where they are not. */
function troubleTemplate(words: CalendarWords, { keeper, isMissing }: HistorySource) {
  const { problem } = keeper ?? {};
  if (!problem && !isMissing) return nothing;
  return html`<p class="trouble" part="trouble">
    ${problem ? words.trouble(problem) : words.missing}
  </p>`;
}

/** The whole: title, month, streak and signs. */
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
    ${troubleTemplate(words, view.source)}
    <p class="status" part="status" role="status">${view.status}</p>
  </section>`;
}
