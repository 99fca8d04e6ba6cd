import type { Problem } from '../../core/engine/reason.js';
import type { Outcome } from '../../core/engine/rules.js';
import type { GameResult } from '../../core/sharing/result.js';
import { extrasOf } from '../../locales/extras.js';
import { type Words, assistedText, problemText, textFor } from '../../locales/words.js';
import { dealText } from '../ui/deal-field.js';

/** How a game ended, as messages name it. `fresh`: no move was made yet, so there is only the deal to share. */
export function endOf(
  outcome: Outcome | undefined,
  moves: number,
): 'won' | 'lost' | 'unfinished' | 'fresh' {
  if (outcome === 'won' || outcome === 'lost') return outcome;
  return moves === 0 ? 'fresh' : 'unfinished';
}

/** What a shared result says beside its figures. */
interface ResultWords {
  /** The title of the game, with its day if it is a daily game. */
  readonly title: string;
  readonly date?: string;
  /** Leaves out moves and time. */
  readonly isCalm?: boolean;
  readonly link?: string;
}

/**
 * A result to copy: `FreeCell, № 617: won after 98 moves, 4:05`, with the link on a second line. Before the first move:
 * `FreeCell, № 617`.
 */
export function resultText(
  words: Words<'kit' | 'patience'>,
  { deal, outcome, moves, undos, elapsed, assisted }: GameResult,
  { title, date, isCalm = false, link }: ResultWords,
): string {
  const end = endOf(outcome, moves);
  const named = dealText(words, deal);
  const line =
    end === 'fresh'
      ? [title, ...(date === undefined ? [] : [date]), named].join(words.kit.listSeparator)
      : extrasOf(words).result({
          ...{ title, date, moves, undos, elapsed, isCalm, deal: named, outcome: end },
          help: assistedText(words.patience, assisted),
        });
  return link === undefined ? line : `${line}\n${link}`;
}

/** What is wrong with a link, or with the deal of a day. */
export const linkProblemText = (words: Words, problem: Problem): string =>
  textFor(extrasOf(words).linkProblems, problem) ?? problemText(words.kit, problem);
