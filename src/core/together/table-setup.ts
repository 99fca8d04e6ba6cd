import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { unknownName, wrongOption } from '../engine/option.js';
import { plainCopy } from '../engine/plain.js';
import { type Checked, asRecord } from '../engine/reason.js';
import type { ClockSettings } from './messages.js';
import type { SeatedSettings, SharedRules } from './shared-rules.js';
import { isHex64 } from './shuffle.js';
import { CODE_LENGTH, CODE_LETTERS, isTableCode } from './table-code.js';

/** What a table has unless its maker sets something else, in milliseconds. */
export const CLOCK: ClockSettings = { decision: 30_000, bank: 60_000 };
const CLOCK_LIMITS = {
  decision: { least: 5000, most: 300_000 },
  bank: { least: 0, most: 600_000 },
} as const;

/** How long a bot waits before it plays, in milliseconds. */
const PACE = 900;
const LONGEST_PACE = 10_000;

/** What a table is made of, checked. */
export interface TableSetup {
  /** The element that plays it. */
  readonly game: string;
  readonly code: string;
  readonly settings: SeatedSettings;
  readonly clock: ClockSettings;
  /** Whether bots sit where no person does. */
  readonly fill: boolean;
  /** Milliseconds before a bot plays. */
  readonly pace: number;
  /** The SHA-256 of the token of who made the table; `null` where it belongs to the first who sits down. */
  readonly maker: string | null;
}

/** A table as somebody asks for it. */
export interface GivenSetup {
  readonly game: string;
  readonly code: string;
  /** The settings of the game's element, without its seats; what is left out has its default. */
  readonly settings?: unknown;
  /** How many seats: those that the game allows. */
  readonly seats?: unknown;
  readonly clock?: unknown;
  readonly fill?: unknown;
  readonly pace?: unknown;
  /** A token that makes whoever connects with it the table's maker: 64 hexadecimal digits. */
  readonly maker?: unknown;
}

/** What is kept of a token, and sent from one process of a server to another: its SHA-256. */
export const tokenHash = (token: string): string => bytesToHex(sha256(utf8ToBytes(token)));

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** The clocks that are asked for, or what is wrong with them. */
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

/** The game's settings with so many seats; who sits there is not the settings' to say. */
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

/** What of a table is wrong by itself, its clocks and its game's settings aside. */
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

/** A table that can be opened, or the first option that can't be used and what would be. */
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
