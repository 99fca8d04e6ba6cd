import { expect } from 'chai';
import { expectAccessible } from '../support/axe.js';
import { detailsOf, hear, warnings } from '../support/mount.js';
import {
  buttonOf,
  choose,
  joinRace,
  pressLabel,
  raceOut,
  sitDown,
  tapLabel,
  twoRacers,
} from '../support/shared-race.js';
import { SharedTable } from '../support/shared-table.js';
import {
  type TenDiceRace,
  click,
  keys,
  main,
  part,
  parts,
  spoken,
  status,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

const table = (setup: ConstructorParameters<typeof SharedTable>[0] = {}): SharedTable =>
  new SharedTable({ game: 'ten-dice-race', ...setup });

const names = (race: TenDiceRace): readonly string[] => parts(race, 'racer-name').map(text);

describe('a ten-dice race that people elsewhere share', () => {
  it('is joined, sat down at in two presses, and run in turn by mouse, keys and touch', async () => {
    const shared = table();
    const [ana, ben] = [await joinRace(shared), await joinRace(shared)];
    expect(names(ana)).to.deep.equal(['Bot 1', 'Bot 2', 'Bot 3']);
    await sitDown(ana, 'Ana');
    await until('the other sees her', () => names(ben)[0] === 'Ana');
    expect(names(ana)[0]).to.equal('You');
    // A press on a free seat is as good.
    await click(ben, parts(ben, 'button-sit-here').at(-1)!);
    await until('the name is known', () => parts(ben, 'name-input').length > 0);
    expect((part(ben, 'name-input') as HTMLInputElement).value).to.equal('Ana');
    await keys(ben, 'Escape');
    await sitDown(ben, 'Ben');
    await pressLabel(ben, 'Ready');
    await until('it is seen', () => parts(ana, 'sign-ready').length === 1);
    await pressLabel(ana, 'Ready');
    await until('it begins', () => ana.legalMoves.length > 0);
    expect([names(ana), names(ben)]).to.deep.equal([
      ['You', 'Ben', 'Bot 3'],
      ['Ana', 'You', 'Bot 3'],
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
    expect(spoken(ana)).to.match(/Ben: .*Bot 3: .*Your turn\.$/);
    ana.focus();
    await keys(ana, '3', 'Enter');
    await until('she has kept threes', () => ana.state!.racers[0]!.keep === 3);
    expect([ana.moveCount, ben.moveCount]).to.deep.equal([2, 1]);
  });

  it('is watched by others, to whom nothing says “you”', async () => {
    const shared = table();
    const [ana] = await twoRacers(shared);
    const carl = await joinRace(shared);
    await until('he sees it', () => names(carl)[1] === 'Ben');
    expect(carl.shadowRoot!.textContent).not.to.match(/\byour?\b/i);
    expect([carl.legalMoves, carl.outcome]).to.deep.equal([[], undefined]);
    expect(carl.play({ seat: 0, keep: null })).to.have.property('code', 'not-your-turn');
    await click(ana, main(ana));
    await until('he hears it', () => spoken(carl).startsWith('Ana: '));
    await sitDown(carl, 'Carl');
    await until('it is booked', () =>
      status(carl).startsWith('The seat is booked. It can be raced from the next race on.'),
    );
  });

  it('ends for all at once, is checked by each page, and goes on once all are ready', async () => {
    const shared = table();
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
    expect(text(part(ana, 'verdict'))).to.equal('All is as it was promised.');
    const lines = parts(ana, 'check-yes').map(text);
    expect(lines.filter((line) => line.includes('as the seed has'))).to.have.length(3);
    expect(parts(ana, 'small-card')).to.have.length(0);
    await pressLabel(ana, 'Close');
    expect([ana.newGame(), ben.newGame()]).to.deep.equal([undefined, undefined]);
    await until('the next race begins', () =>
      [ana, ben].every(({ state }) => state!.turn === 0 && state!.racers[0]!.rolls === 0),
    );
  });

  it('says loudly where dice were not as they were promised', async () => {
    const shared = table();
    const [ana, ben] = await twoRacers(shared);
    const told = warnings();
    const heard = hear(ana);
    const connection = shared.connections[0]!;
    const tell = connection.tell.bind(connection);
    connection.tell = (event) => {
      const isSeed = 'message' in event && event.message.type === 'seed';
      const message = isSeed ? { ...event.message, seed: 'ab'.repeat(32) } : undefined;
      tell(message ? { message } : event);
    };
    await raceOut(shared, [ana, ben]);
    await until('it is told', () => detailsOf(heard, 'game-error').length > 0);
    expect(status(ana)).to.match(/^The dice of race 1 were not as they were promised!/);
    expect(told.join()).to.include('the dice of race 1 were not as they were promised');
  });

  it('is no race of this browser’s: none is chosen, loaded or kept, and it comes back', async () => {
    const shared = table();
    const ana = await joinRace(shared, { 'save-key': 'shared-race', players: '2' });
    const told = warnings();
    expect(ana.newGame({ deal: 617 })).to.deep.equal({ code: 'shared-table' });
    expect(ana.load({})).to.deep.equal({ code: 'shared-table' });
    expect(ana.undo()).to.deep.equal({ code: 'no-undo' });
    expect(ana.save()).to.equal(undefined);
    expect(told.join()).to.include('a shared race is the server’s');
    expect(Object.keys(localStorage).filter((name) => name.includes('shared-race'))).to.deep.equal(
      [],
    );
    ana.remove();
    document.body.append(ana);
    await until('it is a race of two on this device', () => names(ana).length === 2);
    expect(ana.play({ seat: 0, keep: null })).to.equal(undefined);
  });

  it('has its people talk, pause, leave, be away and come back', async () => {
    const shared = table();
    const [ana, ben] = await twoRacers(shared);
    await pressLabel(ana, 'Say something');
    await pressLabel(ana, 'Good luck!');
    await until('it is seen', () => parts(ben, 'emote').length === 1);
    expect(spoken(ben)).to.include('Ana: Good luck!');
    await choose(ana, 'Ask for a pause');
    await until('it is asked', () => status(ben) === 'A pause is asked for by Ana.');
    await choose(ben, 'Ask for a pause');
    await until('both are paused', () => ana.paused && ben.paused);
    await click(ana, part(ana, 'panel-pause').querySelector('button')!);
    await until('it goes on', () => !ana.paused && !ben.paused);
    shared.lose(shared.connections[1]!);
    await until('he is away', () => parts(ana, 'sign-away').length === 1);
    expect(status(ben)).to.equal('The connection is lost. Connecting again …');
    shared.pass(21_000);
    await until('a bot rolls', () => parts(ana, 'sign-bot').length === 1);
    shared.open(shared.connections[1]!);
    await until('he is back', () => parts(ana, 'sign-bot').length === 0);
    await choose(ben, 'Leave the table');
    await until('it asks first', () => parts(ben, 'panel-leave').length === 1);
    expect(text(part(ben, 'panel-leave'))).to.include('A bot rolls in this race to its end.');
    await pressLabel(ben, 'Leave');
    await until('he watches', () => buttonOf(ben, 'Sit down'));
  });

  it('shows how long each has, and tells the last seconds of the own time', async () => {
    const shared = table({ clock: { decision: 10_400, bank: 0 } });
    const [ana] = await twoRacers(shared);
    expect(parts(ana, 'clock')).to.have.length(1);
    expect(part(ana, 'clock').getAnimations()).to.have.length(1);
    await until('it is told', () => spoken(ana).includes('10 seconds left.'));
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible and keeps to its width at 320 px, ${theme}`, async () => {
      const shared = table({ seats: 4 });
      const [ana] = await twoRacers(shared);
      ana.setAttribute('theme', theme);
      const carl = await joinRace(shared, { theme }, 320);
      await expectAccessible(carl);
      await expectAccessible(ana);
      expect(carl.scrollWidth).to.be.at.most(320);
      await pressLabel(carl, 'Sit down');
      await until('the panel is there', () => parts(carl, 'name-input').length > 0);
      await expectAccessible(carl);
      expect(buttonOf(carl, 'Only watch')).not.to.equal(undefined);
    });
  }
});
