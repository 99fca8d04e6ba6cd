import { listOf } from '../cards/list.js';
/** How long a player's own words for the shuffle may be, in UTF-16 units. */
export const LONGEST_CUT = 64;

/** The players' own words for the shuffle, in the order in which they cut: by seat. */
export const cutsOf = ({
  seats,
}: {
  readonly seats: readonly { readonly cut: string | null }[];
}): readonly string[] => seats.flatMap(({ cut }) => (cut === null ? [] : [cut]));

/** A text as the hexadecimal digits of its UTF-16 units, four each: no case, no space, no loss. */
export const textToHex = (text: string): string =>
  listOf(text.length, (at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');

/** The text of such digits. */
export const hexToText = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(parseInt(unit, 16))).join('');
