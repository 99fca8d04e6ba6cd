import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { PHASES } from '../support/trick-scenes.js';
import { SHARED_TABLE_PARTS } from '../support/shared-table-parts.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** What a normal run checks: one table of each phase, each in one look. */
const TRIED: Readonly<Record<string, (typeof LOOKS)[number]>> = {
  'Hearts with cards to pass': 'light',
  'Spades with a bid to make': 'dark',
  'Twenty-Nine with trump to ask for': 'in forced colours',
  'Spades when it is over': 'light',
};

const looksOf = (scene: string) => LOOKS.filter((look) => isFull || TRIED[scene] === look);

/** Parts of all tables, which Pai Gow's tests check. */
const ELSEWHERE: readonly string[] = [];
/** Parts of the scenes. */
const SEEN: readonly string[] = [];

describe('a trick-taking table by axe', () => {
  for (const [when, make] of Object.entries(PHASES)) {
    for (const look of looksOf(when)) {
      it(`${when}, ${look}`, async () => {
        const forced = look === 'in forced colours';
        if (forced) {
          await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
        }
        const table = await (forced
          ? make({}, { width: 320 })
          : make({ theme: look }, { width: 800 }));
        await expectAccessible(table);
        expect(partsNow(table).filter((name) => !SEEN.includes(name))).to.deep.equal([]);
      });
    }
  }

  itInFull('has all parts of its scenes', async () => {
    const seen = new Set<string>();
    for (const make of Object.values(PHASES)) {
      const table = await make({}, {});
      for (const name of partsNow(table)) seen.add(name);
      table.parentElement!.remove();
    }
    expect([...seen].sort()).to.deep.equal([...SEEN].sort());
  });

  for (const tag of ['hearts-table', 'spades-table', 'whist-table', 'twenty-nine-table']) {
    it(`${tag} has the parts of the manifest, and no other`, async () => {
      const all = [...SEEN, ...ELSEWHERE, ...SHARED_TABLE_PARTS].sort();
      expect(all).to.deep.equal(await documentedParts(tag));
    });
  }
});
