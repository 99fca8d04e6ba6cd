import { crc32 } from '../engine/crc32.js';
import { lettersOf } from './digits.js';
import { type Checked, quote } from '../engine/reason.js';
import { problem } from '../engine/save.js';

/** The version of share strings; a game's own `version` stands beside it. */
export const SHARE_FORMAT = 1;
/** How many characters a share string has at most: what is longer makes no link any more. */
export const LONGEST = 12_000;
/** How many letters the check has: six of 64 hold its 32 bits. */
const CHECK = 6;

/** `1.freecell.1.cells~5.` and letters. */
const PARTS =
  /^(\d{1,4})\.([a-z0-9-]+)\.(\d{1,4})\.((?:[A-Za-z0-9]+~[A-Za-z0-9-]+\.)*)([\w-]{6,})$/;

/** What stands plain in a share string, and the letters of the rest. */
export interface Envelope {
  /** The game's name, as its rules have it. */
  readonly game: string;
  /** The version of its rules. */
  readonly version: number;
  /** Its options, as `writeOptions` writes them. */
  readonly options: string;
  readonly letters: string;
}

/** What of a share string can't be what it says. */
export const damaged = (field: string): ReturnType<typeof problem> =>
  problem('share-broken', { field });

const checkOf = (text: string): string => lettersOf(BigInt(crc32(text)), CHECK);

/** Closes an envelope: its text, with the check of it all. */
export function seal({ game, version, options, letters }: Envelope): string {
  const fields = [SHARE_FORMAT, game, version, ...(options ? [options] : []), letters];
  const text = fields.join('.');
  return text + checkOf(text);
}

/** Opens what may be an envelope, of whatever origin; what it holds is as it was sealed. */
export function open(given: unknown): Checked<Envelope> {
  if (typeof given !== 'string' || given.length > LONGEST) return damaged('text');
  const text = given.trim();
  const parts = PARTS.exec(text);
  if (!parts) return damaged('text');
  const [format, game, version, options, letters] = parts.slice(1) as [
    ...[string, string, string, string, string],
  ];
  // Where the check of another format stands nobody knows.
  if (Number(format) > SHARE_FORMAT) {
    return problem('share-newer', { got: Number(format), known: SHARE_FORMAT });
  }
  if (checkOf(text.slice(0, -CHECK)) !== text.slice(-CHECK)) return damaged('check');
  const rest = { options: options.slice(0, -1), letters: letters.slice(0, -CHECK) };
  return { value: { game, version: Number(version), ...rest } };
}

/** Which game a share string is of: its name, as its rules have it. */
export function sharedGame(text: unknown): Checked<string> {
  const opened = open(text);
  return 'problem' in opened ? opened : { value: opened.value.game };
}

/** Whether a share string is of this game, and of a version that is known. */
export function checkGame(
  { game, version }: Envelope,
  own: { readonly game: string; readonly version: number },
): ReturnType<typeof problem> | undefined {
  if (game !== own.game) {
    return problem('share-other-game', { got: quote(game), wanted: own.game });
  }
  return version > own.version
    ? problem('share-newer', { got: version, known: own.version })
    : undefined;
}
