import { isGradeName } from '../../core/solver/grade-name.js';
import { type LocaleHost, pageLanguage } from '../controllers/language/language-controller.js';
import type { ElementMembers } from '../controllers/element-host.js';
import { motionFactor } from '../controllers/pace.js';
import type { SettingsController, Switch } from '../controllers/settings-controller.js';
import { isAudible } from '../sound/is-heard.js';

/** An element with a settings panel. */
export type ElementWithSettings = LocaleHost &
  Pick<ElementMembers, 'room' | 'sound' | 'reportOption'> & {
    readonly inForce: SettingsController;
  };

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/**
 * The value that each setting has if the player makes no choice: the page's, the room's or the system's. Settings with a
 * choice "automatic" are left out.
 */
export function pageSettings(host: ElementWithSettings): Readonly<Record<string, string>> {
  const { isConnected, room, sound, inForce } = host;
  const { motion } = inForce.player;
  const { pageGrade } = inForce;
  const page = (name: Switch): string => onOff(inForce.isOnInPage(name));
  return {
    language: pageLanguage(host),
    fourColor: page('fourColor'),
    faces: inForce.pageFaces,
    cardBack: inForce.pageCardBack,
    courts: inForce.pageCourts,
    cardSize: 'medium',
    mirrored: page('mirrored'),
    motion: onOff(motionFactor(host, undefined) > 0),
    sound: onOff(isAudible({ isConnected, room, sound, preferences: { motion } })),
    tapToMove: page('tapToMove'),
    calm: page('calm'),
    verdict: page('verdict'),
    solvable: page('solvable'),
    grade: isGradeName(pageGrade) ? pageGrade : 'any',
    autoFinish: page('autoFinish'),
    autoFoundation: inForce.pageAutoFoundation,
    pace: 'normal',
    nextHand: 'off',
  };
}
