import { type Card, JOKER, rankOf, suitOf } from '../../../core/cards/card.js';
import { numberText, signedText } from '../../../locales/table-en.js';
import { DEALER_HANDS } from '../advice/advice-options.js';
import type { Chances, CoachTotals } from '../advice/coach.js';

const RANKS = 'A,2,3,4,5,6,7,8,9,10,J,Q,K'.split(',');
/** By the suits' numbers; the last letter asks for a sign in the text's own colour. */
const SIGNS = ['♣\uFE0E', '♦\uFE0E', '♥\uFE0E', '♠\uFE0E'];

/** `34.2 %` */
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const shares = (chances: Chances): readonly [string, string, string] => {
  const [wins, pushes, losses] = chances.map((hands) => percent(hands / DEALER_HANDS));
  return [wins!, pushes!, losses!];
};

/** `wins 34.2 %, pushes 41.0 %, loses 24.8 %` */
const chancesText = (chances: Chances): string => {
  const [wins, pushes, losses] = shares(chances);
  return `wins ${wins}, pushes ${pushes}, loses ${losses}`;
};

/** What a cost is told by: one that rounds to nothing is told as so little, not as none. */
const costText = (cost: number): string => (cost < 0.0005 ? 'less than 0.1 %' : percent(cost));

/** The words of advice and coach, in English; their type is that of every other language. */
export const adviceEn = {
  /** `10♦`, the joker as a star: for eyes alone. */
  card: (card: Card): string =>
    card === JOKER ? '★' : `${RANKS[rankOf(card) - 1]}${SIGNS[suitOf(card)]}`,
  percent,
  shares,
  advice: 'Advice',
  coach: 'Coach',
  show: 'Show',
  hide: 'Hide',
  cancel: 'Cancel',
  showAdvice: 'Show advice',
  hideAdvice: 'Hide advice',
  /** Where there is nothing to advise. */
  later: 'What each way to set your cards wins, pushes and loses is told here once you have them.',
  deals: 'You deal: what others set against you can’t be counted beforehand.',
  hidden: 'It is hidden.',
  working: (share: number): string =>
    `Working through ${numberText(DEALER_HANDS)} dealer’s hands … ${Math.floor(share * 100)} %`,
  number: numberText,
  signed: signedText,
  /** Ways that a row stands for, for ears. */
  siblings: (ways: number): string => ` (${ways} ways, by suits)`,
  columns: ['Front · back', 'wins', 'pushes', 'loses', 'chips'] as readonly string[],
  caption: (ways: number): string =>
    `${ways === 1 ? 'The one legal way' : `All ${ways} legal ways, best first`}, against every hand the dealer can have`,
  /** Around what stands behind, for ears: `king, queen in front; pair of aces behind`. */
  inFront: ' in front; ',
  behind: ' behind',
  /** `Best: wins 34.2 %, pushes 41.0 %, loses 24.8 %` */
  told: (isLaid: boolean, chances: Chances): string =>
    `${isLaid ? 'As laid' : 'Best'}: ${chancesText(chances)}`,
  /** What is told once an advice is there. */
  best: (front: string, chances: Chances): string =>
    `Advice: ${front} in front ${chancesText(chances)}.`,
  /** What a set cost as a share of the stake, and in chips. */
  verdict: (cost: number, whose: string, chips: number): string =>
    cost === 0
      ? `${whose} set was the best.`
      : `${whose} set cost ${costText(cost)} of the bet${chips > 0 ? `, ${numberText(chips)} chips` : ''}.`,
  /** What is said besides, for ears. */
  better: (front: string, chances: Chances): string =>
    `Best was ${front} in front: ${chancesText(chances)}.`,
  compared: 'The set beside the best',
  setRow: 'Set',
  bestRow: 'Best',
  judging: 'The set is being judged …',
  noHands: 'After each set you are told what it cost against the best.',
  totals: ({ hands, best, cost, chips }: CoachTotals, who: string): string =>
    `${who}${numberText(hands)} hand${hands === 1 ? '' : 's'}, ${numberText(best)} set best. In all they cost ${percent(cost)} of a bet, ${chips.toFixed(1)} chips; ${percent(cost / hands)} a hand.`,
  lessons: 'Hands to learn from',
  lessonColumns: ['Cost', 'Cards', 'In front'] as readonly string[],
};

export type AdviceWords = typeof adviceEn;
