import { expect } from 'chai';
import { part, parts, wordsOf } from '../support/paigow.js';
import { keys, panel, press, pressButton } from '../support/paigow-play.js';
import { type Seven27Table, botsJudge, mountTable, playOn } from '../support/seven27.js';
import { until } from '../support/until.js';

/** Chooses the menu item with this label. */
async function choose(table: Seven27Table, label: string): Promise<void> {
  await pressButton(table, 'menu');
  await press(
    table,
    parts(table, 'menu-item').find((item) => wordsOf(item) === label)!,
  );
}

const helpOf = async (table: Seven27Table): Promise<readonly string[]> => {
  await panel(table, 'help');
  return [...part(table, 'panel-help').querySelectorAll('h3, li')].map(wordsOf);
};

describe('the help of Seven Twenty-Seven', () => {
  it('opens before the deal, and tells the rules as they are by default', async () => {
    const table = await mountTable();
    await pressButton(table, 'help');
    expect(await helpOf(table)).to.deep.equal([
      'How to win',
      'Nearest to 7 wins half the pot, nearest to 27 wins the other half. One hand can win both.',
      'Above or below a target makes no difference.',
      'What cards count',
      'J, Q and K: half a point, ½.',
      '2 to 10: the number on the card.',
      'Ace: 1 or 11. Each ace counts what is best, separately for each target.',
      'So 5-A-A makes both targets: 5 + 1 + 1 = 7 and 5 + 11 + 11 = 27.',
      'How a hand goes',
      'Ante: each player puts in 5.',
      'Deal: each player gets one card face up and one face down, and may take a third.',
      'Bet: check for free, or bet 5 to 50. If somebody has bet, call, raise by 5 to 50 or fold.',
      'Extra cards: take one face down, or stand. If you stand, you can still take one the next time.',
      'As long as somebody takes a card, there is another bet and another draw.',
      'Showdown: all players still in turn up their cards, and each half is paid. Equal hands share it.',
      'What you see',
      'Beside your cards: your totals for 7 and for 27, and how far off they are.',
      'Under each seat: what its face-up cards count, and what the whole hand may count.',
      'In the middle: what each half of the pot pays. A player with too few chips to call is all in. The others play for the rest in a side pot.',
    ]);
    await keys(table, 'Escape');
    expect(parts(table, 'panel-help')).to.deep.equal([]);
  });

  it('opens from the menu in the middle of a hand, and tells the rules of this table', async () => {
    const table = await mountTable(
      {
        ...{ scoring: 'over-is-bust', dealing: 'down-down-up', draw: 'up', freeze: '2' },
        ...{ declare: 'sequential', tens: 'half', 'last-bet': true, 'max-raises': '3', ante: '10' },
        ...{ 'min-bet': '20', 'max-bet': '1000' },
      },
      { hands: ['5C AC 2C', 'KC 6C 3C', '9C 9D 4C'] },
    );
    await playOn(table, 'a0');
    await choose(table, 'How to play');
    const told = await helpOf(table);
    expect(told).to.include.members([
      'A total above a target can’t win it.',
      'If you are over 27 even with each ace as 1, you are out of the hand at once. Your chips stay in the pot.',
      'If nobody has 7 or less, the winner of the 27 half gets both halves.',
      '10, J, Q and K: half a point, ½.',
      '2 to 9: the number on the card.',
      'Ante: each player puts in 10.',
      'Deal: each player gets two cards face down and one face up.',
      'Bet: check for free, or bet 20 to 1,000. If somebody has bet, call, raise by 20 to 1,000 (at most 3 times a round) or fold.',
      'Extra cards: take one face up, or stand. After 2 stands in a row you get no more cards.',
      'As long as somebody takes a card, there is another bet and another draw. Then there is a last bet.',
      'Declare: one after the other you say which half you want: 7, 27 or both. You can win only what you declared. If you declared both, you must win both alone, or you win nothing.',
    ]);
  });

  it('tells the house rules that a set and single attributes choose', async () => {
    const table = await mountTable({
      ...{ 'house-rules': 'three-passes', tens: 'face', limit: 'half-pot', carry: 'half' },
      ...{ 'five-ace-ace': 'beats-all', 'win-and-tie': 'three-quarters', declare: 'sequential' },
    });
    expect(table.state!.options).to.include({
      ...{ freeze: 3, dealing: 'down-up', opens: 'best-up-card', tens: 'face', limit: 'half-pot' },
      ...{ fiveAceAce: 'beats-all', winAndTie: 'three-quarters', carry: 'half' },
    });
    await pressButton(table, 'help');
    const told = await helpOf(table);
    expect(told).to.include.members([
      '5-A-A beats every other hand, even others that make 7 and 27.',
      'If you win one half alone and tie for the other, you get three quarters of the pot.',
      'A half that nobody can win is carried over to the next hand.',
      '2 to 10: the number on the card.',
      'Deal: each player gets one card face down and one face up.',
      'Bet: check for free, or bet 5 to half of the pot. If somebody has bet, call, raise by 5 to half of the pot or fold. The player whose face-up cards count most begins, each ace as 1.',
      'Extra cards: take one face up, or stand. After 3 stands in a row you get no more cards.',
      'Declare: one after the other you say which half you want: 7, 27 or both. You can win only what you declared. If you declared both, you must win one alone and at least tie for the other, or you win nothing.',
    ]);
    expect(told.join(' ')).not.to.include('gets both halves');
  });

  it('gives a hint from the menu, where what cards count stands else', async () => {
    const table = await mountTable();
    await playOn(table, 'a0 t0');
    botsJudge();
    const values = part(table, 'values');
    expect([wordsOf(part(table, 'status')), getComputedStyle(values).visibility]).to.deep.equal([
      '',
      'visible',
    ]);
    await choose(table, 'Hint');
    // The hand of 5-A-A is exactly both, so the hint is a bet. The hint plays nothing.
    await until('the hint has come', () => wordsOf(part(table, 'status')) !== '');
    expect(wordsOf(part(table, 'status'))).to.match(/^Hint: bet \d+\. \S/);
    await until('it stands alone', () => getComputedStyle(values).visibility === 'hidden');
    expect(table.state!.phase).to.equal('bets');
  });
});
