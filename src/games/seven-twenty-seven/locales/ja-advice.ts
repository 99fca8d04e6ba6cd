import type { Translations } from '../../../locales/translations.js';
import { ja } from '../../../locales/ja/kit.js';
import { SAMPLES } from '../advice/estimate.js';
import type { Seven27AdviceWords } from './en-advice.js';
import { estimatesIn } from './estimates.js';

const figures = estimatesIn(ja);
const { number, percent, tenths } = figures;

/** The words of advice and coach, in Japanese. */
const seven27Advice: Seven27AdviceWords = {
  ...{ share: figures.share, chips: figures.chips, tenths },
  advice: 'アドバイス',
  coach: 'コーチ',
  show: '表示',
  hide: '隠す',
  cancel: '中止',
  showAdvice: 'アドバイスを表示',
  hideAdvice: 'アドバイスを隠す',
  later: 'あなたの番になると、選択肢ごとの見込みがここに出ます。',
  hidden: '非表示にしています。',
  working: (share) =>
    `このハンドを${number(SAMPLES)}回試しています… ${percent(Math.floor(share * 100) / 100)}`,
  columns: ['選択', '7', '27', 'チップ'],
  caption: (samples) =>
    `選択肢、良い順。7と27の半分をどれだけ取れるか、これから先のチップ。${number(samples)}回の試行`,
  best: (choice) => `最善は「${choice}」です。`,
  less: (other, chips) => `「${other}」はチップ${tenths(chips)}枚少なくなります。`,
  same: (other) => `試行の範囲では「${other}」も同じくらいです。`,
  price: ({ call, pot, needed, share }) =>
    `コールは${number(call)}枚、ポットは${number(pot)}枚。必要な取り分は${percent(needed)}、見込みは${share}です。`,
  card: ({ unseen, low, high }) =>
    `見えない${number(unseen)}枚のうち、${number(low.nearer)}枚で7に、${number(high.nearer)}枚で27に近づきます。${number(high.over)}枚では27を超えます。`,
  model:
    'ほかの人はこのテーブルの打ち方で、あと一度ベットするものとします。±は100回中95回の範囲です。',
  judging: '判断を評価しています…',
  noHands: 'ハンドが終わるたびに、判断でどれだけ損をしたかをお知らせします。',
  verdict: ({ decisions, good, cost }) =>
    good === decisions
      ? `${number(decisions)}回の判断はすべて最善と同じくらいでした。`
      : `${number(decisions)}回の判断のうち${number(good)}回は最善と同じくらいでした。ほかの損はチップ${tenths(cost)}枚です。`,
  coachColumns: ['あなた', '最善', 'チップ'],
  coachCaption: 'あなたの判断と最善',
};

/** The words of advice and coach in Japanese. */
export const otherWords: Translations = { seven27Advice };
