import type { Seat } from '../../../engine/rules.js';
import type { Step } from '../../../games/seven-twenty-seven/words-labels.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames } from '../../../locales/table-en.js';
import { ja, sheets } from '../kit.js';

/** What it costs to stand: nothing, or at last the right to take more cards. */
function standText(freeze: number, stands: number): string {
  if (freeze === 0) return 'スタンドしても、次はまた引けます。';
  return stands + 1 < freeze
    ? `あと${freeze - stands}回続けてスタンドすると、もう引けません。`
    : '今スタンドすると、もう引けません。';
}

/** The next step in plain words. */
export const stepsWith = (names: SeatNames): WordsFor<Step> => {
  const waits = ({ seat }: { readonly seat: Seat | null }): string =>
    `${seat === null ? 'ほかのプレイヤー' : names.name(seat)}を待っています。`;
  return {
    ante: ({ ante }) =>
      `アンティ${sheets(ante)}を出して参加するか、このハンドを休むかを選んでください。`,
    check: ({ min, max }) =>
      `まだ誰もベットしていません。何も払わずチェックするか、${ja.number(min)}〜${sheets(max)}をベットします。`,
    call: ({ call, raises }) =>
      `残るには${sheets(call)}必要です。コール${raises ? 'かレイズ' : ''}をするか、フォールドしてポットをあきらめます。`,
    draw: ({ up, freeze, stands }) =>
      `カードを${up ? '表向きで' : ''}1枚引くか、スタンドします。${standText(freeze, stands)}`,
    declare: ({ secret }) =>
      `どちらを狙いますか。両方を宣言すると、両方で勝つ必要があります。${secret ? '宣言は全員同時に公開されます。' : ''}`,
    wait: waits,
    covered: ({ seat }) => `${names.label(seat)}の番です。端末を受け取ってください。`,
    frozen: (step) => `手札は固定されました。もう引けませんが、ベットは続きます。${waits(step)}`,
    'all-in': (step) => `オールインです。これ以上ベットしません。${waits(step)}`,
    paid: ({ seat, net }) =>
      names.does(
        seat,
        net === 0
          ? '増減なしです。'
          : `${sheets(Math.abs(net))}の${net > 0 ? '勝ち' : '負け'}です。`,
      ),
    folded: () => 'フォールドしました。ほかのプレイヤーが続けています。',
    bust: () =>
      'バーストです。エースをすべて1と数えても27を超えました。ほかのプレイヤーが続けています。',
    'sits-out': () => 'このハンドは休みです。',
    'no-chips': () => 'チップがありません。',
    nobody: () => '参加者が2人に満たないため、カードは配られませんでした。',
  };
};
