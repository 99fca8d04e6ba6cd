import { expect } from 'chai';
import { checkRace } from '../../../src/games/ten-dice/core.js';
import { detailsOf, hear } from '../support/mount.js';
import { click, mountAtOnce, part, parts, raceOn, text } from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('the fairness of a ten-dice race', () => {
  it('is told before the first roll and after the last, and anybody can check it', async () => {
    const race = await mountAtOnce({ deal: undefined });
    const heard = hear(race);
    race.newGame();
    await race.updateComplete;
    const { commitment } = race;
    expect(commitment).to.match(/^[0-9a-f]{64}$/);
    expect(race.revealSeed()).to.equal(undefined);
    await raceOn(race, () => Promise.resolve(void race.play(race.hint() ?? race.legalMoves[0]!)));
    const told = [detailsOf(heard, 'game-start'), detailsOf(heard, 'game-win')].map(
      ([detail]) => detail?.commitment,
    );
    expect([...told, race.commitment]).to.deep.equal([commitment, commitment, commitment]);
    const seed = race.revealSeed()!;
    expect(seed).to.match(/^[0-9a-f]{104}$/);
    expect(checkRace(commitment!, seed, []).fair).to.equal(true);
  });

  it('is checked in front of the player, once the race is over', async () => {
    const race = await mountAtOnce({ deal: undefined });
    const open = async (): Promise<void> => {
      await click(race, part(race, 'button-menu'));
      await click(
        race,
        parts(race, 'menu-item').find((item) => text(item) === 'Check this deal')!,
      );
      await until('the panel is there', () => parts(race, 'panel-fair').length > 0);
    };
    const digits = (): readonly string[] =>
      parts(race, 'digits').map((node) => node.textContent.replace(/\s/g, ''));
    await open();
    expect([digits(), parts(race, 'button-check')]).to.deep.equal([[race.commitment], []]);
    expect(text(part(race, 'panel-fair'))).to.match(/It is shown after the race\./);
    await click(race, part(race, 'panel-fair').querySelector('.choices button:last-child')!);
    await raceOn(race, () => Promise.resolve(void race.play(race.hint()!)));
    await open();
    expect(digits()).to.deep.equal([race.commitment, race.revealSeed()]);
    expect(text(part(race, 'verdict'))).to.equal('');
    // The board of a single racer is low, so the panel scrolls.
    part(race, 'button-check').scrollIntoView();
    await click(race, part(race, 'button-check'));
    expect(text(part(race, 'verdict'))).to.equal('Check passed: everything matches.');
    expect(parts(race, 'check yes').map((line) => text(line.querySelector('span')!))).to.deep.equal(
      [
        'The hash of the seed matches the commitment.',
        `You: ${race.moveCount} rolls match the seed.`,
      ],
    );
  });

  it('is no promise of a race with a number, whose dice everybody can know', async () => {
    const race = await mountAtOnce();
    expect(race.commitment).to.equal(undefined);
    await click(race, part(race, 'button-menu'));
    await click(race, parts(race, 'menu-item')[2]!);
    await until('the panel is there', () => parts(race, 'panel-fair').length > 0);
    expect(text(part(race, 'panel-fair'))).to.match(
      /In a race with a number, everybody gets the same dice/,
    );
  });
});
