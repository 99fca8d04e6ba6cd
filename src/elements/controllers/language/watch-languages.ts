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

/** Updates an element whenever a `lang` changes in the document or in a shadow root around it. */
export function watchLanguages(host: ReactiveControllerHost): void {
  hosts.add(new WeakRef(host));
}

/** Observes the roots around an element, at its current place. */
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
