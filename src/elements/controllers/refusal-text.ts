import type { Refusal } from '../../core/engine/reason.js';
import type { CommonWords } from '../../locales/en.js';
import { outerRefusal } from '../base/player-requests.js';
import type { FramedWords } from '../ui/speech.js';

interface Refuser {
  readonly words: CommonWords;
  readonly gameWords: FramedWords;
}

/** A refusal in words; `at` is the number of steps played. */
export function refusalText(host: Refuser, refusal: Refusal, at: number | undefined): string {
  const { words } = host;
  const own = outerRefusal(refusal, words);
  if (own !== undefined) return own;
  if (refusal.code === 'deal') return words.noSuchDeal(refusal);
  if (refusal.code === 'hopeless' && at === 0) return words.announce.deadDeal;
  return words.refusals[refusal.code] ?? host.gameWords.refusal(refusal);
}
