import { listOf } from '../../../core/cards/list.js';
import { type Card, DECK_SIZE, JOKER } from '../../../core/cards/card.js';
import { FORTUNE_LINES, type FortuneLine } from '../rules/fortune.js';
import { fortuneOf, isBesideKingQueen } from './fortune-class.js';
import { HandClasses } from './hand-classes.js';
import {
  BROADWAY,
  KINDS,
  KIND_NAMES,
  type KindName,
  SECOND_WHEEL,
  type Wheel,
  kindOfFive,
} from '../rules/hand-rank.js';
import { type HouseWayOptions, rulesOfWay } from '../rules/house-ways.js';
import { quickWay } from './quick-way.js';
import { PUSHES, type PushHand, isPush } from '../rules/push.js';
import { type QuickWay, RankHand, leave, rankOfFront } from '../rules/rank-hand.js';

/** The kinds that are counted: those of the table, with the royal flush apart. */
export type CountedKind = KindName | 'royal-flush';

/** How many hands have which highest card: the index is 2 to 14, an ace; 0 and 1 have none. */
export type CountsByTop = readonly number[];

/** How many hands there are of what. */
export interface HandCounts {
  /** All of them: 154,143,080 with the joker, 133,784,560 without. */
  readonly hands: number;
  /** By the kind of the best five of the seven. */
  readonly kinds: Readonly<Record<CountedKind, number>>;
  /** By the best line of the Fortune side bet; `none` for those without one. */
  readonly fortune: Readonly<Record<FortuneLine | 'none', number>>;
  /**
   * What the house way has behind, by kind and top: the rank of the quads, of the trips or of the
   * higher pair, or else of the highest card; 5 for A-2-3-4-5, wherever it ranks.
   */
  readonly backs: Readonly<Record<KindName, CountsByTop>>;
  /** What it has in front; there are pairs and nothing. */
  readonly fronts: Readonly<Record<KindName, CountsByTop>>;
  /** How many of a dealer's hands make every stake come back, by what a table may settle. */
  readonly pushes: Readonly<Record<PushHand, number>>;
}

export interface CountOptions extends HouseWayOptions {
  readonly wheel: Wheel;
  /** Whether the joker is among the cards. */
  readonly joker: boolean;
}

const PUSH_HANDS = PUSHES.filter((push) => push !== 'none');

type Counts<Name extends string> = Record<Name, number>;
type Tops = Record<KindName, number[]>;

const zeros = <Name extends string>(names: readonly Name[]): Counts<Name> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Counts<Name>;

const noTops = (): Tops =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, listOf(15, () => 0)])) as Tops;

/** The first figure of a rank, which weighs most. */
const firstOf = (rank: number): number => (rank >>> 16) & 15;

/** The height of the top card of a rank, as `HandCounts` has it. */
export function topOfRank(rank: number): number {
  const kind = kindOfFive(rank);
  const first = firstOf(rank);
  // A straight's figures are no heights where the wheel ranks second.
  if (kind !== KINDS.straight && kind !== KINDS['straight-flush']) return first;
  return first === BROADWAY ? 14 : first === SECOND_WHEEL ? 5 : first;
}

/** Whether a rank is that of a royal flush. */
const isRoyal = (rank: number): boolean =>
  kindOfFive(rank) === KINDS['straight-flush'] && firstOf(rank) === BROADWAY;

/** Counts by class; what a class comes to is asked once for all of its hands. */
class Counter {
  hands = 0;
  readonly kinds = zeros([...KIND_NAMES, 'royal-flush'] as const);
  readonly fortune = zeros([...FORTUNE_LINES, 'none'] as const);
  readonly backs = noTops();
  readonly fronts = noTops();
  readonly pushes = zeros(PUSH_HANDS);
  private readonly back = new RankHand();

  private readonly way: QuickWay;

  constructor(private readonly options: CountOptions) {
    this.way = quickWay(rulesOfWay(options));
  }

  count(hand: Readonly<RankHand>, hands: number): void {
    const { wheel } = this.options;
    this.hands += hands;
    const rank = hand.rank(wheel);
    const kind = KIND_NAMES[kindOfFive(rank)]!;
    this.kinds[isRoyal(rank) ? 'royal-flush' : kind] += hands;
    this.countFortune(hand, rank, hands);
    const front = this.way(hand);
    leave(this.back, hand, front);
    this.place(this.fronts, rankOfFront(front), hands);
    for (const push of PUSH_HANDS) {
      if (isPush(push, rank, rankOfFront(front))) this.pushes[push] += hands;
    }
    this.place(this.backs, this.back.rank(wheel), hands);
  }

  private place(tops: Tops, rank: number, hands: number): void {
    tops[KIND_NAMES[kindOfFive(rank)]!][topOfRank(rank)]! += hands;
  }

  private countFortune(hand: Readonly<RankHand>, rank: number, hands: number): void {
    // Of the nine suits of such a king and queen, three are one suit.
    const matched = isRoyal(rank) && isBesideKingQueen(hand) ? hands / 3 : 0;
    this.fortune['royal-match'] += matched;
    this.fortune[fortuneOf(hand, rank)] += hands - matched;
  }
}

/**
 * Counts all hands of seven out of the whole deck: exact, by classes of hands (hand-classes.ts), not
 * one by one. It takes less than a second.
 *
 * @param onProgress called with how far it is, 0 to 1
 */
export function countHands(
  options: CountOptions,
  onProgress?: (share: number) => void,
): HandCounts {
  const deck = listOf(DECK_SIZE, (card): Card => card);
  const counter = new Counter(options);
  const classes = new HandClasses(options.joker ? [...deck, JOKER] : deck, (hand, hands) =>
    counter.count(hand, hands),
  );
  for (let chunk = 0; chunk < classes.chunks; chunk++) {
    classes.run(chunk);
    onProgress?.((chunk + 1) / classes.chunks);
  }
  const { hands, kinds, fortune, backs, fronts, pushes } = counter;
  return { hands, kinds, fortune, backs, fronts, pushes };
}
