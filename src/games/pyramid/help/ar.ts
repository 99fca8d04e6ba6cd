import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals, wastes }: PyramidOptions): string {
  const what = wastes > 1 ? 'أكوام الرمي' : 'كومة الرمي';
  if (redeals === 0) return `عند نفاد كومة السحب لا تعود إليها ${what}.`;
  const often =
    redeals === 'unlimited' ? 'بلا حد' : redeals === 1 ? 'مرة واحدة' : `وعدد المرات ${redeals}`;
  return `عند نفاد كومة السحب تعود إليها ${what} بالترتيب نفسه، ${often}.`;
}

/** How Pyramid is played, in Arabic. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'إزالة الهرم كله. ويجوز أن تبقى أوراق في كومة السحب وكومة الرمي.',
  moves: [
    [
      'تُزال معاً ورقتان حرّتان مجموعهما 13. الولد بأحد عشر، والبنت باثني عشر، والآس بواحد؛ والورقة الحرة هي التي لا شيء فوقها.',
      'pair',
    ],
    ['الملك بثلاثة عشر ويُزال وحده.', 'king'],
    [
      options.wastes > 1
        ? 'تُكشف ورقة من كومة السحب على كومة الرمي المختارة. والورقة العليا من كل كومة رمي حرة، حتى لأختها.'
        : 'الضغط على كومة السحب يكشف ورقة على كومة الرمي، والعليا منها حرة لتقترن بورقة من الهرم.',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'يجوز أن تُزال ورقة مع التي تحتها إن لم يكن فوق تلك شيء آخر.'
      : 'لا تُزال ورقة مع التي تحتها أبداً.',
    ...(options.openStock ? ['كومة السحب مكشوفة: يُرى ما سيأتي.'] : []),
  ],
});
