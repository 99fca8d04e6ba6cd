import { describe, it } from '#bdd';
import { expect } from 'chai';
import type { Refusal } from '../../../src/core/engine/reason.js';
import { otherWords as pokerUnit } from '../../../src/games/pai-gow/locales/ja.js';
import { elementWords as common } from '../../../src/locales/ja/patience.js';
import { freecell } from '../../../src/games/freecell/locales/ja.js';
import { klondike } from '../../../src/games/klondike/locales/ja.js';
import { pyramid } from '../../../src/games/pyramid/locales/ja.js';
import { otherWords as sevenUnit } from '../../../src/games/seven-twenty-seven/locales/ja.js';
import { card } from '../support/cards.js';

const TABLE = { kinds: ['human', 'bot', 'bot'], dealer: 1, house: false } as const;

type Texts = readonly (readonly [refusal: Refusal, text: string])[];

const S6 = card('6S');

const PILES: Texts = [
  [{ code: 'no-such-pile', pile: 'cell-9' }, '「cell-9」という場所はありません。'],
  [{ code: 'same-pile' }, 'すでにそこにあります。'],
  [{ code: 'bad-count', count: 1 }, 'そこから1枚は動かせません。'],
  [{ code: 'bad-count', count: 100 }, 'そこから100枚は動かせません。'],
  [{ code: 'one-card-up' }, '組札には1枚ずつしか置けません。'],
  [{ code: 'foundation-starts-with-ace', card: S6 }, '組札はエースから始めます。'],
  [{ code: 'no-return' }, '組札に置いたカードは戻せません。'],
];

const FREECELL: Texts = [
  ...PILES,
  [{ code: 'one-card-a-cell' }, 'セルに置けるのは1枚だけです。'],
  [{ code: 'return-to-cell' }, '組札のカードは、空いているセルにだけ戻せます。'],
  [
    { code: 'too-many', count: 3, allowed: 2 },
    '3枚は多すぎます。今まとめて動かせるのは2枚までです。',
  ],
  [
    { code: 'not-in-order', build: 'any' },
    'まとめて動かせるのは、スートを問わず、大きい数から順に並んだカードだけです。',
  ],
];

const KLONDIKE: Texts = [
  ...PILES,
  [{ code: 'face-down' }, '裏向きのカードは動かせません。'],
  [{ code: 'waste-top' }, '捨て札から使えるのは一番上のカードだけです。'],
  [{ code: 'stock-turns' }, '山札のカードは捨て札の上にめくります。'],
  [{ code: 'stock-left' }, '捨て札を山札に戻せるのは、山札がなくなってからです。'],
  [{ code: 'no-redeal', redeals: 2 }, '捨て札はもう山札に戻せません。'],
  [{ code: 'return-to-column' }, '組札のカードは列にだけ戻せます。'],
  [{ code: 'takes-none', pile: 'stock' }, '山札にはカードを置けません。'],
];

const PYRAMID: Texts = [
  [{ code: 'empty-pile', pile: 'pyramid-1' }, '1段目の1番目にカードはありません。'],
  [{ code: 'no-return' }, '取り除いたカードは戻せません。'],
  [{ code: 'stock-first' }, '先に山札のカードを捨て札にめくってください。'],
  [
    { code: 'stock-left', count: 11 },
    '捨て札を山札に戻せるのは、山札がなくなってからです。あと11枚あります。',
  ],
  [{ code: 'no-redeal', allowed: 0 }, 'このルールでは捨て札を山札に戻せません。'],
  [{ code: 'no-redeal', allowed: 1 }, '捨て札を山札に戻せるのは1回までです。'],
  [{ code: 'covered', card: S6 }, 'スペードの6にはほかのカードが重なっています。'],
  [{ code: 'no-cover-pairs' }, 'このルールでは、重なり合った2枚を組にできません。'],
  [{ code: 'king-alone', card: card('KH') }, 'ハートのキングは1枚だけで取り除きます。'],
];

const TABLES: Texts = [
  [{ code: 'not-your-seat', seat: 2, yours: 0 }, 'それができるのは席3だけです。'],
  [{ code: 'no-undo' }, 'テーブルでは取り消しできません。'],
  [{ code: 'hand-runs' }, 'ハンドはまだ終わっていません。'],
  [{ code: 'seat-open', seat: 2 }, '席3には誰もいません。'],
  [{ code: 'seat-out', seat: 0 }, 'あなたはこのハンドを休んでいます。'],
  [{ code: 'already-cut', seat: 0 }, 'あなたはもうカットしたので、変更できません。'],
  [{ code: 'bad-cut', most: 64 }, 'カットの言葉は64文字までです。'],
  [{ code: 'table-moves', move: 'settle' }, '精算はテーブルが行います。'],
];

const PAIGOW: Texts = [
  ...TABLES,
  [
    { code: 'no-such-move', move: 'hit' },
    '「hit」という操作はありません。使えるのはbank、decline、bet、pass、cut、setです。',
  ],
  [
    { code: 'not-now', move: 'cut', phase: 'dealer' },
    '今、カットはできません。ディーラーのカードの公開中です。',
  ],
  [{ code: 'already-set', seat: 2 }, '席3はもうセットしたので、変更できません。'],
  [{ code: 'dealer-bets-not', seat: 1 }, 'ディーラーは賭けません。'],
  [{ code: 'house-cuts-not', seat: 1 }, 'ハウスはカットしません。'],
  [{ code: 'bets-open', seat: 2 }, '席3はまだ賭けるか休むかを決めていません。'],
  [{ code: 'no-bonus' }, 'このテーブルにボーナスベットはありません。'],
  [{ code: 'two-in-front' }, 'フロントに2枚、バックに5枚を置きます。'],
  [{ code: 'same-card', card: S6 }, 'スペードの6をフロントに2度は置けません。'],
  [
    { code: 'foul', front: 'pair', frontHigh: 1, back: 'pair', backHigh: 13 },
    'フロントのエースのペアが、バックのキングのペアより強くなっています。',
  ],
  [
    { code: 'house-way', houseWay: 'foxwoods' },
    'ディーラーはフォックスウッズのハウスウェイでセットします。',
  ],
];

const SEVEN27: Texts = [
  ...TABLES,
  [{ code: 'no-such-move', move: 'hit' }, '「hit」という操作はありません。'],
  [{ code: 'seat-folded', seat: 0 }, 'あなたはフォールドしています。'],
  [{ code: 'seat-bust', seat: 2 }, '席3はバーストしています。'],
  [{ code: 'already-declared', seat: 0 }, 'あなたはもう宣言したので、変更できません。'],
  [
    { code: 'bad-declaration', targets: 'seven' },
    '「seven」は宣言できません。宣言できるのは7、27、両方です。',
  ],
  [{ code: 'antes-open', seat: 2 }, '席3はまだアンティを出すか休むかを決めていません。'],
  [{ code: 'bet-open', call: 20 }, 'ベットがあります。コールには20枚必要です。'],
  [{ code: 'no-bet-open' }, 'まだ誰もベットしていないので、コールできません。'],
  [{ code: 'short-of-raise' }, 'コールした後に残るチップがありません。'],
  [{ code: 'not-reopened', min: 5 }, '前のレイズが5枚に満たないため、さらにレイズはできません。'],
  [{ code: 'nobody-to-raise' }, 'ほかは全員オールインしています。'],
];

const GAMES: Readonly<Record<string, readonly [(refusal: Refusal) => string, Texts]>> = {
  FreeCell: [freecell.refusal, FREECELL],
  Klondike: [klondike.refusal, KLONDIKE],
  Pyramid: [pyramid(false).refusal, PYRAMID],
  'Pai Gow poker': [pokerUnit.paigow!(TABLE).refusal, PAIGOW],
  'Seven Twenty-Seven': [sevenUnit.seven27!(TABLE).refusal, SEVEN27],
};

describe('Japanese refusals', () => {
  for (const [game, [said, texts]] of Object.entries(GAMES)) {
    it(`say why ${game} refuses`, () => {
      for (const [refusal, text] of texts) expect(said(refusal), refusal.code).to.equal(text);
    });
  }

  it('say what no game allows', () => {
    expect(common.refusals).to.deep.equal({
      over: 'ゲームは終了しています。',
      'nothing-to-undo': '戻せる手がありません。',
      'nothing-to-redo': 'やり直せる手がありません。',
      'no-hint': 'ヒントを出せる手がありません。',
      hopeless: 'このゲームはもうクリアできません。',
      'no-best-place': '今より良い置き場所はありません。',
    });
  });
});
