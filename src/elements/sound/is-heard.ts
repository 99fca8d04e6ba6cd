import type { SoundHost } from '../controllers/sound-host.js';
import { soundChoice } from '../controllers/sound-choice.js';

/** Whether people want less motion: by their own word, else by their system's. */
const isStill = (wish: string | undefined): boolean =>
  wish ? wish === 'off' : matchMedia('(prefers-reduced-motion:reduce)').matches;

/**
 * Whether a game is to be heard, as it stands now: as its player settled it, else as the page has it, or
 * the room. What can't be used leaves it to the room.
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
