import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { PANELS, PHASES } from '../support/paigow-scenes.js';

const SCENES = { ...PHASES, ...PANELS };

describe('a table by axe', () => {
  for (const [when, make] of Object.entries(SCENES)) {
    for (const theme of ['light', 'dark']) {
      it(`${when}, ${theme}`, async () => {
        await expectAccessible(await make({ theme }, { width: 800 }));
      });
    }

    it(`${when}, in forced colours`, async () => {
      await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
      await expectAccessible(await make({}, { width: 320 }));
    });
  }
});
