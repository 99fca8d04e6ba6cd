import { expect } from 'chai';
import { afterTest, hear, detailsOf, ownKey, warnings } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  dealAnew,
  makeTable,
  mountTable,
  playOn,
  settled,
  stacks,
} from '../support/paigow.js';
import { type CardRoom, changesOf, drawn, keptIn, makeRoom, mountRoom } from '../support/room.js';
import { until } from '../support/until.js';
import { mountTable as mountSeven27, playOn as playSeven27 } from '../support/seven27.js';
import { itInFull } from '../support/counts.js';

const WON = [HANDS.aces, HANDS.jacks] as const;

/** A table in a room, with a hand that wins its stake. */
const tableIn = (room: CardRoom, attributes = {}): Promise<PaigowTable> =>
  mountTable({ 'save-key': 'table', ...attributes }, WON, { parent: room });

const chips = (room: CardRoom): unknown[] => [room.bankroll, room.availableChips];

describe('the bankroll of a room', () => {
  it('gives a table its chips, and gets what a hand brought', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    expect(chips(room)).to.deep.equal([5000, 5000]);
    const told = changesOf(room);
    const table = await tableIn(room);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1000, 5000, 4000]);
    await playOn(table, 'b0:25 s0:KDQS');
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 5025, 4000]);
    expect(told.at(-1)).to.deep.equal({
      source: 'player',
      bankroll: 5025,
      availableChips: 4000,
      change: 25,
      fresh: false,
    });
    expect(table.nextHand()).to.equal(undefined);
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 5025, 4000]);
  });

  itInFull('is one for two games, and stays theirs alone where they stand in none', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const paigow = await tableIn(room);
    const seven27 = await mountSeven27({ 'save-key': 'seven', seats: '2' }, { parent: room });
    expect(chips(room)).to.deep.equal([5000, 5000 - 2000]);
    const alone = await mountTable({}, WON);
    await playOn(alone, 'b0:25 s0:KDQS');
    expect([room.bankroll, stacks(alone)[0]]).to.deep.equal([5000, 1025]);
    await playOn(paigow, 'b0:25 s0:KDQS');
    await playSeven27(seven27, 'a0');
    while (seven27.outcome === undefined) {
      const [move] = seven27.legalMoves;
      if (move) seven27.play(move);
      await settled(seven27);
    }
    const net = seven27.run!.totals[0]!.net;
    expect(chips(room)).to.deep.equal([5025 + net, 3000]);
  });

  it('puts chips back before a new table, and brings more where all are lost', async () => {
    const room = await mountRoom({ bankroll: '120' });
    const table = await tableIn(room, { stack: '100' });
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([100, 120, 20]);
    await dealAnew(table, [HANDS.jacks, HANDS.aces]);
    await playOn(table, 'b0:100 s0:TC8H');
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([0, 20, 20]);
    table.nextHand();
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([20, 20, 0]);
    table.newGame();
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([20, 20, 0]);
  });

  it('begins anew where nothing is left anywhere, and says so', async () => {
    const room = await mountRoom({ bankroll: '100' });
    const table = await tableIn(room, { stack: '100' });
    await dealAnew(table, [HANDS.jacks, HANDS.aces]);
    await playOn(table, 'b0:100 s0:TC8H');
    expect(chips(room)).to.deep.equal([0, 0]);
    const told = changesOf(room);
    table.newGame();
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([100, 100, 0]);
    expect(told).to.deep.equal([
      { source: 'player', bankroll: 100, availableChips: 0, change: 100, fresh: true },
    ]);
  });

  it('is there again after a reload, the table in the middle of a hand', async () => {
    const room = await mountRoom({ bankroll: '5000', 'save-key': 'again-room' });
    const table = await tableIn(room);
    await playOn(table, 'b0:25 s0:KDQS');
    table.nextHand();
    await settled(table);
    await playOn(table, 'b0:10');
    room.remove();
    const again = makeRoom({ bankroll: '700', 'save-key': 'again-room' });
    document.body.append(again);
    const same = makeTable({ 'save-key': 'table' });
    again.append(same);
    await settled(same);
    expect(chips(again)).to.deep.equal([5025, 4000]);
    expect([same.handNumber, same.run!.stacks[0], same.state!.phase]).to.deep.equal([
      2,
      1025,
      'set',
    ]);
  });

  it('counts a hand whose chips were not entered before the page was gone', async () => {
    const room = await mountRoom({ bankroll: '5000', 'save-key': 'killed-room' });
    const table = await tableIn(room);
    const before = keptIn(room, 'chips')!;
    await playOn(table, 'b0:25 s0:KDQS');
    room.remove();
    localStorage.setItem('baize:room:killed-room:chips', before);
    const again = await mountRoom({ bankroll: '5000', 'save-key': 'killed-room' });
    const same = makeTable({ 'save-key': 'table' });
    again.append(same);
    await settled(same);
    expect(chips(again)).to.deep.equal([5025, 4000]);
  });

  it('hears of another tab, and adds to what that one made of it', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await tableIn(room);
    const [version, text] = /^(\d+) (.*)$/.exec(keptIn(room, 'chips')!)!.slice(1);
    const known = JSON.parse(text!) as { runs: object };
    const theirs = {
      table: 'theirs',
      net: 500,
      uncounted: 0,
      chips: 1500,
      stack: 1000,
      time: 9,
      seated: 9,
    };
    const changed = { ...known, runs: { ...known.runs, theirs } };
    const told = changesOf(room);
    localStorage.setItem(
      `baize:room:${room.saveKey!}:chips`,
      `${Number(version) + 1} ${JSON.stringify(changed)}`,
    );
    dispatchEvent(new Event('storage'));
    expect(told).to.deep.equal([
      { source: 'auto', bankroll: 5500, availableChips: 3000, change: 500, fresh: false },
    ]);
    await playOn(table, 'b0:25 s0:KDQS');
    expect(chips(room)).to.deep.equal([5525, 3000]);
  });

  it('tells of a value that can’t be used once, and begins anew', async () => {
    const warned = warnings();
    for (const text of ['5 {"given":-7,"runs":{}}', '1 nonsense']) {
      const room = makeRoom({ bankroll: '5000' });
      localStorage.setItem(`baize:room:${room.saveKey!}:chips`, text);
      const heard = hear(room);
      document.body.append(room);
      const table = await tableIn(room);
      await playOn(table, 'b0:25 s0:KDQS');
      expect(detailsOf(heard, 'game-error').map(({ problem }) => problem.code)).to.deep.equal([
        'bankroll',
      ]);
      expect(chips(room)).to.deep.equal([5025, 4000]);
    }
    expect(warned[0]).to.equal(
      '<card-room>: the bankroll that was kept here cannot be used ({"given":-7,"runs":{}}); a new one begins',
    );
    expect(warned).to.have.length(2);
  });

  it('goes on without a store that works, and says so once', async () => {
    const warned = warnings();
    const room = makeRoom({ bankroll: '5000' });
    const fail = (): never => {
      throw new Error('full');
    };
    room.store = { get: () => undefined, set: fail, remove: fail };
    const heard = hear(room);
    document.body.append(room);
    const table = await tableIn(room);
    await playOn(table, 'b0:25 s0:KDQS');
    expect(chips(room)).to.deep.equal([5025, 4000]);
    const told = heard.filter(({ type, target }) => type === 'game-error' && target === room);
    expect(told.map(({ detail }) => (detail as { problem: object }).problem)).to.deep.equal([
      { code: 'storage', got: 'Error: full' },
    ]);
    expect(warned.filter((text) => text.startsWith('<card-room>'))).to.have.length(1);
  });

  for (const [what, go] of [
    ['a next hand', (table: PaigowTable) => table.nextHand()],
    ['a new table', (table: PaigowTable) => table.newGame()],
  ] as const) {
    it(`gets nothing of a tab that another one has overtaken, which is asked before ${what}`, async () => {
      const key = { bankroll: '5000', 'save-key': ownKey() };
      const [room, other] = [await mountRoom(key), await mountRoom(key)];
      const table = await tableIn(room);
      await playOn(table, 'b0:25 s0:KDQS');
      const second = makeTable({ 'save-key': 'table' });
      other.append(second);
      await settled(second);
      second.nextHand();
      await settled(second);
      await playOn(second, 'b0:10');
      const kept = (): unknown[] => Object.entries(localStorage).sort();
      const before = kept();
      const heard = hear(table);
      expect(go(table)).to.equal(undefined);
      await until('it is asked', () => table.hasConflict);
      expect([table.handNumber, heard.length, kept()]).to.deep.equal([1, 0, before]);
      table.hand.settleConflict(true);
      await settled(table);
      expect([table.handNumber, table.state!.phase, ...chips(room)]).to.deep.equal([
        2,
        'set',
        5025,
        4000,
      ]);
    });
  }

  for (const [what, cards, set, net] of [
    ['brings', WON, 's0:KDQS', 25],
    ['costs', [HANDS.jacks, HANDS.aces], 's0:TC8H', -25],
  ] as const) {
    it(`counts what a hand ${what} whose chips another tab has fetched in the middle of it`, async () => {
      const key = { bankroll: '200', 'save-key': `fetched-${what}` };
      const [room, other] = [await mountRoom(key), await mountRoom(key)];
      const table = await tableIn(room, { stack: '100' });
      const second = await tableIn(other, { 'save-key': 'second', stack: '100' });
      await dealAnew(second, cards);
      await playOn(second, 'b0:25');
      await dealAnew(table, [HANDS.jacks, HANDS.aces]);
      await playOn(table, 'b0:100 s0:TC8H');
      table.nextHand();
      await settled(table);
      expect([stacks(table)[0], ...chips(room)]).to.deep.equal([100, 100, 0]);
      await playOn(second, set);
      expect(chips(other)).to.deep.equal([100 + net, Math.max(0, net)]);
      dispatchEvent(new Event('storage'));
      expect(chips(room)).to.deep.equal([100 + net, Math.max(0, net)]);
    });
  }

  it('follows a table whose save the host loads', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await tableIn(room);
    await playOn(table, 'b0:25 s0:KDQS');
    const before = table.save();
    table.newGame();
    await settled(table);
    expect(chips(room)).to.deep.equal([5025, 4025]);
    expect(table.load(before)).to.equal(undefined);
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 5025, 4000]);
    const deck = 'no deck';
    const warned = warnings();
    expect(table.newGame({ deck })?.code).to.equal('deck');
    expect([warned.length, stacks(table)[0], ...chips(room)]).to.deep.equal([1, 1025, 5025, 4000]);
  });

  it('gets the chips of a table whose attributes make it another', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await tableIn(room);
    await playOn(table, 'b0:25 s0:KDQS');
    table.setAttribute('stack', '300');
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([300, 5025, 4725]);
  });

  it('begins with another sum as the attribute changes, where nobody has played from it', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const told = changesOf(room);
    room.setAttribute('bankroll', '700');
    await drawn(room);
    expect(chips(room)).to.deep.equal([700, 700]);
    expect(told).to.deep.equal([
      { source: 'host', bankroll: 700, availableChips: 700, change: -4300, fresh: false },
    ]);
    const table = await tableIn(room, { stack: '300' });
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([300, 700, 400]);
  });

  it('keeps what is played for as the attribute changes or goes in the middle of a hand', async () => {
    warnings();
    const room = makeRoom({ bankroll: '5000' });
    const fail = (): never => {
      throw new Error('full');
    };
    room.store = { get: () => undefined, set: fail, remove: fail };
    document.body.append(room);
    const table = await tableIn(room);
    await playOn(table, 'b0:25');
    const told = changesOf(room);
    room.setAttribute('bankroll', '700');
    await drawn(room);
    expect(chips(room)).to.deep.equal([5000, 4000]);
    room.removeAttribute('bankroll');
    await drawn(room);
    expect(chips(room)).to.deep.equal([undefined, undefined]);
    room.setAttribute('bankroll', '600');
    await drawn(room);
    expect([chips(room), told]).to.deep.equal([[5000, 4000], []]);
    await playOn(table, 's0:KDQS');
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 5025, 4000]);
  });

  it('takes no chips away from a table that is there as the attribute changes', async () => {
    const room = await mountRoom({ bankroll: '1000' });
    const table = await tableIn(room);
    expect(chips(room)).to.deep.equal([1000, 0]);
    room.setAttribute('bankroll', '700');
    await drawn(room);
    const warned = warnings();
    const other = makeTable({ 'save-key': 'other' });
    room.append(other);
    await settled(other);
    expect(warned).to.have.length(1);
    await playOn(table, 'b0:25 s0:KDQS');
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 1025, 0]);
  });

  it('is entered of a loaded table between two hands as another run’s', async () => {
    const room = await mountRoom({ bankroll: '5000' });
    const table = await tableIn(room);
    const alone = await mountTable({}, WON);
    await playOn(alone, 'b0:25 s0:KDQS');
    const save = { run: alone.run!, hand: null, seed: null };
    const heard = hear(table);
    expect(table.load(save)).to.equal(undefined);
    await settled(table);
    expect([stacks(table)[0], ...chips(room)]).to.deep.equal([1025, 5000, 3975]);
    expect(detailsOf(heard, 'game-start').map(({ resumed }) => resumed)).to.deep.equal([true]);
  });

  it('is none without the attribute, and not for a table of bots', async () => {
    const room = await mountRoom();
    const table = await tableIn(room);
    await playOn(table, 'b0:25 s0:KDQS');
    expect([...chips(room), stacks(table)[0], keptIn(room, 'chips')]).to.deep.equal([
      undefined,
      undefined,
      1025,
      null,
    ]);
    room.firstBankroll = 500;
    await drawn(room);
    expect(chips(room)).to.deep.equal([500, 500]);
    afterTest(() => room.remove());
  });
});
