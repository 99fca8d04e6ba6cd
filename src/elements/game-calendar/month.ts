import { type SVGTemplateResult, type TemplateResult, html, nothing, svg } from 'lit';
import {
  type CalendarDay,
  type DayState,
  type Week,
  isPlayable,
} from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import { dateText, weekdayText } from '../../locales/date-text.js';
import { type CalendarWords, dayText } from './words.js';

/** The data of the month's template, and the actions of its controls. */
export interface MonthView {
  readonly words: CalendarWords;
  /** The name of the month or week. */
  readonly caption: string;
  /** Whether there are buttons to other months. A season has only its one week. */
  readonly hasOthers: boolean;
  readonly weeks: readonly Week[];
  /** The first day of a week: 1 is Monday, 7 is Sunday. */
  readonly first: number;
  /** The day in the tab order. */
  readonly cursor: Day;
  /** The day that is being played in the game beside the calendar. */
  readonly playing: Day | undefined;
  /** Whether the history is loaded. */
  readonly isReady: boolean;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Shows the month before or after. */
  showMonth(step: 1 | -1): void;
  choose(day: Day): void;
  readonly keydown: (event: KeyboardEvent) => void;
}

const CROWN = 'M2 10.2 1 3.9l3 1.9L6 2.2l2 3.6 3-1.9-1 6.3Z';

/** The marks under the dates. Their shapes differ, so that colours need not be distinguished. */
const SHAPES: Readonly<Record<DayState, SVGTemplateResult | undefined>> = {
  won: svg`<path class="full line" d=${CROWN} />`,
  'won-later': svg`<path class="line" d=${CROWN} />`,
  begun: svg`<circle class="line" cx="6" cy="6" r="5.3" /><path class="full" d="M6 0a6 6 0 0 0 0 12Z" />`,
  missed: svg`<path class="line faint" d="M4 6h4" />`,
  open: svg`<circle class="line faint" cx="6" cy="6" r="5.3" />`,
  'to-come': undefined,
  outside: undefined,
};

/** The mark of a day's state. It is hidden from screen readers: the day's label says the state. */
export const markTemplate = (state: DayState): TemplateResult =>
  html`<svg class="mark mark-${state}" part="mark" viewBox="0 0 12 12" aria-hidden="true">
    ${SHAPES[state]}
  </svg>`;

/** The days of a month that were won, out of all of its days. */
export interface MonthBadge {
  readonly won: number;
  readonly days: number;
}

/** The badge of a month: a crown in a ring, which closes as days are won. */
export const badgeTemplate = (words: CalendarWords, { won, days }: MonthBadge): TemplateResult =>
  html`<p class="badge ${won === days ? 'complete' : ''}" part="badge">
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <circle class="rim" cx="24" cy="24" r="21" />
      ${
        won > 0
          ? svg`<circle class="ring" cx="24" cy="24" r="21" pathLength="100" stroke-dasharray="${(won / days) * 100} 100" />`
          : nothing
      }
      <path class="crown" d="M15.5 32 13 19.5l6 4 5-8 5 8 6-4L32.5 32Z" />
    </svg>
    <span>${words.calendar.wonInMonth({ won, days })}</span>
  </p>`;

const DAYS = [0, 1, 2, 3, 4, 5, 6];

const arrow = (path: string): TemplateResult =>
  html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
const EARLIER = arrow('M14 6l-6 6 6 6');
const LATER = arrow('M10 6l6 6-6 6');

/** A button to another month. If there is none, `aria-disabled` keeps the button focusable. */
const turnTemplate = (
  part: string,
  label: string,
  picture: TemplateResult,
  isEnabled: boolean,
  press: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="turn"
    part="button ${part}"
    aria-label=${label}
    title=${label}
    aria-disabled=${isEnabled ? 'false' : 'true'}
    @click=${() => isEnabled && press()}
  >
    ${picture}
  </button>`;

function dayTemplate({ day, state, isToday }: CalendarDay, view: MonthView): TemplateResult {
  const { words, isReady } = view;
  const label = isReady ? dayText(words, day, state) : dateText(words, day);
  const date = html`<span class="date" aria-hidden="true"
    >${words.stats.number({ count: Number(day.slice(8)) })}</span
  >`;
  const part = `day ${state}${isToday ? ' today' : ''}`;
  if (!isPlayable(state)) {
    return html`<td role="gridcell">
      <span class="day ${state}" part=${part}
        >${date}${markTemplate(state)}<span class="unseen">${label}</span></span
      >
    </td>`;
  }
  const isPlaying = day === view.playing;
  return html`<td role="gridcell" aria-selected=${isPlaying ? 'true' : nothing}>
    <button
      type="button"
      class="day ${state}"
      part="${part}${isPlaying ? ' playing' : ''}"
      data-day=${day}
      tabindex=${day === view.cursor ? '0' : '-1'}
      aria-label=${label}
      aria-current=${isToday ? 'date' : nothing}
      @click=${() => view.choose(day)}
    >
      ${date}${markTemplate(state)}
    </button>
  </td>`;
}

/** The name of the month between the buttons to other months. */
function barTemplate(view: MonthView): TemplateResult {
  const { words, caption, hasOthers, hasEarlier, hasLater } = view;
  const name = html`<h3 part="caption" aria-live="polite">${caption}</h3>`;
  if (!hasOthers) return html`<div class="bar">${name}</div>`;
  const { previousMonth, nextMonth } = words.calendar;
  return html`<div class="bar">
    ${turnTemplate('button-previous', previousMonth, EARLIER, hasEarlier, () => view.showMonth(-1))}
    ${name} ${turnTemplate('button-next', nextMonth, LATER, hasLater, () => view.showMonth(1))}
  </div>`;
}

/** A month, or a season's week. */
export function monthTemplate(view: MonthView): TemplateResult {
  const { words, caption, hasOthers, weeks, first, isReady } = view;
  const { weekdayLength } = words.calendar;
  const weekdays = DAYS.map((place) => ((first - 1 + place) % 7) + 1);
  return html`<div class=${hasOthers ? 'month' : 'month week'} part="month">
    ${barTemplate(view)}
    <table
      role="grid"
      part="grid"
      aria-label=${caption}
      aria-busy=${isReady ? 'false' : 'true'}
      @keydown=${view.keydown}
    >
      <thead>
        <tr>
          ${weekdays.map(
            (number) =>
              html`<th scope="col" part="weekday" abbr=${weekdayText(words, number)}>
                <span aria-hidden="true"
                  >${weekdayText(words, number, weekdayLength === 'narrow' ? 'narrow' : 'short')}</span
                ><span class="unseen">${weekdayText(words, number)}</span>
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${weeks.map(
          (week) =>
            html`<tr>
              ${week.map((day) => (day ? dayTemplate(day, view) : html`<td></td>`))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
