import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0) return 'لا تُقلب كومة الرمي: تُكشف كومة السحب مرة واحدة فقط.';
  const often =
    redeals === 'unlimited' ? 'بلا حد' : redeals === 1 ? 'مرة واحدة' : `وعدد المرات ${redeals}`;
  return `عند نفاد كومة السحب تُقلب كومة الرمي وتحل محلها، ${often}.`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    'النقاط: 10 لكل ورقة تصعد إلى الأساس، و5 لورقة من كومة الرمي إلى عمود أو لورقة تُكشف في عمود، وتُخصم 15 لورقة تعود.',
  ],
  vegas: ['النقاط: ثمن التوزيع 52، وكل ورقة تصعد إلى الأساس تعيد 5.'],
};

/** How Klondike is played, in Arabic. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: 'نقل الأوراق الاثنتين والخمسين كلها إلى الأساسات الأربعة في الأعلى: أساس لكل نوع، من الآس إلى الملك.',
  moves: [
    [
      'في الأعمدة توضع الورقة فوق ورقة أعلى منها بدرجة ومن اللون الآخر، ومعها كل ما فوقها. وتُكشف الورقة المقلوبة حين لا يبقى فوقها شيء.',
      'build',
    ],
    [
      options.draw === 3
        ? 'الضغط على كومة السحب يكشف ثلاث أوراق على كومة الرمي، وتُلعب العليا منها.'
        : 'الضغط على كومة السحب يكشف ورقة على كومة الرمي، وتُلعب العليا منها.',
      'draw',
    ],
    [
      'يبدأ كل أساس بالآس، ثم تأتي الورقة التالية من نوعه. والضغط مرتين على ورقة ينقلها إليه.',
      'home',
    ],
    ['العمود الفارغ للملوك فقط، مع كل ما فوق الملك من أوراق.'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? 'يمكن أن تعود الورقة العليا من الأساس إلى عمود.'
      : 'ما وُضع على الأساس يبقى عليه.',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['كل قلب لكومة الرمي يكلّف 100 نقطة.']
      : []),
  ],
});
