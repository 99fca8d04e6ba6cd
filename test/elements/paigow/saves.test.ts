import { expect } from 'chai';
import { detailsOf, hear, ownKey, warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  dealsFirst,
  mountTable,
  playOn,
  settled,
  spoken,
  stacks,
  tray,
} from '../support/paigow.js';
import { someOf } from '../support/counts.js';

const DEAL = [HANDS.aces, HANDS.jacks];

/** Tables before the deal. Their seed is not in storage yet. */
const OPEN: Readonly<Record<string, () => Promise<PaigowTable>>> = {
  'before the stakes': () => mountTable(),
  'after a cut': async () => {
    const table = await mountTable();
    table.play({ type: 'cut', seat: 0, text: 'my own words' });
    return table;
  },
  'between two stakes': async () => {
    const table = await mountTable({ seats: 'human human' });
    await playOn(table, 'b1:25');
    return table;
  },
  'in its third hand': async () => {
    const table = await mountTable();
    while (table.handNumber < 3) {
      await playOn(table, 'b0:25');
      table.play(table.hint()!);
      table.nextHand();
    }
    return table;
  },
};

/** Tables in every other phase of a hand. */
const DEALT: Readonly<Record<string, () => Promise<PaigowTable>>> = {
  'with cards to set': async () => {
    const table = await mountTable({ seats: '4' });
    await playOn(table, 'b0:25');
    return table;
  },
  'with a dealer’s cards to set': async () => {
    dealsFirst(0, 3);
    return mountTable({ seats: '3', dealer: 'rotate' });
  },
  'when it is paid': async () => {
    const table = await mountTable();
    await playOn(table, 'b0:25');
    table.play(table.hint()!);
    return table;
  },
  'with a deck of the host’s': async () => {
    const table = await mountTable({}, DEAL);
    await playOn(table, 'b0:25');
    return table;
  },
  'with a deck of the host’s, before the stakes': () => mountTable({}, DEAL),
};

/** Everything in storage that belongs to a table. */
const storedOf = (table: PaigowTable): string =>
  Object.entries(localStorage)
    .filter(([name]) => name.includes(table.saveKey!))
    .map(([, text]) => String(text))
    .join();

/** A table's attributes, to make another one like it. */
const like = (table: PaigowTable): Record<string, string> =>
  Object.fromEntries([...table.attributes].map(({ name, value }) => [name, value]));

/** The saves of a normal run: before the stakes, and in the middle of a hand. */
const TRIED = ['in its third hand', 'with a dealer’s cards to set'];

describe('a saved table', () => {
  for (const [when, make] of someOf({ ...OPEN, ...DEALT }, (name) => TRIED.includes(name))) {
    it(`${when}: load() restores it`, async () => {
      const table = await make();
      await settled(table);
      const save = JSON.parse(JSON.stringify(table.save())) as object;
      const other = await mountTable({ ...like(table), 'save-key': ownKey() });
      const heard = hear(other);
      expect(other.load(save)).to.equal(undefined);
      await settled(other);
      expect(other.save()).to.deep.equal(save);
      expect([other.state, other.run]).to.deep.equal([table.state, table.run]);
      expect([other.handNumber, other.commitment, other.outcome]).to.deep.equal([
        table.handNumber,
        table.commitment,
        table.outcome,
      ]);
      expect(heard.map(({ type }) => type)).to.deep.equal(['hand-start', 'game-start']);
      expect(detailsOf(heard, 'hand-start')[0]).to.deep.include({ resumed: true });
      expect(detailsOf(heard, 'game-start')[0]).to.deep.include({ resumed: true });
    });
  }

  for (const [when, make] of someOf(OPEN, (name) => TRIED.includes(name))) {
    it(`${when}: its seed and its deck are in no storage, and another seed is drawn after a reload`, async () => {
      const table = await make();
      await settled(table);
      const { seed, hand } = table.save() as { seed: string; hand: { deck: string } };
      expect([seed.length, hand.deck.split(' ').length]).to.deep.equal([64, 53]);
      expect(storedOf(table)).to.match(/"hand":null,"seed":null/);
      expect(storedOf(table)).not.to.include(seed);
      const { run, commitment } = table;
      const attributes = like(table);
      table.parentElement!.remove();
      const again = await mountTable(attributes);
      expect([again.run, again.state!.phase]).to.deep.equal([run, 'bets']);
      expect(again.state!.seats.map(({ cut }) => cut)).to.deep.equal(run!.kinds.map(() => null));
      expect(again.commitment).to.match(/^[0-9a-f]{64}$/);
      expect(again.commitment).not.to.equal(commitment);
    });
  }

  it('has its seed in storage from the deal on, so that a reload does not deal again', async () => {
    const table = await mountTable();
    await playOn(table, 'b0:25');
    const { seed } = table.save() as { seed: string };
    expect(storedOf(table)).to.include(seed);
  });

  for (const [when, make] of someOf(DEALT, (name) => TRIED.includes(name))) {
    it(`${when}: continues there when the page is opened again`, async () => {
      const table = await make();
      await settled(table);
      const [save, { state, run }] = [table.save(), table];
      const attributes = like(table);
      table.parentElement!.remove();
      const warned = warnings();
      const again = await mountTable(attributes);
      expect([again.save(), again.state, again.run]).to.deep.equal([save, state, run]);
      expect(warned).to.deep.equal([]);
    });
  }

  it('reaches the same end', async () => {
    const table = await mountTable({}, DEAL);
    await playOn(table, 'b0:25');
    const other = await mountTable();
    other.load(table.save());
    await settled(other);
    expect(tray(other, 'back')).to.equal('AH AC KD QS 9C 5H 2D');
    expect(spoken(other)).to.match(/^Hand 1\. Your cards: ace of hearts/);
    for (const one of [table, other]) await playOn(one, 's0:KDQS');
    expect(other.run).to.deep.equal(table.run);
  });

  it('is one for each combination of seats, dealer and stack, whatever else changes', async () => {
    const one = await mountTable({}, DEAL);
    await playOn(one, 'b0:25 s0:KDQS');
    const name = one.saveKey!;
    one.parentElement!.remove();
    const two = await mountTable({ 'save-key': name, stack: '500' });
    expect([stacks(two)[0], two.handNumber]).to.deep.equal([500, 1]);
    two.parentElement!.remove();
    const three = await mountTable({ 'save-key': name, commission: '5', calm: true });
    expect([stacks(three)[0], three.outcome]).to.deep.equal([1025, 'over']);
  });
});
