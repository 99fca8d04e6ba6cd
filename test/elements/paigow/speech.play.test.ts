import { expect } from 'chai';
import { hear } from '../support/mount.js';
import {
  HANDS,
  type PaigowTable,
  chance,
  dealAnew,
  mountTable,
  part,
  spoken,
} from '../support/paigow.js';
import { keys } from '../support/paigow-play.js';

/** What is announced after each key, together with the key. */
async function saidBy(table: PaigowTable, names: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for (const name of names) {
    const before = part(table, 'frame').querySelector('[data-live]')!.innerHTML;
    await keys(table, name);
    const after = part(table, 'frame').querySelector('[data-live]')!.innerHTML;
    lines.push(`${name}: ${before === after ? '' : spoken(table)}`);
  }
  return lines;
}

describe('the announcements of a hand', () => {
  it('are these, word by word', async () => {
    chance(7);
    const table = await mountTable({ 'quick-deal': undefined, bonus: 'fortune', commission: '5' });
    // The dice 6, 1 and 1 give you the first hand.
    await dealAnew(table, [HANDS.aces, HANDS.jacks]);
    expect(spoken(table)).to.equal('Hand 1.');
    const heard = hear();
    part(table, 'button-deal').focus();
    const hands = [
      '-',
      '-',
      'd',
      '+',
      '+',
      '+',
      'd',
      'd',
      'Enter',
      'ArrowRight',
      'Enter',
      'd',
      's',
      'h',
      'd',
      'n',
    ];
    expect(await saidBy(table, hands)).to.deep.equal([
      '-: ',
      '-: ',
      'd: A bet must be at least 5, not 0.',
      '+: ',
      '+: ',
      '+: ',
      'd: You bet 15 chips. The dice total 8. You get the first hand. Your cards: ' +
        'ace of hearts, ace of clubs, king of diamonds, queen of spades, 9 of clubs, 5 of hearts, 2 of diamonds.',
      'd: Choose two cards for the front hand. The other five must rank higher.',
      'Enter: ',
      'ArrowRight: ',
      'Enter: ',
      'd: The pair of aces in front outranks king high at the back.',
      's: ',
      'h: House way: one pair. A legal set: the pair of aces beats king, queen.',
      'd: You have set your hands. All hands are set. Dealer: ten, eight in front, pair of jacks at the back. ' +
        'You: king, queen wins in front, pair of aces wins at the back. You win 14 chips after 1 commission (rounded up). ' +
        'The dealer loses 15 chips. You have 1,014 chips.',
      'n: Hand 2.',
    ]);
    expect(heard.filter(({ type }) => type === 'game-refuse').length).to.equal(2);
  });

  it('name every card with its tray and position, and the trays with their hands', async () => {
    const table = await mountTable({}, [HANDS.aces, HANDS.jacks]);
    part(table, 'button-deal').focus();
    await keys(table, 'd', 'h');
    const named = (selector: string): readonly (string | null)[] =>
      [...part(table, 'trays').querySelectorAll(selector)].map((node) =>
        node.getAttribute('aria-label'),
      );
    expect(named('[role="group"]')).to.deep.equal(['Front, king, queen', 'Back, pair of aces']);
    expect(named('button')).to.deep.equal([
      'king of diamonds, Front, first of 2',
      'queen of spades, Front, second of 2',
      'ace of hearts, Back, first of 5',
      'ace of clubs, Back, second of 5',
      '9 of clubs, Back, third of 5',
      '5 of hearts, Back, 4th of 5',
      '2 of diamonds, Back, 5th of 5',
    ]);
  });

  it('name the table, its seats, backs, stakes and chips', async () => {
    const table = await mountTable({ seats: '3', bonus: 'fortune' }, [
      HANDS.nines,
      HANDS.aces,
      HANDS.jacks,
    ]);
    expect([part(table, 'board').role, part(table, 'board').ariaLabel]).to.deep.equal([
      'group',
      'Pai Gow Poker board',
    ]);
    expect(part(table, 'seats').ariaLabel).to.equal('Seats');
    expect(part(table, 'seat own').ariaLabel).to.equal('Your hands');
    part(table, 'button-deal').focus();
    await keys(table, 'd');
    const stakes = [...part(table, 'frame').querySelectorAll('[part~="stake"]')];
    const { stake, bonus } = table.state!.seats[2]!;
    expect(stakes.map((node) => node.getAttribute('aria-label')).sort()).to.deep.equal(
      ['bet 5', `bet ${stake}${bonus > 0 ? `, bonus ${bonus}` : ''}`].sort(),
    );
  });
});
