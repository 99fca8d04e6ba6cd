import type { Card } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { PatienceMessages, PyramidMessages } from '../../locales/compiled/types.js';
import { type MessagesFor, keyRows, textFor } from '../../locales/words.js';
import type { PyramidAnnouncement } from './rules/announce.js';
import {
  FOUNDATION,
  type PyramidMove,
  type PyramidRefusal,
  STOCK,
  isPlace,
  isWaste,
  numberOf,
  rowOf,
} from './rules/state.js';

/** The arguments of messages that name a pile. A waste has a number if there are several. */
function pileArguments(pile: string, several: boolean) {
  if (!isPlace(pile)) {
    const number = several && isWaste(pile) ? numberOf(pile) : undefined;
    return { pile: pile.split('-')[0]!, row: 0, place: 0, number };
  }
  const number = numberOf(pile);
  const row = rowOf(number - 1);
  return { pile: 'place', row: row + 1, place: number - (row * (row + 1)) / 2 };
}

/** The words of Pyramid in a language, with one waste or several. */
export function pyramidWords(
  pyramid: PyramidMessages,
  patience: PatienceMessages,
  several: boolean,
) {
  const pileName = (pile: string): string => pyramid.pileName(pileArguments(pile, several));
  const announcements: MessagesFor<PyramidAnnouncement> = pyramid.announcements;
  const refusals: MessagesFor<PyramidRefusal> = {
    ...patience.pileRefusals,
    ...pyramid.refusals,
    'empty-pile': ({ pile }) => pyramid.refusals['empty-pile']({ name: pileName(pile) }),
  };
  const announce = (said: PyramidAnnouncement): string => textFor(announcements, said) ?? said.code;
  return {
    title: pyramid.title,
    pileName,
    wayTo: (pile: string): string => pyramid.wayTo(pileArguments(pile, several)),
    keySheet: keyRows(pyramid.keyStock, pyramid.keyWaste, pyramid.keyWastes),
    /** A hint at the stock, or `undefined` for a king or a pair. */
    hint: ({ from, to }: PyramidMove): string | undefined => {
      if (to === STOCK) return pyramid.hintRedeal;
      return from === STOCK ? pyramid.hintStock : undefined;
    },
    announce,
    moved: ({ card }: { readonly card: Card }, to: string): string => {
      if (to === FOUNDATION) return announce({ code: 'king', way: 'move', card });
      const waste = several ? numberOf(to) : undefined;
      return announce({ code: 'turned', way: 'move', card, waste });
    },
    refusal: (refusal: Refusal): string => textFor(refusals, refusal) ?? refusal.code,
  };
}
