import { type TemplateResult, html, nothing } from 'lit';
import { type CalendarDay, type Week, isPlayable } from '../../core/history/calendar.js';
import type { Day } from '../../core/history/day.js';
import type { CalendarWords } from '../../locales/calendar-en.js';
import { markTemplate } from './marks.js';

/** A month as it is drawn, and who hears of what is pressed. */
export interface MonthView {
  readonly words: CalendarWords;
  /** Its name. */
  readonly caption: string;
  /** Whether there are others: a season has its one week. */
  readonly isTurned: boolean;
  readonly weeks: readonly Week[];
  /** The day with which weeks begin: 1 is Monday, 7 is Sunday. */
  readonly first: number;
  /** The day that Tab leads to. */
  readonly cursor: Day;
  /** The day that is played beside the calendar. */
  readonly playing: Day | undefined;
  /** Whether it is known how days stand. */
  readonly isReady: boolean;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Shows the month before or after. */
  turn(months: 1 | -1): void;
  choose(day: Day): void;
  readonly keydown: (event: KeyboardEvent) => void;
}

const DAYS = [0, 1, 2, 3, 4, 5, 6];

const arrow = (path: string): TemplateResult =>
  html`<svg class="arrow" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
const EARLIER = arrow('M14 6l-6 6 6 6');
const LATER = arrow('M10 6l6 6-6 6');

/** One that leads nowhere keeps the focus of whoever has just pressed it. */
const turnTemplate = (
  part: string,
  label: string,
  picture: TemplateResult,
  isOpen: boolean,
  turn: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="turn"
    part="button ${part}"
    aria-label=${label}
    title=${label}
    aria-disabled=${isOpen ? 'false' : 'true'}
    @click=${() => isOpen && turn()}
  >
    ${picture}
  </button>`;

function dayTemplate({ day, state, isToday }: CalendarDay, view: MonthView): TemplateResult {
  const { words, isReady } = view;
  const label = isReady ? words.day(day, state) : words.date(day);
  const date = html`<span class="date" aria-hidden="true"
    >${words.number(Number(day.slice(8)))}</span
  >`;
  const part = `day day-${state}${isToday ? ' day-today' : ''}`;
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
      part="${part}${isPlaying ? ' day-playing' : ''}"
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

/** The name, between the buttons that turn to other months. */
function barTemplate(view: MonthView): TemplateResult {
  const { words, caption, isTurned, hasEarlier, hasLater } = view;
  const name = html`<h3 part="caption" aria-live="polite">${caption}</h3>`;
  if (!isTurned) return html`<div class="bar">${name}</div>`;
  return html`<div class="bar">
    ${turnTemplate('button-previous', words.previousMonth, EARLIER, hasEarlier, () => view.turn(-1))}
    ${name} ${turnTemplate('button-next', words.nextMonth, LATER, hasLater, () => view.turn(1))}
  </div>`;
}

/** The month, or a season's week, with its name, and what turns to other months. */
export function monthTemplate(view: MonthView): TemplateResult {
  const { words, caption, isTurned, weeks, first, isReady } = view;
  const weekdays = DAYS.map((place) => ((first - 1 + place) % 7) + 1);
  return html`<div class=${isTurned ? 'month' : 'month week'} part="month">
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
              html`<th scope="col" part="weekday" abbr=${words.weekday(number)}>
                <span aria-hidden="true">${words.shortWeekday(number)}</span
                ><span class="unseen">${words.weekday(number)}</span>
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
