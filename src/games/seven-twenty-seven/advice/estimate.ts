/** A figure found by sampling, with its error. */
export interface Estimate {
  readonly value: number;
  /** The standard error. */
  readonly error: number;
}

/** The mean of so many values, given their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, count: number): Estimate {
  const value = sum / count;
  const variance = Math.max(0, squares / count - value * value);
  return { value, error: Math.sqrt(variance / count) };
}

/** Whether a figure is clearly above zero: more than two standard errors. */
export const isSure = ({ value, error }: Estimate): boolean => value > 2 * error;

/** The default number of samples. */
export const SAMPLES = 4000;
