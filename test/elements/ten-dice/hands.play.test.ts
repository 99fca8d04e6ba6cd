import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { centreOf, emulateFeatures, touchTap } from '../../harness/commands.js';
import { detailsOf, hear } from '../support/mount.js';
import {
  chosenOf,
  click,
  diceOf,
  keptOf,
  keys,
  main,
  mountRace,
  part,
  parts,
  raceOn,
  ready,
  status,
  text,
} from '../support/ten-dice.js';
import { itInFull } from '../support/counts.js';
import { until } from '../support/until.js';

const focused = (node: HTMLElement): string => {
  const at = node.shadowRoot?.activeElement;
  return at?.ariaLabel ?? (at ? text(at) : '');
};

describe('the ten-dice race in a player’s hands', () => {
  it('is raced by mouse: roll, choose by a number or by a die, roll the others', async () => {
    const race = await mountRace();
    expect(text(main(race))).to.equal('Roll all ten dice');
    await click(race, main(race));
    expect(diceOf(race)).to.deep.equal(['2236435512']);
    expect([chosenOf(race), keptOf(race)]).to.deep.equal([undefined, '----------']);
    await click(race, parts(race, 'number')[1]!);
    expect([chosenOf(race), keptOf(race)]).to.deep.equal(['2, 3 dice', 'xx-------x']);
    expect(text(main(race))).to.equal('Keep the 2s, roll the other 7');
    await click(race, parts(race, 'die')[6]!);
    expect([chosenOf(race), keptOf(race)]).to.deep.equal(['5, 2 dice', '------xx--']);
    await click(race, part(race, 'die'));
    await click(race, main(race));
    expect(diceOf(race)).to.deep.equal(['2265653442']);
    expect(text(part(race, 'rolls'))).to.equal('2 rolls');
    // The number of the last roll is preselected.
    expect([chosenOf(race), keptOf(race)]).to.deep.equal(['2, 3 dice', 'xx-------x']);
  });

  it('asks for a number before the second roll', async () => {
    const race = await mountRace();
    const heard = hear(race);
    await click(race, main(race));
    // The button says what the player has to do, and repeats it when pressed.
    expect(text(main(race))).to.equal('Choose a number to keep.');
    expect(main(race).ariaDisabled).to.equal('true');
    await click(race, main(race));
    expect(status(race)).to.equal('Choose a number to keep.');
    expect(detailsOf(heard, 'game-refuse').map(({ reason }) => reason.code)).to.deep.equal([
      'choose-number',
    ]);
    expect(race.moveCount).to.equal(1);
    await keys(race, '2');
    expect(status(race)).to.equal('');
    expect([text(main(race)), main(race).ariaDisabled]).to.deep.equal([
      'Keep the 2s, roll the other 7',
      null,
    ]);
  });

  it('brings the race back that a new one put aside, until that is rolled in', async () => {
    const race = await mountRace({ players: '2' });
    await click(race, main(race));
    await keys(race, 'u');
    expect(status(race)).to.equal('A roll can’t be undone.');
    await click(race, main(race));
    const dice = diceOf(race);
    expect(parts(race, 'button-undo')).to.deep.equal([]);
    await keys(race, 'n');
    expect([race.moveCount, diceOf(race)]).to.deep.equal([0, ['..........', '..........']]);
    await click(race, part(race, 'button-undo'));
    expect([race.moveCount, race.dealNumber, diceOf(race)]).to.deep.equal([1, 617, dice]);
    expect(parts(race, 'button-undo')).to.deep.equal([]);
    // The button is gone, so the focus moves to the main button.
    expect(focused(race)).to.equal('Choose a number to keep.');
    await keys(race, 'n', 'n', 'u');
    expect(diceOf(race)).to.deep.equal(dice);
    await keys(race, 'n');
    await sendKeys({ down: 'Control' });
    await keys(race, 'z');
    await sendKeys({ up: 'Control' });
    expect(diceOf(race)).to.deep.equal(dice);
    await keys(race, 'n');
    await click(race, main(race));
    expect(parts(race, 'button-undo')).to.deep.equal([]);
  });

  it('is won by keys alone, from Tab to the next race', async () => {
    const race = await mountRace();
    const heard = hear(race);
    race.focus();
    // Tab passes the hint, new race and menu buttons, and then reaches the numbers.
    for (let tab = 0; tab < 8 && !focused(race).startsWith('1,'); tab++) await keys(race, 'Tab');
    expect(focused(race)).to.equal('1, no dice');
    await keys(race, 'Enter');
    expect(diceOf(race)).to.deep.equal(['2236435512']);
    await keys(race, 'ArrowRight', 'ArrowRight');
    expect([focused(race), chosenOf(race)]).to.deep.equal(['2, 3 dice', '2, 3 dice']);
    await keys(race, 'ArrowLeft', 'ArrowUp');
    expect(focused(race)).to.equal('6, 1 die');
    await keys(race, 'ArrowDown', '2', ' ');
    expect(diceOf(race)).to.deep.equal(['2265653442']);
    expect(await raceOn(race, () => keys(race, 't', 'Enter'))).to.equal(7);
    expect(diceOf(race)).to.deep.equal(['2222222222']);
    const [end] = detailsOf(heard, 'game-win');
    expect([end?.count, end?.outcome, end?.deal]).to.deep.equal([9, 'won', 617]);
    expect(text(part(race, 'result'))).to.equal('You are home after 9 rolls. The average is 15.3.');
    await until('the panel has the focus', () => focused(race) === 'New race');
    await keys(race, 'Enter');
    expect([race.moveCount, diceOf(race)]).to.deep.equal([0, ['..........']]);
    expect(race.dealNumber).to.equal(undefined);
  });

  it('is raced by touch', async () => {
    const race = await mountRace({}, { width: 320 });
    await touchTap(centreOf(main(race)));
    await touchTap(centreOf(parts(race, 'number')[1]!));
    await touchTap(centreOf(main(race)));
    await race.updateComplete;
    expect(diceOf(race)).to.deep.equal(['2265653442']);
  });

  it('goes round among people on one device', async () => {
    const race = await mountRace({ players: '3' });
    const now = (): string => text(part(race, 'racer turn').querySelector('[part~="racer-name"]')!);
    expect(now()).to.equal('Player 1');
    await click(race, main(race));
    expect(now()).to.equal('Player 2');
    await click(race, main(race));
    await click(race, main(race));
    expect([now(), race.moveCount]).to.deep.equal(['Player 1', 1]);
    expect(diceOf(race)).to.deep.equal(['2236435512', '4123143246', '4165314242']);
    await keys(race, '2');
    await click(race, main(race));
    expect([now(), race.moveCount, chosenOf(race)]).to.deep.equal(['Player 2', 2, undefined]);
  });

  itInFull('lets bots roll by themselves, and takes no roll for them', async () => {
    // The bots take their usual time, so the test can press the button meanwhile.
    await emulateFeatures({});
    const race = await mountRace({ bots: '2' });
    const heard = hear(race);
    await click(race, main(race));
    expect(main(race).ariaDisabled).to.equal('true');
    expect(text(main(race))).to.equal('Robin’s turn.');
    await ready(race);
    await race.updateComplete;
    expect(detailsOf(heard, 'game-move').map(({ source }) => source)).to.deep.equal([
      'player',
      'bot',
      'bot',
    ]);
    expect(diceOf(race)).to.deep.equal(['2236435512', '4123143246', '4165314242']);
    await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
    await raceOn(race, () => keys(race, 't').then(() => click(race, main(race))));
    expect(text(part(race, 'result'))).to.equal('You win after 9 rolls.');
    expect(parts(race, 'racer home').map((node) => text(node).slice(0, 3))).to.deep.equal(['You']);
  });

  it('says the best number and what it takes, and chooses it', async () => {
    const race = await mountRace();
    await keys(race, 't');
    await click(race, part(race, 'button-hint'));
    expect(status(race)).to.equal('Roll all ten dice. On average you need 15.3 more rolls.');
    await click(race, main(race));
    await keys(race, 't');
    expect(status(race)).to.equal('Keep 2. On average you need 14.7 more rolls.');
    expect(chosenOf(race)).to.equal('2, 3 dice');
  });
});
