import { VERSION } from './version.js';

/** A registered class. The kit's classes have the version of the kit. */
type Registered = CustomElementConstructor & { readonly version?: string };

/**
 * Registers an element, unless the tag is taken: the same file may be loaded twice, or two versions of the
 * kit. Warns if the versions differ. Does nothing on a server.
 */
export function defineElement(tag: string, element: Registered): void {
  if (!('customElements' in globalThis)) return;
  const taken: Registered | undefined = customElements.get(tag);
  if (!taken) {
    customElements.define(tag, element);
  } else if (taken.version !== VERSION) {
    console.warn(`<${tag}>: baize ${taken.version} is in use already; ${VERSION} is not used.`);
  }
}
