import { type CSSResult, type LitElement, isServer } from 'lit';
import { adoptAgain, adoptStyles } from './adopt-styles.js';
import { stopUsedKeys } from './keys.js';

/**
 * Makes the shadow root that an element renders into. `attachShadow()` empties a root that a server rendered.
 * Nothing is hydrated, because a server can't know the player's settings and the saved game. This replaces
 * lit's `createRenderRoot`, which `@lit-labs/ssr-client` overrides with one that hydrates. The styles stay
 * when the element moves to another document.
 */
export function emptyRenderRoot(element: LitElement): ShadowRoot {
  const { shadowRootOptions, elementStyles } = element.constructor as typeof LitElement;
  const root = element.attachShadow(shadowRootOptions);
  if (isServer as boolean) return root;
  adoptStyles(root, ...(elementStyles as CSSResult[]));
  element.addController({ hostConnected: () => adoptAgain(root) });
  stopUsedKeys(root);
  return root;
}
