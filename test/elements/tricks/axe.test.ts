import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { PHASES } from '../support/trick-scenes.js';
import { GAMES } from '../support/tricks.js';
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

/** Parts of all tables, which Pai Gow's tests and those of the help check. */
const ELSEWHERE = [
  'advice-note',
  'advice-row',
  'advice-table',
  'advice-words',
  'aside',
  'best',
  'coach-verdict',
  'progress',
  'button-check',
  'button-forget',
  'button-help',
  'button-leave',
  'button-new',
  'button-open',
  'button-reveal',
  'button-skip',
  'button-step',
  'card-face',
  'check',
  'choice',
  'chosen',
  'cut',
  'deck',
  'digits',
  'guide',
  'guide-step',
  'input',
  'log',
  'log-line',
  'menu',
  'menu-item',
  'mini-card',
  'no',
  'no-deal',
  'on',
  'panel',
  'panel-button',
  'panel-conflict',
  'panel-fair',
  'panel-forget',
  'panel-heading',
  'panel-help',
  'panel-history',
  'panel-keys',
  'panel-log',
  'panel-new',
  'panel-pause',
  'panel-people',
  'panel-settings',
  'panel-stats',
  'panel-title',
  'past-hand',
  'player',
  'refusal',
  'select',
  'setting',
  'setting-label',
  'slider',
  'switch',
  'temper',
  'veil',
  'verdict',
  'warning',
  'why',
  'yes',
];

/** Shown in a scene only if their module has loaded in time. The tests of the guide check them. */
const OFFER = ['button-dismiss', 'button-guide', 'offer'];

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
        const known = await documentedParts(table.localName);
        expect(partsNow(table).filter((name) => !known.includes(name))).to.deep.equal([]);
      });
    }
  }

  itInFull('has all parts of the manifest in its scenes, and no other', async () => {
    const seen = new Set<string>([...ELSEWHERE, ...OFFER, ...SHARED_TABLE_PARTS]);
    for (const make of Object.values(PHASES)) {
      const table = await make({}, {});
      for (const name of partsNow(table)) seen.add(name);
      table.parentElement!.remove();
    }
    for (const tag of Object.keys(GAMES)) {
      expect([...seen].sort(), tag).to.deep.equal(await documentedParts(tag));
    }
  });
});
