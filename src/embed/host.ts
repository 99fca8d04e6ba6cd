/**
 * `embed-host.js`, a script for the page around frames of `embed.html`. It makes each frame as high as its game
 * (`fit=width`). It dispatches the game's events at the frame, so `document.addEventListener('game-win', …)` works.
 * It exports nothing, and a page may load it twice.
 */
const ONCE = Symbol.for('baize.embed-host');
const page = globalThis as { [ONCE]?: true };

const gameFrames = (): HTMLIFrameElement[] => [
  ...document.querySelectorAll<HTMLIFrameElement>('iframe[src*="embed.html"]'),
];

function hear({ data, origin, source }: MessageEvent<unknown>): void {
  const frame = gameFrames().find(({ contentWindow }) => source && contentWindow === source);
  if (!frame) return;
  // The origin of a sandboxed frame is opaque.
  const isSandboxed = origin === 'null' && frame.hasAttribute('sandbox');
  if (!isSandboxed && origin !== new URL(frame.src).origin) return;
  const { type, height, detail } = (data ?? {}) as Record<string, unknown>;
  if (type === 'baize:height' && Number(height) > 0) frame.style.height = `${Number(height)}px`;
  const name = /^baize:((?:game|hand)-\w+)$/.exec(String(type))?.[1];
  if (name) frame.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

if (!page[ONCE]) {
  page[ONCE] = true;
  addEventListener('message', hear);
  // A frame may have loaded before this script.
  for (const { contentWindow } of gameFrames()) {
    contentWindow?.postMessage({ type: 'baize:request-height' }, '*');
  }
}

export {};
