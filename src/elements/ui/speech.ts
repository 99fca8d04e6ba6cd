import type { TranslatedWords } from '../../locales/translations.js';
import type { Refusal } from '../../core/engine/reason.js';
import { capital } from '../../locales/capital.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { Hand } from '../../core/patience/move-resolver.js';
import type { KeyRows } from '../../locales/key-rows.js';

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
}

/** The moved card or cards in words. */
export const cardsText = (words: TranslatedWords, card: number, count: number): string =>
  words.announce.cards(words.cardName(card), count);

/** A place in words: the pile, and the card that others go on. */
export const placeText = (
  words: TranslatedWords,
  game: GameWords,
  pile: string,
  onto: number | undefined,
): string => {
  const name = game.pileName(pile);
  return onto === undefined ? name : words.announce.onto(name, words.cardName(onto));
};

/** The words for an announcement. */
export function announcementText(
  words: TranslatedWords,
  game: GameWords,
  announcement: Announcement,
): string {
  switch (announcement.code) {
    case 'moved':
    case 'undone':
    case 'redone': {
      const place = placeText(words, game, announcement.to, announcement.onto);
      return capital(
        words.announce[announcement.code](
          cardsText(words, announcement.card, announcement.count),
          place,
        ),
      );
    }
    case 'went-up':
      return words.announce['went-up'](announcement.count, words.cardName(announcement.card));
    case 'won':
      return words.announce.won(announcement.count);
    case 'lost':
      return words.announce.lost;
  }
}

/** What the player can do with the cards in hand: `6 of spades can go on the 7 of diamonds, to a cell.` */
export function handText(words: TranslatedWords, cards: string, ways: Iterable<string>): string {
  const named = words.list([...new Set(ways)]);
  return capital(words.announce.picked(cards, named || words.announce.noWay));
}
