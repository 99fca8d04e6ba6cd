import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { HANDS, mountTable } from '../support/paigow.js';
import { keys, press, pressButton, pressChips } from '../support/paigow-play.js';
import { ownSettings } from '../support/settings.js';
import { untilHeard, listenIn, ready, sounds } from '../support/sound.js';
import { click, main, mountRace, part } from '../support/ten-dice.js';
import { pass, until } from '../support/until.js';

const DEAL = [HANDS.aces, HANDS.jacks];

describe('a table that the page wants to be heard', () => {
  beforeEach(async () => {
    ownSettings();
    await emulateFeatures({});
  });

  it('has a sound for a chip, the stake, the deal, each card that is laid; for cards that turn in the end, and then the pay', async () => {
    const made = listenIn();
    const table = await mountTable({ sound: true }, DEAL);
    await ready();
    await pressChips(table, 25);
    await until('the chip is heard', () => sounds() === 'chip');
    await pass(200);
    await pressButton(table, 'deal');
    await untilHeard('chip chips shuffle');
    // A visible change within 150 milliseconds of a sound belongs to it.
    await pass(200);
    await press(table, 'KD');
    await untilHeard('chip chips shuffle place');
    await pass(200);
    await press(table, 'QS');
    await untilHeard('chip chips shuffle place place');
    await pressButton(table, 'set');
    // The hand is over. Its sound comes as it is shown, and a press that hurries plays the payment once.
    await untilHeard('chip chips shuffle place place place place turn');
    expect(table.outcome).to.equal('over');
    await keys(table, 'x');
    await untilHeard('chip chips shuffle place place place place turn gain');
    await keys(table, 'x');
    await pass(200);
    await untilHeard('chip chips shuffle place place place place turn gain');
    expect(made.length).to.equal(1);
  });

  it('throws dice where there are such', async () => {
    listenIn();
    const table = await mountTable({ sound: 'on', 'quick-deal': undefined });
    await ready();
    await pressChips(table, 25);
    await pass(200);
    await pressButton(table, 'deal');
    await untilHeard('chip chips dice');
  });
});

describe('a race that the page wants to be heard', () => {
  it('is dice with every roll, and silent as a new one begins', async () => {
    ownSettings();
    await emulateFeatures({});
    listenIn();
    const race = await mountRace({ sound: 'on' });
    await ready();
    await click(race, main(race));
    await untilHeard('dice');
    await click(race, main(race));
    await untilHeard('dice refuse');
    await click(race, part(race, 'button-new'));
    await until('there is another race', () => race.moveCount === 0);
    await untilHeard('dice refuse');
    await click(race, main(race));
    await untilHeard('dice refuse dice');
  });
});
