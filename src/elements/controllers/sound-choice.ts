/** What a page may say of sound: `always` is heard even where people want less motion. */
export const SOUNDS = ['off', 'on', 'always'] as const;

export type SoundChoice = (typeof SOUNDS)[number];

/** What is meant: an attribute without a value is `on`; `undefined` for what can't be used. */
export function soundChoice(given: unknown): SoundChoice | undefined {
  if (given === '' || given === true) return 'on';
  const silent = given === false ? 'off' : (given ?? 'off');
  return SOUNDS.find((choice) => choice === silent);
}
