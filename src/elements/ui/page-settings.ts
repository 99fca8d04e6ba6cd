import { type LocaleHost, pageLanguage } from '../controllers/language/speak.js';
import { motionFactor } from '../controllers/motion-factor.js';
import type { Preferences } from '../controllers/preferences.js';
import type { Room } from '../controllers/room.js';
import { isHeard } from '../sound/is-heard.js';

/** An element whose player may leave settings to the page. */
export interface SettingsHost extends LocaleHost {
  readonly preferences: Preferences;
  readonly room: Room | undefined;
  readonly theme: string;
  readonly sound: unknown;
  readonly calm: boolean;
  readonly pageBack: string;
  readonly fourColor?: boolean;
  readonly mirrored?: boolean;
  readonly tapToMove?: boolean;
  readonly noAutoFinish?: boolean;
  readonly pageAutoFoundation?: string;
}

const onOff = (...sources: readonly (boolean | undefined)[]): string =>
  sources.includes(true) ? 'on' : 'off';

/** `light` or `dark`: the element's own theme, the room's, or the colour scheme around the element. */
function pageTheme(host: SettingsHost): string {
  const theme = host.theme === 'auto' ? host.room?.theme : host.theme;
  if (theme && theme !== 'auto') return theme;
  const style = getComputedStyle(host);
  const scheme = style.getPropertyValue('--baize-scheme') || style.colorScheme;
  if (!scheme.includes('dark')) return 'light';
  const isDark = !scheme.includes('light') || matchMedia('(prefers-color-scheme:dark)').matches;
  return isDark ? 'dark' : 'light';
}

/** The value of each setting where the player leaves it to the page: the page's, the room's or the system's. */
export function pageSettings(host: SettingsHost): Readonly<Record<string, string>> {
  const { isConnected, room, sound, preferences } = host;
  const { motion } = preferences;
  return {
    language: pageLanguage(host),
    theme: pageTheme(host),
    fourColor: onOff(host.fourColor, room?.fourColor),
    cardBack: host.pageBack,
    mirrored: onOff(host.mirrored, room?.mirrored),
    motion: onOff(motionFactor(host, undefined) > 0),
    sound: onOff(isHeard({ isConnected, room, sound, preferences: { motion } })),
    tapToMove: onOff(host.tapToMove),
    calm: onOff(host.calm, room?.calm),
    autoFinish: onOff(!host.noAutoFinish),
    autoFoundation: host.pageAutoFoundation ?? 'off',
  };
}
