import type { Refusal } from '../../core/engine/reason.js';
import type { Announcement } from '../../core/patience/announce.js';
import type { KlondikeMessages, PatienceMessages } from '../../locales/compiled/types.js';
import { type MessagesFor, keyRows, pileWords, textFor } from '../../locales/words.js';
import type { KlondikeAnnouncement } from './rules/announce.js';
import { type KlondikeMove, type KlondikeRefusal, STOCK } from './rules/state.js';

/** The text for turned cards. Announcements that all patience games share are returned as they are. */
function announce(
  messages: KlondikeMessages,
  announcement: KlondikeAnnouncement,
): string | Announcement {
  switch (announcement.code) {
    case 'drawn':
      return messages.drawn(announcement);
    case 'redealt':
      return messages.redealt(announcement);
    case 'flipped':
      return messages.flipped(announcement);
    case 'turned-back':
      return messages.turnedBack[announcement.what];
    default:
      return announcement;
  }
}

/** The words of Klondike in a language. */
export function klondikeWords(klondike: KlondikeMessages, patience: PatienceMessages) {
  const refusals: MessagesFor<KlondikeRefusal> = { ...patience.pileRefusals, ...klondike.refusals };
  return {
    ...pileWords(patience),
    title: klondike.title,
    keySheet: keyRows(klondike.keyColumn, klondike.keyStock, klondike.keyWaste),
    score: (points: number): string => klondike.score({ points }),
    announce: (announcement: KlondikeAnnouncement): string | Announcement =>
      announce(klondike, announcement),
    /** A hint to turn cards, or `undefined` for other moves. */
    hint: ({ from, to }: KlondikeMove): string | undefined => {
      if (from === to) return klondike.hintFlip({ pile: to });
      if (to === STOCK) return klondike.hintRedeal;
      return from === STOCK ? klondike.hintStock : undefined;
    },
    refusal: (refusal: Refusal): string => textFor(refusals, refusal) ?? refusal.code,
  };
}
