import { isOneOf, unknownName, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { RandomBelow } from '../../../core/table/bot.js';
import { MOST_CHIPS, isAmount } from '../../../core/table/chips.js';
import { type SeatKind, parseSeats } from '../../../core/table/seats.js';
import { type TableRun, startRun } from '../../../core/table/table-run.js';
import { HOUSE_RULES, HOUSE_RULE_NAMES, type HouseRules } from './house-rules.js';
import { LEAST_SEATS, MOST_SEATS, TEMPERS, type Temper, checkOptions } from './options.js';
import { BOTS, type Seven27TableRules, handOptions } from './table.js';

/** What a page settles of a table. */
export interface Seven27Settings extends Seven27TableRules {
  readonly seats: readonly SeatKind[];
  /** The chips that everybody brings. */
  readonly stack: number;
  /** The named set that the rules come of, where no single one is set otherwise. */
  readonly houseRules: HouseRules;
}

/** A person and four bots. */
const SEATS = 5;
const STACK = 1000;

/** A table before its first hand. */
export const openTable = (
  { seats, stack }: Pick<Seven27Settings, 'seats' | 'stack'>,
  random?: RandomBelow,
): TableRun => startRun({ kinds: seats, stack, ...(random ? { random } : {}) });

/** The tempers of a list, or of a text of words; at least one. */
function parseBots(value: unknown): Checked<readonly Temper[]> {
  const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  const good =
    Array.isArray(words) && words.length > 0 && words.every((one) => isOneOf(TEMPERS, one));
  return good
    ? { value: [...(words as readonly Temper[])] }
    : wrongOption('bots', value, TEMPERS.join(', '));
}

/** Full settings from what a page gives, or what is wrong with one of them. */
export function checkSettings(value: unknown): Checked<Seven27Settings> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const {
    seats: asked = SEATS,
    stack = STACK,
    bots: tempers = BOTS,
    houseRules = 'seed',
    ...rest
  } = given;
  if (!isOneOf<unknown>(HOUSE_RULE_NAMES, houseRules)) {
    return wrongOption('houseRules', houseRules, HOUSE_RULE_NAMES.join(', '));
  }
  const chosen = houseRules as HouseRules;
  const own = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined));
  if (!isAmount(stack) || stack < 1) return wrongOption('stack', stack, `1–${MOST_CHIPS}`);
  const seats = parseSeats(asked, { least: LEAST_SEATS, most: MOST_SEATS });
  if ('problem' in seats) return seats;
  const bots = parseBots(tempers);
  if ('problem' in bots) return bots;
  const table = { seats: seats.value, stack };
  const checked = checkOptions(
    handOptions(openTable(table), { ...HOUSE_RULES[chosen], ...own, bots: bots.value }),
  );
  if ('problem' in checked) return checked;
  // What is a hand's own is settled anew for each.
  const {
    kinds: _kinds,
    stacks: _stacks,
    dealer: _dealer,
    tempers: _all,
    carried: _carried,
    ...rules
  } = checked.value;
  return knownOnly(given, { ...rules, ...table, bots: bots.value, houseRules: chosen });
}

/** The settings, or the problem with a name among the given ones that they don't have. */
const knownOnly = (given: object, settings: Seven27Settings): Checked<Seven27Settings> =>
  unknownName('settings', given, Object.keys(settings)) ?? { value: settings };

/** The table's own rules, that every hand is played by. */
export function rulesOf(settings: Seven27Settings): Seven27TableRules {
  const { seats: _seats, stack: _stack, houseRules: _named, ...rules } = settings;
  return rules;
}
