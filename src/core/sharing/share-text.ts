import { crc32 } from '../engine/crc32.js';
import { lettersOf } from './digits.js';
import { hasOwnRules } from './link-text.js';
import { type Checked, quote } from '../engine/reason.js';
import { problem } from '../engine/save.js';

/** The version of the format of share strings. A game's own `version` is beside it. */
export const SHARE_FORMAT = 1;
/** The longest share string, in characters. Longer games can't be shared as a link. */
export const LONGEST = 12_000;
/** The letters of the checksum: six base64 letters hold 32 bits. */
const CHECK = 6;

/** `1.freecell.1.cells~5.` and letters. */
const PARTS =
  /^(\d{1,4})\.([a-z0-9-]+)\.(\d{1,4})\.((?:[A-Za-z0-9]+~[A-Za-z0-9-]+\.)*)([\w-]{6,})$/;

/** The readable parts of a share string, and the coded rest. */
export interface Envelope {
  /** The game's name in saves. */
  readonly game: string;
  /** The version of the game's rules. */
  readonly version: number;
  /** The options, as `writeOptions` returns them. */
  readonly options: string;
  readonly letters: string;
}

/** The problem that a share string is damaged. */
export const damaged = (field: string): ReturnType<typeof problem> =>
  problem('share-broken', { field });

const checkOf = (text: string): string => lettersOf(BigInt(crc32(text)), CHECK);

/** Writes an envelope with its checksum. */
export function writeEnvelope({ game, version, options, letters }: Envelope): string {
  const fields = [SHARE_FORMAT, game, version, ...(options ? [options] : []), letters];
  const text = fields.join('.');
  return text + checkOf(text);
}

/** Parses an untrusted share string and verifies its checksum. */
export function readEnvelope(given: unknown): Checked<Envelope> {
  if (typeof given !== 'string' || given.length > LONGEST) return damaged('text');
  const text = given.trim();
  const parts = PARTS.exec(text);
  if (!parts) return damaged('text');
  const [format, game, version, options, letters] = parts.slice(1) as [
    ...[string, string, string, string, string],
  ];
  // The position of the checksum in a newer format is unknown.
  if (Number(format) > SHARE_FORMAT) {
    return problem('share-newer', { got: Number(format), known: SHARE_FORMAT });
  }
  if (checkOf(text.slice(0, -CHECK)) !== text.slice(-CHECK)) return damaged('check');
  const rest = { options: options.slice(0, -1), letters: letters.slice(0, -CHECK) };
  return { value: { game, version: Number(version), ...rest } };
}

/** Returns the game's name in a share string. */
export function sharedGame(text: unknown): Checked<string> {
  const opened = readEnvelope(text);
  return 'problem' in opened ? opened : { value: opened.value.game };
}

/** Checks that a share string is of this game and of a known version. */
export function checkGame(
  { game, version }: Envelope,
  known: { readonly game: string; readonly version: number },
): ReturnType<typeof problem> | undefined {
  if (game !== known.game) {
    if (hasOwnRules(game) && hasOwnRules(known.game)) return problem('share-other-rules');
    return problem('share-other-game', { got: quote(game), wanted: known.game });
  }
  return version > known.version
    ? problem('share-newer', { got: version, known: known.version })
    : undefined;
}
