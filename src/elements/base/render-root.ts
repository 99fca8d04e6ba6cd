import { type CSSResult, type LitElement, isServer } from 'lit';
import { adoptAgain, adoptStyles } from './adopt-styles.js';
import { stopUsedKeys } from './keys.js';

/**
 * The shadow root that an element draws in. `attachShadow()` empties a root that a server has drawn:
 * nothing is hydrated, because a server can't know the player's settings and the game that was kept.
 * It takes the place of lit's own `createRenderRoot`, which `@lit-labs/ssr-client` replaces by one
 * that hydrates. Its styles stay when the element goes to another document.
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
