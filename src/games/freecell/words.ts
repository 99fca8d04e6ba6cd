import type { Refusal } from '../../core/engine/reason.js';
import type { FreecellMessages, PatienceMessages } from '../../locales/compiled/types.js';
import { type MessagesFor, keyRows, pileWords, textFor } from '../../locales/words.js';
import type { FreecellRefusal } from './rules/state.js';
import type { Variant } from './rules/variants.js';

/** The words of the FreeCell family in a language. */
export function freecellWords(freecell: FreecellMessages, patience: PatienceMessages) {
  const refusals: MessagesFor<FreecellRefusal> = { ...patience.pileRefusals, ...freecell.refusals };
  return {
    ...pileWords(patience),
    title: (variant: Variant): string => freecell.titles[variant],
    keySheet: keyRows(freecell.keyColumn, freecell.keyCell),
    refusal: (refusal: Refusal): string => textFor(refusals, refusal) ?? refusal.code,
  };
}
