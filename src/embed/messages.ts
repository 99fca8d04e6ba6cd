import { asRecord } from '../core/engine/reason.js';
import type { EmbedProblem } from './query.js';

/**
 * A message from a frame to the page around it: an event of the game, as `baize:game-win`, with a copy of its detail.
 * The copy omits saves, decks, seeds and errors, because they would reveal face-down cards. `game-request-…` events are
 * not sent, because a message can't cancel them.
 */
export interface EmbedEventMessage {
  readonly type: `baize:${'game' | 'hand'}-${string}`;
  /** The game's name: `freecell`. */
  readonly game: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/**
 * The height of the frame's content at its width, in pixels. Sent again after each change. It is sent for a game with
 * `fit=width`, and for an error message that replaces a game.
 */
export interface EmbedHeightMessage {
  readonly type: 'baize:height';
  /** `undefined` if the address names no game. */
  readonly game: string | undefined;
  readonly height: number;
}

/** The frame's URL can't be used. The frame shows the same message. */
export interface EmbedRefusedMessage {
  readonly type: 'baize:refused';
  readonly problems: readonly EmbedProblem[];
}

export type EmbedMessage = EmbedEventMessage | EmbedHeightMessage | EmbedRefusedMessage;

/** The only message that a frame accepts, from its parent. The frame then sends its height again. */
export interface EmbedHeightRequest {
  readonly type: 'baize:request-height';
}

/** The names of fields that are never sent, at any depth of a detail. */
const KEPT_BACK = new Set(['previous', 'previousTable', 'save', 'deck', 'seed', 'cause']);

/** Detects a save by its fields, under any name. */
const isSave = (value: object): boolean => 'format' in value && 'moves' in value;

/** The maximum depth of a copy. It ends cycles. */
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

/** Copies an event's detail as plain data without hidden information, so that any window may get it. */
export const messageDetail = (detail: unknown): Readonly<Record<string, unknown>> =>
  asRecord(plain(detail, 0)) ?? {};
