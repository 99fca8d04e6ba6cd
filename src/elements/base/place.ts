import { shadowHost } from './place-in-page.js';

/**
 * The default name for an element's saves: the page's path, the hosts of shadow roots around it, its tag, and
 * its number among such tags.
 */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const place = 'mode' in root ? nameOf(root.host) : location.pathname;
  const alike = root.querySelectorAll(element.localName);
  return `${place}:${element.localName}:${[...alike].indexOf(element) + 1}`;
}

/** The parent in the flat tree: the slot of slotted content, the host of a shadow root. */
export const flatParentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? shadowHost(node) ?? null;
