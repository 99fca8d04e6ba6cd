import type { Problem } from '../../../engine/reason.js';
import type { GameResult } from '../../../engine/result.js';
import type { LinkWordsWith, LinksWords } from '../../../locales/links-en.js';
import type { ResultWords } from '../../../locales/share-words.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'no-daily': ({ tried }) =>
    `今日の候補${tried}通りにクリアできる配札がなかったため、別の配札にしました`,
  'no-solver': ({ got }) => `今日の配札が見つからなかったため（${got}）、別の配札にしました`,
  'share-broken': () => 'リンクが途中で切れているか、誤りがあります',
  'share-newer': ({ got, known }) =>
    `リンクのバージョンは${got}ですが、対応しているのは${known}までです`,
  'share-other-game': ({ got, wanted }) => `${wanted}ではなく${got}のリンクです`,
  'share-moves': () => '今とは違うルールで遊んだゲームのリンクです',
  'share-long': ({ count, most }) => `${count}手のゲームはリンクにできません（最大${most}手）`,
  'share-option': ({ got }) => `ルール「${got}」はリンクにできません`,
};

const ENDS: Partial<Record<string, string>> = { won: 'クリア', lost: '手詰まり' };

/** The words of links with those that all games have, in Japanese. */
export const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: ({ deal, outcome, moves, elapsed }: GameResult, told: ResultWords): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join('、');
      const end = ENDS[outcome ?? ''] ?? '途中';
      const figures = calm ? '' : `（${common.moves(moves)}、${common.time(elapsed)}）`;
      const line = `${name}：${end}${figures}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `リンクを開けません。${problem(one)}。`,
    noDay: (one) => `${problem(one)}。`,
  };
};

/** The words of links and daily deals on a page, in Japanese. */
export const links: LinksWords = {
  copyLink: 'リンクをコピー',
  copyResult: '結果をコピー',
  linkCopied: 'リンクをコピーしました。',
  resultCopied: '結果をコピーしました。',
  byHand: '手動でコピーする内容',
  notCopied: 'ブラウザーでコピーできませんでした。選択してあるので、手動でコピーしてください。',
  lookingForDay: '今日の配札を探しています。',
};
