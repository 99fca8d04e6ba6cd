import type { Card } from '../../core/cards/card.js';
import type { CardFault, DealLine } from '../../core/table/check-deal.js';
import type { ChipRefusal } from '../../core/table/chips.js';
import type { TableCheckWords } from '../extras/table-check-en.js';
import type { WordsFor } from '../saying.js';
import type { SeatNames, TableRefusal } from '../table-en.js';
import type { Translations } from '../translations.js';
import { cardSign, ja, kit, seatNames, sheets } from './kit.js';

type CheckWords = Pick<TableCheckWords, 'fair' | 'line' | 'verdict' | 'yes' | 'no'>;
type NameOf = (card: Card) => string;

/** The fault of the first card that is not the one that was due, and how many more there are. */
function faultText([fault, ...more]: readonly CardFault[], nameOf: NameOf): string {
  if (!fault) return '';
  const { place, expected, got } = fault;
  const name = (of: Card | undefined): string => (of === undefined ? 'カードなし' : nameOf(of));
  const where = place === undefined ? '余分な1枚' : `デッキの${place + 1}枚目`;
  const others = more.length > 0 ? `ほかに${more.length}件あります。` : '';
  return `${where}：正しくは${name(expected)}、実際は${name(got)}。${others}`;
}

type DeckLine = Extract<DealLine, { readonly code: 'deck' }>;
type HandLine = Extract<DealLine, { readonly code: 'hand' }>;

function deckText({ fault, cuts, different }: DeckLine, size: number): string {
  switch (fault) {
    case undefined:
      return `デッキはシード${cuts > 0 ? 'とカット' : ''}どおりです。`;
    case 'cards':
      return `カードが${different}種類あります。正しくは${size}種類です。`;
    case 'uncut':
      return 'カットが反映されていません。';
    default:
      return 'デッキがシードとカットどおりではありません。';
  }
}

function handText({ faults, laid, unseen }: HandLine, who: string, nameOf: NameOf): string {
  if (faults.length > 0) return `${who}、${faultText(faults, nameOf)}`;
  if (!laid) return `${who}：別のカードでセットされています。`;
  return unseen > 0
    ? `${who}：${sheets(unseen)}は誰にも見えていません。`
    : `${who}：正しいカードです。`;
}

/** One step of the check. */
const line: TableCheckWords['line'] = (one, who, nameOf, size) => {
  switch (one.code) {
    case 'seed':
      return 'シードが使えません。';
    case 'commitment':
      return `シードのハッシュはコミットメントと一致${one.ok ? 'します' : 'しません'}。`;
    case 'dice':
      return `サイコロ：${kit.list(one.got.map(String))}。シードによる目：${kit.list(one.expected.map(String))}。`;
    case 'deck':
      return deckText(one, size);
    case 'hand':
      return handText(one, who, nameOf);
  }
};

/** The panel that checks a deal. */
const fair: TableCheckWords['fair'] = {
  region: 'この配札',
  before: (hand) => `第${hand}ハンドのデッキは、誰かが賭ける前に決まっていました。`,
  none: 'このデッキはページが用意したもので、検証できません。',
  commitment: 'コミットメント',
  seed: 'シード',
  later: 'ハンドが終わると公開されます。',
  cuts: 'カット',
  noCuts: '誰もカットしていません。',
  quoted: (text) => (text === '' ? '入力なし' : `「${text}」`),
  own: 'シャッフルに加える言葉',
  cut: 'カット',
  reveals: (who) => `シードからは公開されなかったカードもわかります。対象: ${who}。`,
  reveal: '公開する',
  check: '検証する',
  aside: '残り札',
  deck: '配った順のデッキ',
  place: '順番',
  wrong: (due) => `、正しくは${due}`,
  how: 'この検証でわかること',
  why: [
    'テーブルは賭けの前に秘密のシードを選び、そのハッシュをコミットメントとして公開します。同じハッシュになる別のシードは知られていないので、デッキはこの時点で決まります。',
    'その後で入力された言葉は、テーブルが事前に知らないもので、デッキをもう一度シャッフルします。あなたの後に誰もカットしなければ、デッキを選んだ人はいません。最後にカットし、しかもシードを知っている人なら選べてしまうからです。ハウスもコンピューターもカットしません。',
    'ハンドの後でシードが公開され、誰でもデッキを計算し直せます。手順はBaizeのdocs/fair-shuffles.mdにすべて書いてあります。ただし、ハンドの間に誰もシードを知らなかったことまでは証明できません。',
  ],
};

/** Refusals of amounts; each stake has its name. */
export const chipRefusals = <What extends string>(
  names: Readonly<Record<What, string>>,
): WordsFor<ChipRefusal<What>> => ({
  // What is no number at all has no text that would help.
  'not-whole': ({ what, amount }) =>
    `${names[what]}は整数で指定してください${Number.isNaN(amount) ? '' : `（${String(amount)}は不可）`}。`,
  'below-min': ({ what, amount, min }) =>
    `${names[what]}は${sheets(min)}以上です。${sheets(amount)}では足りません。`,
  'above-max': ({ what, amount, max }) =>
    `${names[what]}は${sheets(max)}までです。${sheets(amount)}は多すぎます。`,
  'above-stack': ({ what, amount, stack }) =>
    `${names[what]}${sheets(amount)}は、残りのチップ${sheets(stack)}を超えています。`,
});

/** Refusals of seats, of taking back and of the next hand. */
export const tableRefusals = ({ name }: SeatNames): WordsFor<TableRefusal> => ({
  'no-such-seat': ({ seats }) => `その席はありません。このテーブルは${ja.number(seats)}席です。`,
  'not-your-seat': ({ seat }) => `それができるのは${name(seat)}だけです。`,
  'no-undo': () => 'テーブルでは取り消しできません。',
  'hand-runs': () => 'ハンドはまだ終わっていません。',
});

/** Which move can't be made, and what is going on instead. */
export const notNow = (move: string, phase: string): string =>
  `今、${move}はできません。${phase}です。`;

/** The words of the check of a deal, in Japanese. */
export const tables: CheckWords = {
  yes: '✓ OK',
  no: '✗ NG',
  fair,
  verdict: (isFair) => (isFair ? 'すべて約束どおりです。' : '約束と違うところがあります。'),
  line,
};

/** What every table says, in Japanese. */
export const otherWords: Translations = {
  seatNames,
};

export { kit as elementWords } from './kit.js';
