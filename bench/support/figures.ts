/** A quantile of the values: 0.5 is the median. */
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

/** Columns with the median and the 95th percentile. */
export const spread = (values: readonly number[]): { median: string; '95 %': string } => ({
  median: ms(median(values)),
  '95 %': ms(quantile(values, 0.95)),
});

/** Columns with the goal, and whether it is met. A bench never fails. */
export const goal = (text: string, met: boolean): { goal: string; '': string } => ({
  goal: text,
  '': met ? 'met' : 'MISSED',
});

/** The same columns without a goal. */
export const NO_GOAL = { goal: '', '': '' };

/** The processor time of this process, in milliseconds, which other processes don't affect. */
export function processTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
