import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { part, parts, spoken, status, wordsOf } from '../support/paigow.js';
import { hear } from '../support/mount.js';
import { choose, keys, press } from '../support/paigow-play.js';
import { SharedTable } from '../support/shared-table.js';
import {
  buttonOf,
  connectionOf,
  joinTable,
  pressLabel,
  sitDown,
  twoPeople,
} from '../support/together.js';
import { until } from '../support/until.js';

const plates = (table: Parameters<typeof parts>[0]): readonly string[] =>
  parts(table, 'seat-name').map(wordsOf);

describe('people at a shared table', () => {
  it('sit down in two presses once they have a name, and are seen by all', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    expect([ana.mine, plates(ana)]).to.deep.equal([[], ['Alex', 'Robin', 'Noor']]);
    await sitDown(ana, 'Ana');
    await until('the other sees her', () => plates(ben)[0] === 'Ana');
    expect(parts(ana, 'button-sit-here')).to.have.length(0);
    // There is no ante to pay before a hand has begun.
    expect(
      parts(ana, 'action').filter((one) => one.checkVisibility({ visibilityProperty: true })),
    ).to.deep.equal([]);
    await press(ben, parts(ben, 'button-sit-here').at(-1)!);
    await until('the name is known', () => parts(ben, 'input').length > 0);
    expect((part(ben, 'input') as HTMLInputElement).value).to.equal('Ana');
    await press(ben, part(ben, 'panel-sit').querySelector('.primary')!);
    await until('it is taken', () =>
      status(ben).startsWith('Someone at this table already has that name.'),
    );
    await sitDown(ben, 'Ben');
    await until('both sit', () => shared.host.listing.people === 2);
    await pressLabel(ben, 'Ready');
    await until('it is seen', () => parts(ana, 'sign ready').length === 1);
    expect(parts(ana, 'sign')).to.have.length(1);
  });

  it('sit down and are ready by keys alone: the focus is always on what comes next', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    const focus = (): string => {
      const now = ana.shadowRoot!.activeElement;
      return now?.getAttribute('part') ?? now?.localName ?? '';
    };
    buttonOf(ana, 'Sit down')!.focus();
    await sendKeys({ press: 'Enter' });
    // The field has the focus if there is no name yet, else the button that sits down.
    await until('it is asked', () => ana.shadowRoot!.activeElement?.closest('.panel'));
    const field = part(ana, 'input') as HTMLInputElement;
    expect(focus()).to.include(field.value === '' ? 'input' : 'primary');
    field.focus();
    field.value = '';
    await sendKeys({ type: 'Ana' });
    await sendKeys({ press: 'Enter' });
    await until('she may go on', () => focus().includes('button-next'));
    await sitDown(ben, 'Ben');
    buttonOf(ana, 'Ready')!.focus();
    await sendKeys({ press: 'Enter' });
    await until('she is ready', () => !buttonOf(ana, 'Ready'));
    expect(focus()).to.equal('line');
    connectionOf(shared, 1).send({ type: 'next', id: 9 });
    await until('the hand is dealt', () => ana.legalMoves.length > 0);
    await until('she may ante', () => focus().includes('button-ante'));
  });

  it('are waited for while they choose a seat, and those at the table know it', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    await pressLabel(ben, 'Sit down');
    await until('Ana sees it', () => status(ana) === 'Someone is choosing a seat.');
    await until('Ana hears it', () => spoken(ana).includes('Someone is choosing a seat.'));
    await pressLabel(ana, 'Ready');
    await until('she is ready', () => parts(ana, 'sign ready').length === 1);
    expect(shared.host.listing.phase).to.equal('waiting');
    await pressLabel(ben, 'Just watch');
    await until('the hand is dealt', () => ana.legalMoves.length > 0);
  });

  it('are called by their names, and only the own seat is you', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    const carl = await joinTable(shared);
    expect([ana.mine, ben.mine, carl.mine]).to.deep.equal([[0], [1], []]);
    expect([ana.seatNow, carl.seatNow]).to.deep.equal([0, undefined]);
    expect(plates(ana)).to.deep.equal(['Ben', 'Noor', 'You']);
    expect(plates(carl)).to.deep.equal(['Ana', 'Ben', 'Noor']);
    expect(carl.shadowRoot!.textContent).not.to.match(/\byour?\b/i);
    expect(carl.legalMoves).to.deep.equal([]);
    expect(buttonOf(carl, 'Ante 5')).to.equal(undefined);
    // A spectator has no totals.
    expect([ana, carl].map((table) => parts(table, 'totals').length)).to.deep.equal([1, 0]);
  });

  it('say one of six things, which can be hidden', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    expect(parts(ana, 'button-emotes')).to.have.length(1);
    await press(ana, part(ana, 'button-emotes'));
    await until('they are there', () => parts(ana, 'button-emote').length === 6);
    expect(part(ana, 'panel-emotes').contains(part(ana, 'button-emote'))).to.equal(true);
    await pressLabel(ana, 'Good luck!');
    await until('it is seen', () => parts(ben, 'emote').length === 1);
    expect(wordsOf(part(ben, 'emote'))).to.equal('Good luck!');
    expect(spoken(ben)).to.include('Ana: Good luck!');
    await pressLabel(ben, 'Say something');
    await until('it is open', () => buttonOf(ben, 'Hide what others say'));
    await pressLabel(ben, 'Hide what others say');
    await until('it is kept', () => ben.preferences['emotes'] === 'off');
    await keys(ben, 'Escape');
    shared.pass(60_000);
    await press(ana, part(ana, 'button-emotes'));
    await pressLabel(ana, 'Well played!');
    await until('she sees it', () => parts(ana, 'emote').map(wordsOf).includes('Well played!'));
    await ben.updateComplete;
    expect(parts(ben, 'emote').map(wordsOf)).not.to.include('Well played!');
    expect(spoken(ben)).not.to.include('Ana: Well played!');
  });

  it('ask for a pause, which comes once all want it', async () => {
    const shared = new SharedTable();
    const [ana, ben] = await twoPeople(shared);
    await choose(ana, 'Ask for a pause');
    expect(parts(ana, 'menu')).to.have.length(0);
    await until('it is asked', () => status(ben) === 'Ana would like a pause.');
    expect([ana.paused, ben.paused]).to.deep.equal([false, false]);
    await choose(ben, 'Ask for a pause');
    await until('both are paused', () => ana.paused && ben.paused);
    await press(ana, part(ana, 'panel-pause').querySelector('button')!);
    await until('it goes on', () => !ana.paused && !ben.paused);
    await until('nobody asks any more', () => status(ana) === '' && status(ben) === '');
  });

  it('leave, and may be removed by who made the table', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    await sitDown(ben, 'Ben');
    await choose(ana, 'Players');
    await until('they are listed', () => parts(ana, 'button-remove').length === 1);
    await pressLabel(ana, 'Remove Ben?');
    await until('it asks first', () => parts(ana, 'panel-remove').length === 1);
    await pressLabel(ana, 'Remove');
    await until(
      'he is told',
      () => status(ben) === 'The person who created the table removed you from your seat.',
    );
    expect(parts(ben, 'button-again')).to.have.length(1);
    await choose(ana, 'Leave table');
    await until('it asks first', () => parts(ana, 'panel-leave').length === 1);
    await pressLabel(ana, 'Leave');
    await until('nobody sits', () => shared.host.listing.people === 0);
  });

  it('are kept out by who made the table, for as long as is chosen, by keys alone', async () => {
    const shared = new SharedTable();
    const [ana, ben] = [await joinTable(shared), await joinTable(shared)];
    await sitDown(ana, 'Ana');
    await sitDown(ben, 'Ben');
    expect(parts(ben, 'button-keep-out')).to.have.length(0);
    await choose(ana, 'Players');
    await until('they are listed', () => parts(ana, 'button-keep-out').length === 1);
    const button = part(ana, 'button-keep-out');
    expect([button.ariaLabel, wordsOf(button)]).to.deep.equal(['Keep Ben out?', 'Keep out']);
    button.focus();
    await sendKeys({ press: 'Enter' });
    await until('it asks first', () => parts(ana, 'panel-keep-out').length === 1);
    const focused = (): string => wordsOf(ana.shadowRoot!.activeElement);
    await until('the focus is on no', () => focused() === 'Cancel');
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('For an hour');
    await sendKeys({ press: 'Enter' });
    const told = 'The person who created the table keeps you out of it.';
    await until('he is told', () => status(ben) === told);
    await until('the panel is closed', () => parts(ana, 'panel-keep-out').length === 0);
    const [kept] = shared.host.save(0).keptOut;
    expect(kept?.left).to.be.within(3_500_000, 3_600_000);
    await pressLabel(ben, 'Reconnect');
    await until('he is told again', () => status(ben) === told);
    expect(shared.host.listing.names).to.deep.equal(['Ana']);
  });

  it('see how long each has, and hear the last seconds of their own', async () => {
    const shared = new SharedTable({ clock: { decision: 10_400, bank: 0 } });
    const [ana] = await twoPeople(shared);
    const clocks = parts(ana, 'clock');
    expect(clocks).to.have.length(2);
    expect(clocks[0]!.getAnimations()).to.have.length(1);
    await until('it is told', () => spoken(ana).includes('10 seconds left.'));
  });

  it('are away for a while, then a bot plays for them, and they come back', async () => {
    const shared = new SharedTable();
    const heard = hear();
    const [ana, ben] = await twoPeople(shared);
    shared.lose(connectionOf(shared, 1));
    await until('he is away', () => parts(ana, 'sign away').length === 1);
    await until('it is told', () => spoken(ana).includes('Ben is away.'));
    expect(status(ben)).to.equal('Connection lost. Reconnecting …');
    shared.pass(21_000);
    await until('a bot plays', () => parts(ana, 'sign bot').length === 1);
    shared.open(connectionOf(shared, 1));
    await until('he is back', () => parts(ana, 'sign bot').length === 0);
    expect(status(ben)).to.equal('Reconnected.');
    expect(heard.filter(({ type }) => type === 'game-error')).to.deep.equal([]);
  });
});
