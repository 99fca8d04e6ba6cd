import type { Build } from '../../../core/patience/piles.js';
import type { HelpMove, HelpWords } from '../../../locales/help-text.js';
import { type FreecellOptions, SYSTEMS, minCells } from '../rules/variants.js';

const ON: Readonly<Record<Build, string>> = {
  alternate: '数が1つ大きく、色（赤と黒）が違うカード',
  suit: '数が1つ大きく、スートが同じカード',
  any: '数が1つ大きいカード（スートは問いません）',
};

function runText({ supermove, cells }: FreecellOptions, kingsOnly: boolean): HelpMove {
  const free = [...(cells > 0 ? ['セル'] : []), ...(kingsOnly ? [] : ['列'])].join('と');
  if (supermove === 'off' || free === '') return ['カードは1枚ずつ動かします。'];
  return supermove === 'linear'
    ? [
        `順に並んだカードはまとめて動かせます。枚数は、空いている${free}の数より1枚多くまでです。`,
        'run',
      ]
    : [
        `順に並んだカードはまとめて動かせます。空いている${free}を使って1枚ずつ移せる枚数までです。`,
        'run',
      ];
}

/** How the FreeCell family is played, in Japanese. */
export const freecellHelp: HelpWords<FreecellOptions> = (options) => {
  const { variant, cells } = options;
  const { columns, build, kingsOnly, foundationReturn } = SYSTEMS[variant];
  const dealt = minCells(variant);
  return {
    goal: '52枚すべてを上の4つの組札に移します。組札はスートごとに1つで、エースからキングまで順に重ねます。',
    moves: [
      [`列の一番下のカードは、${ON[build]}の上に重ねられます。`, 'build'],
      ...(cells > 0 ? [['セルには、どのカードでも1枚だけ置いておけます。', 'cell'] as const] : []),
      runText(options, kingsOnly),
      [
        '組札はエースから始め、同じスートの次の数を重ねます。カードを続けて2回押すと組札に移ります。',
        'home',
      ],
      [
        kingsOnly
          ? '空の列に置けるのは、キングか、キングから順に並んだカードだけです。'
          : '空の列には、どのカードでも置けます。',
      ],
    ],
    rules: [
      `列は${columns}つ、${cells === 0 ? 'セルはありません' : `セルは${cells}つです`}。`,
      ...(dealt > 0 ? [`最後に配られた${dealt}枚は、初めからセルに置かれています。`] : []),
      foundationReturn && cells > 0
        ? '組札の一番上のカードは、空いているセルに戻せます。'
        : '組札に置いたカードは戻せません。',
    ],
  };
};
