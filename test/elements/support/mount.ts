import { ReactiveElement } from 'lit';
import { type GameEventMap } from '../../../src/elements/base/events.js';
import { emulateFeatures, restPointer } from '../../harness/commands.js';
import { NO_TIME } from '../../harness/no-time.js';
import './drawn.js';
import './game.js';
import type { AnyGame, Games, Tag } from './game.js';

/** Attributes by name; `true` for one without a value, `undefined` for a missing one. */
export type Attributes = Readonly<Record<string, string | true | undefined>>;

export interface Stage {
  /** The width of the box around the game, in pixels. */
  readonly width?: number;
  /** The parent of the box. Default: the body. */
  readonly parent?: Node;
}

export interface Heard {
  readonly type: keyof GameEventMap;
  readonly detail: GameEventMap[keyof GameEventMap]['detail'];
  readonly target: EventTarget | null;
  readonly composed: boolean;
}

const GAME_EVENTS: readonly (keyof GameEventMap)[] = [
  'game-start',
  'game-move',
  'game-undo',
  'game-redo',
  'game-refuse',
  'game-win',
  'game-lose',
  'game-verdict',
  'game-error',
  'hand-start',
  'hand-end',
];

/** Cleans up after the current test. */
const leftovers: (() => unknown)[] = [];

/** Calls this after the test, and waits for what it returns. The last one comes first. */
export const afterTest = (tidy: () => unknown): void => void leftovers.push(tidy);

const noTime = new CSSStyleSheet();
noTime.replaceSync(NO_TIME);
document.adoptedStyleSheets.push(noTime);

beforeEach(async () => {
  // Without motion, cards are at their final places at once. Motion has its own tests.
  await emulateFeatures({ 'prefers-reduced-motion': 'reduce' });
});

afterEach(async () => {
  await restPointer();
  for (const tidy of leftovers.splice(0).reverse()) await tidy();
  scrollTo(0, 0);
});

/** A save name that no other test uses, not even in the test runner's other tab. */
export const ownKey = (): string => `test-${crypto.randomUUID()}`;

/** Removes all stored entries whose names begin so. */
function forget(prefix: string): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(prefix)) localStorage.removeItem(key);
  }
}

/** An element that is not in the page yet, with a save name of its own. */
export function makeElement<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  attributes: Attributes,
): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  const all: Attributes = { 'save-key': ownKey(), ...attributes };
  for (const [name, value] of Object.entries(all)) {
    if (value !== undefined) element.setAttribute(name, value === true ? '' : value);
  }
  const name = element.getAttribute('save-key') ?? location.pathname;
  afterTest(() => {
    element.remove();
    forget(`baize:${name}:`);
    // An update that is under way still needs the test's clock and console.
    return element instanceof ReactiveElement && element.hasUpdated && element.updateComplete;
  });
  return element;
}

/** Puts an element on the page, in a box of its own. */
export function putInBox(
  element: HTMLElement,
  { width = 900, parent = document.body }: Stage,
): void {
  const box = document.createElement('div');
  box.style.width = `${width}px`;
  box.append(element);
  afterTest(() => box.remove());
  parent.appendChild(box);
}

/** A game's element that is not in the page yet. */
export const makeGame = <T extends Tag>(tag: T, attributes: Attributes = {}): Games[T] =>
  makeElement(tag, attributes);

/** Puts a game on the page, in a box of its own. */
export async function mountGame<T extends Tag>(
  tag: T,
  attributes: Attributes = { deal: '617' },
  stage: Stage = {},
): Promise<Games[T]> {
  const game = makeGame(tag, attributes);
  putInBox(game, stage);
  await game.updateComplete;
  return game;
}

/** Puts a game with this deck on the page. */
export async function mountDeckOf<T extends Tag>(
  tag: T,
  deck: string,
  attributes: Attributes = {},
  stage: Stage = {},
): Promise<Games[T]> {
  const game = await mountGame(tag, { deal: '617', ...attributes }, stage);
  const problem = game.newGame({ deck });
  if (problem) throw new Error(`the stage's deck: ${JSON.stringify(problem)}`);
  await game.updateComplete;
  return game;
}

/** The same three functions for FreeCell. */
export const make = (attributes?: Attributes): Games['freecell-game'] =>
  makeGame('freecell-game', attributes);
export const mount = (attributes?: Attributes, stage?: Stage): Promise<Games['freecell-game']> =>
  mountGame('freecell-game', attributes, stage);
export const mountDeck = (
  deck: string,
  attributes?: Attributes,
  stage?: Stage,
): Promise<Games['freecell-game']> => mountDeckOf('freecell-game', deck, attributes, stage);

/** Plays moves written as `column-5 column-8` or `column-2 column-3 2`, to set the stage. */
export async function advance(game: AnyGame, ...moves: readonly string[]): Promise<void> {
  for (const text of moves) {
    const [from, to, count = '1'] = text.split(' ') as [never, never, string?];
    const refusal = game.play({ from, to, count: Number(count) });
    if (refusal) throw new Error(`${text}: ${JSON.stringify(refusal)}`);
  }
  await game.updateComplete;
}

/** Records every game event that reaches a node (default: the document) from now on. */
export function hear(node: EventTarget = document): readonly Heard[] {
  const heard: Heard[] = [];
  const listener = (event: Event): void => {
    const { type, detail, target, composed } = event as CustomEvent<Heard['detail']>;
    heard.push({ type: type as Heard['type'], detail, target, composed });
  };
  for (const type of GAME_EVENTS) {
    node.addEventListener(type, listener);
    afterTest(() => node.removeEventListener(type, listener));
  }
  return heard;
}

/** The details of the events of one type. */
export const detailsOf = <Type extends keyof GameEventMap>(
  heard: readonly Heard[],
  type: Type,
): GameEventMap[Type]['detail'][] =>
  heard.filter((one) => one.type === type).map(({ detail }) => detail);

/** Records the console's warnings from now on, and hides them from the test's output. */
export function warnings(): readonly string[] {
  const warned: string[] = [];
  const { warn } = console;
  console.warn = (...words: unknown[]) => void warned.push(words.join(' '));
  afterTest(() => {
    console.warn = warn;
  });
  return warned;
}

/** Speeds the page's timers up by a factor from now on. */
export function hasten(times = 10): void {
  const { setTimeout: own } = globalThis;
  globalThis.setTimeout = ((act: () => void, milliseconds = 0) =>
    own(act, milliseconds / times)) as typeof setTimeout;
  afterTest(() => (globalThis.setTimeout = own));
}
