import { ACE, type Card, JOKER, RANKS, rankOf } from '../../../core/cards/card.js';
import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import { ACES, HIGH, JOKER_BIT, LANE, LOW, flushLane, straights } from './hand-bits.js';

/** What each line pays to one staked, best first. Trips pay more than a straight, and so are the better line. */
const PAY = {
  /** Seven suited cards in a row, the ace low or high, without the joker. */
  'natural-seven': 8000,
  /** A royal flush, and the two other cards a suited king and queen. */
  'royal-match': 2000,
  /** Seven suited cards in a row, one of them the joker. */
  'joker-seven': 1000,
  'five-aces': 400,
  'royal-flush': 150,
  'straight-flush': 50,
  quads: 25,
  'full-house': 5,
  flush: 4,
  trips: 3,
  straight: 2,
};
export type FortuneLine = keyof typeof PAY;

/** The lines of the Fortune side bet, best first; the joker helps where a line does not say no. */
export const FORTUNE_LINES = Object.keys(PAY) as readonly FortuneLine[];

/** What each line brings; a line that is not there brings nothing. A host can give its own. */
export type FortuneTable = Readonly<Partial<Record<FortuneLine, number>>>;

/** The worst of the lines that are rare enough to be celebrated, whether or not anything was bet on them. */
const LEAST_RARE: FortuneLine = 'straight-flush';

/** The lines that are rare, best first. */
export const RARE_LINES: readonly FortuneLine[] = FORTUNE_LINES.slice(
  0,
  FORTUNE_LINES.indexOf(LEAST_RARE) + 1,
);

/** What each line pays to one staked. */
export const FORTUNE_PAY: FortuneTable = PAY;

/** Envy: the chips that each other player's line brings to whoever bet enough on their own. */
export const FORTUNE_ENVY: FortuneTable = {
  'natural-seven': 5000,
  'royal-match': 1000,
  'joker-seven': 500,
  'five-aces': 250,
  'royal-flush': 50,
  'straight-flush': 20,
  quads: 5,
};

/** The least bonus bet that takes part in the envy bonus, in chips. */
export const FORTUNE_ENVY_MIN = 5;

/** No line brings more, so that a stake times it stays a whole number that is exact. */
const MOST = 1_000_000;

/** Seven cards as the lines ask of them. */
interface Seven {
  readonly joker: boolean;
  /** The ranks of each suit, as bits of `hand-bits.ts`. */
  readonly suits: readonly number[];
  /** How many cards of each rank, the most first; the joker is an ace. */
  readonly groups: readonly number[];
  readonly flush: boolean;
  readonly fiveAces: boolean;
}

const ROYAL = 1 << 9;
/** The king and the queen of a suit. */
const KING_QUEEN = (ACES >> 1) | (ACES >> 2);

function sevenOf(cards: readonly Card[]): Seven {
  const low = cards.reduce((bits, card) => bits | LOW[card]!, 0);
  const high = cards.reduce((bits, card) => bits | HIGH[card]!, 0);
  const ranks = cards.map((card) => (card === JOKER ? ACE : rankOf(card)));
  const counts = RANKS.map((_, index) => ranks.filter((rank) => rank === index + 1).length);
  return {
    joker: (low & JOKER_BIT) !== 0,
    suits: [low & LANE, low >>> 16, high & LANE, high >>> 16],
    groups: [...counts].sort((a, b) => b - a),
    flush: flushLane(low, high) !== 0,
    fiveAces: counts[0] === 5,
  };
}

/** Whether seven ranks of a suit are in a row. */
function isSevenInRow(suit: number): boolean {
  let run = (suit << 1) | (suit >>> 12);
  for (let n = 1; n < 7; n++) run &= run >>> 1;
  return run !== 0;
}

/** Whether one more card of the suit would make seven in a row. */
const isJokerSeven = (suit: number): boolean =>
  RANKS.some((_, index) => isSevenInRow(suit | (1 << index)));

const isRoyal = (suits: readonly number[], joker: boolean): boolean =>
  suits.some((suit) => (straights(suit, joker) & ROYAL) !== 0);

/** A suit's king and queen put aside, the other five are a royal flush. */
const isRoyalMatch = ({ suits, joker }: Seven): boolean =>
  suits.some(
    (suit, at) =>
      (suit & KING_QUEEN) === KING_QUEEN &&
      isRoyal(
        suits.map((other, index) => (index === at ? other & ~KING_QUEEN : other)),
        joker,
      ),
  );

/** What each line asks of seven cards. */
const MAKES: Readonly<Record<FortuneLine, (seven: Seven) => boolean>> = {
  'natural-seven': ({ suits }) => suits.some(isSevenInRow),
  'royal-match': isRoyalMatch,
  'joker-seven': ({ suits, joker }) => joker && suits.some(isJokerSeven),
  'five-aces': ({ fiveAces }) => fiveAces,
  'royal-flush': ({ suits, joker }) => isRoyal(suits, joker),
  'straight-flush': ({ suits, joker }) => suits.some((suit) => straights(suit, joker) !== 0),
  quads: ({ groups }) => groups[0]! >= 4,
  'full-house': ({ groups }) => groups[0]! >= 3 && groups[1]! >= 2,
  flush: ({ flush }) => flush,
  trips: ({ groups }) => groups[0]! >= 3,
  straight: ({ suits, joker }) =>
    straights(
      suits.reduce((all, suit) => all | suit, 0),
      joker,
    ) !== 0,
};

/**
 * The line of seven cards that brings most by a table (of equals the better one), whatever way they
 * are set; `undefined` where none brings anything. By `FORTUNE_ENVY` it is the line that others envy.
 */
export function fortuneLine(
  cards: readonly Card[],
  table: FortuneTable = FORTUNE_PAY,
): FortuneLine | undefined {
  const seven = sevenOf(cards);
  let best: FortuneLine | undefined;
  for (const line of FORTUNE_LINES) {
    const most = best === undefined ? 0 : table[best]!;
    if ((table[line] ?? 0) > most && MAKES[line](seven)) best = line;
  }
  return best;
}

/** Whether seven cards have one of the lines that few players ever see. */
export const isRare = (cards: readonly Card[]): boolean => {
  const seven = sevenOf(cards);
  return RARE_LINES.some((line) => MAKES[line](seven));
};

/** A table that a host gives: known lines, and for each a whole number from 0 to a million. */
export function checkFortuneTable(option: string, value: unknown): Checked<FortuneTable> {
  const given = asRecord(value);
  if (!given) return wrongOption(option, value, '{}');
  for (const [line, brings] of Object.entries(given)) {
    if (!isOneOf(FORTUNE_LINES, line)) return wrongOption(option, line, FORTUNE_LINES.join(', '));
    if (!Number.isSafeInteger(brings) || Number(brings) < 0 || Number(brings) > MOST) {
      return wrongOption(`${option}.${line}`, brings, `0–${MOST}`);
    }
  }
  return { value: { ...given } };
}
