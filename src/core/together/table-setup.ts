import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unknownName, wrongOption } from '../engine/option.js';
import { plainCopy } from '../engine/plain.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { ClockSettings } from './messages.js';
import type { SeatedSettings, SharedRules } from './shared-rules.js';
import { isHex64 } from './shuffle.js';
import { CODE_LENGTH, CODE_LETTERS, isTableCode } from './table-code.js';

/** The default time limits, in milliseconds. */
export const CLOCK: ClockSettings = { decision: 30_000, bank: 60_000 };
const CLOCK_LIMITS = {
  decision: { least: 5000, most: 300_000 },
  bank: { least: 0, most: 600_000 },
} as const;

/** How long a bot waits before it plays, in milliseconds. */
const PACE = 900;
const LONGEST_PACE = 10_000;

/** The checked setup of a table. */
export interface TableSetup {
  /** The tag of the element that plays it. */
  readonly game: string;
  readonly code: string;
  readonly settings: SeatedSettings;
  readonly clock: ClockSettings;
  /** Whether bots take the seats without a person. */
  readonly fill: boolean;
  /** How long a bot waits before it plays, in milliseconds. */
  readonly pace: number;
  /** The SHA-256 of the token of the table's maker; `null` if the first to sit down becomes the maker. */
  readonly maker: string | null;
}

/** The setup of a table as requested. */
export interface GivenSetup {
  readonly game: string;
  readonly code: string;
  /** The settings of the game's element, without its seats. Omitted settings have their defaults. */
  readonly settings?: unknown;
  /** The number of seats. The game decides which numbers are allowed. */
  readonly seats?: unknown;
  readonly clock?: unknown;
  readonly fill?: unknown;
  readonly pace?: unknown;
  /** A token of 64 hexadecimal digits. The person who connects with it is the table's maker. */
  readonly maker?: unknown;
}

/** The SHA-256 of a token. Servers store it, and pass it between processes, instead of the token. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** Completes the requested time limits, or returns what is wrong with them. */
export function checkClock(given: unknown = {}): Checked<ClockSettings> {
  const asked = asRecord(given);
  if (!asked) return wrongOption('clock', given, '{ decision, bank }');
  const unknown = unknownName('clock', asked, Object.keys(CLOCK));
  if (unknown) return unknown;
  const clock = { ...CLOCK };
  for (const name of ['decision', 'bank'] as const) {
    const { least, most } = CLOCK_LIMITS[name];
    const value = asked[name] ?? CLOCK[name];
    if (!isWithin(value, least, most)) return wrongOption(name, value, `${least}–${most} ms`);
    clock[name] = value;
  }
  return { value: clock };
}

/**
 * Checks the game's settings with so many seats. All seats start as bots, as settings don't decide who sits
 * there.
 */
export function checkSharedSettings(
  rules: Pick<SharedRules, 'check'>,
  given: unknown,
  seats?: unknown,
): Checked<SeatedSettings> {
  const copied = plainCopy(given ?? {});
  const asked = 'value' in copied ? asRecord(copied.value) : undefined;
  if (!asked) return wrongOption('settings', given, '{}');
  if (seats !== undefined && !isWithin(seats, 0, 99)) return wrongOption('seats', seats, '2–10');
  const settings = { ...asked, ...(seats !== undefined && { seats }) };
  const checked = rules.check(settings);
  if ('problem' in checked) return checked;
  return rules.check({ ...settings, seats: checked.value.seats.map(() => 'bot') });
}

/** Checks the simple options: all but time limits and the game's settings. */
function checkPlain({ game, code, fill, pace, maker }: GivenSetup): Checked<undefined> {
  if (typeof game !== 'string' || !/^[a-z0-9-]{1,32}$/.test(game)) {
    return wrongOption('game', game, 'a–z, 0–9, -');
  }
  if (typeof code !== 'string' || !isTableCode(code)) {
    return wrongOption('code', code, `${CODE_LENGTH} of ${CODE_LETTERS}`);
  }
  if (typeof fill !== 'boolean') return wrongOption('fill', fill, 'true, false');
  if (!isWithin(pace, 0, LONGEST_PACE)) return wrongOption('pace', pace, `0–${LONGEST_PACE} ms`);
  if (maker !== undefined && !isHex64(maker)) return wrongOption('maker', maker, '64 of 0–9, a–f');
  return { value: undefined };
}

const SETUP = ['game', 'code', 'settings', 'seats', 'clock', 'fill', 'pace', 'maker'];

/** Completes the setup of a table, or returns the first wrong option and what it accepts. */
export function checkSetup(rules: SharedRules, given: GivenSetup): Checked<TableSetup> {
  const unknown = unknownName('setup', given, SETUP);
  if (unknown) return unknown;
  const { game, code, fill = true, pace = PACE, maker } = given;
  const wrong = checkPlain({ game, code, fill, pace, maker });
  if ('problem' in wrong) return wrong;
  const clock = checkClock(given.clock);
  if ('problem' in clock) return clock;
  const settings = checkSharedSettings(rules, given.settings, given.seats);
  if ('problem' in settings) return settings;
  return {
    value: {
      ...{ game, code, settings: settings.value, clock: clock.value },
      fill: fill === true,
      pace: Number(pace),
      maker: typeof maker === 'string' ? tokenHash(maker) : null,
    },
  };
}
