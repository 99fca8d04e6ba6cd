import { listOf } from '../cards/list.js';
/** The longest text that a player can cut with, in UTF-16 units. */
export const LONGEST_CUT = 64;

/** The texts that the players cut with, in the order of their seats. */
export const cutsOf = ({
  seats,
}: {
  readonly seats: readonly { readonly cut: string | null }[];
}): readonly string[] => seats.flatMap(({ cut }) => (cut === null ? [] : [cut]));

/**
 * Encodes a text as hexadecimal digits, four for each UTF-16 unit. Case, spaces and unpaired
 * surrogates survive it.
 */
export const textToHex = (text: string): string =>
  listOf(text.length, (at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

export const hexToText = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
