import { expect } from 'chai';
import { describe, it } from 'node:test';
import { type Locator } from 'playwright-core';
import { type PageOptions } from '../harness/pages.js';
import { documented, partsOf } from './support/parts.js';
import { PEOPLE, TWO, type Stage, openTable, pressAll } from './support/seven27.js';
import { part } from './support/table.js';

/** A state: the page and its cards, what leads there; the parts to be seen in it. */
type State = readonly [
  options: PageOptions & Stage,
  lead: (table: Locator) => Promise<void>,
  parts: readonly string[],
];

const by =
  (...names: readonly string[]) =>
  (table: Locator): Promise<void> =>
    pressAll(table, ...names);

/** What those who share the device do one after the other. */
const inTurn =
  (...names: readonly string[]) =>
  (table: Locator): Promise<void> =>
    pressAll(table, ...names.flatMap((name) => ['show', name]));

const people = (count: number, rest = ''): string =>
  `<seven27-table seats="${'human '.repeat(count).trim()}" ${rest}></seven27-table>`;

const STATES: Readonly<Record<string, State>> = {
  'the antes': [
    { html: '<seven27-table seats="human bot open"></seven27-table>', hands: [] },
    (table) => part(table, 'chip').first().waitFor(),
    [
      ...['frame', 'toolbar', 'title', 'hand-number', 'chips', 'button', 'button-fair'],
      ...['button-menu', 'button-primary', 'board', 'seats', 'seat', 'seat-own', 'seat-dealer'],
      ...['seat-open', 'plate', 'seat-name', 'dealer', 'spread', 'chip'],
      ...['action', 'centre', 'button-help', 'intro', 'totals', 'total', 'hand', 'seen', 'line'],
      ...['values', 'buttons', 'button-ante', 'button-sit-out', 'status'],
    ],
  ],
  'own cards': [
    { html: TWO, hands: ['5H KH', 'TS KD'] },
    by('ante'),
    [
      ...['card', 'card-red', 'card-index', 'card-pips', 'card-court', 'card-black'],
      ...[
        'card-face-down',
        'card-back',
        'shows',
        'range',
        'phase',
        'pot',
        'pot-line',
        'half',
        'half-low',
        'chip-pile',
      ],
      ...['half-high', 'total-low', 'total-high', 'distance', 'button-take', 'button-stand'],
      'seat-due',
      'seat-turn',
    ],
  ],
  'the betting': [
    { html: PEOPLE },
    by('ante', 'ante', 'show', 'take', 'show', 'stand', 'show'),
    [
      ...['bet-bar', 'amount', 'amount-amount', 'amount-input', 'button-chip', 'button-check'],
      ...['button-bet', 'total-exact'],
    ],
  ],
  'how it is played': [
    { html: TWO },
    async (table) => {
      await by('help')(table);
      await part(table, 'help').waitFor();
    },
    ['panel-help', 'help'],
  ],
  'a bet to call': [
    { html: PEOPLE },
    by('ante', 'ante', 'show', 'take', 'show', 'stand', 'show', 'bet', 'show'),
    ['button-fold', 'button-raise', 'button-call'],
  ],
  'covered cards': [{ html: PEOPLE }, by('ante', 'ante'), ['button-show']],
  'a declaration': [
    {
      html: people(2, 'dealing="down-down-up" declare="sequential"'),
      hands: ['5H AH 2C', 'TS KD 3C'],
    },
    by('ante', 'ante', 'show', 'check', 'show', 'check', 'show', 'stand', 'show', 'stand', 'show'),
    ['button-low', 'button-high', 'button-both'],
  ],
  'a bust, a fold and who sits out': [
    {
      ...{ html: people(4, 'scoring="over-is-bust"'), dealer: 3 },
      ...{ hands: ['TS 9D', '5H AH', '9C 4D'], drawn: '9H' },
    },
    async (table) => {
      // Whoever has the device first; the dealer sits out.
      const own = part(table, 'seat-own');
      for (let seat = 0; seat < 4; seat++) {
        const sits = (await own.getAttribute('data-seat')) === '3';
        await pressAll(table, sits ? 'sit-out' : 'ante');
      }
      await pressAll(
        table,
        'show',
        'take',
        'show',
        'stand',
        'show',
        'stand',
        'show',
        'bet',
        'show',
      );
    },
    ['seat-out', 'seat-bust', 'total-bust'],
  ],
  'a hand that was folded': [
    { html: PEOPLE },
    by('ante', 'ante', 'show', 'stand', 'show', 'stand', 'show', 'bet', 'show', 'fold'),
    [
      'seat-folded',
      'explanation',
      'result',
      'result-win',
      'result-lose',
      'seat-winner',
      'button-next',
    ],
  ],
  'a shared pot': [
    { html: people(2, 'ante="6"'), hands: ['5H KH', '5S KD'], drawn: '' },
    async (table) => {
      await by('ante', 'ante')(table);
      await inTurn('stand', 'stand', 'check', 'check', 'stand', 'stand')(table);
    },
    ['result-push'],
  ],
  'no chips left': [
    { html: people(2, 'stack="5"'), hands: ['TS KD', '5H AH'] },
    async (table) => {
      await by('ante', 'ante')(table);
      await inTurn('stand', 'take', 'stand', 'stand')(table);
    },
    ['button-rebuy'],
  ],
  'all chips won': [
    { html: people(2, 'stack="5"') },
    async (table) => {
      await by('ante', 'ante')(table);
      await inTurn('take', 'stand', 'stand', 'stand')(table);
    },
    ['button-new'],
  ],
};

/** Of all tables: seen at that of Pai Gow, by whose tests they are held. */
const SHARED = [
  ...['menu', 'menu-item', 'veil', 'panel', 'panel-pause', 'panel-keys', 'panel-settings'],
  ...['panel-conflict', 'panel-fair', 'panel-history', 'panel-stats', 'select', 'ledger'],
  ...['card-face', 'fair', 'digits', 'cut', 'input', 'refusal', 'verdict', 'check', 'check-yes'],
  ...['check-no', 'deck', 'small-card', 'why'],
];

describe('the parts of a table of Seven Twenty-Seven', () => {
  for (const [name, [options, lead, parts]] of Object.entries(STATES)) {
    it(`are to be seen: ${name}`, async () => {
      const [page, table] = await openTable(options);
      await lead(table);
      expect(await partsOf(table)).to.include.members([...parts]);
      expect(page.problems).to.deep.equal([]);
    });
  }

  it('are those of the manifest', () => {
    const seen = Object.values(STATES).flatMap(([, , parts]) => parts);
    const all = [...seen, ...SHARED].sort();
    expect(all).to.deep.equal([...documented('seven27-table')].sort());
  });
});
