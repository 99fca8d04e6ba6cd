import { asRecord } from '../core/engine/reason.js';
import type { EmbedProblem } from './query.js';

/**
 * A message of a frame to the page around it: an event of the game, as `baize:game-win`, with a copy of its detail.
 * The detail has no saves, decks, seeds and errors: they would show cards that are face down. `game-request-…` is not
 * sent: nobody could answer it.
 */
export interface EmbedEventMessage {
  readonly type: `baize:${'game' | 'hand'}-${string}`;
  /** The game's name: `freecell`. */
  readonly game: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * The height of what the frame shows at its width, in pixels; again after each change. Sent for a game with `fit=width`, and
 * for every message that stands in the place of a game.
 */
export interface EmbedHeightMessage {
  readonly type: 'baize:height';
  /** `undefined` if the address names no game. */
  readonly game: string | undefined;
  readonly height: number;
}

/** The address of the frame can't be used; the frame shows the same words. */
export interface EmbedRefusedMessage {
  readonly type: 'baize:refused';
  readonly problems: readonly EmbedProblem[];
}

export type EmbedMessage = EmbedEventMessage | EmbedHeightMessage | EmbedRefusedMessage;

/** The only message that a frame takes, from its parent: it sends its height again. */
export interface EmbedHeightRequest {
  readonly type: 'baize:request-height';
}

/** What never leaves the frame, at any depth of a detail. */
const KEPT_BACK = new Set(['previous', 'previousTable', 'save', 'deck', 'seed', 'cause']);

/** A save by its own fields, whatever it is called. */
const isSave = (value: object): boolean => 'format' in value && 'moves' in value;

/** Details are shallow; this ends one that is in itself. */
const DEEPEST = 8;

function plain(value: unknown, depth: number): unknown {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (typeof value !== 'object' || depth > DEEPEST || isSave(value)) return undefined;
  if (Array.isArray(value)) return value.map((item) => plain(item, depth + 1) ?? null);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const copied = KEPT_BACK.has(name) ? undefined : plain(field, depth + 1);
    return copied === undefined ? [] : [[name, copied] as const];
  });
  return Object.fromEntries(fields);
}

/** A copy of an event's detail that any window may be sent: plain data that holds nothing hidden. */
export const messageDetail = (detail: unknown): Readonly<Record<string, unknown>> =>
  asRecord(plain(detail, 0)) ?? {};
