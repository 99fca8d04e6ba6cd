import { adoptStyles } from '../base/adopt-styles.js';
import { listStyles } from '../styles/list.js';
import type { Frame, FrameHost } from './frame-host.js';
import { keySheet, usableKeys } from './key-sheet.js';
import { settings } from './settings.js';

/** The controls of games that are played alone, by key. */
const CONTROLS: Readonly<Record<string, string>> = {
  u: 'undo',
  r: 'redo',
  t: 'hint',
  n: 'new',
  f: 'full-screen',
  '?': 'keys',
};

/** The contents of panels, loaded when the player first opens one. */
export const sheets = {
  keys: (host: FrameHost, { gameWords, offers, namesPile }: Frame): unknown => {
    adoptStyles(host.shadowRoot!, listStyles);
    const { keySheet: own, otherKeys } = gameWords;
    const { tools: labels } = host.words.patience;
    const keyed = { controls: CONTROLS, has: offers, labels, ...(namesPile && { namesPile }) };
    // A game with other keys lists the tools' keys among its own.
    return keySheet(host.words, otherKeys ? usableKeys(own, keyed) : own, keyed, otherKeys);
  },
  settings: (host: FrameHost, frame: Frame): unknown =>
    settings(host.words, frame.choices, host, frame),
};
