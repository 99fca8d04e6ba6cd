import type { intlOf } from '../../../locales/intl.js';
import type { Estimate } from '../advice/estimate.js';

const toTenths = (value: number): number => Math.round(value * 10) / 10;

/** Figures of samples as a language writes them: with the range that holds 95 in 100 of them. */
export const estimatesIn = ({
  number,
  signed,
  percent,
}: Pick<ReturnType<typeof intlOf>, 'number' | 'signed' | 'percent'>) => ({
  number,
  percent,
  /** A sum of chips without its sign. */
  tenths: (chips: number): string => number(toTenths(Math.abs(chips))),
  /** `41 ± 2%` */
  share: ({ value, error }: Estimate): string =>
    `${number(Math.round(100 * value))} ± ${percent(2 * error)}`,
  /** `+24.1 ± 0.6` */
  chips: ({ value, error }: Estimate): string =>
    `${signed(toTenths(value))} ± ${number(toTenths(2 * error))}`,
});
