import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { mountTable, part, parts } from '../support/paigow.js';
import { PANELS, PHASES } from '../support/paigow-scenes.js';
import { until } from '../support/until.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** A normal run looks at each scene once, at each third of them in the same way. */
const looksOf = (index: number) => LOOKS.filter((_, at) => isFull || at === index % LOOKS.length);

/** Parts of moments that other tests hold: two tabs, a host's faces, the check of a deal. */
const ELSEWHERE = [
  'panel-conflict',
  'card-face',
  'refusal',
  'cut',
  'check-no',
  'progress',
  'button-new',
];

describe('a table by axe', () => {
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

  it('tells by a part for whom the table waits', async () => {
    const table = await mountTable({ seats: '4' });
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    table.style.setProperty('--baize-duration', '9');
    table.newGame();
    await table.updateComplete;
    part(table, 'button-deal').click();
    await until('a bot is waited for', () => parts(table, 'seat-due').length > 0);
    for (const name of partsNow(table)) seen.add(name);
  });

  it('has all parts of the manifest in those scenes, and no other', async () => {
    expect([...seen, ...ELSEWHERE].sort()).to.deep.equal(await documentedParts('paigow-table'));
  });
});
