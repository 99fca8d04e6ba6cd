/**
 * An event of the kit, as a listener on its element gets it. On anything around that, `target` is the element
 * as seen from there.
 */
export interface GameEvent<
  Detail,
  Element extends HTMLElement = HTMLElement,
> extends CustomEvent<Detail> {
  readonly target: Element;
}
