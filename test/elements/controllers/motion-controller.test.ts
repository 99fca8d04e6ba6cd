import { expect } from 'chai';
import {
  type Change,
  type FreecellMove,
  type FreecellState,
  Session,
  cardCode,
  freecell,
} from '../../../src/core.js';
import { MotionController } from '../../../src/elements/patience/motion-controller.js';
import { loadShows } from '../../../src/elements/patience/shows.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { deckWith } from '../../support/decks.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';

const freecellGesture = resolverOf(freecell.tableOf);

const aids = { autoFinish: false, autoFoundation: 'off' as 'off' | 'all' };
const by = { source: 'player', now: 0 } as const;
const to = (text: string): FreecellMove => {
  const [from, goal, count] = text.split(' ');
  return { from, to: goal, count: Number(count ?? 1) } as FreecellMove;
};

/** Renders the cards of a position: piles are 100 pixels apart, cards 10. */
function draw(board: HTMLElement, { piles }: FreecellState): void {
  const nodes = Object.entries(piles).map(([id, cards], across) => {
    const pile = document.createElement('div');
    pile.className = 'pile tableau';
    pile.dataset['pile'] = id;
    for (const [down, card] of cards.entries()) {
      const node = document.createElement('button');
      node.className = 'card';
      node.dataset['card'] = cardCode(card);
      node.style.cssText = `position: absolute; left: ${across * 100}px; top: ${down * 10}px`;
      pile.append(node);
    }
    return pile;
  });
  board.replaceChildren(...nodes);
}

function stage(setup: { deal: number } | { deck: string } = { deal: 617 }) {
  const started = Session.start(freecell, setup);
  if ('problem' in started) throw new Error('the stage’s deal');
  const session = started.value;
  const node = document.createElement('div');
  const board = document.createElement('div');
  board.className = 'board';
  node.attachShadow({ mode: 'open' }).append(board);
  const host = Object.assign(node, litHost(), {
    preferences: { motion: 'on' },
    game: { view: session.view(), moveCount: 1 },
    loadFailed: (error: unknown): never => {
      throw error as Error;
    },
  });
  document.body.append(host);
  afterTest(() => host.remove());
  const motion = new MotionController(host);
  draw(board, session.state);
  session.subscribe((change: Change<FreecellMove>) => {
    const before = host.game.view;
    const after = (host.game.view = session.view());
    motion.follow({ ...change, before, after }, freecellGesture);
  });
  /** One update: the board shows the position. */
  const update = (): void => {
    draw(board, session.state);
    host.update();
  };
  /** Focuses the game, so that deals and moves can be animated. */
  const enter = async (): Promise<void> => {
    host.connect();
    host.dispatchEvent(new Event('focusin'));
    await loadShows(host);
  };
  /** Another game, after this many moves. */
  const another = (moveCount: number): void => {
    host.game.moveCount = moveCount;
    motion.follow({ type: 'start', after: session.view() }, freecellGesture);
    update();
  };
  /** The flying copies of cards. */
  const copies = (): Element[] => [...board.querySelectorAll('.flights > *')];
  /** The flying cards: where each comes from, and after how many milliseconds. */
  const flights = (): Record<string, string> =>
    Object.fromEntries(
      [...board.querySelectorAll<HTMLElement>('[data-card]')].flatMap((card) =>
        card.getAnimations().map(({ effect }) => {
          const [first] = (effect as KeyframeEffect).getKeyframes();
          const delay = effect!.getTiming().delay ?? 0;
          return [card.dataset['card']!, `${String(first!['transform'])} ${Math.round(delay)}`];
        }),
      ),
    );
  const play = (text: string, own: typeof aids = aids): void => {
    const refused = session.play(to(text), { ...by, aids: own });
    if (refused) throw new Error(`${text}: ${refused.code}`);
  };
  return { host, board, session, motion, update, enter, another, copies, flights, play };
}

describe('the controller of motion', () => {
  it('flies a card from where it was', () => {
    const { motion, update, flights, play } = stage();
    play('column-5 column-8');
    update();
    // From the sixth place of the fifth column to the seventh of the eighth.
    expect(flights()).to.deep.equal({ JC: 'translate(-300px, -10px) 0' });
    expect(Math.round(motion.duration)).to.equal(200);
  });

  it('flies the cards of a run together', () => {
    const { update, flights, play } = stage({ deck: deckWith(['KS', 'QH JC']) });
    play('column-2 column-1 2');
    update();
    expect(Object.keys(flights()).sort()).to.deep.equal(['JC', 'QH']);
    expect(Object.values(flights()).every((flight) => flight.endsWith(' 0'))).to.equal(true);
  });

  it('flies automatic moves one after another', () => {
    const { motion, update, flights, play } = stage({
      deck: deckWith(['9S', '2H AH KS', '3H', 'QD']),
    });
    play('column-2 cell-1', { ...aids, autoFoundation: 'all' });
    update();
    const delays = Object.entries(flights()).map(
      ([card, flight]) => `${card} ${flight.split(' ').at(-1)!}`,
    );
    expect(delays.sort()).to.deep.equal(['2H 140', '3H 210', 'AH 70', 'KS 0']);
    expect(motion.duration).to.be.within(360, 460);
  });

  it('flies cards back at an undo, all at once', () => {
    const { session, motion, update, flights, play } = stage({ deck: deckWith(['KS', 'QH JC']) });
    play('column-2 column-1 2');
    update();
    motion.end();
    session.undo(by);
    update();
    // Two cards that were on seven others are on five again.
    expect(flights()).to.deep.equal({
      QH: 'translate(-100px, 20px) 0',
      JC: 'translate(-100px, 20px) 0',
    });
  });

  it('flies nothing in a resumed game', () => {
    const { motion, another, copies, flights, play } = stage();
    play('column-5 column-8');
    another(3);
    expect([flights(), copies(), motion.duration]).to.deep.equal([{}, [], 0]);
  });

  it('deals a new game, row by row, in under 700 ms', async () => {
    const { board, enter, another, copies } = stage();
    await enter();
    another(0);
    const timing = copies().map((copy) => copy.getAnimations()[0]!.effect!.getComputedTiming());
    const delays = timing.map(({ delay }) => delay!);
    expect(copies().length).to.equal(52);
    expect(delays).to.deep.equal([...delays].sort((one, two) => one - two));
    expect(Math.max(...timing.map(({ endTime }) => Number(endTime)))).to.be.within(600, 700);
    // The first row of eight columns flies before the second.
    const first = copies()
      .slice(0, 9)
      .map((copy) => (copy as HTMLElement).style.left);
    expect(new Set(first.slice(0, 8)).size).to.equal(8);
    expect(first[8]).to.equal(first[0]);
    // A copy has no accessible name, and the card itself can be pressed.
    expect(board.querySelectorAll('[data-card]').length).to.equal(52);
  });

  it('ends a deal at a key, at a step, and if another game begins', async () => {
    const { enter, another, copies, update, play } = stage();
    await enter();
    const ends = [
      (): unknown => dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' })),
      (): unknown => play('column-5 column-8'),
      (): unknown => another(1),
    ];
    const left = ends.map((end) => {
      another(0);
      const before = copies().length;
      end();
      update();
      return [before, copies().length];
    });
    expect(left).to.deep.equal([
      [52, 0],
      [52, 0],
      [52, 0],
    ]);
  });

  it('shows the move of a hint with copies, until it ends', async () => {
    const { motion, enter, copies } = stage({ deck: deckWith(['KS', 'QH JC']) });
    await enter();
    motion.showWay({ from: 'column-2', to: 'column-1', count: 2 });
    const ways = copies().map((copy) => {
      const [from, , to] = (copy.getAnimations()[0]!.effect as KeyframeEffect).getKeyframes();
      return [from!['transform'], to!['transform']];
    });
    expect(ways.length).to.equal(2);
    expect(new Set(ways.map(String)).size).to.equal(2);
    motion.endShownWay();
    expect(copies()).to.deep.equal([]);
  });

  it('leaves flights alone at an update without a change', () => {
    const { host, motion, update, flights, play } = stage();
    play('column-5 column-8');
    update();
    host.update();
    expect([Object.keys(flights()), motion.duration]).to.deep.equal([['JC'], 0]);
  });

  it('ends every flight at its goal', () => {
    const { motion, update, flights, play } = stage();
    play('column-5 column-8');
    update();
    motion.end();
    expect(flights()).to.deep.equal({});
  });

  it('plays two changes of one update from where the cards were before the first', () => {
    const { update, flights, play } = stage();
    play('column-4 cell-1');
    play('cell-1 cell-2');
    update();
    expect(flights()).to.deep.equal({ '4H': 'translate(1000px, 60px) 0' });
  });

  it('flies a card from where it was at the first snapshot, though it was moved before the step', () => {
    const { board, motion, update, flights, play } = stage();
    const card = board.querySelector<HTMLElement>('[data-card="JC"]')!;
    // A finger has dragged it by a hundred pixels and releases it.
    card.style.left = '1300px';
    motion.snapshot();
    card.style.left = '1200px';
    play('column-5 column-8');
    update();
    expect(flights()).to.deep.equal({ JC: 'translate(-200px, -10px) 0' });
  });

  it('moves nothing if the player wants no motion', async () => {
    const { host, motion, update, enter, another, copies, flights, play } = stage();
    host.preferences = { motion: 'off' };
    await enter();
    play('column-5 column-8');
    update();
    motion.showWay({ from: 'column-1', to: 'cell-1', count: 1 });
    expect([flights(), copies(), motion.duration]).to.deep.equal([{}, [], 0]);
    another(0);
    expect(copies()).to.deep.equal([]);
  });

  it('is as fast as the page’s `--baize-duration`', () => {
    const { host, motion, update, play } = stage();
    host.style.setProperty('--baize-duration', '0.5');
    play('column-5 column-8');
    update();
    expect(Math.round(motion.duration)).to.equal(100);
  });
});
