import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import { type AnyTable, HANDS, mountTable, part, parts, wordsOf, card } from '../support/paigow.js';
import { focusedIn, keys, press, pressButton } from '../support/paigow-play.js';
import { mountTable as mountSeven27 } from '../support/seven27.js';
import { ownSettings } from '../support/settings.js';
import { until } from '../support/until.js';

/** Begins the guide by the menu. */
async function guided(table: AnyTable): Promise<void> {
  await pressButton(table, 'menu');
  await press(
    table,
    parts(table, 'menu-item').find((item) => wordsOf(item) === 'Guided hand')!,
  );
  await until('the guide is there', () => parts(table, 'guide').length > 0);
}

const height = (table: AnyTable): number => part(table, 'guide').getBoundingClientRect().height;

const told = (table: AnyTable): string => wordsOf(part(table, 'guide-step'));

describe('a guided hand', () => {
  it('of Pai Gow follows what the player does, and ends with the hand', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks], { width: 320 });
    await guided(table);
    expect(told(table)).to.include('Press chips to make your bet');
    await expectAccessible(table);
    const room = height(table);
    await pressButton(table, 'deal');
    expect(told(table)).to.include('Press two cards for the front hand.');
    await press(table, card(table, 'AH'));
    await press(table, card(table, 'AC'));
    expect(told(table)).to.include('a foul');
    expect(height(table)).to.equal(room);
    await pressButton(table, 'house-way');
    expect(told(table)).to.include('Press “Set hands”.');
    const [guide, board] = [part(table, 'guide'), part(table, 'board')];
    expect(guide.getBoundingClientRect().bottom).to.be.at.most(board.getBoundingClientRect().top);
    await pressButton(table, 'set');
    expect(told(table)).to.include('Both your hands beat the dealer’s');
    expect(height(table)).to.equal(room);
    expect(part(table, 'button-leave').ariaLabel).to.equal('Done');
    await pressButton(table, 'leave');
    expect(parts(table, 'guide')).to.deep.equal([]);
  });

  it('of Seven Twenty-Seven can be left at any time by keys, and the focus stays in the table', async () => {
    const table = await mountSeven27();
    await guided(table);
    expect(told(table)).to.include('Press “Ante 5” to get cards.');
    await pressButton(table, 'ante');
    expect(told(table)).to.include('“Take a card”');
    await keys(table, 't');
    expect(told(table)).to.include('Nobody has bet.');
    part(table, 'button-leave').focus();
    await keys(table, 'Enter');
    expect(parts(table, 'guide')).to.deep.equal([]);
    expect(focusedIn(table)).to.equal('Check');
  });
});

describe('the offer of a guided hand', () => {
  const offered = (table: AnyTable): number => parts(table, 'offer').length;
  const fresh = (): Promise<AnyTable> => mountSeven27({}, { hands: [] });

  it('is shown before a first hand, begins the guide by keys, and is not shown again', async () => {
    const kept = ownSettings();
    const table = await fresh();
    await until('it is offered', () => offered(table) === 1);
    await expectAccessible(table);
    part(table, 'button-guide').focus();
    await keys(table, 'Enter');
    await until('the guide is there', () => parts(table, 'guide').length > 0);
    expect(JSON.parse(kept()!)).to.deep.equal({ 'guide-seven-twenty-seven': 'seen' });
    expect([offered(table), offered(await fresh())]).to.deep.equal([0, 0]);
  });

  it('can be dismissed, ends when the hand is played, and is not made for a page’s own deck', async () => {
    ownSettings();
    const played = await fresh();
    await until('it is offered', () => offered(played) === 1);
    await pressButton(played, 'ante');
    expect(offered(played)).to.equal(0);
    expect(offered(await mountSeven27())).to.equal(0);
    const table = await fresh();
    await until('it is offered again', () => offered(table) === 1);
    await pressButton(table, 'dismiss');
    expect(offered(table)).to.equal(0);
  });
});
