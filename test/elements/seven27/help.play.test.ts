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
      'What wins',
      'Nearest to 7 wins half the pot, nearest to 27 the other half. One hand may win both.',
      'Above and below a target count alike.',
      'What cards count',
      'J, Q and K: half a point, ½.',
      '2 to 10: what is printed on them.',
      'Ace: 1 or 11. Each by itself, and for each target as is best.',
      'So 5-A-A is 5 + 1 + 1 = 7 and 5 + 11 + 11 = 27: exactly both.',
      'A hand',
      'Ante: everyone who plays puts in 5.',
      'Deal: each gets a card face up and one face down, and may take a third.',
      'Bet: check for nothing, or bet 5 to 50. Once somebody has: call it, raise it by 5 to 50, or fold and be out.',
      'Extra cards: each takes one face down, or stands. Who stands may still take one the next time.',
      'As long as somebody takes one, you bet again and draw again.',
      'Show: all who are in turn their cards up, and each half is paid. Equal hands share theirs.',
      'What you see',
      'Beside your cards: what they come to for 7 and for 27 now, and how far that is off.',
      'Under each seat: what its open cards show, and from where to where the hand may reach.',
      'In the middle: what each half of the pot would pay. Who has too few chips to call is all in, and the rest is a side pot of the others.',
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
      'Above a target is too much to win it.',
      'Above 27 with each ace as 1 you are out of the hand at once, and your chips stay in the pot.',
      'Where nobody is at 7 or below, the winner of the 27 half has both halves.',
      '10, J, Q and K: half a point, ½.',
      '2 to 9: what is printed on them.',
      'Ante: everyone who plays puts in 10.',
      'Deal: each gets two cards face down and one face up.',
      'Bet: check for nothing, or bet 20 to 1,000. Once somebody has: call it, raise it by 20 to 1,000 (3 times a round at most), or fold and be out.',
      'Extra cards: each takes one face up, or stands. 2 stands in a row, and you get no more.',
      'As long as somebody takes one, you bet again and draw again. Then comes a last bet.',
      'Declare: one after the other you say what you go for, 7, 27 or both. Only who declared a target can win it. Who declared both must win both alone, or wins nothing.',
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
      '5-A-A beats every other hand, also others that come to 7 and 27.',
      'Who wins one half alone and ties for the other has three quarters of the pot.',
      'A half that nobody can win stays in the pot for the next hand.',
      '2 to 10: what is printed on them.',
      'Deal: each gets one card face down and one face up.',
      'Bet: check for nothing, or bet 5 to half of the pot. Once somebody has: call it, raise it by 5 to half of the pot, or fold and be out. Whose open cards come to most begins, each ace as 1.',
      'Extra cards: each takes one face up, or stands. 3 stands in a row, and you get no more.',
      'Declare: one after the other you say what you go for, 7, 27 or both. Only who declared a target can win it. Who declared both must win one alone and at least tie for the other, or wins nothing.',
    ]);
    expect(told.join(' ')).not.to.include('has both halves');
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
