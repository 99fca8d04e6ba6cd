import { type TemplateResult, html } from 'lit';
import { extrasEn } from '../../locales/extras/en.js';
import type { KeyRows } from '../../locales/key-rows.js';
import type { Translated } from '../../locales/translations.js';

/** What the player has of the controls that keys stand for. */
export interface KeyedControls {
  /** The control by its key. */
  readonly controls: Readonly<Record<string, string>>;
  readonly has: (control: string) => boolean;
  /** What a control is called, where a row tells of several and the player has not all of them. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Between the keys of a row, in any language. */
const COMMA = /[,،、]\s*/;
/** Shift and F, as the language calls that key. */
const SHIFT_F = '+F';

/** The rows of the keys that are of use, as the page leaves not every control to the player. */
export const usableKeys = (rows: KeyRows, { controls, has, labels = {} }: KeyedControls): KeyRows =>
  rows.flatMap(([keys, does]) => {
    const all = keys.split(COMMA);
    const controlOf = (key: string): string =>
      key.endsWith(SHIFT_F) ? 'full-screen' : (controls[key] ?? '');
    const left = all.filter((key) => has(controlOf(key)));
    if (left.length === all.length) return [[keys, does] as const];
    return left.map((key) => [key, labels[controlOf(key)] ?? does] as const);
  });

/**
 * The keys of every patience game with the game's `own` among them, or of a table, which shares
 * none of those.
 */
export const keySheet = (
  { foreign }: Translated,
  own: KeyRows,
  keyed: KeyedControls,
  shared: KeyRows = (foreign?.extras ?? extrasEn).keys,
): TemplateResult => {
  // The first rows tell how to walk, and are never taken away.
  const rest = usableKeys(shared.slice(2), keyed);
  return html`<dl>
    ${[...shared.slice(0, 2), ...own, ...rest].map(
      ([keys, does]) =>
        html`<dt>${keys}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
};
