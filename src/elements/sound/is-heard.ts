import type { ElementMembers } from '../controllers/element-host.js';
import { soundChoice } from '../controllers/sound-choice.js';

/** Whether the player, or else the system, wants less motion. */
const isStill = (setting: string | undefined): boolean =>
  setting ? setting === 'off' : matchMedia('(prefers-reduced-motion:reduce)').matches;

/**
 * Whether a game is audible now: by the player's setting, else the page's, else the room's. A wrong value of
 * the page is ignored.
 */
export function isAudible({
  isConnected,
  preferences,
  sound,
  room,
}: Pick<ElementMembers, 'preferences' | 'sound' | 'room'> & {
  readonly isConnected: boolean;
}): boolean {
  const { sound: playerChoice, motion } = preferences;
  if (!isConnected || playerChoice) return isConnected && playerChoice === 'on';
  const page = (sound ?? undefined) === undefined ? undefined : soundChoice(sound);
  const choice = page ?? soundChoice(room?.sound);
  return choice === 'always' || (choice === 'on' && !isStill(motion));
}
