import { listText } from '../../../locales/words.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../../core/engine/rules.js';
import { LONGEST_NAME } from '../../../core/table/seat-names.js';
import { EMOTES, type Person } from '../../../core/together/messages.js';
import { adoptStyles } from '../../base/adopt-styles.js';
import { keyOf } from '../../base/keys.js';
import { storePreference } from '../../controllers/preferences.js';
import { settingsStyles } from '../../ui/settings-styles.js';
import { tablePanelStyles } from '../panel-styles.js';
import type { TablePanel } from '../scene.js';
import { fairBody } from './panel-fair.js';
import { togetherPanelStyles } from './panel-styles.js';
import type { PartsView } from './parts-view.js';
import { type PanelButton, panelTemplate } from '../../ui/panel.js';

const HOUR = 60 * 60 * 1000;

/** The content of a panel. Its first choice is the main one. */
interface PanelContent {
  readonly title: string;
  readonly body: unknown;
  readonly choices: readonly PanelButton[];
}

/** The names of the people at this device. Code that reads or receives a name cleans it (`cleanName`). */
const namesOf = ({ element: { preferences } }: PartsView['host']): readonly string[] =>
  (preferences['names'] ?? '').split(',');

/** Stores the player's name for the next time, as the first name of this device. */
function keepName(host: PartsView['host'], name: string): void {
  const [, ...others] = namesOf(host);
  storePreference(
    host.element.preferences,
    'names',
    [name, ...others].join(',').replace(/,+$/, ''),
  );
}

/** Sits down with the name and seat chosen in the panel. Without a name, asks for one. */
function sitDown(parts: PartsView, inPanel: Element): boolean {
  const panel = inPanel.closest('.panel')!;
  const field = panel.querySelector('input')!;
  const { value } = panel.querySelector('select')!;
  const name = field.value.replaceAll(',', ' ').trim();
  if (!name) {
    field.focus();
    parts.say(parts.refusal({ code: 'bad-name', most: LONGEST_NAME })!);
    return false;
  }
  keepName(parts.host, name);
  const seat = value === '' ? undefined : Number(value);
  parts.source.ask({ type: 'sit', name, seat }, 'player', { isSeat: true });
  return true;
}

/** All seats, so that options keep their places while others sit down. */
const seatOptions = ({ words, status, seats }: PartsView): unknown =>
  status?.people.map(
    (_, seat) =>
      html`<option
        value=${seat}
        ?selected=${seat === seats.chosen}
        ?disabled=${!seats.all.includes(seat)}
      >
        ${words.sit.seatOf({ seat: seat + 1 })}
      </option>`,
  );

/** Asks for a name and a seat. */
function sitPanel(parts: PartsView, close: () => void): PanelContent {
  const { words, host, seats } = parts;
  const { sit } = words;
  const [known = ''] = namesOf(host);
  const press = ({ currentTarget }: Event): void => {
    if (sitDown(parts, currentTarget as Element)) close();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (keyOf(event) !== 'Enter') return;
    event.preventDefault();
    press(event);
  };
  const body = html`<div class="sit">
    <label
      >${sit.name}<input
        part="input"
        maxlength=${LONGEST_NAME}
        autocomplete="nickname"
        spellcheck="false"
        .value=${known}
        ?data-first=${known === ''}
        @keydown=${onKey}
    /></label>
    <label
      >${sit.seat}<select part="select">
        <option value="" ?selected=${seats.chosen === undefined}>${sit.any}</option>
        ${seatOptions(parts)}
      </select></label
    >
    <small>${sit.kept}</small>
  </div>`;
  const choices = [
    { label: sit.button, press },
    { label: sit.cancel, press: close },
  ];
  return { title: sit.title, body, choices };
}

/** The emotes, and the switch that hides those of others. */
function talkPanel(parts: PartsView, close: () => void): PanelContent {
  const { words, source, host, emotes } = parts;
  const { talk } = words;
  const mute = (): void =>
    storePreference(host.element.preferences, 'emotes', emotes.isMuted ? '' : 'off');
  const body = html`<div class="talk">
      ${EMOTES.map(
        (emote) =>
          html`<button
            type="button"
            part="button button-emote"
            @click=${() => {
              source.ask({ type: 'emote', emote });
              close();
            }}
          >
            ${talk[emote]}
          </button>`,
      )}
    </div>
    <button
      type="button"
      class="setting"
      part="setting switch"
      role="switch"
      aria-checked=${emotes.isMuted ? 'true' : 'false'}
      @click=${mute}
    >
      <span part="setting-label">${talk.mute}</span><span class="track"></span>
    </button>`;
  return { title: talk.title, body, choices: [{ label: words.people.close, press: close }] };
}

function leavePanel({ words, source }: PartsView, close: () => void): PanelContent {
  const { title, text, yes, no } = words.leave;
  const leave = (): void => {
    source.ask({ type: 'leave' });
    close();
  };
  const choices = [
    { label: no, press: close },
    { label: yes, press: leave },
  ];
  return { title, body: html`<p>${text}</p>`, choices };
}

/** Asks before somebody is removed. */
function removePanel(parts: PartsView, close: () => void): PanelContent {
  const { words, source, leaving, status } = parts;
  const { title, text, yes, no } = words.remove;
  const remove = (): void => {
    if (leaving !== undefined) source.ask({ type: 'remove', seat: leaving });
    close();
  };
  const choices = [
    { label: no, press: close },
    { label: yes, press: remove },
  ];
  return {
    title: title({ name: status?.people[leaving ?? -1]?.name ?? '' }),
    body: html`<p>${text}</p>`,
    choices,
  };
}

/** Asks before somebody is kept out, and for how long. */
function keepOutPanel(parts: PartsView, close: () => void): PanelContent {
  const { words, source, leaving, status } = parts;
  const { title, text, hour, table, no } = words.keepOut;
  const keep = (keepOut: number | 'table') => (): void => {
    if (leaving !== undefined) source.ask({ type: 'remove', seat: leaving, keepOut });
    close();
  };
  const choices = [
    { label: no, press: close },
    { label: hour, press: keep(HOUR) },
    { label: table, press: keep('table') },
  ];
  return {
    title: title({ name: status?.people[leaving ?? -1]?.name ?? '' }),
    body: html`<p>${text}</p>`,
    choices,
  };
}

/** Joins the facts that apply. */
const listed = ({ words }: PartsView['host'], facts: readonly unknown[]): string =>
  listText(
    words,
    facts.filter((fact): fact is string => typeof fact === 'string' && fact !== ''),
  );

/** Describes a person. */
function personText({ words, host }: PartsView, person: Person): string {
  const { people, presence } = words;
  const { isMaker, isReady, wantsPause, sitsOut } = person;
  const facts = [
    isMaker && people.maker,
    person.presence !== 'here' && presence[person.presence],
    isReady && words.isReady,
    wantsPause && people.pause,
    sitsOut && people.out,
  ];
  return listed(host, facts);
}

/** Describes a seat. */
function textAt(parts: PartsView, person: Person | null, seat: Seat): string {
  const { words, host, status, run } = parts;
  const kind = run?.kinds[seat];
  // A bot plays on for a person who has left during a hand.
  const isFree = kind === 'open' || (kind === 'human' && status?.phase !== 'hand');
  const nobody = isFree ? words.people.free : words.people.bot;
  return listed(host, [person ? personText(parts, person) : nobody, host.standing?.(seat)]);
}

/** Everybody at the table, by seat. The person who made the table can remove others. */
function peoplePanel(parts: PartsView, close: () => void): PanelContent {
  const { words, host, status, joined, seat: own } = parts;
  const { people } = words;
  const line = (person: Person | null, seat: Seat): TemplateResult => {
    const button = (panel: 'remove' | 'keep-out'): unknown => {
      if (!joined?.isMaker || !person || seat === own) return nothing;
      const { title, button: label } = words[panel === 'remove' ? 'remove' : 'keepOut'];
      const ask = (): void => {
        parts.leaving = seat;
        host.request({ type: 'panel', panel });
      };
      return html`<button
        type="button"
        part="button button-${panel}"
        aria-label=${title({ name: person.name })}
        @click=${ask}
      >
        ${label}
      </button>`;
    };
    return html`<li>
      <span>${words.sit.seatOf({ seat: seat + 1 })}</span>
      <span
        ><b>${person?.name ?? host.texts.seatName(seat)}</b>
        <small>${textAt(parts, person, seat)}</small></span
      >
      <span class="acts">${button('remove')}${button('keep-out')}</span>
    </li>`;
  };
  const body = html`<ul class="people">
    ${(status?.people ?? []).map(line)}
  </ul>`;
  return { title: people.title, body, choices: [{ label: people.close, press: close }] };
}

const fairPanel = (parts: PartsView, close: () => void): PanelContent => ({
  title: parts.words.fair.title,
  body: fairBody(parts),
  choices: [{ label: parts.words.people.close, press: close }],
});

type Fill = (parts: PartsView, close: () => void) => PanelContent;

const FILLS: Readonly<Partial<Record<TablePanel, Fill>>> = {
  sit: sitPanel,
  emotes: talkPanel,
  leave: leavePanel,
  remove: removePanel,
  'keep-out': keepOutPanel,
  people: peoplePanel,
  fair: fairPanel,
};

/** A panel of a shared table. */
export function togetherPanel(
  open: TablePanel,
  parts: PartsView,
  close: () => void,
): TemplateResult | undefined {
  const root = parts.host.element.shadowRoot;
  if (root) {
    for (const styles of [tablePanelStyles, settingsStyles, togetherPanelStyles])
      adoptStyles(root, styles);
  }
  const fill = FILLS[open];
  if (!fill) return undefined;
  const { title, body, choices } = fill(parts, close);
  return panelTemplate(open, title, body, choices);
}
