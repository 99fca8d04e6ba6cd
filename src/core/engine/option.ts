import { plainCopy } from './plain.js';
import { type Checked, type Problem, asRecord, quote } from './reason.js';

/** The problem with an option: the given value, and what would be accepted. */
export const wrongOption = (
  option: string,
  got: unknown,
  accepted: string,
): { readonly problem: Problem } => ({
  problem: { code: 'option', option, got: quote(got), accepted },
});

/**
 * The problem with a record that has an unknown name, such as a misspelt one, or with a value that is not a record.
 * `undefined` if there is no problem. Names without a value are ignored.
 *
 * @param record the record's name in the problem: `options`, `setup`
 */
export function unknownName(
  record: string,
  given: unknown,
  known: readonly string[],
): { readonly problem: Problem } | undefined {
  const accepted = `{ ${known.join(', ')} }`;
  const fields = asRecord(given);
  if (!fields) return wrongOption(record, given, accepted);
  const wrong = Object.entries(fields).find(
    ([name, value]) => !known.includes(name) && value !== undefined,
  );
  return wrong && wrongOption(wrong[0], wrong[1], accepted);
}

/** Looks up an untrusted name in a table. Returns the entry, or the problem with the name. */
export function named<Entry>(
  option: string,
  table: Readonly<Record<string, Entry>>,
  name: unknown,
): Checked<Entry> {
  const entry = Object.hasOwn(table, name as string) ? table[name as string] : undefined;
  return entry === undefined
    ? wrongOption(option, name, Object.keys(table).join(', '))
    : { value: entry };
}

/** Whether a value is one of these. */
export const isOneOf = <T>(values: readonly T[], value: unknown): value is T =>
  values.includes(value as T);

/** Converts a property's name to that of its attribute or argument: `foundation-return`. */
export const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** How often something may be done: a whole number from 0, or any number of times. */
export type Limit = number | 'unlimited';

/**
 * One option of a game. `all` are the game's options: those declared before this one have been read, so a default or a
 * range may depend on them.
 */
export interface Option<Value, All> {
  /** The default. */
  usual(this: void, all: All): Value;
  /** The given value, or the problem with it. */
  check(this: void, name: string, given: unknown, all: All): Checked<Value>;
  /** The values that a settings panel offers, as text. A switch has `on` and `off`. */
  readonly choices?: readonly string[];
  /** Whether the value is a boolean. */
  readonly isSwitch?: boolean;
}

/** A default, or a function that derives it from the options declared before. */
type Usual<Value, All> = Value | ((all: All) => Value);

const usualBy = <Value, All>(usual: Usual<Value, All>): ((all: All) => Value) =>
  typeof usual === 'function' ? (usual as (all: All) => Value) : () => usual;

/** An option with a custom test. `accepted` describes the valid values in a problem. */
export const option = <Value, All = unknown>(
  usual: Usual<Value, All>,
  accepted: string | ((all: All) => string),
  fits: (given: unknown, all: All) => boolean,
  choices?: readonly string[],
): Option<Value, All> => ({
  usual: usualBy(usual),
  check: (name, given, all) =>
    fits(given, all)
      ? { value: given as Value }
      : wrongOption(name, given, typeof accepted === 'string' ? accepted : accepted(all)),
  ...(choices && { choices }),
});

/** The values of a switch in the settings panel. */
export const ON_OFF = ['on', 'off'] as const;

/** A boolean. */
export const flag = (usual: boolean): Option<boolean, unknown> => ({
  ...option(usual, 'true, false', (given) => typeof given === 'boolean', ON_OFF),
  isSwitch: true,
});

/**
 * One of a few words or numbers. The default is the first, unless `usual` is given. A number also stands for a word of
 * digits, because an attribute's digits are read as a number.
 */
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  usual: Value = values[0]!,
): Option<Value, unknown> {
  const accepted = values.join(', ');
  const words = option<Value>(
    usual,
    accepted,
    (given) => isOneOf(values, given),
    values.map(String),
  );
  return {
    ...words,
    check: (name, given, all) => {
      const word = typeof given === 'number' ? String(given) : undefined;
      return words.check(name, isOneOf<unknown>(values, word) ? word : given, all);
    },
  };
}

/** A whole number in a range, which may depend on the options declared before. */
export const whole = <All>(
  usual: Usual<number, All>,
  range: (all: All) => readonly [least: number, most: number],
  choices?: readonly string[],
): Option<number, All> =>
  option(
    usual,
    (all) => [...new Set(range(all))].join('–'),
    (given, all) => {
      const [least, most] = range(all);
      return Number.isInteger(given) && Number(given) >= least && Number(given) <= most;
    },
    choices,
  );

/** A whole number from 0, or `unlimited`. */
export const limit = <All>(usual: Usual<Limit, All>): Option<Limit, All> =>
  option(
    usual,
    'unlimited, 0, 1, 2 …',
    (given) => given === 'unlimited' || (Number.isSafeInteger(given) && Number(given) >= 0),
    ['unlimited', '0', '1', '2'],
  );

/** A list whose items all pass a test. */
export const listOption = <Item, All>(
  usual: Usual<readonly Item[], All>,
  accepted: string,
  fits: (item: unknown) => boolean,
): Option<readonly Item[], All> =>
  option(usual, accepted, (given) => Array.isArray(given) && given.every(fits));

/** The attribute of an option. For a switch that is on by default, it turns the option off: `no-cover-pairs`. */
export const attributeOf = (name: string, { isSwitch, usual }: Option<unknown, never>): string =>
  isSwitch && usual({} as never) === true ? `no-${kebab(name)}` : kebab(name);

/** A rule about several options together: the option to report, its accepted values, and the test. */
export type CheckOfAll<Options> = readonly [
  keyof Options & string,
  accepted: string | ((all: Options) => string),
  fits: (all: Options) => boolean,
];

/** Some of a game's options, by name, in the order in which they are read. */
type Declared<Options> = { readonly [Name in keyof Options]?: Option<Options[Name], Options> };

interface Declaration<Options> {
  /** Options of one table or one hand, such as seats and stakes. They are read first. They don't define variants. */
  readonly table?: Declared<Options>;
  /** The rules. Each combination of their values is a variant of the game with separate statistics. */
  readonly rules: Declared<Options>;
  /** The names of the rules that affect the deal. If the page changes one, a new game starts. */
  readonly startsGame?: readonly (keyof Options & string)[];
  /** Rules about several options together. */
  readonly together?: readonly CheckOfAll<Options>[];
  /** Completes options that have passed all checks. */
  complete?(this: void, all: Options): Options;
}

/** All options of a game, declared once: see `defineOptions`. */
export interface OptionSet<Options> {
  /** The rules among the options, by name. */
  readonly rules: Readonly<Record<string, Option<unknown, Options>>>;
  /** The names of the options of one table or one hand. */
  readonly table: readonly string[];
  /** The names of the rules whose change starts a new game in a page. */
  readonly startsGame: readonly string[];
  /**
   * Completes the options of a page, a save or a link, or returns the problem with the first invalid one. A missing
   * option gets its default. Unknown names are ignored, because a save of another version may have them.
   */
  check(this: void, given: unknown): Checked<Options>;
}

/** Copies the value under a name. The value is read only once. */
function valueIn(given: Readonly<Record<string, unknown>>, name: string): Checked<unknown> {
  let value: unknown;
  try {
    value = given[name];
  } catch {
    return wrongOption(name, undefined, 'JSON');
  }
  const copied = plainCopy(value);
  if ('value' in copied) return copied;
  return wrongOption(copied.at === '' ? name : `${name}.${copied.at}`, value, 'JSON');
}

/** Declares the options of a game. Settings, command lines, statistics and texts of links are derived from it. */
export function defineOptions<Options extends object>({
  table = {},
  rules,
  startsGame = [],
  together = [],
  complete,
}: Declaration<Options>): OptionSet<Options> {
  const list = Object.entries<unknown>({ ...table, ...rules }) as unknown as readonly [
    keyof Options & string,
    Option<unknown, Options>,
  ][];
  return {
    rules: rules as OptionSet<Options>['rules'],
    table: Object.keys(table),
    startsGame,
    check(value) {
      const given = asRecord(value);
      if (!given) return wrongOption('options', value, '{}');
      let all = {} as Options;
      for (const [name, one] of list) {
        const read = valueIn(given, name);
        if ('problem' in read) return read;
        const checked =
          read.value === undefined ? { value: one.usual(all) } : one.check(name, read.value, all);
        if ('problem' in checked) return checked;
        all = { ...all, [name]: checked.value };
      }
      for (const [name, accepted, fits] of together) {
        if (fits(all)) continue;
        const text = typeof accepted === 'string' ? accepted : accepted(all);
        return wrongOption(name, all[name], text);
      }
      return { value: complete?.(all) ?? all };
    },
  };
}

/** The parts of a game that reading and writing options need. */
export interface WithOptions<Options> {
  readonly options: OptionSet<Options>;
}

/** Completes the options of a host. An unknown name is a problem. */
export function hostOptions<Options extends object>(
  game: WithOptions<Options>,
  given: unknown = {},
): Checked<Options> {
  const checked = game.options.check(given);
  if ('problem' in checked) return checked;
  return unknownName('options', given, Object.keys(checked.value)) ?? checked;
}
