import type { TemplateResult, html as Html } from 'lit';
import { type ExtrasWords, extrasEn } from '../locales/extras/en.js';
import type { Tongue } from '../languages/foreign.js';
import { LANGUAGES, type Language } from '../languages/languages.js';
import type { Choices, Preferences } from './preferences.js';

const ONOFF = ['on', 'off'];

/** What they may settle in every patience game; a game that names one without values has it not. */
const CHOICES: Choices = {
  language: Object.keys(LANGUAGES),
  theme: ['light', 'dark'],
  fourColor: ONOFF,
  cardBack: ['diamonds', 'petals'],
  mirrored: ONOFF,
  motion: ONOFF,
  sound: ONOFF,
  tapToMove: ONOFF,
  calm: ONOFF,
};

/** Letters choose in a list; they are no keys of the game there. */
const ownLetters = (event: KeyboardEvent): void => {
  if (event.key.length === 1) event.stopPropagation();
};

/** A value's name in the list; languages are called as their speakers call them. */
const labelOf = (words: ExtrasWords['choices'], name: string, value: string): string | undefined =>
  name === 'language' && value ? LANGUAGES[value as Language].name : words[value];

/**
 * The player's own settings: each may be left to the page. What is settled is kept under `key`, for
 * all games of the site. What this takes is handed over, see extras.ts.
 */
export const settings = (
  html: typeof Html,
  { foreign }: Tongue,
  choices: Choices,
  now: Preferences,
  key: string,
  read: () => Preferences,
  publish: (preferences: Preferences) => void,
): readonly TemplateResult[] => {
  const prefer = (name: string, value: string): void => {
    const next = { ...now, ...read(), [name]: value || undefined };
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not kept, but in force as long as the page stands.
    }
    publish(next);
  };
  const words = (foreign?.extras ?? extrasEn).choices;
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
            @change=${(event: Event) => prefer(name, (event.target as HTMLSelectElement).value)}
          >
            ${['', ...values].map(
              (value) =>
                html`<option value=${value} .selected=${value === (now[name] ?? '')}>
                  ${labelOf(words, name, value)}
                </option>`,
            )}
          </select></label
        >`,
    );
};
