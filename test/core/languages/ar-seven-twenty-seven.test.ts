import { describe, it } from '#bdd';
import { expect } from 'chai';
import { help } from '../../../src/games/seven-twenty-seven/locales/ar-help.js';
import { seven27 as seven27In } from '../../../src/games/seven-twenty-seven/locales/ar.js';
import { cards } from '../support/cards.js';
import { deckOfHands, playMoves, seats, startHand as startHand27 } from '../support/seven27.js';
import { toldOfSeven27 } from '../support/told.js';
import { NO_HOUSE_RULES } from '../support/seven27-rules.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const words27 = seven27In({ kinds: ['human', 'bot', 'bot'], dealer: 1, house: false });

/** You at the dealer's left, two bots, and who deals. */
function seven27Hand(moves: string, given = {}): readonly string[] {
  const kinds = ['human', 'bot', 'bot'] as const;
  const options = seats(3, { kinds, tempers: [null, 'steady', 'steady'], ...given });
  const deck = deckOfHands(['5C AC', 'KC 2C', '9C 9D'], 'AD 4C 8D');
  const session = playMoves(startHand27(options, deck), moves);
  return toldOfSeven27(session, 0).map((said) => said.map(words27.announce).join(' '));
}

const BETTING = 'a0 a1 a2 t0 t1 s2 k0 b1:10 r2:20 c0 c1 s0 s1 t2 k0 k1 k2 s0 s1 s2';
const DECLARING = 'a0 a1 a2 s0 s1 s2 k0 k1 k2 s0 s1 s2 g1:27 g0:7+27 g2:7';

const RULES = { ante: 5, minBet: 5, maxBet: 50, maxRaises: 3, dealing: 'up-down' } as const;
const MORE = {
  draw: 'down',
  freeze: 2,
  lastBet: true,
  declare: 'none',
  tens: 'face',
  scoring: 'nearest',
  ...NO_HOUSE_RULES,
} as const;

const SAID: Readonly<Record<string, Said>> = {
  'a hand of Seven Twenty-Seven': [
    [
      seven27Hand(BETTING),
      [
        'دخلت بـ5.',
        'دخل المقعد 2 بـ5.',
        'دخل المقعد 3 بـ5. المكشوف لدى المقعد 2: ملك سباتي. المكشوف لدى المقعد 3: 9 سباتي. أوراقك: 5 سباتي، آس سباتي: 6 لـ7، 16 لـ27. أوراق إضافية. دورك.',
        'سحبت ورقة، آس ديناري: 7 لـ7، 27 لـ27.',
        'سحب المقعد 2 ورقة.',
        'اكتفى المقعد 3. الرهان. دورك.',
        'مرّرت.',
        'راهن المقعد 2 بـ10.',
        'زاد المقعد 3 الرهان بـ20. دورك: المجاراة بـ30.',
        'جاريت بـ30.',
        'جارى المقعد 2 بـ20. أوراق إضافية. دورك.',
        'اكتفيت.',
        'اكتفى المقعد 2.',
        'سحب المقعد 3 ورقة. الرهان. دورك.',
        'مرّرت.',
        'مرّر المقعد 2.',
        'مرّر المقعد 3. أوراق إضافية. دورك.',
        'اكتفيت.',
        'اكتفى المقعد 2.',
        'اكتفى المقعد 3. أنت: \u20685-A-A\u2069 = 7 و27: ربح النصفين، 105 فيشات. رصيدك: 1,070 فيشة.',
      ],
    ],
    [
      seven27Hand(DECLARING, { declare: 'simultaneous' }).slice(-3),
      [
        'أعلن المقعد 2.',
        'أعلنت الهدفين.',
        'أعلن المقعد 3. الإعلانات: أنت: 7 و27، المقعد 2: 27، المقعد 3: 7. أنت: \u20685-A\u2069 = 6، بفارق 1 عن 7، و16، بفارق 11 عن 27: ربح النصفين، 15 فيشة. رصيدك: 1,010 فيشات.',
      ],
    ],
  ],
  'refusals of Seven Twenty-Seven': [
    [
      words27.refusal({ code: 'not-now', move: 'take', phase: 'bets' }),
      'غير ممكن الآن: سحب ورقة. وقت الرهان.',
    ],
    [words27.refusal({ code: 'not-your-turn', seat: 0, turn: 2 }), 'الدور الآن: المقعد 3.'],
    [words27.refusal({ code: 'not-your-turn', seat: 1, turn: 0 }), 'الدور الآن: أنت.'],
    [
      [
        words27.refusal({ code: 'seat-folded', seat: 0 }),
        words27.refusal({ code: 'seat-bust', seat: 2 }),
      ],
      ['سبق أن انسحبت.', 'سبق أن تجاوز المقعد 3 الحد.'],
    ],
    [
      [
        words27.refusal({ code: 'already-anted', seat: 0 }),
        words27.refusal({ code: 'already-cut', seat: 2 }),
      ],
      ['سبق أن دخلت، ولا رجوع.', 'سبق أن قطع المقعد 3 الورق، ولا رجوع.'],
    ],
    [
      [2, 3].map((stands) => words27.refusal({ code: 'seat-frozen', stands })),
      [
        'بعد الاكتفاء مرتين على التوالي تُجمَّد اليد: لا أوراق أخرى.',
        'بعد الاكتفاء 3 مرات على التوالي تُجمَّد اليد: لا أوراق أخرى.',
      ],
    ],
    [words27.refusal({ code: 'bet-open', call: 20 }), 'هناك رهان مفتوح: المجاراة بـ20.'],
    [
      words27.refusal({ code: 'not-reopened', min: 5 }),
      'كانت الزيادة الأخيرة أقل من 5، ولا تسمح بزيادة أخرى.',
    ],
    [
      words27.refusal({ code: 'bad-declaration', targets: 'seven', accepted: 'low' }),
      'لا يمكن إعلان «\u2068seven\u2069»: الممكن 7 أو 27 أو كلاهما.',
    ],
  ],
  'what is next at Seven Twenty-Seven': [
    [words27.step({ code: 'ante', ante: 5 }), 'دخول الجولة بـ5، أو عدم المشاركة فيها.'],
    [
      words27.step({ code: 'check', min: 5, max: 50 }),
      'لم يراهن أحد. تمرير مجاني، أو رهان من 5 إلى 50.',
    ],
    [
      words27.step({ code: 'call', call: 1200, raises: true }),
      'للبقاء 1,200: مجاراة، أو زيادة، أو انسحاب وترك الوعاء.',
    ],
    [
      words27.step({ code: 'draw', freeze: 3, stands: 1, up: true }),
      'سحب ورقة مكشوفة أو اكتفاء. بعد الاكتفاء مرتين على التوالي لا أوراق أخرى.',
    ],
    [
      words27.step({ code: 'draw', freeze: 0, stands: 0, up: false }),
      'سحب ورقة أو اكتفاء. يمكن سحب ورقة لاحقاً.',
    ],
    [
      words27.step({ code: 'frozen', seat: null }),
      'يدك مجمّدة: لا أوراق أخرى، والرهان مستمر. بانتظار الآخرين.',
    ],
    [
      [1, 2, -2, -40, 0].map((net) =>
        words27.step({ code: 'paid', seat: 0, won: 40 + net, put: 40 }),
      ),
      [
        'ربحت فيشة واحدة: من الوعاء 41، ودُفع 40.',
        'ربحت فيشتين: من الوعاء 42، ودُفع 40.',
        'خسرت فيشتين: من الوعاء 38، ودُفع 40.',
        'خسرت 40 فيشة.',
        'خرجت بلا ربح ولا خسارة: من الوعاء 40، ودُفع 40.',
      ],
    ],
    [
      words27.step({ code: 'paid', seat: 1, won: 8, put: 5 }),
      'المقعد 2 ربح 3 فيشات: من الوعاء 8، ودُفع 5.',
    ],
    [words27.hint({ type: 'raise', seat: 0, amount: 20 }), 'تلميح: زيادة 20.'],
    [words27.hint({ type: 'declare', seat: 0, targets: 'both' }), 'تلميح: إعلان 7 و27.'],
  ],
  'the figures of Seven Twenty-Seven': [
    [[0, 1, 2, 13, 54].map(words27.points), ['0', '\u2068½\u2069', '1', '\u20686½\u2069', '27']],
    [
      words27.standing({ target: 'low', total: 13, over: -1, bust: false, aces: 0, elevens: 0 }),
      'أقل بـ\u2068½\u2069',
    ],
    [
      words27.aces({ target: 'high', total: 52, over: -2, bust: false, aces: 2, elevens: 1 }),
      'الآس بـ1 وبـ11',
    ],
    [words27.shows({ open: 2, aces: 1, hidden: 1, least: 3, most: 44 }), 'يظهر 1 أو 11'],
    [
      words27.range({ open: 18, aces: 0, hidden: 1, least: 19, most: 40 }),
      'بين \u20689½\u2069 و20',
    ],
    [words27.won(null, ['low']), 'ربح 7'],
    [
      [words27.action({ type: 'bet', amount: 20, allIn: false }), words27.potName(2, 3)],
      ['رهان 20', 'وعاء جانبي 2'],
    ],
    [
      words27.values(true),
      ['\u206810 J Q K = ½\u2069', 'من 2 إلى 9 بقيمتها', 'الآس 1\u00a0أو\u00a011، الأفضل لكل هدف'],
    ],
    [
      words27.explain({
        code: 'half',
        seat: 2,
        cards: cards('6C KD'),
        target: 'low',
        total: 13,
        shared: true,
        amount: 12,
        pot: 0,
        pots: 2,
      }),
      'الوعاء الرئيسي: المقعد 3: \u20686-K\u2069 = \u20686½\u2069، بفارق \u2068½\u2069 عن 7: اقتسام نصف 7، 12 فيشة.',
    ],
    [
      words27.explain({
        code: 'unclaimed',
        target: 'high',
        seats: [0, 2],
        amount: 2,
        pot: 0,
        pots: 1,
      }),
      'لا رابح لنصف 27: تذهب قيمته أيضاً، فيشتان، إليك، إلى المقعد 3.',
    ],
    [
      words27.explain({ code: 'uncalled', seat: 0, amount: 20 }),
      'رهان لم يجارِه أحد، 20 فيشة: عاد إليك.',
    ],
    [
      help.parts([], { ...RULES, ...MORE })[2]![1][2],
      'الرهان: تمرير مجاني، أو رهان من 5 إلى 50. وبعد أول رهان: مجاراة، أو زيادة من 5 إلى 50 (الحد الأقصى في الدورة 3 مرات)، أو انسحاب وخروج من الجولة.',
    ],
    [
      help.parts([], { ...RULES, ...MORE })[2]![1][3],
      'الأوراق الإضافية: يسحب كل لاعب ورقة مقلوبة، أو يكتفي. وبعد الاكتفاء مرتين على التوالي لا أوراق أخرى.',
    ],
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
