import { describe, it } from '#bdd';
import { expect } from 'chai';
import { shownOf, standingsOf } from '../../../src/games/seven-twenty-seven/rules/figures.js';
import { otherWords as helpUnit } from '../../../src/games/seven-twenty-seven/locales/ja-help.js';
import { otherWords } from '../../../src/games/seven-twenty-seven/locales/ja.js';
import { card, cards } from '../support/cards.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

const words = otherWords.seven27!({ kinds: ['human', 'bot', 'bot'], dealer: 1, house: false });

const tiles = (hand: string): readonly string[] =>
  standingsOf(cards(hand), { scoring: 'nearest', tens: 'face' }).map((standing) =>
    [words.points(standing.total), words.standing(standing), words.aces(standing)]
      .filter(Boolean)
      .join(' · '),
  );

describe('a Japanese hand of Seven Twenty-Seven, as it is spoken', () => {
  it('runs from the antes to the draw', () => {
    const told = [
      words.announce({ code: 'hand-started', hand: 3, dealer: 1, ante: 5, carried: 40 }),
      words.announce({ code: 'ante', seat: 0, amount: 5, allIn: false }),
      words.announce({ code: 'dealt', shown: [{ seat: 2, cards: cards('9D') }] }),
      words.announce({
        ...{ code: 'own-cards', seat: 0, cards: cards('KC 6C') },
        totals: { low: 13, high: 13 },
      }),
      words.announce({ code: 'phase', phase: 'bets' }),
      words.announce({ code: 'check', seat: 2 }),
      words.announce({ code: 'bet', seat: 1, amount: 10, allIn: false }),
      words.announce({ code: 'turn', seat: 0, call: 10 }),
      words.announce({ code: 'call', seat: 0, amount: 10, allIn: true }),
      words.announce({ code: 'raise', seat: 2, amount: 20, allIn: false }),
      words.announce({ code: 'fold', seat: 1 }),
      words.announce({ code: 'take', seat: 0, card: card('AC'), totals: { low: 15, high: 35 } }),
      words.announce({ code: 'take', seat: 2, card: null, totals: null }),
      words.announce({ code: 'stand', seat: 0, frozen: true }),
    ];
    expect(told).to.deep.equal([
      '第3ハンド。ディーラーは席2、アンティは5枚です。ポットに40枚持ち越されています。',
      'あなたはアンティ5枚。',
      '席3の表のカードはダイヤの9。',
      'あなたのカード：クラブのキング、クラブの6。合計は6½。',
      'ベットです。',
      '席3はチェック。',
      '席2は10枚ベット。',
      'あなたの番です。コールには10枚必要です。',
      'あなたは10枚コール、オールイン。',
      '席3は20枚レイズ。',
      '席2はフォールド。',
      'あなたはクラブのエースを引きました。合計は7狙いで7½、27狙いで17½。',
      '席3はカードを1枚引きました。',
      'あなたはスタンド。これで手札固定です。',
    ]);
  });

  it('ends with what each half was won by', () => {
    const of = { pot: 0, pots: 1 };
    const exact = { low: 14, high: 54 };
    const hand = cards('5C AC AD');
    const told = [
      words.announce({
        ...{ code: 'declared' },
        all: [
          { seat: 0, targets: 'both' },
          { seat: 2, targets: 'low' },
        ],
      }),
      words.explain({ code: 'both', seat: 0, cards: hand, totals: exact, amount: 40, ...of }),
      words.explain({
        ...{ code: 'half', seat: 2, cards: cards('KC 6C'), target: 'low', total: 13 },
        ...{ shared: false, amount: 20, pot: 1, pots: 3 },
      }),
      words.explain({ code: 'unclaimed', target: 'high', seats: [0, 2], amount: 20, ...of }),
      words.explain({ code: 'last', seat: 0, amount: 1, ...of }),
      words.explain({ code: 'failed-both', seat: 2, amount: 0, pot: 0, pots: 2 }),
      words.explain({ code: 'uncalled', seat: 1, amount: 100 }),
      words.explain({ code: 'nothing', seat: 2, cards: hand, totals: { low: 13, high: 52 } }),
    ];
    expect(told).to.deep.equal([
      '宣言：あなたは両方、席3は7。',
      'あなた：5-A-Aは7と27。7と27の両方を制して40枚獲得。',
      'サイドポット1：席3：K-6は6½（7との差½）。7側を制して20枚獲得。',
      '27側を取れる人がいないため、20枚もあなた、席3のものになります。',
      'あなたは最後の1人になり1枚獲得。カードは公開されません。',
      'メインポット：席3は両方を宣言しましたが、両方で一番になれず失格です。',
      'コールされなかった100枚は席2に戻ります。',
      '席3：5-A-Aは6½（7との差½）と26（27との差1）。',
    ]);
  });
});

describe('Japanese labels and refusals of Seven Twenty-Seven', () => {
  it('say how a hand stands', () => {
    expect(tiles('KC 6C')).to.deep.equal(['6½ · ½不足', '6½ · 20½不足']);
    expect(tiles('5C AC AD')).to.deep.equal([
      '7 · ぴったり · エースは1',
      '27 · ぴったり · エースは11',
    ]);
    expect(tiles('9C 5C AC AD')).to.deep.equal([
      '16 · 9超過 · エースは1',
      '26 · 1不足 · エースは1と11',
    ]);
    const shown = shownOf([...cards('AC'), -1, -1], 'face');
    expect([words.shows(shown), words.range(shown)]).to.deep.equal(['表は1か11', '合計2〜33']);
    expect(words.won('both', ['low'])).to.equal('7側を獲得');
    expect(words.action({ type: 'raise', amount: 10 })).to.equal('レイズ 10');
  });

  it('say what is next', () => {
    expect(words.step({ code: 'call', call: 1200, raises: true })).to.equal(
      '残るには1,200枚必要です。コールかレイズをするか、フォールドしてポットをあきらめます。',
    );
    expect(words.step({ code: 'draw', freeze: 3, stands: 1, up: true })).to.equal(
      'カードを表向きで1枚引くか、スタンドします。あと2回続けてスタンドすると、もう引けません。',
    );
    expect(words.step({ code: 'paid', seat: 0, won: 0, put: 40 })).to.equal(
      'あなたは40枚の負けです。',
    );
    expect(words.step({ code: 'paid', seat: 0, won: 60, put: 15 })).to.equal(
      'あなたは45枚の勝ちです。ポットから60枚、支払いは15枚。',
    );
    expect(words.hint({ type: 'raise', seat: 0, amount: 10 })).to.equal('ヒント：レイズ 10。');
    expect(words.hint({ type: 'declare', seat: 0, targets: 'both' })).to.equal(
      'ヒント：宣言 両方。',
    );
  });

  it('refuse', () => {
    const said = (code: string, figures: object = {}): string =>
      words.refusal({ code, ...figures });
    expect(said('not-your-turn', { seat: 0, turn: 2 })).to.equal('今は席3の番です。');
    expect(said('not-now', { move: 'take', phase: 'bets' })).to.equal(
      '今、ドローはできません。ベット中です。',
    );
    expect(said('already-anted', { seat: 0 })).to.equal(
      'あなたはもうアンティを出したので、変更できません。',
    );
    expect(said('seat-frozen', { stands: 3 })).to.equal(
      '3回続けてスタンドしたので手札は固定され、もう引けません。',
    );
    expect(said('max-raises', { max: 3 })).to.equal('レイズは1ラウンドに3回までです。');
    expect(said('below-min', { what: 'raise', amount: 3, min: 5 })).to.equal(
      'レイズは5枚以上です。3枚では足りません。',
    );
  });
});

describe('Japanese help and statistics', () => {
  it('tell the rules in force', () => {
    const dealt = { dealing: 'up-down', draw: 'down', freeze: 3, lastBet: true } as const;
    const won = { declare: 'simultaneous', tens: 'face', scoring: 'nearest' } as const;
    const rules = {
      ante: 5,
      minBet: 5,
      maxBet: 20,
      maxRaises: 3,
      ...dealt,
      ...won,
      ...NO_HOUSE_RULES,
    };
    const parts = helpUnit.help!.parts(['…'], rules);
    expect(parts.map(([title]) => title)).to.deep.equal([
      '勝ち方',
      'カードの数え方',
      'ハンドの流れ',
      '画面の見方',
    ]);
    expect(parts[2]![1][2]).to.equal(
      'ベット：何も払わずチェックするか、5〜20枚をベットします。誰かがベットしたら、コールするか、5〜20枚レイズするか（1ラウンドに3回まで）、フォールドして降ります。',
    );
  });
});
