import { type TemplateResult, html } from 'lit';
import type { CommonWords } from '../locales/en.js';
import { panel } from './panels.js';
import { type Preferences, prefer } from './preferences.js';

/** What players may settle for themselves, and the values of each. */
export type Choices = Readonly<Record<string, readonly string[]>>;

export const ONOFF = ['on', 'off'] as const;

/** The player's own settings: each may be left to the page. */
export const settingsPanel = (
  words: CommonWords,
  choices: Choices,
  now: Preferences,
  close: () => void,
): TemplateResult =>
  html`<div class="overlay">
    ${panel(
      'settings',
      words.settings,
      Object.entries(choices).map(
        ([name, values]) =>
          html`<label
            >${words.choices[name]}
            <select
              name=${name}
              part="select"
              @change=${(event: Event) => prefer(name, (event.target as HTMLSelectElement).value)}
            >
              ${['', ...values].map(
                (value) =>
                  html`<option value=${value} ?selected=${value === (now[name] ?? '')}>
                    ${words.choices[value]}
                  </option>`,
              )}
            </select></label
          >`,
      ),
      [[words.close, close]],
    )}
  </div>`;
