import type { GameErrorDetail } from '../../elements/base/events.js';
import { messageDetail } from '../messages.js';
import { type Embed, type EmbedProblem, writeEmbed } from '../query.js';
import { frameSize } from '../size.js';
import { reportHeight } from './height.js';
import type { Parent } from './parent.js';
import { parameterProblem } from './problem.js';

/** How much of the screen's height a game may take where its frame has no height of its own. */
const SHARE_OF_SCREEN = 0.85;

/**
 * The name under which a game is kept: its own for each address. One that the query gives is a name among frames, so that
 * a link can't reach a game of another page.
 */
function saveKeyOf({ game, attributes }: Embed): string {
  const { theme, 'save-key': given, ...others } = attributes;
  return given ? `embed key ${given}` : `embed ${writeEmbed({ game, attributes: others })}`;
}

/** The element as the query has it; one that is kept apart from all other frames of this page's address. */
function createGame(embed: Embed): HTMLElement {
  const { game, attributes } = embed;
  const element = document.createElement(game.tag);
  const all = { ...attributes, 'save-key': saveKeyOf(embed) };
  for (const [name, value] of Object.entries(all)) {
    if (name !== 'save-key' || game.attributes.some((one) => one.name === name)) {
      element.setAttribute(name, value);
    }
  }
  return element;
}

/** A request is answered while it is dispatched. A message comes later, so requests are not passed on. */
const isRequest = (name: string): boolean => name.startsWith('game-request-');

/** Passes the events of a game on; calls `refuse` where a value of the query is wrong, before the game begins. */
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

/** Below this height a window is low: games have another layout there. */
const LOW = 600;

/** The most that a game is high by its own, in pixels. */
const mostHeight = (): number => Math.round(screen.availHeight * SHARE_OF_SCREEN);

/** Reports the height of the game to the parent. */
function reportGameHeight(element: HTMLElement, embed: Embed, parent: Parent): void {
  const { name } = embed.game;
  // In a low frame a game would take itself to be in a low window, and stay so.
  if (innerHeight < LOW && mostHeight() >= LOW) {
    parent.send({ type: 'baize:height', game: name, ...frameSize(embed, innerWidth) });
  }
  reportHeight(element, parent, name);
}

/** A game that follows the frame's width may not follow its height as well: it would never grow. */
function freeHeight(root: HTMLElement): void {
  const follow = (): void => {
    root.style.setProperty('--baize-height', `${mostHeight()}px`);
  };
  follow();
  screen.orientation.addEventListener('change', follow);
}

/** Links a finished theme. Its file lies beside the page. */
function linkTheme(theme: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `themes/${theme}.css`;
  document.head.append(link);
}

/** Shows a game in the page, and keeps the parent posted. */
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
