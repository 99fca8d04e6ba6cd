import { LitElement, adoptStyles, isServer } from 'lit';

/**
 * What every element is: one that draws itself anew where a server has drawn it already.
 * `attachShadow()` empties a root that came with the page. Nothing is hydrated, for a server can't
 * know what is to be seen here: the player's settings, the game that was kept.
 */
export abstract class DrawnElement extends LitElement {
  /** Not lit's own, which `@lit-labs/ssr-client` makes into one that hydrates. */
  protected override createRenderRoot(): ShadowRoot {
    const { shadowRootOptions, elementStyles } = this.constructor as typeof LitElement;
    const root = this.attachShadow(shadowRootOptions);
    if (!(isServer as boolean)) adoptStyles(root, elementStyles);
    return root;
  }
}
