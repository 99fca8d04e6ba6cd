import { commitment } from '../cards/secure-shuffle.js';
import { type DealCheck, compareDeal, recomputeDeal } from '../table/check-deal.js';
import type { SeenSteps, TableDeal } from '../table/table-rules.js';
import { type Transcript, type TranscriptCheck, type Witness, checkTranscript } from './shuffle.js';

/** The result of checking a hand of a shared table. */
export interface SharedHandCheck {
  /** Whether both the shuffle and the deal passed. */
  readonly fair: boolean;
  readonly shuffle: TranscriptCheck;
  /**
   * Compares each visible card with the deck of the shuffle; `undefined` if the deck could not be computed.
   */
  readonly deal: DealCheck | undefined;
  /** The lines of the game's own check, besides cards; empty if it has none. */
  readonly own: readonly { readonly ok: boolean }[];
}

/**
 * Checks a hand from its transcript: how it was shuffled, and that what was seen of it was dealt by that
 * shuffle.
 *
 * @param view the finished hand, as a seat or a spectator sees it
 * @param witness what the caller saw of the shuffle, if present at it
 * @param seen the steps that were seen, in one piece for each time that the hand was sent. Without it, only
 * `view` is checked.
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
  const recomputed = recomputeDeal(shuffle.seed, [], dice.length, deal.size);
  // Nobody committed to the joint seed. It follows from the commitments, which the lines of the shuffle
  // check.
  const found = compareDeal(commitment(shuffle.seed), recomputed, 0, deal.to(view), dice);
  const pieces = seen.length > 0 ? seen : [{ views: [view], steps: [] }];
  const lines = pieces.map((piece) => deal.check?.(found.deck, piece) ?? []);
  // The pieces before the last add only their failures.
  const own = lines.flatMap((some, at) => some.filter(({ ok }) => !ok || at === lines.length - 1));
  const isFair = shuffle.fair && found.fair && own.every(({ ok }) => ok);
  return { fair: isFair, shuffle, deal: found, own };
}
