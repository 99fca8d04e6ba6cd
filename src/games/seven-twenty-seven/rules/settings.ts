import { isOneOf, unknownName, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import type { RandomBelow } from '../../../core/table/bot.js';
import { MOST_CHIPS, isAmount } from '../../../core/table/chips.js';
import { type SeatKind, parseSeats } from '../../../core/table/seats.js';
import { type TableRun, startRun } from '../../../core/table/table-run.js';
import { HOUSE_RULES, HOUSE_RULE_NAMES, type HouseRules } from './house-rules.js';
import {
  LEAST_SEATS,
  MOST_SEATS,
  type Seven27Options,
  TEMPERS,
  type Temper,
  options,
  tempersOf,
} from './options.js';

/** The options of the table, the same in every hand. */
export interface Seven27TableRules extends Omit<
  Seven27Options,
  'kinds' | 'stacks' | 'dealer' | 'tempers' | 'carried'
> {
  /** The tempers of the bots, assigned in turn in the order of their seats. */
  readonly bots: readonly Temper[];
}

/** The settings of a table, chosen by the page. */
export interface Seven27Settings extends Seven27TableRules {
  readonly seats: readonly SeatKind[];
  /** The chips that each player starts with. */
  readonly stack: number;
  /** The named set of rules, which other settings may override. */
  readonly houseRules: HouseRules;
}

/** A person and four bots. */
const SEATS = 5;
const STACK = 1000;

/** The default tempers of the bots. */
export const BOTS: readonly Temper[] = ['steady', 'bold', 'cautious'];

/** The options of the next hand: those of the table, and who sits there with how many chips. */
export const handOptions = (
  { kinds, stacks, dealer, carried = 0 }: TableRun,
  { bots = BOTS, ...rules }: Partial<Seven27TableRules>,
): Partial<Seven27Options> => ({
  ...rules,
  ...{ kinds, stacks, dealer, carried, tempers: tempersOf(kinds, bots) },
});

/** A table before its first hand. */
export const openTable = (
  { seats, stack }: Pick<Seven27Settings, 'seats' | 'stack'>,
  random?: RandomBelow,
): TableRun => startRun({ kinds: seats, stack, ...(random ? { random } : {}) });

/**
 * Reads tempers from a list, or from a text separated by spaces or commas. At least one is needed.
 */
function parseBots(value: unknown): Checked<readonly Temper[]> {
  const words: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  const good =
    Array.isArray(words) && words.length > 0 && words.every((one) => isOneOf(TEMPERS, one));
  return good
    ? { value: [...(words as readonly Temper[])] }
    : wrongOption('bots', value, TEMPERS.join(', '));
}

/** Completes the settings that a page gives, or returns what is wrong with one of them. */
export function checkSettings(value: unknown): Checked<Seven27Settings> {
  const given = asRecord(value);
  if (!given) return wrongOption('options', value, '{}');
  const {
    seats: givenSeats = SEATS,
    stack = STACK,
    bots: tempers = BOTS,
    houseRules = 'seed',
    ...rest
  } = given;
  if (!isOneOf<unknown>(HOUSE_RULE_NAMES, houseRules)) {
    return wrongOption('houseRules', houseRules, HOUSE_RULE_NAMES.join(', '));
  }
  const chosen = houseRules as HouseRules;
  const overrides = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined));
  if (!isAmount(stack) || stack < 1) return wrongOption('stack', stack, `1–${MOST_CHIPS}`);
  const seats = parseSeats(givenSeats, { least: LEAST_SEATS, most: MOST_SEATS });
  if ('problem' in seats) return seats;
  const bots = parseBots(tempers);
  if ('problem' in bots) return bots;
  const table = { seats: seats.value, stack };
  const checked = options.check(
    handOptions(openTable(table), { ...HOUSE_RULES[chosen], ...overrides, bots: bots.value }),
  );
  if ('problem' in checked) return checked;
  // These options differ from hand to hand.
  const {
    kinds: _kinds,
    stacks: _stacks,
    dealer: _dealer,
    tempers: _all,
    carried: _carried,
    ...rules
  } = checked.value;
  return rejectUnknown(given, { ...rules, ...table, bots: bots.value, houseRules: chosen });
}

/** The settings, or the problem with an unknown name among the given ones. */
const rejectUnknown = (given: object, settings: Seven27Settings): Checked<Seven27Settings> =>
  unknownName('settings', given, Object.keys(settings)) ?? { value: settings };

/** The rules of a table, the same for every hand. */
export function rulesOf(settings: Seven27Settings): Seven27TableRules {
  const { seats: _seats, stack: _stack, houseRules: _named, ...rules } = settings;
  return rules;
}
