import { type TemplateResult, html } from 'lit';
import { extrasEn } from '../../locales/extras/en.js';
import type { Translated } from '../../locales/translations.js';
import type { KeyRows } from '../../locales/key-rows.js';

/**
 * The keys of every patience game with the game's `own` among them, or of a table, which shares
 * none of those.
 */
export const keySheet = (
  { foreign }: Translated,
  own: KeyRows,
  shared: KeyRows = (foreign?.extras ?? extrasEn).keys,
): TemplateResult =>
  html`<dl>
    ${[...shared.slice(0, 2), ...own, ...shared.slice(2)].map(
      ([keys, does]) =>
        html`<dt>${keys}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
