import { expect } from 'chai';
import { detailsOf, hear } from '../support/mount.js';
import { mountTable, playOn } from '../support/seven27.js';

describe('events of the Seven Twenty-Seven table', () => {
  it('tell of every move of a hand, and the whole story at its end', async () => {
    const table = await mountTable({}, { script: 'f1' });
    const heard = hear(table);
    await playOn(table, 'a0 t0 b0:10 s0');
    const moves = detailsOf(heard, 'game-move');
    expect(moves.map(({ notation, source }) => `${notation} ${source}`)).to.deep.equal(
      (
        'a0 host,d auto,t0 host,s1 bot,s2 bot,b0:10 host,f1 bot,c2 bot,' + 's0 host,s2 bot,e auto'
      ).split(','),
    );
    const [end] = detailsOf(heard, 'hand-end');
    const { results, ...rest } = end!;
    expect(rest).to.deep.equal({
      ...{ source: 'bot', hand: 1, dealer: 2, commitment: undefined },
      ...{ net: [20, -5, -15], stacks: [1020, 995, 985] },
    });
    expect(results).to.deep.equal(table.state!.results);
    expect(results).to.deep.include({ showdown: true, stacks: [1020, 995, 985] });
    expect(table.state!.results!.pots).to.deep.equal([
      {
        ...{
          amount: 35,
          seats: [0, 2],
          alone: null,
          failedBoth: [],
          declarationsVoid: false,
          threeQuarters: null,
        },
        halves: [
          {
            ...{ target: 'low', amount: 17, reason: 'best' },
            winners: [{ seat: 0, amount: 17, total: 14 }],
          },
          {
            ...{ target: 'high', amount: 18, reason: 'best' },
            winners: [{ seat: 0, amount: 18, total: 54 }],
          },
        ],
      },
    ]);
    expect(heard.at(-1)!.type).to.equal('hand-end');
  });

  it('tell that a seat has declared, and what only once all have', async () => {
    const table = await mountTable({ declare: 'simultaneous' });
    await playOn(table, 'a0 s0 k0 s0');
    const heard = hear(table);
    await playOn(table, 'g0:7');
    const told = detailsOf(heard, 'game-move').map(({ move, notation }) => [move, notation]);
    const before = table.handNumber;
    expect(told.at(-2)).to.deep.equal([{ type: 'declare', seat: 0, targets: 'low' }, 'g0:7']);
    table.nextHand();
    await table.updateComplete;
    const moves = hear(table);
    await playOn(table, 'a0 s0 k0 s0');
    const secret = detailsOf(moves, 'game-move').filter(({ notation }) => notation.startsWith('g'));
    expect(before).to.equal(1);
    expect(secret.map(({ move, notation }) => [move, notation])).to.deep.equal([
      [{ type: 'declare', seat: 1, targets: null }, 'g1'],
      [{ type: 'declare', seat: 2, targets: null }, 'g2'],
    ]);
  });

  it('are none for a hint, which gives a legal move and plays nothing', async () => {
    const table = await mountTable();
    expect(table.hint()).to.deep.equal({ type: 'ante', seat: 0 });
    await playOn(table, 'a0');
    const heard = hear(table);
    expect(table.legalMoves).to.deep.include(table.hint());
    await table.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('tell of a refusal, with the reason', async () => {
    const table = await mountTable();
    await playOn(table, 'a0 s0');
    const heard = hear(table);
    const move = { type: 'bet', seat: 0, amount: 4 } as const;
    const reason = { code: 'below-min', what: 'bet', amount: 4, min: 5 };
    expect(table.play(move)).to.deep.equal(reason);
    await table.updateComplete;
    expect(heard.map(({ type, detail }) => [type, detail])).to.deep.equal([
      [
        'game-refuse',
        { source: 'host', move, reason, message: 'A bet must be at least 5, not 4.' },
      ],
    ]);
    expect(table.play({ type: 'check', seat: 1 })?.code).to.equal('not-your-seat');
  });
});
