import { KINDS, kindOfFive } from './hand-rank.js';

/**
 * What a win of chips pays after the commission, rounded down: 10 at 5 % pay 9, and 5 pay 4.
 *
 * @param commission percent of what is won, 0 to 100
 */
export const lessCommission = (chips: number, commission: number): number =>
  Math.floor((chips * (100 - commission)) / 100);

/** Whether the house keeps more than its percent, since chips are whole. */
export const isRounded = (chips: number, commission: number): boolean =>
  (chips * commission) % 100 !== 0;

/** What a win of the least and of the greatest stake pays. */
export const paidAtLimits = ({
  commission,
  minBet,
  maxBet,
}: {
  readonly commission: number;
  readonly minBet: number;
  readonly maxBet: number;
}): readonly (readonly [stake: number, pays: number])[] =>
  [minBet, maxBet].map((stake) => [stake, lessCommission(stake, commission)] as const);

/** The dealer's hand that makes every stake come back, in place of the commission; or none. */
export const PUSHES = ['none', 'queen-high', 'ace-high', 'nine-front'] as const;
export type Push = (typeof PUSHES)[number];
export type PushHand = Exclude<Push, 'none'>;

/** What is said of the push and of the commission: the rule is the house's, and takes its place. */
interface PushOptions {
  readonly house: boolean;
  readonly pushOn: Push;
  readonly commission: number;
}

/** The push that holds in a hand. */
export const pushInForce = ({ house, pushOn }: PushOptions): Push => (house ? pushOn : 'none');

/** The commission that is taken in a hand. */
export const commissionInForce = (options: PushOptions): number =>
  pushInForce(options) === 'none' ? options.commission : 0;

/** Whether a rank is that of nothing but so high a card. */
const isHigh = (rank: number, height: number): boolean =>
  kindOfFive(rank) === KINDS.nothing && ((rank >>> 16) & 15) === height;

/**
 * Whether the dealer's hand is that one.
 *
 * @param seven the rank of the best five of the dealer's seven cards
 * @param front the rank of the two in front
 */
export function isPush(push: Push, seven: number, front: number): boolean {
  switch (push) {
    case 'none':
      return false;
    case 'queen-high':
      return isHigh(seven, 12);
    case 'ace-high':
      return isHigh(seven, 14);
    case 'nine-front':
      return isHigh(front, 9);
  }
}
