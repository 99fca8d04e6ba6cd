import type { Frame, FrameHost } from './frame-host.js';
import { keySheet } from './key-sheet.js';
import { settings } from './settings.js';

/** The contents of panels that a player opens: they are loaded when the first of them is opened. */
export const sheets = {
  keys: (host: FrameHost, { gameWords }: Frame): unknown =>
    keySheet(host.words, gameWords.keySheet, gameWords.otherKeys),
  settings: (host: FrameHost, frame: Frame): unknown =>
    settings(host.words, frame.choices, host, frame),
};
