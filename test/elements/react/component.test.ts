import { expect } from 'chai';
import { type ReactNode, StrictMode, createElement, createRef } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { GameMoveDetail, GameStartDetail } from '../../../src/elements/base/events.js';
import { FreecellGame } from '../../../src/games/freecell/element/element.js';
import { component } from '../../../src/react/component.js';
import { keys } from '../support/keys.js';
import { afterTest, ownKey } from '../support/mount.js';
import { until } from '../support/until.js';

/** Some of what the manifest says of the game. */
const API = {
  attributes: {
    deal: 'deal',
    fourColor: 'four-color',
    saveKey: 'save-key',
    tapToMove: 'tap-to-move',
    theme: 'theme',
  },
  properties: ['cardFaces'],
  events: { onGameStart: 'game-start', onGameMove: 'game-move' },
};

type Heard = (event: CustomEvent<GameStartDetail>) => void;

let count = 0;

/** FreeCell under a tag that nobody has defined yet. */
function newGame() {
  const tag = `freecell-in-react-${++count}`;
  const elementClass = class extends FreecellGame {};
  return { tag, elementClass, Game: component(tag, elementClass, API) };
}

/** A place on the page for React, with what a server has sent there. */
function place(html = ''): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  afterTest(() => box.remove());
  return box;
}

const unmounted = (root: Root): Root => {
  afterTest(() => root.unmount());
  return root;
};

/** Renders on a server, and hydrates it on the page. */
function hydrate(node: ReactNode): HTMLElement {
  const box = place(renderToString(node));
  unmounted(hydrateRoot(box, node));
  return box;
}

const gameIn = (box: HTMLElement): FreecellGame => box.firstElementChild as FreecellGame;

const begun = async (box: HTMLElement): Promise<FreecellGame> => {
  await until('the game has begun', () => gameIn(box).state !== undefined);
  await gameIn(box).updateComplete;
  return gameIn(box);
};

const faces = (card: string): string =>
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="5" height="7" id="${card}"/>`;

describe('the React component of an element', () => {
  it('is written by a server with its attributes, and without what is none', () => {
    const { tag, Game } = newGame();
    const props = {
      deal: 617,
      fourColor: true,
      tapToMove: false,
      cardFaces: faces,
      onGameStart: () => undefined,
      style: { '--baize-felt': 'navy' },
      children: 'Wait.',
    };
    expect(renderToString(createElement(Game, props))).to.equal(
      `<${tag} style="--baize-felt:navy" deal="617" four-color="">Wait.</${tag}>`,
    );
  });

  it('hears a hydrated game begin, with every property set', async () => {
    const { Game } = newGame();
    const heard: (number | undefined)[] = [];
    const ref = createRef<FreecellGame>();
    const box = hydrate(
      createElement(Game, {
        ref,
        saveKey: ownKey(),
        deal: 617,
        fourColor: true,
        tapToMove: false,
        cardFaces: faces,
        onGameStart: (({ detail }) => heard.push(detail.deal)) satisfies Heard,
      }),
    );
    const game = await begun(box);
    expect(heard).to.deep.equal([617]);
    expect(ref.current).to.equal(game);
    expect([game.tapToMove, game.fourColor, game.cardFaces]).to.deep.equal([false, true, faces]);
    expect(game.getAttributeNames()).to.have.members(['deal', 'four-color', 'save-key']);
  });

  it('hears a hydrated game that has begun before, from its next event on', async () => {
    const { tag, elementClass, Game } = newGame();
    const heard: string[] = [];
    const node = createElement(Game, {
      saveKey: ownKey(),
      deal: 617,
      cardFaces: faces,
      onGameStart: () => heard.push('start'),
      onGameMove: ({ detail }: CustomEvent<GameMoveDetail>) => heard.push(detail.notation),
    });
    const box = place(renderToString(node));
    customElements.define(tag, elementClass);
    const game = await begun(box);
    unmounted(hydrateRoot(box, node));
    await until('React has come to it', () => game.cardFaces === faces);
    expect(game.dealNumber).to.equal(617);
    game.focus();
    await keys(game, '1', 'Enter', 'b');
    expect(heard).to.deep.equal(['1b']);
  });

  it('sets a prop that changes, and gives the default to one that goes', async () => {
    const { Game } = newGame();
    const saveKey = ownKey();
    const box = place();
    const root = unmounted(createRoot(box));
    const render = (props: object): void => root.render(createElement(Game, { saveKey, ...props }));
    render({ deal: 617, theme: 'dark', cardFaces: faces });
    const game = await begunIn(box);
    render({ deal: 618, theme: 'light', fourColor: true, cardFaces: faces });
    await until('the other deal', () => game.dealNumber === 618);
    expect([game.theme, game.fourColor, game.getAttribute('deal')]).to.deep.equal([
      ...['light', true, '618'],
    ]);
    render({});
    await until('no theme', () => game.theme === 'auto');
    await game.updateComplete;
    expect([game.deal, game.fourColor, game.cardFaces]).to.deep.equal([null, false, null]);
    expect(game.getAttributeNames()).to.deep.equal(['save-key']);
  });

  it('calls the listener of the last render, once, also in strict mode', async () => {
    const { Game } = newGame();
    const saveKey = ownKey();
    const heard: string[] = [];
    const box = place();
    const root = unmounted(createRoot(box));
    const render = (name: string, deal: number): void => {
      const onGameStart: Heard = ({ detail }) => heard.push(`${name}: ${detail.deal}`);
      const game = createElement(Game, { saveKey, deal, onGameStart });
      root.render(createElement(StrictMode, undefined, game));
    };
    render('first', 617);
    const game = await begunIn(box);
    render('second', 618);
    await until('the other deal', () => game.dealNumber === 618);
    await game.updateComplete;
    expect(heard).to.deep.equal(['first: 617', 'second: 618']);
  });
});

/** The game, once React has put it on the page. */
async function begunIn(box: HTMLElement): Promise<FreecellGame> {
  await until('React has rendered', () => box.firstElementChild !== null);
  return begun(box);
}
