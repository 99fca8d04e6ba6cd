import { expect } from 'chai';
import { nothing } from 'lit';
import { sharedFrame } from '../../../src/games/ten-dice/element/together/view.js';
import { expectAccessible } from '../support/axe.js';
import { isFull, itInFull, some } from '../support/counts.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import {
  buttonOf,
  choose,
  joinRace,
  pressLabel,
  raceTable,
  racerNames,
  raceOut,
  sitDown,
  twoRacers,
} from '../support/shared-race.js';
import { click, main, part, parts, spoken, status, text } from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('a ten-dice race that people elsewhere share', () => {
  it('has each roll sent, accepted, and then heard as made', async () => {
    const shared = raceTable();
    const [ana] = await twoRacers(shared);
    const heard = hear(ana);
    const sends: string[] = [];
    ana.addEventListener('game-send', ({ detail: { notation, state } }) => {
      sends.push(`${notation} ${state}`);
    });
    expect(ana.play({ seat: 0, keep: null })).to.equal(undefined);
    expect(ana.play({ seat: 0, keep: null })).to.deep.equal({ code: 'move-sent' });
    await until('it is accepted', () => sends.length === 2);
    expect(sends).to.deep.equal(['0 sent', '0 accepted']);
    await until('it is heard', () => detailsOf(heard, 'game-move').length === 1);
    expect(detailsOf(heard, 'game-move')[0]).to.deep.include({ notation: '0', source: 'player' });
  });

  it('is watched by others, to whom nothing says “you”', async () => {
    const shared = raceTable();
    const [ana] = await twoRacers(shared);
    const carl = await joinRace(shared);
    await until('he sees it', () => racerNames(carl)[1] === 'Ben');
    expect(carl.shadowRoot!.textContent).not.to.match(/\byour?\b/i);
    expect([carl.legalMoves, carl.outcome]).to.deep.equal([[], undefined]);
    expect(carl.play({ seat: 0, keep: null })).to.have.property('code', 'not-your-turn');
    await click(ana, main(ana));
    await until('he hears it', () => spoken(carl).startsWith('Ana: '));
    await sitDown(carl, 'Carl');
    await until('it is booked', () =>
      status(carl).startsWith('Your seat is reserved. You race from the next race on.'),
    );
  });

  it('ends for all at once, is checked by each page, and goes on once all are ready', async () => {
    const shared = raceTable();
    const heard = hear();
    const [ana, ben] = await twoRacers(shared);
    const { commitment } = ana;
    expect(commitment).to.match(/^[0-9a-f]{64}$/);
    expect(ana.revealSeed()).to.equal(undefined);
    await raceOut(shared, [ana, ben]);
    await until('both have checked it', () =>
      [ana, ben].every(({ transcripts }) => transcripts.length === 1),
    );
    expect(ana.transcripts[0]!.shares).to.have.length(2);
    expect(ana.revealSeed()).to.equal(ana.transcripts[0]!.seed);
    const ends = [...detailsOf(heard, 'game-win'), ...detailsOf(heard, 'game-lose')];
    expect(ends.map((detail) => detail.commitment)).to.deep.equal([commitment, commitment]);
    const won = ana.state!.home.includes(0) ? 'won' : 'lost';
    expect(ana.outcome).to.equal(won);
    await choose(ana, 'Check this deal');
    await until('it is there', () => parts(ana, 'verdict').some((one) => text(one) !== ''));
    expect(text(part(ana, 'verdict'))).to.equal('Check passed: everything matches.');
    const lines = parts(ana, 'check yes').map(text);
    expect(lines.filter((line) => line.includes('match the seed'))).to.have.length(3);
    expect(parts(ana, 'mini-card')).to.have.length(0);
    expect(parts(ana, 'button-copy')).to.have.length(1);
    await pressLabel(ana, 'Close');
    expect([ana.newGame(), ben.newGame()]).to.deep.equal([undefined, undefined]);
    await until('the next race begins', () =>
      [ana, ben].every(({ state }) => state!.turn === 0 && state!.racers[0]!.rolls === 0),
    );
  });

  it('counts the races that each has won, where all who are there are listed', async () => {
    const shared = raceTable();
    const [ana, ben] = await twoRacers(shared);
    const lines = async (): Promise<string> => {
      await choose(ana, 'Players');
      await until('it is there', () => parts(ana, 'panel-people').length > 0);
      const shown = text(part(ana, 'panel-people'));
      await pressLabel(ana, 'Close');
      return shown;
    };
    expect(await lines()).not.to.include('won');
    await raceOut(shared, [ana, ben]);
    const winners = ana.state!.home.length;
    expect((await lines()).match(/won 1 race\b/g)).to.have.length(winners);
  });

  // table-play, table-connection and table-people have the next three tests for a table.
  itInFull(
    'keeps the names of those who raced, and calls a seat free that nobody has',
    async () => {
      const shared = raceTable({ fill: false });
      const ana = await joinRace(shared);
      expect(racerNames(ana)).to.deep.equal(['Seat 1', 'Seat 2', 'Seat 3']);
      const ben = await joinRace(shared);
      await sitDown(ana, 'Ana');
      await sitDown(ben, 'Ben');
      await pressLabel(ana, 'Ready');
      await pressLabel(ben, 'Ready');
      await until('the race begins', () => ana.legalMoves.length > 0);
      await raceOut(shared, [ana, ben]);
      await choose(ben, 'Leave table');
      await pressLabel(ben, 'Leave');
      await until('the seat is free', () => shared.host.listing.people === 1);
      expect(racerNames(ana).slice(0, 2)).to.deep.equal(['You', 'Ben']);
    },
  );

  itInFull('can be connected again where that has ended', async () => {
    const shared = raceTable();
    const [ana] = await twoRacers(shared);
    shared.connections[0]!.close();
    await pressLabel(ana, 'Reconnect');
    await until('it is back', () => ana.legalMoves.length > 0);
  });

  itInFull('says loudly where dice were not as they were promised', async () => {
    const shared = raceTable();
    const [ana, ben] = await twoRacers(shared);
    const warned = warnings();
    const heard = hear(ana);
    const connection = shared.connections[0]!;
    const tell = connection.tell.bind(connection);
    connection.tell = (event) => {
      const isSeed = 'message' in event && event.message.type === 'seed';
      const message = isSeed ? { ...event.message, seed: 'ab'.repeat(32) } : undefined;
      tell(message ? { message } : event);
    };
    await raceOut(shared, [ana, ben]);
    await until('it is heard', () => detailsOf(heard, 'game-error').length > 0);
    expect(status(ana)).to.match(/^The dice of race 1 were not as promised!/);
    expect(warned.join()).to.include('the dice of race 1 were not as promised');
  });

  it('is no race of this browser’s: none is chosen, loaded or kept, and it comes back', async () => {
    const shared = raceTable();
    const ana = await joinRace(shared, { 'save-key': 'shared-race', players: '2' });
    const warned = warnings();
    expect(ana.newGame({ deal: 617 })).to.deep.equal({ code: 'shared-table' });
    expect(ana.load({})).to.deep.equal({ code: 'shared-table' });
    expect(ana.undo()).to.deep.equal({ code: 'no-undo' });
    expect(ana.save()).to.equal(undefined);
    expect(warned.join()).to.include('a shared race belongs to the server');
    expect(Object.keys(localStorage).filter((name) => name.includes('shared-race'))).to.deep.equal(
      [],
    );
    ana.remove();
    document.body.append(ana);
    await until('it is a race of two on this device', () => racerNames(ana).length === 2);
    expect(ana.play({ seat: 0, keep: null })).to.equal(undefined);
  });

  itInFull('shows how long each has, and tells the last seconds of the own time', async () => {
    const shared = raceTable({ clock: { decision: 10_400, bank: 0 } });
    const [ana] = await twoRacers(shared);
    expect(parts(ana, 'clock')).to.have.length(1);
    expect(part(ana, 'clock').getAnimations()).to.have.length(1);
    await until('it is heard', () => spoken(ana).includes('10 seconds left.'));
  });

  for (const theme of some(['light', 'dark'], ['dark'])) {
    it(`is accessible and keeps to its width at 320 px, ${theme}`, async () => {
      const shared = raceTable({ seats: 4 });
      const [ana] = await twoRacers(shared);
      ana.setAttribute('theme', theme);
      const carl = await joinRace(shared, { theme }, 320);
      if (isFull) for (const one of [carl, ana]) await expectAccessible(one);
      expect(carl.scrollWidth).to.be.at.most(320);
      await pressLabel(carl, 'Sit down');
      await until('the panel is there', () => parts(carl, 'input').length > 0);
      await expectAccessible(carl);
      expect(buttonOf(carl, 'Just watch')).not.to.equal(undefined);
    });
  }

  it('shows no panel of the browser’s own race while its own are loaded', async () => {
    const race = await joinRace(raceTable());
    const loading = {
      words: { people: { title: '' } },
      menu: () => [],
      panel: () => nothing,
    } as unknown as Parameters<typeof sharedFrame>[2];
    race.panels.show('fair');
    const frame = sharedFrame({} as Parameters<typeof sharedFrame>[0], race, loading);
    // Without the key the frame would show what the element has open.
    expect(frame).to.have.property('overlay', nothing);
  });
});
