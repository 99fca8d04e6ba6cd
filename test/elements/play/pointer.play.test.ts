import { sendMouse, setViewport } from '@web/test-runner-commands';
import { expect } from 'chai';
import { html } from 'lit';
import { emulateFeatures, resetPage, touch, touchScreen } from '../../harness/commands.js';
import { card, held, pickedUp, pile, shown, status, targets, tops } from '../support/board.js';
import { itInFull } from '../support/counts.js';
import { afterTest, mount, mountGame } from '../support/mount.js';
import type { AnyGame } from '../support/game.js';
import { drag, dragTo, letGo, moveTo, pointOf, press, selectPage } from '../support/pointer.js';
import { back } from '../support/stock.js';
import { nextFrame, until } from '../support/until.js';

/** A node on the page for the time of a test. */
function add<T extends Node>(node: T, where: 'before' | 'after' = 'after'): T {
  if (where === 'after') document.body.append(node);
  else document.body.prepend(node);
  afterTest(() => node.parentNode?.removeChild(node));
  return node;
}

function paragraph(text: string, where: 'before' | 'after'): void {
  const node = document.createElement('p');
  node.textContent = text;
  add(node, where);
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** From a point to the corner of a card. */
const wayTo = (game: AnyGame, code: string, at: { x: number; y: number }): string => {
  const { x, y } = card(game, code).getBoundingClientRect();
  return [x - at.x, y - at.y].map(Math.round).join(' ');
};

describe('a page whose text is selected', () => {
  it('still lets cards be dragged', async () => {
    const game = await mount();
    selectPage();
    await drag(game, 'JC', 'QH');
    expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
  });

  itInFull('so it does with faces that are links and images', async () => {
    const game = await mount();
    game.cardFaces = (code) => html`<a href="#${code}"><img src=${PIXEL} /></a>`;
    await game.updateComplete;
    selectPage();
    await drag(game, 'JC', 'QH');
    expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
  });
});

describe('a box that can be dragged', () => {
  itInFull('lets cards in it be dragged alone', async () => {
    const parent = add(document.createElement('div'));
    parent.draggable = true;
    const game = await mount({ deal: '617' }, { parent });
    await drag(game, 'JC', 'QH');
    expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
  });
});

describe('a drag whose release is lost', () => {
  /** The page keeps events of a kind to itself. */
  const keep = (type: string): void => {
    const stop = (event: Event): void => event.stopImmediatePropagation();
    addEventListener(type, stop, { capture: true });
    afterTest(() => removeEventListener(type, stop, { capture: true }));
  };

  /** Expects the jack at home, not picked up, and that a click on a cell plays nothing. */
  async function expectHome(game: AnyGame, home: string): Promise<void> {
    await until('the jack is home', () => wayTo(game, 'JC', { x: 0, y: 0 }) === home);
    expect([pickedUp(game), targets(game)]).to.deep.equal(['', '']);
    await moveTo(pointOf(game, 'cell-1'));
    expect(wayTo(game, 'JC', { x: 0, y: 0 })).to.equal(home);
    await press(game, 'cell-1');
    expect([held(game, 'cell-1'), game.moveCount]).to.deep.equal(['', 0]);
  }

  async function lifted() {
    const game = await mount();
    const home = wayTo(game, 'JC', { x: 0, y: 0 });
    const { x, y } = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: x + 60, y });
    expect(wayTo(game, 'JC', { x: 60, y: 0 })).to.equal(home);
    return { game, home };
  }

  it('ends when the board loses the pointer', async () => {
    keep('pointerup');
    const { game, home } = await lifted();
    await sendMouse({ type: 'up' });
    await expectHome(game, home);
  });

  it('ends at a move without a button', async () => {
    keep('pointerup');
    keep('lostpointercapture');
    const { game, home } = await lifted();
    await sendMouse({ type: 'up' });
    await moveTo(pointOf(game, 'KS'));
    await expectHome(game, home);
  });

  it('ends when another window gets the focus', async () => {
    const frame = add(document.createElement('iframe'));
    const { game, home } = await lifted();
    frame.contentWindow!.focus();
    await until('the jack is home', () => wayTo(game, 'JC', { x: 0, y: 0 }) === home);
    await sendMouse({ type: 'up' });
    window.focus();
    await expectHome(game, home);
  });

  it('ends at a context menu', async () => {
    const { game, home } = await lifted();
    await sendMouse({ type: 'down', button: 'right' });
    await sendMouse({ type: 'up', button: 'right' });
    await until('the jack is home', () => wayTo(game, 'JC', { x: 0, y: 0 }) === home);
    await sendMouse({ type: 'up' });
    await expectHome(game, home);
  });

  it('that did not begin leaves no press behind', async () => {
    keep('pointerup');
    const game = await mount();
    const home = pointOf(game, 'JC');
    await moveTo(home);
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    // The click has picked it up; it does not follow.
    await until('the jack is picked up', () => pickedUp(game) === 'JC');
    await moveTo(pointOf(game, 'QH'));
    expect(pointOf(game, 'JC').x).to.equal(home.x);
  });
});

describe('clicks while cards fly', () => {
  beforeEach(() => emulateFeatures({ 'prefers-reduced-motion': 'no-preference' }));

  /** Nine clicks in one place, while each card that they turn is still on its way. */
  async function turnNine(game: AnyGame): Promise<void> {
    game.style.setProperty('--baize-duration', '20');
    const at = pointOf(game, back(game, 'stock'));
    for (let click = 0; click < 9; click++) {
      await sendMouse({ type: 'click', position: [at.x, at.y] });
    }
    await game.updateComplete;
    expect([game.moveCount, pickedUp(game), status(game)]).to.deep.equal([9, '', '']);
  }

  it('turn Klondike’s stock, each of them', async () => {
    const game = await mountGame('klondike-game', { deal: '15' });
    await turnNine(game);
    expect(held(game, 'waste-1').split(' ').length).to.equal(9);
  });

  itInFull('turn the stock of Golf', async () => {
    await turnNine(await mountGame('golf-game', { deal: '5' }));
  });

  itInFull('turn the stock of Pyramid', async () => {
    await turnNine(await mountGame('pyramid-game', { deal: '3' }));
  });

  it('are for the card that is there when all have landed', async () => {
    const game = await mount({ deal: '617', 'tap-to-move': 'off' });
    game.style.setProperty('--baize-duration', '20');
    const goal = pointOf(game, 'QH');
    await press(game, 'JC');
    await press(game, 'QH');
    // The jack is still seen in its old column, where the seven lies free; in its new one it lies on the queen.
    const jack = card(game, 'JC').getAnimations()[0]!;
    jack.pause();
    jack.currentTime = 0;
    const from = pointOf(game, 'JC');
    await press(game, { x: from.x, y: from.y - 20 });
    expect(pickedUp(game)).to.equal('7C');
    await press(game, '7C');
    await press(game, { x: goal.x, y: goal.y + 40 });
    expect(pickedUp(game)).to.equal('JC');
  });
});

describe('a card that is dragged', () => {
  it('lies above the next column from its first movement on', async () => {
    const game = await mount();
    const { x, y } = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x: x + 60, y }, 1);
    await game.updateComplete;
    const { right, top } = card(game, 'JC').getBoundingClientRect();
    const seen = game.shadowRoot!.elementFromPoint(right - 6, top + 6);
    expect(seen?.closest('.card')).to.equal(card(game, 'JC'));
    await letGo(game);
  });

  it('stays at the pointer when the page scrolls, and goes where it is seen', async () => {
    const game = await mount();
    for (const where of ['before', 'after'] as const) {
      const filler = document.createElement('div');
      filler.style.height = '700px';
      add(filler, where);
    }
    scrollTo(0, 600);
    const at = pointOf(game, 'JC');
    const grip = wayTo(game, 'JC', at);
    const goal = { x: at.x + 60, y: at.y };
    await dragTo(game, 'JC', goal);
    scrollBy(0, 200);
    await nextFrame();
    await nextFrame();
    expect(wayTo(game, 'JC', goal)).to.equal(grip);
    // The queen of hearts comes under the pointer.
    await moveTo(pointOf(game, 'QH'));
    scrollBy(0, 30);
    await letGo(game);
    expect(held(game, 'column-8')).to.equal('AH KH TC JS 2S QH JC');
  });
});

describe('a board in a slot, in a box of a shadow root that scrolls', () => {
  before(() => setViewport({ width: 340, height: 280 }));
  after(() => resetPage());

  it('is scrolled by cards that are dragged to its edge', async () => {
    const host = add(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = `<div style="height: 260px; overflow: auto"><slot></slot></div>`;
    const scroller = root.firstElementChild!;
    const game = await mount({ deal: '617' }, { width: 320, parent: host });
    const board = game.shadowRoot!.querySelector('.board')!;
    scroller.scrollTop += card(game, 'JC').getBoundingClientRect().top - 120;
    const top = (): number =>
      board.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    expect(top()).to.be.below(-20);
    const { x } = pointOf(game, 'JC');
    await dragTo(game, 'JC', { x, y: scroller.getBoundingClientRect().top + 10 });
    await until('the board’s top is in sight', () => Math.abs(top()) <= 1);
    await moveTo(pointOf(game, pile(game, 'cell-3')));
    await letGo(game);
    expect(held(game, 'cell-3')).to.equal('JC');
  });
});

describe('two fingers', () => {
  beforeEach(() => touchScreen());
  afterEach(() => touchScreen(false));

  it('drag a card by one, the other at rest beside the game', async () => {
    paragraph('A finger rests here.', 'before');
    const game = await mount();
    await touch('start', { x: 30, y: 20 }, 1);
    const [from, to] = [pointOf(game, 'JC'), pointOf(game, 'QH')];
    await touch('start', from);
    for (const share of [0.3, 0.6, 1]) {
      await touch('move', {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      });
    }
    await touch('end');
    await touch('end', undefined, 1);
    await game.updateComplete;
    expect(tops(game)).to.equal('JD KS KC 4H 7C 6C JH JC');
  });

  it('leave a drag to the first of them', async () => {
    const game = await mount();
    const [from, to] = [pointOf(game, 'JC'), pointOf(game, 'QH')];
    const other = pointOf(game, '4H');
    await touch('start', from);
    await touch('move', { x: from.x + 60, y: from.y });
    await touch('start', other, 1);
    await touch('move', { x: other.x + 30, y: other.y }, 1);
    expect(pickedUp(game)).to.equal('JC');
    await touch('end', undefined, 1);
    expect(pickedUp(game)).to.equal('JC');
    await touch('move', to);
    await touch('end');
    await game.updateComplete;
    expect([tops(game), shown(game, 'column-4')]).to.deep.equal([
      'JD KS KC 4H 7C 6C JH JC',
      held(game, 'column-4'),
    ]);
  });
});
