import { expect } from 'chai';
import type { LitElement } from 'lit';
import { itInFull } from '../support/counts.js';
import { warnings } from '../support/mount.js';
import { PATIENCE_TAGS, TABLE_TAGS } from '../support/game.js';

const NOT_BEGUN = { code: 'not-begun' };

/** Every public method, by the kind of element. */
const GAME = [
  'play',
  'undo',
  'redo',
  'restart',
  'hint',
  'pause',
  'resume',
  'save',
  'load',
  'focus',
];
const METHODS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    PATIENCE_TAGS.map((tag) => [
      tag,
      [...GAME, 'backToWinnable', 'share', 'proof', 'result', 'replay', 'newGame'],
    ]),
  ),
  ...Object.fromEntries(
    TABLE_TAGS.map((tag) => [tag, [...GAME, 'advise', 'revealSeed', 'nextHand', 'newGame']]),
  ),
  'ten-dice-race': [...GAME, 'revealSeed', 'newGame'],
  'game-leaderboard': ['seasonCsv'],
  'game-replay': ['play', 'pause', 'goTo', 'playOn'],
  'game-stats': ['export', 'import', 'clear', 'undoClear'],
};

/** The value that a method returns, or the error it throws, at once or later. */
async function resultOf(element: Element, name: string): Promise<unknown> {
  try {
    const method = Reflect.get(element, name) as () => unknown;
    return await method.call(element);
  } catch (error) {
    return error;
  }
}

/** An error within the kit, not one that says what the page did wrong. */
const isInternal = (result: unknown): boolean =>
  result instanceof TypeError || result instanceof ReferenceError;

describe('a game that has not begun', () => {
  for (const tag of [...PATIENCE_TAGS, ...TABLE_TAGS, 'ten-dice-race'])
    (['klondike-game', 'paigow-table'].includes(tag) ? it : itInFull)(
      `says so to a page that plays, undoes or shares: ${tag}`,
      async () => {
        const element = document.createElement(tag);
        const asked = (TABLE_TAGS as readonly string[]).includes(tag)
          ? ['play', 'nextHand']
          : ['play', ...(tag === 'ten-dice-race' ? [] : ['undo', 'redo'])];
        for (const name of asked)
          expect(await resultOf(element, name), name).to.deep.equal(NOT_BEGUN);
        for (const name of (PATIENCE_TAGS as readonly string[]).includes(tag)
          ? ['share', 'proof', 'result']
          : [])
          expect(await resultOf(element, name), name).to.include({
            message: 'The game has not begun.',
          });
      },
    );

  it('waits for its day, and says so meanwhile', async () => {
    const game = document.createElement('klondike-game');
    game.setAttribute('daily', 'UTC');
    document.body.append(game);
    const refused: unknown[] = [];
    game.addEventListener('game-refuse', ({ detail }) => refused.push(detail.reason));
    expect(game.undo()).to.deep.equal(NOT_BEGUN);
    const error = await game.result().catch((reason: unknown) => reason);
    expect(error).to.have.deep.property('reason', NOT_BEGUN);
    expect(refused).to.deep.equal([NOT_BEGUN]);
    game.remove();
  });
});

describe('public methods', () => {
  for (const [tag, names] of Object.entries(METHODS))
    (['pyramid-game', 'seven27-table', 'game-stats'].includes(tag) ? it : itInFull)(
      `have no error of the kit’s own off the page, at once on it, and off it again: ${tag}`,
      async () => {
        const warned = warnings();
        for (const name of names) {
          const states: (() => Element)[] = [
            () => document.createElement(tag),
            () => document.body.appendChild(document.createElement(tag)),
            () => {
              const element = document.body.appendChild(document.createElement(tag));
              element.remove();
              return element;
            },
          ];
          for (const [state, make] of states.entries()) {
            const made = make();
            const result = await resultOf(made, name);
            expect(isInternal(result), `${name}, ${state}: ${String(result)}`).to.equal(false);
            made.remove();
          }
        }
        const element = document.body.appendChild(document.createElement(tag)) as HTMLElement &
          Pick<LitElement, 'updateComplete'>;
        await element.updateComplete;
        element.remove();
        for (const name of names) {
          const result = await resultOf(element, name);
          expect(isInternal(result), `${name}, removed: ${String(result)}`).to.equal(false);
        }
        expect(warned.filter((line) => line.includes('TypeError'))).to.deep.equal([]);
      },
    );
});
