import { expect } from 'chai';
import { FACE_DOWN } from '../../../src/core.js';
import { centreOf, doubleClick, emulateFeatures } from '../../harness/commands.js';
import { afterTest, detailsOf, hear, ownKey, warnings } from '../support/mount.js';
import { figures, mountStats, partOf, readText } from '../support/stats.js';
import {
  click,
  diceOf,
  keys,
  main,
  mountAtOnce,
  mountRace,
  part,
  parts,
  raceOn,
  ready,
  roll,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('what hosts have of a ten-dice race', () => {
  it('takes attributes that can be used, from the next race on, and complains of the others', async () => {
    const warned = warnings();
    const race = await mountRace({ players: '2', bots: '3' });
    const heard = hear(race);
    expect(race.state?.options).to.deep.equal({
      ...{ players: 2, bots: 0, atOnce: false, level: 'normal' },
    });
    expect(warned).to.deep.equal(['<ten-dice-race>: bots "3" cannot be used; accepted: 0–2']);
    race.setAttribute('players', '1');
    await race.updateComplete;
    expect(race.state?.options.players).to.equal(2);
    race.newGame();
    expect(race.state?.options).to.deep.equal({
      ...{ players: 1, bots: 3, atOnce: false, level: 'normal' },
    });
    await race.updateComplete;
    expect(detailsOf(heard, 'game-start').map(({ deal }) => deal)).to.deep.equal([undefined]);
  });

  it('ends a race by a double press on its last roll, and begins no other', async () => {
    const race = await mountRace();
    const rollOn = (): unknown => race.play(race.hint() ?? race.legalMoves[0]!);
    let rolls = 0;
    for (; race.outcome === undefined; rolls++) rollOn();
    race.newGame({ deal: 617 });
    for (let roll = 1; roll < rolls; roll++) rollOn();
    race.hint();
    await race.updateComplete;
    await doubleClick(centreOf(main(race)));
    await race.updateComplete;
    expect([race.outcome, text(main(race))]).to.deep.equal(['won', 'The race is over.']);
  });

  it('tells of each roll by its number, and of a race that bots win', async () => {
    const race = await mountRace({ bots: '3' });
    const heard = hear(race);
    race.play({ seat: 0, keep: null });
    await ready(race);
    await raceOn(race, () => Promise.resolve(void race.play({ seat: 0, keep: 6 })));
    const moves = detailsOf(heard, 'game-move');
    expect(moves[0]).to.deep.include({ notation: '0', count: 1, source: 'host' });
    expect(moves.at(-1)?.notation).to.match(/^[1-6]$/);
    expect(detailsOf(heard, 'game-lose').map(({ outcome }) => outcome)).to.deep.equal(['lost']);
    expect(text(part(race, 'result'))).to.equal('Robin wins after 11 rolls.');
  });

  it('shows the page’s own celebration in place of the words at the end', async () => {
    const race = await mountRace({ bots: '3' });
    race.innerHTML = '<p slot="win">Hooray</p>';
    race.play({ seat: 0, keep: null });
    await ready(race);
    await raceOn(race, () => Promise.resolve(void race.play({ seat: 0, keep: 6 })));
    const slot = race.shadowRoot!.querySelector<HTMLSlotElement>('slot[name="win"]')!;
    expect(slot.assignedElements().map(({ textContent }) => textContent)).to.deep.equal(['Hooray']);
  });

  it('takes no second roll from a key that is held down', async () => {
    const race = await mountRace();
    main(race).focus();
    const held = new KeyboardEvent('keydown', {
      key: 'Enter',
      repeat: true,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    expect(main(race).dispatchEvent(held)).to.equal(false);
    expect(race.moveCount).to.equal(0);
  });

  it('takes nothing back, and another race for a restart', async () => {
    const race = await mountRace();
    await click(race, main(race));
    expect(race.undo()).to.deep.equal({ code: 'no-undo' });
    expect(race.redo()).to.deep.equal({ code: 'no-undo' });
    expect(parts(race, 'button-undo')).to.deep.equal([]);
    await click(race, part(race, 'button-menu'));
    expect(parts(race, 'menu-item').map(text)).to.deep.equal([
      ...['Pause', 'Statistics', 'Check this deal', 'How to play', 'Keyboard', 'Settings'],
    ]);
    race.restart();
    expect([race.moveCount, race.dealNumber]).to.deep.equal([0, undefined]);
  });

  it('lets nobody roll while it is paused', async () => {
    const race = await mountRace({ bots: '1' });
    await click(race, main(race));
    race.pause();
    const before = race.state;
    await new Promise((passed) => setTimeout(passed, 50));
    expect(race.state).to.deep.equal(before);
    race.resume();
    await ready(race);
    expect(race.moveCount).to.equal(1);
    expect(race.state?.turn).to.equal(0);
  });

  it('takes no roll for a bot, and gives the best of a person’s', async () => {
    await emulateFeatures({});
    const race = await mountRace({ bots: '1' });
    expect(race.hint()).to.deep.equal({ seat: 0, keep: null });
    expect(race.play({ seat: 0, keep: null })).to.equal(undefined);
    expect(race.legalMoves).to.deep.equal([]);
    expect(race.hint()).to.equal(undefined);
    expect(race.play({ seat: 1, keep: null })).to.deep.equal({ code: 'not-your-turn', turn: 1 });
    await ready(race);
    expect(race.hint()).to.deep.equal({ seat: 0, keep: 2 });
  });

  it('takes no roll for a bot where all roll at once, either', async () => {
    const race = await mountAtOnce({ bots: '1' });
    expect(race.play({ seat: 1, keep: null })).to.deep.equal({ code: 'other-seat' });
    expect(race.legalMoves).to.deep.equal([{ seat: 0, keep: null }]);
    expect(race.play({ seat: 0, keep: null })).to.equal(undefined);
    expect(race.hint()).to.deep.equal({ seat: 0, keep: 2 });
    await until('the hint is seen', () => parts(race, 'number selected').length === 1);
  });

  it('goes on where it stood, on the next visit', async () => {
    const key = ownKey();
    const race = await mountRace({ 'save-key': key, deal: undefined });
    await roll(race);
    const dice = diceOf(race);
    race.remove();
    const again = await mountRace({ 'save-key': key, deal: undefined });
    expect(diceOf(again)).to.deep.equal(dice);
    expect(again.save()).to.deep.include({ game: 'ten-dice', moves: ['0'] });
    const warned = warnings();
    expect(again.load({ ...again.save(), moves: ['3'] })).to.deep.include({ code: 'save-move' });
    expect(warned).to.deep.equal([
      "<ten-dice-race>: the save's move 1, 3, cannot be used; accepted: legal moves",
    ]);
    expect(diceOf(again)).to.deep.equal(dice);
  });

  it('is counted by <game-stats>, with the fewest rolls', async () => {
    const key = ownKey();
    afterTest(() => void indexedDB.deleteDatabase(`baize:${key}`));
    const race = await mountRace({ id: 'mine', 'save-key': key });
    const stats = await mountStats(null, { for: 'mine' });
    await until('it is known that there is none', () => readText(partOf(stats, 'empty')) !== '');
    race.play({ seat: 0, keep: null });
    await raceOn(race, () => Promise.resolve(void race.play({ seat: 0, keep: 2 })));
    await until('it is counted', () => stats.statistics?.games === 1);
    await stats.updateComplete;
    expect(figures(stats)).to.include({ Games: '1', Won: '1', 'Fewest moves': '9' });
  });

  it('shows and tells nothing of what the dice fall by', async () => {
    const race = await mountRace({ deal: undefined, bots: '1' });
    const heard = hear(document);
    race.newGame();
    await race.updateComplete;
    await roll(race);
    await ready(race);
    await keys(race, 't');
    const { deck } = race.save()!;
    const told = heard.map(({ detail }) => detail);
    const all = JSON.stringify([told, race.state, race.legalMoves, race.shadowRoot!.innerHTML]);
    expect(deck?.split(' ')).to.have.length(52);
    expect(all).to.not.include(deck);
    expect(all).to.not.match(/\b[2-9TJQKA][CDHS]\b|"?deck"?:\s*"|seed/);
    expect(new Set(race.state?.deck)).to.deep.equal(new Set([FACE_DOWN]));
    expect([race.dealNumber, parts(race, 'deal').map((node) => node.textContent)]).to.deep.equal([
      undefined,
      [''],
    ]);
  });

  it('has other dice in every race without a number', async () => {
    const races = await Promise.all([1, 2, 3].map(() => mountRace({ deal: undefined })));
    for (const race of races) race.play({ seat: 0, keep: null });
    await races[0]!.updateComplete;
    expect(new Set(races.map((race) => race.save()!.deck)).size).to.equal(3);
  });
});
