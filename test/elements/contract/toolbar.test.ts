import { setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { resetPage } from '../../harness/commands.js';
import { part, tops } from '../support/board.js';
import { faults } from '../support/geometry.js';
import { focusOn, keys } from '../support/keys.js';
import { advance, mount, mountGame, warnings } from '../support/mount.js';
import { mountTable } from '../support/paigow.js';
import { openKeys } from '../support/panels.js';
import { mountRace } from '../support/ten-dice.js';

const HEIGHT = 48;

/** Games in a box of 600 px. */
const MOUNTED = {
  'freecell-game': () => mountGame('freecell-game', { deal: '617' }, { width: 600 }),
  'pyramid-game': () => mountGame('pyramid-game', { deal: '617' }, { width: 600 }),
  'paigow-table': () => mountTable({ seats: '3' }, [], { width: 600 }),
  'ten-dice-race': () => mountRace({}, { width: 600 }),
} as const;

const cardWidth = (game: Element): number =>
  game.shadowRoot!.querySelector<HTMLElement>('[data-card]')!.offsetWidth;

describe('toolbar="none"', () => {
  afterEach(() => resetPage());

  for (const tag of ['freecell-game', 'pyramid-game', 'paigow-table', 'ten-dice-race'] as const) {
    it(`leaves the toolbar out of ${tag}, with its slots and its height`, async () => {
      await setViewport({ width: 1280, height: 1400 });
      const game = await MOUNTED[tag]();
      const link = Object.assign(document.createElement('a'), { slot: 'toolbar-end' });
      game.append(link);
      const height = game.offsetHeight;
      game.toolbar = 'none';
      await game.updateComplete;
      expect(game.getAttribute('toolbar')).to.equal('none');
      expect(game.shadowRoot!.querySelector('.toolbar')!.checkVisibility()).to.equal(false);
      expect(link.checkVisibility()).to.equal(false);
      expect(height - game.offsetHeight).to.equal(HEIGHT);
    });
  }

  it('gives its height to the cards in a low window', async () => {
    await setViewport({ width: 1280, height: 600 });
    const game = await mount({ deal: '617' }, { width: 1000 });
    const [width, height] = [cardWidth(game), game.offsetHeight];
    game.toolbar = 'none';
    await game.updateComplete;
    expect(cardWidth(game)).to.be.above(width);
    expect(game.offsetHeight).to.be.within(height - 10, height + 10);
    const hidden = ['title', 'deal', 'figures'].map((name) => `${name} leaves the frame`);
    expect(faults(game)).to.deep.equal(hidden);
  });

  it('leaves keys and methods, and panels over the whole frame', async () => {
    const game = await mount({ deal: '617', toolbar: 'none' });
    const dealt = tops(game);
    await advance(game, 'column-5 column-8');
    await focusOn(game, 'JD');
    await keys(game, 'u');
    expect(tops(game)).to.equal(dealt);
    game.redo();
    await game.updateComplete;
    expect(tops(game)).not.to.equal(dealt);
    const sheet = await openKeys(game);
    const overlay = sheet.closest('.overlay')!.getBoundingClientRect();
    expect(overlay.top).to.equal(part(game, 'frame').getBoundingClientRect().top);
  });

  it('is reported if it has another value, and the last one holds', async () => {
    const warned = warnings();
    const game = await mount({ deal: '617', toolbar: 'none' });
    game.setAttribute('toolbar', 'never');
    await game.updateComplete;
    expect(game.toolbar).to.equal('none');
    expect(warned.length).to.equal(1);
    expect(warned[0]).to.match(/toolbar.*never.*full, none/s);
  });
});
