import { expect } from 'chai';
import type { PaigowTable } from '../../../src/games/pai-gow/element/element.js';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull } from '../support/counts.js';
import { documentedParts, partsNow } from '../support/documented.js';
import { mountTable, part, parts } from '../support/paigow.js';
import { PANELS, PHASES } from '../support/paigow-scenes.js';
import { until } from '../support/until.js';
import { SHARED_TABLE_PARTS } from '../support/shared-table-parts.js';

const LOOKS = ['light', 'dark', 'in forced colours'] as const;

/** A normal run looks at the end of a hand, a small table and a panel, each in its own look. */
const TRIED: Readonly<Record<string, (typeof LOOKS)[number]>> = {
  'with a set that the coach has judged': 'dark',
  'when nobody played': 'in forced colours',
  'the pay table': 'light',
};

const looksOf = (scene: string) => LOOKS.filter((look) => isFull || TRIED[scene] === look);

const SCENES = { ...PHASES, ...PANELS };

/** Parts that other tests cover: two tabs, a page's faces, the check of a deal. */
const ELSEWHERE = [
  'button-bank',
  'button-decline',
  'button-leave',
  'button-new',
  'button-reveal',
  'button-skip',
  'button-step',
  'card-face',
  'cut',
  'guide',
  'guide-step',
  'no',
  'no-deal',
  'panel-conflict',
  'panel-forget',
  'panel-new',
  'panel-people',
  'progress',
  'refusal',
  'warning',
];

/** They depend on when their module has loaded. The tests of the guide cover them. */
const OFFER = ['button-dismiss', 'button-guide', 'offer'];

/** Parts of the scenes below. */
const SEEN = [
  'amount-input',
  'advice-row',
  'advice-table',
  'advice-words',
  'amount',
  'amount-bonus',
  'aside',
  'bar',
  'bet-bar',
  'bet-circle',
  'black',
  'board',
  'button',
  'button-advice',
  'button-check',
  'button-chip',
  'button-clear',
  'button-deal',
  'button-fair',
  'button-forget',
  'button-house-way',
  'button-lay',
  'button-menu',
  'button-next',
  'button-open',
  'button-pass',
  'button-pays',
  'button-preset',
  'button-rebuy',
  'button-set',
  'button-show',
  'button-sort',
  'buttons',
  'card',
  'card-back',
  'card-court',
  'card-index',
  'card-pips',
  'centre',
  'chance',
  'check',
  'chip',
  'chip-pile',
  'chips',
  'choice',
  'chosen',
  'coach-totals',
  'coach-verdict',
  'copy',
  'cover',
  'dealer',
  'deck',
  'dice',
  'die',
  'digits',
  'due',
  'example',
  'face-down',
  'frame',
  'hand-number',
  'hand-words',
  'house',
  'icon',
  'input',
  'joker',
  'laid',
  'ledger',
  'lesson',
  'lessons',
  'line',
  'log',
  'log-line',
  'lose',
  'menu',
  'menu-item',
  'mini-card',
  'on',
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
  'panel-pause',
  'panel-pays',
  'panel-settings',
  'panel-stats',
  'panel-title',
  'past-hand',
  'pays',
  'plate',
  'player',
  'portrait',
  'presets',
  'primary',
  'push',
  'rare',
  'red',
  'result',
  'result-lines',
  'seat',
  'seat-name',
  'seats',
  'select',
  'setting',
  'setting-label',
  'slider',
  'spread',
  'stake',
  'status',
  'switch',
  'title',
  'toolbar',
  'tray',
  'tray-back',
  'tray-front',
  'tray-name',
  'trays',
  'veil',
  'verdict',
  'versus',
  'why',
  'win',
  'yes',
];

/** A table that waits for a bot, which a part shows. */
async function waiting(): Promise<PaigowTable> {
  const table = await mountTable({ seats: '4' });
  await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
  table.style.setProperty('--baize-duration', '9');
  table.newGame();
  await table.updateComplete;
  part(table, 'button-deal').click();
  await until('a bot is waited for', () => parts(table, 'seat due').length > 0);
  return table;
}

describe('a table by axe', () => {
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
    for (const make of [...Object.values(SCENES), waiting]) {
      const table = await make({}, {});
      for (const name of partsNow(table)) seen.add(name);
      table.parentElement!.remove();
    }
    for (const name of OFFER) seen.delete(name);
    expect([...seen].sort()).to.deep.equal([...SEEN].sort());
  });

  it('has exactly the parts of the manifest', async () => {
    expect([...SEEN, ...ELSEWHERE, ...OFFER, ...SHARED_TABLE_PARTS].sort()).to.deep.equal(
      await documentedParts('paigow-table'),
    );
  });
});
