import { AUTO_FOUNDATIONS, type FoundationAids } from '../../core/patience/foundation-aids.js';
import { ON_OFF } from '../../core/engine/option.js';
import type { Choices } from '../controllers/preferences.js';
import type { SettingsController } from '../controllers/settings-controller.js';

/** The settings of games that build all cards up on foundations. */
export const foundationSettings: Choices = {
  autoFinish: ON_OFF,
  autoFoundation: AUTO_FOUNDATIONS,
};

/** Which cards go to their foundations automatically. */
export const foundationAids = (settings: SettingsController): FoundationAids => ({
  autoFinish: settings.isOn('autoFinish'),
  autoFoundation: settings.autoFoundation,
});
