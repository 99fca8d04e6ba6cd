import { describe, it } from '#bdd';
import { expect } from 'chai';
import {
  type SeatKind,
  askBot,
  botRandom,
  describeFive,
  describeTwo,
  paigow,
  paigowBot,
  secureDice,
  tableDeck,
} from '../../../src/core.js';
import { kit, seatNames } from '../../../src/locales/ar/kit.js';
import { advice } from '../../../src/games/pai-gow/locales/ar-advice.js';
import { paigow as paigowIn } from '../../../src/games/pai-gow/locales/ar.js';
import { card, cards } from '../support/cards.js';
import { seedOf, waitingSeats } from '../support/pai-gow-bots.js';
import { BY, startHand, table } from '../support/pai-gow.js';
import { toldOfPaigow } from '../support/told.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

/** One person at seat 2, the house dealing from seat 1. */
const ONE = { kinds: ['bot', 'human', 'bot', 'open'], dealer: 0, house: true } as const;
const words = paigowIn(ONE);
const names = seatNames(ONE);

const five = (text: string): string => words.describe(describeFive(cards(text), 'second'), 'back');
const two = (text: string): string => words.describe(describeTwo(cards(text)));
const hands = (front: string, back: string) => ({
  front: describeTwo(cards(front)),
  back: describeFive(cards(back), 'second'),
});

/** The hand of the English test of announcements, step by step, as seat 2 hears it. */
function paigowHand(): readonly string[] {
  const seed = seedOf(5, 43);
  const kinds: readonly SeatKind[] = ['bot', 'human', 'bot', 'bot', 'open'];
  const given = { kinds, stacks: [null, 1000, 860, 430, null], bonus: 'fortune', commission: 5 };
  const rules = { ...given, quickDeal: false, dice: secureDice(seed, 3) } as const;
  const session = startHand(table(kinds.length, rules as never), tableDeck(seed));
  session.play({ type: 'cut', seat: 1, text: 'my own words' }, BY);
  session.play({ type: 'bet', seat: 1, amount: 25, bonus: 5 }, BY);
  session.play({ type: 'pass', seat: 3 }, BY);
  const random = botRandom(seed, 'bots');
  while (session.outcome === undefined) {
    const seat = waitingSeats(session.state)[0]!;
    session.play(askBot(paigow, session.state, seat, paigowBot, random)!, BY);
  }
  const spoken = paigowIn(session.options);
  return toldOfPaigow(session, 1).map((said) => said.map(spoken.announce).join(' '));
}

const SAID: Readonly<Record<string, Said>> = {
  'a hand of Pai Gow': [
    [
      paigowHand(),
      [
        'قطعت الورق.',
        'راهنت بـ25 فيشة، وبـ5 على الحظ.',
        'المقعد 4: خارج الجولة.',
        'راهن المقعد 3 بـ25 فيشة. مجموع النرد 8. اليد الأولى: أنت. أوراقك: آس ديناري، ولد ديناري، 8 ديناري، 7 بستوني، 7 سباتي، 5 ديناري، 2 ديناري.',
        'انتهيت من الترتيب.',
        'انتهى المقعد 3 من الترتيب. انتهى الجميع من الترتيب. الموزّع: في الأمام ملك وبنت، وفي الخلف زوج تسعات. أنت: الأمامية رابحة، زوج سبعات؛ والخلفية رابحة، فلاش أعلاه آس. ربحت 23 فيشة، بعد عمولة 2 مقرّبة إلى الأعلى. مكافأة الحظ، فلاش: ربح 20. المجموع \u2068+43\u2069. المقعد 3 ربح 23 فيشة، بعد عمولة 2. الموزّع خسر 50 فيشة. رصيدك: 1,043 فيشة.',
      ],
    ],
  ],
  'the names of hands': [
    [
      ['KC JD 9H 4S 3C', '6C 6D 9H 4S AC', 'AC AD 8H 8S KC', 'QC QD QH 4S 3C'].map(five),
      ['أعلى ورقة ملك', 'زوج ستات', 'زوجان، آسات وثمانيات', 'ثلاثية بنات'],
    ],
    [
      ['8C 9D TH JS QC', 'AC 2D 3H 4S 5C', 'TC 9D XX 7S 6C', 'AS QS 9S 4S XX'].map(five),
      [
        'ستريت أعلاه بنت',
        'ستريت من الآس إلى الخمسة',
        'ستريت أعلاه عشرة، والجوكر بدل ثمانية',
        'فلاش أعلاه آس، والجوكر بدل ملك بستوني',
      ],
    ],
    [
      ['KC KD KH TS TC', '7C 7D 7H 7S KC', 'AS 2S 3S 4S 5S', 'TS XX QS KS AS'].map(five),
      [
        'فول هاوس، ملوك مع عشرات',
        'رباعية سبعات',
        'ستريت فلاش من الآس إلى الخمسة',
        'رويال فلاش، والجوكر بدل ولد بستوني',
      ],
    ],
    [['AC AD AH AS XX'].map(five), ['خمسة آسات، والجوكر بدل آس']],
    [['QS KH', 'AS AD', 'XX 4D'].map(two), ['ملك وبنت', 'زوج آسات', 'آس وأربعة، والجوكر بدل آس']],
    [words.houseWay('two-trips'), 'طريقة الكازينو: ثلاثيتان.'],
  ],
  'the line under the trays': [
    [
      words.setLine({ code: 'choose', missing: 2 }),
      'اختيار ورقتين للأمام؛ والخمس في الخلف يجب أن تكون أعلى.',
    ],
    [words.setLine({ code: 'choose', missing: 1 }), 'اختيار ورقة أخرى للأمام.'],
    [
      words.setLine({ code: 'legal', ...hands('KH QS', 'AS AD 9H 7C 4D') }),
      'ترتيب صحيح: زوج آسات أعلى من ملك وبنت.',
    ],
    [
      words.setLine({ code: 'foul', ...hands('AC AD', 'KC KD 9H 5S 3C') }),
      'اليد الأمامية أعلى من الخلفية: في الأمام زوج آسات، وفي الخلف زوج ملوك. ترتيب مخالف تخسر به اليدان.',
    ],
    [
      words.setLine({ code: 'foul', ...hands('AC KD', 'QC JD 9H 5S 3C') }),
      'اليد الأمامية أعلى من الخلفية: في الأمام آس وملك، وفي الخلف خمس أوراق أعلاها بنت. ترتيب مخالف تخسر به اليدان.',
    ],
    [
      [words.tray('front', 1), words.tray('back', 7), words.tray('back', 5)],
      ['الأمامية · 1 من 2', 'الخلفية · 2 إلى الأمام', 'الخلفية · 5 ورقات'],
    ],
  ],
  'the seats': [
    [[0, 1, 2].map(words.seatName), ['الموزّع', 'أنت', 'المقعد 3']],
    [
      [words.firstHand(11, 1, true), words.firstHand(3, 0, false), words.firstHand(9, 2, false)],
      ['11: اليد الأولى لك', '3: اليد الأولى من نصيب الموزّع', '9: اليد الأولى من نصيب المقعد 3'],
    ],
    [words.covered(2), 'تسليم الجهاز إلى المقعد 3.'],
    [
      [words.backs(1), words.backs(2), words.backs(5)],
      ['ورقة مقلوبة', 'ورقتان مقلوبتان', '5 ورقات مقلوبة'],
    ],
    [
      words.envyLine({ seat: 2, line: 'quads', chips: 5 }),
      'الغيرة \u2068+5\u2069: رباعية لدى المقعد 3',
    ],
    [words.bonusLine({ stake: 5, line: 'flush', net: 20 }), 'الحظ: فلاش \u2068+20\u2069'],
  ],
  'refusals of Pai Gow': [
    [
      words.refusal({ code: 'not-whole', what: 'stake', amount: 5.5 }),
      'الرهان عدد صحيح من الفيش، لا \u20685.5\u2069.',
    ],
    [
      words.refusal({ code: 'below-min', what: 'bonus', amount: 0, min: 1 }),
      'رهان المكافأة 1 على الأقل؛ \u20680\u2069 قليل.',
    ],
    [
      words.refusal({ code: 'above-max', what: 'stake', amount: 2000, max: 1000 }),
      'الرهان 1,000 على الأكثر؛ 2,000 كثير.',
    ],
    [
      [1, 2, 3, 11, 100].map((stack) =>
        words.refusal({ code: 'above-stack', what: 'stake', amount: 200, stack }),
      ),
      [
        'الرهان 200 أكثر من الرصيد الباقي: فيشة واحدة.',
        'الرهان 200 أكثر من الرصيد الباقي: فيشتان.',
        'الرهان 200 أكثر من الرصيد الباقي: 3 فيشات.',
        'الرهان 200 أكثر من الرصيد الباقي: 11 فيشة.',
        'الرهان 200 أكثر من الرصيد الباقي: 100 فيشة.',
      ],
    ],
    [
      words.refusal({ code: 'no-such-move', move: 'hit' }),
      'لا توجد حركة «\u2068hit\u2069»؛ الموجود: \u2068bank, decline, bet, pass, cut, set\u2069.',
    ],
    [
      words.refusal({ code: 'not-now', move: 'set', phase: 'bets' }),
      'غير ممكن الآن: ترتيب اليدين. وقت الرهان.',
    ],
    [words.refusal({ code: 'seat-open', seat: 3 }), 'لا أحد في المقعد 4.'],
    [
      [words.refusal({ code: 'seat-out', seat: 1 }), words.refusal({ code: 'seat-out', seat: 2 })],
      ['أنت خارج هذه الجولة.', 'المقعد 3 خارج هذه الجولة.'],
    ],
    [
      [
        words.refusal({ code: 'already-set', seat: 1 }),
        words.refusal({ code: 'already-set', seat: 2 }),
      ],
      ['سبق أن رتّبت اليدين، ولا رجوع.', 'سبق أن رتّب المقعد 3 اليدين، ولا رجوع.'],
    ],
    [words.refusal({ code: 'bets-open', seat: 2 }), 'لم يأتِ بعد رهان المقعد 3، أو عدم المشاركة.'],
    [
      words.refusal({ code: 'same-card', card: card('AC') }),
      'لا توضع ورقة واحدة في الأمام مرتين: آس سباتي.',
    ],
    [
      words.refusal({ code: 'house-way', houseWay: 'foxwoods' }),
      'يرتّب الموزّع بطريقة كازينو فوكسوودز.',
    ],
    [
      words.refusal({ code: 'no-such-seat', seat: 9, seats: 4 }),
      'لا يوجد هذا المقعد؛ عدد مقاعد الطاولة 4.',
    ],
  ],
  'advice and the coach': [
    [
      advice.told(false, [1e5, 1e5, 1e5]),
      'الأفضل: ربح \u20680.2%\u2069، تعادل \u20680.2%\u2069، خسارة \u20680.2%\u2069',
    ],
    [
      [advice.verdict(0, names.whose(1), 0), advice.verdict(0.021, names.whose(2), 2.1)],
      ['ترتيبك هو الأفضل.', 'ترتيب المقعد 3 كلّف \u20682.1%\u2069 من الرهان، 2.1 من الفيش.'],
    ],
    [advice.verdict(0.0001, names.whose(1), 0), 'ترتيبك كلّف أقل من \u20680.1%\u2069 من الرهان.'],
    [
      [1, 2, 11].map((hands) =>
        advice.totals({ seat: 1, hands, best: 1, cost: 0.5, chips: 12.5 }, ''),
      ),
      [
        'جولة واحدة، ورُتّب أفضل ترتيب في 1 منها. المجموع \u206850.0%\u2069 من رهان واحد، أي 12.5 من الفيش؛ \u206850.0%\u2069 لكل جولة.',
        'جولتان، ورُتّب أفضل ترتيب في 1 منها. المجموع \u206850.0%\u2069 من رهان واحد، أي 12.5 من الفيش؛ \u206825.0%\u2069 لكل جولة.',
        '11 جولة، ورُتّب أفضل ترتيب في 1 منها. المجموع \u206850.0%\u2069 من رهان واحد، أي 12.5 من الفيش؛ \u20684.5%\u2069 لكل جولة.',
      ],
    ],
    [
      [advice.caption(1), advice.caption(2), advice.caption(21)],
      [
        'الطريقة الصحيحة الوحيدة، مقابل كل يد ممكنة للموزّع',
        'كل الطرق الصحيحة، طريقتان، الأفضل أولاً، مقابل كل يد ممكنة للموزّع',
        'كل الطرق الصحيحة، 21 طريقة، الأفضل أولاً، مقابل كل يد ممكنة للموزّع',
      ],
    ],
    [advice.working(0.42), 'جارٍ حساب أيدي الموزّع، وعددها 53,524,680 … \u206842%\u2069'],
    [advice.card(card('TD')), '\u206810♦\ufe0e\u2069'],
  ],
};

for (const [what, said] of Object.entries(SAID)) {
  describe(`Arabic tells ${what}`, () => {
    for (const [text, expected] of said) {
      it(`says ${String(expected)}`, () => {
        expect(text).to.deep.equal(expected);
      });
    }
  });
}
