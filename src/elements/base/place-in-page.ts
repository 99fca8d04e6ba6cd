/**
 * An element may be in another document than its script: in a frame or a picture-in-picture window. There it
 * has another window, and nodes are no instances of this window's classes.
 */

/** The window of a node. */
export const windowOf = (node: Node): Window & typeof globalThis => {
  const page = node.nodeType === 9 ? (node as Document) : node.ownerDocument;
  return page?.defaultView ?? (globalThis as Window & typeof globalThis);
};

/** The document of a node. */
export const pageOf = (node: Node): Document => node.ownerDocument ?? document;

/** The host element if the node is a shadow root of any window. */
export const shadowHost = (node: Node): Element | undefined =>
  node.nodeType === 11 ? (node as Partial<ShadowRoot>).host : undefined;

/** Whether a value is an element of any window. */
export const isElement = (node: unknown): node is Element =>
  (node as Partial<Node> | null | undefined)?.nodeType === 1;
