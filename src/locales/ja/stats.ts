import type { Problem } from '../../core/engine/reason.js';
import type { RecordOutcome } from '../../core/history/record.js';
import type { StatsWords } from '../stats-en.js';
import type { Translations } from '../translations.js';
import { ja, variantText } from './kit.js';

const { number } = ja;

const SHORT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** A browser's first format is milliseconds away: each is made when it is first asked for. */
function lazily(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat('ja', options));
}

const moments = lazily(SHORT);
const datedMoments = lazily({ ...SHORT, year: 'numeric' });
const years = lazily({ year: 'numeric' });

const games = (count: number): string => `${number(count)}ゲーム`;

const GAMES: Readonly<Record<string, string>> = {
  freecell: 'フリーセル',
  golf: 'ゴルフ',
  klondike: 'クロンダイク',
  pyramid: 'ピラミッド',
  'pai-gow': 'パイゴウポーカー',
  'seven-twenty-seven': 'セブン・トゥエンティセブン',
  'ten-dice': '10個のダイスレース',
};

/** A name that is not known is read as it is written: `grand-duchess`, grand duchess. */
const game = (name: string): string =>
  Object.hasOwn(GAMES, name) ? GAMES[name]! : name.replaceAll('-', ' ');

const OUTCOMES: Readonly<Record<RecordOutcome, string>> = {
  won: '勝ち',
  lost: '負け',
  left: '中断',
  push: '引き分け',
};

/** What is wrong with a file or a store. */
function fault({ code, field, got, known, latest }: Problem): string {
  switch (code) {
    case 'history':
      return field === 'kind' || field === 'text'
        ? 'プレイ記録のファイルではありません'
        : `ファイルの${field}が使えません（${got}${latest === undefined ? '' : '、未来の日時です'}）`;
    case 'history-newer':
      return `ファイルのバージョンは${got}ですが、対応しているのは${known}までです`;
    case 'storage':
      return `このブラウザーではゲームを保存できません（${got}）`;
    default:
      return code;
  }
}

const chart: StatsWords['chart'] = {
  caption: (count, hands) => `最近の${hands ? `${number(count)}ハンド` : games(count)}`,
  measures: { time: '時間', moves: '手数' },
  measure: '棒グラフの内容',
  won: '勝ち',
  lost: '勝ち以外',
  up: '勝ち',
  down: '負け',
  range: (least, most) => `${least}〜${most}`,
  text: (measure, { won, other, pushes }, range) => {
    const about = { time: '時間', moves: '手数', chips: 'チップ' }[measure];
    const parts = [
      `勝ち${number(won)}`,
      `${measure === 'chips' ? '負け' : '勝ち以外'}${number(other)}`,
      ...(pushes > 0 ? [`引き分け${number(pushes)}`] : []),
    ];
    return `${about}の棒グラフ、古い順：${parts.join('、')}。範囲は${range}。`;
  },
};

/** What is said of files, and of what was cleared. */
const desk: Pick<
  StatsWords,
  | 'tools'
  | 'file'
  | 'exported'
  | 'merged'
  | 'refused'
  | 'unreadable'
  | 'cleared'
  | 'clearedAll'
  | 'undone'
> = {
  tools: {
    export: '書き出し',
    import: '読み込み',
    clear: (name) => `${game(name)}を消去`,
    undo: '消去を取り消す',
  },
  file: (day) => `baize-statistics-${day}.json`,
  exported: (count) => `${games(count)}を書き出しました。`,
  merged: ({ added, known, late }) => {
    const told = [
      ...(known > 0 ? [`${games(known)}は登録済み`] : []),
      ...(late > 0 ? [`${games(late)}は古いため対象外`] : []),
    ];
    return `${games(added)}を追加しました${told.length > 0 ? `（${told.join('、')}）` : ''}。`;
  },
  refused: (problem) => `読み込めませんでした：${fault(problem)}。`,
  unreadable: '読み込めませんでした：ファイルを開けません。',
  cleared: (name, count) => `${game(name)}の${games(count)}を消去しました。`,
  clearedAll: (count) => `${games(count)}を消去しました。`,
  undone: (count) => `${games(count)}を元に戻しました。`,
};

/** The words of the statistics, in Japanese. */
export const stats: StatsWords = {
  number,
  signed: (value) => (value === 0 ? number(0) : ja.signed(value)),
  share: ja.percent,
  time: ja.time,
  moment: (ended, now) => {
    const isOver = years().format(ended) !== years().format(now);
    return (isOver ? datedMoments() : moments()).format(ended);
  },
  title: '成績',
  game,
  variant: variantText,
  chooseGame: 'ゲーム',
  chooseVariant: 'ルール',
  allVariants: 'すべてのルール',
  figures: {
    games: 'ゲーム数',
    wins: '勝ち',
    rate: '勝率',
    streak: '連勝',
    bestStreak: '最多連勝',
    bestTime: '最短時間',
    fewestMoves: '最少手数',
    days: '連続日数',
    hands: 'ハンド数',
    pushes: '引き分け',
    losses: '負け',
    chips: 'チップ収支',
    biggestWin: '最大の勝ち',
  },
  none: 'なし',
  chart,
  table: {
    show: '表で見る',
    caption: '新しい順',
    heads: {
      ended: '終了日時',
      deal: 'ゲーム番号',
      outcome: '結果',
      time: '時間',
      moves: '手数',
      chips: 'チップ',
    },
    ownDeck: '独自のデッキ',
  },
  outcome: (outcome) => OUTCOMES[outcome],
  empty: 'まだ記録がありません。ゲームをすると、ここに集計されます。',
  emptyOf: (name) => `${game(name)}の記録はまだありません。`,
  ...desk,
  missing: 'ファイルを読み込めなかったため、ここではゲームが記録されません。',
  trouble: ({ code }) =>
    code === 'storage'
      ? 'ブラウザーに保存できないため、記録はこのページを閉じるまでしか残りません。'
      : '読み取れない記録があります。そのまま残してあります。',
};

/** What the statistics say, in Japanese. */
export const otherWords: Translations = { stats };
