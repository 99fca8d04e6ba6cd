import type { SolverWords } from '../../../locales/extras/solver-en.js';

/** The words of the solver's file, in Japanese. */
export const solver: SolverWords = {
  looking: 'クリアする手順を探しています。',
  lookingForDeal: 'クリアできる配札を探しています。',
  notFound: 'クリアする手順は見つかりませんでした。',
  showing: 'クリアまでの手順を再生しています。キーかタップで止まります。',
  light: {
    winnable: 'クリア可能',
    unwinnable: 'クリア不可能',
    unknown: '不明',
    looking: '確認中',
  },
};
