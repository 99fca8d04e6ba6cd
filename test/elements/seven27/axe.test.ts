import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { PANELS, PHASES } from '../support/seven27-scenes.js';
import { SHARED_TABLE_PARTS } from '../support/shared-table-parts.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** A normal run looks at the end of a hand, a small table and a panel, each in a look of its own. */
const TRIED: Readonly<Record<string, (typeof LOOKS)[number]>> = {
  'when it is paid': 'dark',
  'with two seats': 'in forced colours',
  'how it is played': 'light',
};

const looksOf = (scene: string) => LOOKS.filter((look) => isFull || TRIED[scene] === look);

const SCENES = { ...PHASES, ...PANELS };

/** Parts of all tables, which the tests of Pai Gow's hold. */
const ELSEWHERE = [
  'button-leave',
  'button-forget',
  'button-new',
  'panel-forget',
  'guide',
  'guide-step',
  'button-reveal',
  'button-skip',
  'button-step',
  'card-face',
  'check-no',
  'cut',
  'input',
  'menu',
  'menu-item',
  'name-input',
  'no-deal',
  'progress',
  'panel-new',
  'panel-people',
  'people',
  'warning',
  'panel-conflict',
  'panel-pause',
  'panel-settings',
  'setting',
  'setting-label',
  'panel-stats',
  'refusal',
  'select',
  'switch',
  'choice',
  'veil',
];

/** Parts that are there while others bet: pre-actions.play.test.ts looks at them. */
const WAITING = ['button-call-any', 'button-check-or-fold'];

/** They stand in a scene or not, as their module is there in time; the tests of the guide hold them. */
const OFFER = ['button-dismiss', 'button-guide', 'offer'];

/** Parts of the scenes below. */
const SEEN = [
  'action',
  'advice-note',
  'advice-row',
  'advice-row-best',
  'advice-table',
  'advice-words',
  'amount',
  'amount-amount',
  'amount-input',
  'aside',
  'bet-bar',
  'bet-slider',
  'board',
  'button',
  'button-advice',
  'button-ante',
  'button-bet',
  'button-both',
  'button-call',
  'button-check',
  'button-chip',
  'button-fair',
  'button-fold',
  'button-help',
  'button-high',
  'button-low',
  'button-menu',
  'button-next',
  'button-preset',
  'button-primary',
  'button-raise',
  'button-rebuy',
  'button-show',
  'button-sit-out',
  'button-stand',
  'button-take',
  'buttons',
  'card',
  'card-back',
  'card-black',
  'card-court',
  'card-face-down',
  'card-index',
  'card-pips',
  'card-red',
  'centre',
  'check',
  'check-yes',
  'chip',
  'chip-pile',
  'chips',
  'coach-verdict',
  'dealer',
  'deck',
  'digits',
  'distance',
  'explanation',
  'explanation-own',
  'explanation-pot',
  'fair',
  'frame',
  'half',
  'half-high',
  'half-low',
  'hand',
  'hand-number',
  'help',
  'intro',
  'ledger',
  'line',
  'icon',
  'icon-fair',
  'icon-menu',
  'panel',
  'panel-title',
  'past-hand',
  'player',
  'slider',
  'log',
  'log-line',
  'button-open',
  'panel-fair',
  'panel-heading',
  'panel-help',
  'panel-history',
  'panel-keys',
  'panel-log',
  'phase',
  'plate',
  'portrait',
  'pot',
  'pot-line',
  'presets',
  'range',
  'result',
  'result-lose',
  'result-push',
  'result-win',
  'seat',
  'seat-bust',
  'seat-dealer',
  'seat-due',
  'seat-folded',
  'seat-name',
  'seat-open',
  'seat-out',
  'seat-own',
  'seat-turn',
  'seat-winner',
  'seats',
  'seen',
  'seen-by-all',
  'shows',
  'small-card',
  'spread',
  'status',
  'title',
  'toolbar',
  'temper',
  'total',
  'total-bust',
  'total-exact',
  'total-high',
  'total-low',
  'totals',
  'values',
  'verdict',
  'why',
];

describe('the Seven Twenty-Seven table by axe', () => {
  for (const [when, make] of Object.entries(SCENES)) {
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
        expect(
          partsNow(table).filter((name) => !SEEN.includes(name) && !OFFER.includes(name)),
        ).to.deep.equal([]);
      });
    }
  }

  itInFull('has all parts of its scenes', async () => {
    const seen = new Set<string>();
    for (const make of Object.values(SCENES)) {
      const table = await make({}, {});
      for (const name of partsNow(table)) seen.add(name);
      table.parentElement!.remove();
    }
    for (const name of OFFER) seen.delete(name);
    expect([...seen].sort()).to.deep.equal([...SEEN].sort());
  });

  it('has the parts of the manifest, and no other', async () => {
    const all = [...SEEN, ...WAITING, ...OFFER, ...ELSEWHERE, ...SHARED_TABLE_PARTS].sort();
    expect(all).to.deep.equal(await documentedParts('seven27-table'));
  });
});
