import { listOf } from '../../core/cards/list.js';
import { type TemplateResult, html, nothing } from 'lit';
import type { Seat } from '../../core/engine/rules.js';
import { LONGEST_NAME, cleanName, parsePlayerNames } from '../../core/table/seat-names.js';
import { type Preferences, storePreference } from '../controllers/preferences.js';
import type { PanelWords } from './panel-words.js';
import type { TableScene } from './scene.js';

/** Who sits at a table, and the names of the people at this device. */
interface PeoplePanel {
  readonly words: PanelWords;
  readonly scene: TableScene<unknown, never>;
  /** The player's settings, which include names. */
  readonly player: Preferences;
}

/** A field for the name of a person who shares the device. `at` is the person's index among the people. */
function nameField({ words, player }: PeoplePanel, seat: Seat, at: number): TemplateResult {
  const names = parsePlayerNames(player['names']);
  const label = words.tablePanels.people.own({ seat: seat + 1 });
  const enter = ({ target }: Event): void => {
    const field = target as HTMLInputElement;
    const next = listOf(Math.max(names.length, at + 1), (n) => names[n] ?? '');
    next[at] = cleanName(field.value);
    field.value = next[at];
    storePreference(player, 'names', next.join(',').replace(/,+$/, ''));
  };
  return html`<input
    part="input"
    aria-label=${label}
    placeholder=${label}
    maxlength=${LONGEST_NAME}
    autocomplete="off"
    spellcheck="false"
    .value=${names[at] ?? ''}
    @change=${enter}
  />`;
}

/** Everybody at the table with portrait and name. People who share the device can type their names. */
export function peoplePanel(panel: PeoplePanel): TemplateResult {
  const { words, scene } = panel;
  const { run, mine: people } = scene;
  const { kinds } = run;
  const taken = [...kinds.keys()].filter((seat) => kinds[seat] !== 'open');
  const shared = people.length > 1;
  return html`<ul class="people">
      ${taken.map(
        (seat) =>
          html`<li>
            ${scene.portrait(seat)} <b>${scene.gameWords.seatName(seat)}</b>
            ${
              shared && people.includes(seat)
                ? nameField(panel, seat, people.indexOf(seat))
                : html`<span>${scene.temperOf?.(seat) ?? nothing}</span>`
            }
          </li>`,
      )}
    </ul>
    ${shared ? html`<p>${words.tablePanels.people.kept}</p>` : nothing}`;
}
