import { type TemplateResult, html } from 'lit';
import { type ExtrasWords, extrasEn } from '../../locales/extras/en.js';
import type { Translated } from '../../locales/translations.js';
import { LANGUAGES, type Language } from '../../locales/languages.js';
import { type SettingsHost, pageSettings } from './page-settings.js';
import { ALL_CHOICES, type Choices, settle } from '../controllers/preferences.js';

/** What they may settle in every patience game; a game that names one without values has it not. */
const { autoFoundation: _, autoFinish: _finish, ...CHOICES } = ALL_CHOICES;

/** Letters choose in a list; they are no keys of the game there. */
const ownLetters = (event: KeyboardEvent): void => {
  if (event.key.length === 1) event.stopPropagation();
};

/** A value's name in the list; languages are called as their speakers call them. */
const labelOf = (words: ExtrasWords['choices'], name: string, value: string): string | undefined =>
  name === 'language' ? LANGUAGES[value as Language].name : words[value];

/**
 * The player's own settings. The first choice of each leaves it to the page, and names the value in
 * force. A choice is kept for all games of the site.
 */
export const settings = (
  { foreign }: Translated,
  choices: Choices,
  host: SettingsHost,
): readonly TemplateResult[] => {
  const { choices: words, samePage } = foreign?.extras ?? extrasEn;
  const page = pageSettings(host);
  const now = host.preferences;
  return Object.entries({ ...CHOICES, ...choices })
    .filter(([, values]) => values.length)
    .map(
      ([name, values]) =>
        html`<label
          >${words[name]}
          <select
            name=${name}
            part="select"
            @keydown=${ownLetters}
            @change=${(event: Event) => settle(now, name, (event.target as HTMLSelectElement).value)}
          >
            ${['', ...values].map(
              (value) =>
                html`<option value=${value} .selected=${value === (now[name] ?? '')}>
                  ${value ? labelOf(words, name, value) : samePage(labelOf(words, name, page[name]!)!)}
                </option>`,
            )}
          </select></label
        >`,
    );
};
