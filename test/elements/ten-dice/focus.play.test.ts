import { expect } from 'chai';
import {
  type TenDiceRace,
  click,
  keys,
  main,
  mountRace,
  part,
  parts,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

const focused = (race: TenDiceRace): string => {
  const at = race.shadowRoot!.activeElement;
  return at?.ariaLabel ?? (at ? text(at) : '');
};

const opened = (race: TenDiceRace, name: string): Promise<unknown> =>
  until(`there is ${name}`, () => parts(race, name).length > 0);

/** Chooses a menu item with the keyboard. */
async function choose(race: TenDiceRace, line: string): Promise<void> {
  part(race, 'button-menu').focus();
  await keys(race, 'Enter');
  for (let tab = 0; tab < 8 && focused(race) !== line; tab++) await keys(race, 'Tab');
  expect(focused(race)).to.equal(line);
  await keys(race, 'Enter');
}

describe('the focus in a ten-dice race', () => {
  it('goes to the sheet of keys, and back to the number that had it', async () => {
    const race = await mountRace();
    await click(race, main(race));
    parts(race, 'number')[0]!.focus();
    await keys(race, 'ArrowRight', 'ArrowRight', '?');
    await opened(race, 'panel-keys');
    expect(focused(race)).to.equal('Close');
    await keys(race, 'Escape');
    expect(parts(race, 'panel-keys')).to.deep.equal([]);
    expect(focused(race)).to.equal('2, 3 dice');
    // The focus comes back there after the next panel, too.
    await keys(race, '?', 'Enter');
    expect(focused(race)).to.equal('2, 3 dice');
  });

  it('goes back to the main button, a tool, and from a line of the menu to the main button', async () => {
    const race = await mountRace();
    main(race).focus();
    await keys(race, '?');
    await opened(race, 'panel-keys');
    await keys(race, 'Escape');
    expect(focused(race)).to.equal('Roll all ten dice');
    part(race, 'button-hint').focus();
    await keys(race, '?', 'Escape');
    expect(focused(race)).to.equal('Hint');
    await choose(race, 'Settings');
    await opened(race, 'panel-settings');
    expect(focused(race)).to.equal('Close');
    await keys(race, 'Escape');
    expect(focused(race)).to.equal('Roll all ten dice');
  });

  it('stays on the sheet while it is read, whatever is drawn anew', async () => {
    const race = await mountRace();
    main(race).focus();
    await keys(race, '?');
    await opened(race, 'panel-keys');
    race.requestUpdate();
    await race.updateComplete;
    expect(focused(race)).to.equal('Close');
    await keys(race, 'Escape');
    expect(focused(race)).to.equal('Roll all ten dice');
  });

  it('resumes a race that was paused, and rolls on from there', async () => {
    const race = await mountRace();
    main(race).focus();
    await choose(race, 'Pause');
    await opened(race, 'panel-pause');
    expect([race.paused, focused(race)]).to.deep.equal([true, 'Resume']);
    await keys(race, 'Enter');
    expect([race.paused, focused(race)]).to.deep.equal([false, 'Roll all ten dice']);
    await keys(race, 'Enter');
    expect(race.moveCount).to.equal(1);
  });

  it('is not taken from the page', async () => {
    const race = await mountRace();
    race.pause();
    await opened(race, 'panel-pause');
    expect(document.activeElement).to.equal(document.body);
    race.resume();
    await race.updateComplete;
    expect(document.activeElement).to.equal(document.body);
  });
});
