/**
 * An element may stand in another document than that of its script: in a frame, or in a picture-in-picture window. There it
 * has another window, and nodes that are no instances of this window's classes.
 */

/** The window that a node stands in. */
export const windowOf = (node: Node): Window & typeof globalThis => {
  const page = node.nodeType === 9 ? (node as Document) : node.ownerDocument;
  return page?.defaultView ?? (globalThis as Window & typeof globalThis);
};

/** The document that a node stands in. */
export const pageOf = (node: Node): Document => node.ownerDocument ?? document;

/** The element that a node is the shadow root of, whichever window made it. */
export const shadowHost = (node: Node): Element | undefined =>
  node.nodeType === 11 ? (node as Partial<ShadowRoot>).host : undefined;

/** Whether a node, or anything else, is an element, whichever window made it. */
export const isElement = (node: unknown): node is Element =>
  (node as Partial<Node> | null | undefined)?.nodeType === 1;
