import { describe, it } from '#bdd';
import { expect } from 'chai';
import { describeFive, describeTwo } from '../../../src/games/pai-gow/rules/describe.js';
import type { SeatResult } from '../../../src/games/pai-gow/rules/results.js';
import { otherWords as adviceUnit } from '../../../src/games/pai-gow/locales/ja-advice.js';
import { seatNames } from '../../../src/locales/ja/kit.js';
import { otherWords } from '../../../src/games/pai-gow/locales/ja.js';
import type { SeatedTable } from '../../../src/locales/table-en.js';
import { card, cards } from '../support/cards.js';

/** One person at seat 2, the house dealing from seat 1. */
const ONE: SeatedTable = { kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true };
/** Two people who share the device, one of them dealing. */
const TWO: SeatedTable = { kinds: ['human', 'human', 'bot'], dealer: 1, house: false };

const words = otherWords.paigow!(ONE);
const shared = otherWords.paigow!(TWO);
const advice = adviceUnit.advice!;

const five = (text: string): string => words.describe(describeFive(cards(text), 'second'), 'back');
const hands = {
  front: describeTwo(cards('KC QD')),
  back: describeFive(cards('AH AD 9H 5S 3C'), 'second'),
};
const result: SeatResult = {
  ...{ seat: 1, front: 'lose', back: 'win', outcome: 'push', foul: false, stake: 25, covered: 25 },
  ...{ returned: 0, net: 0, commission: 0, bonus: null, envy: [], total: 0 },
};

describe('Japanese seats', () => {
  it('are named, and alone at the table it is you', () => {
    const { name, label, whose, does } = seatNames(ONE);
    expect([0, 1, 2].map(name)).to.deep.equal(['ディーラー', 'あなた', '席3']);
    expect(label(1)).to.equal('あなた');
    expect(whose(2)).to.equal('席3の');
    expect(does(2, '休みます。')).to.equal('席3は休みます。');
    expect(seatNames(TWO).label(0)).to.equal('席1');
  });
});

describe('Japanese poker hands', () => {
  it('are named as players say them', () => {
    expect(words.describe(hands.front)).to.equal('キングとクイーン');
    expect(words.describe(describeTwo(cards('AC AD')))).to.equal('エースのペア');
    const named: readonly (readonly [cards: string, name: string])[] = [
      ['KC JD 9H 5S 3C', 'キングハイ'],
      ['7C 7D 9H 5S 3C', '7のペア'],
      ['AC AD 8H 8S 3C', 'エースと8のツーペア'],
      ['6C 6D 6H 8S 3C', '6のスリーカード'],
      ['QC JD TH 9S 8C', 'クイーンハイのストレート'],
      ['AC 2D 3H 4S 5C', 'エースから5のストレート'],
      ['AC JC 9C 5C 3C', 'エースハイのフラッシュ'],
      ['KC KD KH 3S 3C', 'キングのフルハウス（3のペア）'],
      ['QC QD QH QS 3C', 'クイーンのフォーカード'],
      ['TS JS QS KS AS', 'ロイヤルフラッシュ'],
      ['9S 8S 7S 6S 5S', '9ハイのストレートフラッシュ'],
    ];
    for (const [text, name] of named) expect(five(text), text).to.equal(name);
    expect(five('AC JC 9C 5C XX')).to.equal(
      'エースハイのフラッシュ、ジョーカーはクラブのキング扱い',
    );
    expect(five('KC JD 9H 5S XX')).to.equal('エースハイ、ジョーカーはエース扱い');
  });
});

describe('a Japanese hand of Pai Gow, as it is spoken', () => {
  it('runs from the stakes to the stacks', () => {
    const told = [
      words.announce({ code: 'hand-started', hand: 3, dealer: 0, house: true }),
      words.announce({ code: 'bet', seat: 1, amount: 25, bonus: 5 }),
      words.announce({ code: 'sits-out', seat: 2 }),
      words.announce({ code: 'dealt', first: 1, dice: [1, 4, 6] }),
      words.announce({ code: 'own-cards', seat: 1, cards: cards('AH AD KC') }),
      words.announce({ code: 'set', seat: 1 }),
      words.announce({ code: 'dealer-shown', seat: 0, cards: cards('QS QD'), sets: true }),
      words.announce({ code: 'dealer-set', seat: 0, ...hands }),
      words.announce({ code: 'paid', result, brief: false, ...hands }),
      words.announce({
        ...{ code: 'dealer-paid', house: true },
        result: { seat: 0, net: 100, commission: 0 },
      }),
      words.announce({ code: 'stack', seat: 1, chips: 1240 }),
    ];
    expect(told).to.deep.equal([
      '第3ハンド。',
      'あなたは25枚とフォーチュンに5枚を賭けました。',
      '席3は休みます。',
      'サイコロの合計は11です。最初の手はあなたに配られました。',
      'あなたのカード：ハートのエース、ダイヤのエース、クラブのキング。',
      'あなたはセットしました。',
      '全員がセットしました。ディーラーのカード：スペードのクイーン、ダイヤのクイーン。',
      'ディーラー：フロントはキングとクイーン、バックはエースのペアです。',
      'あなた：フロントはキングとクイーンで負け、バックはエースのペアで勝ち。あなたは引き分けです。',
      'ディーラーは100枚の勝ちです。',
      'あなたのチップは1,240枚です。',
    ]);
  });

  it('tells what side bets, commission and dealing came to', () => {
    const won: SeatResult = {
      ...{ ...result, outcome: 'win', front: 'win', net: 24, commission: 1, total: 44 },
      ...{ bonus: { stake: 5, line: 'flush', net: 20 } },
    };
    expect(words.announce({ code: 'paid', result: won, brief: false, ...hands })).to.equal(
      'あなた：フロントはキングとクイーンで勝ち、バックはエースのペアで勝ち。あなたはコミッション1枚を引いて24枚の勝ちです。フォーチュン、フラッシュ：20枚の勝ちです。合計+44。',
    );
    expect(
      words.announce({ code: 'paid', result: { ...won, seat: 2 }, brief: true, ...hands }),
    ).to.equal('席3はコミッション1枚を引いて24枚の勝ちです。合計+44。');
    const paid = { seat: 1, net: -11, commission: 0 };
    expect(shared.announce({ code: 'dealer-paid', house: false, result: paid })).to.equal(
      '席2はディーラーとして11枚の負けです。',
    );
    expect(shared.announce({ code: 'hand-started', hand: 12, dealer: 1, house: false })).to.equal(
      '第12ハンド。ディーラーは席2です。',
    );
    expect(words.announce({ code: 'stack', seat: 1, chips: 0 })).to.equal(
      'あなたのチップはなくなりました。',
    );
  });
});

describe('Japanese labels and refusals of Pai Gow', () => {
  it('guide the setting of hands', () => {
    expect([words.tray('front', 1), words.tray('back', 6)]).to.deep.equal([
      'フロント · 2枚中1枚',
      'バック · あと1枚フロントへ',
    ]);
    expect(words.setLine({ code: 'legal', ...hands })).to.equal(
      '有効な組み方です。バックのエースのペアがフロントのキングとクイーンを上回っています。',
    );
    const foul = { front: describeTwo(cards('AC AD')), back: hands.back };
    const king = describeFive(cards('KC JD 9H 5S 3C'), 'second');
    expect(words.setLine({ code: 'foul', ...foul, back: king })).to.equal(
      'フロントのエースのペアが、バックのキングハイより強くなっています。ファウルとなり、両方とも負けます。',
    );
    expect(words.houseWay('two-pairs')).to.equal('ハウスウェイ：ツーペア。');
  });

  it('refuse amounts, times and seats', () => {
    const said = (code: string, figures: object): string => words.refusal({ code, ...figures });
    expect(said('below-min', { what: 'bonus', amount: 0, min: 1 })).to.equal(
      'ボーナスベットは1枚以上です。0枚では足りません。',
    );
    expect(said('above-max', { what: 'stake', amount: 2000, max: 1000 })).to.equal(
      '賭け金は1,000枚までです。2,000枚は多すぎます。',
    );
    expect(said('above-stack', { what: 'stake', amount: 25, stack: 1 })).to.equal(
      '賭け金25枚は、残りのチップ1枚を超えています。',
    );
    expect(said('not-whole', { what: 'stake', amount: 5.5 })).to.equal(
      '賭け金は整数で指定してください（5.5は不可）。',
    );
    expect(said('not-now', { move: 'set', phase: 'bets' })).to.equal(
      '今、セットはできません。ベット中です。',
    );
    expect(said('already-bet', { seat: 1 })).to.equal(
      'あなたはもうベットしたので、変更できません。',
    );
    expect(said('foreign-card', { card: card('KS') })).to.equal(
      'スペードのキングは7枚の中にありません。',
    );
    expect(said('no-such-seat', { seat: 9, seats: 4 })).to.equal(
      'その席はありません。このテーブルは4席です。',
    );
  });
});

describe('Japanese advice', () => {
  it('tell chances and costs', () => {
    expect(advice.verdict(0, 'あなたの', 0)).to.equal('あなたの組み方は最善でした。');
    expect(advice.verdict(0.0123, '席2の', 0.12)).to.equal(
      '席2の組み方は、最善より賭け金の1.2%（チップ0.12枚）の損でした。',
    );
    expect(advice.verdict(0.0001, 'あなたの', 0)).to.equal(
      'あなたの組み方は、最善より賭け金の0.1%未満の損でした。',
    );
    const totals = { seat: 1, hands: 11, best: 3, cost: 0.22, chips: 5.5 };
    expect(advice.totals(totals, '')).to.equal(
      '11ハンド中3ハンドが最善でした。損は合計で賭け金の22.0%、チップ5.5枚で、1ハンドあたり2.0%です。',
    );
  });
});
