import { KINDS, kindOfFive } from './hand-rank.js';

/**
 * What a win pays after the commission, rounded down: 10 at 5 % pay 9, and 5 pay 4.
 *
 * @param commission percent of the win, 0 to 100
 */
export const lessCommission = (chips: number, commission: number): number =>
  Math.floor((chips * (100 - commission)) / 100);

/** Whether the house keeps more than its percentage, because chips are whole. */
export const isRounded = (chips: number, commission: number): boolean =>
  (chips * commission) % 100 !== 0;

/** What a win of the smallest and of the largest stake pays. */
export const paidAtLimits = ({
  commission,
  minBet,
  maxBet,
}: {
  readonly commission: number;
  readonly minBet: number;
  readonly maxBet: number;
}) => ({
  minStake: minBet,
  minPays: lessCommission(minBet, commission),
  maxStake: maxBet,
  maxPays: lessCommission(maxBet, commission),
});

/** The dealer's hand that returns every stake. Tables with such a rule take no commission. */
export const PUSHES = ['none', 'queen-high', 'ace-high', 'nine-front'] as const;
export type Push = (typeof PUSHES)[number];
export type PushHand = Exclude<Push, 'none'>;

/** The push rule and the commission. The push rule applies only if the house deals. */
interface PushOptions {
  readonly house: boolean;
  readonly pushOn: Push;
  readonly commission: number;
}

/** The push rule that applies in a hand. */
export const pushInForce = ({ house, pushOn }: PushOptions): Push => (house ? pushOn : 'none');

/** The commission that applies in a hand. */
export const commissionInForce = (options: PushOptions): number =>
  pushInForce(options) === 'none' ? options.commission : 0;

/** Whether a rank is nothing but a high card of that height. */
const isHigh = (rank: number, height: number): boolean =>
  kindOfFive(rank) === KINDS.nothing && ((rank >>> 16) & 15) === height;

/**
 * Whether the dealer's hand returns every stake.
 *
 * @param seven the rank of the best five of the dealer's seven cards
 * @param front the rank of the dealer's two cards in front
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
