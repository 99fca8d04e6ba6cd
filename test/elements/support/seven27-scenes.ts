import type { Attributes } from './mount.js';
import { part, parts, settled } from './paigow.js';
import { panel } from './paigow-play.js';
import { until } from './until.js';
import { type Dealt, type Seven27Table, mountTable, playOn } from './seven27.js';

type Make = (more: Attributes, stage: Dealt) => Promise<Seven27Table>;

const at =
  (moves: string, attributes: Attributes = {}, dealt: Dealt = {}): Make =>
  async (more, stage) =>
    playOn(await mountTable({ ...attributes, ...more }, { ...dealt, ...stage }), moves);

const TEN = [
  ...['5C AC', 'KC 6C', '9C 9D', 'TC 7D', '4C 3C'],
  ...['QC QD', '8C 8D', 'JC TD', '2C AD', 'TH TS'],
];
/** Low cards for you, who takes all of them. */
const MANY = 'KD KH KS QH QS JD JH JS 2D 2H 2S 3D';

/** The same hand, with other stacks. */
function withStacks(table: Seven27Table, stacks: readonly number[]): void {
  const save = JSON.parse(JSON.stringify(table.save())) as {
    run: { stacks: unknown; brought: unknown };
    hand: { options: { stacks: unknown } };
  };
  save.run.stacks = save.run.brought = save.hand.options.stacks = stacks;
  const problem = table.load(save);
  if (problem) throw new Error(JSON.stringify(problem));
}

/** Every phase of a hand. */
export const PHASES: Readonly<Record<string, Make>> = {
  'before the antes': at(''),
  'with a card to take': at('a0'),
  'with nothing to call': at('a0 t0'),
  'with a bet to call': at('a0 t0 k0', {}, { script: 'b1:20 r2:30' }),
  'with an amount that cannot be bet': async (more, stage) => {
    const table = await at('a0 t0')(more, stage);
    table.request({ type: 'amount', text: '51' });
    table.request({ type: 'more' });
    await settled(table);
    return table;
  },
  'with a declaration to make': at('a0 t0 k0 s0', { declare: 'simultaneous' }),
  'when it is paid': at('a0 t0 b0:10 s0'),
  'when it was folded': at('a0 t0 k0 f0', {}, { script: 'b1:20' }),
  'with side pots': async (more, stage) => {
    const table = await at('')(more, { ...stage, script: 'b1:50 r2:40' });
    withStacks(table, [20, 60, 1000]);
    return playOn(table, 'a0 t0 k0 c0');
  },
  'with side pots, paid': async (more, stage) =>
    playOn(await PHASES['with side pots']!(more, stage), 's0'),
  'with a hand that is bust': at(
    'a0 t0 k0 t0',
    { scoring: 'over-is-bust', draw: 'up' },
    { hands: ['TC 9C', 'KC 6C', '5C AC'], drawn: '8D TD' },
  ),
  'with ten seats': at(
    'a0 t0 k0',
    { seats: '10' },
    { hands: TEN, drawn: '', script: 'b1:20 f2 f3' },
  ),
  'with ten seats, paid': at('a0 s0 k0 s0', { seats: '10' }, { hands: TEN, drawn: '' }),
  'with two seats': at('a0 t0 k0', { seats: '2' }, { hands: ['5C AC', 'KC 6C'] }),
  'with six cards and more': at(
    `a0 ${'t0 k0 '.repeat(10)}`,
    {},
    { hands: ['KC QC', 'JC 6C', '9C 9D'], drawn: MANY },
  ),
  'with cards that are covered': at('a0 a1', { seats: 'human human bot' }),
  'when two share the pot': at(
    'a0 a1 s0 s1 k0 k1 s0 s1',
    { seats: 'human human', ante: '6' },
    { hands: ['5H KH', '5S KD'], drawn: '' },
  ),
  'when all chips are lost': at(
    'a0 a1 s0 t1 s0 s1',
    { seats: 'human human', stack: '5' },
    { hands: ['TS KD', '5H AH'], drawn: 'AC' },
  ),
  'when all chips are won': at(
    'a0 a1 t0 s1 s0 s1',
    { seats: 'human human', stack: '5' },
    { hands: ['5H AH', 'TS KD'], drawn: 'AC' },
  ),
  'with a seat that nobody has': at('', { seats: 'human bot open' }, { hands: [] }),
  'with one who declares after another': at(
    'a0 a1 k0 k1 s0 s1',
    { seats: 'human human', dealing: 'down-down-up', declare: 'sequential' },
    { hands: ['5H AH 2C', 'TS KD 3C'], drawn: '' },
  ),
  'when nobody played': at('o0', { seats: 'human bot' }, { hands: [] }),
};

async function open(
  table: Seven27Table,
  name: 'fair' | 'history' | 'keys' | 'help' | 'log',
): Promise<Seven27Table> {
  table.request({ type: 'panel', panel: name });
  await panel(table, name);
  return table;
}

/** The panels over a table that only this game has, or whose text differs. */
export const PANELS: Readonly<Record<string, Make>> = {
  'with advice': async (more, stage) => {
    const table = await at('a0 t0 k0', { advice: true }, { script: 'b1:20' })(more, stage);
    await until('the advice is there', () => parts(table, 'advice-row').length > 0, 10_000);
    return table;
  },
  'judged by the coach': async (more, stage) => {
    const table = await at('a0 t0 k0 s0', { coach: true })(more, stage);
    await until('all is judged', () => parts(table, 'advice-row').length > 0, 10_000);
    return table;
  },
  'how it is played': async (more, stage) =>
    open(await at('', { declare: 'sequential', freeze: '2' })(more, stage), 'help'),
  'the keys': async (more, stage) => open(await at('')(more, stage), 'keys'),
  'the deal, checked': async (more, stage) => {
    const table = await mountTable(more, { ...stage, hands: [] });
    await open(await playOn(table, 'a0 s0 k0 s0'), 'fair');
    part(table, 'button-check').click();
    await settled(table);
    return table;
  },
  'a hand that is opened': async (more, stage) => {
    const table = await open(await at('a0 t0 k0 s0')(more, stage), 'history');
    part(table, 'button-open').click();
    await settled(table);
    return table;
  },
  'what was done in a hand': async (more, stage) => open(await at('a0 t0')(more, stage), 'log'),
  'the hands played': async (more, stage) => open(await at('a0 t0 k0 s0')(more, stage), 'history'),
};
