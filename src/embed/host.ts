/**
 * `embed-host.js`, a script for the page around frames of `embed.html`. It makes each frame as high as its game
 * (`fit=width`). It dispatches the game's events at the frame, so `document.addEventListener('game-win', …)` works.
 * It exports nothing, and a page may load it twice.
 */
import { isEmbedAddress, readMessage } from './host-message.js';

const FOLDERS = Symbol.for('baize.embed-host');
const page = globalThis as { [FOLDERS]?: Set<string | undefined> };

/** The folders of this script's tags; `undefined` if a bundler made it a part of another script. */
const folders = (page[FOLDERS] ??= listening());

function listening(): Set<string | undefined> {
  addEventListener('message', hear);
  return new Set();
}

const gameFrames = (): HTMLIFrameElement[] =>
  [...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="embed.html"]')].filter(({ src }) =>
    isEmbedAddress(src, folders),
  );

function hear({ data, origin, source }: MessageEvent<unknown>): void {
  const frame = gameFrames().find(({ contentWindow }) => source && contentWindow === source);
  if (!frame) return;
  // The origin of a sandboxed frame is opaque.
  const isOpaque = frame.hasAttribute('sandbox') && !frame.sandbox.contains('allow-same-origin');
  if (origin !== new URL(frame.src).origin && !(isOpaque && origin === 'null')) return;
  const action = readMessage(data);
  if (!action) return;
  if ('height' in action) frame.style.height = `${action.height}px`;
  else {
    const { event, detail } = action;
    frame.dispatchEvent(new CustomEvent(event, { bubbles: true, detail }));
  }
}

const { currentScript } = document;
const [, folder] =
  /^([^?#]*\/)embed-host\.js([?#]|$)/.exec(
    currentScript instanceof HTMLScriptElement ? currentScript.src : '',
  ) ?? [];
folders.add(folder);
// A frame may have loaded before this script.
for (const { contentWindow } of gameFrames()) {
  contentWindow?.postMessage({ type: 'baize:request-height' }, '*');
}
