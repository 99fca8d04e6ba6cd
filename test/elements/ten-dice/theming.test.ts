import { expect } from 'chai';
import { click, keptOf, main, mountRace, parts, text } from '../support/ten-dice.js';

describe('the parts and properties of a ten-dice race', () => {
  it('the state `selected` is of the number that is kept, and no other', async () => {
    const race = await mountRace();
    await click(race, main(race));
    expect(parts(race, 'number selected')).to.deep.equal([]);
    for (const number of [2, 5]) {
      await click(race, parts(race, 'number')[number - 1]!);
      expect(parts(race, 'number selected').map(text)).to.deep.equal([
        text(parts(race, 'number')[number - 1]!),
      ]);
      // 2236435512
      expect(keptOf(race)).to.equal(number === 2 ? 'xx-------x' : '------xx--');
    }
  });

  it('--baize-die-size is the widest that a die gets', async () => {
    const race = await mountRace({}, { width: 1200 });
    const width = (): number => parts(race, 'die')[0]!.getBoundingClientRect().width;
    expect(width()).to.be.within(90, 128);
    race.parentElement!.style.setProperty('--baize-die-size', '30px');
    expect(width()).to.equal(30);
    race.parentElement!.style.setProperty('--baize-die-size', '500px');
    // At most a tenth of the board's width.
    expect(width()).to.be.within(90, 120);
  });
});
