import { type TemplateResult, html, nothing } from 'lit';
import type { DayState } from '../../core/history/calendar.js';
import type { DayStreak } from '../../core/history/day.js';
import type { CalendarMessages } from '../../locales/compiled/types.js';
import { troubleText } from '../../locales/history-text.js';
import { gameText } from '../../locales/variant-text.js';
import type { HistorySource } from '../controllers/history-source.js';
import {
  type MonthBadge,
  type MonthView,
  badgeTemplate,
  markTemplate,
  monthTemplate,
} from './month.js';
import type { CalendarWords } from './words.js';

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
  /** `undefined` if counts are hidden, and in a season. */
  readonly badge: MonthBadge | undefined;
  /** Opens the game of today. `undefined` if today is won or can't be played. */
  readonly playToday: (() => void) | undefined;
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

const seasonTemplate = (calendar: CalendarMessages, { won, note }: SeasonView): TemplateResult =>
  html`${
      won === undefined
        ? nothing
        : html`<dl class="figures" part="figures">
            ${figureTemplate(calendar.won, calendar.ofSeven({ won }))}
          </dl>`
    }
    <p class="rule" part="rule">${note}</p>`;

const KEY = ['won', 'won-later', 'begun', 'missed'] as const satisfies readonly DayState[];

const keyTemplate = ({ calendar, stats }: CalendarWords): TemplateResult =>
  html`<ul class="key" part="key" aria-label=${calendar.signs}>
    ${KEY.map((state) => html`<li>${markTemplate(state)}${calendar.legend[state]}</li>`)}
    <li>
      <span class="sample" aria-hidden="true">${stats.number({ count: 1 })}</span>${calendar.today}
    </li>
  </ul>`;

const figureTemplate = (label: string, text: string): TemplateResult =>
  html`<div class="figure" part="figure">
    <dt>${label}</dt>
    <dd part="figure-value">${text}</dd>
  </div>`;

const streakTemplate = (
  { calendar, stats }: CalendarWords,
  { current, best }: DayStreak,
): TemplateResult =>
  html`<dl class="figures" part="figures">
      ${figureTemplate(calendar.figures.current, stats.number({ count: current }))}
      ${figureTemplate(calendar.figures.best, stats.number({ count: best }))}
    </dl>
    <p class="rule" part="rule">${calendar.rule}</p>`;

/** A warning if games can't be stored, or the recorder could not be loaded. */
function warningTemplate({ stats }: CalendarWords, { keeper, isMissing }: HistorySource) {
  const { problem } = keeper ?? {};
  if (!problem && !isMissing) return nothing;
  return html`<p class="trouble" part="trouble">${troubleText(stats, problem)}</p>`;
}

export function frameTemplate({
  words,
  month,
  streak,
  season,
  badge,
  playToday,
  ...view
}: CalendarView): TemplateResult {
  const game = view.game === undefined ? undefined : gameText(words, view.game);
  const title = words.calendar.title({ game });
  return html`<section class="frame" part="frame" data-theme=${view.theme} aria-label=${title}>
    <h2 part="title">${title}</h2>
    <div class="body">
      ${month ? monthTemplate(month) : html`<div class="month"></div>`}
      <div class="side">
        ${
          playToday
            ? html`<button
                type="button"
                class="play"
                part="button button-today"
                @click=${playToday}
              >
                ${words.calendar.playToday}
              </button>`
            : nothing
        }${badge ? badgeTemplate(words, badge) : nothing}${season ? seasonTemplate(words.calendar, season) : nothing}${
          streak ? streakTemplate(words, streak) : nothing
        }${keyTemplate(words)}
      </div>
    </div>
    ${warningTemplate(words, view.source)}
    <p class="status" part="status" role="status">${view.status}</p>
  </section>`;
}
