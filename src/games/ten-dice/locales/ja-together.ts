import type { TogetherWords } from '../../../locales/extras/together-en.js';
import { ja } from '../../../locales/ja/kit.js';
import { together } from '../../../locales/ja/together.js';

/** What is said of a race that people elsewhere share, in Japanese. */
export const raceTogether: TogetherWords = {
  ...together,
  shuffling: '全員のページで一緒にダイスを決めています…',
  isVoid: (names) => `このダイスは無効です。${names}の提供分がありません。もう一度決めます。`,
  warnings: {
    'unfair-deal': (race) =>
      `第${ja.number(race)}レースのダイスは約束どおりではありません！検証で違いを確認できます。`,
    'no-share': (race) =>
      `第${ja.number(race)}レースのダイスに、このページの提供分はありません。全体のつじつまが合うかどうかだけを確認できます。`,
    'left-out': (race) =>
      `第${ja.number(race)}レースのダイスの決定に、このページは加えられませんでした！このページの提供分なしで決まりました。`,
  },
  sit: { ...together.sit, booked: '席を予約しました。次のレースから参加できます。' },
  leave: { ...together.leave, text: 'このレースは最後までボットが振ります。' },
  remove: { ...together.remove, text: 'このレースの後、席は空きます。' },
  people: { ...together.people, out: '次のレースはボットが振ります' },
  fair: {
    ...together.fair,
    title: 'このレースのダイス',
    region: 'このレースのダイス',
    intro: (race) =>
      `第${ja.number(race)}レースのダイスは、ハウスとテーブルの全員が一緒に決めました。`,
    none: 'まだレースは始まっていません。',
    later: 'レースが終わると公開されます。',
    words: '次のダイスに加える言葉',
    used: '次のダイスに加わります。',
    why: [
      'まずハウスが秘密のシードのハッシュを公開します。次に、テーブルの各ページが32バイトの乱数を選び、その人の言葉を加えて、ハッシュを公開します。すべてのハッシュが出そろってから提供分が公開され、レースのすべてのダイスはシードとすべての提供分から決まります。',
      'そのため、ダイスを選べた人はいません。1人を除く全員が組んでも選べません。正直なページが1つあれば十分です。公開されない提供分があればダイスは無効になり、全員にわかります。ボットは提供しません。',
      'このページは、見ていたすべての目を、レースが終わるとすぐに自分で検証しました。記録はほかの場所でも検証できます。手順はBaizeのdocs/fair-shuffles.mdとdocs/ten-dice.mdにすべて書いてあります。',
    ],
  },
  refusals: {
    ...together.refusals,
    'other-hand': () => '別のレースに対する操作でした。',
    'hand-runs': () => 'レースはまだ終わっていません。',
  },
  problems: {
    ...together.problems,
    'shared-table': () => '共有レースはサーバーのものです。番号も保存データも選べません',
    'unfair-deal': ({ hand }) => `第${String(hand)}レースのダイスは約束どおりではありません`,
    'left-out': ({ hand }) =>
      `第${String(hand)}レースのダイスは、席があり接続中だったこのページを除いて始められました`,
  },
};
