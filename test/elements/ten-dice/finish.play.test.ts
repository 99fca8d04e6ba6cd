import { expect } from 'chai';
import { isHome } from '../../../src/games/ten-dice/core.js';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { ownSettings } from '../support/settings.js';
import {
  type TenDiceRace,
  click,
  keys,
  main,
  mountAtOnce,
  part,
  parts,
  raceOn,
  status,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

const shows = (race: TenDiceRace, name: string): Promise<unknown> =>
  until(`${name} is there`, () => parts(race, name).length > 0);

const buttons = (race: TenDiceRace, panel: string): readonly HTMLElement[] => [
  ...part(race, panel).querySelectorAll('button'),
];

const pressed = (race: TenDiceRace, panel: string, label: string): Promise<void> =>
  click(
    race,
    buttons(race, panel).find((button) => text(button) === label)!,
  );

async function menu(race: TenDiceRace, line: string): Promise<void> {
  await click(race, part(race, 'button-menu'));
  await click(
    race,
    parts(race, 'menu-item').find((item) => text(item) === line)!,
  );
}

/** Rolls, and keeps the twos until the race is over. */
async function rollOut(race: TenDiceRace): Promise<void> {
  await click(race, main(race));
  await raceOn(race, () => keys(race, '2'));
}

describe('the end of a ten-dice race', () => {
  it('has a panel with the figures of a win, the best ones, another race and the result to share', async () => {
    const race = await mountAtOnce();
    expect(text(part(race, 'goal'))).to.equal('Make all ten dice equal');
    await rollOut(race);
    await shows(race, 'bests');
    expect([text(part(race, 'panel-title')), text(part(race, 'record'))]).to.deep.equal([
      'You won',
      'Your first win!',
    ]);
    expect(text(part(race, 'panel-win'))).to.include('9 rolls');
    expect(text(part(race, 'bests'))).to.match(/^Best: 0:0\d · 9 rolls$/);
    expect(buttons(race, 'panel-win').map(text)).to.deep.equal(['New race', 'Share']);
    await pressed(race, 'panel-win', 'Share');
    await shows(race, 'share-picture');
    expect(part(race, 'share-picture').ariaLabel).to.match(
      /^Ten-Dice Race, № 617 · You are home after 9 rolls\. .* · 0:0\d$/,
    );
    await keys(race, 'Escape');
    await shows(race, 'panel-win');
    await pressed(race, 'panel-win', 'New race');
    expect([race.moveCount, parts(race, 'panel-win').length]).to.deep.equal([0, 0]);
  });

  it('says who has won if it was somebody else, and where the player came in', async () => {
    const race = await mountAtOnce({ bots: '3', calm: true });
    expect(text(part(race, 'goal'))).to.equal('First to make all ten dice equal wins');
    await click(race, main(race));
    await raceOn(race, async () => {
      await keys(race, '6');
      await until('all have rolled as often', () => {
        const { racers } = race.state!;
        const isEven = racers.every((one) => one.rolls >= racers[0]!.rolls || isHome(one));
        return isEven || race.outcome !== undefined;
      });
    });
    await shows(race, 'panel-win');
    expect([race.outcome, text(part(race, 'panel-title'))]).to.deep.equal(['lost', 'Robin wins.']);
    expect(text(part(race, 'panel-win'))).to.match(/You finished \d\w\w of 4\./);
    await expectAccessible(race);
  });

  it('celebrates a win until a key is pressed', async () => {
    await emulateFeatures({});
    const race = await mountAtOnce({ calm: true });
    const layers = (): number => race.shadowRoot!.querySelectorAll('.confetti').length;
    await rollOut(race);
    await until('it celebrates', () => layers() === 1);
    await keys(race, 'Shift');
    expect(layers()).to.equal(0);
  });
});

describe('the panels of a ten-dice race', () => {
  it('tell how to play, by the way the race is run', async () => {
    const race = await mountAtOnce({ bots: '1' });
    await menu(race, 'How to play');
    await shows(race, 'panel-help');
    expect(text(part(race, 'panel-help'))).to.include('All roll at the same time');
    expect(part(race, 'example').ariaLabel).to.equal('Keep the 2s, roll the other seven');
    await expectAccessible(race);
    await keys(race, 'Escape');
    expect(status(race)).to.equal('');
  });

  it('count races', async () => {
    const race = await mountAtOnce();
    await rollOut(race);
    await shows(race, 'bests');
    await menu(race, 'Statistics');
    await shows(race, 'panel-stats');
    const stats = part(race, 'panel-stats').querySelector('game-stats')!;
    await until('the race is counted', () => stats.statistics?.wins === 1);
    expect(stats.statistics).to.include({ games: 1, fewestMoves: 9 });
  });

  it('let the player choose the level, from the next race on', async () => {
    ownSettings();
    const race = await mountAtOnce({ bots: '1' });
    await menu(race, 'Settings');
    await shows(race, 'panel-settings');
    const choices = [
      ...part(race, 'panel-settings').querySelectorAll<HTMLInputElement>('.level input'),
    ];
    expect(choices.map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['easy', 'normal', 'hard']);
    await click(race, choices[0]!);
    expect(race.state!.options.level).to.equal('normal');
    await keys(race, 'Escape');
    await keys(race, 'n');
    expect(race.state!.options.level).to.equal('easy');
    await click(race, main(race));
    expect(race.moveCount).to.equal(1);
  });
});
