import { expect } from 'chai';
import { type RandomBelow, botRandom, seven27 } from '../../../src/core.js';
import { SCORINGS, DECLARES } from '../../../src/games/seven-twenty-seven/rules/options.js';
import { seven27Table } from '../../../src/games/seven-twenty-seven/element/game.js';
import type { Seven27Table } from '../../../src/games/seven-twenty-seven/element/element.js';
import { isFull } from '../support/counts.js';
import { type Attributes, afterTest, makeElement, putInBox } from '../support/mount.js';
import { type PaigowTable, botsDue, wordsOf } from '../support/paigow.js';
import '../support/seven27.js';

/** Hands that are played in all, at one seating after the other, and how many at each. */
const HANDS = isFull ? 2000 : 6;
const HANDS_EACH = isFull ? 5 : 1;
/** More presses than any hand takes: a table where a hand takes more goes round in circles. */
const MOST_PRESSES = 600;

type AnyTable = PaigowTable | Seven27Table;

/** The players at a table, and their rules. */
interface Seating {
  readonly tag: 'paigow-table' | 'seven27-table';
  readonly people: number;
  readonly bots: number;
  readonly rules: Attributes;
}

/** So many seats, with each number of people among them. */
const mixes = (most: number): readonly { readonly people: number; readonly bots: number }[] =>
  Array.from({ length: most - 1 }, (_, more) => more + 2).flatMap((seats) =>
    Array.from({ length: seats + 1 }, (_, people) => ({ people, bots: seats - people })),
  );

const PAIGOW: readonly Seating[] = (['house', 'rotate'] as const).flatMap((dealer) =>
  mixes(7)
    // The house wants a seat of its own.
    .filter(({ people }) => dealer === 'rotate' || people < 7)
    .flatMap((mix) =>
      (['refuse', 'lose'] as const).map((foul) => {
        const bonus = foul === 'lose' ? 'fortune' : 'none';
        return { tag: 'paigow-table', ...mix, rules: { dealer, foul, bonus } } as const;
      }),
    ),
);

const SEVEN27: readonly Seating[] = mixes(10).map((mix, at) => ({
  tag: 'seven27-table',
  ...mix,
  rules: {
    scoring: SCORINGS[at % SCORINGS.length]!,
    declare: DECLARES[Math.floor(at / SCORINGS.length) % DECLARES.length]!,
    dealing: ['up-down', 'down-down-up', 'down-up'][at % 3]!,
    limit: ['range', 'half-pot', 'pot'][Math.floor(at / 3) % 3]!,
    opens: at % 2 === 0 ? 'dealers-left' : 'best-up-card',
    'five-ace-ace': at % 4 < 2 ? 'counted' : 'beats-all',
    'win-and-tie': at % 8 < 4 ? 'shared' : 'three-quarters',
    carry: ['none', 'pot', 'half'][Math.floor(at / 2) % 3]!,
    freeze: ['0', '2', '3'][at % 3]!,
    'max-bet': '20',
  },
}));

/** The words of `seats`: people, bots, and now and then an empty chair, by chance. */
function seatsOf({ tag, people, bots }: Seating, random: RandomBelow): string {
  const seats = [...Array<string>(people).fill('human'), ...Array<string>(bots).fill('bot')];
  const most = tag === 'paigow-table' ? 6 : 10;
  if (seats.length < most && random(3) === 0) seats.push('open');
  for (let at = seats.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [seats[at], seats[other]] = [seats[other]!, seats[at]!];
  }
  return seats.join(' ');
}

/** From here on all that a table leaves to chance comes of a seed, and bots press anything too. */
function settleChance(): void {
  const own = crypto.getRandomValues.bind(crypto);
  const random = botRandom(new Uint8Array(32), 'tables');
  crypto.getRandomValues = (array) => {
    if (array instanceof Uint8Array) array.forEach((_, at) => (array[at] = random(256)));
    return array;
  };
  const game = seven27Table as { bot: typeof seven27Table.bot };
  const { bot } = game;
  game.bot = (view, seat, chance) => {
    const all = seven27.moves(view, seat).filter(({ type }) => type !== 'cut');
    const move = all[all.length > 0 ? chance(all.length) : 0];
    return move && 'max' in move ? { type: move.type, seat, amount: move.amount } : move;
  };
  afterTest(() => {
    crypto.getRandomValues = own;
    game.bot = bot;
  });
}

/** The next task: after what a timer of 0 has put off. */
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Bots have acted as far as they can, and all is drawn. */
async function settled(table: AnyTable): Promise<void> {
  while (botsDue(table)) await nextTask();
  await table.updateComplete;
}

/** The buttons on the board that would not be refused. */
const offered = (table: AnyTable, among: string): readonly HTMLElement[] => [
  ...table.shadowRoot!.querySelectorAll<HTMLElement>(
    `${among} button:not([aria-disabled="true"], [disabled])`,
  ),
];

/** One of what is offered, the buttons under the cards more often than chips and cards. */
function chosen(table: AnyTable, random: RandomBelow): HTMLElement | undefined {
  const [buttons, all] = [offered(table, '.own .buttons'), offered(table, '.own')];
  const some = buttons.length > 0 && random(3) > 0 ? buttons : all;
  const one = some[random(Math.max(1, some.length))];
  // It opens a panel, and is no way on.
  return one?.matches('[part~="button-pays"]') ? chosen(table, random) : one;
}

/** The position at a table, for the message of a failure. */
const whereIs = (table: AnyTable): string =>
  [
    table.getAttribute('seats'),
    table.getAttribute('dealer'),
    `hand ${table.handNumber}`,
    table.state?.phase,
    wordsOf(table.shadowRoot!.querySelector('.own')),
  ].join(' | ');

/** Presses what is offered until the hand is over. */
async function playHand(table: AnyTable, random: RandomBelow): Promise<void> {
  for (let presses = 0; ; presses++) {
    await settled(table);
    if (table.outcome === 'over') return;
    const button = chosen(table, random);
    if (!button) throw new Error(`nobody can act: ${whereIs(table)}`);
    if (presses > MOST_PRESSES) throw new Error(`it does not end: ${whereIs(table)}`);
    button.click();
    await table.updateComplete;
  }
}

/** A table of that seating on the page; another under the same name takes up where one was left. */
async function sit(tag: Seating['tag'], attributes: Attributes): Promise<AnyTable> {
  const table: AnyTable = makeElement(tag, attributes);
  putInBox(table, {});
  // Nothing is measured here, and without a layout a hand takes a tenth of the time.
  table.parentElement!.hidden = true;
  await settled(table);
  return table;
}

/** Plays hands at a table, which is left and taken up again before every third. */
async function playTable(seating: Seating, hands: number, random: RandomBelow): Promise<void> {
  const attributes = {
    ...seating.rules,
    ...{ seats: seatsOf(seating, random), stack: ['30', '100', '1000'][random(3)]! },
    'save-key': `random-${random(2 ** 32)}`,
  };
  let table = await sit(seating.tag, attributes);
  for (let hand = 0; hand < hands; hand++) {
    if (hand % 3 === 2) {
      table.parentElement!.remove();
      table = await sit(seating.tag, attributes);
    }
    await playHand(table, random);
    const [next] = offered(table, '.own .buttons');
    if (!next) throw new Error(`no way on: ${whereIs(table)}`);
    next.click();
    await settled(table);
  }
  table.parentElement!.remove();
}

describe('tables of all kinds of players, with a player who presses anything', () => {
  for (const [name, seatings] of Object.entries({ PAIGOW, SEVEN27 })) {
    it(`${name}: somebody can act at every moment, and each hand ends`, async function () {
      this.timeout(280_000);
      settleChance();
      const random = botRandom(new Uint8Array(32).fill(1), name);
      const tables = HANDS / 2 / HANDS_EACH;
      const tried = new Set<Seating>();
      for (let at = 0; at < tables; at++) {
        // All of them in turn; in a short run, as many as there are tables, from the first to the last.
        const place = isFull ? at : Math.floor((at * seatings.length) / tables);
        const seating = seatings[place % seatings.length]!;
        tried.add(seating);
        await playTable(seating, HANDS_EACH, random);
      }
      expect(tried.size).to.equal(Math.min(tables, seatings.length));
    });
  }
});
