/** The value below which a share of all values lies, 0.5 for the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)] ?? NaN, sorted[Math.ceil(at)] ?? NaN];
  return low + (high - low) * (at - Math.floor(at));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export const ms = (value: number): string => `${value.toFixed(2)} ms`;
export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
export const whole = (value: number): string => Math.round(value).toLocaleString('en');
export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Median and the slow end, as columns. */
export const spread = (values: readonly number[]): { median: string; '95 %': string } => ({
  median: ms(median(values)),
  '95 %': ms(quantile(values, 0.95)),
});

/** The goal and whether it is met; a bench tells, it never fails. */
export const goal = (text: string, met: boolean): { goal: string; '': string } => ({
  goal: text,
  '': met ? 'met' : 'MISSED',
});

/** Columns of a line that has no goal. */
export const NO_GOAL = { goal: '', '': '' };
