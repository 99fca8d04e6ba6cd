import type { Card } from '../../core/cards/card.js';
import type { Refusal } from '../../core/engine/reason.js';
import type { GolfMessages, PatienceMessages } from '../../locales/compiled/types.js';
import { type MessagesFor, keyRows, pileWords, textFor } from '../../locales/words.js';
import { type GolfMove, type GolfRefusal, STOCK } from './rules/state.js';

/** The words of Golf in a language. */
export function golfWords(golf: GolfMessages, patience: PatienceMessages) {
  const refusals: MessagesFor<GolfRefusal> = { ...patience.pileRefusals, ...golf.refusals };
  return {
    ...pileWords(patience),
    title: golf.title,
    keySheet: keyRows(golf.keyColumn, golf.keyStock, golf.keyWaste),
    left: (count: number): string => golf.left({ count }),
    drawn: (card: Card): string => golf.drawn({ card }),
    undrawn: golf.undrawn,
    /** A hint at the stock; `undefined` for one at a column. */
    hint: ({ from }: GolfMove): string | undefined => (from === STOCK ? golf.hintStock : undefined),
    refusal: (refusal: Refusal): string => textFor(refusals, refusal) ?? refusal.code,
  };
}

export type GolfWords = ReturnType<typeof golfWords>;
