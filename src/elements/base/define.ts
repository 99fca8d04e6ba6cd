import { VERSION } from './version.js';

/** An element class as it stands in the registry; ours carry the version of their kit. */
type Registered = CustomElementConstructor & { readonly version?: string };

/**
 * Registers an element once. The same file loaded twice, or two versions of the kit on one page,
 * must not break the page: a tag that is taken is left alone, with one warning where the versions
 * differ. Where there is no registry (a server) nothing happens.
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
