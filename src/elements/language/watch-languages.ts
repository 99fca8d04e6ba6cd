import type { ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

const hosts = new Set<WeakRef<Host>>();
/** Elements that are asked, and what they stand in that is looked at. */
const known = new WeakSet<Node>();
let observer: MutationObserver | undefined;

function isNew(node: Node): boolean {
  if (known.has(node)) return false;
  known.add(node);
  return true;
}

function askAll(): void {
  for (const ref of hosts) {
    const one = ref.deref();
    if (one) one.requestUpdate();
    else hosts.delete(ref);
  }
}

/**
 * Asks an element for a render whenever a `lang` changes anywhere in the document, or in a shadow root that it
 * stands in; told anew with every render, since it may stand in others by then.
 */
export function watchLanguages(host: Host): void {
  if (isNew(host)) hosts.add(new WeakRef(host));
  observer ??= new MutationObserver(askAll);
  for (let node: Node | undefined = host; node;) {
    const root = node.getRootNode();
    const filter = { subtree: true, attributes: true, attributeFilter: ['lang'] };
    if (isNew(root)) observer.observe(root, filter);
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
}
