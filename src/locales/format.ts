import { type Card, FACE_DOWN, JOKER, rankOf, suitOf } from '../core/cards/card.js';
import { CELL_LETTERS } from '../core/patience/cell-letters.js';
import { lazily } from './lazily.js';

/** Somebody at a table, as messages name them. */
export interface SeatPerson {
  /** `you` is the only person at the device, `dealer` a dealer of the house without a name. */
  readonly who: 'you' | 'dealer' | 'other';
  /** The name that the page or the server gives. */
  readonly name?: string | undefined;
  /** The number of the seat, from 1. */
  readonly number: number;
}

const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'] as const;

/**
 * The arguments of the message `cardName`. A joker and a face-down card have the rank 0. Copies of a card have the same
 * name: their piles, which are said with them, tell them apart.
 */
export const cardParts = (card: Card = FACE_DOWN) => {
  if (card === JOKER) return { rank: 0, suit: 'joker' };
  if (card < 0) return { rank: 0, suit: 'hidden' };
  return { rank: rankOf(card), suit: SUIT_NAMES[suitOf(card)] };
};

/** The arguments of the message `rankName`. */
export const rankParts = (rank: number) => ({ rank });

/** The arguments of the message `pileName`: `column-3` is a column with the number 3 and the letter c. */
export const pileParts = (pile = '') => {
  const [kind = '', number = ''] = pile.split('-');
  return { pile: kind, number, letter: CELL_LETTERS[Number(number) - 1] ?? '' };
};

/** The arguments of the message `seatName`. */
export const seatParts = ({ who, name, number }: SeatPerson) => ({ who, name, number });

/** The arguments of the message `chips`. */
export const chipParts = (count: number) => ({ count });

/** The variants of a message, by the value that chooses each. */
type Variants = Readonly<Record<string, string>>;

/** A language's first plural rules cost milliseconds, so they are made only for variants that ask for them. */
const hasForms = ({ zero, one, two, few, many }: Variants): boolean =>
  [zero, one, two, few, many].some((form) => form !== undefined);

/** Puts the marks of an isolate around a text. */
const isolate = (text: string): string => `\u2068${text.replaceAll('\u200e', '')}\u2069`;

/** Milliseconds as a clock shows them. */
function clock(
  ms: number,
  number: (value: number) => string,
  twoDigits: (value: number) => string,
): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return hours > 0
    ? `${number(hours)}:${twoDigits(minutes)}:${rest}`
    : `${number(minutes)}:${rest}`;
}

/** How a language is written. */
export interface Writing {
  readonly rtl: boolean;
  /** Whether its numbers have the digits 0 to 9. */
  readonly latinDigits: boolean;
}

/**
 * Whether the digits alone write a number. A browser's first number format costs some 30 ms on a phone, and the first board
 * has only such numbers.
 */
const isWritten = (value: number, most = 999): boolean =>
  Number.isInteger(value) && value >= 0 && value <= most;

/** The option of a number format for so many digits after the point. */
const fraction = (digits: number | undefined): Intl.NumberFormatOptions =>
  digits === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits };

/** Numbers, signs, shares and times as a language writes them. */
const numberFunctions = (locale: string, { rtl, latinDigits }: Writing) => {
  const format = (options?: Intl.NumberFormatOptions) =>
    lazily(() => new Intl.NumberFormat(locale, options));
  const numbers = format();
  const signs = format({ signDisplay: 'always' });
  const shares = format({ style: 'percent' });
  const twoDigits = format({ minimumIntegerDigits: 2, useGrouping: false });
  const isolated = (text: string): string => (rtl ? isolate(text) : text);
  /** A negative number has a minus sign instead of a hyphen. */
  const number = (value: number): string => {
    if (latinDigits && isWritten(value)) return String(value);
    const text = numbers().format(value);
    return value < 0 ? isolated(text.replace('-', '−')) : text;
  };
  return {
    /** `1,240`; without grouping: `1240`; with `digits: 1` always one digit after the point: `15.0`. */
    NUMBER: (
      value: number,
      { useGrouping, digits }: { readonly useGrouping?: string; readonly digits?: number } = {},
    ): string => {
      if (useGrouping !== 'false' && digits === undefined) return number(value);
      const isWhole = digits === undefined && isWritten(value, Number.MAX_SAFE_INTEGER);
      if (latinDigits && isWhole) return String(value);
      const grouping = { useGrouping: useGrouping !== 'false' };
      return format({ ...grouping, ...fraction(digits) })().format(value);
    },
    /** `+25`, `−25` with a minus sign, `±0` */
    SIGNED: (value: number): string =>
      value === 0 ? isolated(`±${number(0)}`) : isolated(signs().format(value).replace('-', '−')),
    /** A share from 0 to 1: `12%`; with `digits: 1` one digit after the point. */
    PERCENT: (value: number, { digits = 0 }: { readonly digits?: number } = {}): string => {
      if (digits === 0) return isolated(shares().format(value));
      return isolated(format({ style: 'percent', ...fraction(digits) })().format(value));
    },
    /** Milliseconds as a clock shows them, with hours only if there are any: `3:07`, `1:03:07` */
    DURATION: (ms: number): string =>
      clock(ms, number, (value) =>
        latinDigits ? String(value).padStart(2, '0') : twoDigits().format(value),
      ),
  };
};

/** Chooses the variant for a value: the one that it names, else that of its plural form, else the default. */
const variantChooser = (locale: string) => {
  const plurals = lazily(() => new Intl.PluralRules(locale));
  const ordinals = lazily(() => new Intl.PluralRules(locale, { type: 'ordinal' }));
  return (
    value: string | number | boolean | undefined,
    variants: Variants,
    usual = 'other',
    type?: 'ordinal',
  ): string => {
    const name = String(value);
    // A value may be any text, such as `constructor`.
    const exact = Object.hasOwn(variants, name) ? variants[name] : undefined;
    if (exact !== undefined || typeof value !== 'number' || !hasForms(variants))
      return exact ?? variants[usual]!;
    const rules = type === 'ordinal' ? ordinals() : plurals();
    return variants[rules.select(value)] ?? variants[usual]!;
  };
};

/**
 * Formats arguments of messages as a language writes them, by `Intl`.
 *
 * @param locale for `Intl`
 */
export function formatter(locale: string, writing: Writing) {
  const numbers = numberFunctions(locale, writing);
  return {
    ...numbers,
    pick: variantChooser(locale),
    /** An argument as text: numbers are formatted. */
    text: (value: string | number | undefined): string =>
      typeof value === 'number' ? numbers.NUMBER(value) : (value ?? ''),
    /** Names as a sentence has them: `Ana, Ben and Ida`. British English has no comma before the "and". */
    LIST: (names: readonly string[]): string =>
      new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale).format(names),
    /** Whether a text begins with a vowel, for variants: `d’Alex`. */
    INITIAL: (text = ''): string => (/^[aeiouæœ]/i.test(text.normalize('NFD')) ? 'vowel' : 'other'),
    /** With its first letter as a sentence begins. */
    CAPITAL: (text = ''): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1),
    /** The rank of a card for variants, 1 (ace) to 13 (king), or 0. */
    RANK: (card: Card | undefined): number => cardParts(card).rank,
    /** The kind of a pile for variants: `column`, `stock`. */
    KIND: (pile: string | undefined): string => pileParts(pile).pile,
    /** Whether an argument was given, for variants. */
    HAS: (value: unknown): string => String(value !== undefined),
    /** Whom a message is about, for variants. */
    WHO: ({ who }: SeatPerson): string => who,
  };
}

export type Formatter = ReturnType<typeof formatter>;
