import { wrongOption } from '../engine/option.js';
import type { Checked, Problem } from '../engine/reason.js';
import type { Seat } from '../engine/rules.js';
import { type SeatKind, peopleAt } from './seats.js';

/** In letters. */
export const LONGEST_NAME = 16;
const MOST_NAMES = 10;
const ACCEPTED = `up to ${MOST_NAMES} different names of up to ${LONGEST_NAME} letters`;

/**
 * Control characters, half surrogate pairs, direction marks, and the separators of lists of names.
 */
const NO_LETTERS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control},،、]+/gu;
/**
 * Characters that show nothing or an empty space: joiners, soft hyphens, tags, fillers of Hangul, the empty Braille pattern. Names
 * that differ by them look alike. Not those that join pictures to one picture, or give one its colours.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}\uFE0F?)\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Cleans a name for display: removes characters that aren't allowed, and shortens it. Returns an
 * empty text if nothing visible remains.
 */
export function cleanName(text: string): string {
  const name = text.replace(NO_LETTERS, ' ').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return SEEN.test(name) ? [...name].slice(0, LONGEST_NAME).join('').trim() : '';
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The names in a list with commas of any script. */
export const splitNames = (list: string): readonly string[] =>
  list.split(/[,،、]/u).map((name) => name.trim());

/** The page's names for the seats, in order. An empty name keeps the seat's default. */
export function parseSeatNames(value: unknown): Checked<readonly string[]> {
  const given: unknown = typeof value === 'string' ? splitNames(value) : (value ?? []);
  const parts = Array.isArray(given) ? (given as readonly unknown[]) : [0];
  const names = parts.map((part) => (typeof part === 'string' ? part.trim() : '\0'));
  const isGood = names.every(
    (name, at) =>
      name === '' ||
      (cleanName(name) === name && names.findIndex((one) => isSame(one, name)) === at),
  );
  return isGood && names.length <= MOST_NAMES
    ? { value: names }
    : wrongOption('seat-names', value, ACCEPTED);
}

/**
 * Reports names for seats that are open or don't exist.
 *
 * @param names the page's names, by seat
 */
export function unusedNames(
  names: readonly string[],
  kinds: readonly SeatKind[],
): { readonly problem: Problem } | undefined {
  const taken = [...kinds.keys()].filter((seat) => kinds[seat] !== 'open');
  const isUsed = names.every((name, seat) => name === '' || taken.includes(seat));
  if (isUsed) return undefined;
  const seats = taken.map((seat) => seat + 1).join(', ');
  return wrongOption('seat-names', names.join(', '), `names for the seats ${seats}`);
}

export interface SeatsToName {
  readonly kinds: readonly SeatKind[];
  /** The house's seat. It has a name only if the page gives it one. */
  readonly house?: Seat | undefined;
  /** The names of people at several devices, by seat. If omitted, all people are at this device. */
  readonly people?: readonly (string | undefined)[] | undefined;
  /** The page's names by seat; an empty text if it gives none. */
  readonly given: readonly string[];
  /** The names that people chose themselves, in the order of their seats. */
  readonly chosen: readonly string[];
  /** Names for bots, at least as many as there are seats. */
  readonly botNames: readonly string[];
}

/**
 * The names of people at several devices, or of those who share this one. A single person has no
 * name.
 */
function peopleNames({ kinds, people, given, chosen }: SeatsToName): Map<Seat, string> {
  const seats = peopleAt(kinds);
  const names = new Map<Seat, string>();
  seats.forEach((seat, at) => {
    const here = chosen[at] === '' ? given[seat] : (chosen[at] ?? given[seat]);
    const name = people ? people[seat] : seats.length > 1 ? here : undefined;
    if (name && ![...names.values()].some((one) => isSame(one, name))) names.set(seat, name);
  });
  return names;
}

/**
 * The names of everybody at a table, by seat. They are always the same for the same table, and no
 * two are equal.
 */
export function nameSeats(seats: SeatsToName): readonly (string | undefined)[] {
  const { kinds, house, given, botNames } = seats;
  const names = peopleNames(seats);
  const isFree = (name: string): boolean => ![...names.values()].some((one) => isSame(one, name));
  const bots = [...kinds.keys()].filter((seat) => kinds[seat] === 'bot');
  for (const seat of bots) {
    const name = given[seat];
    if (name && isFree(name)) names.set(seat, name);
  }
  for (const seat of bots.filter((one) => one !== house && !names.has(one))) {
    const all = botNames.map((_, more) => botNames[(seat + more) % botNames.length]!);
    const name = all.find(isFree);
    if (name !== undefined) names.set(seat, name);
  }
  return kinds.map((_, seat) => names.get(seat));
}

/** The names that people at this device chose, from the stored preference. Any text is accepted. */
export const parsePlayerNames = (kept: string | undefined): readonly string[] =>
  (kept ?? '').split(',').map(cleanName);
