import type { SoundHost } from '../controllers/sound-host.js';
import { soundChoice } from '../controllers/sound-choice.js';

/** Whether the player, or else the system, wants less motion. */
const isStill = (wish: string | undefined): boolean =>
  wish ? wish === 'off' : matchMedia('(prefers-reduced-motion:reduce)').matches;

/**
 * Whether a game is audible now: by the player's setting, else the page's, else the room's. A wrong value of
 * the page is ignored.
 */
export function isHeard({
  isConnected,
  preferences,
  sound,
  room,
}: Pick<SoundHost, 'isConnected' | 'preferences' | 'sound' | 'room'>): boolean {
  const { sound: wish, motion } = preferences;
  if (!isConnected || wish) return isConnected && wish === 'on';
  const page = (sound ?? undefined) === undefined ? undefined : soundChoice(sound);
  const choice = page ?? soundChoice(room?.sound);
  return choice === 'always' || (choice === 'on' && !isStill(motion));
}
