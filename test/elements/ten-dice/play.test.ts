import { expect } from 'chai';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { TenDiceGame } from '../../../src/games/ten-dice/element.js';
import '../../../src/games/ten-dice/index.js';
import { emulateFeatures } from '../../harness/commands.js';
import { expectAccessible } from '../support/axe.js';
import { focused, held, place, spoken, status } from '../support/board.js';

// The tops of deal 1: 9C 2H 6H 3D 8C TC 6S.

const KEY = `test-${crypto.randomUUID()}`;

let game: TenDiceGame;

beforeEach(async () => {
  await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
  game = document.createElement('ten-dice-game');
  game.setAttribute('deal', '1');
  game.setAttribute('save-key', KEY);
  document.body.append(game);
  await game.updateComplete;
});

afterEach(async () => {
  game.remove();
  // The other tests' games are kept in the same place.
  for (const key of Object.keys(localStorage)) if (key.includes(KEY)) localStorage.removeItem(key);
  await resetMouse();
});

/** A click of the mouse on a card, or on the top of a pile. */
async function click(name: string): Promise<void> {
  const { x, y, width, height } = place(game, name).getBoundingClientRect();
  const at = [x + width / 2, y + height / 2].map(Math.round) as [number, number];
  await sendMouse({ type: 'click', position: at });
  await game.updateComplete;
}

async function keys(...names: readonly string[]): Promise<void> {
  for (const press of names) await sendKeys({ press });
  await game.updateComplete;
}

describe('<ten-dice-game>', () => {
  it('is played by mouse', async () => {
    await click('9C');
    await click('foundation-1');
    await click('TC');
    await click('foundation-1');
    expect(held(game, 'foundation-1')).to.equal('9C TC');
  });

  it('is played by keys', async () => {
    place(game, '9C').focus();
    await keys('h', '6', 'h');
    expect(held(game, 'foundation-1')).to.equal('9C TC');
    expect(focused(game)).to.equal('TC');
    await keys('u');
    expect(held(game, 'foundation-1')).to.equal('9C');
  });

  it('says why a card does not go there', async () => {
    await click('9C');
    await click('foundation-1');
    await click('2H');
    await click('foundation-1');
    expect(status(game)).to.equal('The 2 of hearts does not go on the 9 of clubs.');
    expect(spoken(game)).to.equal(status(game));
  });

  it('takes `upward` from the next game on', async () => {
    game.setAttribute('upward', '');
    await game.updateComplete;
    expect(game.state?.options.upward).to.equal(false);
    game.newGame(1);
    expect(game.state?.options.upward).to.equal(true);
  });

  it('has nothing that axe would tell of', async () => {
    await expectAccessible(game);
  });
});
