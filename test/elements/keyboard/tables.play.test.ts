import { expect } from 'chai';
import { standBefore, tabTo } from '../support/from-outside.js';
import {
  type AnyTable,
  HANDS,
  buttons,
  mountTable as mountPaigow,
  stacks,
  tray,
  wordsOf,
} from '../support/paigow.js';
import { focusedIn, keys } from '../support/paigow-play.js';
import { explained, mountTable as mountSeven27 } from '../support/seven27.js';

const tabToButton = (table: AnyTable, words: string, back = false): Promise<void> =>
  tabTo(table, (node) => wordsOf(node) === words, back);

/** Uses only Tab, arrows, Enter and Space, as a player does who has never seen the list of keys. */
describe('a whole hand by keyboard alone, from outside the table to the next hand', () => {
  it('Pai Gow poker', async () => {
    const table = await mountPaigow({}, [HANDS.aces, HANDS.jacks]);
    standBefore(table);
    await tabToButton(table, 'Deal');
    await keys(table, 'Enter');
    expect([table.state!.phase, focusedIn(table)]).to.deep.equal(['set', 'AH']);
    await keys(table, 'ArrowRight', 'ArrowRight', 'Enter');
    expect([tray(table, 'front'), focusedIn(table)]).to.deep.equal(['KD', 'KD']);
    await keys(table, 'ArrowDown');
    while (focusedIn(table) !== 'QS') await keys(table, 'ArrowRight');
    await keys(table, ' ');
    expect([tray(table, 'front'), tray(table, 'back')]).to.deep.equal(['KD QS', 'AH AC 9C 5H 2D']);
    await tabToButton(table, 'Set hands');
    await keys(table, 'Enter');
    expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1005]);
    expect([focusedIn(table), buttons(table)]).to.deep.equal(['Next hand', ['Next hand']]);
    await keys(table, 'Enter');
    expect([table.handNumber, table.state!.phase]).to.deep.equal([2, 'bets']);
    expect(focusedIn(table)).to.equal('Deal');
  });

  it('Seven Twenty-Seven', async () => {
    const table = await mountSeven27();
    standBefore(table);
    await tabToButton(table, 'Ante 5');
    await keys(table, 'Enter');
    expect([table.state!.phase, focusedIn(table)]).to.deep.equal(['draw', 'Stand']);
    await tabToButton(table, 'Take a card', true);
    await keys(table, ' ');
    expect([table.state!.phase, focusedIn(table)]).to.deep.equal(['bets', 'Check']);
    await keys(table, 'Enter');
    expect([table.state!.phase, focusedIn(table)]).to.deep.equal(['draw', 'Stand']);
    await keys(table, 'Enter');
    expect([table.outcome, stacks(table)[0]]).to.deep.equal(['over', 1010]);
    expect(explained(table)[0]).to.equal('You win both halves (15 chips): 5-A-A makes 7 and 27.');
    expect(focusedIn(table)).to.equal('Next hand');
    await keys(table, 'Enter');
    expect([table.handNumber, table.state!.phase, focusedIn(table)]).to.deep.equal([
      2,
      'ante',
      'Ante 5',
    ]);
  });
});
