import type { Reading } from '../../core/engine/reading.js';
import type { Save } from '../../core/engine/save.js';
import type { Shareable } from '../../core/sharing/share.js';
import { shareReading } from '../../core/sharing/share.js';
import { textOf } from '../../core/sharing/link-text.js';

/** The beginning of a share string: its format and its game. */
const BEGINNING = /^\d+\.([a-z0-9-]+)\./;

/**
 * Reads the game of a link, or of a share string alone, as a save. Moves from a link count as help, because
 * the player has seen them.
 */
export function* readLink<S, M, O extends object>(
  game: Shareable<S, M, O>,
  link: unknown,
): Reading<Save> {
  const read = yield* shareReading(game, textOf(link));
  if ('problem' in read) return read;
  const { save } = read.value;
  return { value: save.moves.length > 0 ? { ...save, shown: true } : save };
}

/**
 * The share string in the page's address, if it is one of this game, sound or not. Any other hash belongs to
 * the page.
 */
export function addressed(game: string): string | undefined {
  const text = textOf(location.hash);
  return BEGINNING.exec(text)?.[1] === game ? text : undefined;
}

/** The page's address with this share string. */
export const linkTo = (text: string): string => `${location.href.replace(/#.*/s, '')}#${text}`;
