import { expect } from 'chai';
import {
  type Change,
  type FreecellMove,
  type FreecellState,
  Session,
  type Source,
  cardCode,
  freecell,
} from '../../../src/core.js';
import type { GameStep } from '../../../src/elements/controllers/game-definition.js';
import { BoardController } from '../../../src/elements/patience/board-controller.js';
import { rulesBoard } from '../../../src/elements/patience/rules/board.js';
import { resolverOf } from '../../../src/core/patience/rules/resolver.js';
import { litHost } from '../../support/lit-host.js';
import { afterTest } from '../support/mount.js';

const freecellGesture = resolverOf(freecell.tableOf);

type Controller = BoardController<FreecellState, FreecellMove>;

const aids = { autoFinish: false, autoFoundation: 'off' } as const;

/**
 * Renders a position: a button for each card, and a slot for each empty pile. The controller sets the tab
 * stop.
 */
function draw(board: HTMLElement, { piles }: FreecellState): void {
  const button = (): HTMLButtonElement => {
    const node = document.createElement('button');
    node.tabIndex = -1;
    return node;
  };
  const nodes = Object.entries(piles).map(([id, cards]) => {
    const pile = document.createElement('div');
    pile.dataset['pile'] = id;
    for (const [index, card] of cards.entries()) {
      const node = button();
      node.dataset['card'] = cardCode(card);
      node.dataset['index'] = String(index);
      pile.append(node);
    }
    const slot = button();
    slot.className = 'slot';
    if (cards.length === 0) pile.append(slot);
    return pile;
  });
  board.replaceChildren(...nodes);
}

function stage(focusAfter?: (step: GameStep<FreecellState, FreecellMove>) => string | undefined) {
  const started = Session.start(freecell, { deal: 617 });
  if ('problem' in started) throw new Error('the stage’s deal');
  const session = started.value;
  const reports: string[] = [];
  const node = document.createElement('div');
  const board = document.createElement('div');
  board.className = 'board';
  const root = node.attachShadow({ mode: 'open' });
  root.append(board);
  const host = Object.assign(node, litHost(), {
    game: {
      view: session.view(),
      session,
      isPlayable: true,
      refuse: (reason: { code: string } | undefined, source: Source) => {
        reports.push(`${reason!.code} ${source}`);
        return reason;
      },
    },
    player: {
      play: (move: FreecellMove, source: Source = 'player') => {
        const refused = session.play(move, { source, now: 0, aids });
        reports.push(`${refused?.code ?? 'played'} ${source}`);
        return refused;
      },
    },
    inForce: { isOn: (): boolean => false },
    motion: { snapshot: () => reports.push('snapshot'), end: () => reports.push('end of motion') },
    panels: { close: (): unknown => undefined },
    command: (command: string) => reports.push(`command ${command}`),
    loadFailed: (error: unknown) => reports.push(`failed ${String(error)}`),
    handChanged: () => reports.push('hand'),
  });
  const controller: Controller = new BoardController<FreecellState, FreecellMove>(
    host as never,
    () => ({
      interaction: freecellGesture,
      board: focusAfter
        ? { ...rulesBoard(freecell.tableOf), focusAfter }
        : rulesBoard(freecell.tableOf),
    }),
  );
  session.subscribe((change: Change<FreecellMove>) => {
    const before = host.game.view;
    const after = (host.game.view = session.view());
    controller.follow({ ...change, before, after });
  });
  board.addEventListener('focusin', controller.onFocus);
  document.body.append(node);
  afterTest(() => node.remove());
  draw(board, session.state);
  return { host, root, board, session, controller, reports };
}

type Stage = ReturnType<typeof stage>;

/** One update, which renders the board and other changes. */
function update({ host, board, session, controller }: Stage, also = (): void => undefined): void {
  controller.hostUpdate();
  also();
  draw(board, session.state);
  controller.hostUpdated();
  host.requests = 0;
}

/** The button of a card or an empty pile. */
const at = ({ board }: Stage, name: string): HTMLElement =>
  board.querySelector<HTMLElement>(`[data-card="${name}"], [data-pile="${name}"] > button`)!;

/** Presses a card or an empty pile with a key. */
const press = (staged: Stage, name: string): void =>
  staged.controller.onClick({
    detail: 0,
    timeStamp: 0,
    target: at(staged, name),
  } as unknown as MouseEvent);

const entryOf = ({ controller }: Stage): string => {
  const { pile, card, index } = controller.entry;
  return `${pile} ${card === undefined ? '-' : cardCode(card)} ${index}`;
};

const focusOf = ({ root }: Stage): string | undefined =>
  (root.activeElement as HTMLElement | null)?.dataset['card'] ??
  root.activeElement?.closest<HTMLElement>('[data-pile]')?.dataset['pile'];

const since = ({ reports }: Stage): string[] => reports.splice(0);

const MOVE: FreecellMove = { from: 'column-5', to: 'column-8', count: 1 };

describe('where Tab enters a board', () => {
  it('is the top card of the first pile, before anything had the focus', () => {
    expect(entryOf(stage())).to.equal('column-1 JD 6');
  });

  it('is the focused card, wherever that goes', () => {
    const staged = stage();
    at(staged, 'JC').focus();
    expect(entryOf(staged)).to.equal('column-5 JC 5');
    staged.host.player.play(MOVE, 'host');
    expect(entryOf(staged)).to.equal('column-8 JC 6');
  });

  it('is a card in the middle, or an empty place', () => {
    const staged = stage();
    at(staged, '8S').focus();
    expect(entryOf(staged)).to.equal('column-5 8S 3');
    at(staged, 'cell-2').focus();
    expect(entryOf(staged)).to.equal('cell-2 - -1');
  });

  it('moves with the focus, without an update', () => {
    const staged = stage();
    at(staged, 'JD').focus();
    at(staged, 'cell-2').focus();
    const stops = [...staged.board.querySelectorAll('[tabindex="0"]')];
    expect([stops, staged.host.requests]).to.deep.equal([[at(staged, 'cell-2')], 0]);
  });

  it('is where the player’s cards went, and stays at a move of the page', () => {
    const staged = stage();
    staged.host.player.play(MOVE, 'host');
    expect(entryOf(staged)).to.equal('column-1 JD 6');
    staged.host.player.play({ from: 'column-4', to: 'cell-1', count: 1 });
    expect(entryOf(staged)).to.equal('cell-1 4H 0');
    staged.session.undo({ source: 'player', now: 0 });
    expect(entryOf(staged)).to.equal('column-4 4H 6');
  });

  it('is where the game moves the focus', () => {
    const staged = stage((step) => step.step.move.from);
    staged.host.player.play(MOVE);
    expect(entryOf(staged)).to.equal('column-5 7C 4');
  });
});

describe('a hand on a board', () => {
  it('is empty at first, with nowhere to go', () => {
    const { controller } = stage();
    expect([controller.isHolding, [...controller.targets]]).to.deep.equal([false, []]);
  });

  it('is filled by a press, and announces where it can go', () => {
    const staged = stage();
    press(staged, 'JC');
    expect([staged.controller.hand.cards, since(staged)]).to.deep.equal([
      { from: 'column-5', count: 1 },
      ['hand'],
    ]);
    expect([...staged.controller.targets.keys()]).to.deep.equal([
      'cell-1',
      'cell-2',
      'cell-3',
      'cell-4',
      'column-8',
    ]);
    expect(staged.controller.accepts('column-5')).to.equal(false);
  });

  it('is laid down by a press on a target, for the player', () => {
    const staged = stage();
    press(staged, 'JC');
    press(staged, 'QH');
    expect([since(staged), staged.session.at]).to.deep.equal([
      ['hand', 'hand', 'played player'],
      1,
    ]);
    expect(staged.controller.isHolding).to.equal(false);
  });

  it('stays full if a move by keys is refused', () => {
    const staged = stage();
    press(staged, 'JC');
    since(staged);
    press(staged, 'KS');
    expect([since(staged), staged.controller.isHolding]).to.deep.equal([['build player'], true]);
  });

  it('stays empty if a card can’t be moved, or nothing can be played', () => {
    const staged = stage();
    press(staged, '8S');
    expect([since(staged), staged.controller.isHolding]).to.deep.equal([
      ['not-in-order player'],
      false,
    ]);
    staged.host.game.isPlayable = false;
    press(staged, 'JC');
    expect([since(staged), staged.controller.isHolding]).to.deep.equal([[], false]);
  });

  it('is emptied by a press beside the cards, and by Escape', () => {
    const staged = stage();
    const { controller, board } = staged;
    press(staged, 'JC');
    controller.onClick({ detail: 0, target: board } as unknown as MouseEvent);
    expect(controller.isHolding).to.equal(false);
    press(staged, 'JC');
    expect([controller.dismiss(), controller.isHolding, controller.dismiss()]).to.deep.equal([
      true,
      false,
      false,
    ]);
  });

  it('is emptied by each change of the game, and when the board leaves the page', () => {
    const staged = stage();
    press(staged, 'JC');
    staged.host.player.play({ from: 'column-4', to: 'cell-1', count: 1 }, 'host');
    expect(staged.controller.isHolding).to.equal(false);
    press(staged, 'JC');
    since(staged);
    staged.host.disconnect();
    expect([since(staged), staged.controller.isHolding]).to.deep.equal([
      ['hand', 'end of motion'],
      false,
    ]);
  });

  it('goes to its best place at one tap, if the player wants that', () => {
    const staged = stage();
    staged.host.inForce.isOn = () => true;
    press(staged, 'JC');
    expect(staged.session.steps.map(({ text }) => text)).to.deep.equal(['58']);
  });

  it('is lifted with all cards on it, and glides from where it is dropped', () => {
    const staged = stage();
    staged.host.player.play(MOVE, 'host');
    update(staged);
    since(staged);
    const lifted = staged.controller.lift(at(staged, 'QH'));
    expect(lifted.map(({ dataset }) => dataset['card'])).to.deep.equal(['QH', 'JC']);
    staged.controller.drop('column-2');
    expect(since(staged)).to.deep.equal(['hand', 'snapshot', 'hand', 'played player']);
    expect(staged.host.requests).to.equal(1);
    expect(staged.session.steps.at(-1)!.move).to.deep.equal({
      ...{ from: 'column-8', to: 'column-2', count: 2 },
    });
  });

  it('returns if it is dropped beside the piles', () => {
    const staged = stage();
    staged.controller.lift(at(staged, 'JC'));
    staged.controller.drop(undefined);
    expect([staged.controller.isHolding, staged.session.at]).to.deep.equal([false, 0]);
  });
});

describe('keys on a board', () => {
  it('move to a pile’s top card, or lay the hand there', () => {
    const staged = stage();
    const { controller } = staged;
    controller.goTo(controller.pileForKey('5')!);
    expect([focusOf(staged), controller.focusedPile]).to.deep.equal(['JC', 'column-5']);
    controller.goTo('cell-3');
    expect([focusOf(staged), controller.focusedPile]).to.deep.equal(['cell-3', undefined]);
    controller.take('column-5');
    controller.goTo('column-8');
    expect(staged.session.steps.map(({ text }) => text)).to.deep.equal(['58']);
  });

  it('send the focused card to its foundation, or say why it can’t go', () => {
    const staged = stage();
    at(staged, 'JC').focus();
    staged.controller.command('home');
    expect(since(staged).at(-1)).to.match(/player$/);
    expect([staged.session.at, staged.controller.isHolding]).to.deep.equal([0, false]);
    staged.controller.command('undo');
    expect(since(staged)).to.deep.equal(['command undo']);
  });

  it('close a panel that is open', () => {
    const { host, controller } = stage();
    host.panels.close = () => 'menu';
    expect(controller.dismiss()).to.equal(true);
  });
});

describe('the focus on a board', () => {
  it('stays on its card, which is a new button in another pile', () => {
    const staged = stage();
    at(staged, 'JC').focus();
    staged.host.player.play(MOVE);
    update(staged);
    expect([focusOf(staged), staged.controller.focusedPile]).to.deep.equal(['JC', 'column-8']);
  });

  it('is not taken if it was elsewhere', () => {
    const staged = stage();
    staged.host.player.play(MOVE);
    update(staged);
    expect(focusOf(staged)).to.equal(undefined);
  });

  it('moves to the main button of a panel, and returns', () => {
    const staged = stage();
    const { root } = staged;
    at(staged, 'JC').focus();
    const panel = document.createElement('div');
    panel.className = 'panel';
    const main = document.createElement('button');
    main.className = 'primary';
    panel.append(main);
    update(staged, () => root.append(panel));
    expect(root.activeElement).to.equal(main);
    update(staged, () => panel.remove());
    expect(focusOf(staged)).to.equal('JC');
  });
});
