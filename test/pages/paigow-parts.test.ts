import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { HANDS } from '../support/paigow-hands.js';
import { documented, partsOf } from './support/parts.js';
import { card, openTable, part, press, tray } from './support/table.js';

/** A state: the page's table, the hands dealt, what leads there; the parts to be seen in it. */
type State = readonly [
  html: string,
  hands: readonly string[],
  lead: (table: Locator) => Promise<void>,
  parts: readonly string[],
];

const pressAll =
  (...names: readonly string[]) =>
  async (table: Locator): Promise<void> => {
    for (const name of names) await press(table, name);
  };

const fromMenu = (item: string, panel: string) => async (table: Locator) => {
  await press(table, 'menu');
  await part(table, 'menu-item').filter({ hasText: item }).click();
  await part(table, panel).waitFor();
};

const LOW = '9D 8C 7D 5S 4D 3C 2C';
/** Its front is as high as that of the jacks. */
const COPY = '7S 7C TD 8S 6D 4H 2H';
const WITH_JOKER = 'XX KD QS 9C 8D 5H 2D';

const STATES: Readonly<Record<string, State>> = {
  stakes: [
    '<paigow-table seats="human bot open bot" bonus="fortune"></paigow-table>',
    [],
    (table) => part(table, 'stake').first().waitFor(),
    [
      ...['frame', 'toolbar', 'title', 'hand-number', 'chips', 'button', 'button-fair'],
      ...['button-menu', 'button-primary', 'board', 'seats', 'seat', 'seat-own', 'seat-dealer'],
      ...['seat-house', 'seat-open', 'plate', 'seat-name', 'spread', 'stake', 'chip', 'chip-pile'],
      ...['bet-bar', 'bet-circle', 'button-chip', 'button-clear', 'amount', 'amount-amount'],
      ...[
        'amount-bonus',
        'amount-input',
        'button-pays',
        'line',
        'buttons',
        'button-deal',
        'button-pass',
      ],
      'status',
    ],
  ],
  'bots that are waited for': [
    '<style>paigow-table { --baize-duration: 9 }</style><paigow-table seats="7"></paigow-table>',
    [],
    pressAll('deal'),
    ['seat-due'],
  ],
  'own cards': [
    '<paigow-table seats="2" quick-deal></paigow-table>',
    [WITH_JOKER, HANDS.jacks],
    pressAll('deal', 'house-way'),
    [
      ...['trays', 'tray', 'tray-front', 'tray-back', 'tray-name', 'hand-words', 'button-sort'],
      ...['button-house-way', 'button-set', 'card', 'card-red', 'card-black', 'card-index'],
      ...['card-pips', 'card-court', 'card-joker', 'card-face-down', 'card-back'],
    ],
  ],
  'the dice': [
    '<paigow-table seats="2"></paigow-table>',
    [],
    pressAll('deal'),
    ['centre', 'dice', 'die'],
  ],
  'a shared device': [
    '<paigow-table seats="human human bot" quick-deal></paigow-table>',
    [],
    pressAll('pass', 'deal'),
    ['seat-out'],
  ],
  'covered cards': [
    '<paigow-table seats="human human bot" quick-deal></paigow-table>',
    [],
    pressAll('deal', 'deal'),
    ['cover', 'button-show'],
  ],
  'a hand that was paid': [
    '<paigow-table seats="5" quick-deal bonus="fortune"></paigow-table>',
    [LOW, HANDS.straightFlush, HANDS.aces, COPY, HANDS.jacks],
    async (table) => {
      await part(table, 'amount-bonus').locator('input').fill('5');
      await pressAll('deal', 'house-way', 'set')(table);
      await part(table, 'button-next').waitFor();
    },
    [
      ...['result', 'result-win', 'result-push', 'result-lose', 'versus', 'versus-win'],
      ...['versus-lose', 'versus-copy', 'result-lines', 'button-next'],
    ],
  ],
  'no chips left': [
    '<paigow-table seats="2" stack="5" quick-deal></paigow-table>',
    [LOW, HANDS.jacks],
    pressAll('deal', 'house-way', 'set'),
    ['button-rebuy'],
  ],
  'advice that is worked out': [
    '<paigow-table seats="2" quick-deal advice></paigow-table>',
    [HANDS.aces, HANDS.jacks],
    async (table) => {
      // No question reaches the worker.
      await table.evaluate(() => (Worker.prototype.postMessage = () => undefined));
      await press(table, 'deal');
      await part(table, 'progress').waitFor();
    },
    ['aside', 'button-advice', 'progress'],
  ],
  advice: [
    '<paigow-table seats="2" quick-deal advice></paigow-table>',
    [HANDS.aces, HANDS.jacks],
    async (table) => {
      await press(table, 'deal');
      await part(table, 'button-lay').first().click();
    },
    [
      ...['advice-words', 'advice-table', 'advice-row', 'advice-row-laid', 'button-lay'],
      ...['bar', 'bar-wins', 'bar-pushes', 'bar-loses', 'mini-card'],
    ],
  ],
  'a coach': [
    '<paigow-table seats="2" quick-deal coach></paigow-table>',
    [HANDS.aces, HANDS.jacks],
    async (table) => {
      await press(table, 'deal');
      for (const code of ['KD', '9C']) await card(table, code).click();
      await press(table, 'set');
      await part(table, 'lesson').waitFor();
    },
    ['coach-verdict', 'coach-totals', 'lessons', 'lesson'],
  ],
  'the menu': [
    '<paigow-table></paigow-table>',
    [],
    async (table) => {
      await pressAll('menu')(table);
      await part(table, 'menu').waitFor();
    },
    ['menu', 'menu-item'],
  ],
  'the history': [
    '<paigow-table></paigow-table>',
    [],
    async (table) => {
      await pressAll('deal', 'house-way', 'set', 'next')(table);
      await fromMenu('Hands played', 'ledger')(table);
    },
    ['panel', 'panel-history', 'ledger'],
  ],
  'the figures': [
    '<paigow-table></paigow-table>',
    [],
    fromMenu('Statistics', 'panel-stats'),
    ['panel-stats'],
  ],
  'the pay table': [
    '<paigow-table bonus="fortune"></paigow-table>',
    [],
    async (table) => {
      await pressAll('pays')(table);
      await part(table, 'panel-pays').waitFor();
    },
    ['panel-pays', 'pays'],
  ],
  'the keys': ['<paigow-table></paigow-table>', [], fromMenu('Keyboard', 'panel'), ['panel-keys']],
  'the settings': [
    '<paigow-table></paigow-table>',
    [],
    fromMenu('Settings', 'panel'),
    ['panel-settings', 'select'],
  ],
  'a pause': [
    '<paigow-table></paigow-table>',
    [],
    fromMenu('Pause', 'panel-pause'),
    ['veil', 'panel-pause'],
  ],
};

/** Seen elsewhere: two tabs, a host's faces, a rotating deal, the check of a deal. */
const ELSEWHERE = [
  ...['panel-conflict', 'card-face', 'button-new', 'panel-fair', 'fair', 'digits', 'cut', 'input'],
  ...['refusal', 'button-check', 'verdict', 'check', 'check-yes', 'check-no', 'deck', 'small-card'],
  'why',
];

describe('the parts of a table', () => {
  for (const [name, [html, hands, lead, parts]] of Object.entries(STATES)) {
    it(`are to be seen: ${name}`, async () => {
      const slow = html.includes('--baize-duration');
      const reducedMotion = slow ? 'no-preference' : 'reduce';
      const [page, table] = await openTable({ html, hands, reducedMotion });
      await lead(table);
      expect(await partsOf(table)).to.include.members([...parts]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('are those of the manifest', () => {
    const seen = Object.values(STATES).flatMap(([, , , parts]) => parts);
    expect([...seen, ...ELSEWHERE].sort()).to.deep.equal([...documented('paigow-table')].sort());
  });

  it('show in the check of a deal what it takes', async () => {
    const [page, table] = await openTable({ html: '<paigow-table seats="2"></paigow-table>' });
    await pressAll('deal', 'house-way', 'set', 'next')(table);
    await press(table, 'fair');
    await part(table, 'input').fill('my own words');
    await part(table, 'fair').getByRole('button', { name: 'Cut' }).click();
    await part(table, 'cut').waitFor();
    expect(await partsOf(table)).to.include.members(['panel-fair', 'digits', 'refusal', 'why']);
    await page.keyboard.press('Escape');
    await pressAll('deal', 'house-way', 'set', 'fair', 'check')(table);
    const found = ['verdict', 'check', 'check-yes', 'deck', 'small-card', 'button-check'];
    await part(table, 'deck').waitFor();
    expect(await partsOf(table)).to.include.members(found);
    expect(await tray(table, 'front')).to.match(/^\w\w \w\w$/);
    expect(page.problems).to.deep.equal([]);
  });
});
