import type { Problem } from '../../core/engine/reason.js';
import type { Outcome } from '../../core/engine/rules.js';
import type { GameResult } from '../../core/sharing/result.js';
import { extrasOf } from '../../locales/extras.js';
import { type Words, assistedText, problemText, textFor } from '../../locales/words.js';
import { dealText } from '../ui/deal-field.js';

/** How a game ended, as messages name it. */
export const endOf = (outcome: Outcome | undefined): 'won' | 'lost' | 'unfinished' =>
  outcome === 'won' || outcome === 'lost' ? outcome : 'unfinished';

/** What a shared result says beside its figures. */
interface ResultWords {
  /** The title of the game, with its day if it is a daily game. */
  readonly title: string;
  readonly date?: string;
  /** Leaves out moves and time. */
  readonly isCalm?: boolean;
  readonly link?: string;
}

/** A result to copy: `FreeCell, № 617: won after 98 moves, 4:05`, with the link on a second line. */
export function resultText(
  words: Words<'kit' | 'patience'>,
  { deal, outcome, moves, elapsed, assisted }: GameResult,
  { title, date, isCalm = false, link }: ResultWords,
): string {
  const line = extrasOf(words).result({
    ...{ title, date, moves, elapsed, isCalm },
    deal: dealText(words, deal),
    outcome: endOf(outcome),
    help: assistedText(words.patience, assisted),
  });
  return link === undefined ? line : `${line}\n${link}`;
}

/** What is wrong with a link, or with the deal of a day. */
export const linkProblemText = (words: Words, problem: Problem): string =>
  textFor(extrasOf(words).linkProblems, problem) ?? problemText(words.kit, problem);
