import { shadowHost } from '../../base/place-in-page.js';
import type { ReactiveControllerHost } from 'lit';

const hosts = new Set<WeakRef<ReactiveControllerHost>>();
const roots = new WeakSet<Node>();
let observer: MutationObserver | undefined;

const changed = (): void => {
  for (const ref of hosts) {
    const one = ref.deref();
    if (one) one.requestUpdate();
    else hosts.delete(ref);
  }
};

/** Asks an element for a render whenever a `lang` changes in the document, or in a shadow root around it. */
export function watchLanguages(host: ReactiveControllerHost): void {
  hosts.add(new WeakRef(host));
}

/** Has the roots around an element watched, wherever it stands now. */
export function watchRoots(host: Node): void {
  observer ??= new MutationObserver(changed);
  for (let node: Node | undefined = host; node;) {
    const root = node.getRootNode();
    if (!roots.has(root)) {
      roots.add(root);
      observer.observe(root, { subtree: true, attributes: true, attributeFilter: ['lang'] });
    }
    node = shadowHost(root);
  }
}
