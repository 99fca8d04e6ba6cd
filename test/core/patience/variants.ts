import type { PatienceData } from '../../../src/games/patience/define.js';

/** All combinations of the values that the settings panel offers. The first one is that of the defaults. */
export function variantsOf({ options }: PatienceData): readonly object[] {
  let all: object[] = [{}];
  for (const [name, { choices = [], isSwitch }] of Object.entries(options.rules)) {
    const values = choices.map((text) =>
      isSwitch ? text === 'on' : /^\d+$/.test(text) ? Number(text) : text,
    );
    all = all.flatMap((given) => values.map((value) => ({ ...given, [name]: value })));
  }
  return [{}, ...all];
}
