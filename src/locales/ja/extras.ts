import type { Problem } from '../../core/engine/reason.js';
import type { GameResult } from '../../core/sharing/result.js';
import type { ExtrasWords } from '../extras/en.js';
import type { NoticeWords } from '../extras/notice-en.js';
import type { RecordsWords } from '../extras/records-en.js';
import type { PuzzleWords } from '../extras/puzzle-en.js';
import type { SolverWords } from '../extras/solver-en.js';
import type { LinkWordsWith, LinksWords } from '../links-en.js';
import type { ResultWords } from '../share-words.js';
import type { Translations } from '../translations.js';
import { ja } from './kit.js';

/** The words of what is fetched on need, in Japanese. */
const extras: ExtrasWords = {
  panels: {
    conflict: ['別のタブで先に進んでいます', 'そのゲームにする', 'このゲームを残す'],
    keys: ['キー操作', '閉じる'],
    settings: ['設定', '閉じる'],
    people: ['プレイヤー', '閉じる'],
    new: ['新しいテーブルにしますか', 'このまま続ける', '新しいテーブル'],
    forget: ['成績を消しますか', '残す', '消す'],
    fair: ['配札の検証', '閉じる'],
    history: ['履歴', '閉じる'],
    log: ['このハンド', '閉じる'],
    stats: ['成績', '閉じる'],
    help: ['遊び方', '閉じる'],
    share: ['共有', '閉じる'],
    replay: ['リプレイ', '閉じる'],
    pays: ['フォーチュンボーナス', '閉じる'],
    pause: ['一時停止中', '再開'],
    win: ['クリア！', '新規ゲーム', '同じ配札でもう一度', '共有', 'リプレイ'],
  },
  keys: [
    ['← → ↑ ↓', 'カードと山の間を移動'],
    ['Enter, Space', 'つかむ、置く。2回で組札へ'],
    ['h', '組札へ移す'],
    ['Esc', '元の場所に置く'],
    ['u, r', '戻す、やり直す'],
    ['t', 'ヒント'],
    ['n', '新規ゲーム'],
    ['f、Shift+F', '全画面表示'],
    ['?', 'このキー一覧'],
  ],
  help: {
    goal: '目的',
    moves: '動かし方',
    rules: 'このゲームでは',
    playing: '操作',
    ways: [
      'カードをドラッグするか、カードを押してから置きたい場所を押します。',
      '「ヒント」は良い手を1つ示します。「戻す」で何手でも戻せます。',
      'キーボードでは矢印キーでカードを選び、Enterでつかんで置きます。?で全部のキーが見られます。',
    ],
  },
  samePage: (value) => `ページに合わせる（${value}）`,
  looks: '見た目と補助',
  rules: 'ルール',
  fromNextGame: '次のゲームから有効です。',
  asPage: 'すべてページの設定に戻す',
  grades: ['とても易しい', '易しい', '普通', '難しい', 'とても難しい'],
  choices: {
    language: '言語',
    theme: 'テーマ',
    fourColor: '4色カード',
    mirrored: '左利き用',
    motion: 'アニメーション',
    sound: '効果音',
    courts: '絵札',
    local: 'この言語の文字',
    english: 'J、Q、K',
    cardSize: 'カードの大きさ',
    small: '小',
    medium: '中',
    large: '大',
    cardBack: 'カードの裏',
    diamonds: 'ひし形',
    petals: '花びら',
    auto: '自動',
    felt: 'テーブルの色',
    green: '緑',
    blue: '青',
    wine: 'ワインレッド',
    slate: 'スレート',
    lattice: '格子',
    checks: '市松',
    rays: '放射',
    plaid: 'チェック',
    verdict: 'クリアできるかを表示',
    solvable: 'クリアできる配札だけ',
    grade: '難しさ',
    any: '指定なし',
    draw: '一度にめくる枚数',
    redeals: '山札に戻せる回数',
    unlimited: '無制限',
    scoring: '得点',
    none: 'なし',
    standard: '標準',
    vegas: 'ベガス',
    foundationReturn: '組札から戻せる',
    variant: 'ゲーム',
    freecell: 'フリーセル',
    kingcell: 'キングセル',
    forecell: 'フォアセル',
    'bakers-game': 'ベイカーズゲーム',
    'eight-off': 'エイトオフ',
    seahaven: 'シーヘイブンタワーズ',
    cells: 'セルの数',
    supermove: 'まとめて移す',
    linear: '通常',
    full: 'できるだけ多く',
    wastes: '捨て札の山',
    coverPairs: '重なったカードとも組にできる',
    openStock: '山札を表向きに',
    corner: 'キングとエースをつなげる',
    tapToMove: 'ワンタップで移動',
    calm: '時間と手数を隠す',
    autoFinish: '自動で仕上げる',
    pace: 'テーブルの速さ',
    slow: 'ゆっくり',
    normal: 'ふつう',
    fast: '速い',
    manual: '一つずつ',
    nextHand: '次のハンドを自動で始める',
    autoFoundation: '自動で組札へ',
    on: 'オン',
    off: 'オフ',
    light: 'ライト',
    dark: 'ダーク',
    safe: '安全なとき',
    all: '常に',
  },
};

/** The words of the solver's file, in Japanese. */
const solver: SolverWords = {
  looking: 'クリアする手順を探しています。',
  lookingForDeal: 'クリアできる配札を探しています。',
  notFound: 'クリアする手順は見つかりませんでした。',
  lookingBack: 'クリアできる最後の局面を探しています。Escで止まります。',
  back: (moves, isLast) =>
    `${ja.number(moves)}手戻しました。${
      isLast
        ? 'ここがクリアできる最後の局面です。'
        : 'この局面はクリアできます。その先は確かめられませんでした。'
    }`,
  notBack: '確実にクリアできる局面は見つかりませんでした。',
  canBeWon: 'この局面はまだクリアできます。',
  showing: 'クリアまでの手順を再生しています。キーかタップで止まります。',
  light: {
    winnable: 'クリア可能',
    unwinnable: 'クリア不可能',
    unknown: '不明',
    looking: '確認中',
  },
};

/** The words of the notice that no win is possible, in Japanese. */
const notice: NoticeWords = {
  undo: '戻す',
  back: 'クリア可能まで戻す',
  stop: '探すのをやめる',
  restart: '最初から',
  new: '新規ゲーム',
};

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
const linkWords: LinkWordsWith = (common) => {
  const problem = (one: Problem): string => (PROBLEMS[one.code] ?? common.problem)(one);
  return {
    problem,
    result: (
      { deal, outcome, moves, elapsed, assisted }: GameResult,
      told: ResultWords,
    ): string => {
      const { title, date, calm, link } = told;
      const numbered = deal === undefined ? common.ownDeck : common.dealNumber(deal);
      const name = [title, ...(date === undefined ? [] : [date]), numbered].join('、');
      const end = ENDS[outcome ?? ''] ?? '途中';
      const figures = calm ? '' : `（${common.moves(moves)}、${common.time(elapsed)}）`;
      const help = common.assisted[assisted ?? 'none'];
      const line = `${name}：${end}${figures}${help ? `、${help}` : ''}`;
      return link === undefined ? line : `${line}\n${link}`;
    },
    notOpened: (one) => `リンクを開けません。${problem(one)}。`,
    noDay: (one) => `${problem(one)}。`,
  };
};

/** The words of what a win is beside the player's others, in Japanese. */
const records: RecordsWords = {
  bests: (time, moves) => `自己ベスト：${time}・${moves}`,
  streak: (wins) => `${ja.number(wins)}連勝`,
  first: '初めてのクリアです！',
  best: '最短時間、最少手数のクリアです！',
  fastest: '最短時間のクリアです！',
  fewest: '最少手数のクリアです！',
  level: '最少手数と同じ手数です。',
  more: (moves) => `最少手数より${ja.number(moves)}手多いクリアです。`,
};

/** The words of links and daily deals on a page, in Japanese. */
const links: LinksWords = {
  copyLink: 'リンクをコピー',
  copyResult: '結果をコピー',
  linkCopied: 'リンクをコピーしました。',
  resultCopied: '結果をコピーしました。',
  byHand: '手動でコピーする内容',
  notCopied: 'ブラウザーでコピーできませんでした。選択してあるので、手動でコピーしてください。',
  send: '共有',
  notSent: 'ブラウザーで共有できませんでした。コピーしてください。',
  savePicture: '画像を保存',
  won: 'クリア',
  lost: '手詰まり',
  unfinished: '途中',
  lookingForDay: '今日の配札を探しています。',
};

/** What can't be used of a position, and what could. */
const useless = (what: string, accepted: unknown): string =>
  `${what}は使えません（使えるのは${String(accepted)}）`;

const within = (moves: number | undefined): string => (moves === undefined ? '' : `${moves}手で`);

/** The words of positions and puzzles, in Japanese. */
const puzzle: PuzzleWords = {
  puzzle: 'パズル',
  position: '指定の配置',
  win: (moves) => `パズル：${within(moves)}クリアしてください。`,
  home: (card, moves) => `パズル：${card}を${within(moves)}組札に上げてください。`,
  away: (card, moves) => `パズル：${card}を${within(moves)}取り除いてください。`,
  problems: {
    position: ({ got }) => useless(`配置「${got}」`, `カードの行`),
    'position-lines': ({ got, wanted }) => useless(`名前のない行が${got}行の配置`, `${wanted}行`),
    'position-line': ({ got, accepted }) => useless(`配置の行「${got}」`, `${accepted}を各1回`),
    'position-card': ({ got, line }) =>
      useless(`配置の行「${line}」の「${got}」`, `7Hのようなカード`),
    'position-twice': ({ got }) => useless(`${got}が2枚ある配置`, `各カード1枚`),
    'position-missing': ({ got }) => useless(`${got}がない配置`, `各カード1枚`),
    'position-many': ({ got, most }) => useless(`配置の行「${got}」`, `最大${most}`),
    'position-row': ({ got, most }) => useless(`配置の行「${got}」`, `${most}か所`),
    'position-supply': ({ got, most }) => useless(`山札と捨て札が${got}枚の配置`, `最大${most}枚`),
    'position-heights': ({ got }) =>
      useless(`組札の「${got}」`, `C-0 D-A H-7 S-Kのように各スート1回`),
    'position-hidden': ({ got, most }) => useless(`配置の行「${got}」`, `裏向きは最大${most}枚`),
    'position-over': ({ got }) => useless(`配置の行「${got}」`, `裏向きのカードが先`),
    'position-order': ({ got }) => useless(`配置の行「${got}」`, `順に並んだ表向きのカード`),
    'position-number': ({ got, most, least }) =>
      useless(`配置の行「${got}」`, `${least}〜${most}の数`),
    'puzzle-reached': ({ got }) => useless(`目標「${got}」`, `まだ達していない目標`),
  },
};

/** What panels, the solver and links say, in Japanese. */
export const otherWords: Translations = {
  extras,
  solver,
  notice,
  puzzle,
  records,
  links,
  linkWords,
  day: () => import('./day.js').then(({ day }) => day),
};
