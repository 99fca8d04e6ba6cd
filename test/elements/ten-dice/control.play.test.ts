import { expect } from 'chai';
import { warnings } from '../support/mount.js';
import {
  type TenDiceRace,
  click,
  keys,
  main,
  mountAtOnce,
  mountRace,
  part,
  parts,
  raceOn,
  roll,
  status,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';
import { SETTINGS } from '../support/setting-names.js';

const tools = (race: TenDiceRace): readonly string[] =>
  [...part(race, 'toolbar').querySelectorAll('.tool')].map((tool) => tool.part[1]!);

describe('the controls of a race', () => {
  it('are those that the page leaves to the player', async () => {
    const race = await mountRace({ without: 'hint settings' });
    expect(tools(race)).to.deep.equal(['button-new', 'button-menu']);
    await click(race, part(race, 'button-menu'));
    expect(parts(race, 'menu-item').map(text)).to.deep.equal([
      ...['Pause', 'Statistics', 'Check this deal', 'How to play', 'Keyboard'],
    ]);
    await keys(race, 'Escape', 't');
    expect(status(race)).to.equal('');
  });

  it('leave no other race where it is locked, at its end too', async () => {
    const race = await mountAtOnce({ locked: true });
    expect([tools(race), part(race, 'deal').localName]).to.deep.equal([
      ['button-hint', 'button-menu'],
      'span',
    ]);
    await roll(race);
    await raceOn(race, () => keys(race, '2'));
    expect(race.outcome).to.equal('won');
    expect(main(race).ariaDisabled).to.equal('true');
    await until('the panel is there', () => parts(race, 'panel-win').length > 0);
    expect([...part(race, 'panel-win').querySelectorAll('button')].map(text)).to.deep.equal([
      'Share',
    ]);
    await keys(race, 'n');
    expect(race.outcome).to.equal('won');
  });

  it('are told of where the race does not have them', async () => {
    const warned = warnings();
    await mountRace({ without: 'show-way' });
    expect(warned).to.deep.equal([
      `<ten-dice-race>: without "show-way" cannot be used; accepted: undo, hint, new, deal, pause, stats, share, fair, help, keys, settings, sit, emotes, people, leave, ${SETTINGS}, none`,
    ]);
  });
});

describe('a page that a race asks', () => {
  it('refuses a roll, a hint and another race', async () => {
    const race = await mountRace();
    const asked: unknown[] = [];
    for (const name of [
      ...(['game-request-move', 'game-request-hint', 'game-request-new'] as const),
    ]) {
      race.addEventListener(name, ({ detail }) => {
        const kind = name.slice('game-request-'.length);
        asked.push([kind, detail.control, 'notation' in detail ? detail.notation : '']);
        detail.refuse(`No ${kind}.`);
      });
    }
    await roll(race);
    expect([race.moveCount, status(race)]).to.deep.equal([0, 'No move.']);
    await keys(race, 't');
    expect(status(race)).to.equal('No hint.');
    await keys(race, 'n');
    expect([status(race), race.dealNumber]).to.deep.equal(['No new.', 617]);
    expect(asked).to.deep.equal([
      ['move', undefined, '0'],
      ['hint', 'hint', ''],
      ['new', 'new', ''],
    ]);
  });
});
