import * as lit from 'lit';
import { DrawnElement } from '../../../src/elements/drawn-element.js';
import * as twin from '../../../scripts/build/cdn/lit/index.js';

type Tag = (strings: TemplateStringsArray, ...values: unknown[]) => unknown;

/** What the sources use of lit, so far as a test asks for it. */
export interface Kit {
  readonly html: Tag;
  readonly svg: Tag;
  readonly nothing: symbol;
  readonly render: (value: unknown, container: HTMLElement) => unknown;
  readonly css: (strings: TemplateStringsArray) => lit.CSSResultGroup;
  readonly LitElement: typeof lit.LitElement;
}

/** lit as the kit's elements have it, and the twin that the CDN files hold in its place. */
export const KITS = {
  lit: { ...lit, LitElement: DrawnElement },
  twin: twin as unknown as Kit,
} satisfies Record<string, Kit>;

/** Writes a tree down, each node with the number under which it was first seen; no comments, and no empty texts. */
export function writer(): (root: Node) => readonly string[] {
  const numbers = new Map<Node, number>();
  const numberOf = (node: Node): number => {
    if (!numbers.has(node)) numbers.set(node, numbers.size);
    return numbers.get(node)!;
  };
  const lines = (node: Node, indent: string): readonly string[] => {
    if (node instanceof Comment || (node instanceof Text && !node.data)) return [];
    const inside = [...node.childNodes].flatMap((child) => lines(child, `${indent} `));
    const start = `${indent}${numberOf(node)} `;
    if (node instanceof Text) return [start + JSON.stringify(node.data)];
    if (!(node instanceof Element)) return [start + node.nodeName, ...inside];
    const attributes = node.getAttributeNames().map((name) => `${name}=${node.getAttribute(name)}`);
    const namespace = node.namespaceURI?.split('/').at(-1) ?? '';
    return [`${start}${namespace}:${node.localName} ${attributes.join(' ')}`, ...inside];
  };
  return (root) => lines(root, '');
}

/**
 * Tells what of attributes and texts was written while something is done: not of new nodes, and not
 * where an attribute has been given the text that it had.
 */
export function watcher(root: Node): (act: () => void) => readonly string[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, {
    attributeOldValue: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  const known = new Set<Node>();
  const learn = (node: Node): void => {
    known.add(node);
    node.childNodes.forEach(learn);
  };
  return (act) => {
    learn(root);
    act();
    return observer
      .takeRecords()
      .filter(({ target, type }) => known.has(target) && type !== 'childList')
      .filter(
        ({ attributeName: name, target, oldValue }) =>
          name === null || (target as Element).getAttribute(name) !== oldValue,
      )
      .map((record) => `${record.type} ${record.target.nodeName} ${record.attributeName ?? ''}`);
  };
}
