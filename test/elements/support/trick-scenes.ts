import type { Attributes } from './mount.js';
import { card, settled } from './paigow.js';
import {
  type Dealt,
  type TrickTableElement,
  type TrickTag,
  mountTable,
  playOn,
  playOut,
  withMatch,
} from './tricks.js';

type Make = (more: Attributes, stage: Dealt) => Promise<TrickTableElement>;

/** A table at which these moves were made. */
const at =
  (tag: TrickTag, moves: string, attributes: Attributes = {}, dealt: Dealt = {}): Make =>
  async (more, stage) =>
    playOn(await mountTable(tag, { ...attributes, ...more }, { ...dealt, ...stage }), moves);

/** The same table at the end of its hand. */
const over =
  (make: Make): Make =>
  async (more, stage) =>
    playOut(await make(more, stage));

const MINE = { hands: { 0: 'AS KS QS 2C 9C TC 4D 9D JD 3H 6H 8H TH' }, script: 'p3:5D' };
const TRUMPS = { hands: { 0: 'JH 9H AH TH KH QH 7S 7D' }, script: 'b1:16 t1:H p3:QC' };
const BIDS = 'b1:3 b2:3 b3:3';

/** Tables in all phases, whose looks and parts differ. */
export const PHASES: Readonly<Record<string, Make>> = {
  'Hearts before the deal': at('hearts-table', ''),
  'Hearts with cards to pass': async (more, stage) => {
    const table = await at('hearts-table', 'r0', {}, MINE)(more, stage);
    card(table, 'QS').click();
    await settled(table);
    return table;
  },
  'Hearts in play': at('hearts-table', 'r0 g0:ASKSQS p0:2C p0:JD', { takeback: true }, MINE),
  'Hearts when it is over': over(at('hearts-table', 'r0 g0:ASKSQS', { target: '1' }, MINE)),
  'Hearts of five in play': at('hearts-table', 'r0', { seats: '5', passing: 'none' }),
  'Hearts with a moon': async (more, stage) => {
    const table = await at(
      'hearts-table',
      'r0',
      { moon: 'choose', passing: 'none', 'first-trick': 'any' },
      {
        hands: {
          0: 'AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C',
          1: 'QS 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH',
        },
      },
    )(more, stage);
    while (table.state!.phase === 'play') {
      table.play(table.legalMoves.find(({ type }) => type === 'play')!);
      await settled(table);
    }
    return table;
  },
  'Spades with a bid to make': at('spades-table', 'r0', {}, { ...MINE, script: BIDS }),
  'Spades before a blind nil': async (more, stage) => {
    const table = await at('spades-table', '', { 'blind-nil': true }, MINE)(more, stage);
    withMatch(table, { hand: 2, scores: [-20, 120] });
    return playOn(table, 'r0');
  },
  'Spades in play': at('spades-table', 'r0 b0:4', {}, { ...MINE, script: BIDS }),
  'Spades when it is over': over(at('spades-table', 'r0 b0:4', {}, { ...MINE, script: BIDS })),
  'Whist in play': at('whist-table', 'r0', {}, MINE),
  'German whist in play': at('whist-table', 'r0', { variant: 'german' }, MINE),
  'Knock-out whist when it is over': over(at('whist-table', 'r0', { variant: 'knock-out' })),
  'Oh hell with a bid to make': at('whist-table', 'r0', { variant: 'oh-hell' }),
  'Twenty-Nine with a bid to make': at('twenty-nine-table', 'r0', {}, TRUMPS),
  'Twenty-Nine with trump to choose': at(
    'twenty-nine-table',
    'r0 b0:16',
    {},
    { hands: TRUMPS.hands },
  ),
  'Twenty-Nine with a double': at('twenty-nine-table', 'r0 b0:pass', { doubles: true }, TRUMPS),
  'Twenty-Nine with trump to ask for': at('twenty-nine-table', 'r0 b0:pass p0:7S', {}, TRUMPS),
  'Twenty-Nine with a pair': at('twenty-nine-table', 'r0 b0:pass p0:7S a0 p0:JH', {}, TRUMPS),
  'Twenty-Nine when it is over': over(at('twenty-nine-table', 'r0 b0:pass', {}, TRUMPS)),
  'Twenty-Eight with a card to lay': at(
    'twenty-nine-table',
    'r0 b0:14',
    { game: '28' },
    { hands: TRUMPS.hands },
  ),
  'Twenty-Eight in play': at(
    'twenty-nine-table',
    'r0 b0:14 y0:TH',
    { game: '28' },
    { hands: TRUMPS.hands },
  ),
  'Twenty-Nine with a redouble': at(
    'twenty-nine-table',
    'r0 b0:16 t0:H',
    { doubles: true },
    { hands: TRUMPS.hands, script: 'x1' },
  ),
  'Whist with a claim': at(
    'whist-table',
    'r0',
    {},
    { hands: { 0: 'AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S' }, dealer: 0 },
  ),
  'Knock-out whist without the player': async (more, stage) => {
    const table = await at('whist-table', '', { variant: 'knock-out' })(more, stage);
    withMatch(table, { hand: 2, scores: [0, 3, 2, 2] });
    return settled(table).then(() => table);
  },
  'cards that are covered': at('hearts-table', 'r0 r1', { seats: 'human human bot bot' }),
};
