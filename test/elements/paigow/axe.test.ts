import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull } from '../support/counts.js';
import { PANELS, PHASES } from '../support/paigow-scenes.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** A normal run looks at each scene once, at each third of them in the same way. */
const looksOf = (index: number) => LOOKS.filter((_, at) => isFull || at === index % LOOKS.length);

describe('a table by axe', () => {
  for (const [index, [when, make]] of Object.entries({ ...PHASES, ...PANELS }).entries()) {
    for (const look of looksOf(index)) {
      it(`${when}, ${look}`, async () => {
        if (look !== 'in forced colours') {
          return expectAccessible(await make({ theme: look }, { width: 800 }));
        }
        await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
        await expectAccessible(await make({}, { width: 320 }));
      });
    }
  }
});
