import { expect } from 'chai';
import { FACE_DOWN } from '../../../src/core.js';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { detailsOf, hear, makeElement, ownKey, putInBox, warnings } from '../support/mount.js';
import {
  type TenDiceRace,
  click,
  diceOf,
  drawn,
  keys,
  main,
  mountRace,
  part,
  parts,
  raceOn,
  ready,
  spoken,
  text,
} from '../support/ten-dice.js';

const roll = (race: TenDiceRace): Promise<void> => click(race, main(race));

describe('what is said of a ten-dice race', () => {
  it('tells of a race alone', async () => {
    const race = await mountRace();
    expect(spoken(race)).to.equal('Ten-Dice Race. Roll all ten dice.');
    await roll(race);
    expect(spoken(race)).to.equal('You: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6.');
    await keys(race, 't');
    expect(spoken(race)).to.equal('Keep 2: 14.7 rolls on average.');
    await raceOn(race, () => Promise.resolve(void race.play({ seat: 0, keep: 2 })));
    expect(spoken(race)).to.equal(
      'You: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. Home after 9 rolls; the average is 15.3.',
    );
  });

  it('tells of all bots at once, when a person is to roll', async () => {
    const race = await mountRace({ bots: '2' });
    await roll(race);
    await ready(race);
    await race.updateComplete;
    // 4123143246 and 4165314242
    expect(spoken(race)).to.equal('Bot 1: 3 dice with 4. Bot 2: 3 dice with 4. Your turn.');
  });

  it('tells who is home, and who has won', async () => {
    const race = await mountRace({ players: '2' });
    const best = [2, 4] as const;
    await roll(race);
    expect(spoken(race)).to.equal('Player 1: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6. Player 2’s turn.');
    await roll(race);
    while (race.state!.round < 9) {
      const seat = race.state!.turn as 0 | 1;
      race.play({ seat, keep: best[seat] });
    }
    race.play({ seat: 0, keep: 2 });
    await race.updateComplete;
    expect(spoken(race)).to.equal(
      'Player 1: 2, 2, 2, 2, 2, 2, 2, 2, 2, 2. Player 1 is home after 9 rolls.',
    );
    race.play({ seat: 1, keep: 4 });
    await race.updateComplete;
    expect(spoken(race)).to.equal(
      'Player 2: 4, 4, 4, 4, 4, 4, 4, 4, 4, 5. Player 1 wins after 9 rolls.',
    );
  });

  it('names every place for those who do not see it', async () => {
    const race = await mountRace({ players: '2' });
    const names = (): unknown =>
      [...race.shadowRoot!.querySelectorAll('.board [aria-label]')].map((node) => node.ariaLabel);
    expect(part(race, 'board').ariaLabel).to.equal('Ten-Dice Race board');
    await roll(race);
    expect(names()).to.deep.equal([
      'Player 1: 1, 2, 2, 2, 3, 3, 4, 5, 5, 6',
      'Player 2: not rolled yet',
      'Keep',
      ...[1, 2, 3, 4, 5, 6].map((number) => `${number}, no dice`),
    ]);
  });
});

describe('what hosts have of a ten-dice race', () => {
  it('takes attributes that can be used, from the next race on, and complains of the others', async () => {
    const warned = warnings();
    const race = await mountRace({ players: '2', bots: '3' });
    const heard = hear(race);
    expect(race.state?.options).to.deep.equal({ players: 2, bots: 0 });
    expect(warned).to.deep.equal(['<ten-dice-race>: bots "3" cannot be used; accepted: 0–2']);
    race.setAttribute('players', '1');
    await race.updateComplete;
    expect(race.state?.options.players).to.equal(2);
    race.newGame();
    expect(race.state?.options).to.deep.equal({ players: 1, bots: 3 });
    expect(detailsOf(heard, 'game-start')[0]?.deal).to.equal(undefined);
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
    expect(text(part(race, 'win'))).to.equal('Bot 1 wins after 11 rolls.');
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
    expect(parts(race, 'menu-item').map(text)).to.deep.equal(['Pause', 'Keyboard', 'Settings']);
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

  it('goes on where it stood, on the next visit', async () => {
    const key = ownKey();
    const race = await mountRace({ 'save-key': key, deal: undefined });
    await roll(race);
    const dice = diceOf(race);
    race.remove();
    const again = await mountRace({ 'save-key': key, deal: undefined });
    expect(diceOf(again)).to.deep.equal(dice);
    expect(again.save()).to.deep.include({ game: 'ten-dice', moves: ['0'] });
    expect(again.load({ ...again.save(), moves: ['3'] })).to.deep.include({ code: 'save-move' });
    expect(diceOf(again)).to.deep.equal(dice);
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

describe('how a ten-dice race is seen', () => {
  for (const width of [280, 320, 768, 1280]) {
    it(`fits a place of ${width} pixels, each number large enough for a thumb`, async () => {
      const race = await mountRace({ bots: '3' }, { width });
      await roll(race);
      await ready(race);
      await race.updateComplete;
      const board = part(race, 'board');
      expect(board.scrollWidth).to.equal(width);
      const { right } = board.getBoundingClientRect();
      for (const node of [...parts(race, 'die'), ...parts(race, 'number'), main(race)]) {
        const box = node.getBoundingClientRect();
        expect(box.right).to.be.at.most(right);
        if (node.part.contains('number')) {
          expect([box.width >= 40, box.height >= 44]).to.deep.equal([true, true]);
        }
      }
    });
  }

  it('keeps its height from the first roll to the end', async () => {
    const race = await mountRace();
    const heights = new Set([race.offsetHeight]);
    await raceOn(race, async () => {
      heights.add(race.offsetHeight);
      await keys(race, 't');
      await click(race, main(race));
    });
    heights.add(race.offsetHeight);
    expect(heights.size).to.equal(1);
  });

  it('throws dice with motion, and the kept ones not', async () => {
    await emulateFeatures({});
    const race = await mountRace();
    const thrown = (): string =>
      [...race.shadowRoot!.querySelectorAll('.place')]
        .map((place) => (place.getAnimations().length ? 'x' : '-'))
        .join('');
    await roll(race);
    expect(thrown()).to.equal('xxxxxxxxxx');
    race.play({ seat: 0, keep: 2 });
    await race.updateComplete;
    expect(thrown()).to.equal('--xxxxxxx-');
  });

  it('is still where people want less motion', async () => {
    const race = await mountRace();
    await ready(race);
    await roll(race);
    expect(race.shadowRoot!.getAnimations()).to.deep.equal([]);
  });

  for (const [when, rolls] of [
    ['before the first roll', 0],
    ['in play', 2],
    ['at the end', 9],
  ] as const) {
    for (const theme of ['light', 'dark']) {
      it(`has nothing that axe would tell of ${when}, ${theme}`, async () => {
        const race = await mountRace({ theme, players: '2' });
        for (let seat = 0, at = 0; at < rolls; seat = 1 - seat, at += seat ? 0 : 1) {
          race.play({ seat, keep: at ? (seat ? 4 : 2) : null });
        }
        await race.updateComplete;
        expect(race.outcome).to.equal(rolls === 9 ? 'won' : undefined);
        await expectAccessible(race);
      });
    }
  }

  it('has nothing that axe would tell of in forced colours', async () => {
    await emulateFeatures({ 'forced-colors': 'active', 'prefers-reduced-motion': 'reduce' });
    const race = await mountRace({}, { width: 320 });
    await roll(race);
    await expectAccessible(race);
  });

  it('runs from right to left but for the dice', async () => {
    const race = makeElement('ten-dice-race', { deal: '617', dir: 'rtl' });
    putInBox(race, {});
    await drawn(race);
    await roll(race);
    const [first, second] = parts(race, 'die').map((die) => die.getBoundingClientRect().left);
    expect(first! < second!).to.equal(true);
    const name = part(race, 'racer-name').getBoundingClientRect();
    expect(name.left > part(race, 'rolls').getBoundingClientRect().left).to.equal(true);
  });
});
