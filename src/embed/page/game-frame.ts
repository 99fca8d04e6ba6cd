import type { GameErrorDetail } from '../../elements/base/events.js';
import { messageDetail } from '../messages.js';
import { type Embed, type EmbedProblem, writeEmbed } from '../query.js';
import { frameSize } from '../size.js';
import { reportHeight } from './height.js';
import type { Parent } from './parent.js';
import { parameterProblem } from './problem.js';

/** The largest share of the screen's height for a game whose frame follows its height. */
const SHARE_OF_SCREEN = 0.85;

/**
 * The name under which a game is saved. By default each URL has a different one. A name from the query gets a prefix for
 * frames, so that a link can't open a game of another page.
 */
function saveKeyOf({ game, attributes }: Embed): string {
  const { theme, 'save-key': given, ...others } = attributes;
  return given ? `embed key ${given}` : `embed ${writeEmbed({ game, attributes: others })}`;
}

/** Makes the element for the query. Its save is separate from those of frames with another query. */
function createGame(embed: Embed): HTMLElement {
  const { game, attributes } = embed;
  const element = document.createElement(game.tag);
  if (game.plays !== undefined) element.setAttribute('game', game.plays);
  const all = { ...attributes, 'save-key': saveKeyOf(embed) };
  for (const [name, value] of Object.entries(all)) {
    if (name !== 'save-key' || game.attributes.some((one) => one.name === name)) {
      element.setAttribute(name, value);
    }
  }
  return element;
}

/** Requests are not forwarded: they must be cancelled during dispatch, and a message arrives later. */
const isRequest = (name: string): boolean => name.startsWith('game-request-');

/** Forwards the events of a game. Calls `refuse` if a value of the query is wrong, before the game begins. */
function passEvents(
  element: HTMLElement,
  embed: Embed,
  parent: Parent,
  refuse: (problem: EmbedProblem) => void,
): void {
  const { game } = embed;
  let hasBegun = false;
  for (const name of game.events.filter((one) => !isRequest(one))) {
    element.addEventListener(name, ({ type, detail }: CustomEventInit & Event) => {
      const isError = type === 'game-error';
      const wrong =
        isError && !hasBegun ? parameterProblem(embed, detail as GameErrorDetail) : undefined;
      if (!isError) hasBegun = true;
      if (wrong) refuse(wrong);
      const message = { type: `baize:${type}`, game: game.name, detail: messageDetail(detail) };
      parent.send(message as Parameters<Parent['send']>[0]);
    });
  }
}

/** Games use another layout in windows below this height, in pixels. */
const LOW = 600;

/** The maximum height of a game whose frame follows its height, in pixels. */
const mostHeight = (): number => Math.round(screen.availHeight * SHARE_OF_SCREEN);

/** Reports the height of the game to the parent. */
function reportGameHeight(element: HTMLElement, embed: Embed, parent: Parent): void {
  const { name } = embed.game;
  // In a low frame, the game would use the layout for low windows, and the frame would stay low.
  if (innerHeight < LOW && mostHeight() >= LOW) {
    parent.send({ type: 'baize:height', game: name, ...frameSize(embed, innerWidth) });
  }
  reportHeight(element, parent, name);
}

/** Makes the game's height independent of the frame's. Otherwise the frame would never grow. */
function freeHeight(root: HTMLElement): void {
  const follow = (): void => {
    root.style.setProperty('--baize-height', `${mostHeight()}px`);
  };
  follow();
  screen.orientation.addEventListener('change', follow);
}

/** Links a ready-made theme. Its file is in a folder beside the page. */
function linkTheme(theme: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `themes/${theme}.css`;
  document.head.append(link);
}

/** Shows a game in the page, and sends its events and height to the parent. */
export function showGame(
  embed: Embed,
  parent: Parent,
  refuse: (problem: EmbedProblem) => void,
): HTMLElement {
  const { game, attributes, theme, fit } = embed;
  const root = document.documentElement;
  root.lang = attributes['locale'] ?? root.lang;
  root.dataset['fit'] = fit;
  if (attributes['theme'] !== undefined) root.dataset['scheme'] = attributes['theme'];
  document.title = game.title;
  if (theme !== undefined) linkTheme(theme);
  const element = createGame(embed);
  passEvents(element, embed, parent, refuse);
  if (fit === 'width') {
    freeHeight(root);
    reportGameHeight(element, embed, parent);
  }
  return element;
}
