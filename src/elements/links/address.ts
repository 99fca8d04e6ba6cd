import type { Reading } from '../../core/engine/reading.js';
import type { Save } from '../../core/engine/save.js';
import type { Shareable } from '../../core/sharing/share.js';
import { shareReading } from '../../core/sharing/share.js';
import { shadowHost } from '../base/place-in-page.js';
import { gameIn, hasOwnRules, textOf } from '../../core/sharing/link-text.js';

/**
 * Reads the game of a link, or of a share string alone, as a save. Moves from a link count as help, because
 * the player has seen them.
 */
export function* readLink<S, M, O extends object>(
  game: Shareable<S, M, O>,
  link: unknown,
): Reading<Save> {
  const read = yield* shareReading(game, textOf(link));
  if ('problem' in read) return read;
  const { save } = read.value;
  return { value: save.moves.length > 0 ? { ...save, shown: true } : save };
}

/**
 * The share string in the page's address, if it is one of this game, sound or not. For a game with a page's own rules it
 * may have other rules, so that reading it tells so. Any other hash belongs to the page.
 */
export function addressed(game: string): string | undefined {
  const linked = gameIn(location.hash);
  const isOurs = linked === game || (hasOwnRules(linked ?? '') && hasOwnRules(game));
  return isOurs ? textOf(location.hash) : undefined;
}

/** The page's address with this share string. */
export const linkTo = (text: string): string => `${location.href.replace(/#.*/s, '')}#${text}`;

interface LinkedGame extends HTMLElement {
  readonly linked: boolean;
  /** Whether the page locks the current deal, even if its URL asks for another one. */
  readonly locked?: boolean;
}

/** The page's elements that open links, each with the name of its game, in the order in which they were added. */
const games = new Map<LinkedGame, () => string>();

export const enter = (game: LinkedGame, name: () => string): unknown => games.set(game, name);
export const leave = (game: LinkedGame): unknown => games.delete(game);

/** The element of the document that contains a node in shadow roots. */
function inDocument(node: Element): Element {
  const host = shadowHost(node.getRootNode());
  return host ? inDocument(host) : node;
}

function precedes(one: Element, other: Element): boolean {
  const together = one.getRootNode() === other.getRootNode();
  const [first, second] = together ? [one, other] : [inDocument(one), inDocument(other)];
  const order = second.compareDocumentPosition(first);
  return (order & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
}

const opensLinks = ({ linked, locked }: LinkedGame): boolean => linked && !locked;

/** Whether the link in the address is for this element: the first that plays this game in the page opens it. */
export const isFirst = (game: LinkedGame): boolean =>
  opensLinks(game) &&
  ![...games].some(
    ([other, name]) => opensLinks(other) && name() === games.get(game)?.() && precedes(other, game),
  );
