import type { TemplateResult, html as Html } from 'lit';
import { extrasEn as words } from '../locales/extras/en.js';
import type { Choices, Preferences } from './preferences.js';

/** Letters choose in a list; they are no keys of the game there. */
const ownLetters = (event: KeyboardEvent): void => {
  if (event.key.length === 1) event.stopPropagation();
};

/** The player's own settings: each may be left to the page. `html` is handed over, see extras.ts. */
export const settings = (
  html: typeof Html,
  choices: Choices,
  now: Preferences,
  prefer: (name: string, value: string) => void,
): readonly TemplateResult[] =>
  Object.entries(choices).map(
    ([name, values]) =>
      html`<label
        >${words.choices[name]}
        <select
          name=${name}
          part="select"
          @keydown=${ownLetters}
          @change=${(event: Event) => prefer(name, (event.target as HTMLSelectElement).value)}
        >
          ${['', ...values].map(
            (value) =>
              html`<option value=${value} .selected=${value === (now[name] ?? '')}>
                ${words.choices[value]}
              </option>`,
          )}
        </select></label
      >`,
  );
