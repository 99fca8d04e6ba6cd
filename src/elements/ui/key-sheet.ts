import { type TemplateResult, html } from 'lit';
import { extrasOf } from '../../locales/extras.js';
import type { KeyRows } from '../../locales/words.js';
import { type Words, keyRows } from '../../locales/words.js';

/** The controls behind the keys, and which of them the player has. */
export interface KeyedControls {
  /** The control of each key. */
  readonly controls: Readonly<Record<string, string>>;
  readonly has: (control: string) => boolean;
  /** The names of controls, for a row with several keys if the player does not have all of them. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Whether a key names a pile of this board, so that its command needs Shift. */
  readonly namesPile?: (key: string) => boolean;
}

/** Separates the keys of a row, in any language. */
const COMMA = /[,،、]\s*/;
/** Shift and F, or R, in any language. */
const SHIFT_F = '+F';
const SHIFT_R = '+R';

/** The rows with Shift before the keys that name a pile. */
function withShift(rows: KeyRows, namesPile: (key: string) => boolean): KeyRows {
  const all = rows.map(([keys]) => keys.split(COMMA));
  const shift = all
    .flat()
    .find((key) => key.endsWith(SHIFT_F))
    ?.slice(0, -1);
  if (shift === undefined) return rows;
  return rows.map(([keys, does], index) => {
    const names = all[index]!.map((key) => (namesPile(key) ? shift + key.toUpperCase() : key));
    const [comma = ''] = COMMA.exec(keys) ?? [];
    // The row of the full screen has the key with Shift as well.
    return [[...new Set(names)].join(comma), does] as const;
  });
}

/** The rows of keys whose controls the player has. */
export const usableKeys = (rows: KeyRows, { controls, has, labels = {} }: KeyedControls): KeyRows =>
  rows.flatMap(([keys, does]) => {
    const all = keys.split(COMMA);
    const controlOf = (key: string): string => {
      if (key.endsWith(SHIFT_F)) return 'full-screen';
      return key.endsWith(SHIFT_R) ? 'redo' : (controls[key] ?? '');
    };
    const left = all.filter((key) => has(controlOf(key)));
    if (left.length === all.length) return [[keys, does] as const];
    return left.map((key) => [key, labels[controlOf(key)] ?? does] as const);
  });

/** The keys of every patience game. */
function patienceKeys(words: Words): KeyRows {
  const { keyWalk, keyPickUp, keyFoundation, keyPutBack, ...others } = extrasOf(words);
  const { keyUndo, keyHint, keyNew, keyFullScreen, keySheet } = others;
  return keyRows(
    ...[keyWalk, keyPickUp, keyFoundation, keyPutBack],
    ...[keyUndo, keyHint, keyNew, keyFullScreen, keySheet],
  );
}

/** What is between two keys: a comma, or the space between arrows. */
const BETWEEN = /([,،、]\s*| (?=[←→↑↓]))/;

/** Renders each key as a cap. What is between them is only read and copied. */
const capsTemplate = (keys: string): readonly TemplateResult[] =>
  keys
    .split(BETWEEN)
    .map((text, index) =>
      index % 2 === 0 ? html`<kbd>${text}</kbd>` : html`<span class="unseen">${text}</span>`,
    );

/**
 * Renders the list of keyboard shortcuts: those of patience games, or `shared`, with the game's `own` among
 * them.
 */
export const keySheet = (
  words: Words,
  own: KeyRows,
  keyed: KeyedControls,
  shared: KeyRows = patienceKeys(words),
): TemplateResult => {
  // The first two rows are about moving around, which is always possible.
  const { namesPile = () => false } = keyed;
  const rest = usableKeys(withShift(shared.slice(2), namesPile), keyed);
  return html`<dl>
    ${[...shared.slice(0, 2), ...own, ...rest].map(
      ([keys, does]) =>
        html`<dt>${capsTemplate(keys)}</dt>
          <dd>${does}</dd>`,
    )}
  </dl>`;
};
