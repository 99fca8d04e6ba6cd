import type { Attributes, Stage } from './mount.js';
import {
  HANDS,
  type PaigowTable,
  dealsFirst,
  mountTable,
  part,
  playOn,
  settled,
} from './paigow.js';
import { rows, verdict } from './paigow-advice.js';
import { panel } from './paigow-play.js';

/** Hands for four seats, in the order of a quick deal: seat 4, you, seat 2, the dealer. */
export const FOUR = [HANDS.nines, HANDS.aces, HANDS.quads, HANDS.jacks];

/** Less than any other hand here, in front and behind. */
const LOW = '9D 8C 7D 5S 4D 3C 2C';
/** Its front is as high as that of the jacks. */
const COPY = '7S 7C TD 8S 6D 4H 2H';
/** With the joker, which hands at random seldom, but sometimes, leave in the deck. */
const WILD = 'XX 9D 8C 7D 5S 4D 3C';

type Make = (more: Attributes, stage: Stage) => Promise<PaigowTable>;

/** Opens a panel, and waits for its contents. */
export async function openPanel(
  table: PaigowTable,
  name: 'fair' | 'history' | 'stats' | 'keys' | 'settings' | 'pays' | 'log' | 'help',
): Promise<PaigowTable> {
  table.request({ type: 'panel', panel: name });
  await panel(table, name);
  return table;
}

const four = { seats: '4', bonus: 'fortune', 'quick-deal': undefined };

const at =
  (moves: string, attributes: Attributes = four, hands: readonly string[] = FOUR): Make =>
  async (more, stage) => {
    const table = await mountTable({ ...attributes, ...more }, hands, stage);
    if (moves) await playOn(table, moves);
    return table;
  };

/** Plays the person's hand by the house way. */
export async function playOut(table: PaigowTable): Promise<PaigowTable> {
  table.play(table.hint()!);
  await settled(table);
  return table;
}

const paid: Make = async (more, stage) => playOut(await at('b0:25+5')(more, stage));

/** Every phase of a hand. */
export const PHASES: Readonly<Record<string, Make>> = {
  'before the stakes': at(''),
  'with a stake that cannot be made': async (more, stage) => {
    const table = await at('')(more, stage);
    table.request({ type: 'amount', text: '4' });
    table.request({ type: 'bet' });
    await settled(table);
    return table;
  },
  'with cards to set': at('b0:25+5'),
  'with both hands laid': async (more, stage) => {
    const table = await at('b0:25+5')(more, stage);
    table.hint();
    await settled(table);
    return table;
  },
  'with advice': async (more, stage) => {
    const table = await at('b0:25+5')({ advice: true, ...more }, stage);
    table.hint();
    await rows(table);
    await settled(table);
    return table;
  },
  'with advice that is hidden': async (more, stage) => {
    const table = await at('b0:25+5')({ advice: true, coach: true, ...more }, stage);
    await rows(table);
    part(table, 'button-advice').click();
    await settled(table);
    return table;
  },
  'with a set that the coach has judged': async (more, stage) => {
    const table = await at('b0:25+5 s0:KD9C', { ...four, 'quick-deal': true })(
      { coach: true, ...more },
      stage,
    );
    await verdict(table);
    await settled(table);
    return table;
  },
  'with a dealer’s cards to set': async (more, stage) => {
    dealsFirst(0, 3);
    return at('', { seats: '3', dealer: 'rotate' }, [HANDS.jacks, HANDS.nines, HANDS.aces])(
      more,
      stage,
    );
  },
  'when it is paid': paid,
  'when both copied in front': async (more, stage) =>
    playOut(await at('b0:25', { 'quick-deal': true }, [COPY, HANDS.jacks])(more, stage)),
  'when a rare hand is paid': at('b0:25+5 s0:3S2S', { seats: '3', bonus: 'fortune' }, [
    ...[HANDS.nines, HANDS.straightFlush, HANDS.jacks],
  ]),
  'when all chips are lost': async (more, stage) =>
    playOut(await at('b0:5', { stack: '5', 'quick-deal': true }, [LOW, HANDS.jacks])(more, stage)),
  'when nobody played': at('p0', {}, [HANDS.aces, HANDS.jacks]),
  'with a seat that nobody has': at('', { seats: 'human bot open bot' }, []),
  'with one who sits out': at('p0', { seats: 'human human bot' }, FOUR),
  'with cards that are covered': at('b0:25 b1:25', { seats: 'human human bot' }, FOUR),
  'with seven seats': async (more, stage) =>
    playOut(await at('b0:25', { seats: '7', 'quick-deal': undefined }, [WILD])(more, stage)),
};

/** Everything that lies over a table. */
export const PANELS: Readonly<Record<string, Make>> = {
  'the menu': async (more, stage) => {
    const table = await at('')(more, stage);
    table.request({ type: 'panel', panel: 'menu' });
    await settled(table);
    return table;
  },
  'the deal, before it is played': async (more, stage) =>
    openPanel(await at('', four, [])(more, stage), 'fair'),
  'the deal, checked': async (more, stage) => {
    const table = await at('b0:25', four, [])(more, stage);
    await openPanel(await playOut(table), 'fair');
    part(table, 'button-check').click();
    await settled(table);
    return table;
  },
  'the hands played': async (more, stage) => openPanel(await paid(more, stage), 'history'),
  'a hand that is opened': async (more, stage) => {
    const table = await openPanel(await paid(more, stage), 'history');
    part(table, 'button-open').click();
    await settled(table);
    return table;
  },
  'what was done in a hand': async (more, stage) =>
    openPanel(await at('b0:25')(more, stage), 'log'),
  'the statistics': async (more, stage) => openPanel(await paid(more, stage), 'stats'),
  'the pay table': async (more, stage) => openPanel(await at('')(more, stage), 'pays'),
  'how it is played': async (more, stage) => openPanel(await at('')(more, stage), 'help'),
  'the keys': async (more, stage) => openPanel(await at('')(more, stage), 'keys'),
  'the settings': async (more, stage) => openPanel(await at('')(more, stage), 'settings'),
  'a pause': async (more, stage) => {
    const table = await at('b0:25')(more, stage);
    table.pause();
    await panel(table, 'pause');
    return table;
  },
};
