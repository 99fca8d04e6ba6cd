import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { HANDS, botsDue, deckOf, mountTable } from '../support/paigow.js';
import { pass, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const DEAL = deckOf([HANDS.nines, HANDS.aces, HANDS.quads, HANDS.jacks]);

describe('the pace of bots', () => {
  it('lets a person follow: they stake one after the other', async () => {
    const table = await mountTable({ seats: '4' });
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    table.newGame({ deck: DEAL });
    const staked = (): readonly number[] =>
      table.state!.seats.flatMap(({ stake }, seat) => (stake > 0 ? [seat] : []));
    const times = [performance.now()];
    table.addEventListener('game-move', () => times.push(performance.now()));
    expect(staked()).to.deep.equal([]);
    await until('one has staked', () => staked().length > 0);
    expect(staked()).to.deep.equal([1]);
    await until('the other has staked', () => staked().length > 1);
    expect([staked(), table.state!.phase]).to.deep.equal([[1, 3], 'bets']);
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    expect(gaps.length).to.equal(2);
    for (const gap of gaps) expect(gap).to.be.at.least(200);
  });

  it('is not slowed down if the page switches motion off', async () => {
    const table = await mountTable({ seats: '4' });
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    table.style.setProperty('--baize-duration', '0');
    table.newGame({ deck: DEAL });
    await until('no bot is to act', () => !botsDue(table));
  });

  itInFull('is not broken off by what the player does meanwhile', async () => {
    const table = await mountTable({ seats: '4' });
    await emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });
    table.newGame({ deck: DEAL });
    for (let times = 0; times < 12 && botsDue(table); times++) {
      table.request({ type: 'chip', amount: 5 });
      table.requestUpdate();
      await pass(100);
    }
    expect(botsDue(table)).to.equal(false);
  });
});
