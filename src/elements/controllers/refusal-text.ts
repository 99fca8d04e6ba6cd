import type { Refusal } from '../../core/engine/reason.js';
import type { CommonWords } from '../../locales/en.js';
import { outerRefusal } from '../base/player-requests.js';
import type { FramedWords } from '../ui/speech.js';

/** Who tells a player why something was refused. */
interface Refuser {
  readonly words: CommonWords;
  /** The game's own words; they are asked for only while there is a game. */
  readonly gameWords: FramedWords;
}

/** A refusal in words; `at` is how many steps were played. */
export function refusalText(host: Refuser, refusal: Refusal, at: number | undefined): string {
  const { words } = host;
  const own = outerRefusal(refusal, words);
  if (own !== undefined) return own;
  if (refusal.code === 'deal') return words.noSuchDeal(refusal);
  if (refusal.code === 'hopeless' && at === 0) return words.announce.deadDeal;
  return words.refusals[refusal.code] ?? host.gameWords.refusal(refusal);
}
