import type { Problem } from '../../core/engine/reason.js';
import type { LeaderboardWords } from '../leaderboard-en.js';
import { lazily } from '../lazily.js';
import type { Translations } from '../translations.js';
import { ja } from './kit.js';
import { stats } from './stats.js';

const days = lazily(() => new Intl.DateTimeFormat('ja', { dateStyle: 'full', timeZone: 'UTC' }));

const seconds = (count: number): string => `${ja.number(count)}秒`;

function problem({ code, retryAfter }: Problem, otherwise: string): string {
  switch (code) {
    case 'server-unreachable':
      return 'ランキングのサーバーに今は接続できません。';
    case 'bad-name':
      return '名前には文字か数字が一つ以上必要です。';
    case 'name-refused':
      return 'この名前はここでは使えません。別の名前を選んでください。';
    case 'bad-group':
      return 'コードは3～20文字の文字と数字です。';
    case 'too-many-requests':
      return retryAfter === undefined
        ? '回数が多すぎます。しばらくしてからもう一度お試しください。'
        : `回数が多すぎます。${seconds(Number(retryAfter))}後にもう一度お試しください。`;
    case 'day-over':
      return '結果が遅すぎました。この日のランキングは締め切られています。';
    case 'day-ahead':
      return 'この日はまだどこでも始まっていません。';
    case 'other-deal':
      return 'このゲームはこの日のものではありません。';
    case 'no-such-board':
      return 'このゲームのランキングはここにはありません。';
    case 'assisted':
      return 'ヒントや手本の手を使ったゲームはランキングに載りません。';
    default:
      return otherwise;
  }
}

const leaderboard: LeaderboardWords = {
  number: ja.number,
  time: ja.time,
  day: (time) => days().format(time),
  title: 'ランキング',
  earlier: '前の日',
  later: '次の日',
  caption: (day) => `${day}の結果`,
  place: '順位',
  name: '名前',
  moves: '手数',
  timeHeading: '時間',
  you: 'あなた',
  noTime: '時間なし',
  loading: 'ランキングを読み込んでいます…',
  empty: 'この日のランキングにはまだ誰もいません。',
  emptyGroup: 'この日のランキングにはグループの人がまだいません。',
  missing: 'このページにはランキングがありません。',
  yourPlace: (rank, total) => `あなたの順位：${ja.number(total)}人中${ja.number(rank)}位`,
  showPlace: '自分の順位を表示',
  range: (first, last, total) => `${ja.number(total)}人中${ja.number(first)}～${ja.number(last)}位`,
  before: '前の順位',
  after: '次の順位',
  friends: '友だち',
  friendsHint: '友だちとコードを決めてください。入力した人には、同じコードを入力した人が見えます。',
  code: 'グループのコード',
  showGroup: 'グループを表示',
  everybody: '全員を表示',
  group: (code) => `グループ ${code}`,
  offer: '今日のゲームに勝ちました。ランキングに載せますか。',
  agreeing:
    '名前、手数、時間が送信され、全員に見えます。ここで結果を削除するまで、今後の勝ちは自動で送信されます。',
  nameLabel: 'ランキングでの名前',
  send: '結果を送信',
  notNow: '今はしない',
  offerAgain: '結果を送信…',
  sending: '結果を送信しています…',
  kept: 'サーバーに接続できません。結果はここに保存され、後で送信されます。',
  sent: (rank, total) =>
    `結果がランキングに載りました：${ja.number(total)}人中${ja.number(rank)}位。`,
  remove: '自分の結果を削除…',
  removeSure: 'すべての日の結果を、サーバーとここから削除しますか。',
  removeYes: '削除',
  removeNo: '残す',
  removed: '結果を削除しました。',
  season: (week, year) => `シーズン：${year}年第${week}週`,
  won: '勝ち',
  game: 'ゲーム',
  gameName: (game, variant) =>
    variant === '' ? stats.game(game) : `${stats.game(game)}, ${stats.variant(variant)}`,
  allGames: 'すべてのゲーム',
  ownSeason: 'このブラウザーでの勝ち',
  emptySeason: 'シーズンの表にはまだ誰もいません。',
  emptyOwn: 'このブラウザーでは、シーズンのゲームにまだ勝っていません。',
  seasonNote:
    '各日の結果は、その日のランキングの受付中に送られたものが数えられます。勝ちの多い順、手数の少ない順、時間の短い順です。',
  ownNote: '週のうちに勝ったゲームが数えられます。',
  saveCsv: 'CSVで保存',
  saved: 'ファイルができました。',
  note: 'サーバーがすべてのゲームを再現したので、手数は証明されています。時間はページの申告で、ソルバーの助けがあったかは誰にもわかりません。自動で上がったカードも手数に入ります。',
  problem: (given) => problem(given, 'サーバーが結果を受け付けませんでした。'),
  noTable: (given) => problem(given, 'ランキングを取得できません。'),
};

/** What the leaderboard says, in Japanese. */
export const otherWords: Translations = { leaderboard };
