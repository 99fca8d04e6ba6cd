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
