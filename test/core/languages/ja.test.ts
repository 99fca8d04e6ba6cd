import { describe, it } from '#bdd';
import { expect } from 'chai';
import { FACE_DOWN, JOKER } from '../../../src/core/cards/card.js';
import { otherWords as extrasUnit } from '../../../src/locales/ja/extras.js';
import { kit } from '../../../src/locales/ja/kit.js';
import { elementWords as common } from '../../../src/locales/ja/patience.js';
import { freecell } from '../../../src/games/freecell/locales/ja.js';
import { klondike } from '../../../src/games/klondike/locales/ja.js';
import { pyramid } from '../../../src/games/pyramid/locales/ja.js';
import { announcementText, handText } from '../../../src/elements/ui/speech.js';
import type { Announcement } from '../../../src/core/patience/announce.js';
import { card, cards } from '../support/cards.js';

const onePyramid = pyramid(false);
const pyramids = pyramid(true);
const links = extrasUnit.linkWords!(common);
const extras = extrasUnit.extras!;

const said = (told: Announcement): string => announcementText(common, freecell, told);

describe('Japanese cards', () => {
  it('are named as players say them', () => {
    expect(cards('AC JC QC KC 2D TH 7S').map(kit.cardName)).to.deep.equal([
      'クラブのエース',
      'クラブのジャック',
      'クラブのクイーン',
      'クラブのキング',
      'ダイヤの2',
      'ハートの10',
      'スペードの7',
    ]);
    expect(cards('3C 4C 5D 6D 8H 9S').map(kit.cardName)).to.deep.equal([
      'クラブの3',
      'クラブの4',
      'ダイヤの5',
      'ダイヤの6',
      'ハートの8',
      'スペードの9',
    ]);
    expect([JOKER, FACE_DOWN].map(kit.cardName)).to.deep.equal(['ジョーカー', '裏向きのカード']);
  });

  it('have their place in a pile', () => {
    expect(kit.list([kit.cardName(card('7S')), freecell.pileName('column-3')])).to.equal(
      'スペードの7、3列目',
    );
    expect(kit.position(3, 7)).to.equal('7枚中3枚目');
    expect(common.stock(24)).to.equal('山札、24枚');
    expect(common.emptyPile(freecell.pileName('cell-2'))).to.equal('セルb、空');
    expect(kit.board(klondike.title)).to.equal('クロンダイクの盤面');
  });
});

describe('Japanese patience', () => {
  it('tells moves', () => {
    const [six, seven] = cards('6S 7D') as [number, number];
    const to = 'column-3';
    expect(said({ code: 'moved', card: six, count: 1, to, onto: seven })).to.equal(
      'スペードの6を3列目のダイヤの7の上へ。',
    );
    expect(said({ code: 'moved', card: six, count: 3, to: 'cell-1', onto: undefined })).to.equal(
      'スペードの6ほか2枚をセルaへ。',
    );
    expect(said({ code: 'undone', card: six, count: 1, to, onto: undefined })).to.equal(
      '戻しました：スペードの6を3列目へ。',
    );
    expect(
      said({ code: 'redone', card: six, count: 1, to: 'foundation-1', onto: undefined }),
    ).to.equal('やり直しました：スペードの6を組札1へ。');
    expect(said({ code: 'went-up', card: six, count: 1 })).to.equal(
      'スペードの6が自動で組札に移りました。',
    );
    expect(said({ code: 'went-up', card: six, count: 11 })).to.equal(
      '11枚が自動で組札に移りました。',
    );
  });

  it('tells ends and beginnings', () => {
    expect(said({ code: 'won', count: 1240 })).to.equal('1,240手でクリアしました。');
    expect(said({ code: 'lost' })).to.equal(
      '動かせるカードがありません。手を戻すか、最初からやり直してください。',
    );
    expect(common.announce.started(freecell.title('freecell'), common.dealNumber(15))).to.equal(
      'フリーセル、№ 15。',
    );
    expect([187_000, 3_787_000].map(common.time)).to.deep.equal(['3:07', '1:03:07']);
    expect([1, 2, 3, 11, 100].map(common.moves)).to.deep.equal([
      '1手',
      '2手',
      '3手',
      '11手',
      '100手',
    ]);
  });

  it('tells what can be done', () => {
    const name = kit.cardName(card('6S'));
    const on = common.announce.on(kit.cardName(card('7D')));
    expect(handText(common, name, [on, freecell.wayTo('cell-1')])).to.equal(
      'スペードの6はダイヤの7の上、空いているセルに移せます。',
    );
    expect(handText(common, name, [])).to.equal('スペードの6は今どこにも移せません。');
    expect(common.announce.hint(common.announce.cards(name, 2), on)).to.equal(
      'スペードの6ほか1枚をダイヤの7の上に移してみましょう。',
    );
    expect(['column-1', 'stock', 'waste', 'foundation-2'].map(klondike.wayTo)).to.deep.equal([
      '空の列',
      '山札',
      '捨て札',
      '組札',
    ]);
  });

  it('refuses', () => {
    const [six, nine] = cards('6S 9S') as [number, number];
    expect(
      freecell.refusal({ code: 'build', build: 'alternate', card: six, target: nine }),
    ).to.equal(
      '列には赤と黒を交互に、大きい数から順に重ねます。スペードの9の上にスペードの6は置けません。',
    );
    expect(freecell.refusal({ code: 'not-in-order', build: 'suit' })).to.equal(
      'まとめて動かせるのは、同じスートで、大きい数から順に並んだカードだけです。',
    );
    expect(freecell.refusal({ code: 'too-many', count: 11, allowed: 1 })).to.equal(
      '11枚は多すぎます。今まとめて動かせるのは1枚までです。',
    );
    expect(freecell.refusal({ code: 'cell-taken', card: six })).to.equal(
      'そのセルにはスペードの6があります。',
    );
    expect(freecell.refusal({ code: 'foundation-next', card: nine, top: six })).to.equal(
      'スペードの6の次にスペードの9は置けません。',
    );
    expect(freecell.refusal({ code: 'foundation-next', card: nine, top: card('KS') })).to.equal(
      'その組札はもう完成しています。',
    );
    expect(freecell.refusal({ code: 'empty-pile', pile: 'column-8' })).to.equal('8列目は空です。');
  });
});

describe('Japanese Klondike', () => {
  it('tells what is turned', () => {
    const queen = card('QH');
    expect(klondike.said({ code: 'drawn', card: queen, count: 1 })).to.equal(
      'ハートのクイーンをめくりました。',
    );
    expect(klondike.said({ code: 'drawn', card: queen, count: 3 })).to.equal(
      '3枚めくりました。一番上はハートのクイーンです。',
    );
    expect(klondike.said({ code: 'redealt', pass: 2, of: 3 })).to.equal(
      '捨て札を山札に戻しました。3巡中2巡目です。',
    );
    expect(klondike.said({ code: 'redealt', pass: 12, of: undefined })).to.equal(
      '捨て札を山札に戻しました。12巡目です。',
    );
    expect(klondike.said({ code: 'flipped', card: queen, count: 1 })).to.equal(
      'さらにハートのクイーンが表になりました。',
    );
    expect(klondike.said({ code: 'turned-back', what: 'draw' })).to.equal(
      'めくったカードを山札に戻しました。',
    );
  });

  it('refuses and hints', () => {
    expect(klondike.refusal({ code: 'turn-first', pile: 'column-4' })).to.equal(
      '先に4列目のカードを表にしてください。',
    );
    expect(klondike.refusal({ code: 'no-redeal', redeals: 0 })).to.equal(
      'このルールでは捨て札を山札に戻せません。',
    );
    expect(klondike.refusal({ code: 'kings-only', card: card('QH') })).to.equal(
      '空の列に置けるのはキングだけです。',
    );
    expect(klondike.hint({ from: 'stock', to: 'waste-1', count: 3 })).to.equal(
      '山札をめくってみましょう。',
    );
    expect(klondike.score(-52)).to.equal('スコア -52');
  });
});

describe('Japanese Pyramid', () => {
  it('tells pairs, kings and the stock', () => {
    const [six, seven] = cards('6S 7H') as [number, number];
    expect(onePyramid.announce({ code: 'pair', way: 'move', card: six, other: seven })).to.equal(
      'スペードの6とハートの7を取り除きました。',
    );
    expect(onePyramid.announce({ code: 'king', way: 'undo', card: card('KC') })).to.equal(
      'クラブのキングを元の場所に戻しました。',
    );
    expect(onePyramid.announce({ code: 'king', way: 'redo', card: card('KC') })).to.equal(
      'やり直しました：クラブのキングを取り除きました。',
    );
    expect(pyramids.announce({ code: 'turned', way: 'move', card: six, waste: 2 })).to.equal(
      'スペードの6を捨て札2にめくりました。',
    );
    expect(
      onePyramid.announce({ code: 'put-back', way: 'move', count: 24, redeal: 1, allowed: 2 }),
    ).to.equal('捨て札を山札に戻しました。2回中1回目です。');
  });

  it('names places and refuses', () => {
    expect(onePyramid.pileName('pyramid-5')).to.equal('3段目の2番目');
    expect([onePyramid.pileName('waste-1'), pyramids.pileName('waste-1')]).to.deep.equal([
      '捨て札',
      '捨て札1',
    ]);
    const [six, eight] = cards('6S 8H') as [number, number];
    expect(onePyramid.refusal({ code: 'not-13', card: six, target: eight, sum: 14 })).to.equal(
      'スペードの6とハートの8の合計は14で、13になりません。',
    );
    expect(onePyramid.refusal({ code: 'stock-left', count: 1 })).to.equal(
      '捨て札を山札に戻せるのは、山札がなくなってからです。あと1枚あります。',
    );
    expect(onePyramid.refusal({ code: 'no-redeal', allowed: 2 })).to.equal(
      '捨て札を山札に戻せるのは2回までです。',
    );
    expect(onePyramid.refusal({ code: 'not-king', card: six })).to.equal(
      '1枚だけで取り除けるのはキングです。スペードの6は取り除けません。',
    );
  });
});

describe('Japanese problems, panels and links', () => {
  it('say what is wrong with an input', () => {
    expect(kit.problem({ code: 'deal', got: 'x', first: 1, last: 32000 })).to.equal(
      'ゲーム番号「x」は使えません（使えるのは1〜32000）',
    );
    expect(kit.problem({ code: 'deck', count: 51, size: 52 })).to.equal(
      '51枚のデッキは使えません（使えるのは全52枚が1枚ずつそろったもの）',
    );
    expect(kit.problem({ code: 'save-newer', got: '2', known: 1 })).to.equal(
      'バージョン2のセーブデータは使えません（使えるのはバージョン1まで）',
    );
    expect(kit.problem({ code: 'save-move', number: 7, move: 'c1-c2' })).to.equal(
      'セーブデータの7手目（c1-c2）は使えません（使えるのはルールに合う手）',
    );
    expect(links.noDay({ code: 'no-daily', tried: 1000 })).to.equal(
      '今日の候補1000通りにクリアできる配札がなかったため、別の配札にしました。',
    );
    expect(links.notOpened({ code: 'share-broken' })).to.equal(
      'リンクを開けません。リンクが途中で切れているか、誤りがあります。',
    );
  });

  it('tell a result in one line', () => {
    const figures = { deal: 15, outcome: 'won', moves: 52, elapsed: 187_000 } as const;
    const result = { game: 'freecell', options: {}, ...figures };
    expect(links.result(result, { title: 'フリーセル', date: '2026-11-22' })).to.equal(
      'フリーセル、2026-11-22、№ 15：クリア（52手、3:07）',
    );
  });

  it('name buttons shortly', () => {
    expect(Object.values(common.tools)).to.deep.equal([
      '戻す',
      'やり直す',
      'ヒント',
      '新規ゲーム',
      'その他',
    ]);
    expect(extras.panels['win']).to.deep.equal([
      'クリア！',
      '新規ゲーム',
      '同じ配札でもう一度',
      '共有',
      'リプレイ',
    ]);
    expect(extras.panels['conflict']![0]).to.equal('別のタブで先に進んでいます');
    expect(extrasUnit.solver!.light.unwinnable).to.equal('クリア不可能');
  });
});
