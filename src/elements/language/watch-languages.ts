import type { ReactiveControllerHost } from 'lit';

const hosts = new Set<WeakRef<ReactiveControllerHost>>();
let observer: MutationObserver | undefined;

/** Asks an element for a render whenever a `lang` anywhere in the document changes. */
export function watchLanguages(host: ReactiveControllerHost): void {
  hosts.add(new WeakRef(host));
  if (observer) return;
  observer = new MutationObserver(() => {
    for (const ref of hosts) {
      const one = ref.deref();
      if (one) one.requestUpdate();
      else hosts.delete(ref);
    }
  });
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['lang'] });
}
