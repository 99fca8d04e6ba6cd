import { expect } from 'chai';
import { emulateFeatures, touchTap } from '../../harness/commands.js';
import { FINISHABLE } from '../../support/decks.js';
import { part, parts } from '../support/board.js';
import type { AnyGame } from '../support/game.js';
import { keys } from '../support/keys.js';
import { mountKlondike, playOn } from '../support/klondike.js';
import { advance, afterTest, mountDeck } from '../support/mount.js';
import { press } from '../support/pointer.js';
import { playOn as playPyramid, mountPyramid, wholeGames } from '../support/pyramid.js';
import { nextFrame, until } from '../support/until.js';
import { itInFull } from '../support/counts.js';

const moving = async (): Promise<void> =>
  emulateFeatures({ 'prefers-reduced-motion': 'no-preference' });

/** What each listener of the window waits for that was put there since. */
function listening(): () => readonly string[] {
  const heard: { readonly type: string; readonly signal: AbortSignal | undefined }[] = [];
  const { addEventListener } = globalThis;
  globalThis.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions | boolean,
  ): void => {
    const signal = typeof options === 'object' ? options.signal : undefined;
    if (signal) heard.push({ type, signal });
    addEventListener.call(globalThis, type, listener, options);
  };
  afterTest(() => (globalThis.addEventListener = addEventListener));
  return () => heard.filter(({ signal }) => !signal?.aborted).map(({ type }) => type);
}

const ALL = ['pointerdown', 'keydown', 'resize'];

const flights = (game: AnyGame): readonly Animation[] =>
  game
    .shadowRoot!.getAnimations()
    .filter(({ effect }) => (effect as KeyframeEffect).target?.matches('[data-card]'));

/** How many cards are away from their piles, and how many nodes have a style of their own. */
const seen = (game: AnyGame): readonly [flying: number, styled: number] => {
  const cards = [...game.shadowRoot!.querySelectorAll('[data-card]')];
  const away = cards.filter((card) => getComputedStyle(card).transform !== 'none');
  return [away.length, game.shadowRoot!.querySelectorAll('[style]:not([style=""])').length];
};

/** A won game whose cards have left. */
async function won<Game extends AnyGame>(game: Game): Promise<Game> {
  await until('the panel is open', () => parts(game, 'panel-win').length > 0);
  await until('the wheel is there', () => seen(game)[0] > 0);
  return game;
}

async function wonFreecell(html = ''): ReturnType<typeof mountDeck> {
  const game = await mountDeck(FINISHABLE);
  game.innerHTML = html;
  // The cards go up at once; the wheel, which begins after them, takes its time.
  game.style.setProperty('--baize-duration', '0.01');
  await advance(game, 'column-4 foundation-1');
  game.style.removeProperty('--baize-duration');
  return game;
}

const NOTHING = { seen: [0, 0], flights: 0, listening: [] };
const left = (game: AnyGame, open: () => readonly string[]): object => ({
  seen: seen(game),
  flights: flights(game).length,
  listening: open(),
});

/** Waits until nothing of it is left: the browser may hand on a press, and draw, after the command's answer. */
const isOver = (game: AnyGame, open: () => readonly string[]): Promise<void> =>
  until(
    'nothing of it is left',
    () => JSON.stringify(left(game, open)) === JSON.stringify(NOTHING),
  );

describe('the celebration of a win', () => {
  it('shows all cards on the wheel, above empty places', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    await until('all have left', () => seen(game)[0] === 52);
    // The cards, and the four piles that they lie in.
    const flown = new Set(flights(game).map(({ effect }) => (effect as KeyframeEffect).target));
    expect([seen(game), flown.size, open()]).to.deep.equal([[52, 56], 52, ALL]);
  });

  it('ends by itself, and leaves nothing', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    for (const flight of flights(game)) flight.finish();
    await isOver(game, open);
    expect(parts(game, 'panel-win').length).to.equal(1);
  });

  it('ends at any key, which still has its usual effect', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    part(game, 'panel-win').querySelectorAll('button')[1]!.focus();
    await keys(game, 'Enter');
    await until('another game is dealt', () => game.outcome === undefined);
    expect([game.outcome, game.moveCount]).to.deep.equal([undefined, 0]);
    expect(left(game, open)).to.deep.include({ listening: [] });
    expect(seen(game)[1]).to.equal(0);
  });

  itInFull('ends at a key that does nothing else', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    await keys(game, 'Shift');
    await isOver(game, open);
    expect(game.outcome).to.equal('won');
  });

  itInFull('ends at a click beside it', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    await press(game, part(game, 'status'));
    await isOver(game, open);
    expect(parts(game, 'panel-win').length).to.equal(1);
  });

  it('ends at a click on a button, which is pressed by it', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    // They come later than the panel, whose buttons they move.
    await until('the own records are there', () => parts(game, 'bests').length > 0);
    await press(game, part(game, 'panel-win').querySelectorAll('button')[1]!);
    await until('another game is dealt', () => game.outcome === undefined);
    expect([game.outcome, game.moveCount]).to.deep.equal([undefined, 0]);
    expect(left(game, open)).to.deep.include({ listening: [] });
    expect(seen(game)[1]).to.equal(0);
  });

  itInFull('ends at a tap', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    await touchTap({ x: 4, y: 4 });
    await isOver(game, open);
  });

  it('ends if the game is removed from the page', async () => {
    await moving();
    const open = listening();
    const game = await won(await wonFreecell());
    game.remove();
    expect(left(game, open)).to.deep.include({ flights: 0, listening: [] });
    expect(seen(game)[1]).to.equal(0);
  });

  it('is replaced by the page’s own', async () => {
    await moving();
    const open = listening();
    const game = await wonFreecell('<p slot="win">Hooray</p>');
    await until('it was won', () => parts(game, 'panel-win').length > 0);
    // What the kit celebrates by begins with the panel: a frame is time enough for it to be seen.
    await nextFrame();
    await isOver(game, open);
  });
});

describe('the celebration of a win without motion', () => {
  it('shows the wheel, without motion, until a key', async () => {
    const open = listening();
    const game = await won(await wonFreecell());
    const box = (): string => JSON.stringify(part(game, 'card').getBoundingClientRect());
    const [before, states] = [box(), flights(game).map(({ playState }) => playState)];
    expect([seen(game)[0], new Set(states)]).to.deep.equal([52, new Set(['finished'])]);
    await nextFrame();
    await nextFrame();
    expect(box()).to.equal(before);
    await keys(game, 'Shift');
    await isOver(game, open);
  });

  it('shows no motion with --baize-duration: 0 either', async () => {
    await moving();
    const game = await mountDeck(FINISHABLE);
    game.style.setProperty('--baize-duration', '0');
    await advance(game, 'column-4 foundation-1');
    await won(game);
    const states = flights(game).map(({ playState }) => playState);
    expect([states.length, new Set(states)]).to.deep.equal([52, new Set(['finished'])]);
  });
});

describe('the celebration in other games', () => {
  itInFull('is there in Klondike', async () => {
    const file = '/test/data/klondike-draw1-solutions.tsv';
    const [line] = (await (await fetch(file)).text()).split('\n');
    const game = await mountKlondike({ 'no-auto-finish': true });
    await playOn(game, line!.split('\t')[1]!);
    expect(seen(await won(game))[0]).to.equal(52);
  });

  it('uses the uncovered cards in Pyramid', async () => {
    const [{ deal, options, moves }] = (await wholeGames()) as [
      Awaited<ReturnType<typeof wholeGames>>[number],
    ];
    const game = await mountPyramid({ deal: String(deal), redeals: String(options.redeals) });
    await playPyramid(game, moves.join(' '));
    const cards = game.shadowRoot!.querySelectorAll('[data-card]').length;
    expect(cards).to.be.greaterThan(27);
    expect(seen(await won(game))[0]).to.equal(cards);
  });
});
