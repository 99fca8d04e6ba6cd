import type { HelpWords } from '../../../locales/help-text.js';
import type { KlondikeOptions } from '../rules/options.js';

function redealsText({ redeals }: KlondikeOptions): string {
  if (redeals === 0) return '捨て札は山札に戻せません。山札をめくれるのは1巡だけです。';
  const often = redeals === 'unlimited' ? '何度でも' : `${redeals}回まで`;
  return `山札がなくなったら、捨て札を裏返して山札に戻せます（${often}）。`;
}

const SCORES: Readonly<Record<KlondikeOptions['scoring'], readonly string[]>> = {
  none: [],
  standard: [
    '得点：組札に移すと10点、捨て札から列に移すか列のカードを表にすると5点。組札から戻すと15点引かれます。',
  ],
  vegas: ['得点：配札に52点を払い、組札に移すたびに5点もらえます。'],
};

/** How Klondike is played, in Japanese. */
export const klondikeHelp: HelpWords<KlondikeOptions> = (options) => ({
  goal: '52枚すべてを上の4つの組札に移します。組札はスートごとに1つで、エースからキングまで順に重ねます。',
  moves: [
    [
      '列では、数が1つ大きく、色（赤と黒）が違うカードの上に重ねられます。上に載っているカードも一緒に動きます。裏向きのカードは、上に何もなくなると表になります。',
      'build',
    ],
    [
      `山札を押すと、カードが${options.draw}枚、捨て札にめくられます。使えるのは一番上のカードです。`,
      'draw',
    ],
    [
      '組札はエースから始め、同じスートの次の数を重ねます。カードを続けて2回押すと組札に移ります。',
      'home',
    ],
    ['空の列に置けるのは、キングとその上に載っているカードだけです。'],
  ],
  rules: [
    redealsText(options),
    options.foundationReturn
      ? '組札の一番上のカードは列に戻せます。'
      : '組札に置いたカードは戻せません。',
    ...SCORES[options.scoring],
    ...(options.scoring === 'standard' && options.draw === 1
      ? ['捨て札を山札に戻すたびに100点引かれます。']
      : []),
  ],
});
