import { expect } from 'chai';
import { gameHistory } from '../../../src/elements/card-room/game-history.js';
import { publish } from '../../../src/elements/controllers/preferences.js';
import { centreOf, emulateFeatures, touchTap } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { detailsOf, hear, ownKey } from '../support/mount.js';
import {
  type TenDiceRace,
  click,
  diceOf,
  keptOf,
  keys,
  main,
  mountAtOnce,
  ownClock,
  part,
  parts,
  raceOn,
  spoken,
  status,
  text,
} from '../support/ten-dice.js';
import { ownSettings } from '../support/settings.js';
import { nextFrame, until } from '../support/until.js';
import { isFull, itInFull } from '../support/counts.js';

const focused = (race: TenDiceRace): string => race.shadowRoot?.activeElement?.ariaLabel ?? '';

const rollsOf = (race: TenDiceRace): readonly number[] =>
  race.state!.racers.map(({ rolls }) => rolls);

/** Waits until everything due at the test's clock is done. */
async function settled(race: TenDiceRace): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await nextFrame();
  await race.updateComplete;
}

/** A race whose dice take time to come to rest, by the test's clock. */
async function timed(
  attributes: Parameters<typeof mountAtOnce>[0] = {},
  settings: Readonly<Record<string, string>> = { 'race-known': 'yes' },
): Promise<readonly [race: TenDiceRace, pass: (milliseconds: number) => Promise<void>]> {
  await emulateFeatures({});
  ownSettings();
  publish(settings);
  const pass = ownClock();
  const race = await mountAtOnce(attributes);
  const passed = async (milliseconds: number): Promise<void> => {
    // The store answers in real time, so wait for it before the test's clock moves on.
    await gameHistory(race).keeper.flush();
    pass(milliseconds);
    await settled(race);
  };
  return [race, passed];
}

describe('a ten-dice race at once in a player’s hands', () => {
  it('is raced by mouse: a press on a number, or on a die, rolls all others', async () => {
    const race = await mountAtOnce();
    expect(text(part(race, 'rule'))).to.match(/^Choose a number to keep\./);
    await click(race, main(race));
    expect(diceOf(race)).to.deep.equal(['2236435512']);
    expect(text(main(race))).to.equal('Choose a number to keep.');
    await click(race, main(race));
    expect([status(race), race.moveCount]).to.deep.equal(['Choose a number to keep.', 1]);
    await click(race, parts(race, 'number')[1]!);
    expect(diceOf(race)).to.deep.equal(['2265653442']);
    expect([keptOf(race), text(main(race))]).to.deep.equal([
      'xx-------x',
      'Keep the 2s, roll the other 7',
    ]);
    // A press on the third die keeps the sixes.
    await click(race, parts(race, 'die')[2]!);
    expect(race.state!.racers[0]).to.deep.include({ keep: 6, rolls: 3 });
    expect(text(main(race))).to.match(/^Keep the 6s, roll the other \d$/);
    await raceOn(race, () => click(race, main(race)));
    expect(diceOf(race)).to.deep.equal(['6666666666']);
    expect(text(part(race, 'result'))).to.match(
      /^You are home after \d+ rolls\. The average is 15\.3\.$/,
    );
  });

  itInFull('is won by keys alone', async () => {
    const race = await mountAtOnce();
    const heard = hear(race);
    race.focus();
    expect(focused(race)).to.equal(main(race).ariaLabel ?? '');
    await keys(race, 'Enter', '2');
    expect(diceOf(race)).to.deep.equal(['2265653442']);
    // Arrows move between the numbers, and roll nothing.
    parts(race, 'number')[1]!.focus();
    await keys(race, 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect([focused(race), race.moveCount]).to.deep.equal(['Keep the 6s, roll the other 8', 2]);
    await keys(race, 'ArrowRight', 'ArrowRight', ' ');
    expect(race.moveCount).to.equal(3);
    await raceOn(race, () => keys(race, '2'));
    expect(diceOf(race)).to.deep.equal(['2222222222']);
    const [end] = detailsOf(heard, 'game-win');
    expect([end?.count, end?.deal, race.moveCount]).to.deep.equal([9, 617, 9]);
    expect([text(main(race)), main(race).ariaDisabled]).to.deep.equal([
      'The race is over.',
      'true',
    ]);
  });

  itInFull('is raced by touch to its end', async () => {
    const race = await mountAtOnce({}, { width: 320 });
    const tap = async (node: Element): Promise<void> => {
      await touchTap(centreOf(node));
      await race.updateComplete;
    };
    await tap(main(race));
    await raceOn(race, () => tap(parts(race, 'number')[1]!));
    expect(diceOf(race)).to.deep.equal(['2222222222']);
  });

  it('throws again what has not come to rest as a number is pressed', async () => {
    const [race, pass] = await timed();
    const heard = hear(race);
    await click(race, main(race));
    expect([diceOf(race), parts(race, 'die rolling').length]).to.deep.equal([['..........'], 10]);
    // There is no hint while all dice still roll.
    await keys(race, 't');
    expect([status(race), parts(race, 'number selected').length]).to.deep.equal(['', 0]);
    // The first die comes to rest after 300 ms, each other one 45 ms later.
    await pass(300 + 45);
    expect(diceOf(race)).to.deep.equal(['22........']);
    await pass(45 * 7);
    expect(diceOf(race)).to.deep.equal(['223643551.']);
    await keys(race, '2');
    // The last die would also have come to rest as a two, but is thrown again.
    expect(race.state!.racers[0]!.thrown).to.deep.equal([2, 3, 4, 5, 6, 7, 8, 9]);
    await pass(2000);
    await keys(race, '2');
    await race.updateComplete;
    expect(detailsOf(heard, 'game-move').map(({ notation }) => notation)).to.deep.equal([
      'a0',
      'a2/1',
      'a2',
    ]);
  });

  it('has all roll first together, then bots at their own pace, and not while it is paused', async () => {
    const [race, pass] = await timed({ bots: '3', level: 'hard' });
    await pass(60_000);
    expect(rollsOf(race)).to.deep.equal([0, 0, 0, 0]);
    await click(race, main(race));
    expect(text(part(race, 'go'))).to.equal('Go!');
    await pass(1);
    await until('all have rolled', () => rollsOf(race).join() === '1,1,1,1');
    // Ten dice come to rest after 705 ms. Then bots look for 450 ms, one 15 % longer and one 10 % shorter.
    await pass(705 + 405 - 2);
    expect(rollsOf(race)).to.deep.equal([1, 1, 1, 1]);
    await pass(5);
    expect(rollsOf(race)).to.deep.equal([1, 1, 1, 2]);
    await pass(45);
    expect(rollsOf(race)).to.deep.equal([1, 2, 1, 2]);
    race.pause();
    await settled(race);
    await pass(60_000);
    expect(rollsOf(race)).to.deep.equal([1, 2, 1, 2]);
    race.resume();
    await pass(70);
    expect(rollsOf(race)).to.deep.equal([1, 2, 2, 2]);
  });

  it('waits in a first race until the player has chosen a number, and never again', async () => {
    const [race, pass] = await timed({ bots: '1', level: 'easy' }, {});
    await click(race, main(race));
    await pass(60_000);
    expect([rollsOf(race), text(part(race, 'rule'))]).to.deep.equal([
      [1, 1],
      'Take your time: the race starts when you choose a number.',
    ]);
    expect(parts(race, 'go')).to.have.length(0);
    await touchTap(centreOf(parts(race, 'number')[1]!));
    await race.updateComplete;
    expect([text(part(race, 'go')), spoken(race)]).to.deep.equal(['Go!', 'Go!']);
    expect(text(part(race, 'rule'))).to.equal(
      'Choose a number to keep. All other dice roll again.',
    );
    // An easy bot looks for 1.07 s if it is the only one.
    await pass(1060);
    expect(rollsOf(race)).to.deep.equal([2, 1]);
    await pass(11);
    expect(rollsOf(race)).to.deep.equal([2, 2]);
    await keys(race, 'n');
    await click(race, main(race));
    await pass(705 + 1075);
    expect(rollsOf(race)).to.deep.equal([1, 2]);
  });

  it('hurries nobody where it is calm: bots roll as often as the person, and dice lie at once', async () => {
    const [race, pass] = await timed({ bots: '2', calm: true });
    await click(race, main(race));
    await pass(1);
    expect(rollsOf(race)).to.deep.equal([1, 1, 1]);
    expect(parts(race, 'die rolling')).to.deep.equal([]);
    await pass(60_000);
    expect(rollsOf(race)).to.deep.equal([1, 1, 1]);
    await keys(race, '2');
    await pass(1);
    expect(rollsOf(race)).to.deep.equal([2, 2, 2]);
    expect(parts(race, 'rolls').map(text)).to.deep.equal(['', '', '']);
  });

  it('gives places and times, and speaks of the own dice and of who is home alone', async () => {
    const [race, pass] = await timed({ bots: '1' });
    await click(race, main(race));
    await pass(705);
    await until('the own dice are spoken of', () => spoken(race) === 'You: 3 dice show 2.');
    await pass(440);
    expect(rollsOf(race)).to.deep.equal([1, 1]);
    expect(spoken(race)).to.equal('You: 3 dice show 2.');
    await click(race, main(race));
    expect(status(race)).to.equal('Choose a number to keep.');
    for (let turn = 0; turn < 200 && race.state!.home.length === 0; turn++) await pass(1000);
    // Only the person is left, so the race is over.
    expect([race.outcome, status(race)]).to.deep.equal(['lost', '']);
    const { rolls } = race.state!.racers[1]!;
    expect(text(part(race, 'result'))).to.equal(
      `Robin wins after ${rolls} rolls. You finished 2nd of 2.`,
    );
    expect(spoken(race)).to.match(/^Robin is home after \d+ rolls\. Robin wins after/);
    expect(text(parts(race, 'rolls')[1]!)).to.match(/^1st · \d+\.\d s · \d+ rolls$/);
    expect(text(parts(race, 'rolls')[0]!)).to.equal('1 roll');
    if (isFull) await expectAccessible(race);
  });

  it('goes on from its save as the person rolls, with all dice at rest', async () => {
    const key = ownKey();
    const [race, pass] = await timed({ bots: '1', 'save-key': key });
    await click(race, main(race));
    await pass(705);
    race.remove();
    const again = await mountAtOnce({ bots: '1', 'save-key': key });
    await pass(60_000);
    expect([diceOf(again)[0], rollsOf(again)[0]]).to.deep.equal(['2236435512', 1]);
    const [, before] = rollsOf(again);
    await keys(again, 'Tab');
    await click(again, parts(again, 'number')[1]!);
    await pass(3000);
    expect(rollsOf(again)[1]).to.be.above(before!);
  });

  it('is raced in turn by people who share the device', async () => {
    const race = await mountAtOnce({ players: '2' });
    expect(race.state).to.deep.include({ turn: 0 });
    expect(race.state!.options).to.deep.equal({
      ...{ players: 2, bots: 0, atOnce: false, level: 'normal' },
    });
  });
});
