import { ACE, type Card, JOKER, RANKS, rankOf } from '../../../core/cards/card.js';
import { isOneOf, wrongOption } from '../../../core/engine/option.js';
import { type Checked, asRecord } from '../../../core/engine/reason.js';
import { ACES, HIGH, JOKER_BIT, LANE, LOW, flushLane, straights } from './hand-bits.js';

/**
 * The payout of each line for a stake of one, the best line first. Trips pay more than a straight,
 * so they are the better line.
 */
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

/**
 * The lines of the Fortune side bet, the best first. The joker counts unless a line excludes it.
 */
export const FORTUNE_LINES = Object.keys(PAY) as readonly FortuneLine[];

/** The payout of each line. A missing line pays nothing. A page can set its own. */
export type FortuneTable = Readonly<Partial<Record<FortuneLine, number>>>;

/** The lowest line that is celebrated, even if there was no bonus bet. */
const LEAST_RARE: FortuneLine = 'straight-flush';

/** The lines that are celebrated, the best first. */
export const RARE_LINES: readonly FortuneLine[] = FORTUNE_LINES.slice(
  0,
  FORTUNE_LINES.indexOf(LEAST_RARE) + 1,
);

/** The payout of each line for a stake of one. */
export const FORTUNE_PAY: FortuneTable = PAY;

/**
 * The envy bonus: the chips that another player's line pays to those whose bonus bet is high
 * enough.
 */
export const FORTUNE_ENVY: FortuneTable = {
  'natural-seven': 5000,
  'royal-match': 1000,
  'joker-seven': 500,
  'five-aces': 250,
  'royal-flush': 50,
  'straight-flush': 20,
  quads: 5,
};

/** The smallest bonus bet, in chips, that qualifies for the envy bonus. */
export const FORTUNE_ENVY_MIN = 5;

/** The highest payout, so that stake times payout stays an exact number. */
const MOST = 1_000_000;

/** The properties of seven cards that the lines depend on. */
interface Seven {
  readonly joker: boolean;
  /** The ranks of each suit, as bits (see `hand-bits.ts`). */
  readonly suits: readonly number[];
  /** The number of cards of each rank, in descending order. The joker is an ace. */
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

/** Whether the cards without a suited king and queen are a royal flush. */
const isRoyalMatch = ({ suits, joker }: Seven): boolean =>
  suits.some(
    (suit, at) =>
      (suit & KING_QUEEN) === KING_QUEEN &&
      isRoyal(
        suits.map((other, index) => (index === at ? other & ~KING_QUEEN : other)),
        joker,
      ),
  );

/** The condition of each line. */
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
 * The line of seven cards that pays most in a table, however they are set. Of equal ones it is the
 * better line. Returns `undefined` if no line pays. With `FORTUNE_ENVY`, it is the line that others
 * get the envy bonus for.
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

/** Whether seven cards have one of the rare lines. */
export const isRare = (cards: readonly Card[]): boolean => {
  const seven = sevenOf(cards);
  return RARE_LINES.some((line) => MAKES[line](seven));
};

/** Checks a page's pay table: known lines, each with a whole number from 0 to a million. */
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
