import { isOneOf, unknownName, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { Seat } from '../../../core/engine/rules.js';
import { MOST_CHIPS, isAmount } from '../../../core/table/chips.js';
import { type SeatKind, parseSeats } from '../../../core/table/seats.js';
import { type TableRun, startRun } from '../../../core/table/table-run.js';
import { LEAST_SEATS, MOST_SEATS, options } from './options.js';
import type { PaigowTableRules } from './table.js';

/**
 * Who deals: always the house, the players in turn, or the player who accepts the bank (otherwise
 * the house).
 */
export const DEALERS = ['house', 'rotate', 'offer'] as const;
export type Dealer = (typeof DEALERS)[number];

/** The settings that a page can make. */
export interface PaigowSettings extends Omit<PaigowTableRules, 'offer'> {
  /** The seats, including the dealer's. If the house deals, it owns one of the bots' seats. */
  readonly seats: readonly SeatKind[];
  readonly dealer: Dealer;
  /** The chips that everybody brings. */
  readonly stack: number;
}

/** A person, two bots and the dealer. */
const SEATS = 4;
const STACK = 1000;

/** The house's own seat: the bot's seat that is farthest across from the first one. */
function houseSeat(seats: readonly SeatKind[]): Seat {
  const across = (seat: Seat): number => Math.abs(seat - seats.length / 2);
  const bots = [...seats.keys()].filter((seat) => seats[seat] === 'bot');
  return bots.reduce((best, seat) => (across(seat) < across(best) ? seat : best), bots[0]!);
}

/** The seats, with one added for the house if none of them is a bot's and there is room. */
function seatsFor(value: unknown, dealer: Dealer): Checked<readonly SeatKind[]> {
  const seats = parseSeats(value, { least: LEAST_SEATS, most: MOST_SEATS });
  if ('problem' in seats || dealer === 'rotate' || seats.value.includes('bot')) return seats;
  return seats.value.length < MOST_SEATS
    ? { value: [...seats.value, 'bot'] }
    : wrongOption('seats', value, 'human … bot');
}

/** Opens a table, before its first hand. */
export const openTable = (
  { seats, dealer, stack }: Pick<PaigowSettings, 'seats' | 'dealer' | 'stack'>,
  random?: (bound: number) => number,
): TableRun =>
  startRun({
    kinds: seats,
    stack,
    ...(dealer !== 'rotate' ? { houseSeat: houseSeat(seats) } : {}),
    ...(random ? { random } : {}),
  });

/** Fills in defaults, or reports the setting that is wrong. */
export function checkSettings(value: unknown): Checked<PaigowSettings> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const { seats: requested = SEATS, dealer = 'house', stack = STACK, ...rest } = given;
  if (!isOneOf(DEALERS, dealer)) return wrongOption('dealer', dealer, DEALERS.join(', '));
  if (!isAmount(stack) || stack < 1) return wrongOption('stack', stack, `1–${MOST_CHIPS}`);
  const seats = seatsFor(requested, dealer);
  if ('problem' in seats) return seats;
  const run = openTable({ seats: seats.value, dealer, stack });
  const checked = options.check({
    ...rest,
    ...{ kinds: run.kinds, stacks: run.stacks, dealer: run.dealer, house: run.houseDeals },
    offer: dealer === 'offer',
    dice: [1, 1, 1],
  });
  if ('problem' in checked) return checked;
  // Drops the options that differ from hand to hand.
  const { kinds: _kinds, stacks: _stacks, house: _house, dice: _dice, ...hand } = checked.value;
  const { asked: _asked, offer: _offer, ...rules } = hand;
  const settings = { ...rules, seats: run.kinds, dealer, stack };
  return unknownName('settings', given, Object.keys(settings)) ?? { value: settings };
}

/** The rules that apply to every hand of a table. */
export function rulesOf(settings: PaigowSettings): PaigowTableRules {
  const { seats: _seats, dealer, stack: _stack, ...rules } = settings;
  return { ...rules, offer: dealer === 'offer' };
}
