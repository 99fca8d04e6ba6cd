import type { PatienceData } from '../../../src/games/patience/define.js';

/** The values of each option that the settings panel offers. */
const valuesOf = ({ options }: PatienceData): readonly (readonly [string, readonly unknown[]])[] =>
  Object.entries(options.rules).map(([name, { choices = [], isSwitch }]) => [
    name,
    choices.map((text) => (isSwitch ? text === 'on' : /^\d+$/.test(text) ? Number(text) : text)),
  ]);

/** All combinations of the values that the settings panel offers. The first one is that of the defaults. */
export function variantsOf(data: PatienceData): readonly object[] {
  let all: object[] = [{}];
  for (const [name, values] of valuesOf(data)) {
    all = all.flatMap((given) => values.map((value) => ({ ...given, [name]: value })));
  }
  return [{}, ...all];
}

/** The defaults, and as few other combinations as have each value once. */
export function fewVariantsOf(data: PatienceData): readonly object[] {
  const options = valuesOf(data);
  const most = Math.max(0, ...options.map(([, values]) => values.length));
  const variant = (index: number): object =>
    Object.fromEntries(options.map(([name, values]) => [name, values[index % values.length]]));
  return [{}, ...Array.from({ length: most }, (_, index) => variant(index))];
}
