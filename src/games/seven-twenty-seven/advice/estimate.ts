/** A figure found by samples, and by how much it may well be off. */
export interface Estimate {
  readonly value: number;
  /** One standard error. */
  readonly error: number;
}

/** The mean of so many values, by their sum and the sum of their squares. */
export function meanOf(sum: number, squares: number, count: number): Estimate {
  const value = sum / count;
  const variance = Math.max(0, squares / count - value * value);
  return { value, error: Math.sqrt(variance / count) };
}

/** Whether a figure is more than its error may make it. */
export const isSure = ({ value, error }: Estimate): boolean => value > 2 * error;
