import type { Build } from '../../../core/patience/piles.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: 'أعلى منها بدرجة ومن اللون الآخر',
  suit: 'أعلى منها بدرجة ومن النوع نفسه',
  any: 'أعلى منها بدرجة أياً كان نوعها',
};

function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['الخلايا'] : []), ...(kingsOnly ? [] : ['الأعمدة'])].join(' و');
  if (supermove === 'off' || free === '') return ['تُنقل الأوراق واحدة واحدة.'];
  return supermove === 'linear'
    ? [`تُنقل الأوراق المرتبة معاً: بعدد ${free} الفارغة وواحدة زيادة.`, 'run']
    : [`تُنقل الأوراق المرتبة معاً: بقدر ما يمكن نقله واحدة واحدة عبر ${free} الفارغة.`, 'run'];
}

/** How the FreeCell family is played, in Arabic. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: 'نقل الأوراق الاثنتين والخمسين كلها إلى الأساسات الأربعة في الأعلى: أساس لكل نوع، من الآس إلى الملك.',
    moves: [
      [`توضع آخر ورقة في العمود فوق ورقة ${ON[build]}.`, 'build'],
      ...(cells > 0
        ? [['تحفظ الخلية ورقة واحدة أياً كانت إلى حين الحاجة إليها.', 'cell'] as const]
        : []),
      runText(options, kingsOnly),
      [
        'يبدأ كل أساس بالآس، ثم تأتي الورقة التالية من نوعه. والضغط مرتين على ورقة ينقلها إليه.',
        'home',
      ],
      [
        kingsOnly
          ? 'العمود الفارغ للملوك فقط، مع ما رُتّب فوق الملك من أوراق.'
          : 'توضع في العمود الفارغ أي ورقة.',
      ],
    ],
    rules: [
      `عدد الأعمدة: ${columns}. ${cells === 0 ? 'بلا خلايا' : `عدد الخلايا: ${cells}`}.`,
      ...(dealt > 0 ? [`آخر أوراق التوزيع موضوعة في الخلايا منذ البداية، وعددها ${dealt}.`] : []),
      foundationReturn && cells > 0
        ? 'يمكن أن تعود الورقة العليا من الأساس إلى خلية فارغة.'
        : 'ما وُضع على الأساس يبقى عليه.',
    ],
  };
};
