import type { Problem } from '../../core/engine/reason.js';
import type { ReplayWords } from '../replay-en.js';
import type { Translations } from '../translations.js';

const PROBLEMS: Readonly<Record<string, (problem: Problem) => string>> = {
  'share-broken': () => 'リンクが途中で切れているか、誤りがあります。',
  'share-newer': ({ got, known }) =>
    `リンクのバージョンは${got}ですが、対応しているのは${known}までです。`,
  'share-moves': () => '今とは違うルールで遊んだゲームのリンクです。',
  'replay-game': ({ got }) => `表示に必要なゲーム「${got}」がこのページにありません。`,
  'load-failed': ({ module }) => `リプレイの一部を読み込めませんでした（${module}）。`,
};

/** The words of a replay, in Japanese. */
const replay: ReplayWords = {
  region: 'リプレイ',
  slider: '手数',
  position: (at, length) => `${at} / ${length}`,
  spokenPosition: (at, length) => `${length}手中${at}手目`,
  tools: {
    start: '最初へ',
    back: '1手戻る',
    play: '再生',
    pause: '一時停止',
    forward: '1手進む',
    end: '最後へ',
  },
  speed: '速度',
  times: (speed) => `${speed}倍`,
  playOn: 'ここから続ける',
  back: 'リプレイに戻る',
  speeds: (got, accepted) => `速度「${got}」は使えません（使えるのは${accepted}）`,
  problem: (problem) => PROBLEMS[problem.code]?.(problem) ?? 'このリンクはここで再生できません。',
};

/** What a replay says, in Japanese. */
export const otherWords: Translations = { replay };
