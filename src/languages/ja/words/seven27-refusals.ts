import type { MoveType, Phase, Seven27Refusal } from '../../../games/seven-twenty-seven/state.js';
import type { WordsFor } from '../../../locales/saying.js';
import type { SeatNames, TableRefusal } from '../../../locales/table-en.js';
import { ja, sheets } from '../kit.js';
import { chipRefusals, notNow, tableRefusals } from './table.js';

const MOVES: Readonly<Record<MoveType, string>> = {
  ante: 'アンティ',
  'sit-out': '休み',
  cut: 'カット',
  deal: 'ディール',
  check: 'チェック',
  bet: 'ベット',
  call: 'コール',
  raise: 'レイズ',
  fold: 'フォールド',
  take: 'ドロー',
  stand: 'スタンド',
  declare: '宣言',
  settle: '精算',
};

const PHASES: Readonly<Record<Phase, string>> = {
  ante: 'アンティの受付中',
  bets: 'ベット中',
  draw: 'ドロー中',
  declare: '宣言中',
  over: 'ハンドの終了後',
};

/** Refusals of what is done with chips. */
const bettingRefusals = ({ whose, name }: SeatNames) => ({
  ...chipRefusals({ bet: 'ベット', raise: 'レイズ' }),
  'not-your-turn': ({ turn }: { readonly turn: number }) => `今は${whose(turn)}番です。`,
  'bet-open': ({ call }: { readonly call: number }) =>
    `ベットがあります。コールには${sheets(call)}必要です。`,
  'no-bet-open': () => 'まだ誰もベットしていないので、コールできません。',
  'max-raises': ({ max }: { readonly max: number }) =>
    `レイズは1ラウンドに${ja.number(max)}回までです。`,
  'short-of-raise': () => 'コールした後に残るチップがありません。',
  'not-reopened': ({ min }: { readonly min: number }) =>
    `前のレイズが${sheets(min)}に満たないため、さらにレイズはできません。`,
  'nobody-to-raise': () => 'ほかは全員オールインしています。',
  'seat-open': ({ seat }: { readonly seat: number }) => `${name(seat)}には誰もいません。`,
});

/** A sentence for every refusal of the rules. */
export const refusalsWith = (names: SeatNames): WordsFor<Seven27Refusal | TableRefusal> => {
  const { does } = names;
  const did =
    (what: string) =>
    ({ seat }: { readonly seat: number }) =>
      does(seat, `もう${what}ので、変更できません。`);
  return {
    ...tableRefusals(names),
    ...bettingRefusals(names),
    'no-such-move': ({ move }) => `「${move}」という操作はありません。`,
    'not-now': ({ move, phase }) => notNow(MOVES[move], PHASES[phase]),
    'seat-out': ({ seat }) => does(seat, 'このハンドを休んでいます。'),
    'seat-folded': ({ seat }) => does(seat, 'フォールドしています。'),
    'seat-bust': ({ seat }) => does(seat, 'バーストしています。'),
    'already-anted': did('アンティを出した'),
    'already-cut': did('カットした'),
    'already-declared': did('宣言した'),
    'seat-frozen': ({ stands }) =>
      `${ja.number(stands)}回続けてスタンドしたので手札は固定され、もう引けません。`,
    'bad-cut': ({ most }) => `カットの言葉は${most}文字までです。`,
    'bad-declaration': ({ targets }) =>
      `「${String(targets)}」は宣言できません。宣言できるのは7、27、両方です。`,
    'table-moves': ({ move }) => `${MOVES[move]}はテーブルが行います。`,
    'antes-open': ({ seat }) => does(seat, 'まだアンティを出すか休むかを決めていません。'),
  };
};
