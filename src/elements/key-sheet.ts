import type { TemplateResult, html as Html } from 'lit';
import { extrasEn as words } from '../locales/extras/en.js';

/** Keys, and what they do. */
export type KeyRows = readonly (readonly [keys: string, does: string])[];

/**
 * The keys of every patience game with the game's `own` among them, or of a table, which shares
 * none of those; `html` is handed over, see extras.ts.
 */
export const keySheet = (
  html: typeof Html,
  own: KeyRows,
  shared: KeyRows = words.keys,
): TemplateResult =>
  html`<dl>
    ${[...shared.slice(0, 2), ...own, ...shared.slice(2)].map(
      ([keys, does]) =>
        html`<dt>${keys}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
