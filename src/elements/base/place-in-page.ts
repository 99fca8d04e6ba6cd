/**
 * An element may be in another document than its script: in a frame or a picture-in-picture window. There it
 * has another window, and nodes are not instances of this window's classes.
 */

/** The window of a node. */
export const windowOf = (node: Node): Window & typeof globalThis => {
  const page = node.nodeType === 9 ? (node as Document) : node.ownerDocument;
  return page?.defaultView ?? (globalThis as Window & typeof globalThis);
};

/** The document of a node. */
export const documentOf = (node: Node): Document => node.ownerDocument ?? document;

/** The host element if the node is a shadow root of any window. */
export const shadowHost = (node: Node): Element | undefined =>
  node.nodeType === 11 ? (node as Partial<ShadowRoot>).host : undefined;

/** Whether a value is an element of any window. */
export const isElement = (node: unknown): node is Element =>
  (node as Partial<Node> | null | undefined)?.nodeType === 1;

/**
 * The default name for an element's saves: the page's path, the hosts of shadow roots around it, its tag, and
 * its number among such tags.
 */
export function defaultSaveName(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const place = 'mode' in root ? defaultSaveName(root.host) : location.pathname;
  const alike = root.querySelectorAll(element.localName);
  return `${place}:${element.localName}:${[...alike].indexOf(element) + 1}`;
}

/** The parent in the flat tree: the slot of slotted content, the host of a shadow root. */
export const flatParentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? shadowHost(node) ?? null;
