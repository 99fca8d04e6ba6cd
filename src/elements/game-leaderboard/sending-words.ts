import type { LeaderboardWords } from '../../locales/leaderboard-en.js';
import type { Sending } from './result-sender.js';

/** What was done last, as a message of the words. */
export type Status = (words: LeaderboardWords) => string;

/** What is said of a result on its way. */
export function statusOf(sending: Sending): Status {
  switch (sending.state) {
    case 'idle':
      return () => '';
    case 'sending':
      return ({ sending: text }) => text;
    case 'waiting':
      return ({ kept }) => kept;
    case 'sent':
      return ({ sent }) => sent(sending.rank, sending.total);
    case 'refused':
      return ({ problem }) => problem(sending.problem);
    case 'removed':
      return ({ removed }) => removed;
  }
}
