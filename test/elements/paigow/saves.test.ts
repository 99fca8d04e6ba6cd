import { expect } from 'chai';
import { detailsOf, hear, ownKey, warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  chance,
  dealsFirst,
  makeTable,
  mountTable,
  part,
  parts,
  playOn,
  settled,
  spoken,
  stacks,
  tray,
} from '../support/paigow.js';
import { until } from '../support/until.js';

const DEAL = [HANDS.aces, HANDS.jacks];

interface Saved {
  readonly run: { readonly stacks: readonly unknown[] };
  readonly hand: { readonly deck: string; readonly moves: readonly string[] };
  readonly seed: string | null;
}

/** A table in every phase that a hand has. */
const PHASES: Readonly<Record<string, () => Promise<PaigowTable>>> = {
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
  'in its third hand': async () => {
    const table = await mountTable();
    while (table.handNumber < 3) {
      await playOn(table, 'b0:25');
      table.play(table.hint()!);
      table.nextHand();
    }
    return table;
  },
  'with a deck of the host’s': async () => {
    const table = await mountTable({}, DEAL);
    await playOn(table, 'b0:25');
    return table;
  },
};

/** The attributes that a table has, for another of its kind. */
const like = (table: PaigowTable): Record<string, string> =>
  Object.fromEntries([...table.attributes].map(({ name, value }) => [name, value]));

describe('a table that is saved', () => {
  for (const [when, make] of Object.entries(PHASES)) {
    it(`${when}: is taken up by load() as it was`, async () => {
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

    it(`${when}: goes on there when the page is opened again`, async () => {
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

  it('is played on to the same end', async () => {
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

  it('keeps one table for each of seats, dealer and stack, whatever else changes', async () => {
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

/** Saves that somebody broke, from one with a stake of 25 and cards to set. */
const BROKEN: Readonly<Record<string, (save: Saved) => unknown>> = {
  nothing: () => undefined,
  null: () => null,
  'a text': () => 'save',
  'an empty one': () => ({}),
  'one of another game': (save) => ({ ...save, hand: { ...save.hand, game: 'freecell' } }),
  'one of tomorrow': (save) => ({ ...save, hand: { ...save.hand, format: 99 } }),
  'one with chips from nowhere': (save) => ({
    ...save,
    run: { ...save.run, stacks: [9999, null] },
  }),
  'one with another seed': (save) => ({ ...save, seed: '11'.repeat(32) }),
  'one with half a seed': (save) => ({ ...save, seed: '0505' }),
  'one with two cards exchanged': (save) => {
    const [one, two, ...rest] = save.hand.deck.split(' ');
    return { ...save, hand: { ...save.hand, deck: [two, one, ...rest].join(' ') } };
  },
  'one with a card twice': (save) => {
    const [one, , ...rest] = save.hand.deck.split(' ');
    return { ...save, hand: { ...save.hand, deck: [one, one, ...rest].join(' ') } };
  },
  'one with a stake above the most': (save) => ({
    ...save,
    hand: { ...save.hand, moves: ['b0:999'] },
  }),
  'one with no run': ({ hand, seed }) => ({ hand, seed }),
};

describe('a save that is broken', () => {
  for (const [what, spoil] of Object.entries(BROKEN)) {
    it(`${what}: load() says so, and the table in play is untouched`, async () => {
      chance(5);
      const table = await mountTable({ 'quick-deal': undefined });
      await playOn(table, 'b0:25');
      const before = JSON.stringify(table.save());
      const [heard, warned] = [hear(table), warnings()];
      const problem = table.load(spoil(JSON.parse(before) as Saved));
      expect(problem?.code).to.match(/^(save-(broken|other-game|newer|move)|deck)$/);
      expect(heard.map(({ type }) => type)).to.deep.equal(['game-error']);
      expect(detailsOf(heard, 'game-error')[0]!.problem).to.deep.equal(problem);
      expect(warned.length).to.equal(1);
      expect(JSON.stringify(table.save())).to.equal(before);
      await playOn(table, `s0:${frontOf(table)}`);
      expect(table.outcome).to.equal('over');
    });
  }

  for (const text of ['', 'garbage', '3', '3 {"run":', '3 null', '3 []']) {
    it(`stored as “${text}”: a new table, which is kept`, async () => {
      const first = await mountTable({}, DEAL);
      await playOn(first, 'b0:25');
      const name = first.saveKey!;
      first.parentElement!.remove();
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith(`baize:${name}:`)) localStorage.setItem(key, text);
      }
      const warned = warnings();
      const table = await mountTable({ 'save-key': name });
      expect([table.state!.phase, table.handNumber]).to.deep.equal(['bets', 1]);
      expect(warned.length).to.be.at.most(1);
    });
  }
});

/** What the house way lays in front, as notation. */
function frontOf(table: PaigowTable): string {
  table.hint();
  const nodes = [...part(table, 'tray-back').querySelectorAll<HTMLElement>('[data-card]')];
  expect(nodes.length).to.equal(7);
  const move = table.hint() as { front: readonly number[] };
  const code = (card: number): string =>
    card === 52 ? 'XX' : 'A23456789TJQK'[card >> 2]! + 'CDHS'[card & 3]!;
  return move.front.map(code).join('');
}

describe('two tabs with one table', () => {
  /** Two of the same name; both went on. */
  async function torn(): Promise<[PaigowTable, PaigowTable]> {
    const name = ownKey();
    const one = await mountTable({ 'save-key': name }, DEAL);
    const two = await mountTable({ 'save-key': name });
    await playOn(one, 'b0:25');
    two.play({ type: 'bet', seat: 0, amount: 40 });
    await until('it is asked', () => parts(two, 'panel-conflict').length > 0);
    return [one, two];
  }

  it('the player is asked which goes on, and nobody acts before', async () => {
    const [one, two] = await torn();
    expect([one.torn, two.torn]).to.deep.equal([false, true]);
    expect(part(two, 'board').closest('[inert]')).not.to.equal(null);
    const [heard, before] = [hear(two), JSON.stringify(two.save())];
    two.request({ type: 'house-way' });
    two.request({ type: 'set' });
    expect([JSON.stringify(two.save()), heard.length]).to.deep.equal([before, 0]);
  });

  it('the other’s table is taken up', async () => {
    const [one, two] = await torn();
    two.settleConflict(true);
    await settled(two);
    expect(two.save()).to.deep.equal(one.save());
    expect([two.torn, parts(two, 'panel-conflict').length]).to.deep.equal([false, 0]);
  });

  it('this one’s stays, and is kept from then on', async () => {
    const [, two] = await torn();
    two.settleConflict(false);
    await settled(two);
    expect(two.state!.seats[0]!.stake).to.equal(40);
    const save = two.save();
    const name = two.saveKey!;
    two.parentElement!.remove();
    const again = makeTable({ 'save-key': name });
    document.body.append(again);
    await settled(again);
    expect(again.save()).to.deep.equal(save);
  });
});
