import type { Frame, FrameHost } from './frame-host.js';
import { keySheet, usableKeys } from './key-sheet.js';
import { settings } from './settings.js';

/** The controls of games that are played alone, by their keys. */
const CONTROLS: Readonly<Record<string, string>> = {
  u: 'undo',
  r: 'redo',
  t: 'hint',
  n: 'new',
  f: 'full-screen',
  '?': 'keys',
};

/** The contents of panels that a player opens: they are loaded when the first of them is opened. */
export const sheets = {
  keys: (host: FrameHost, { gameWords, offers }: Frame): unknown => {
    const { keySheet: own, otherKeys } = gameWords;
    const keyed = { controls: CONTROLS, has: offers, labels: host.words.tools };
    // Where there are no others, the game's own have those of the tools among them.
    return keySheet(host.words, otherKeys ? usableKeys(own, keyed) : own, keyed, otherKeys);
  },
  settings: (host: FrameHost, frame: Frame): unknown =>
    settings(host.words, frame.choices, host, frame),
};
