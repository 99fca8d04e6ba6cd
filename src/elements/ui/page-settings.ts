import type { Problem } from '../../core/engine/reason.js';
import { isGradeName } from '../../core/solver/grade-name.js';
import { type LocaleHost, pageLanguage } from '../controllers/language/language-controller.js';
import { motionFactor } from '../controllers/pace.js';
import type { Room } from '../controllers/room.js';
import type { SettingsController, Switch } from '../controllers/settings-controller.js';
import { isAudible } from '../sound/is-heard.js';

/** An element whose player may leave settings to the page. */
export interface PageSettingsHost extends LocaleHost {
  readonly inForce: SettingsController;
  readonly room: Room | undefined;
  readonly sound: unknown;
  reportOption(option: string, problem: Problem | undefined): void;
}

const onOff = (isOn: boolean): string => (isOn ? 'on' : 'off');

/**
 * The value of each setting where the player leaves it to the page: the page's, the room's or the system's; none of
 * those that show that as a choice of its own.
 */
export function pageSettings(host: PageSettingsHost): Readonly<Record<string, string>> {
  const { isConnected, room, sound, inForce } = host;
  const { motion } = inForce.player;
  const { pageGrade } = inForce;
  const page = (name: Switch): string => onOff(inForce.isOnInPage(name));
  return {
    language: pageLanguage(host),
    fourColor: page('fourColor'),
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
