import type { Problem } from '../../core/engine/reason.js';
import type { LobbyWords } from '../lobby-en.js';
import type { Translations } from '../translations.js';
import { ja } from './kit.js';

const GAMES: Readonly<Record<string, string>> = {
  'seven27-table': 'セブン・トゥエンティセブン',
  'paigow-table': 'パイゴウポーカー',
  'ten-dice-race': '10個のダイスレース',
};
const game = (tag: string): string => (Object.hasOwn(GAMES, tag) ? GAMES[tag]! : tag);

const seconds = (count: number): string => `${ja.number(count)}秒`;

function problem({ code, retryAfter }: Problem): string {
  switch (code) {
    case 'table-code':
      return 'コードは8文字の英数字です（0、1、I、L、O、Uは使いません）。';
    case 'no-such-table':
      return 'このコードのテーブルはありません。';
    case 'too-many-requests':
      return retryAfter === undefined
        ? '回数が多すぎます。しばらくしてからもう一度どうぞ。'
        : `回数が多すぎます。${seconds(Number(retryAfter))}後にもう一度どうぞ。`;
    case 'too-many-tables':
      return 'サーバーは今、新しいテーブルを作れません。';
    case 'not-signed-in':
    case 'sign-in':
      return '先にこのサイトにログインしてください。';
    case 'server-unreachable':
      return '今、サーバーに接続できません。';
    default:
      return 'サーバーに断られました。';
  }
}

const lobby: LobbyWords = {
  number: (value) => ja.number(value),
  title: 'みんなで遊ぶ',
  game,
  yourTable: 'あなたのテーブル',
  invitation: '招待リンク',
  invite: '招待する',
  copy: '招待リンクをコピー',
  copied: '招待リンクをコピーしました。',
  byHand: 'ブラウザーがコピーできませんでした。選択されているリンクを手でコピーしてください。',
  notShared: '共有できませんでした。代わりに招待リンクをコピーしてください。',
  inviting: (tag) =>
    tag === undefined ? '一緒に遊びませんか' : `一緒に${game(tag)}で遊びませんか`,
  others: 'ほかのテーブル',
  joinByCode: 'テーブルに参加',
  code: 'テーブルのコード',
  join: '参加',
  openTables: '参加できるテーブル',
  looking: 'テーブルを探しています…',
  none: '今、参加できるテーブルはありません。',
  people: (count) => `${ja.number(count)}人`,
  free: (count) => `空席${ja.number(count)}`,
  hand: (hand, tag) =>
    hand > 0 ? `第${ja.number(hand)}${tag.endsWith('-race') ? 'レース' : 'ハンド'}` : '開始前',
  joinTable: (code) => `テーブル ${code} に参加`,
  newTable: '新しいテーブル',
  gameLabel: 'ゲーム',
  seats: '席の数',
  clock: '持ち時間',
  seconds,
  fill: '空席にはボットが座る',
  listed: '参加できるテーブルの一覧に出す',
  make: 'テーブルを作る',
  making: 'テーブルを作っています…',
  made: 'テーブルができました。ほかの人を招待しましょう。',
  missing: 'このページでは、ほかの人と一緒に遊べません。',
  problem,
};

/** What the lobby says, in Japanese. */
export const otherWords: Translations = { lobby };
