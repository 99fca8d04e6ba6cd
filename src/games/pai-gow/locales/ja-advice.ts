import type { Translations } from '../../../locales/translations.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances } from '../advice/coach.js';
import type { AdviceWords } from './en-advice.js';
import { cardSign, ja } from '../../../locales/ja/kit.js';

const { tenths } = ja;

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => tenths(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `勝ち34.2%、引き分け41.0%、負け24.8%` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `勝ち${wins}、引き分け${pushes}、負け${losses}`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string => (cost < 0.0005 ? `${tenths(0.001)}未満` : tenths(cost));

/** The words of advice and coach, in Japanese. */
const advice: AdviceWords = {
  card: cardSign,
  percent: tenths,
  shares,
  advice: 'アドバイス',
  coach: 'コーチ',
  show: '表示',
  hide: '隠す',
  cancel: '中止',
  showAdvice: 'アドバイスを表示',
  hideAdvice: 'アドバイスを隠す',
  later: 'カードが配られると、組み方ごとの勝ち、引き分け、負けの割合がここに出ます。',
  deals: 'あなたがディーラーです。相手のセットの仕方は前もって計算できません。',
  hidden: '非表示にしています。',
  working: (share) =>
    `ディーラーの手${ja.number(DEALER_HANDS)}通りを計算中… ${Math.floor(share * 100)}%`,
  number: ja.number,
  signed: ja.signed,
  siblings: (ways) => `（マークの違う組み方${ja.number(ways)}通り）`,
  columns: ['フロント · バック', '勝ち', '引き分け', '負け', 'チップ'],
  caption: (ways) =>
    `${ways === 1 ? '唯一の有効な組み方' : `有効な組み方全${ja.number(ways)}通り（良い順）`}と、ディーラーのあらゆる手に対する成績`,
  inFront: 'がフロント、',
  behind: 'がバック',
  told: (isLaid, chances) => `${isLaid ? '今の組み方' : '最善'}：${chancesText(chances)}`,
  best: (front, chances) => `アドバイス：フロントに${front}。${chancesText(chances)}。`,
  verdict: (cost, whose, chips) =>
    cost === 0
      ? `${whose}組み方は最善でした。`
      : `${whose}組み方は、最善より賭け金の${costText(cost)}${chips > 0 ? `（チップ${ja.number(chips)}枚）` : ''}の損でした。`,
  better: (front, chances) => `最善はフロントに${front}：${chancesText(chances)}。`,
  compared: '実際の組み方と最善',
  setRow: '実際',
  bestRow: '最善',
  judging: '組み方を評価しています…',
  noHands: 'セットするたびに、最善と比べてどれだけ損だったかをお知らせします。',
  totals: ({ hands, best, cost, chips }, who) =>
    `${who}${ja.number(hands)}ハンド中${ja.number(best)}ハンドが最善でした。損は合計で賭け金の${tenths(cost)}、チップ${chips.toFixed(1)}枚で、1ハンドあたり${tenths(cost / hands)}です。`,
  lessons: '見直したいハンド',
  lessonColumns: ['損', 'カード', 'フロント'],
};

/** The words of advice and coach in Japanese. */
export const otherWords: Translations = { advice };
