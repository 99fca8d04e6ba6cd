import { shadowHost } from './place-in-page.js';

/**
 * Which of the site's elements this is: the page's path, in shadow roots their hosts, the tag and its
 * ordinal among its kind there.
 */
export function nameOf(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const place = 'mode' in root ? nameOf(root.host) : location.pathname;
  const alike = root.querySelectorAll(element.localName);
  return `${place}:${element.localName}:${[...alike].indexOf(element) + 1}`;
}

/** The parent of a node as it is shown: of slotted content its slot, of a shadow root its host. */
export const flatParentOf = (node: Node): Node | null =>
  (node as Partial<Element>).assignedSlot ?? node.parentNode ?? shadowHost(node) ?? null;
