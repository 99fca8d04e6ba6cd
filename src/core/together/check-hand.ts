import { commitment } from '../cards/secure-shuffle.js';
import { type DealCheck, compareDeal, recomputeDeal } from '../table/check-deal.js';
import type { SeenSteps, TableDeal } from '../table/table-rules.js';
import { type Transcript, type TranscriptCheck, type Witness, checkTranscript } from './shuffle.js';

/** What the check of a hand of a shared table found. */
export interface SharedHandCheck {
  /** Whether nothing is wrong, with the shuffle or with the deal. */
  readonly fair: boolean;
  readonly shuffle: TranscriptCheck;
  /** Each card that was seen against the deck of the shuffle; nothing where that could not be computed. */
  readonly deal: DealCheck | undefined;
  /** What the game compares by itself beside cards; nothing where it has no such check. */
  readonly own: readonly { readonly ok: boolean }[];
}

/**
 * Checks a hand from its transcript: how its shuffle was made, and that what was seen of it was dealt by that shuffle.
 *
 * @param view the hand that is over, as a seat or anybody sees it
 * @param witness what who checks saw of the shuffle, where that person was there
 * @param seen the steps that were seen, in as many pieces as the hand was sent anew; where it is left out, `view` alone is
 *   looked at
 */
export function checkSharedHand<S, M>(
  deal: TableDeal<S, M>,
  transcript: Transcript,
  view: S,
  witness?: Witness,
  seen: readonly SeenSteps<S, M>[] = [],
): SharedHandCheck {
  const shuffle = checkTranscript(transcript, witness);
  if (!shuffle.seed) return { fair: false, shuffle, deal: undefined, own: [] };
  const dice = deal.dice(view);
  const anew = recomputeDeal(shuffle.seed, [], dice.length, deal.size);
  // Nobody promised the joint seed: it follows from what was promised, which the shuffle's lines hold.
  const found = compareDeal(commitment(shuffle.seed), anew, 0, deal.to(view), dice);
  const pieces = seen.length > 0 ? seen : [{ views: [view], steps: [] }];
  const lines = pieces.map((piece) => deal.check?.(found.deck, piece) ?? []);
  // Of the pieces before the last, only what is wrong is given.
  const own = lines.flatMap((some, at) => some.filter(({ ok }) => !ok || at === lines.length - 1));
  const isFair = shuffle.fair && found.fair && own.every(({ ok }) => ok);
  return { fair: isFair, shuffle, deal: found, own };
}
