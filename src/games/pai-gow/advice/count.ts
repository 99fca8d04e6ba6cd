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

/** The kinds that are counted: the table's, with the royal flush as a separate one. */
export type CountedKind = KindName | 'royal-flush';

/**
 * Numbers of hands by their highest card: the index is 2 to 14 (ace). The entries 0 and 1 are 0.
 */
export type CountsByTop = readonly number[];

/** Numbers of hands. */
export interface HandCounts {
  /** All hands: 154,143,080 with the joker, 133,784,560 without. */
  readonly hands: number;
  /** By the kind of the best five of the seven cards. */
  readonly kinds: Readonly<Record<CountedKind, number>>;
  /** By the best line of the Fortune side bet; `none` for those without one. */
  readonly fortune: Readonly<Record<FortuneLine | 'none', number>>;
  /**
   * The house way's back hands by kind and top card: the rank of the quads, the trips or the higher
   * pair, or else the highest card. It is 5 for A-2-3-4-5, independent of its rank.
   */
  readonly backs: Readonly<Record<KindName, CountsByTop>>;
  /** The house way's front hands: pairs and nothing. */
  readonly fronts: Readonly<Record<KindName, CountsByTop>>;
  /** How many of the dealer's hands return every stake, for each push rule. */
  readonly pushes: Readonly<Record<PushHand, number>>;
}

export interface CountOptions extends HouseWayOptions {
  readonly wheel: Wheel;
  readonly joker: boolean;
}

const PUSH_HANDS = PUSHES.filter((push) => push !== 'none');

type Counts<Name extends string> = Record<Name, number>;
type Tops = Record<KindName, number[]>;

const zeros = <Name extends string>(names: readonly Name[]): Counts<Name> =>
  Object.fromEntries(names.map((name) => [name, 0])) as Counts<Name>;

const noTops = (): Tops =>
  Object.fromEntries(KIND_NAMES.map((kind) => [kind, listOf(15, () => 0)])) as Tops;

/** The most significant figure of a rank. */
const firstOf = (rank: number): number => (rank >>> 16) & 15;

/** The height of a rank's top card, as in `HandCounts`. */
export function topOfRank(rank: number): number {
  const kind = kindOfFive(rank);
  const first = firstOf(rank);
  // If the wheel ranks second, a straight's figure is not a height.
  if (kind !== KINDS.straight && kind !== KINDS['straight-flush']) return first;
  return first === BROADWAY ? 14 : first === SECOND_WHEEL ? 5 : first;
}

const isRoyal = (rank: number): boolean =>
  kindOfFive(rank) === KINDS['straight-flush'] && firstOf(rank) === BROADWAY;

/** Counts by class. Each question about a class is answered once for all of its hands. */
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
    // The king and the queen have nine combinations of suits. In three of them, both have the same
    // suit.
    const matched = isRoyal(rank) && isBesideKingQueen(hand) ? hands / 3 : 0;
    this.fortune['royal-match'] += matched;
    this.fortune[fortuneOf(hand, rank)] += hands - matched;
  }
}

/**
 * Counts all hands of seven cards from the whole deck. The counts are exact, but made by classes of
 * hands (`hand-classes.ts`) in less than a second.
 *
 * @param onProgress called with the progress, 0 to 1
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
