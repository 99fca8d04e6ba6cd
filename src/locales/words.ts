import type { Assisted } from '../core/engine/help.js';
import type { Reason } from '../core/engine/reason.js';
import type { Card } from '../core/cards/card.js';
import { kit } from './compiled/en/kit.js';
import { patience } from './compiled/en/patience.js';
import type { KitMessages, Messages, PatienceMessages } from './compiled/types.js';
import { cardParts } from './format.js';

/**
 * The messages of an element, by file: those that it holds, and others of its language that are loaded with them.
 * Code that needs another file falls back to the English one: `words.extras ?? extras`.
 */
export type Words<Held extends keyof Messages = 'kit'> = Pick<Messages, Held> & Partial<Messages>;

/** The words of every patience game, and of the dice race. */
export type CommonWords = Words<'kit' | 'patience'>;

/** The English messages of every element. */
export const kitWords: Words = { kit };

/** The English messages of every patience game. */
export const patienceWords: CommonWords = { kit, patience };

/** A message of a group: a text, or a function of what the text names. */
type Message<Given> = string | ((given: Given) => string);

/** Messages for codes. A code without its message is a compile error. */
export type MessagesFor<R extends { readonly code: string }> = {
  readonly [Code in R['code']]: Message<Extract<R, { readonly code: Code }>>;
};

/** A code with its figures. */
type Coded = { readonly code: string } & Readonly<Record<string, unknown>>;

/** The text for a code with its figures, or `undefined` if the group has none. */
export function textFor(
  group: object,
  given: Coded | { readonly code: string },
): string | undefined {
  const { code } = given;
  if (!Object.hasOwn(group, code)) return undefined;
  const message = (group as Readonly<Record<string, Message<object>>>)[code];
  return typeof message === 'function' ? message(given) : message;
}

/** What is wrong with an input. An unknown problem is one of a save. */
export const problemText = ({ problems }: KitMessages, problem: Reason): string =>
  textFor(problems, problem) ?? problems.save({ field: String(problem['field']) });

/** `7 of hearts` */
export const cardText = ({ kit: { cardName } }: Words, card: Card): string =>
  cardName(cardParts(card));

/** `7 of hearts, column 3` */
export const listText = (
  { kit: { listSeparator } }: Words,
  parts: readonly (string | false | undefined)[],
): string => parts.filter((part) => part !== false && part !== undefined).join(listSeparator);

/** Rows of the sheet of keys: keys, and what they do. */
export type KeyRows = readonly (readonly [keys: string, does: string])[];

/** The message of a row. */
interface KeyMessage {
  readonly keys: string;
  readonly text: string;
}

/** The rows of these messages. */
export const keyRows = (...rows: readonly KeyMessage[]): KeyRows =>
  rows.map(({ keys, text }) => [keys, text]);

/** What helped the player, or `undefined`. */
export const assistedText = (
  { assisted }: PatienceMessages,
  help: Assisted | undefined,
): string | undefined => (help && help !== 'none' ? assisted[help] : undefined);
