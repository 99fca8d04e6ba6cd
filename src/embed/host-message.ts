import type { GameEventMap } from '../elements/base/events.js';

/** Requests, which only the game's own page can answer, and the room's event are not sent. */
type Sent = Exclude<keyof GameEventMap, `game-request-${string}` | 'bankroll-change'>;
/** The events of games that frames send, as `baize:game-win`. */
const SENT: Readonly<Record<Sent, true>> = {
  'game-error': true,
  'game-lose': true,
  'game-move': true,
  'game-redo': true,
  'game-refuse': true,
  'game-send': true,
  'game-start': true,
  'game-undo': true,
  'game-verdict': true,
  'game-win': true,
  'hand-end': true,
  'trick-end': true,
  'hand-start': true,
};
export const EMBED_EVENTS: ReadonlySet<string> = new Set(Object.keys(SENT));

/** The maximum height of a frame, in pixels. Games and error messages are lower. */
const MOST_HEIGHT = 5000;

export type HostAction =
  { readonly height: number } | { readonly event: string; readonly detail: unknown };

/** Reads what a frame's message asks for. Returns `undefined` for anything that `embed.html` does not send. */
export function readMessage(data: unknown): HostAction | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, height, detail } = data as Readonly<Record<string, unknown>>;
  if (type === 'baize:height') {
    const isHeight = typeof height === 'number' && height > 0;
    return isHeight ? { height: Math.min(height, MOST_HEIGHT) } : undefined;
  }
  const event = typeof type === 'string' ? type.replace(/^baize:/, '') : type;
  return typeof event === 'string' && event !== type && EMBED_EVENTS.has(event)
    ? { event, detail }
    : undefined;
}

/**
 * Whether a frame's address is that of `embed.html`.
 *
 * @param folders where `embed.html` may be; any folder if one of them is `undefined`
 */
export function isEmbedAddress(src: string, folders: ReadonlySet<string | undefined>): boolean {
  if (!URL.canParse(src)) return false;
  const { origin, pathname } = new URL(src);
  const [, folder] = /^(.*\/)embed\.html$/.exec(pathname) ?? [];
  return folder !== undefined && (folders.has(undefined) || folders.has(origin + folder));
}
