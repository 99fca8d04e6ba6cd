import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { PANELS, PHASES } from '../support/seven27-scenes.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** A normal run looks at each scene once, at each third of them in the same way. */
const looksOf = (index: number) => LOOKS.filter((_, at) => isFull || at === index % LOOKS.length);

/** Parts of all tables, which the tests of Pai Gow's hold. */
const ELSEWHERE = [
  ...[
    'menu',
    'menu-item',
    'veil',
    'panel-pause',
    'panel-settings',
    'panel-conflict',
    'panel-stats',
  ],
  ...['select', 'card-face', 'cut', 'input', 'refusal', 'check-no'],
];

describe('the Seven Twenty-Seven table by axe', () => {
  const seen = new Set<string>();

  for (const [index, [when, make]] of Object.entries({ ...PHASES, ...PANELS }).entries()) {
    for (const look of looksOf(index)) {
      it(`${when}, ${look}`, async () => {
        const forced = look === 'in forced colours';
        if (forced) {
          await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
        }
        const table = await (forced
          ? make({}, { width: 320 })
          : make({ theme: look }, { width: 800 }));
        for (const name of partsNow(table)) seen.add(name);
        await expectAccessible(table);
      });
    }
  }

  it('has all parts of the manifest in those scenes, and no other', async () => {
    expect([...seen, ...ELSEWHERE].sort()).to.deep.equal(await documentedParts('seven27-table'));
  });
});
