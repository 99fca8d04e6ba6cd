/** The values of `sound`. `always` plays sounds even if the player prefers reduced motion. */
export const SOUNDS = ['off', 'on', 'always'] as const;

export type SoundChoice = (typeof SOUNDS)[number];

/**
 * The setting that a value means. An attribute without a value is `on`. `undefined` if the value can't be
 * used.
 */
export function soundChoice(given: unknown): SoundChoice | undefined {
  if (given === '' || given === true) return 'on';
  const silent = given === false ? 'off' : (given ?? 'off');
  return SOUNDS.find((choice) => choice === silent);
}
