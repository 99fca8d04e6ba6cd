import type { HelpWords } from '../../../locales/help-text.js';
import type { GolfOptions } from '../rules/options.js';

/** How Golf is played, in Japanese. */
export const golfHelp: HelpWords<GolfOptions> = ({ corner }) => ({
  goal: '7つの列をすべて空にします。できなかったときは、残りが少ないほど良い成績です。',
  moves: [
    [
      '列の一番下のカードは、捨て札のカードより数が1つ大きいか小さければ捨て札に移せます。スートは問いません。カードを1回押すだけです。',
      'play',
    ],
    ['移せるカードがないときは、山札を押すと次のカードが捨て札にめくられます。', 'turn'],
    corner
      ? ['キングとエースは続いているものとして扱います。', 'corner']
      : ['キングの上には何も置けず、エースの上に置けるのは2だけです。'],
  ],
  rules: ['山札は16枚で、めくれるのは1巡だけです。'],
});
