import type { Refusal } from '../../core/engine/reason.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { Hand } from '../../core/patience/move-resolver.js';
import type { KeyRows } from '../../locales/words.js';
import { type Words, listText } from '../../locales/words.js';

/** The words that a game in a frame adds to the common ones. */
export interface FramedWords {
  /** The game's own keys and what they do. */
  readonly keySheet: KeyRows;
  /** The other keys, if they differ from those of patience games. */
  readonly otherKeys?: KeyRows;
  /** Labels of the game's options in the settings panel, if the kit's own words have none. */
  readonly optionLabels?: Readonly<Record<string, string>>;
  refusal(refusal: Refusal): string;
}

/** The words that a patience game adds to the common ones. */
export interface GameWords extends FramedWords {
  pileName(pile: string): string;
  /** The text for a move to a pile: `to a cell`. Moves onto another card have another text. */
  wayTo(pile: string): string;
  /** The text of a special hint, as at the stock. */
  hint?(move: Hand & { readonly to: string }): string | undefined;
  /** The text of a move in a picture of the help. `undefined` for the usual one. */
  moved?(
    cards: ReturnType<typeof cardsOf>,
    to: string,
    onto: number | undefined,
  ): string | undefined;
}

type PatienceWords = Words<'kit' | 'patience'>;

/** Cards that move together, as messages name them: the first, how many, and how many more. */
export const cardsOf = (card: number, count: number) => ({ card, count, more: count - 1 });

/** The text of an announcement. */
export function announcementText({ patience }: PatienceWords, announcement: Announcement): string {
  switch (announcement.code) {
    case 'moved':
    case 'undone':
    case 'redone': {
      const { code, card, count, to, onto } = announcement;
      return patience[code]({ ...cardsOf(card, count), to, onto });
    }
    case 'went-up':
      return patience.wentUp(announcement);
    case 'won':
      return patience.won(announcement);
    case 'lost':
      return patience.lost;
  }
}

/** What the player can do with the cards in hand: `6 of spades can go on the 7 of diamonds, to a cell.` */
export function handText(
  words: PatienceWords,
  cards: ReturnType<typeof cardsOf>,
  ways: Iterable<string>,
): string {
  const named = listText(words, [...new Set(ways)]);
  return words.patience.picked({ ...cards, ways: named || undefined });
}
