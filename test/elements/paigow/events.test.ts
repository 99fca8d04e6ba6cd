import { expect } from 'chai';
import { afterTest, detailsOf, hear } from '../support/mount.js';
import {
  HANDS,
  chance,
  dealAnew,
  makeTable,
  mountTable,
  playOn,
  settled,
} from '../support/paigow.js';

const DEAL = [HANDS.aces, HANDS.jacks];

describe('events of a table', () => {
  it('begin with the first hand: how it is dealt, then that the table is open', async () => {
    chance(7);
    const table = makeTable({ 'quick-deal': undefined });
    const heard = hear(table);
    document.body.append(table);
    await settled(table);
    expect(heard.map(({ type }) => type)).to.deep.equal(['hand-start', 'game-start']);
    const [hand] = detailsOf(heard, 'hand-start');
    expect(hand).to.deep.include({ source: 'host', hand: 1, dealer: 1, resumed: false });
    expect(hand!.commitment).to.match(/^[0-9a-f]{64}$/);
    expect(hand!.commitment).to.equal(table.commitment);
    const [start] = detailsOf(heard, 'game-start');
    expect(start).to.deep.include({ source: 'host', resumed: false, previousTable: undefined });
    expect(start!.options).to.deep.include({ seats: ['human', 'bot'], stack: 1000, minBet: 5 });
    // The dice come from the seed, so they are hidden before they are thrown.
    expect((hand!.options as { dice: unknown }).dice).to.deep.equal([]);
  });

  it('report every move of a hand, without the cards of a set, and how it was paid', async () => {
    const table = await mountTable({ seats: '3' }, [HANDS.nines, HANDS.aces, HANDS.jacks]);
    const heard = hear(table);
    await playOn(table, 'b0:10 s0:KDQS');
    const moves = detailsOf(heard, 'game-move');
    expect(moves.map(({ notation, source }) => `${notation} ${source}`)).to.deep.equal([
      'b0:10 host',
      'd auto',
      's2 bot',
      's0 host',
      's1 auto',
      'e auto',
    ]);
    expect(moves.map(({ move }) => move)).to.deep.equal([
      { type: 'bet', seat: 0, amount: 10 },
      { type: 'deal' },
      { type: 'set', seat: 2 },
      { type: 'set', seat: 0 },
      { type: 'set', seat: 1 },
      { type: 'settle' },
    ]);
    const { stake } = table.state!.seats[2]!;
    const [end] = detailsOf(heard, 'hand-end');
    const { results, ...rest } = end!;
    expect(rest).to.deep.equal({
      source: 'host',
      hand: 1,
      dealer: 1,
      net: [10, null, -stake],
      stacks: [1010, null, 1000 - stake],
      commitment: undefined,
    });
    expect(results).to.deep.equal(table.state!.results);
    expect(heard.at(-1)!.type).to.equal('hand-end');
  });

  it('report a hand that nobody played, without results', async () => {
    const table = await mountTable({}, DEAL);
    const heard = hear(table);
    await playOn(table, 'p0');
    expect(heard.map(({ type }) => type)).to.deep.equal(['game-move', 'hand-end']);
    expect(detailsOf(heard, 'hand-end')[0]).to.deep.include({ results: null, net: [null, null] });
  });

  it('report a refusal with its reason', async () => {
    const table = await mountTable({}, DEAL);
    const heard = hear(table);
    const move = { type: 'bet', seat: 0, amount: 4 } as const;
    const reason = { code: 'below-min', what: 'stake', amount: 4, min: 5 };
    expect(table.play(move)).to.deep.equal(reason);
    await table.updateComplete;
    expect(heard.map(({ type, detail }) => [type, detail])).to.deep.equal([
      [
        'game-refuse',
        { source: 'host', move, reason, message: 'A bet must be at least 5, not 4.' },
      ],
    ]);
  });

  it('bubble and cross shadow roots', async () => {
    const host = document.createElement('div');
    document.body.append(host);
    afterTest(() => host.remove());
    const heard = hear();
    const table = await mountTable({}, [], { parent: host.attachShadow({ mode: 'open' }) });
    await playOn(table, 'b0:5');
    table.undo();
    await table.updateComplete;
    expect(
      heard.map(({ type, target, composed }) => [type, target === host, composed]),
    ).to.deep.equal(
      ['hand-start', 'game-start', 'game-move', 'game-move', 'game-refuse'].map((type) => [
        type,
        true,
        true,
      ]),
    );
  });

  it('show the table after the change, and let a listener continue', async () => {
    const table = await mountTable({}, DEAL);
    const seen: unknown[] = [];
    table.addEventListener('hand-end', () => {
      seen.push([table.outcome, table.run!.stacks[0], table.run!.hand, table.handNumber]);
      seen.push(table.nextHand(), table.handNumber);
    });
    await playOn(table, 'b0:10 s0:KDQS');
    expect(seen).to.deep.equal([['over', 1010, 2, 1], undefined, 2]);
    expect([table.state!.phase, table.run!.stacks[0]]).to.deep.equal(['bets', 1010]);
  });

  it('of a new table opened by a listener are in order: the old hand ends once', async () => {
    const table = await mountTable({}, DEAL);
    const heard = hear(table);
    table.addEventListener('game-move', ({ detail }) => {
      if (detail.notation === 's0') table.newGame();
    });
    await playOn(table, 'b0:10 s0:KDQS');
    expect(heard.filter(({ type }) => type === 'hand-end').length).to.be.at.most(1);
    expect([table.handNumber, table.state!.phase]).to.deep.equal([1, 'bets']);
    expect(table.run!.stacks[0]).to.equal(1000);
  });

  it('are not affected by a listener that throws', async () => {
    const table = await mountTable({}, DEAL);
    const thrown: string[] = [];
    const { onerror } = window;
    const { error: log } = console;
    window.onerror = (_event, _source, _line, _column, error): true => {
      thrown.push(error!.message);
      return true;
    };
    console.error = () => undefined;
    afterTest(() => {
      window.onerror = onerror;
      console.error = log;
    });
    const types = ['hand-start', 'game-start', 'game-move', 'game-refuse', 'hand-end'] as const;
    for (const type of types) {
      table.addEventListener(type, () => {
        throw new Error(type);
      });
    }
    await dealAnew(table, DEAL);
    expect(table.play({ type: 'bet', seat: 0, amount: 1 })?.code).to.equal('below-min');
    await playOn(table, 'b0:10 s0:KDQS');
    expect([table.outcome, table.run!.stacks[0]]).to.deep.equal(['over', 1010]);
    expect(thrown.join(' ')).to.equal(
      'hand-start game-start game-refuse game-move game-move game-move game-move game-move hand-end',
    );
  });
});
