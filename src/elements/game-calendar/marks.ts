import { type SVGTemplateResult, type TemplateResult, html, svg } from 'lit';
import type { DayState } from '../../core/history/calendar.js';

const CHECK = 'M3.4 6.3 5.3 8.2 8.7 4.2';

/** What stands under a date: shapes that differ without colours. */
const SHAPES: Readonly<Record<DayState, SVGTemplateResult | undefined>> = {
  won: svg`<circle class="full" cx="6" cy="6" r="6" /><path class="cut" d=${CHECK} />`,
  'won-later': svg`<circle class="line" cx="6" cy="6" r="5.3" /><path class="line" d=${CHECK} />`,
  begun: svg`<circle class="line" cx="6" cy="6" r="5.3" /><path class="full" d="M6 0a6 6 0 0 0 0 12Z" />`,
  missed: svg`<path class="line faint" d="M4 6h4" />`,
  open: svg`<circle class="line faint" cx="6" cy="6" r="5.3" />`,
  'to-come': undefined,
  outside: undefined,
};

/** The sign of how a day stands; nothing of it is read aloud. */
export const markTemplate = (state: DayState): TemplateResult =>
  html`<svg class="mark mark-${state}" part="mark" viewBox="0 0 12 12" aria-hidden="true">
    ${SHAPES[state]}
  </svg>`;
