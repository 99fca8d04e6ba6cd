import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import type { Person } from '../../../core/together/messages.js';
import { icon } from '../../ui/icon.js';
import type { PartsView } from './parts-view.js';

/** The icon of the button that opens the emotes. */
export const TALK_ICON = icon(
  'M4 5.5h16v10.5h-8.5l-4.5 4v-4H4zM8.5 10.8v.01M12 10.8v.01M15.5 10.8v.01',
);

/** Signs of a person who is away, is played for by a bot, or is ready. */
const SIGNS = {
  away: 'M14.5 4.5a8 8 0 1 0 5 11a6.5 6.5 0 0 1-5-11z',
  bot: 'M5.5 9h13v9.5h-13zM12 9V5.5M9.5 13v.01M14.5 13v.01',
  ready: 'M5.5 12.5l4.2 4.2L18.5 8',
} as const;

const sign = (name: keyof typeof SIGNS, label: string): TemplateResult =>
  html`<span
    class="sign sign-${name}"
    part="sign ${name}"
    role="img"
    aria-label=${label}
    title=${label}
    >${icon(SIGNS[name])}</span
  >`;

/** The sign of a person: away, played for by a bot, or ready for the next hand. */
function presenceSign({ words, status }: PartsView, person: Person): unknown {
  const { presence, isReady } = person;
  if (presence !== 'here') return sign(presence, words.presence[presence]);
  return isReady && status?.phase !== 'hand' ? sign('ready', words.isReady) : nothing;
}

/** The content of a seat: its person's sign, the clock, and what they say; or that it is free. */
export function seatBadges(parts: PartsView, seat: Seat): unknown {
  const said = parts.emotes.at(seat);
  const { words, status } = parts;
  const person = status?.people[seat];
  const canSit = parts.seats.isOffered(seat);
  return html`${person ? presenceSign(parts, person) : nothing}
  ${parts.timeAt(seat) ? html`<span class="clock" part="clock" data-clock=${seat} aria-hidden="true"></span>` : nothing}
  ${said ? html`<span class="said-here" part="emote" aria-hidden="true">${words.talk[said]}</span>` : nothing}
  ${
    canSit
      ? html`<button
          type="button"
          class="take"
          part="button button-sit-here"
          aria-label="${words.sit.button}: ${words.sit.seatOf({ seat: seat + 1 })}"
          title=${words.sit.button}
        >
          +
        </button>`
      : nothing
  }`;
}
