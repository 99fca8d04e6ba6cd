import type { HelpWords } from '../../../locales/help-text.js';
import type { PyramidOptions } from '../rules/options.js';

function redealsText({ redeals }: PyramidOptions): string {
  if (redeals === 0) return '山札がなくなっても、捨て札は山札に戻せません。';
  const often = redeals === 'unlimited' ? '何度でも' : `${redeals}回まで`;
  return `山札がなくなったら、捨て札を同じ順のまま山札に戻せます（${often}）。`;
}

/** How Pyramid is played, in Japanese. */
export const pyramidHelp: HelpWords<PyramidOptions> = (options) => ({
  goal: 'ピラミッドのカードをすべて取り除きます。山札と捨て札にはカードが残っていてもかまいません。',
  moves: [
    [
      '足して13になる2枚の使えるカードを一緒に取り除きます。ジャックは11、クイーンは12、エースは1です。上に何も載っていないカードが使えます。',
      'pair',
    ],
    ['キングは13なので、1枚だけで取り除きます。', 'king'],
    [
      options.wastes > 1
        ? '山札のカードを、好きな捨て札にめくります。それぞれの捨て札の一番上のカードが使え、捨て札どうしでも組にできます。'
        : '山札を押すと、カードが1枚捨て札にめくられます。捨て札の一番上のカードは、ピラミッドのカードと組にできます。',
      'turn',
    ],
  ],
  rules: [
    redealsText(options),
    options.coverPairs
      ? 'ほかに何も載っていなければ、カードは自分が載っているカードとも組にできます。'
      : '重なり合った2枚は組にできません。',
    ...(options.openStock ? ['山札は表向きで、次に来るカードが見えます。'] : []),
  ],
});
