import { expect } from 'chai';
import { advisePaigow } from '../../../src/core.js';
import { mountTable, parts, playOn, settled } from '../support/paigow.js';
import { advised, aside, heldQuestions, rows } from '../support/paigow-advice.js';
import { pressButton } from '../support/paigow-play.js';
import { until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

describe('advice that is no longer needed', () => {
  it('is cancelled when the hand is set, and when another table is opened', async () => {
    const release = heldQuestions();
    const table = await advised();
    const asked = table.advise();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    table.newGame();
    await settled(table);
    expect(await asked).to.equal(undefined);
    release();
    expect(aside(table)).to.match(/^Advice When you have cards/);
  });

  itInFull('and when the table leaves the page', async () => {
    const release = heldQuestions();
    const table = await advised();
    const asked = table.advise();
    await until('it is being worked out', () => parts(table, 'progress').length > 0);
    const box = table.parentElement!;
    table.remove();
    expect(await asked).to.equal(undefined);
    release();
    box.append(table);
    expect((await rows(table)).length).to.equal(14);
  });
});

describe('advise()', () => {
  const options = { houseWay: 'foxwoods', wheel: 'second', commission: 5 } as const;

  it('returns the exact counts, without the attribute too', async () => {
    const table = await advised({ advice: undefined, commission: '5' });
    const advice = await table.advise();
    const { front, wins, pushes, losses } = advice!.splits[0]!;
    expect([...front, wins, pushes, losses]).to.deep.equal([
      ...[49, 47],
      ...[20_313_893, 25_847_265, 7_363_522],
    ]);
    const cards = table.state!.seats[0]!.cards;
    expect(advice).to.deep.equal(advisePaigow(cards, options));
    expect(parts(table, 'aside')).to.deep.equal([]);
  });

  it('returns nothing before the deal, nor for covered cards', async () => {
    const table = await mountTable({ seats: 'human human bot' });
    expect(await table.advise()).to.equal(undefined);
    await playOn(table, 'b0:25 b1:25');
    expect(await table.advise()).to.equal(undefined);
    await pressButton(table, 'show');
    expect((await table.advise())!.hands).to.equal(53_524_680);
  });
});
