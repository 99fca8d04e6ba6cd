import { expect } from 'chai';
import { TenDiceRace } from '../../../src/games/ten-dice/element.js';
import * as drawing from '../../../src/games/ten-dice/ten-dice-drawing.js';
import { afterTest, putInBox, warnings } from '../support/mount.js';
import { drawn, main, part, text } from '../support/ten-dice.js';
import { pass } from '../support/until.js';

type Drawing = typeof drawing;

/** How a race of the file of all games fetches what it is drawn by. */
let file: () => Promise<Drawing>;

class LateRace extends TenDiceRace {
  protected override drawingFile(): Promise<Drawing> {
    return file();
  }
}
customElements.define('late-race', LateRace);

const missing = (): Promise<Drawing> => Promise.reject(new TypeError('no such file'));
const seen = (race: TenDiceRace): string => text(race.shadowRoot!.querySelector('p')!);

async function mountLate(fetch: () => Promise<Drawing>): Promise<LateRace> {
  file = fetch;
  const race = new LateRace();
  race.setAttribute('deal', '617');
  race.innerHTML = '<p>The dice are coming.</p>';
  putInBox(race, {});
  await race.updateComplete;
  return race;
}

describe('a ten-dice race whose drawing comes from a file of its own', () => {
  beforeEach(() => {
    // As in the file of all games, which does not hold it.
    TenDiceRace.drawBy(undefined as unknown as Drawing);
    afterTest(() => TenDiceRace.drawBy(drawing));
  });

  it('is until then what its page has put into it', async () => {
    let come!: (file: Drawing) => void;
    const race = await mountLate(() => new Promise((resolve) => (come = resolve)));
    const own = race.querySelector('p')!;
    expect(own.offsetHeight > 0 && race.offsetHeight === own.offsetHeight).to.equal(true);
    come(drawing);
    await drawn(race);
    expect(own.offsetHeight).to.equal(0);
    expect(text(main(race))).to.equal('Roll all ten dice');
  });

  it('is until then what a server has drawn', async () => {
    let come!: (file: Drawing) => void;
    file = () => new Promise((resolve) => (come = resolve));
    const box = document.createElement('div');
    putInBox(box, {});
    box.setHTMLUnsafe(
      `<served-race deal="617"><template shadowrootmode="open"
        ><style>.race { height: 546px }</style><div class="frame"><p class="race">Ten-Dice Race</p></div></template
      ></served-race>`,
    );
    // The script comes after what the server has drawn.
    customElements.define('served-race', class extends LateRace {});
    const race = box.querySelector<LateRace>('served-race')!;
    await race.updateComplete;
    const { shadowRoot: root } = race;
    const served = root!.querySelector('.frame');
    expect([text(served!), race.offsetHeight]).to.deep.equal(['Ten-Dice Race', 546]);
    race.requestUpdate();
    await race.updateComplete;
    expect(root!.querySelector('.frame')).to.equal(served);
    come(drawing);
    await drawn(race);
    expect([served!.isConnected, root!.querySelector('style')]).to.deep.equal([false, null]);
    expect(text(main(race))).to.equal('Roll all ten dice');
  });

  it('says so where it can’t be had, once, and asks for it with the next race', async () => {
    const warned = warnings();
    const race = await mountLate(missing);
    await pass(50);
    expect(seen(race)).to.equal('This part could not be fetched.');
    expect(race.querySelector('p')!.getBoundingClientRect().height).to.be.above(0);
    race.newGame(617);
    await pass(50);
    expect(warned).to.deep.equal([
      '<late-race>: import "TypeError: no such file" cannot be used; accepted: ten-dice-drawing.js',
    ]);
    file = () => Promise.resolve(drawing);
    race.newGame(617);
    await drawn(race);
    expect(text(part(race, 'title'))).to.equal('Ten-Dice Race');
    expect(race.shadowRoot!.textContent).to.not.include('could not be fetched');
  });

  it('asks for it again where it comes to a page again', async () => {
    const warned = warnings();
    const race = await mountLate(missing);
    await pass(50);
    expect(seen(race)).to.equal('This part could not be fetched.');
    file = () => Promise.resolve(drawing);
    race.parentElement!.append(race);
    await drawn(race);
    expect(text(main(race))).to.equal('Roll all ten dice');
    expect(warned).to.have.length(1);
  });
});
