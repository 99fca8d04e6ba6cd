import type { Problem } from '../../core/engine/reason.js';
import { kit } from '../../locales/compiled/en/kit.js';
import { leaderboard } from '../../locales/compiled/en/leaderboard.js';
import { stats } from '../../locales/compiled/en/stats.js';
import { kit as kitFiles } from '../../locales/compiled/load/kit.js';
import { leaderboard as leaderboardFiles } from '../../locales/compiled/load/leaderboard.js';
import { patienceNames } from '../../locales/compiled/load/patience-names.js';
import { stats as statsFiles } from '../../locales/compiled/load/stats.js';
import { type Words, textFor } from '../../locales/words.js';
import { wordsFrom } from '../controllers/language/gather.js';
import type { Sending } from './result-sender.js';

/** The messages of `<game-leaderboard>`. */
export type LeaderboardWords = Words<'kit' | 'stats' | 'leaderboard'>;

export const leaderboardWords: LeaderboardWords = { kit, stats, leaderboard };

export const leaderboardLanguages = wordsFrom({
  kit: kitFiles,
  stats: statsFiles,
  patienceNames,
  leaderboard: leaderboardFiles,
});

/** Why the server did not take a result. */
export const refusedText = ({ leaderboard }: LeaderboardWords, problem: Problem): string =>
  textFor(leaderboard.problems, problem) ?? leaderboard.refused;

/** Why there is no table, or no file of it. */
export const noTableText = ({ leaderboard }: LeaderboardWords, problem: Problem): string =>
  textFor(leaderboard.problems, problem) ?? leaderboard.noTable;

/** A message in the element's language. */
export type Status = (words: LeaderboardWords) => string;

/** Returns the message for a state of sending. */
export function statusOf(sending: Sending): Status {
  return (words) => {
    const { leaderboard } = words;
    switch (sending.state) {
      case 'idle':
        return '';
      case 'sending':
        return leaderboard.sending;
      case 'waiting':
        return leaderboard.kept;
      case 'sent':
        return leaderboard.sent(sending);
      case 'refused':
        return refusedText(words, sending.problem);
      case 'removed':
        return leaderboard.removed;
    }
  };
}
