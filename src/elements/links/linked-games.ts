import { shadowHost } from '../base/place-in-page.js';
interface LinkedGame extends HTMLElement {
  readonly linked: boolean;
  /** Whether the player has to stay at this deal, whatever the address asks for. */
  readonly locked: boolean;
}

/** The page's games that open links, in the order in which they were added. */
const games = new Set<LinkedGame>();

export const enter = (game: LinkedGame): unknown => games.add(game);
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

/** Whether the link in the address is for this game: the first of its kind in the page opens it. */
export const isFirst = (game: LinkedGame): boolean =>
  opensLinks(game) &&
  ![...games].some(
    (other) => opensLinks(other) && other.localName === game.localName && precedes(other, game),
  );
