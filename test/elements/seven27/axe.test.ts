import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { PANELS, PHASES } from '../support/seven27-scenes.js';

describe('the Seven Twenty-Seven table by axe', () => {
  for (const [when, make] of Object.entries({ ...PHASES, ...PANELS })) {
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
