import { expect } from 'chai';
import { keys, mountRace, part, raceOn, ready, roll, spoken } from '../support/ten-dice.js';

describe('what is said of a ten-dice race', () => {
  it('tells of a race alone', async () => {
    const race = await mountRace();
    expect(spoken(race)).to.equal('Ten-Dice Race. Roll all ten dice.');
    await roll(race);
    expect(spoken(race)).to.equal('You: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6.');
    await keys(race, 't');
    expect(spoken(race)).to.equal('Keep 2. On average you need 14.7 more rolls.');
    await raceOn(race, () => Promise.resolve(void race.play({ seat: 0, keep: 2 })));
    expect(spoken(race)).to.equal(
      'You: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. You are home after 9 rolls. The average is 15.3.',
    );
  });

  it('tells of all bots at once, when a person is to roll', async () => {
    const race = await mountRace({ bots: '2' });
    await roll(race);
    await ready(race);
    await race.updateComplete;
    // 4123143246 and 4165314242
    expect(spoken(race)).to.equal('Robin: 3 dice show 4. Noor: 3 dice show 4. Your turn.');
  });

  it('tells who is home, and who has won', async () => {
    const race = await mountRace({ players: '2' });
    const best = [2, 4] as const;
    await roll(race);
    expect(spoken(race)).to.equal('Player 1: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6. Player 2’s turn.');
    await roll(race);
    while (race.state!.round < 9) {
      const seat = race.state!.turn as 0 | 1;
      race.play({ seat, keep: best[seat] });
    }
    race.play({ seat: 0, keep: 2 });
    await race.updateComplete;
    expect(spoken(race)).to.equal(
      'Player 1: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. Player 1 is home after 9 rolls. Player 2’s turn.',
    );
    race.play({ seat: 1, keep: 4 });
    await race.updateComplete;
    expect(spoken(race)).to.equal(
      'Player 2: 4, 4, 4, 4, 4, 4, 4, 4, 4, 5. Player 1 wins after 9 rolls.',
    );
  });

  it('names every place for those who do not see it', async () => {
    const race = await mountRace({ players: '2' });
    const names = (): unknown =>
      [...race.shadowRoot!.querySelectorAll('.board [aria-label]')].map((node) => node.ariaLabel);
    expect(part(race, 'board').ariaLabel).to.equal('Ten-Dice Race board');
    await roll(race);
    expect(names()).to.deep.equal([
      'Player 1: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6',
      'Player 2: not rolled yet',
      'Number to keep',
      ...[1, 2, 3, 4, 5, 6].map((number) => `${number}, no dice`),
    ]);
  });
});
