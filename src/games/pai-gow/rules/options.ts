import {
  type Option,
  defineOptions,
  flag,
  isOneOf,
  listOption,
  oneOf,
  option,
  whole,
} from '../../../core/engine/option.js';
import type { Seat } from '../../../core/engine/rules.js';
import { amount, isChips } from '../../../core/table/chips.js';
import { SEAT_KINDS, type SeatKind } from '../../../core/table/seats.js';
import {
  FORTUNE_ENVY,
  FORTUNE_ENVY_MIN,
  FORTUNE_PAY,
  type FortuneTable,
  checkFortuneTable,
} from './fortune.js';
import { WHEELS, type Wheel } from './hand-rank.js';
import { type HouseRule, checkHouseRules } from './house-rules.js';
import { HOUSE_WAY_NAMES, type HouseWayName } from './house-ways.js';
import { PUSHES, type Push } from './push.js';

/** The most seats of a table, including the dealer's. */
export const MOST_SEATS = 7;
export const LEAST_SEATS = 2;
export const DICE = 3;

/** What happens to a set whose five cards do not rank higher than its two. */
export const FOULS = ['refuse', 'lose'] as const;
export type Foul = (typeof FOULS)[number];

export const BONUSES = ['none', 'fortune'] as const;
export type Bonus = (typeof BONUSES)[number];

/** The options of one hand. */
export interface PaigowOptions {
  /** By seat. The house's own seat is a bot's. */
  readonly kinds: readonly SeatKind[];
  /** Chips by seat; `null` for an open seat and for the house's own. */
  readonly stacks: readonly (number | null)[];
  readonly dealer: Seat;
  /** Whether the house deals, with unlimited chips. Otherwise one of the players does. */
  readonly house: boolean;
  /** Whether the bank is offered to the players before the house takes it. `asked` is the first of them. */
  readonly offer: boolean;
  readonly asked: Seat;
  readonly minBet: number;
  readonly maxBet: number;
  /** Percent of winnings, 0 to 100. */
  readonly commission: number;
  /** The house's hand with which all stakes are returned. It replaces the commission. */
  readonly pushOn: Push;
  readonly foul: Foul;
  readonly wheel: Wheel;
  readonly bonus: Bonus;
  readonly bonusMin: number;
  readonly bonusMax: number;
  /** The least bonus bet that also pays for other players' hands. */
  readonly envyMin: number;
  readonly pay: FortuneTable;
  readonly envy: FortuneTable;
  readonly houseWay: HouseWayName;
  /** The host's own rules for the house way. They override those of the named one. */
  readonly houseWayRules: readonly HouseRule[];
  /** Whether no dice are thrown, and the first hand goes to the dealer's right. */
  readonly quickDeal: boolean;
  /** The three dice; empty for a quick deal. A view hides them until they are thrown. */
  readonly dice: readonly number[];
}

/** The default limits of a table. */
export const PAIGOW_LIMITS = { minBet: 5, maxBet: 100, bonusMin: 1, bonusMax: 25 } as const;

const seat: Option<Seat, unknown> = option(
  0,
  `0–${MOST_SEATS - 1}`,
  (given) => isChips(given) && given < MOST_SEATS,
);

/** A pay table of a bonus bet. `checkFortuneTable` reports what is wrong with it. */
const fortuneTable = (usual: FortuneTable): Option<FortuneTable, unknown> => ({
  usual: () => usual,
  check: checkFortuneTable,
});

/** Whether a person, a bot or the house has the seat. */
export const isTaken = ({ kinds }: Pick<PaigowOptions, 'kinds'>, seat: Seat): boolean =>
  kinds[seat] !== undefined && kinds[seat] !== 'open';

/** Whether exactly the seats that need a stack have one. */
const stacksFit = ({ kinds, stacks, dealer, house }: PaigowOptions): boolean =>
  stacks.length === kinds.length &&
  kinds.every((kind, seat) => {
    const none = kind === 'open' || (house && seat === dealer);
    return (stacks[seat] === null) === none;
  });

export const options = defineOptions<PaigowOptions>({
  table: {
    kinds: listOption(['bot', 'human'], SEAT_KINDS.join(', '), (kind) => isOneOf(SEAT_KINDS, kind)),
    stacks: listOption(
      [null, 1000],
      '0, 1, 2 …, null',
      (stack) => stack === null || isChips(stack),
    ),
    dealer: seat,
    offer: flag(false),
    asked: seat,
    minBet: amount(PAIGOW_LIMITS.minBet, 1),
    maxBet: amount(PAIGOW_LIMITS.maxBet, 1),
    bonusMin: amount(PAIGOW_LIMITS.bonusMin, 1),
    bonusMax: amount(PAIGOW_LIMITS.bonusMax, 1),
    envyMin: amount(FORTUNE_ENVY_MIN, 0),
    pay: fortuneTable(FORTUNE_PAY),
    envy: fortuneTable(FORTUNE_ENVY),
    houseWay: oneOf(HOUSE_WAY_NAMES),
    houseWayRules: { usual: () => [], check: checkHouseRules },
    quickDeal: flag(false),
    dice: listOption([], '1–6', (die) => isOneOf([1, 2, 3, 4, 5, 6], die)),
  },
  rules: {
    house: flag(true),
    commission: whole(0, () => [0, 100], ['0', '5']),
    pushOn: oneOf(PUSHES),
    foul: oneOf(FOULS),
    wheel: oneOf(WHEELS),
    bonus: oneOf(BONUSES),
  },
  together: [
    [
      'kinds',
      `${LEAST_SEATS}–${MOST_SEATS}`,
      ({ kinds: { length } }) => length >= LEAST_SEATS && length <= MOST_SEATS,
    ],
    ['dealer', SEAT_KINDS.slice(0, 2).join(', '), (all) => isTaken(all, all.dealer)],
    ['kinds', 'bot', ({ house, kinds, dealer }) => !house || kinds[dealer] === 'bot'],
    ['asked', '0 …', ({ asked, kinds }) => asked < kinds.length],
    ['stacks', '0, 1, 2 …, null', stacksFit],
    ['stacks', '1 …', ({ stacks, dealer }) => stacks[dealer] !== 0],
    ['stacks', '1 …', ({ stacks, dealer }) => stacks.some((s, seat) => seat !== dealer && s)],
    ['maxBet', 'minBet …', ({ minBet, maxBet }) => minBet <= maxBet],
    ['bonusMax', 'bonusMin …', ({ bonusMin, bonusMax }) => bonusMin <= bonusMax],
    ['dice', `${DICE} × 1–6`, ({ dice, quickDeal }) => quickDeal || dice.length === DICE],
  ],
  complete: (all) => (all.quickDeal ? { ...all, dice: [] } : all),
});
