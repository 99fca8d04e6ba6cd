import { describe, it } from '#bdd';
import { expect } from 'chai';
import { JOKER } from '../../../src/core.js';
import { ar, chipsOf, kit } from '../../../src/locales/ar/kit.js';
import { elementWords as common } from '../../../src/locales/ar/patience.js';
import { extras } from '../../../src/locales/ar/extras.js';
import { freecell } from '../../../src/games/freecell/locales/ar.js';
import { klondike } from '../../../src/games/klondike/locales/ar.js';
import { linkWords, links } from '../../../src/locales/ar/extras.js';
import { pyramid } from '../../../src/games/pyramid/locales/ar.js';
import { replay } from '../../../src/locales/ar/replay.js';
import { solver } from '../../../src/locales/ar/extras.js';
import { stats } from '../../../src/locales/ar/stats.js';
import { card } from '../support/cards.js';

type Said = readonly (readonly [said: unknown, text: unknown])[];

const { announce } = common;
const name = (code: string): string => kit.cardName(card(code));
const named = (codes: string): readonly string[] => codes.split(' ').map(name);
const sharing = linkWords(common);
const GAME = { outcome: 'won', deal: 15, moves: 11, elapsed: 63000 } as Parameters<
  typeof sharing.result
>[0];
const COUNTS = [0, 1, 2, 3, 11, 100, 103] as const;
/** Six in the evening of a day in the middle of the year, by the reader's own clock. */
const MOMENT = new Date(2026, 5, 15, 18, 5).getTime();

const SAID: Readonly<Record<string, Said>> = {
  'cards as players call them': [
    [
      named('AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC'),
      [
        'آس سباتي',
        '2 سباتي',
        '3 سباتي',
        '4 سباتي',
        '5 سباتي',
        '6 سباتي',
        '7 سباتي',
        '8 سباتي',
        '9 سباتي',
        '10 سباتي',
        'ولد سباتي',
        'بنت سباتي',
        'ملك سباتي',
      ],
    ],
    [named('AD JD QH KS 7H'), ['آس ديناري', 'ولد ديناري', 'بنت كبة', 'ملك بستوني', '7 كبة']],
    [kit.cardName(JOKER), 'جوكر'],
    [kit.cardName(-1), 'ورقة مقلوبة'],
    [kit.position(3, 7), '3 من 7'],
    [kit.list(['الخلية b', 'العمود 2']), 'الخلية b، العمود 2'],
    [kit.board(klondike.title), 'طاولة كلوندايك'],
  ],
  'numbers with Latin digits, and their signs at their left': [
    [
      [ar.number(1240), ar.percent(0.34), ar.tenths(0.342), ar.time(63000), ar.time(3787000)],
      ['1,240', '\u206834%\u2069', '\u206834.2%\u2069', '1:03', '1:03:07'],
    ],
    [[25, -1240, 0].map(ar.signed), ['\u2068+25\u2069', '\u2068−1,240\u2069', '\u2068±0\u2069']],
  ],
  'counts by the six forms of Arabic': [
    [
      COUNTS.map((count) => common.moves(count)),
      ['0 نقلة', 'نقلة واحدة', 'نقلتان', '3 نقلات', '11 نقلة', '100 نقلة', '103 نقلات'],
    ],
    [
      COUNTS.map((count) => chipsOf(count)),
      ['0 فيشة', 'فيشة واحدة', 'فيشتان', '3 فيشات', '11 فيشة', '100 فيشة', '103 فيشات'],
    ],
    [
      COUNTS.map((count) => announce.won(count)),
      [
        'تم الفوز في 0 نقلة.',
        'تم الفوز في نقلة واحدة.',
        'تم الفوز في نقلتين.',
        'تم الفوز في 3 نقلات.',
        'تم الفوز في 11 نقلة.',
        'تم الفوز في 100 نقلة.',
        'تم الفوز في 103 نقلات.',
      ],
    ],
    [
      COUNTS.map((count) => stats.exported(count)),
      [
        'تم تصدير 0 لعبة.',
        'تم تصدير لعبة واحدة.',
        'تم تصدير لعبتين.',
        'تم تصدير 3 ألعاب.',
        'تم تصدير 11 لعبة.',
        'تم تصدير 100 لعبة.',
        'تم تصدير 103 ألعاب.',
      ],
    ],
    [
      COUNTS.map((count) => common.stock(count)),
      [
        'كومة السحب، 0 ورقة',
        'كومة السحب، ورقة واحدة',
        'كومة السحب، ورقتان',
        'كومة السحب، 3 ورقات',
        'كومة السحب، 11 ورقة',
        'كومة السحب، 100 ورقة',
        'كومة السحب، 103 ورقات',
      ],
    ],
  ],
  'what happens at patience': [
    [
      announce.moved(announce.cards(name('7H'), 3), announce.onto('العمود 2', name('8S'))),
      '7 كبة وورقتان معها إلى العمود 2، فوق 8 بستوني.',
    ],
    [
      announce.moved(announce.cards(name('7H'), 2), freecell.pileName('cell-2')),
      '7 كبة وورقة واحدة معها إلى الخلية b.',
    ],
    [
      announce.undone(name('AC'), freecell.pileName('foundation-1')),
      'تراجع: آس سباتي إلى الأساس 1.',
    ],
    [announce.redone(name('AC'), freecell.pileName('column-8')), 'إعادة: آس سباتي إلى العمود 8.'],
    [
      [announce['went-up'](1, name('KD')), announce['went-up'](2, name('KD'))],
      ['انتقال تلقائي إلى الأساس: ملك ديناري.', 'انتقال تلقائي إلى الأساس: ورقتان.'],
    ],
    [announce['went-up'](11, name('KD')), 'انتقال تلقائي إلى الأساس: 11 ورقة.'],
    [announce.lost, 'لا توجد نقلات أخرى. يمكن التراجع أو البدء من جديد.'],
    [announce.started(freecell.title('freecell'), common.dealNumber(15)), 'فري سيل، رقم 15.'],
    [
      announce.picked(name('6S'), kit.list([announce.on(name('7D')), freecell.wayTo('cell-1')])),
      '6 بستوني: فوق 7 ديناري، إلى خلية.',
    ],
    [announce.picked(name('6S'), announce.noWay), '6 بستوني: لا مكان لها الآن.'],
    [announce.hint(name('6S'), freecell.wayTo('column-3')), 'تلميح: 6 بستوني إلى عمود فارغ.'],
    [common.emptyPile(freecell.pileName('cell-1')), 'الخلية a، بلا أوراق'],
  ],
  'what Klondike tells': [
    [
      [1, 2, 3].map((count) => klondike.said({ code: 'drawn', card: card('5D'), count })),
      ['كُشف عن 5 ديناري.', 'كُشف عن ورقتين، أعلاها 5 ديناري.', 'كُشف عن 3 ورقات، أعلاها 5 ديناري.'],
    ],
    [klondike.said({ code: 'redealt', pass: 2, of: 3 }), 'قُلبت كومة الرمي، الدورة 2 من 3.'],
    [klondike.said({ code: 'flipped', card: card('QS'), count: 1 }), 'وكُشف عن بنت بستوني.'],
    [klondike.said({ code: 'flipped', card: card('QS'), count: 2 }), 'وكُشف عن ورقتين.'],
    [klondike.said({ code: 'turned-back', what: 'draw' }), 'تراجع عن السحب.'],
    [
      [klondike.score(1240), klondike.score(-52)],
      ['النقاط 1,240', 'النقاط \u2068−52\u2069'],
    ],
    [
      klondike.hint({ type: 'move', from: 'waste', to: 'stock', count: 1 } as never),
      'تلميح: قلب كومة الرمي.',
    ],
  ],
  'what Pyramid tells': [
    [
      pyramid(true).announce({ code: 'pair', way: 'move', card: card('9S'), other: card('4H') }),
      'إزالة 9 بستوني و4 كبة.',
    ],
    [
      pyramid(true).announce({ code: 'king', way: 'undo', card: card('KS') }),
      'تراجع: إزالة ملك بستوني.',
    ],
    [
      pyramid(true).announce({ code: 'turned', way: 'redo', card: card('2S'), waste: 3 }),
      'إعادة: كشف 2 بستوني على كومة الرمي 3.',
    ],
    [
      pyramid(false).announce({ code: 'put-back', way: 'move', count: 24, redeal: 1, allowed: 2 }),
      'إعادة كومة الرمي، المرة 1 من 2.',
    ],
    [
      [pyramid(true).pileName('waste-2'), pyramid(false).wayTo('waste-1')],
      ['كومة الرمي 2', 'إلى كومة الرمي'],
    ],
    [pyramid(false).pileName('pyramid-5'), 'الصف 3، الموضع 2'],
  ],
  'what games refuse': [
    [common.refusals['over'], 'انتهت اللعبة.'],
    [
      freecell.refusal({ code: 'too-many', count: 6, allowed: 1 }),
      'نقل 6 ورقات معاً أكثر من الممكن: الحد الآن ورقة واحدة.',
    ],
    [
      freecell.refusal({ code: 'too-many', count: 11, allowed: 2 }),
      'نقل 11 ورقة معاً أكثر من الممكن: الحد الآن ورقتان.',
    ],
    [freecell.refusal({ code: 'cell-taken', card: card('3C') }), 'في هذه الخلية 3 سباتي.'],
    [
      freecell.refusal({ code: 'build', build: 'alternate', card: card('7H'), target: card('8D') }),
      'تُبنى الأعمدة تنازلياً بلونين متناوبين: لا يمكن وضع 7 كبة فوق 8 ديناري.',
    ],
    [
      freecell.refusal({ code: 'not-in-order', build: 'suit' }),
      'لا تنتقل معاً إلا أوراق مرتبة تنازلياً من النوع نفسه.',
    ],
    [
      freecell.refusal({ code: 'foundation-next', card: card('4S'), top: card('2S') }),
      'لا يمكن وضع 4 بستوني فوق 2 بستوني.',
    ],
    [
      freecell.refusal({ code: 'foundation-next', card: card('4S'), top: card('KS') }),
      'اكتمل هذا الأساس.',
    ],
    [
      [1, 2, 3, 11, 100].map((count) => freecell.refusal({ code: 'bad-count', count })),
      [
        'لا يمكن نقل ورقة واحدة من هناك.',
        'لا يمكن نقل ورقتين من هناك.',
        'لا يمكن نقل 3 ورقات من هناك.',
        'لا يمكن نقل 11 ورقة من هناك.',
        'لا يمكن نقل 100 ورقة من هناك.',
      ],
    ],
    [freecell.refusal({ code: 'empty-pile', pile: 'cell-1' }), 'لا ورق في الخلية a.'],
    [klondike.refusal({ code: 'turn-first', pile: 'column-3' }), 'يجب أولاً كشف ورقة العمود 3.'],
    [klondike.refusal({ code: 'stock-left' }), 'لا تُقلب كومة الرمي إلا بعد نفاد كومة السحب.'],
    [klondike.refusal({ code: 'no-redeal', redeals: 2 }), 'لم تبقَ إعادة لكومة الرمي.'],
    [klondike.refusal({ code: 'takes-none', pile: 'stock' }), 'لا توضع أوراق على كومة السحب.'],
    [
      [1, 2, 3, 11].map((count) => pyramid(false).refusal({ code: 'stock-left', count })),
      [
        'لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي ورقة واحدة.',
        'لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي ورقتان.',
        'لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي 3 ورقات.',
        'لا تعود كومة الرمي إلا بعد نفاد كومة السحب؛ الباقي 11 ورقة.',
      ],
    ],
    [
      [0, 1, 2, 3].map((allowed) => pyramid(false).refusal({ code: 'no-redeal', allowed })),
      [
        'لا تعود كومة الرمي هنا.',
        'سبق أن عادت كومة الرمي مرة واحدة.',
        'سبق أن عادت كومة الرمي مرتين.',
        'سبق أن عادت كومة الرمي 3 مرات.',
      ],
    ],
    [
      pyramid(false).refusal({ code: 'not-13', card: card('9S'), target: card('3D'), sum: 12 }),
      'مجموع 9 بستوني و3 ديناري هو 12، لا 13.',
    ],
    [pyramid(false).refusal({ code: 'king-alone', card: card('KH') }), 'ملك كبة: الملك يُزال وحده.'],
  ],
  'what can’t be used': [
    [
      kit.problem({ code: 'deal', got: 'x', first: 1, last: 32000 }),
      'تعذّر استخدام رقم التوزيعة «\u2068x\u2069»؛ المقبول: \u2068من 1 إلى 32000\u2069',
    ],
    [
      kit.problem({ code: 'deck', count: 51, size: 52 }),
      'تعذّر استخدام رزمة من 51 ورقة؛ المقبول: \u2068كل الأوراق (52)، كل ورقة مرة\u2069',
    ],
    [
      kit.problem({ code: 'option', option: 'cells', got: '9', accepted: '0–8' }),
      'تعذّر استخدام \u2068cells\u2069 «\u20689\u2069»؛ المقبول: \u20680–8\u2069',
    ],
    [
      kit.problem({ code: 'save-newer', got: 3, known: 2 }),
      'تعذّر استخدام هذه اللعبة المحفوظة، الإصدار 3؛ المقبول: \u2068الإصدارات حتى 2\u2069',
    ],
    [
      kit.problem({ code: 'storage', got: 'QuotaExceededError' }),
      'لا يحفظ المتصفح الألعاب هنا (\u2068QuotaExceededError\u2069)',
    ],
  ],
  'panels, the solver and links': [
    [
      extras.panels['win'],
      ['تم الفوز', 'لعبة جديدة', 'التوزيعة نفسها من جديد', 'مشاركة', 'إعادة العرض'],
    ],
    [
      extras.panels['conflict'],
      ['استمر اللعب في علامة تبويب أخرى', 'أخذ تلك اللعبة', 'الاحتفاظ بهذه'],
    ],
    [extras.choices['autoFoundation'], 'نقل تلقائي إلى الأساس'],
    [extras.keys[1], ['Enter، المسافة', 'رفع، وضع؛ مرتين: إلى الأساس']],
    [solver.showing, 'هكذا يتم الفوز. أي مفتاح أو نقرة ينهي العرض.'],
    [
      sharing.result(GAME, { title: 'فري سيل', date: '2026-11-21', link: 'https://x.test/' }),
      'فري سيل، \u20682026-11-21\u2069، رقم 15: فوز بعد 11 نقلة، 1:03\nhttps://x.test/',
    ],
    [
      sharing.result({ ...GAME, outcome: 'lost' }, { title: 'فري سيل', calm: true }),
      'فري سيل، رقم 15: خسارة',
    ],
    [
      sharing.notOpened({ code: 'share-newer', got: 4, known: 2 }),
      'لم يُفتح الرابط: هذا الرابط من الإصدار 4، والإصدارات المعروفة هنا حتى 2.',
    ],
    [
      sharing.notOpened({ code: 'share-long', count: 70000, most: 65535 }),
      'لم يُفتح الرابط: لا رابط للعبة من 70,000 نقلة؛ الحد الأقصى 65535.',
    ],
    [links.notCopied, 'لا ينسخه المتصفح. النص محدد: يمكن نسخه يدوياً.'],
  ],
  statistics: [
    [
      [stats.moment(MOMENT, MOMENT), stats.moment(MOMENT, MOMENT + 4e10)],
      ['15 يونيو، 6:05 م', '15 يونيو 2026، 6:05 م'],
    ],
    [
      ['', 'draw~3.scoring~vegas', 'redeals~0', 'redeals~2', 'redeals~unlimited'].map(
        stats.variant,
      ),
      [
        'القواعد المعتادة',
        'سحب 3، نقاط فيغاس',
        'بلا إعادة للكومة',
        'إعادتان للكومة',
        'إعادة للكومة بلا حد',
      ],
    ],
    [
      ['cells~3.variant~eight-off', 'wastes~2', 'coverPairs~false', 'minBet~25'].map(stats.variant),
      ['إيت أوف، 3 خلايا', 'كومتا رمي', 'بلا اقتران بالورقة التي تحتها', 'أقل رهان 25'],
    ],
    [
      [stats.share(0.5), stats.signed(0), stats.signed(-25)],
      ['\u206850%\u2069', '0', '\u2068−25\u2069'],
    ],
    [
      [stats.chart.caption(11, false), stats.chart.caption(2, true)],
      ['آخر 11 لعبة', 'آخر جولتين'],
    ],
    [
      stats.chart.text('chips', { won: 3, other: 2, pushes: 1 }, stats.chart.range('−5', '25')),
      'أعمدة الفيش، الأقدم أولاً: ربح 3، خسارة 2، تعادل 1؛ من −5 إلى 25.',
    ],
    [
      [1, 2, 3, 11, 100].map((count) => stats.cleared('pyramid', count)),
      [
        'الهرم: تم مسح لعبة واحدة.',
        'الهرم: تم مسح لعبتين.',
        'الهرم: تم مسح 3 ألعاب.',
        'الهرم: تم مسح 11 لعبة.',
        'الهرم: تم مسح 100 لعبة.',
      ],
    ],
    [
      stats.merged({ added: 12, known: 3, late: 1 }),
      'أُضيفت 12 لعبة، معروفة من قبل: 3، أقدم من أن تُحسب: 1.',
    ],
    [
      [
        stats.refused({ code: 'history', field: 'ended', got: 9 }),
        stats.refused({ code: 'history', field: 'ended', got: 9, latest: 8 }),
      ],
      [
        'لم يتم الاستيراد: لا يمكن استخدام \u2068ended\u2069 في هذا الملف (\u20689\u2069).',
        'لم يتم الاستيراد: لا يمكن استخدام \u2068ended\u2069 في هذا الملف (\u20689\u2069، وهذا في المستقبل).',
      ],
    ],
    [
      stats.refused({ code: 'history-newer', got: 3, known: 1 }),
      'لم يتم الاستيراد: هذا الملف من الإصدار 3، والإصدارات المعروفة هنا حتى 1.',
    ],
    [
      [stats.outcome('left'), stats.emptyOf('klondike')],
      ['متروكة', 'لا ألعاب بعد: كلوندايك.'],
    ],
  ],
  replays: [
    [
      [replay.position(3, 120), replay.spokenPosition(3, 120), replay.times(2)],
      ['3 من 120', 'الخطوة 3 من 120', '\u20682 ×\u2069'],
    ],
    [
      replay.problem({ code: 'replay-game', got: 'spider' }),
      'لا توجد هنا لعبة «\u2068spider\u2069» لعرضه.',
    ],
  ],
};

for (const [what, said] of Object.entries(SAID)) {
  describe(`Arabic has ${what}`, () => {
    for (const [text, expected] of said) {
      it(`says ${String(expected).replaceAll('\n', ' ')}`, () => {
        expect(text).to.deep.equal(expected);
      });
    }
  });
}
