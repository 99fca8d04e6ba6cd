import { rankOf } from '../../core/cards/card.js';
import { CELL_LETTERS } from '../../core/patience/notation.js';
import type { PileRefusal } from '../../core/patience/refusal.js';
import type { Build } from '../../core/patience/piles.js';
import type { CommonWords } from '../en.js';
import type { WordsFor } from '../saying.js';
import { ja, kit, sheets } from './kit.js';

const { cardName } = kit;

const moves = (count: number): string => `${ja.number(count)}手`;

/** Where cards can go that can go nowhere: the sentence around it is another. */
const NOWHERE = 'どこにも';

/** The words that all games of patience share, in Japanese. */
export const elementWords: CommonWords = {
  ...kit,
  emptyPile: (pile) => `${pile}、空`,
  pickedUp: '選択中',
  canMove: '移動できます',
  canGoHere: 'ここに置けます',
  stock: (count) => `山札、${sheets(count)}`,
  dealSign: '№',
  dealNumber: (deal) => `№ ${deal}`,
  ownDeck: '独自のデッキ',
  assisted: { hint: 'ヒントあり', shown: '手順の表示あり' },
  openingGame: 'ゲームを開いています。',
  moves,
  time: ja.time,
  tools: { undo: '戻す', redo: 'やり直す', hint: 'ヒント', new: '新規ゲーム', menu: 'その他' },
  pause: '一時停止',
  resume: '再開',
  keys: 'キー操作',
  settings: '設定',
  fullScreen: '全画面表示',
  leaveFullScreen: '全画面表示を終了',
  leftFullScreen: '全画面表示を終了しました。',
  show: 'クリア手順を見る',
  restart: 'このゲームを最初から',
  chooseDeal: 'ゲーム番号を選ぶ',
  deal: 'ゲーム番号',
  dealThis: '配る',
  noSuchDeal: ({ got, first, last }) =>
    `「${got}」というゲーム番号はありません。${first}～${ja.number(Number(last))}の数字を入力してください。`,
  refusals: {
    over: 'ゲームは終了しています。',
    'nothing-to-undo': '戻せる手がありません。',
    'nothing-to-redo': 'やり直せる手がありません。',
    'no-hint': 'ヒントを出せる手がありません。',
    hopeless: 'このゲームはもうクリアできません。',
    'no-best-place': '今より良い置き場所はありません。',
  },
  announce: {
    cards: (name, count) => (count > 1 ? `${name}ほか${sheets(count - 1)}` : name),
    moved: (cards, place) => `${cards}を${place}へ。`,
    undone: (cards, place) => `戻しました：${cards}を${place}へ。`,
    redone: (cards, place) => `やり直しました：${cards}を${place}へ。`,
    onto: (pile, card) => `${pile}の${card}の上`,
    'went-up': (count, name) => `${count > 1 ? sheets(count) : name}が自動で組札に移りました。`,
    won: (count) => `${moves(count)}でクリアしました。`,
    deadDeal: 'この配札はクリアできません。',
    lost: '動かせるカードがありません。手を戻すか、最初からやり直してください。',
    started: (title, deal) => `${title}、${deal}。`,
    picked: (cards, ways) =>
      ways === NOWHERE ? `${cards}は今どこにも移せません。` : `${cards}は${ways}に移せます。`,
    noWay: NOWHERE,
    on: (card) => `${card}の上`,
    hint: (cards, way) => `${cards}を${way}に移してみましょう。`,
    certainty: {
      searching: 'まだ確かではなく、ルール上できる手というだけです。',
      unproven: '確かめられず、ルール上できる手というだけです。',
      proven: '確かめられました。',
    },
  },
};

const KINDS: Readonly<Record<string, string>> = {
  cell: 'セル',
  foundation: '組札',
  stock: '山札',
  waste: '捨て札',
};

/** A pile in words: `3列目`, `セルb`, `組札1`; of stock and waste there is but one. */
export const pileName = (pile: string): string => {
  const [kind, number] = pile.split('-') as [string, string?];
  if (kind === 'column') return `${number}列目`;
  const name = KINDS[kind] ?? kind;
  if (!number || kind === 'waste') return name;
  return `${name}${kind === 'cell' ? CELL_LETTERS[Number(number) - 1] : number}`;
};

/** Where cards go, of a pile that shows no card to go on. */
export const wayTo = (pile: string): string => {
  switch (pile.split('-')[0]) {
    case 'cell':
      return '空いているセル';
    case 'column':
      return '空の列';
    case 'waste':
      return '捨て札';
    case 'stock':
      return '山札';
    default:
      return '組札';
  }
};

/** Before `大きい数から順に`. */
export const BUILDS: Readonly<Record<Build, string>> = {
  alternate: '赤と黒を交互に、',
  suit: '同じスートで、',
  any: 'スートを問わず、',
};

/** The words of refusals that more than one game knows. */
export const pileRefusals: WordsFor<PileRefusal> = {
  'no-such-pile': ({ pile }) => `「${pile}」という場所はありません。`,
  'same-pile': () => 'すでにそこにあります。',
  'empty-pile': ({ pile }) => `${pileName(pile)}は空です。`,
  'bad-count': ({ count }) => `そこから${sheets(count)}は動かせません。`,
  'one-card-up': () => '組札には1枚ずつしか置けません。',
  'foundation-starts-with-ace': () => '組札はエースから始めます。',
  'foundation-next': ({ card, top }) =>
    rankOf(top) === 13
      ? 'その組札はもう完成しています。'
      : `${cardName(top)}の次に${cardName(card)}は置けません。`,
  'no-return': () => '組札に置いたカードは戻せません。',
  'kings-only': () => '空の列に置けるのはキングだけです。',
  build: ({ build, card, target }) =>
    `列には${BUILDS[build]}大きい数から順に重ねます。${cardName(target)}の上に${cardName(card)}は置けません。`,
};
