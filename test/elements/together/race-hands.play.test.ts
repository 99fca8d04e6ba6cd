import { expect } from 'chai';
import { itInFull } from '../support/counts.js';
import {
  buttonOf,
  choose,
  joinRace,
  pressLabel,
  raceTable,
  racerNames,
  sitDown,
  tapLabel,
  twoRacers,
} from '../support/shared-race.js';
import { click, keys, main, part, parts, spoken, status, text } from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('people in a race that they share', () => {
  it('is joined, sat down at in two presses, and run in turn by mouse, keys and touch', async () => {
    const shared = raceTable();
    const [ana, ben] = [await joinRace(shared), await joinRace(shared)];
    expect(racerNames(ana)).to.deep.equal(['Seat 1', 'Seat 2', 'Seat 3']);
    expect(parts(ana, 'button-sit')).to.have.length(1);
    await sitDown(ana, 'Ana');
    await until('the other sees her', () => racerNames(ben)[0] === 'Ana');
    expect(racerNames(ana)[0]).to.equal('You');
    // A press on a free seat opens the same panel.
    await click(ben, parts(ben, 'button-sit-here').at(-1)!);
    await until('the name is known', () => parts(ben, 'input').length > 0);
    expect((part(ben, 'input') as HTMLInputElement).value).to.equal('Ana');
    await keys(ben, 'Escape');
    await sitDown(ben, 'Ben');
    await pressLabel(ben, 'Ready');
    await until('it is seen', () => parts(ana, 'sign ready').length === 1);
    await pressLabel(ana, 'Ready');
    await until('it begins', () => ana.legalMoves.length > 0);
    expect([racerNames(ana), racerNames(ben)]).to.deep.equal([
      ['You', 'Ben', 'Noor'],
      ['Ana', 'You', 'Noor'],
    ]);
    expect(spoken(ana)).to.include('Roll all ten dice.');
    expect(spoken(ben)).to.include('Ana’s turn.');
    expect(text(main(ben))).to.equal('Ana’s turn.');
    await click(ana, main(ana));
    await until('it is the other’s turn', () => ben.legalMoves.length > 0);
    expect(parts(ana, 'rolls').map(text)).to.deep.equal(['1 roll', '0 rolls', '0 rolls']);
    await tapLabel(ben, 'Roll all ten dice');
    await until('the bot has rolled', () => {
      shared.pass(1000);
      return ana.legalMoves.length > 0;
    });
    expect(spoken(ana)).to.match(/Ben: .*Noor: .*Your turn\.$/);
    ana.focus();
    await keys(ana, '3', 'Enter');
    await until('she has kept threes', () => ana.state!.racers[0]!.keep === 3);
    expect([ana.moveCount, ben.moveCount]).to.deep.equal([2, 1]);
  });

  it('is run by keys alone: the focus is always on what comes next', async () => {
    const shared = raceTable({ seats: 2 });
    const [ana, ben] = [await joinRace(shared), await joinRace(shared)];
    const focus = (): string => ana.shadowRoot!.activeElement?.getAttribute('part') ?? '';
    buttonOf(ana, 'Sit down')!.focus();
    await keys(ana, 'Enter');
    // The field has the focus if there is no name yet, else the button that sits down.
    await until('it is asked', () => ana.shadowRoot!.activeElement?.closest('.panel'));
    const field = part(ana, 'input') as HTMLInputElement;
    expect(focus()).to.include(field.value === '' ? 'input' : 'primary');
    field.focus();
    field.value = '';
    await keys(ana, 'A', 'n', 'a', 'Enter');
    await until('she may be ready', () => focus().includes('button-next'));
    await sitDown(ben, 'Ben');
    await pressLabel(ben, 'Ready');
    buttonOf(ana, 'Ready')!.focus();
    await keys(ana, 'Enter');
    await until('she may roll', () => ana.legalMoves.length > 0);
    await keys(ana, 'Enter');
    await until('she has rolled', () => ben.legalMoves.length > 0);
    expect(focus()).to.include('primary');
  });

  // table-people.play tests the same in every run, for a table.
  itInFull('has its people talk, pause, leave, be away and come back', async () => {
    const shared = raceTable();
    const [ana, ben] = await twoRacers(shared);
    expect(
      [parts(ana, 'button-emotes'), parts(ana, 'emote')].map(({ length }) => length),
    ).to.deep.equal([1, 1]);
    await pressLabel(ana, 'Say something');
    await pressLabel(ana, 'Good luck!');
    await until('it is seen', () => parts(ben, 'emote').length === 1);
    expect(spoken(ben)).to.include('Ana: Good luck!');
    await choose(ana, 'Ask for a pause');
    await until('it is asked', () => status(ben) === 'Ana would like a pause.');
    await choose(ben, 'Ask for a pause');
    await until('both are paused', () => ana.paused && ben.paused);
    await click(ana, part(ana, 'panel-pause').querySelector('button')!);
    await until('it goes on', () => !ana.paused && !ben.paused);
    shared.lose(shared.connections[1]!);
    await until('he is away', () => parts(ana, 'sign away').length === 1);
    expect(status(ben)).to.equal('Connection lost. Reconnecting …');
    shared.pass(21_000);
    await until('a bot rolls', () => parts(ana, 'sign bot').length === 1);
    shared.open(shared.connections[1]!);
    await until('he is back', () => parts(ana, 'sign bot').length === 0);
    await choose(ben, 'Leave table');
    await until('it asks first', () => parts(ben, 'panel-leave').length === 1);
    expect(text(part(ben, 'panel-leave'))).to.include('A bot will finish this race for you.');
    await pressLabel(ben, 'Leave');
    await until('he watches', () => buttonOf(ben, 'Sit down'));
  });
});
