import { type OptionWords, toldOptions } from '../../../locales/told-options.js';

/** `めくり直し2回`, `めくり直しなし`, `めくり直し無制限` */
const limited = (value: unknown, what: string, counter: string): string => {
  if (value === 'unlimited') return `${what}無制限`;
  return value === 0 ? `${what}なし` : `${what}${String(value)}${counter}`;
};

/** A value by its name; one that is not known is shown as it is. */
const named =
  (names: Readonly<Record<string, string>>) =>
  (value: unknown): string => {
    const name = String(value);
    return Object.hasOwn(names, name) ? names[name]! : name;
  };

const system = named({
  kingcell: 'キングセル',
  forecell: 'フォアセル',
  'bakers-game': 'ベイカーズゲーム',
  'eight-off': 'エイトオフ',
  seahaven: 'シーヘイブンタワーズ',
});

const scoring = named({
  standard: '標準スコア',
  vegas: 'ベガス式スコア',
  none: 'スコアなし',
  nearest: '近いほうが勝ち',
  'over-is-bust': '超過は失格',
  'under-beats-over': '下回るほうが有利',
  'over-beats-under': '上回るほうが有利',
  'inside-beats-outside': '7と27の間が有利',
  'outside-beats-inside': '7と27の外が有利',
});

/** What an option that differs from its game's own is called, by its name. */
const OPTIONS: OptionWords = {
  variant: system,
  cells: (value) => limited(value, 'セル', 'つ'),
  supermove: named({
    off: '1枚ずつ移動',
    full: 'まとめて移動（空の列も活用）',
    linear: 'まとめて移動',
  }),
  draw: (value) =>
    typeof value === 'number'
      ? `${value}枚めくり`
      : named({ up: '表向きで引く', down: '裏向きで引く' })(value),
  redeals: (value) => limited(value, 'めくり直し', '回'),
  foundationReturn: () => '組札から戻せる',
  scoring,
  resets: (value) => limited(value, '捨て札の戻し', '回'),
  coverPairs: () => '重なった組なし',
  openStock: () => '山札公開',
  wastes: (value) => limited(value, '捨て札', 'か所'),
  house: () => 'プレイヤーがディーラー',
  players: (value) => limited(value, 'プレイヤー', '人'),
  bots: (value) => limited(value, 'ボット', '人'),
  ante: (value) => `アンティ${String(value)}`,
  minBet: (value) => `最低ベット${String(value)}`,
  maxBet: (value) => `最高ベット${String(value)}`,
  maxRaises: (value) => limited(value, 'レイズ', '回まで'),
  dealing: named({ 'down-down-up': '裏2枚、表1枚で開始' }),
  freeze: (value) => `スタンド${String(value)}回で固定`,
  lastBet: () => '最後にベット',
  declare: named({ simultaneous: '同時に宣言', sequential: '順番に宣言' }),
  tens: named({ half: '10も½' }),
  commission: (value) => `コミッション${String(value)}%`,
  foul: named({ lose: 'ファウルは負け' }),
  wheel: named({ low: 'A-2-3-4-5は最弱' }),
  bonus: named({ fortune: 'フォーチュンあり' }),
  quickDeal: () => 'サイコロなし',
};

/** An option that has no words of its own: its name, and its value where that is not just yes. */
const plain = (name: string, value: unknown): string =>
  value === true ? name : `${name} ${String(value)}`;

/**
 * A variant in words, from what `writeOptions` gave: `3枚めくり、ベガス式スコア`; `標準ルール` for the
 * game's own. What can't be read is shown as it is.
 */
export function variantText(variant: string): string {
  if (variant === '') return '標準ルール';
  const told = toldOptions(variant, OPTIONS, plain);
  if (!told) return variant;
  return told.join('、');
}
