import { expect } from 'chai';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { firstOf, some } from '../support/counts.js';
import { makeElement, putInBox } from '../support/mount.js';
import {
  click,
  drawn,
  keys,
  main,
  mountRace,
  part,
  parts,
  raceOn,
  ready,
  roll,
  spoken,
  text,
} from '../support/ten-dice.js';
import { until } from '../support/until.js';

describe('how a ten-dice race is seen', () => {
  it('is styled by parts and by the size of its dice', async () => {
    const race = await mountRace({ style: '--baize-die-size: 20px' });
    await roll(race);
    await keys(race, '2');
    expect(part(race, 'die').getBoundingClientRect().width).to.equal(20);
    expect(text(part(race, 'number selected'))).to.equal('× 3');
    expect(parts(race, 'die kept')).to.have.length(3);
  });

  it('counts nothing where it is calm', async () => {
    const race = await mountRace({ calm: true, players: '2' });
    const said: string[] = [];
    const counts = (): readonly string[] => parts(race, 'rolls').map(text);
    await roll(race);
    await roll(race);
    expect(counts()).to.deep.equal(['', '']);
    while (race.outcome === undefined) {
      const seat = race.state!.turn!;
      race.play({ seat, keep: seat ? 4 : 2 });
      await race.updateComplete;
      if (race.state!.turn === 1) said.push(spoken(race));
    }
    expect(counts()).to.deep.equal(['Home', '']);
    expect(said.at(-1)).to.match(/ Player 1 is home\. Player 2’s turn\.$/);
    expect(text(part(race, 'result'))).to.equal('Player 1 wins.');
    expect(spoken(race)).to.match(/5\. Player 1 wins\.$/);
    expect(race.shadowRoot!.textContent).to.not.match(/\d+ rolls?/);
    const alone = await mountRace({ calm: true });
    alone.play({ seat: 0, keep: null });
    await raceOn(alone, () => Promise.resolve(void alone.play({ seat: 0, keep: 2 })));
    expect(text(part(alone, 'result'))).to.equal('You are home.');
  });

  for (const width of some([280, 320, 768, 1280], [280, 1280])) {
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

  it('keeps its height in the narrowest place, whatever the main button asks for', async () => {
    const race = await mountRace({ locale: 'de' }, { width: 280 });
    await until('it speaks German', () => text(main(race)) === 'Alle zehn Würfel werfen');
    const height = race.offsetHeight;
    await roll(race);
    expect(text(main(race))).to.equal('Wähle eine Zahl zum Behalten.');
    expect(race.offsetHeight).to.equal(height);
  });

  it('throws dice with motion, and the kept ones not', async () => {
    await emulateFeatures({});
    const race = await mountRace();
    const thrown = (): string =>
      [...race.shadowRoot!.querySelectorAll('.place')]
        .map((place) => (place.querySelector('.cube')?.getAnimations().length ? 'x' : '-'))
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

  for (const [when, rolls] of firstOf(
    [
      ['at the end', 9],
      ['before the first roll', 0],
      ['in play', 2],
    ] as const,
    1,
  )) {
    for (const theme of some(['light', 'dark'], [rolls % 2 ? 'dark' : 'light'])) {
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
