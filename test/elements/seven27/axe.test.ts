import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { PANELS, PHASES } from '../support/seven27-scenes.js';
import { SHARED_TABLE_PARTS } from '../support/shared-table-parts.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** What a normal run checks: the end of a hand, a small table and a panel, each in one look. */
const TRIED: Readonly<Record<string, (typeof LOOKS)[number]>> = {
  'when it is paid': 'dark',
  'with two seats': 'in forced colours',
  'how it is played': 'light',
};

const looksOf = (scene: string) => LOOKS.filter((look) => isFull || TRIED[scene] === look);

const SCENES = { ...PHASES, ...PANELS };

/** Parts of all tables, which Pai Gow's tests check. */
const ELSEWHERE = [
  'button-forget',
  'button-leave',
  'button-new',
  'button-reveal',
  'button-skip',
  'button-step',
  'card-face',
  'choice',
  'chosen',
  'cut',
  'guide',
  'guide-step',
  'menu',
  'menu-item',
  'no',
  'no-deal',
  'on',
  'panel-conflict',
  'panel-forget',
  'panel-new',
  'panel-pause',
  'panel-people',
  'panel-settings',
  'panel-stats',
  'progress',
  'refusal',
  'select',
  'setting',
  'setting-label',
  'switch',
  'veil',
  'warning',
];

/** Parts that need another time. pre-actions.play.test.ts and plans.play.test.ts check them. */
const WAITING = ['button-call-any', 'button-check-or-fold', 'button-plan'];

/** Shown in a scene only if their module has loaded in time. The tests of the guide check them. */
const OFFER = ['button-dismiss', 'button-guide', 'offer'];

/** Parts of the scenes below. */
const SEEN = [
  'amount-input',
  'action',
  'advice-note',
  'advice-row',
  'advice-table',
  'advice-words',
  'amount',
  'aside',
  'best',
  'bet-bar',
  'black',
  'board',
  'bust',
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
  'button-open',
  'button-plan-stand',
  'button-plan-take',
  'button-preset',
  'button-raise',
  'button-rebuy',
  'button-show',
  'button-sit-out',
  'button-stand',
  'button-take',
  'buttons',
  'card',
  'card-back',
  'card-court',
  'card-index',
  'card-pips',
  'centre',
  'check',
  'chip',
  'chip-pile',
  'chips',
  'coach-verdict',
  'dealer',
  'dealer-button',
  'deck',
  'digits',
  'distance',
  'due',
  'exact',
  'explanation',
  'explanation-line',
  'explanation-pot',
  'face-down',
  'folded',
  'frame',
  'half',
  'half-high',
  'half-low',
  'hand',
  'hand-number',
  'icon',
  'input',
  'intro',
  'ledger',
  'line',
  'log',
  'log-line',
  'lose',
  'mini-card',
  'open',
  'out',
  'own',
  'panel',
  'panel-button',
  'panel-fair',
  'panel-heading',
  'panel-help',
  'panel-history',
  'panel-keys',
  'panel-log',
  'panel-title',
  'past-hand',
  'phase',
  'plan-stop',
  'plans',
  'plate',
  'player',
  'portrait',
  'pot',
  'pot-line',
  'presets',
  'primary',
  'push',
  'range',
  'red',
  'result',
  'seat',
  'seat-name',
  'seats',
  'seen',
  'seen-by-all',
  'shows',
  'slider',
  'spread',
  'status',
  'temper',
  'title',
  'toolbar',
  'total',
  'total-high',
  'total-low',
  'totals',
  'turn',
  'values',
  'verdict',
  'why',
  'win',
  'won',
  'yes',
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
