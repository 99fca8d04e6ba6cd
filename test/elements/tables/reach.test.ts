import { expect } from 'chai';
import { formatCards, parseCards, parseSeed } from '../../../src/core.js';
import { type PaigowTable, mountTable as mountPaigow, playOn } from '../support/paigow.js';
import {
  type Seven27Table,
  mountTable as mountSeven27,
  playOn as playSeven27,
} from '../support/seven27.js';

/** The secrets of a running hand: its deck and its seed, in each of their forms. */
interface Secrets {
  readonly deck: string;
  readonly cards: string;
  readonly seed: string;
  readonly bytes: string;
}

function secretsOf(table: PaigowTable | Seven27Table): Secrets {
  const { seed, hand } = table.save() as { seed: string; hand: { deck: string } };
  const [cards, bytes] = [parseCards(hand.deck), parseSeed(seed)];
  if (!Array.isArray(cards) || !('value' in bytes)) throw new Error('no secrets');
  expect(formatCards(cards)).to.equal(hand.deck);
  return { deck: hand.deck, cards: cards.join(), seed, bytes: bytes.value.join() };
}

/** Whether a value contains a secret. */
function tells(value: unknown, { deck, cards, seed, bytes }: Secrets): boolean {
  if (typeof value === 'string') return value.includes(deck) || value.includes(seed);
  if (value instanceof Uint8Array) return value.join() === bytes;
  return Array.isArray(value) && value.length > 50 && value.join() === cards;
}

const getters = (owner: object): readonly string[] => {
  const names: string[] = [];
  let proto: unknown = Object.getPrototypeOf(owner);
  while (proto && proto !== HTMLElement.prototype && proto !== Object.prototype) {
    const all = Object.entries(Object.getOwnPropertyDescriptors(proto));
    names.push(...all.filter(([, one]) => one.get !== undefined).map(([name]) => name));
    proto = Object.getPrototypeOf(proto);
  }
  return names;
};

/** Everything that an object references directly: its own fields, getters and entries. */
function* steps(owner: object): Generator<readonly [name: string, value: unknown]> {
  if (owner instanceof Map || owner instanceof Set) yield ['entries', [...owner]];
  for (const key of [...Reflect.ownKeys(owner), ...getters(owner)]) {
    try {
      yield [String(key), Reflect.get(owner, key) as unknown];
    } catch {
      // A getter that asks for another owner leads nowhere.
    }
  }
}

/** The path from a table's own fields to a secret, or `undefined` if there is none. */
function wayTo(table: HTMLElement, secrets: Secrets): string | undefined {
  const seen = new Set<unknown>([window, document]);
  const ways: (readonly [way: string, value: unknown])[] = [['table', table]];
  for (const [way, value] of ways) {
    if (tells(value, secrets)) return way;
    const isOwner = (typeof value === 'object' && value !== null) || typeof value === 'function';
    // The tests of secrets check the rendered nodes.
    if (!isOwner || seen.has(value) || (value instanceof Node && value !== table)) continue;
    seen.add(value);
    for (const [name, next] of steps(value)) ways.push([`${way}.${name}`, next]);
  }
  expect(seen.size).to.be.above(100);
  return undefined;
}

const TABLES: Readonly<Record<string, () => Promise<PaigowTable | Seven27Table>>> = {
  'Pai Gow, before the stakes': () => mountPaigow({ seats: '4' }),
  'Pai Gow, with cards to set, advice and coach': async () => {
    const table = await mountPaigow({ seats: '4', advice: true, coach: true });
    await playOn(table, 'b0:25');
    await table.advise();
    return table;
  },
  'Pai Gow, two people with their cards covered': async () => {
    const table = await mountPaigow({ seats: 'human human' });
    await playOn(table, 'b0:25 b1:25');
    return table;
  },
  'Seven Twenty-Seven, with a card to take': async () => {
    const table = await mountSeven27({}, { hands: [] });
    await playSeven27(table, 'a0');
    return table;
  },
};

describe('the fields of a table in play', () => {
  for (const [name, make] of Object.entries(TABLES)) {
    it(`lead neither to its deck nor to its seed: ${name}`, async () => {
      const table = await make();
      expect(table.outcome).to.equal(undefined);
      expect(wayTo(table, secretsOf(table))).to.equal(undefined);
    });
  }

  it('would be found if one did', async () => {
    const table = await mountPaigow();
    const secrets = secretsOf(table);
    const leak = new Map([['kept', { by: [() => 0, { save: table.save() }] }]]);
    Object.assign(table, { [Symbol('leak')]: leak });
    expect(wayTo(table, secrets)).to.match(/Symbol\(leak\)\.entries\.0\.1\.by\.1\.save\.seed$/);
  });
});
