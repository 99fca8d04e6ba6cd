import type { TemplateResult, html as Html } from 'lit';
import { extrasEn as words } from '../locales/extras/en.js';

/** Keys, and what they do. */
export type KeyRows = readonly (readonly [keys: string, does: string])[];

/** The keys of every game, and the game's `own`; `html` is handed over, see extras.ts. */
export const keySheet = (html: typeof Html, own: KeyRows): TemplateResult =>
  html`<dl>
    ${[...words.keys.slice(0, 2), ...own, ...words.keys.slice(2)].map(
      ([keys, does]) =>
        html`<dt>${keys}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
